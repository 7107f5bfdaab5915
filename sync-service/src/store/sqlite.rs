//! SQLite: one writer thread that commits in groups, and reader threads beside it.
//!
//! Every write is its own savepoint inside a shared transaction, so that one flush of the disk
//! serves all that were waiting, and what is acknowledged survives a power cut
//! (`synchronous=FULL`). This is the only place that knows that SQLite blocks.

mod administration;
mod attempt_counts;
mod audit;
mod code_kinds;
mod codes;
mod copy;
mod desk;
mod documents;
mod email_links;
mod files;
mod files_marker;
mod fleet;
mod guests;
mod json;
mod known_devices;
mod listings;
mod messages;
mod migrate;
mod new_session;
mod open;
mod outbox;
mod page_views;
mod phones;
mod place_reports;
mod places;
mod queue;
mod records;
mod requests;
mod second_factors;
mod security_steps;
mod sessions;
mod sign_ins;
mod sign_ups;
mod site_assets;
pub mod snapshot;
pub(crate) mod transfer;
mod upkeep;
mod uploads;
mod users;
mod validated_text;
mod ways;
mod zero_results;

use super::StoreError;
use crate::folder_lock::FolderLock;
use crossbeam_channel::{Sender, TrySendError};
pub use open::refuse_open_to_others;
use open::{RESTORING, connect, connect_writer, make_private};
use queue::{ReadJob, WriteJob, in_savepoint, start_readers, start_writer};
use rusqlite::{Connection, ErrorCode};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, TryLockError};
use tokio::sync::oneshot;

mod embedded {
    refinery::embed_migrations!("migrations/sqlite");
}

const READERS: usize = 2;
/// 3.51.3 repaired a race between a write and a checkpoint that could lose committed data.
const OLDEST_SAFE_SQLITE: i32 = 3_051_003;

/// The SQLite store. Dropping it lets its threads finish what they have and end.
pub struct Sqlite {
    file: PathBuf,
    writes: Sender<WriteJob>,
    reads: Sender<ReadJob>,
    inline_readers: Vec<Mutex<Connection>>,
}

/// Refuses a folder to which a backup was not restored to its end.
pub fn refuse_restoring(data: &Path) -> Result<(), StoreError> {
    if !data.join(RESTORING).exists() {
        return Ok(());
    }
    Err(StoreError::Refused(format!(
        "a backup is being restored to {}, or that was interrupted; then run restore again",
        data.display()
    )))
}

impl Sqlite {
    /// Opens the database in a data folder, making both when they are missing (modes 700 and 600),
    /// and brings its tables up to date. [`StoreError::OpenToOthers`] when other users can read it.
    /// A database that has to be brought up to date is copied before, and refused while a service
    /// has the folder locked.
    pub fn open(data: &Path) -> Result<Self, StoreError> {
        Self::open_in(data, false)
    }

    /// Opens the store for the process that has locked the data folder.
    pub fn open_locked(lock: &FolderLock) -> Result<Self, StoreError> {
        Self::open_in(lock.folder(), true)
    }

    fn open_in(data: &Path, is_locked: bool) -> Result<Self, StoreError> {
        if rusqlite::version_number() < OLDEST_SAFE_SQLITE {
            return Err(unavailable(format!(
                "SQLite {} loses data",
                rusqlite::version()
            )));
        }
        refuse_restoring(data)?;
        let file = make_private(data)?;
        let mut writer = connect_writer(&file)?;
        migrate::migrate(&mut writer, data, is_locked)?;

        let inline_readers = (0..READERS).map(|_| connect(&file).map(Mutex::new));
        Ok(Self {
            writes: start_writer(writer).map_err(unavailable)?,
            reads: start_readers((0..READERS).map(|_| connect(&file)))?,
            inline_readers: inline_readers.collect::<rusqlite::Result<_>>()?,
            file,
        })
    }

    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        trace_call("read", &question);
        let (answer, answered) = oneshot::channel();
        let job: ReadJob = Box::new(move |db| {
            // The caller may have left in the meantime, before the job began or while it ran.
            if !answer.is_closed() {
                let _ = answer.send(question(db));
            }
        });
        queue_up(&self.reads, job)?;
        Ok(answered.await.map_err(unavailable)??)
    }

    /// Looks up one row by its key. That takes some microseconds, less than handing it to a reader
    /// and being woken again; so it runs inline, unless all inline connections are in use.
    async fn read_inline<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        match self.try_inline(question) {
            Ok(answer) => Ok(answer?),
            Err(question) => self.read(question).await,
        }
    }

    /// The answer, or the question back when all connections are in use.
    fn try_inline<T, F: FnOnce(&Connection) -> rusqlite::Result<T>>(
        &self,
        question: F,
    ) -> Result<rusqlite::Result<T>, F> {
        let free =
            self.inline_readers
                .iter()
                .find_map(|read_inline| match read_inline.try_lock() {
                    Ok(db) => Some(db),
                    // A panic between two questions harms no connection.
                    Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
                    Err(TryLockError::WouldBlock) => None,
                });
        match free {
            Some(db) => {
                trace_call("read", &question);
                Ok(question(&db))
            }
            None => Err(question),
        }
    }

    /// Makes a change; answers when it is on disk. A change whose caller left before it began is not
    /// made: the caller was told that it failed, or has gone and cannot be told anything.
    async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        trace_call("write", &change);
        let (answer, answered) = oneshot::channel();
        let job: WriteJob = Box::new(move |db| {
            if answer.is_closed() {
                return Box::new(|_| {});
            }
            let result = in_savepoint(db, change);
            Box::new(move |committed| {
                let result = result.map_err(StoreError::from).and_then(|value| {
                    committed
                        .then_some(value)
                        .ok_or_else(|| unavailable(NotCommitted))
                });
                let _ = answer.send(result);
            })
        });
        queue_up(&self.writes, job)?;
        answered.await.map_err(unavailable)?
    }
}

/// Puts a job into a queue, or says at once that too many wait.
fn queue_up<J>(queue: &Sender<J>, job: J) -> Result<(), StoreError> {
    queue.try_send(job).map_err(|error| match error {
        TrySendError::Full(_) => StoreError::Busy,
        TrySendError::Disconnected(_) => unavailable("the threads of the store have ended"),
    })
}

/// Names a call of the store at the lowest level of the log: which, and never with what. A test
/// counts them to show that known and unknown addresses take the same steps.
fn trace_call<F>(kind: &str, call: &F) {
    let call = std::any::type_name_of_val(call);
    tracing::trace!(target: "sync_service::store", kind, call);
}

/// A group of changes was not committed, mostly because the disk is full. Nothing was changed.
#[derive(Debug, thiserror::Error)]
#[error("nothing could be written; the disk may be full")]
struct NotCommitted;

/// Whether the disk is full or others are in the way, and a later call may succeed.
pub(super) fn is_passing(error: &StoreError) -> bool {
    let StoreError::Unavailable(cause) = error else {
        return false;
    };
    let failed = cause.downcast_ref::<rusqlite::Error>();
    let code = failed.and_then(rusqlite::Error::sqlite_error_code);
    let full_or_locked = [
        ErrorCode::DiskFull,
        ErrorCode::SystemIoFailure,
        ErrorCode::DatabaseBusy,
        ErrorCode::DatabaseLocked,
    ];
    cause.is::<NotCommitted>() || code.is_some_and(|code| full_or_locked.contains(&code))
}

fn unavailable(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> StoreError {
    StoreError::Unavailable(cause.into())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Conflict,
            _ => unavailable(error),
        }
    }
}

#[cfg(test)]
mod tests;
