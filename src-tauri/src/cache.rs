//! What this kiosk keeps: public lists, and what could not be sent yet.
//!
//! SQLite blocks; [`Cache::run`] is the one place that knows it. A damaged file is moved aside, and
//! where nothing can be written (disk full, read-only) the cache lives in memory: the lists come
//! back from the service, and the screens go on.

mod lists;
mod outbox;

pub use lists::KeptList;
pub use outbox::{Parcel, Waiting};

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
        parcel text not null,
        tries  integer not null default 0,
        due_at integer not null
    ) strict;
    create table if not exists visits (
        page  text not null,
        day   text not null,
        count integer not null,
        primary key (page, day)
    ) strict, without rowid;";

/// The cache of one kiosk.
pub struct Cache(Arc<Mutex<Connection>>);

impl Cache {
    /// Opens the cache in a folder, whatever state the folder is in.
    pub fn open(folder: &Path) -> Self {
        let file = folder.join("cache.db");
        let opened = open_file(&file).or_else(|error| {
            tracing::warn!(%error, "the cache is damaged or cannot be written; it begins anew");
            set_aside(&file);
            open_file(&file)
        });
        let db = opened.or_else(|error| {
            tracing::error!(%error, "nothing can be kept on this disk; the cache is in memory");
            prepare(Connection::open_in_memory()?)
        });
        match db {
            Ok(db) => Self(Arc::new(Mutex::new(db))),
            // Memory for an empty database is all that is asked for here.
            Err(error) => unreachable_without_memory(&error),
        }
    }

    /// Runs a piece of work beside the asynchronous tasks.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> rusqlite::Result<T> {
        let db = Arc::clone(&self.0);
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
    Ok(db)
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
    async fn where_nothing_can_be_written_the_cache_lives_in_memory() {
        let file = tempfile::NamedTempFile::new().unwrap();

        assert!(works(&Cache::open(&file.path().join("below a file"))).await);
    }
}
