//! The SQL of upkeep.

use super::Postgres;
use super::columns::number;
use crate::store::StoreError;
use crate::store::upkeep::Upkeep;
use async_trait::async_trait;

#[async_trait]
impl Upkeep for Postgres {
    async fn mark(&self, name: &'static str) -> Result<Option<i64>, StoreError> {
        let row = self
            .row("select at from marks where name = $1", &[&name])
            .await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn set_mark(&self, name: &'static str, at: i64) -> Result<(), StoreError> {
        let sql = "insert into marks (name, at) values ($1, $2)
             on conflict (name) do update set at = excluded.at";
        self.run(sql, &[&name, &at]).await.map(drop)
    }

    /// Makes no copies before an update: that is the task of the server's own backups.
    async fn forget_copies(&self, _before: i64) -> Result<usize, StoreError> {
        Ok(0)
    }

    async fn session_count(&self) -> Result<u64, StoreError> {
        let row = self.row("select count(*) from sessions", &[]).await?;
        row.map_or(Ok(0), |row| number(&row, 0))
    }

    async fn listing_times(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "select name, updated_at from listings order by name";
        let rows = self.rows(sql, &[]).await?;
        let times = rows
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        times.collect()
    }
}
