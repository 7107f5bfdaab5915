//! The threads of the store and the queues in front of them.
//!
//! A queue is bounded: when the disk is slower than the callers, the next caller is told so at once.

use crate::supervisor;
use crossbeam_channel::{Receiver, Sender, bounded};
use rusqlite::Connection;

/// Jobs that may wait in one queue.
pub(super) const WAITING_MAX: usize = 2_048;
/// Changes that share one flush of the disk.
const GROUP_MAX: usize = 64;
/// The names of the threads and of their panics.
const WRITER: &str = "store-writer";
const READER: &str = "store-reader";

pub(super) type ReadJob = Box<dyn FnOnce(&Connection) + Send>;
/// Runs inside the transaction; what it returns is called once the transaction has ended, with
/// whether it was committed.
pub(super) type WriteJob = Box<dyn FnOnce(&Connection) -> Acknowledge + Send>;
pub(super) type Acknowledge = Box<dyn FnOnce(bool) + Send>;

/// Starts the writer.
pub(super) fn start_writer(db: Connection) -> std::io::Result<Sender<WriteJob>> {
    let (jobs, queue) = bounded(WAITING_MAX);
    supervisor::spawn(WRITER, move || write_in_groups(&db, &queue))?;
    Ok(jobs)
}

/// Starts one reader for each connection; they share a queue.
pub(super) fn start_readers(
    connections: impl IntoIterator<Item = rusqlite::Result<Connection>>,
) -> Result<Sender<ReadJob>, super::StoreError> {
    let (jobs, queue) = bounded::<ReadJob>(WAITING_MAX);
    for db in connections {
        let (db, queue) = (db?, queue.clone());
        supervisor::spawn(READER, move || queue.iter().for_each(|job| job(&db)))
            .map_err(super::unavailable)?;
    }
    Ok(jobs)
}

fn write_in_groups(db: &Connection, queue: &Receiver<WriteJob>) {
    // A panic left the transaction open.
    if !db.is_autocommit() {
        let _ = command(db, "rollback");
    }
    for first in queue {
        let begun = command(db, "begin immediate").is_ok();
        let jobs = std::iter::once(first)
            .chain(queue.try_iter())
            .take(GROUP_MAX);
        let acknowledgements: Vec<Acknowledge> = jobs.map(|job| job(db)).collect();
        let committed = begun && command(db, "commit").is_ok();
        if begun && !committed {
            tracing::error!("a group of changes could not be committed");
            let _ = command(db, "rollback");
        }
        acknowledgements
            .into_iter()
            .for_each(|acknowledge| acknowledge(committed));
    }
}

/// Makes a change that can be taken back without the others of its transaction, also when it
/// panics.
pub(super) fn in_savepoint<T>(
    db: &Connection,
    change: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    if db.is_autocommit() {
        // The transaction could not begin (disk full, locked too long): change nothing.
        return Err(failed(rusqlite::ffi::SQLITE_BUSY));
    }
    command(db, "savepoint job")?;
    let result = supervisor::attempt(WRITER, || change(db))
        .unwrap_or_else(|| Err(failed(rusqlite::ffi::SQLITE_ABORT)));
    if result.is_err() {
        command(db, "rollback to job")?;
    }
    command(db, "release job")?;
    result
}

fn failed(code: i32) -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None)
}

/// Runs a command that is prepared once: these come with every write.
fn command(db: &Connection, text: &str) -> rusqlite::Result<()> {
    db.prepare_cached(text)?.execute([]).map(drop)
}
