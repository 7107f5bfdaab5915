//! The SQL of lists.

use super::Postgres;
use super::columns::{number_or_none, parsed, text, unreadable};
use crate::store::StoreError;
use crate::store::listings::{Listings, StoredListing};
use async_trait::async_trait;
use sync_protocol::listings::{ListingName, Row};
use tokio_postgres::Row as DbRow;

#[async_trait]
impl Listings for Postgres {
    async fn listing_revisions(&self) -> Result<Vec<(ListingName, i64)>, StoreError> {
        let sql = "select name, revision from listings order by name";
        let rows = self.rows(sql, &[]).await?;
        rows.iter()
            .map(|row| Ok((name(row, 0)?, row.try_get(1)?)))
            .collect()
    }

    async fn listing(&self, wanted: &ListingName) -> Result<Option<StoredListing>, StoreError> {
        let sql = "select name, revision, rows, floor, updated_at from listings where name = $1";
        let Some(row) = self.row(sql, &[&wanted.to_string()]).await? else {
            return Ok(None);
        };
        Ok(Some(StoredListing {
            name: name(&row, 0)?,
            revision: row.try_get(1)?,
            rows: parsed(&row, 2)?,
            floor: number_or_none(&row, 3)?,
            updated_at: row.try_get(4)?,
        }))
    }

    async fn replace_listing(
        &self,
        name: &ListingName,
        expected: i64,
        rows: &[Row],
        floor: Option<u32>,
        at: i64,
    ) -> Result<i64, StoreError> {
        let sql = if expected == 0 {
            "insert into listings (name, revision, rows, floor, updated_at)
             values ($1, $2::bigint + 1, $3, $4, $5) on conflict (name) do nothing"
        } else {
            "update listings set revision = revision + 1, rows = $3, floor = $4, updated_at = $5
             where name = $1 and revision = $2"
        };
        let (name, rows, floor) = (name.to_string(), text(&rows)?, floor.map(i64::from));
        let changed = self
            .run(sql, &[&name, &expected, &rows, &floor, &at])
            .await?;
        if changed == 1 {
            Ok(expected + 1)
        } else {
            Err(StoreError::Conflict)
        }
    }
}

fn name(row: &DbRow, column: usize) -> Result<ListingName, StoreError> {
    let text: &str = row.try_get(column)?;
    ListingName::parse(text).ok_or_else(|| unreadable(format!("not a name: {text}")))
}
