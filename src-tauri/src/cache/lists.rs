//! Lists kept for the time without a network, each replaced whole.

use super::Cache;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, params};
use sync_protocol::listings::{ListingName, Row};

/// The last good copy of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptList {
    /// The rows.
    pub rows: Vec<Row>,
    /// The service's tag of them.
    pub etag: String,
    /// When the service last said that they are right, in milliseconds since 1970.
    pub confirmed_at: i64,
}

impl Cache {
    /// The copy of a list.
    pub async fn list(&self, name: &ListingName) -> rusqlite::Result<Option<KeptList>> {
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
                    Ok(KeptList {
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
    pub async fn keep_list(&self, name: &ListingName, list: &KeptList) -> rusqlite::Result<()> {
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

    /// Notes that the service still has the list it was copied from.
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
