//! The SQL of the outbox.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::outbox::{Mail, Outbox, QueuedMail};
use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

#[async_trait]
impl Outbox for Sqlite {
    async fn next_mail(&self, now: i64) -> Result<Option<QueuedMail>, StoreError> {
        let found: Option<(i64, u32, String)> = self
            .read(move |db| {
                db.query_row(
                    "select id, tries, mail from outbox where due_at <= ?1 order by due_at, id limit 1",
                    [now],
                    |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
                )
                .optional()
            })
            .await?;
        let Some((id, tries, text)) = found else {
            return Ok(None);
        };
        let mail: Mail =
            serde_json::from_str(&text).map_err(|error| StoreError::Unavailable(error.into()))?;
        Ok(Some(QueuedMail { id, tries, mail }))
    }

    async fn remove_mail(&self, id: i64) -> Result<(), StoreError> {
        self.write(move |db| db.execute("delete from outbox where id = ?1", [id]))
            .await?;
        Ok(())
    }

    async fn postpone_mail(&self, id: i64, due_at: i64) -> Result<(), StoreError> {
        self.write(move |db| {
            db.execute(
                "update outbox set tries = tries + 1, due_at = ?2 where id = ?1",
                params![id, due_at],
            )
        })
        .await?;
        Ok(())
    }

    async fn waiting_mails(&self) -> Result<u32, StoreError> {
        self.read(|db| db.query_row("select count(*) from outbox", [], |row| row.get(0)))
            .await
    }
}
