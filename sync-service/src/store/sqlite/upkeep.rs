//! The SQL of upkeep.

use super::{Sqlite, migrate, unavailable};
use crate::store::StoreError;
use crate::store::upkeep::Upkeep;
use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

#[async_trait]
impl Upkeep for Sqlite {
    async fn mark(&self, name: &'static str) -> Result<Option<i64>, StoreError> {
        self.read(move |db| {
            db.prepare_cached("select at from marks where name = ?1")?
                .query_row([name], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn set_mark(&self, name: &'static str, at: i64) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached(
                "insert into marks (name, at) values (?1, ?2)
                 on conflict (name) do update set at = excluded.at",
            )?
            .execute(params![name, at])
            .map(drop)
        })
        .await
    }

    async fn forget_copies(&self, before: i64) -> Result<usize, StoreError> {
        let data = self.file.parent().map(std::path::Path::to_owned);
        let removal = tokio::task::spawn_blocking(move || {
            data.map_or(Ok(0), |data| migrate::forget_copies(&data, before))
        });
        removal.await.map_err(unavailable)?.map_err(unavailable)
    }

    async fn session_count(&self) -> Result<u64, StoreError> {
        self.read(|db| {
            db.query_row("select count(*) from sessions", [], |row| {
                row.get::<_, i64>(0).map(i64::unsigned_abs)
            })
        })
        .await
    }

    async fn listing_times(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.read(|db| {
            db.prepare_cached("select name, updated_at from listings order by name")?
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect()
        })
        .await
    }
}
