//! The SQL of unfinished uploads: their limits, and which idle ones make room for a new one.

use super::json::text;
use crate::store::files::{Beginning, Upload, UploadBounds};
use crate::uid::Uid;
use rusqlite::{Connection, OptionalExtension, params};

/// Ended uploads kept for each person, so that a repeated last part gets its answer again.
const ENDED_KEPT: u32 = 8;
/// Uploads removed at most to make room for one.
const REMOVED_MAX: usize = 16;

/// Starts an upload unless it exceeds a limit. Returns the parts of the uploads that made room.
pub(super) fn begin(
    db: &Connection,
    upload: &Upload,
    at: i64,
    bounds: &UploadBounds,
) -> rusqlite::Result<(Beginning, Vec<String>)> {
    let mut freed = Vec::new();
    for _ in 0..REMOVED_MAX {
        let outcome = check(db, upload, bounds)?;
        let owner = match outcome {
            Beginning::Begun => {
                insert(db, upload, at)?;
                return Ok((outcome, freed));
            }
            Beginning::OverQuota => Some(&upload.uid),
            Beginning::Busy => None,
        };
        match remove_idle(db, owner, bounds.idle_before)? {
            Some(parts) => freed.extend(parts),
            None => return Ok((outcome, freed)),
        }
    }
    Ok((Beginning::Busy, freed))
}

fn check(db: &Connection, upload: &Upload, bounds: &UploadBounds) -> rusqlite::Result<Beginning> {
    let file_bytes = bounds.file_bytes.cast_signed();
    let wanted = upload.declared.map_or(file_bytes, u64::cast_signed);
    let (paths, uploads, bytes): (u32, u32, i64) = db
        .prepare_cached(
            "select
               (select count(*) from (select ?2 union select path from files where uid = ?1
                  union select path from uploads where uid = ?1 and generation is null)),
               (select count(*) from uploads where uid = ?1 and generation is null),
               (select coalesce(sum(size), 0) from files where uid = ?1 and path <> ?2) +
               (select coalesce(sum(coalesce(declared, ?3)), 0) from uploads
                  where uid = ?1 and generation is null)",
        )?
        .query_row(params![upload.uid, upload.path, file_bytes], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
    let quota = file_bytes.saturating_mul(bounds.files.into());
    if paths > bounds.files || uploads >= bounds.of_person || bytes.saturating_add(wanted) > quota {
        return Ok(Beginning::OverQuota);
    }
    let (uploads, bytes): (u32, i64) = db
        .prepare_cached(
            "select count(*), coalesce(sum(coalesce(declared, ?1)), 0) from uploads
             where generation is null",
        )?
        .query_row([file_bytes], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let is_busy = uploads >= bounds.of_all
        || bytes.saturating_add(wanted) > bounds.bytes_of_all.cast_signed();
    Ok(if is_busy {
        Beginning::Busy
    } else {
        Beginning::Begun
    })
}

/// Removes the upload that was idle for the longest time, of one account or of all. Returns its parts.
fn remove_idle(
    db: &Connection,
    uid: Option<&Uid>,
    before: i64,
) -> rusqlite::Result<Option<Vec<String>>> {
    let parts: Option<String> = db
        .prepare_cached(
            "delete from uploads where id = (
               select id from uploads where generation is null and touched_at < ?2
                 and (?1 is null or uid = ?1) order by touched_at limit 1)
             returning parts",
        )?
        .query_row(params![uid, before], |row| row.get(0))
        .optional()?;
    Ok(parts.map(|parts| serde_json::from_str(&parts).unwrap_or_default()))
}

fn insert(db: &Connection, upload: &Upload, at: i64) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into uploads (id, uid, path, content_type, custom_metadata, declared, touched_at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        upload.id,
        upload.uid,
        upload.path,
        upload.content_type,
        text(&upload.custom_metadata)?,
        upload.declared.map(u64::cast_signed),
        at
    ])
    .map(drop)
}

/// Notes what an upload has become, and forgets all but the last ended ones of its owner.
pub(super) fn finish(db: &Connection, id: &str, generation: i64) -> rusqlite::Result<()> {
    db.prepare_cached("update uploads set generation = ?2, parts = '[]' where id = ?1")?
        .execute(params![id, generation])?;
    db.prepare_cached(
        "delete from uploads where id in (
           select id from uploads where generation is not null
             and uid = (select uid from uploads where id = ?1)
           order by generation desc limit -1 offset ?2)",
    )?
    .execute(params![id, ENDED_KEPT])
    .map(drop)
}
