//! The SQL of files.

use super::columns::{exact, number, number_or_none, parsed, text};
use super::transaction::Db;
use super::{Postgres, uploads};
use crate::store::StoreError;
use crate::store::files::{Beginning, Files, Put, StoredFile, Upload, UploadBounds};
use crate::uid::Uid;
use async_trait::async_trait;
use tokio_postgres::Row;

const ONE: &str = "select uid, path, blob, size, content_type, md5, crc32c, generation,
     metageneration, created_at, updated_at, token, custom_metadata, extraction
     from files where uid = $1 and path = $2";
const ALL: &str = "select uid, path, blob, size, content_type, md5, crc32c, generation,
     metageneration, created_at, updated_at, token, custom_metadata, extraction
     from files where uid = $1 order by path";
const PUT: &str = "insert into files (uid, path, blob, size, content_type, md5, crc32c, generation,
     metageneration, created_at, updated_at, token, custom_metadata, extraction)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (uid, path) do update set blob = excluded.blob, size = excluded.size,
     content_type = excluded.content_type, md5 = excluded.md5, crc32c = excluded.crc32c,
     generation = excluded.generation, metageneration = excluded.metageneration,
     created_at = excluded.created_at, updated_at = excluded.updated_at, token = excluded.token,
     custom_metadata = excluded.custom_metadata, extraction = excluded.extraction";

fn file_of(row: &Row) -> Result<StoredFile, StoreError> {
    Ok(StoredFile {
        uid: row.try_get(0)?,
        path: row.try_get(1)?,
        blob: row.try_get(2)?,
        size: number(row, 3)?,
        content_type: row.try_get(4)?,
        md5: exact(row, 5)?,
        crc32c: number(row, 6)?,
        generation: row.try_get(7)?,
        metageneration: row.try_get(8)?,
        created_at: row.try_get(9)?,
        updated_at: row.try_get(10)?,
        token: row.try_get(11)?,
        custom_metadata: parsed(row, 12)?,
        extraction: row.try_get(13)?,
    })
}

fn upload_of(row: &Row) -> Result<Upload, StoreError> {
    Ok(Upload {
        id: row.try_get(0)?,
        uid: row.try_get(1)?,
        path: row.try_get(2)?,
        content_type: row.try_get(3)?,
        custom_metadata: parsed(row, 4)?,
        declared: number_or_none(row, 5)?,
        received: number(row, 6)?,
        parts: row.try_get(7)?,
        generation: row.try_get(8)?,
    })
}

/// Puts a file while no other of its owner is put, so that its owner has no more than allowed.
async fn put(db: Db<'_, '_>, file: &StoredFile, most: u32) -> Result<Put, StoreError> {
    let turn = "select 1 from users where uid = $1 for no key update";
    if db.row(turn, &[&file.uid]).await?.is_none() {
        return Err(StoreError::Conflict);
    }
    let replaced = db.row(ONE, &[&file.uid, &file.path]).await?;
    let replaced = replaced.map(|row| file_of(&row)).transpose()?;
    let count = "select count(*) from files where uid = $1";
    let count = db.row(count, &[&file.uid]).await?;
    let count: u32 = count.map_or(Ok(0), |row| number(&row, 0))?;
    if replaced.is_none() && count >= most {
        return Ok(Put::Full);
    }
    let mut file = file.clone();
    if let Some(before) = &replaced {
        file.generation = file.generation.max(before.generation + 1);
    }
    db.run(
        PUT,
        &[
            &file.uid,
            &file.path,
            &file.blob,
            &file.size.cast_signed(),
            &file.content_type,
            &file.md5.as_slice(),
            &i64::from(file.crc32c),
            &file.generation,
            &file.metageneration,
            &file.created_at,
            &file.updated_at,
            &file.token,
            &text(&file.custom_metadata)?,
            &file.extraction,
        ],
    )
    .await?;
    Ok(Put::Stored {
        file: Box::new(file),
        replaced: replaced.map(|before| before.blob),
    })
}

#[async_trait]
impl Files for Postgres {
    async fn file(&self, uid: &Uid, path: &str) -> Result<Option<StoredFile>, StoreError> {
        let row = self.row(ONE, &[&uid, &path]).await?;
        row.map(|row| file_of(&row)).transpose()
    }

