//! The cached lists. A list is always replaced completely.

use super::database::Cache;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, params};
use sync_protocol::listings::{ListingName, Row};

/// The last good copy of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedList {
    /// The rows.
    pub rows: Vec<Row>,
    /// The ETag of the service.
    pub etag: String,
    /// When the service last confirmed the rows, in milliseconds since 1970.
    pub confirmed_at: i64,
}

impl Cache {
    /// Returns the copy of a list.
    pub async fn list(&self, name: &ListingName) -> rusqlite::Result<Option<CachedList>> {
        let name = name.to_string();
        self.run(move |db| {
            db.query_row(
                "select rows, etag, confirmed_at from lists where name = ?1",
                [name],
                |row| {
                    let rows =
                        serde_json::from_str(&row.get::<_, String>(0)?).map_err(|error| {
                            Error::FromSqlConversionFailure(0, Type::Text, error.into())
                        })?;
                    Ok(CachedList {
                        rows,
                        etag: row.get(1)?,
                        confirmed_at: row.get(2)?,
                    })
                },
            )
            .optional()
        })
        .await
    }

    /// The tag of the copy of a list, and when it was confirmed.
    pub async fn list_tag(&self, name: &ListingName) -> rusqlite::Result<Option<(String, i64)>> {
        let name = name.to_string();
        self.run(move |db| {
            let tag = "select etag, confirmed_at from lists where name = ?1";
            db.query_row(tag, [name], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()
        })
        .await
    }

    /// Replaces the copy of a list.
    pub async fn save_list(&self, name: &ListingName, list: &CachedList) -> rusqlite::Result<()> {
        let rows = serde_json::to_string(&list.rows)
            .map_err(|error| Error::ToSqlConversionFailure(error.into()))?;
        let (name, etag, at) = (name.to_string(), list.etag.clone(), list.confirmed_at);
        self.run(move |db| {
            db.execute(
                "insert or replace into lists (name, rows, etag, confirmed_at)
                 values (?1, ?2, ?3, ?4)",
                params![name, rows, etag, at],
            )
        })
        .await
        .map(drop)
    }

    /// Records that the service has confirmed the copy of a list.
    pub async fn confirm_list(&self, name: &ListingName, at: i64) -> rusqlite::Result<()> {
        let name = name.to_string();
        self.run(move |db| {
            db.execute(
                "update lists set confirmed_at = ?2 where name = ?1",
                params![name, at],
            )
        })
        .await
        .map(drop)
    }
}
