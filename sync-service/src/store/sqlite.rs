//! SQLite: one writer thread that commits in groups, and reader threads beside it.
//!
//! Every write is its own savepoint inside a shared transaction, so that one flush of the disk
//! serves all that were waiting, and what is acknowledged survives a power cut
//! (`synchronous=FULL`). This is the only place that knows that SQLite blocks.

mod audit;
mod codes;
mod documents;
mod files;
mod fleet;
mod listings;
mod messages;
mod outbox;
mod records;
mod sessions;
mod tallies;
mod users;
mod visits;

use super::StoreError;
use crossbeam_channel::{Receiver, Sender, unbounded};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

mod embedded {
    refinery::embed_migrations!("migrations/sqlite");
}

const READERS: usize = 2;
const GROUP_MAX: usize = 64;
/// 3.51.3 repaired a race between a write and a checkpoint that could lose committed data.
const OLDEST_SAFE_SQLITE: i32 = 3_051_003;

type ReadJob = Box<dyn FnOnce(&Connection) + Send>;
/// Runs inside the transaction; what it returns is called once the transaction has ended, with
/// whether it was committed.
type WriteJob = Box<dyn FnOnce(&Connection) -> Acknowledge + Send>;
type Acknowledge = Box<dyn FnOnce(bool) + Send>;

/// The SQLite store. Dropping it lets its threads finish what they have and end.
pub struct Sqlite {
    file: PathBuf,
    writes: Sender<WriteJob>,
    reads: Sender<ReadJob>,
    peeks: Vec<Mutex<Connection>>,
}

impl Sqlite {
    /// Opens the database in a data folder, making both when they are missing (mode 700), and
    /// brings its tables up to date.
    pub fn open(data: &Path) -> Result<Self, StoreError> {
        if rusqlite::version_number() < OLDEST_SAFE_SQLITE {
            return Err(unavailable(format!(
                "SQLite {} loses data",
                rusqlite::version()
            )));
        }
        make_private_folder(data).map_err(unavailable)?;
        let file = data.join("new-beginnings.db");
        let mut writer = connect(&file)?;
        embedded::migrations::runner()
            .run(&mut writer)
            .map_err(unavailable)?;

        let (writes, write_queue) = unbounded();
        thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || write_in_groups(&writer, &write_queue))
            .map_err(unavailable)?;
        let (reads, read_queue) = unbounded::<ReadJob>();
        for _ in 0..READERS {
            let (reader, queue) = (connect(&file)?, read_queue.clone());
            thread::Builder::new()
                .name("store-reader".into())
                .spawn(move || queue.iter().for_each(|job| job(&reader)))
                .map_err(unavailable)?;
        }
        let peeks = (0..READERS).map(|_| connect(&file).map(Mutex::new));
        let peeks = peeks.collect::<rusqlite::Result<_>>()?;
        Ok(Self {
            file,
            writes,
            reads,
            peeks,
        })
    }

    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: ReadJob = Box::new(move |db| {
            // Nobody waits any more when the request was cut; then the answer is dropped.
            let _ = answer.send(question(db));
        });
        self.reads
            .send(job)
            .map_err(|_| unavailable("the readers have ended"))?;
        Ok(answered.await.map_err(unavailable)??)
    }

    /// Looks up one row by its key. That takes some microseconds, less than handing it to a reader
    /// and being woken again; so it is done at once, unless somebody else is at it.
    async fn peek<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        match self.at_once(question) {
            Ok(answer) => Ok(answer?),
            Err(question) => self.read(question).await,
        }
    }

    /// The answer, or the question back when all connections are in use.
    fn at_once<T, F: FnOnce(&Connection) -> rusqlite::Result<T>>(
        &self,
        question: F,
    ) -> Result<rusqlite::Result<T>, F> {
        match self.peeks.iter().find_map(|peek| peek.try_lock().ok()) {
            Some(db) => Ok(question(&db)),
            None => Err(question),
        }
    }

    async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: WriteJob = Box::new(move |db| {
            let result = in_savepoint(db, change);
            Box::new(move |committed| {
                let result = result.map_err(StoreError::from).and_then(|value| {
                    committed
                        .then_some(value)
                        .ok_or_else(|| unavailable("not committed"))
                });
                let _ = answer.send(result);
            })
        });
        self.writes
            .send(job)
            .map_err(|_| unavailable("the writer has ended"))?;
        answered.await.map_err(unavailable)?
    }
}

fn write_in_groups(db: &Connection, queue: &Receiver<WriteJob>) {
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

fn in_savepoint<T>(
    db: &Connection,
    change: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    if db.is_autocommit() {
        // The transaction could not begin (disk full, locked too long): change nothing.
        return Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(5),
            None,
        ));
    }
    command(db, "savepoint job")?;
    let result = change(db);
    if result.is_err() {
        command(db, "rollback to job")?;
    }
    command(db, "release job")?;
    result
}

/// Runs a command that is prepared once: these come with every write.
fn command(db: &Connection, text: &str) -> rusqlite::Result<()> {
    db.prepare_cached(text)?.execute([]).map(drop)
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open_with_flags(file, OpenFlags::default())?;
    db.busy_timeout(Duration::from_secs(5))?;
    // secure_delete: what a person asked to forget is overwritten, not only unlinked.
    db.execute_batch(
        "pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on;
         pragma secure_delete=on; pragma trusted_schema=off; pragma cache_size=-1000;",
    )?;
    Ok(db)
}

fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    if let Some(parent) = folder.parent().filter(|parent| *parent != PathBuf::new()) {
        std::fs::create_dir_all(parent)?;
    }
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
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
