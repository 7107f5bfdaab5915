//! Opens the stores that the settings name: SQLite in the data folder or PostgreSQL, and a folder of
//! files or a bucket.

use crate::accounts::shared_keys::SharedKeys;
use crate::blobs::Blobs;
use crate::blobs::bucket::{Bucket, Readiness};
use crate::blobs::marker::MARKER;
use crate::blobs::place::Place;
use crate::blobs::under_way;
use crate::config::DataFolder;
use crate::config::database::DatabaseConfig;
use crate::folder_lock::FolderLock;
use crate::private::create_new;
use crate::random::{bytes, system_random};
use crate::store::postgres::{Lease, Postgres, Server};
use crate::store::sqlite::{Sqlite, refuse_open_to_others, refuse_restoring};
use crate::store::{Store, StoreError};
use anyhow::{Context, bail};
use data_encoding::HEXLOWER;
use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How long one request to the storage of files may take.
const STORAGE_TIMEOUT: Duration = Duration::from_secs(15);

/// What was being written in a folder of several instances is given up after this time.
const ABANDONED: Duration = Duration::from_secs(24 * 60 * 60);

/// How often a service that starts tries a database that is away or full, and how long it waits in
/// between: less than the 90 seconds that systemd gives it.
const DATABASE_TRIES: u32 = 30;
const DATABASE_WAIT: Duration = Duration::from_secs(2);

/// Letters of the name of a data folder.
const NAME_LENGTH: usize = 32;

/// The store of a service, and what it needs beside it.
pub struct Opened {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The right to serve from a database.
    pub lease: Option<Lease>,
    /// Keys that all instances share.
    pub keys: Option<Arc<SharedKeys>>,
}

/// Opens the store of the service, which has locked its data folder.
pub async fn of_service(
    folder: &DataFolder,
    lock: &FolderLock,
    now: i64,
) -> anyhow::Result<Opened> {
    refuse_folder(folder)?;
    let Some(server) = server(&folder.database)? else {
        return Ok(Opened {
            store: Arc::new(Sqlite::open_locked(lock)?),
            lease: None,
            keys: None,
        });
    };
    let mut attempts = Attempts(DATABASE_TRIES);
    let store = attempts.until_done(|| Postgres::open(&server)).await?;
    let store = Arc::new(store);
    let keys = shared_keys(&folder.database, &store)?;
    let name = name_of(lock).context("the data folder cannot be written")?;
    // The first thing that is written: to a full disk it cannot be.
    let take = || Lease::take(Arc::clone(&store), name.clone(), keys.is_none());
    let lease = attempts.until_done(take).await?;
    if let Some(keys) = &keys {
        keys.join(&folder.keys(), &system_random(), now).await?;
    }
    Ok(Opened {
        store,
        lease: Some(lease),
        keys: keys.map(Arc::new),
    })
}

/// The attempts that a start has left.
struct Attempts(u32);

impl Attempts {
    /// Waits for a database that is away or full: it may start together with this machine, a standby
    /// may be about to take over, or an operator may be making room. Other errors end the start.
    async fn until_done<T, F: Future<Output = Result<T, StoreError>>>(
        &mut self,
        attempt: impl Fn() -> F,
    ) -> Result<T, StoreError> {
        loop {
            match attempt().await {
                Err(cause) if cause.is_passing() && self.0 > 1 => {
                    self.0 -= 1;
                    let left = self.0;
                    tracing::warn!(
                        ?cause,
                        left,
                        "the database cannot be used yet; the service waits for it"
                    );
                    tokio::time::sleep(DATABASE_WAIT).await;
                }
                done => return done,
            }
        }
    }
}

/// Opens the store for a command that runs beside the service, and makes it when there is none yet.
pub async fn beside(folder: &DataFolder) -> anyhow::Result<Arc<dyn Store>> {
    Ok(match server(&folder.database)? {
        None => Arc::new(Sqlite::open(&folder.data)?),
        Some(server) => Arc::new(Postgres::open(&server).await?),
    })
}

/// Opens a store that is there; a mistyped folder is not made.
pub async fn existing(folder: &DataFolder) -> anyhow::Result<Arc<dyn Store>> {
    refuse_without_data(folder)?;
    beside(folder).await
}

/// Refuses a folder without a database, unless the settings name another database.
pub fn refuse_without_data(folder: &DataFolder) -> anyhow::Result<()> {
    if has_data(folder) {
        return Ok(());
    }
    let data = folder.data.display();
    if folder.data.join("instance").exists() {
        bail!(
            "the database of {data} is a server; name it with --database, and give the other settings \
             of the service too"
        );
    }
    bail!("there is no data in {data}; name the folder with --data")
}

/// Whether there is a database to be read.
pub fn has_data(folder: &DataFolder) -> bool {
    folder.database.database.is_some() || folder.data.join("new-beginnings.db").exists()
}

