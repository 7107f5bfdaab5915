//! Moves an installation from a data folder to PostgreSQL with shared files, and back. Everything
//! that a service keeps goes over, with its keys, so no one is signed out. The source is only read.
//!
//! The target takes all rows in one transaction. It is kept when every table and every file was read
//! back and is what was sent; otherwise the target is as empty as before, and the move can be repeated.

use crate::accounts::shared_keys::SharedKeys;
use crate::blobs::Blobs;
use crate::blobs::bucket::Readiness;
use crate::config::DataFolder;
use crate::folder_lock::FolderLock;
use crate::open_store;
use crate::random::system_random;
use crate::store::files_marker::{FilesMarker, FilesMarkers};
use crate::store::postgres::transfer::Transfer as InPostgres;
use crate::store::postgres::{Lease, Postgres, RENEWED_EVERY};
use crate::store::sqlite::Sqlite;
use crate::store::sqlite::snapshot::DATABASE;
use crate::store::sqlite::transfer::Transfer as InSqlite;
use crate::store::transfer::{Table, compare, in_order};
use anyhow::{Context, bail, ensure};
use futures_util::TryStreamExt;
use rusqlite::types::Value;
use std::path::Path;
use std::sync::Arc;

/// What was moved.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Each table with its rows.
    pub tables: Vec<(String, u64)>,
    /// Files, and parts of uploads that have not ended.
    pub files: usize,
    /// Their bytes.
    pub bytes: u64,
}

/// The side of a move that services share. No service may use it until the move has ended.
struct Shared {
    store: Arc<Postgres>,
    keys: SharedKeys,
    blobs: Blobs,
    lease: Lease,
}

/// A blob, with its size and checksum where they are known.
struct Blob {
    name: String,
    expected: Option<(u64, u32)>,
}

/// Moves a data folder to the database and files that the settings name. `now` is in seconds.
pub async fn to_database(from: &Path, to: &DataFolder, now: i64) -> anyhow::Result<Moved> {
    ensure!(
        from.join(DATABASE).exists(),
        "there is no database in {}; name a data folder with --from",
        from.display()
    );
    let lock = FolderLock::take(from)?;
    let marker = Sqlite::open_locked(&lock)?.files_marker().await?;
    let shared = Shared::open(to).await?;
    let files = Blobs::in_folder(&from.join("files"))?;
    let moved = shared.lease.during(async {
        refuse_foreign(&shared.blobs, marker.as_ref()).await?;
        let mut client = shared.store.for_transfer().await?;
        let target = InPostgres::begin(&mut client).await?;
        let source = InSqlite::open(from)?;
        let tables = in_order(source.tables()?, target.tables())?;
        target.refuse_full(&tables).await?;
        let keys = from.join("keys");
        shared.keys.join(&keys, &system_random(), now).await?;
        let (mut moved, mut blobs) = (Moved::default(), Vec::new());
        for table in &tables {
            let sent = source.read(table, async |rows| {
                rows.iter()
                    .for_each(|row| note_blobs(table, row, &mut blobs));
                target.insert(table, rows).await
            });
            let sent = sent.await?;
            compare(table, sent, target.read(table, |_| Ok(())).await?)?;
            moved.tables.push((table.name.clone(), sent.rows));
        }
        for (table, last) in source.counters()? {
            target.set_counter(&table, last).await?;
        }
        moved.copy(&blobs, &files, &shared.blobs).await?;
        mark(&shared.blobs, marker.as_ref()).await?;
        target.commit().await?;
        settle(&blobs, &shared.blobs).await;
        Ok(moved)
    });
    let moved = moved.await;
    drop(lock);
    moved
}

/// Moves the database and files that the settings name to an empty data folder.
pub async fn to_folder(from: &DataFolder, to: &Path) -> anyhow::Result<Moved> {
    let lock = FolderLock::take(to)?;
    drop(Sqlite::open_locked(&lock)?);
    let shared = Shared::open(from).await?;
    let files = Blobs::in_folder(&to.join("files"))?;
    let moved = shared.lease.during(async {
        let mut client = shared.store.for_transfer().await?;
        let source = InPostgres::begin(&mut client).await?;
        let target = InSqlite::open(to)?;
        let tables = in_order(source.tables(), target.tables()?)?;
        target.refuse_full(&tables)?;
        shared.keys.follow(&to.join("keys")).await?;
        let (mut moved, mut blobs) = (Moved::default(), Vec::new());
        for table in &tables {
            let sent = source.read(table, |rows| {
                rows.iter()
                    .for_each(|row| note_blobs(table, row, &mut blobs));
                target.insert(table, rows)
            });
            let sent = sent.await?;
            compare(table, sent, target.read(table, async |_| Ok(())).await?)?;
            moved.tables.push((table.name.clone(), sent.rows));
        }
        for (table, last) in source.counters().await? {
            target.set_counter(&table, last)?;
        }
        moved.copy(&blobs, &shared.blobs, &files).await?;
        mark(&files, shared.store.files_marker().await?.as_ref()).await?;
        target.commit()?;
        settle(&blobs, &files).await;
        Ok(moved)
    });
    let moved = moved.await;
    drop(lock);
    moved
}

