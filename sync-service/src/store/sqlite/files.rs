//! The SQL of files.

use super::json::{parsed, text};
use super::{Sqlite, uploads};
use crate::store::StoreError;
use crate::store::files::{Beginning, Files, Put, StoredFile, Upload, UploadBounds};
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

const COLUMNS: &str = "uid, path, blob, size, content_type, md5, crc32c, generation, \
     metageneration, created_at, updated_at, token, custom_metadata, extraction";

fn file_of(row: &Row<'_>) -> rusqlite::Result<StoredFile> {
    Ok(StoredFile {
        uid: row.get(0)?,
        path: row.get(1)?,
        blob: row.get(2)?,
        size: row.get::<_, i64>(3)?.unsigned_abs(),
        content_type: row.get(4)?,
        md5: row.get(5)?,
        crc32c: row.get(6)?,
        generation: row.get(7)?,
        metageneration: row.get(8)?,
        created_at: row.get(9)?,
        updated_at: row.get(10)?,
        token: row.get(11)?,
        custom_metadata: parsed(row, 12)?,
        extraction: row.get(13)?,
    })
}

fn upload_of(row: &Row<'_>) -> rusqlite::Result<Upload> {
    Ok(Upload {
        id: row.get(0)?,
        uid: row.get(1)?,
        path: row.get(2)?,
        content_type: row.get(3)?,
        custom_metadata: parsed(row, 4)?,
        declared: row.get::<_, Option<i64>>(5)?.map(i64::unsigned_abs),
        received: row.get::<_, i64>(6)?.unsigned_abs(),
        parts: parsed(row, 7)?,
        generation: row.get(8)?,
    })
}

fn find(db: &Connection, uid: &Uid, path: &str) -> rusqlite::Result<Option<StoredFile>> {
    db.prepare_cached(&format!(
        "select {COLUMNS} from files where uid = ?1 and path = ?2"
    ))?
    .query_row([uid, path], file_of)
    .optional()
}

fn put(db: &Connection, mut file: StoredFile, most: u32) -> rusqlite::Result<Put> {
    let replaced = find(db, &file.uid, &file.path)?;
    let count: u32 = db
        .prepare_cached("select count(*) from files where uid = ?1")?
        .query_row(params![file.uid], |row| row.get(0))?;
    if replaced.is_none() && count >= most {
        return Ok(Put::Full);
    }
    if let Some(before) = &replaced {
        file.generation = file.generation.max(before.generation + 1);
        // Deleted, not replaced: only then a trigger keeps the name of its blob.
        db.prepare_cached("delete from files where uid = ?1 and path = ?2")?
            .execute(params![file.uid, file.path])?;
    }
    db.prepare_cached(&format!(
        "insert into files ({COLUMNS})
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)"
    ))?
    .execute(params![
        file.uid,
        file.path,
        file.blob,
        file.size.cast_signed(),
        file.content_type,
        file.md5,
        file.crc32c,
        file.generation,
        file.metageneration,
        file.created_at,
        file.updated_at,
        file.token,
        text(&file.custom_metadata)?,
        file.extraction,
    ])?;
    Ok(Put::Stored {
        file: Box::new(file),
        replaced: replaced.map(|before| before.blob),
    })
}

#[async_trait]
impl Files for Sqlite {
    async fn file(&self, uid: &Uid, path: &str) -> Result<Option<StoredFile>, StoreError> {
        let (uid, path) = (uid.to_owned(), path.to_owned());
        self.read_inline(move |db| find(db, &uid, &path)).await
    }

