//! The SQL of security events.

use super::Postgres;
use crate::store::StoreError;
use crate::store::audit::{Audit, AuditEvent};
use async_trait::async_trait;

#[async_trait]
impl Audit for Postgres {
    async fn record(&self, event: &AuditEvent) -> Result<(), StoreError> {
        let sql = "insert into audit (at, event, who) values ($1, $2, $3)";
        self.run(sql, &[&event.at, &event.event, &event.who])
            .await
            .map(drop)
    }

    async fn events_of(&self, who: &str, most: u32) -> Result<Vec<AuditEvent>, StoreError> {
        let sql = "select at, event, who from audit where who = $1 order by id limit $2";
        let rows = self.rows(sql, &[&who, &i64::from(most)]).await?;
        let event = |row: &tokio_postgres::Row| {
            Ok(AuditEvent {
                at: row.try_get(0)?,
                event: row.try_get(1)?,
                who: row.try_get(2)?,
            })
        };
        rows.iter().map(event).collect()
    }

    async fn forget_events_of(&self, who: &str) -> Result<usize, StoreError> {
        self.run("delete from audit where who = $1", &[&who]).await
    }

    async fn forget_events(&self, before: i64, most: u32) -> Result<usize, StoreError> {
        let sql = "delete from audit
             where at < $1 or id <= (select max(id) from audit) - $2::bigint";
        self.run(sql, &[&before, &i64::from(most)]).await
    }
}
