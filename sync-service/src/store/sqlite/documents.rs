//! The SQL of documents.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::documents::{Document, Documents};
use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

#[async_trait]
impl Documents for Sqlite {
    async fn document(&self, uid: &str) -> Result<Option<Document>, StoreError> {
        let uid = uid.to_owned();
        self.peek(move |db| {
            db.prepare_cached("select version, content from documents where uid = ?1")?
                .query_row([uid], |row| {
                    Ok(Document {
                        version: row.get(0)?,
                        content: row.get(1)?,
                    })
                })
                .optional()
        })
        .await
    }

    async fn put_document(
        &self,
        uid: &str,
        version: i64,
        content: &str,
    ) -> Result<bool, StoreError> {
        let (uid, content) = (uid.to_owned(), content.to_owned());
        self.write(move |db| {
            let changed = if version == 0 {
                db.prepare_cached(
                    "insert into documents (uid, version, content) select ?1, 1, ?2
                     where not exists (select 1 from documents where uid = ?1)",
                )?
                .execute(params![uid, content])?
            } else {
                db.prepare_cached(
                    "update documents set version = version + 1, content = ?3
                     where uid = ?1 and version = ?2",
                )?
                .execute(params![uid, version, content])?
            };
            Ok(changed == 1)
        })
        .await
    }
}
