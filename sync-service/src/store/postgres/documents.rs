//! The SQL of documents.

use super::Postgres;
use super::columns::number;
use crate::store::StoreError;
use crate::store::documents::{Document, Documents, Found, Kept};
use crate::uid::Uid;
use async_trait::async_trait;

/// Writes on behalf of a session of an epoch. The row of the account is locked against changes, so
/// that a session that ends is either before or after. Answers whether there is such a session, and
/// whether the document was written.
const FIRST: &str = "with session as
       (select 1 from users where uid = $1 and epoch = $2 and not disabled for share),
     written as
       (insert into documents (uid, version, content) select $1, 1, $3 from session
        on conflict (uid) do nothing returning 1)
     select exists (select 1 from session), exists (select 1 from written)";
const NEXT: &str = "with session as
       (select 1 from users where uid = $1 and epoch = $2 and not disabled for share),
     written as
       (update documents set version = version + 1, content = $3
        where uid = $1 and version = $4 and exists (select 1 from session) returning 1)
     select exists (select 1 from session), exists (select 1 from written)";

#[async_trait]
impl Documents for Postgres {
    async fn document(&self, uid: &Uid) -> Result<Option<Document>, StoreError> {
        let sql = "select version, content from documents where uid = $1";
        let Some(row) = self.row(sql, &[&uid]).await? else {
            return Ok(None);
        };
        Ok(Some(Document {
            version: row.try_get(0)?,
            content: row.try_get(1)?,
        }))
    }

    async fn document_up_to(&self, uid: &Uid, bytes: usize) -> Result<Found, StoreError> {
        let sql = "select version, octet_length(content)::bigint,
             case when octet_length(content) <= $2::bigint then content end
             from documents where uid = $1";
        let most = i64::try_from(bytes).unwrap_or(i64::MAX);
        let Some(row) = self.row(sql, &[&uid, &most]).await? else {
            return Ok(Found::Small(None));
        };
        let content: Option<String> = row.try_get(2)?;
        Ok(match content {
            Some(content) => Found::Small(Some(Document {
                version: row.try_get(0)?,
                content,
            })),
            None => Found::Large(number(&row, 1)?),
        })
    }

    async fn put_document(
        &self,
        uid: &Uid,
        epoch: i64,
        version: i64,
        content: String,
    ) -> Result<Kept, StoreError> {
        let row = if version == 0 {
            self.row(FIRST, &[&uid, &epoch, &content]).await?
        } else {
            self.row(NEXT, &[&uid, &epoch, &content, &version]).await?
        };
        let Some(row) = row else {
            return Ok(Kept::SessionEnded);
        };
        Ok(match (row.try_get(0)?, row.try_get(1)?) {
            (false, _) => Kept::SessionEnded,
            (true, false) => Kept::Changed,
            (true, true) => Kept::Done,
        })
    }

    async fn document_versions(&self, uids: &[Uid]) -> Result<Vec<(Uid, i64)>, StoreError> {
        let sql = "select uid, version from documents where uid = any($1)";
        let rows = self.rows(sql, &[&uids]).await?;
        let versions = rows
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        versions.collect()
    }
}
