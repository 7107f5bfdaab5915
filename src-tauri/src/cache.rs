//! What this kiosk keeps: public lists, and what could not be sent yet.
//!
//! SQLite blocks; [`Cache::run`] is the one place that knows it. A file that is damaged, or whose
//! tables are not the ones below, is moved aside, and where nothing can be written (disk full, read-only) the cache lives in memory: the lists come
//! back from the service, and the screens go on.

mod facts;
mod lists;
mod outbox;

pub use facts::Fact;
pub use lists::KeptList;
pub use outbox::{Kind, Parcel, Sealed, SignOut, Waiting};

use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

const TABLES: &str = "
    create table if not exists lists (
        name         text primary key,
        rows         text not null,
        etag         text not null,
        confirmed_at integer not null
    ) strict;
    create table if not exists outbox (
        id     integer primary key autoincrement,
        key    text not null unique,
        kind   text not null,
        sealed blob not null,
        tries  integer not null default 0,
        due_at integer not null
    ) strict;
    create table if not exists facts (
        name  text primary key,
        value integer not null
    ) strict, without rowid;
    create table if not exists visits (
        page  text not null,
        day   text not null,
        count integer not null,
        primary key (page, day)
    ) strict, without rowid;";

/// The cache of one kiosk.
pub struct Cache {
    db: Arc<Mutex<Connection>>,
    state: State,
}

/// What was found when the cache was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The file of before, or the first.
    Kept,
    /// The file was of no use and was replaced.
    Replaced,
    /// Nothing can be written: what is kept ends with the process.
    InMemory,
}

impl Cache {
    /// Opens the cache in a folder, whatever state the folder is in.
    pub fn open(folder: &Path) -> Self {
        let file = folder.join("cache.db");
        let kept = open_file(&file).map(|db| (db, State::Kept));
        let opened = kept.or_else(|error| {
            tracing::error!(%error, "the cache is damaged or cannot be written; it is replaced");
            set_aside(&file);
            open_file(&file).map(|db| (db, State::Replaced))
        });
        let opened = opened.or_else(|error| {
            tracing::error!(%error, "nothing can be kept on this disk; the cache is in memory");
            prepare(Connection::open_in_memory()?).map(|db| (db, State::InMemory))
        });
        match opened {
            Ok((db, state)) => Self {
                db: Arc::new(Mutex::new(db)),
                state,
            },
            // Memory for an empty database is all that is asked for here.
            Err(error) => unreachable_without_memory(&error),
        }
    }

    /// What was found when it was opened.
    pub fn state(&self) -> State {
        self.state
    }

    /// Runs a piece of work beside the asynchronous tasks.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> rusqlite::Result<T> {
        let db = Arc::clone(&self.db);
        let done = tokio::task::spawn_blocking(move || {
            work(&mut db.lock().unwrap_or_else(PoisonError::into_inner))
        });
        done.await.unwrap_or(Err(rusqlite::Error::InvalidQuery))
    }
}

fn open_file(file: &Path) -> rusqlite::Result<Connection> {
    if let Some(folder) = file.parent() {
        // What goes wrong here shows when the file is opened.
        let _ = std::fs::create_dir_all(folder);
    }
    prepare(Connection::open(file)?)
}

fn prepare(db: Connection) -> rusqlite::Result<Connection> {
    // secure_delete: a message that was sent leaves no trace on the disk of a shared computer.
    db.execute_batch(
        "pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;
         pragma trusted_schema=off; pragma journal_size_limit=0;",
    )?;
    let verdict: String = db.query_row("pragma quick_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(rusqlite::Error::InvalidQuery);
    }
    db.execute_batch(TABLES)?;
    if tables_of(&db)? != tables_of(&expected()?)? {
        return Err(rusqlite::Error::InvalidQuery);
    }
    Ok(db)
}

fn expected() -> rusqlite::Result<Connection> {
    let db = Connection::open_in_memory()?;
    db.execute_batch(TABLES)?;
    Ok(db)
}

/// Every table with its columns, as SQLite describes them.
fn tables_of(db: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    db.prepare("select name, sql from sqlite_schema where sql is not null order by name")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

fn set_aside(file: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut damaged = file.as_os_str().to_owned();
        damaged.push(ending);
        let mut aside = damaged.clone();
        aside.push(".damaged");
        let _ = std::fs::rename(damaged, aside);
    }
}

#[allow(clippy::panic)]
fn unreachable_without_memory(error: &rusqlite::Error) -> Cache {
    panic!("no memory for an empty database: {error}")
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn works(cache: &Cache) -> bool {
        cache
            .run(|db| db.query_row("select count(*) from lists", [], |row| row.get::<_, i64>(0)))
            .await
            == Ok(0)
    }

    #[tokio::test]
    async fn a_damaged_file_is_set_aside_and_the_cache_begins_anew() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("cache.db"), "no database ".repeat(1000)).unwrap();

        assert!(works(&Cache::open(folder.path())).await);
        assert!(folder.path().join("cache.db.damaged").exists());
    }

    #[tokio::test]
    async fn ksk_4_a_file_with_other_tables_is_replaced_and_works() {
        for other in [
            "create table lists (name text primary key) strict;",
            "create table outbox (id integer primary key, key text, parcel text) strict;",
            "create table lists (name text, rows text, etag text, confirmed_at integer);",
            "create table unknown (x) ;",
            "create trigger t after insert on lists begin delete from lists; end;",
        ] {
            let folder = tempfile::tempdir().unwrap();
            if other.contains("trigger") {
                drop(Cache::open(folder.path()));
            }
            let db = Connection::open(folder.path().join("cache.db")).unwrap();
            db.execute_batch(other).unwrap();
            drop(db);

            let cache = Cache::open(folder.path());
            assert_eq!(cache.state(), State::Replaced, "{other}");
            assert!(works(&cache).await, "{other}");
            assert_eq!(Cache::open(folder.path()).state(), State::Kept);
        }
    }

    #[tokio::test]
    async fn where_nothing_can_be_written_the_cache_lives_in_memory() {
        let file = tempfile::NamedTempFile::new().unwrap();

        assert!(works(&Cache::open(&file.path().join("below a file"))).await);
    }
}
