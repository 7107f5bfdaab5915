//! The cache of this kiosk (SQLite): public lists, and what could not be sent yet.
//!
//! A file that is damaged or has other tables is moved aside and replaced. Where nothing can be written
//! (disk full, read-only) the cache is in memory. In both cases the lists come back from the service.

use crate::private_file;
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
        encrypted blob not null,
        attempts integer not null default 0,
        due_at integer not null
    ) strict;
    create table if not exists counters (
        name  text primary key,
        value integer not null
    ) strict, without rowid;
    create table if not exists page_views (
        page  text not null,
        day   text not null,
        count integer not null,
        primary key (page, day)
    ) strict, without rowid;
    create table if not exists place_uses (
        place text not null,
        kind  text not null,
        day   text not null,
        count integer not null,
        primary key (place, kind, day)
    ) strict, without rowid;";

/// The cache of one kiosk.
pub struct Cache {
    db: Arc<Mutex<Connection>>,
    state: State,
}

/// What happened when the cache was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The existing file is used, or a new one if there was none.
    StoredSession,
    /// The file was unusable and was replaced.
    Replaced,
    /// Nothing can be written. The content is lost when the process ends.
    InMemory,
}

impl Cache {
    /// Opens the cache in a folder. Never fails, whatever the state of the folder.
    pub fn open(folder: &Path) -> Self {
        let file = folder.join("cache.db");
        let kept = open_file(&file).map(|db| (db, State::StoredSession));
        let opened = kept.or_else(|error| {
            tracing::error!(%error, "the cache is damaged or cannot be written; it is replaced");
            move_aside(&file);
            open_file(&file).map(|db| (db, State::Replaced))
        });
        let opened = opened.or_else(|error| {
            tracing::error!(%error, "nothing can be written to this disk; the cache is in memory");
            prepare(Connection::open_in_memory()?).map(|db| (db, State::InMemory))
        });
        match opened {
            Ok((db, state)) => Self {
                db: Arc::new(Mutex::new(db)),
                state,
            },
            Err(error) => panic_without_memory(&error),
        }
    }

    /// Returns what happened when the cache was opened.
    pub fn state(&self) -> State {
        self.state
    }

    /// Runs a query on a thread where it may block.
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
        // A failure here shows again when the file is opened.
        let _ = private_file::make_folder(folder);
    }
    // The engine gives the files beside it the mode of this one.
    let _ = private_file::make_file(file);
    prepare(Connection::open(file)?)
}

fn prepare(db: Connection) -> rusqlite::Result<Connection> {
    // With secure_delete, a message that was sent is overwritten on the disk of a shared computer.
    db.execute_batch(
        "pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;
         pragma trusted_schema=off; pragma journal_size_limit=0;",
    )?;
    let result: String = db.query_row("pragma quick_check(1)", [], |row| row.get(0))?;
    if result != "ok" {
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

/// Returns every table with its definition.
fn tables_of(db: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    db.prepare("select name, sql from sqlite_schema where sql is not null order by name")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

fn move_aside(file: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut damaged = file.as_os_str().to_owned();
        damaged.push(ending);
        let mut aside = damaged.clone();
        aside.push(".damaged");
        let _ = std::fs::rename(damaged, aside);
    }
}

/// An empty database in memory fails only when the computer has no memory left.
#[allow(clippy::panic)]
fn panic_without_memory(error: &rusqlite::Error) -> Cache {
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
    async fn a_damaged_file_is_moved_aside_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("cache.db"), "no database ".repeat(1000)).unwrap();

        assert!(works(&Cache::open(folder.path())).await);
        assert!(folder.path().join("cache.db.damaged").exists());
    }

    #[tokio::test]
    async fn ksk_4_a_file_with_other_tables_is_replaced_and_works() {
        for other in [
            "create table lists (name text primary key) strict;",
            "create table outbox (id integer primary key, key text, entry text) strict;",
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
            assert_eq!(Cache::open(folder.path()).state(), State::StoredSession);
        }
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn f8_the_cache_is_for_the_own_user_and_a_shared_folder_stays_shared() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let mode = |name: &str| {
            let found = std::fs::metadata(data.join(name)).unwrap();
            found.permissions().mode() & 0o777
        };
        for folder in [0o700, 0o755] {
            let cache = Cache::open(&data);
            assert!(works(&cache).await);
            assert_eq!(mode(""), folder);
            for name in ["cache.db", "cache.db-wal", "cache.db-shm"] {
                assert_eq!(mode(name), 0o600, "{name}");
            }
            drop(cache);
            for (name, open) in [("", 0o755), ("cache.db", 0o644)] {
                let open = std::fs::Permissions::from_mode(open);
                std::fs::set_permissions(data.join(name), open).unwrap();
            }
        }
    }

    #[tokio::test]
    async fn without_a_writable_disk_the_cache_is_in_memory() {
        let file = tempfile::NamedTempFile::new().unwrap();

        assert!(works(&Cache::open(&file.path().join("below a file"))).await);
    }
}
