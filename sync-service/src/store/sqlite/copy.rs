//! A copy of a database as it was at one moment.

use super::unavailable;
use crate::private::create_new;
use crate::store::StoreError;
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::path::Path;
use std::time::Duration;

/// How soon a copy is tried again when the database is locked.
const RETRY: Duration = Duration::from_millis(50);

/// Copies a database in one step, so that the copy is one state, while writes continue. What
/// is at the place is replaced; the copy is one file and on the disk when this returns.
pub(super) fn copy(from: &Connection, to: &Path) -> Result<(), StoreError> {
    let _ = std::fs::remove_file(to);
    let file = create_new(to).map_err(unavailable)?;
    let mut copy = Connection::open(to)?;
    Backup::new(from, &mut copy)?.run_to_completion(i32::MAX, RETRY, None)?;
    copy.execute_batch("pragma journal_mode=delete;")?;
    copy.close().map_err(|(_, error)| error)?;
    file.sync_all().map_err(unavailable)
}
