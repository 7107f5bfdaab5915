//! The SQL of unfinished uploads: their limits, and which idle ones make room for a new one.

use super::columns::{number, text};
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::files::{Beginning, Upload, UploadBounds};
use crate::uid::Uid;

/// Ended uploads kept for each person, so that a repeated last part gets the same answer.
const ENDED_KEPT: i64 = 8;
/// The most uploads that are removed to make room for one.
const REMOVED_MAX: usize = 16;

/// Starts an upload unless it exceeds a limit. Returns the parts of the uploads that made room.
pub(super) async fn begin(
    db: Db<'_, '_>,
    upload: &Upload,
    at: i64,
    bounds: &UploadBounds,
) -> Result<(Beginning, Vec<String>), StoreError> {
    let mut freed = Vec::new();
    for _ in 0..REMOVED_MAX {
        let outcome = check(db, upload, bounds).await?;
        let owner = match outcome {
            Beginning::Begun => {
                insert(db, upload, at).await?;
                return Ok((outcome, freed));
            }
            Beginning::OverQuota => Some(&upload.uid),
            Beginning::Busy => None,
        };
        match remove_idle(db, owner, bounds.idle_before).await? {
            Some(parts) => freed.extend(parts),
            None => return Ok((outcome, freed)),
        }
    }
    Ok((Beginning::Busy, freed))
}

async fn check(
    db: Db<'_, '_>,
    upload: &Upload,
    bounds: &UploadBounds,
) -> Result<Beginning, StoreError> {
    let file_bytes = bounds.file_bytes.cast_signed();
    let wanted = upload.declared.map_or(file_bytes, u64::cast_signed);
    let own = "select
         (select count(*) from (select $2::text union select path from files where uid = $1
            union select path from uploads where uid = $1 and generation is null) as paths),
         (select count(*) from uploads where uid = $1 and generation is null),
         ((select coalesce(sum(size), 0) from files where uid = $1 and path <> $2) +
          (select coalesce(sum(coalesce(declared, $3::bigint)), 0) from uploads
            where uid = $1 and generation is null))::bigint";
    let Some(own) = db
        .row(own, &[&upload.uid, &upload.path, &file_bytes])
        .await?
    else {
        return Err(StoreError::Conflict);
    };
    let (paths, uploads): (u32, u32) = (number(&own, 0)?, number(&own, 1)?);
    let bytes: i64 = own.try_get(2)?;
    let quota = file_bytes.saturating_mul(bounds.files.into());
    if paths > bounds.files || uploads >= bounds.of_person || bytes.saturating_add(wanted) > quota {
        return Ok(Beginning::OverQuota);
    }
    let all = "select count(*), coalesce(sum(coalesce(declared, $1::bigint)), 0)::bigint
         from uploads where generation is null";
    let Some(all) = db.row(all, &[&file_bytes]).await? else {
        return Err(StoreError::Conflict);
    };
    let (uploads, bytes): (u32, i64) = (number(&all, 0)?, all.try_get(1)?);
    let is_busy = uploads >= bounds.of_all
        || bytes.saturating_add(wanted) > bounds.bytes_of_all.cast_signed();
    Ok(if is_busy {
        Beginning::Busy
    } else {
        Beginning::Begun
    })
}

/// Removes the upload that was idle for the longest time, of one account or of all. Returns its parts.
async fn remove_idle(
    db: Db<'_, '_>,
    uid: Option<&Uid>,
    before: i64,
) -> Result<Option<Vec<String>>, StoreError> {
    let sql = "delete from uploads where id = (
           select id from uploads where generation is null and touched_at < $2
             and ($1::text is null or uid = $1) order by touched_at limit 1)
         returning parts";
    let row = db.row(sql, &[&uid, &before]).await?;
    row.map(|row| Ok(row.try_get(0)?)).transpose()
}

async fn insert(db: Db<'_, '_>, upload: &Upload, at: i64) -> Result<(), StoreError> {
    let sql = "insert into uploads
         (id, uid, path, content_type, custom_metadata, declared, touched_at)
         values ($1, $2, $3, $4, $5, $6, $7)";
    let metadata = text(&upload.custom_metadata)?;
    let declared = upload.declared.map(u64::cast_signed);
    let (id, uid, path) = (&upload.id, &upload.uid, &upload.path);
    db.run(
        sql,
        &[
            id,
            uid,
            path,
            &upload.content_type,
            &metadata,
            &declared,
            &at,
        ],
    )
    .await?;
    Ok(())
}

/// Records the result of an upload, and forgets all but the last ended ones of its owner.
pub(super) async fn finish(db: Db<'_, '_>, id: &str, generation: i64) -> Result<(), StoreError> {
    let sql = "update uploads set generation = $2, parts = '{}' where id = $1";
    db.run(sql, &[&id, &generation]).await?;
    let sql = "delete from uploads where id in (
           select id from uploads where generation is not null
             and uid = (select uid from uploads where id = $1)
           order by generation desc offset $2)";
    db.run(sql, &[&id, &ENDED_KEPT]).await?;
    Ok(())
}