impl Shared {
    async fn open(folder: &DataFolder) -> anyhow::Result<Self> {
        let config = &folder.database;
        let server = open_store::server(config)?;
        let server = server.context("name the database with --database")?;
        let store = Arc::new(Postgres::open(&server).await?);
        let keys = open_store::shared_keys(config, &store)?;
        let keys = keys.context(
            "a move needs --keys-secret-file and --files, so that keys and files have a place",
        )?;
        let blobs = open_store::blobs(folder)?;
        let readiness = blobs.check(&open_store::random_name()).await?;
        ensure!(
            readiness == Readiness::Works,
            "the storage of --files cannot be reached; nothing was changed"
        );
        let lease = Lease::take(Arc::clone(&store), open_store::random_name(), true).await;
        Ok(Self {
            keys,
            blobs,
            lease: lease.context("stop all services of the database before a move")?,
            store,
        })
    }
}

impl Lease {
    /// Runs a work that needs the database for itself, then gives the right back, also when it failed.
    async fn during<T>(&self, work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
        let lost = async {
            loop {
                tokio::time::sleep(RENEWED_EVERY).await;
                if matches!(self.renew().await, Ok(false)) {
                    return;
                }
            }
        };
        let done = tokio::select! {
            done = work => done,
            () = lost => bail!("a service was started on the database; nothing was changed"),
        };
        let given_back = self.give_back().await;
        let done = done?;
        given_back?;
        Ok(done)
    }
}

impl Moved {
    async fn copy(&mut self, blobs: &[Blob], from: &Blobs, to: &Blobs) -> anyhow::Result<()> {
        for blob in blobs {
            let copied = copy(blob, from, to).await;
            let copied = copied
                .with_context(|| format!("the bytes {} of a file cannot be moved", blob.name))?;
            self.bytes += copied;
        }
        self.files = blobs.len();
        Ok(())
    }
}

/// Fails when the place has the marker of another database.
async fn refuse_foreign(to: &Blobs, marker: Option<&FilesMarker>) -> anyhow::Result<()> {
    let found = to.marker().await?;
    ensure!(
        found.is_none() || found.as_ref() == marker.map(|it| &it.name),
        "the place of --files holds the files of another database; name an empty one. Nothing was changed"
    );
    Ok(())
}

/// Gives the place the marker of the database that moves there.
async fn mark(to: &Blobs, marker: Option<&FilesMarker>) -> anyhow::Result<()> {
    if let Some(marker) = marker {
        to.mark(&marker.name).await?;
    }
    refuse_foreign(to, marker).await
}

/// Says that all blobs that were copied have their owners.
async fn settle(blobs: &[Blob], to: &Blobs) {
    for blob in blobs {
        to.has_owner(&blob.name).await;
    }
}

/// Copies a blob, and reads it back.
async fn copy(blob: &Blob, from: &Blobs, to: &Blobs) -> anyhow::Result<u64> {
    let size = match blob.expected {
        Some((size, _)) => size,
        None => from.size(&blob.name).await?,
    };
    let mut writer = to.writer(blob.name.clone());
    let mut pieces = from.read(&blob.name, 0..size, blob.expected.map(|(_, sum)| sum));
    while let Some(piece) = pieces.try_next().await? {
        writer.write(piece).await?;
    }
    let copied = writer.finish().await?;
    ensure!(copied.size == size, "it has another size than its file");
    let mut again = to.read(&blob.name, 0..size, Some(copied.crc32c));
    while again.try_next().await?.is_some() {}
    Ok(size)
}

/// Notes the blobs that a row names.
fn note_blobs(table: &Table, row: &[Value], blobs: &mut Vec<Blob>) {
    let cell = |name: &str| {
        let at = table.columns.iter().position(|column| column == name);
        at.and_then(|at| row.get(at))
    };
    let number = |name: &str| match cell(name) {
        Some(Value::Integer(number)) => Some(*number),
        _ => None,
    };
    match (table.name.as_str(), cell("blob"), cell("parts")) {
        ("files", Some(Value::Text(name)), _) => {
            let size = number("size").and_then(|size| u64::try_from(size).ok());
            let sum = number("crc32c").and_then(|sum| u32::try_from(sum).ok());
            blobs.push(Blob {
                name: name.clone(),
                expected: size.zip(sum),
            });
        }
        ("uploads", _, Some(Value::Text(parts))) => {
            let parts: Vec<String> = serde_json::from_str(parts).unwrap_or_default();
            blobs.extend(parts.into_iter().map(|name| Blob {
                name,
                expected: None,
            }));
        }
        _ => {}
    }
}
