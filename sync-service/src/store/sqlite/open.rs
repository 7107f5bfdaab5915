//! Opens the database: its place, its permissions and its settings.

use super::unavailable;
use crate::folder_lock::LockError;
use crate::private::{make_folder, open_or_create};
use crate::store::StoreError;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The file of the database in a data folder.
pub(super) const FILE: &str = "new-beginnings.db";
/// The folder in a data folder that is there while a backup is being restored.
pub(super) const RESTORING: &str = "restoring";

/// Statements that a connection keeps prepared; there are more kinds of calls than the 16 of the
/// library's own limit.
const PREPARED_MAX: usize = 64;

/// Opens a connection to a file that exists.
pub(super) fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open_with_flags(file, OpenFlags::default())?;
    db.busy_timeout(Duration::from_secs(5))?;
    db.set_prepared_statement_cache_capacity(PREPARED_MAX);
    // Without this guarantee SQLite parses and plans some statements again for each new value of a
    // parameter: every refresh of a session did.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    // secure_delete: what a person asked to forget is overwritten, not only unlinked. temp_store: each change of a
    // group keeps the pages as they were until it is over, and in a file outside of the data folder nothing would
    // overwrite them. Most of what a log-in wrote was that file.
    db.execute_batch(
        "pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on;
         pragma secure_delete=on; pragma trusted_schema=off; pragma cache_size=-1000;
         pragma temp_store=memory;",
    )?;
    Ok(db)
}

/// Opens the connection that writes. Its cache holds all pages of a group of changes: a page that is
/// pushed out is written twice, and all checksums of the group are calculated again. Pages go into the
/// database less often, because most of them change again soon.
pub(super) fn connect_writer(file: &Path) -> rusqlite::Result<Connection> {
    let db = connect(file)?;
    db.execute_batch("pragma cache_size=-8000; pragma wal_autocheckpoint=4000;")?;
    Ok(db)
}

/// Makes the data folder (mode 700) and an empty database (mode 600) when they are missing. What is
/// there and can be read by other users is refused: it may have been read already, so a person has
/// to look at it.
pub(super) fn make_private(data: &Path) -> Result<PathBuf, StoreError> {
    let unusable = |error| unavailable(LockError::Io(data.to_owned(), error));
    make_folder(data).map_err(unusable)?;
    refuse_open_to_others(data, data)?;
    let file = data.join(FILE);
    open_or_create(&file).map_err(unusable)?;
    for end in ["", "-wal", "-shm"] {
        refuse_open_to_others(&data.join(format!("{FILE}{end}")), data)?;
    }
    Ok(file)
}

/// Refuses a file or folder that other users can read; one that is not there is fine.
#[cfg(unix)]
pub fn refuse_open_to_others(path: &Path, data: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = std::fs::metadata(path) else {
        return Ok(());
    };
    let mode = found.permissions().mode() & 0o777;
    if mode & 0o077 == 0 {
        return Ok(());
    }
    Err(StoreError::OpenToOthers(format!(
        "other users of this machine can read {} (mode {mode:o}); close it with: \
         chmod -R go-rwx '{}'",
        path.display(),
        data.display()
    )))
}

/// Other systems keep rights in lists that the standard library does not read.
#[cfg(not(unix))]
pub fn refuse_open_to_others(_: &Path, _: &Path) -> Result<(), StoreError> {
    Ok(())
}
