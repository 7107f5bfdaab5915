//! The SQL of the tie to the place of files.

use super::Postgres;
use super::columns::number;
use super::files::strings;
use crate::store::StoreError;
use crate::store::files_marker::{FilesMarker, FilesMarkers, KeptBytes};
use async_trait::async_trait;

#[async_trait]
impl FilesMarkers for Postgres {
    async fn files_marker(&self) -> Result<Option<FilesMarker>, StoreError> {
        let row = self
            .row("select name, is_placed from files_marker", &[])
            .await?;
        row.map(|row| {
            Ok(FilesMarker {
                name: row.try_get(0)?,
                is_placed: row.try_get(1)?,
            })
        })
        .transpose()
    }

    async fn name_files_marker(&self, name: &str) -> Result<(), StoreError> {
        let sql = "insert into files_marker (id, name, is_placed) values (1, $1, false)
             on conflict (id) do nothing";
        self.run(sql, &[&name]).await.map(drop)
    }

    async fn place_files_marker(&self, name: &str) -> Result<(), StoreError> {
        let sql = "update files_marker set is_placed = true where name = $1";
        self.run(sql, &[&name]).await.map(drop)
    }

    async fn rename_files_marker(&self, name: &str, new: &str) -> Result<(), StoreError> {
        let sql = "update files_marker set name = $2, is_placed = false where name = $1";
        self.run(sql, &[&name, &new]).await.map(drop)
    }

    async fn bytes_after(&self, blob: &str, most: u32) -> Result<Vec<KeptBytes>, StoreError> {
        let sql = "select uid, blob, size from files where blob > $1 order by blob limit $2";
        let rows = self.rows(sql, &[&blob, &i64::from(most)]).await?;
        let bytes = rows.iter().map(|row| {
            Ok(KeptBytes {
                uid: row.try_get(0)?,
                blob: row.try_get(1)?,
                size: number(row, 2)?,
            })
        });
        bytes.collect()
    }

    async fn unused_blobs(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "select name from unused_blobs limit $1";
        strings(&self.rows(sql, &[&i64::from(most)]).await?)
    }

    async fn forget_unused_blobs(&self, names: &[String]) -> Result<(), StoreError> {
        let sql = "delete from unused_blobs where name = any($1)";
        self.run(sql, &[&names]).await.map(drop)
    }
}
