//! The SQL of security events.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::audit::{Audit, AuditEvent};
use async_trait::async_trait;
use rusqlite::params;

#[async_trait]
impl Audit for Sqlite {
    async fn record(&self, event: &AuditEvent) -> Result<(), StoreError> {
        let AuditEvent { at, event, who } = event.clone();
        self.write(move |db| {
            db.prepare_cached("insert into audit (at, event, who) values (?1, ?2, ?3)")?
                .execute(params![at, event, who])
        })
        .await?;
        Ok(())
    }

    async fn events_of(&self, who: &str, most: u32) -> Result<Vec<AuditEvent>, StoreError> {
        let who = who.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select at, event, who from audit where who = ?1 order by id limit ?2",
            )?
            .query_map(params![who, most], |row| {
                Ok(AuditEvent {
                    at: row.get(0)?,
                    event: row.get(1)?,
                    who: row.get(2)?,
                })
            })?
            .collect()
        })
        .await
    }

    async fn forget_events_of(&self, who: &str) -> Result<usize, StoreError> {
        let who = who.to_owned();
        self.write(move |db| db.execute("delete from audit where who = ?1", [who]))
            .await
    }

    async fn forget_events(&self, before: i64, most: u32) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.execute(
                "delete from audit where at < ?1 or id <= (select max(id) from audit) - ?2",
                params![before, most],
            )
        })
        .await
    }
}
