//! The SQL of lists.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::listings::{Listings, StoredListing};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, Row as DbRow, params};
use sync_protocol::listings::{ListingName, Row};

#[async_trait]
impl Listings for Sqlite {
    async fn listing_revisions(&self) -> Result<Vec<(ListingName, i64)>, StoreError> {
        self.read(|db| {
            db.prepare_cached("select name, revision from listings order by name")?
                .query_map([], |row| Ok((name(row, 0)?, row.get(1)?)))?
                .collect()
        })
        .await
    }

    async fn listing(&self, wanted: &ListingName) -> Result<Option<StoredListing>, StoreError> {
        let wanted = wanted.to_string();
        self.read(move |db| {
            db.query_row(
                "select name, revision, rows, floor, updated_at from listings where name = ?1",
                [wanted],
                |row| {
                    Ok(StoredListing {
                        name: name(row, 0)?,
                        revision: row.get(1)?,
                        rows: serde_json::from_str(&row.get::<_, String>(2)?)
                            .map_err(|error| unreadable(2, error))?,
                        floor: row.get(3)?,
                        updated_at: row.get(4)?,
                    })
                },
            )
            .optional()
        })
        .await
    }

    async fn replace_listing(
        &self,
        name: &ListingName,
        expected: i64,
        rows: &[Row],
        floor: Option<u32>,
        at: i64,
    ) -> Result<i64, StoreError> {
        let name = name.to_string();
        let rows =
            serde_json::to_string(rows).map_err(|error| StoreError::Unavailable(error.into()))?;
        self.write(move |db| {
            let changed = db.execute(
                "insert into listings (name, revision, rows, floor, updated_at)
                 select ?1, ?2 + 1, ?3, ?4, ?5
                 where ?2 = coalesce((select revision from listings where name = ?1), 0)
                 on conflict (name) do update set revision = excluded.revision, rows = excluded.rows,
                 floor = excluded.floor,
                 updated_at = excluded.updated_at",
                params![name, expected, rows, floor, at],
            )?;
            Ok((changed == 1).then_some(expected + 1))
        })
        .await?
        .ok_or(StoreError::Conflict)
    }
}

fn name(row: &DbRow<'_>, column: usize) -> rusqlite::Result<ListingName> {
    let text: String = row.get(column)?;
    ListingName::parse(&text).ok_or_else(|| unreadable(column, format!("not a name: {text}")))
}

fn unreadable(column: usize, cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    Error::FromSqlConversionFailure(column, Type::Text, cause.into())
}