    async fn files(&self, uid: &Uid) -> Result<Vec<StoredFile>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(&format!(
                "select {COLUMNS} from files where uid = ?1 order by path"
            ))?
            .query_map([uid], file_of)?
            .collect()
        })
        .await
    }

    async fn put_file(&self, file: &StoredFile, most: u32) -> Result<Put, StoreError> {
        let file = file.clone();
        self.write(move |db| put(db, file, most)).await
    }

    async fn update_custom_metadata(&self, file: &StoredFile) -> Result<bool, StoreError> {
        let file = file.clone();
        self.write(move |db| {
            let changed = db.execute(
                "update files set custom_metadata = ?4, content_type = ?5, updated_at = ?6,
                    metageneration = metageneration + 1
                 where uid = ?1 and path = ?2 and generation = ?3",
                params![
                    file.uid,
                    file.path,
                    file.generation,
                    text(&file.custom_metadata)?,
                    file.content_type,
                    file.updated_at
                ],
            )?;
            Ok(changed == 1)
        })
        .await
    }

    async fn remove_file(&self, uid: &Uid, path: &str) -> Result<Option<String>, StoreError> {
        let (uid, path) = (uid.to_owned(), path.to_owned());
        self.write(move |db| {
            db.prepare_cached("delete from files where uid = ?1 and path = ?2 returning blob")?
                .query_row(params![uid, path], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn save_extraction(&self, file: &StoredFile, extraction: &str) -> Result<(), StoreError> {
        let (file, extraction) = (file.clone(), extraction.to_owned());
        self.write(move |db| {
            db.prepare_cached(
                "update files set extraction = ?4 where uid = ?1 and path = ?2 and generation = ?3",
            )?
            .execute(params![file.uid, file.path, file.generation, extraction])
        })
        .await
        .map(drop)
    }

    async fn change_token(&self, file: &StoredFile, token: &str) -> Result<bool, StoreError> {
        let (file, token) = (file.clone(), token.to_owned());
        self.write(move |db| {
            let changed = db
                .prepare_cached(
                    "update files set token = ?4
                     where uid = ?1 and path = ?2 and generation = ?3 and token = ?5",
                )?
                .execute(params![
                    file.uid,
                    file.path,
                    file.generation,
                    token,
                    file.token
                ])?;
            Ok(changed == 1)
        })
        .await
    }

    async fn begin_upload(
        &self,
        upload: &Upload,
        at: i64,
        bounds: UploadBounds,
    ) -> Result<(Beginning, Vec<String>), StoreError> {
        let upload = upload.clone();
        self.write(move |db| uploads::begin(db, &upload, at, &bounds))
            .await
    }

    async fn upload(&self, id: &str) -> Result<Option<Upload>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select id, uid, path, content_type, custom_metadata, declared, received, parts, generation
                 from uploads where id = ?1",
            )?
            .query_row([id], upload_of)
            .optional()
        })
        .await
    }

    async fn add_part(
        &self,
        upload: &Upload,
        part: &str,
        length: u64,
        at: i64,
    ) -> Result<bool, StoreError> {
        let (id, before) = (upload.id.clone(), upload.received);
        let mut parts = upload.parts.clone();
        parts.push(part.to_owned());
        self.write(move |db| {
            let changed = db
                .prepare_cached(
                    "update uploads set received = ?3, parts = ?4, touched_at = ?5
                     where id = ?1 and received = ?2 and generation is null",
                )?
                .execute(params![
                    id,
                    before.cast_signed(),
                    (before + length).cast_signed(),
                    text(&parts)?,
                    at
                ])?;
            Ok(changed == 1)
        })
        .await
    }

    async fn finish_upload(&self, id: &str, generation: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| uploads::finish(db, &id, generation))
            .await
    }

    async fn remove_upload(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |db| db.execute("delete from uploads where id = ?1", [id]))
            .await
            .map(drop)
    }

    async fn forget_uploads(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from uploads where touched_at < ?1", [before]))
            .await
    }

    async fn blobs(&self, uid: &Uid) -> Result<Vec<String>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select blob from files where uid = ?1 union all
                 select value from uploads, json_each(parts) where uid = ?1",
            )?
            .query_map([uid], |row| row.get(0))?
            .collect()
        })
        .await
    }

    async fn owned_blobs(&self, names: &[String]) -> Result<Vec<String>, StoreError> {
        let names = names.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select asked.value from json_each(?1) as asked
                 where exists (select 1 from files where blob = asked.value)
                    or asked.value in (
                        select part.value from uploads, json_each(parts) as part
                        where generation is null)",
            )?
            .query_map([text(&names)?], |row| row.get(0))?
            .collect()
        })
        .await
    }
}
