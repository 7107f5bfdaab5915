//! The SQL of messages.

use super::Postgres;
use super::columns::text;
use crate::store::StoreError;
use crate::store::messages::Messages;
use crate::store::outbox::Mail;
use async_trait::async_trait;
use sync_protocol::contact::ContactMessage;
use tokio_postgres::Row;

fn message_of(row: &Row) -> Result<(i64, ContactMessage), StoreError> {
    let message = ContactMessage {
        key: row.try_get(1)?,
        name: row.try_get(2)?,
        contact: row.try_get(3)?,
        subject: row.try_get(4)?,
        message: row.try_get(5)?,
    };
    Ok((row.try_get(0)?, message))
}

#[async_trait]
impl Messages for Postgres {
    async fn store_message(
        &self,
        message: &ContactMessage,
        mail: &Mail,
        at: i64,
    ) -> Result<bool, StoreError> {
        let sql = "with added as
               (insert into messages (key, name, contact, subject, message, received_at)
                values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing returning 1)
             insert into outbox (mail, due_at, domain) select $7, $6, $8 from added";
        let ContactMessage {
            key,
            name,
            contact,
            subject,
            message,
        } = message;
        let (mail, domain) = (text(mail)?, mail.domain());
        let added = self
            .run(
                sql,
                &[key, name, contact, subject, message, &at, &mail, &domain],
            )
            .await?;
        Ok(added == 1)
    }

    async fn messages(&self, most: u32) -> Result<Vec<(i64, ContactMessage)>, StoreError> {
        let sql = "select received_at, key, name, contact, subject, message from messages
             order by received_at desc, key limit $1";
        let rows = self.rows(sql, &[&i64::from(most)]).await?;
        rows.iter().map(message_of).collect()
    }

    async fn forget_messages(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from messages where received_at < $1";
        self.run(sql, &[&before]).await
    }
}
