//! The SQL of messages.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::messages::Messages;
use crate::store::outbox::Mail;
use async_trait::async_trait;
use rusqlite::params;
use sync_protocol::contact::ContactMessage;

#[async_trait]
impl Messages for Sqlite {
    async fn store_message(
        &self,
        message: &ContactMessage,
        mail: &Mail,
        at: i64,
    ) -> Result<bool, StoreError> {
        let message = message.clone();
        let domain = mail.domain().map(str::to_owned);
        let mail =
            serde_json::to_string(mail).map_err(|error| StoreError::Unavailable(error.into()))?;
        self.write(move |db| {
            let ContactMessage {
                key,
                name,
                contact,
                subject,
                message,
            } = message;
            let added = db.execute(
                "insert into messages (key, name, contact, subject, message, received_at)
                 values (?1, ?2, ?3, ?4, ?5, ?6) on conflict (key) do nothing",
                params![key, name, contact, subject, message, at],
            )?;
            if added == 1 {
                db.execute(
                    "insert into outbox (mail, due_at, domain) values (?1, ?2, ?3)",
                    params![mail, at, domain],
                )?;
            }
            Ok(added == 1)
        })
        .await
    }

    async fn messages(&self, most: u32) -> Result<Vec<(i64, ContactMessage)>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select received_at, key, name, contact, subject, message from messages
                 order by received_at desc, key limit ?1",
            )?
            .query_map([most], |row| {
                let message = ContactMessage {
                    key: row.get(1)?,
                    name: row.get(2)?,
                    contact: row.get(3)?,
                    subject: row.get(4)?,
                    message: row.get(5)?,
                };
                Ok((row.get(0)?, message))
            })?
            .collect()
        })
        .await
    }

    async fn forget_messages(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from messages where received_at < ?1", [before]))
            .await
    }
}
