//! The SQL of documents.

use super::Sqlite;
use super::json::text;
use crate::store::StoreError;
use crate::store::documents::{Document, Documents, Found, Kept};
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

#[async_trait]
impl Documents for Sqlite {
    async fn document(&self, uid: &Uid) -> Result<Option<Document>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
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

    async fn document_up_to(&self, uid: &Uid, bytes: usize) -> Result<Found, StoreError> {
        let uid = uid.to_owned();
        // The row's header holds the length, so a long text is not touched.
        self.read_inline(move |db| {
            let found = db
                .prepare_cached(
                    "select version, octet_length(content),
                     case when octet_length(content) <= ?2 then content end
                     from documents where uid = ?1",
                )?
                .query_row(
                    params![uid, i64::try_from(bytes).unwrap_or(i64::MAX)],
                    |row| {
                        Ok(match row.get(2)? {
                            Some(content) => Found::Small(Some(Document {
                                version: row.get(0)?,
                                content,
                            })),
                            None => Found::Large(
                                usize::try_from(row.get::<_, i64>(1)?).unwrap_or(usize::MAX),
                            ),
                        })
                    },
                );
            Ok(found.optional()?.unwrap_or(Found::Small(None)))
        })
        .await
    }

    async fn put_document(
        &self,
        uid: &Uid,
        epoch: i64,
        version: i64,
        content: String,
    ) -> Result<Kept, StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| {
            let changed = if version == 0 {
                db.prepare_cached(
                    "insert into documents (uid, version, content) select uid, 1, ?3 from users u
                     where uid = ?1 and epoch = ?2 and not disabled
                     and not exists (select 1 from documents d where d.uid = u.uid)",
                )?
                .execute(params![uid, epoch, content])?
            } else {
                db.prepare_cached(
                    "update documents set version = version + 1, content = ?4
                     where uid = ?1 and version = ?3 and exists
                     (select 1 from users where uid = ?1 and epoch = ?2 and not disabled)",
                )?
                .execute(params![uid, epoch, version, content])?
            };
            Ok(if changed == 1 {
                Kept::Done
            } else if has_session(db, &uid, epoch)? {
                Kept::Changed
            } else {
                Kept::SessionEnded
            })
        })
        .await
    }

    async fn document_versions(&self, uids: &[Uid]) -> Result<Vec<(Uid, i64)>, StoreError> {
        let uids = uids.to_vec();
        self.read(move |db| {
            db.prepare_cached(
                "select uid, version from documents
                 where uid in (select value from json_each(?1))",
            )?
            .query_map([text(&uids)?], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect()
        })
        .await
    }
}

/// Whether sessions of this epoch still count.
fn has_session(db: &Connection, uid: &Uid, epoch: i64) -> rusqlite::Result<bool> {
    db.prepare_cached("select 1 from users where uid = ?1 and epoch = ?2 and not disabled")?
        .exists(params![uid, epoch])
}
