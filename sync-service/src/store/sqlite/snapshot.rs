//! A copy of the database as it was at one moment, taken while others write.

use super::copy::copy;
use super::open::{self, FILE};
use super::{files_marker, migrate, unavailable};
use crate::store::StoreError;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row};
use std::path::Path;
use std::time::Duration;

/// The name of the database in a data folder and in a backup.
pub const DATABASE: &str = FILE;
/// The folder in a data folder that is there while a backup is being restored. As long as it is
/// there, the database is not opened.
pub const RESTORING: &str = open::RESTORING;

/// The row of a file, as far as it describes the bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileRow {
    /// The owner.
    pub uid: String,
    /// Its path.
    pub path: String,
    /// Name of its bytes.
    pub blob: String,
    /// Bytes.
    pub size: u64,
    /// Checksum of the bytes (Castagnoli).
    pub crc32c: u32,
}

/// A copy of a database beside the database that it was taken from.
pub struct Snapshot(Connection);

impl Snapshot {
    /// Copies the database of a data folder to a file (mode 600). Uploads that have not ended are
    /// left out: their clients begin again. The tables are left as they are.
    pub fn take(data: &Path, to: &Path) -> Result<Self, StoreError> {
        let live = data.join(DATABASE);
        let from = Connection::open_with_flags(&live, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        from.busy_timeout(Duration::from_secs(5))?;
        migrate::refuse_newer(&from, data)?;
        copy(&from, to)?;
        let db = Connection::open(to)?;
        db.execute_batch("pragma secure_delete=on; delete from uploads where generation is null;")?;
        db.execute(
            "attach database ?1 as live",
            [live.to_string_lossy().as_ref()],
        )?;
        Ok(Self(db))
    }

    /// Returns the files, as the copy has them.
    pub fn files(&self) -> Result<Vec<FileRow>, StoreError> {
        files(&self.0)
    }

    /// Brings one file of the copy to its present state, because its bytes went after the copy was
    /// taken. Returns the row as it is now; `None` when the file is gone.
    pub fn refresh(&self, file: &FileRow) -> Result<Option<FileRow>, StoreError> {
        let key = [&file.uid, &file.path];
        self.0
            .execute("delete from main.files where uid = ?1 and path = ?2", key)?;
        self.0.execute(
            "insert into main.files select * from live.files where uid = ?1 and path = ?2",
            key,
        )?;
        let one =
            "select uid, path, blob, size, crc32c from main.files where uid = ?1 and path = ?2";
        Ok(self.0.query_row(one, key, row_of).optional()?)
    }

    /// Removes a file from the copy.
    pub fn leave_out(&self, file: &FileRow) -> Result<(), StoreError> {
        let delete = "delete from main.files where uid = ?1 and path = ?2";
        self.0.execute(delete, [&file.uid, &file.path])?;
        Ok(())
    }

    /// Closes the copy. Returns the version of its tables.
    pub fn finish(self) -> Result<i64, StoreError> {
        let version = migrate::version_of(&self.0)?;
        self.0.close().map_err(|(_, error)| error)?;
        Ok(version)
    }
}

/// What the marker in the place of a copy's files says; `None` when the copy is from before there
/// were markers.
pub fn marker(file: &Path) -> Result<Option<String>, StoreError> {
    let db = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let table = "select count(*) from sqlite_schema where name = 'files_marker'";
    if db.query_row(table, [], |row| row.get::<_, i64>(0))? == 0 {
        return Ok(None);
    }
    Ok(files_marker::marker_of(&db)?.map(|marker| marker.name))
}

/// Returns the newest version of the tables that this program knows.
pub fn newest_tables() -> i64 {
    migrate::newest()
}

/// Checks a copy and every reference in it. Returns its files.
pub fn check(file: &Path) -> Result<Vec<FileRow>, StoreError> {
    let db = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let verdict: String = db.query_row("pragma integrity_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(unavailable(verdict));
    }
    if db.prepare("pragma foreign_key_check")?.exists([])? {
        return Err(unavailable("a row refers to one that is missing"));
    }
    files(&db)
}

fn files(db: &Connection) -> Result<Vec<FileRow>, StoreError> {
    let all = "select uid, path, blob, size, crc32c from main.files order by blob";
    let mut all = db.prepare(all)?;
    let rows = all.query_map([], row_of)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn row_of(row: &Row<'_>) -> rusqlite::Result<FileRow> {
    Ok(FileRow {
        uid: row.get(0)?,
        path: row.get(1)?,
        blob: row.get(2)?,
        size: row.get::<_, i64>(3)?.unsigned_abs(),
        crc32c: row.get(4)?,
    })
}
