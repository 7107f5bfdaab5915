//! The SQL of the tie to the place of files.

use super::Sqlite;
use super::json::text;
use crate::store::StoreError;
use crate::store::files_marker::{FilesMarker, FilesMarkers, KeptBytes};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension};

/// The marker that a database knows.
pub(super) fn marker_of(db: &Connection) -> rusqlite::Result<Option<FilesMarker>> {
    let sql = "select name, is_placed from files_marker";
    let marker = db.query_row(sql, [], |row| {
        Ok(FilesMarker {
            name: row.get(0)?,
            is_placed: row.get(1)?,
        })
    });
    marker.optional()
}

#[async_trait]
impl FilesMarkers for Sqlite {
    async fn files_marker(&self) -> Result<Option<FilesMarker>, StoreError> {
        self.read(marker_of).await
    }

    async fn name_files_marker(&self, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        let sql = "insert into files_marker (id, name, is_placed) values (1, ?1, 0)
             on conflict (id) do nothing";
        let change = self.write(move |db| db.execute(sql, [name]));
        change.await.map(drop)
    }

    async fn place_files_marker(&self, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        let sql = "update files_marker set is_placed = 1 where name = ?1";
        let change = self.write(move |db| db.execute(sql, [name]));
        change.await.map(drop)
    }

    async fn rename_files_marker(&self, name: &str, new: &str) -> Result<(), StoreError> {
        let (name, new) = (name.to_owned(), new.to_owned());
        let sql = "update files_marker set name = ?2, is_placed = 0 where name = ?1";
        let change = self.write(move |db| db.execute(sql, [name, new]));
        change.await.map(drop)
    }

    async fn bytes_after(&self, blob: &str, most: u32) -> Result<Vec<KeptBytes>, StoreError> {
        let blob = blob.to_owned();
        let sql = "select uid, blob, size from files where blob > ?1 order by blob limit ?2";
        self.read(move |db| {
            db.prepare_cached(sql)?
                .query_map((blob, most), |row| {
                    Ok(KeptBytes {
                        uid: row.get(0)?,
                        blob: row.get(1)?,
                        size: row.get::<_, i64>(2)?.unsigned_abs(),
                    })
                })?
                .collect()
        })
        .await
    }

    async fn unused_blobs(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.read(move |db| {
            db.prepare_cached("select name from unused_blobs limit ?1")?
                .query_map([most], |row| row.get(0))?
                .collect()
        })
        .await
    }

    async fn forget_unused_blobs(&self, names: &[String]) -> Result<(), StoreError> {
        let names = names.to_owned();
        let sql = "delete from unused_blobs where name in (select value from json_each(?1))";
        let change = self.write(move |db| db.prepare_cached(sql)?.execute([text(&names)?]));
        change.await.map(drop)
    }
}