/// Opens the place of files.
pub fn blobs(folder: &DataFolder) -> anyhow::Result<Blobs> {
    match folder.files() {
        Place::Folder(files) => Blobs::in_folder(&files).context("the folder of files"),
        Place::Bucket { name, prefix } => Ok(Blobs::in_bucket(&Bucket {
            name,
            prefix,
            endpoint: folder.database.files_endpoint.clone(),
            credentials_file: folder.database.files_credentials_file.clone(),
            timeout: STORAGE_TIMEOUT,
        })?),
    }
}

/// Makes the place of files ready for a service: removes what a killed one left unfinished, and fails
/// when the settings of a bucket cannot work. A bucket that cannot be reached now is waited for by
/// those who need a file.
pub async fn ready_files(
    folder: &DataFolder,
    blobs: &Blobs,
    is_shared: bool,
) -> anyhow::Result<Readiness> {
    if let Place::Folder(files) = folder.files() {
        let age = if is_shared { ABANDONED } else { Duration::ZERO };
        Blobs::clear_unfinished(&files, age)?;
        return Ok(Readiness::Works);
    }
    let readiness = blobs.check(&random_name()).await?;
    if readiness == Readiness::Away {
        tracing::error!("files can neither be read nor stored until their storage is back");
    }
    Ok(readiness)
}

/// The keys that all instances share; none for an instance that has its own.
pub async fn keys_of_all(folder: &DataFolder) -> anyhow::Result<Option<SharedKeys>> {
    match (server(&folder.database)?, &folder.database.keys_secret_file) {
        (Some(server), Some(_)) => {
            let store = Arc::new(Postgres::open(&server).await?);
            shared_keys(&folder.database, &store)
        }
        _ => Ok(None),
    }
}

/// The keys in the database that all instances share.
pub(crate) fn shared_keys(
    config: &DatabaseConfig,
    store: &Arc<Postgres>,
) -> anyhow::Result<Option<SharedKeys>> {
    let Some(file) = &config.keys_secret_file else {
        return Ok(None);
    };
    let secret = std::fs::read_to_string(file).context("--keys-secret-file cannot be read")?;
    Ok(Some(SharedKeys::new(Arc::clone(store), &secret)?))
}

/// A name that nothing else has.
pub(crate) fn random_name() -> String {
    HEXLOWER.encode(&bytes::<{ NAME_LENGTH / 2 }>(&system_random()))
}

/// Refuses a data folder that a service cannot begin with. Only looks, so that a folder that was meant
/// for something else gets no file of ours.
pub fn refuse_folder(folder: &DataFolder) -> Result<(), StoreError> {
    if folder.database.database.is_some() {
        return refuse_both(&folder.data);
    }
    refuse_restoring(&folder.data)?;
    if folder.data.is_dir() {
        refuse_open_to_others(&folder.data, &folder.data)?;
    }
    refuse_files_alone(folder)
}

/// An installation has one database: which of two holds the accounts would be a guess.
fn refuse_both(data: &Path) -> Result<(), StoreError> {
    let file = data.join("new-beginnings.db");
    if !file.exists() {
        return Ok(());
    }
    Err(StoreError::Refused(format!(
        "--database names a database, and {} is another one: its accounts would be missing. Choose \
         an empty folder with --data, or leave --database out",
        file.display()
    )))
}

/// Files of people without their database: a new one would know none of them.
fn refuse_files_alone(folder: &DataFolder) -> Result<(), StoreError> {
    let Place::Folder(files) = folder.files() else {
        return Ok(());
    };
    let is_of_people = |name: &OsStr| name != MARKER && name != under_way::FOLDER;
    let has_files = std::fs::read_dir(&files)
        .is_ok_and(|mut all| all.any(|one| one.is_ok_and(|one| is_of_people(&one.file_name()))));
    if has_data(folder) || !has_files {
        return Ok(());
    }
    Err(StoreError::Refused(format!(
        "{} holds files of people, and their database new-beginnings.db is missing in {}. Put it back, or \
         restore a backup. To begin with nothing, move the folder of files away",
        files.display(),
        folder.data.display()
    )))
}

/// The name of a data folder, made at its first use.
fn name_of(lock: &FolderLock) -> std::io::Result<String> {
    let file = lock.folder().join("instance");
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    if found.len() == NAME_LENGTH {
        return Ok(found);
    }
    // Missing, or cut short by a crash.
    let _ = std::fs::remove_file(&file);
    let name = random_name();
    create_new(&file)?.write_all(name.as_bytes())?;
    Ok(name)
}

/// The server that the settings name.
pub(crate) fn server(config: &DatabaseConfig) -> anyhow::Result<Option<Server>> {
    let Some(url) = &config.database else {
        return Ok(None);
    };
    let password = config.database_password_file.as_ref();
    let password = password.map(std::fs::read_to_string).transpose();
    let password = password.context("--database-password-file cannot be read")?;
    Ok(Some(Server {
        url: url.clone(),
        password: password.map(|text| text.trim_end().to_owned()),
        certificates: config.database_certificates.clone(),
        connections: usize::from(config.database_connections),
    }))
}