    async fn files(&self, uid: &Uid) -> Result<Vec<StoredFile>, StoreError> {
        let rows = self.rows(ALL, &[&uid]).await?;
        rows.iter().map(file_of).collect()
    }

    async fn put_file(&self, file: &StoredFile, most: u32) -> Result<Put, StoreError> {
        self.write_locked(|db| Box::pin(async move { put(db, file, most).await }))
            .await
    }

    async fn update_custom_metadata(&self, file: &StoredFile) -> Result<bool, StoreError> {
        let sql = "update files set custom_metadata = $4, content_type = $5, updated_at = $6,
             metageneration = metageneration + 1
             where uid = $1 and path = $2 and generation = $3";
        let metadata = text(&file.custom_metadata)?;
        let (kind, at) = (&file.content_type, &file.updated_at);
        let changed = self
            .run(
                sql,
                &[&file.uid, &file.path, &file.generation, &metadata, kind, at],
            )
            .await?;
        Ok(changed == 1)
    }

    async fn remove_file(&self, uid: &Uid, path: &str) -> Result<Option<String>, StoreError> {
        let sql = "delete from files where uid = $1 and path = $2 returning blob";
        let row = self.row(sql, &[&uid, &path]).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn save_extraction(&self, file: &StoredFile, extraction: &str) -> Result<(), StoreError> {
        let sql = "update files set extraction = $4
             where uid = $1 and path = $2 and generation = $3";
        self.run(sql, &[&file.uid, &file.path, &file.generation, &extraction])
            .await
            .map(drop)
    }

    async fn change_token(&self, file: &StoredFile, token: &str) -> Result<bool, StoreError> {
        let sql = "update files set token = $4
             where uid = $1 and path = $2 and generation = $3 and token = $5";
        let values = (&file.uid, &file.path, &file.generation, &file.token);
        let changed = self
            .run(sql, &[values.0, values.1, values.2, &token, values.3])
            .await?;
        Ok(changed == 1)
    }

    async fn begin_upload(
        &self,
        upload: &Upload,
        at: i64,
        bounds: UploadBounds,
    ) -> Result<(Beginning, Vec<String>), StoreError> {
        self.write(|db| Box::pin(async move { uploads::begin(db, upload, at, &bounds).await }))
            .await
    }

    async fn upload(&self, id: &str) -> Result<Option<Upload>, StoreError> {
        let sql = "select id, uid, path, content_type, custom_metadata, declared, received, parts,
             generation from uploads where id = $1";
        let row = self.row(sql, &[&id]).await?;
        row.map(|row| upload_of(&row)).transpose()
    }

    async fn add_part(
        &self,
        upload: &Upload,
        part: &str,
        length: u64,
        at: i64,
    ) -> Result<bool, StoreError> {
        let sql = "update uploads set received = $3, parts = $4, touched_at = $5
             where id = $1 and received = $2 and generation is null";
        let before = upload.received.cast_signed();
        let after = (upload.received + length).cast_signed();
        let mut parts = upload.parts.clone();
        parts.push(part.to_owned());
        let changed = self
            .run(sql, &[&upload.id, &before, &after, &parts, &at])
            .await?;
        Ok(changed == 1)
    }

    async fn finish_upload(&self, id: &str, generation: i64) -> Result<(), StoreError> {
        self.write(|db| Box::pin(async move { uploads::finish(db, id, generation).await }))
            .await
    }

    async fn remove_upload(&self, id: &str) -> Result<(), StoreError> {
        let sql = "delete from uploads where id = $1";
        self.run(sql, &[&id]).await.map(drop)
    }

    async fn forget_uploads(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from uploads where touched_at < $1";
        self.run(sql, &[&before]).await
    }

    async fn blobs(&self, uid: &Uid) -> Result<Vec<String>, StoreError> {
        let sql = "select blob from files where uid = $1 union all
             select unnest(parts) from uploads where uid = $1";
        strings(&self.rows(sql, &[&uid]).await?)
    }

    async fn owned_blobs(&self, names: &[String]) -> Result<Vec<String>, StoreError> {
        let sql = "select asked from unnest($1::text[]) as asked
             where exists (select 1 from files where blob = asked)
                or exists (select 1 from uploads where generation is null and asked = any(parts))";
        strings(&self.rows(sql, &[&names]).await?)
    }
}

pub(super) fn strings(rows: &[Row]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
