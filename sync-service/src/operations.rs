//! What the operator is shown of the service itself: whether it can write, what it counts, what
//! waits, and what went wrong. Nothing here names a person.

pub mod metrics;
pub mod requests;

use crate::backup::last::last;
use crate::blobs::Blobs;
use crate::clock::{Clock, milliseconds};
use crate::random::{Random, bytes};
use crate::store::outbox::MailFailure;
use crate::store::{Store, StoreError};
use crate::supervisor::{Panics, panics};
use crate::trusted_time::TrustedTime;
use data_encoding::HEXLOWER;
use requests::Requests;
use std::collections::BTreeMap;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;

/// How long a proof that the disk takes writes is good: callers cannot make the service write more
/// often.
const PROOF_LASTS: Duration = Duration::from_secs(5);
/// How long a write may take until the service counts as not ready.
const PROOF_TIMEOUT: Duration = Duration::from_secs(5);
/// Lists are followed every second; after this time something is wrong.
const LISTS_OLD: i64 = 60_000;
/// One backup a day and some patience.
const BACKUP_OLD: i64 = 36 * 60 * 60 * 1_000;
/// Failed mails that the operator's page names.
const FAILURES_SHOWN: u32 = 20;

/// The figures that the service collects about itself.
pub struct Operations {
    /// Requests by route.
    pub requests: Requests,
    /// Whether the clock can be believed.
    pub time: Arc<TrustedTime>,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    data: PathBuf,
    blobs: Arc<Blobs>,
    random: Random,
    lists_followed: AtomicI64,
    data_proof: Mutex<Option<Proof>>,
    files_proof: Mutex<Option<Proof>>,
}

#[derive(Clone, Copy)]
struct Proof {
    at: Duration,
    is_good: bool,
}

/// The service as it is now.
#[derive(Debug, Clone)]
pub struct Status {
    /// Whether a write reached the disk.
    pub can_write: bool,
    /// Whether a file could be stored, which may be on another disk.
    pub can_store_files: bool,
    /// Milliseconds since the lists were compared with the store.
    pub lists_followed_ago: i64,
    /// Milliseconds since each list was replaced, by name.
    pub list_ages: Vec<(String, i64)>,
    /// Mails that wait.
    pub mails_waiting: u32,
    /// Mails that were given up in the last 30 days.
    pub mails_failed: u32,
    /// The newest of them, newest first.
    pub mail_failures: Vec<MailFailure>,
    /// Sessions.
    pub sessions: u64,
    /// Bytes that are left on the disk of the data or on that of the files, whichever has less, where the system
    /// tells.
    pub disk_left: Option<u64>,
    /// Parts of the service that panicked.
    pub panics: BTreeMap<&'static str, Panics>,
    /// Whether the clock can be believed.
    pub time_is_trusted: bool,
    /// Milliseconds since the last backup; `None` when there is none that this folder knows of.
    pub backup_ago: Option<i64>,
}

impl Status {
    /// Whether the service can do all that it is there for.
    pub fn is_ready(&self) -> bool {
        self.can_write && self.can_store_files && self.lists_followed_ago <= LISTS_OLD
    }

    /// Whether a backup was made lately. A service without one still does all that it is there for.
    pub fn is_backed_up(&self) -> bool {
        self.backup_ago.is_some_and(|ago| ago <= BACKUP_OLD)
    }
}

impl Operations {
    /// Watches over a data folder; `routes` are the templates of all calls.
    pub fn new(
        data: PathBuf,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        time: Arc<TrustedTime>,
        requests: Requests,
        blobs: Arc<Blobs>,
        random: Random,
    ) -> Self {
        Self {
            requests,
            time,
            lists_followed: milliseconds(clock.now()).into(),
            store,
            clock,
            data,
            blobs,
            random,
            data_proof: Mutex::default(),
            files_proof: Mutex::default(),
        }
    }

    /// Takes note that the lists were compared with the store.
    pub fn lists_were_followed(&self) {
        let now = milliseconds(self.clock.now());
        self.lists_followed.store(now, Ordering::Relaxed);
    }

    /// Whether a write reaches the disk; tried every few seconds at most, however many ask.
    pub async fn can_write(&self) -> bool {
        let now = milliseconds(self.clock.now());
        let written = async { self.store.set_mark("written", now).await.is_ok() };
        self.proved(&self.data_proof, written).await
    }

    /// Whether a file could be stored; tried every few seconds at most.
    async fn can_store_files(&self) -> bool {
        let name = HEXLOWER.encode(&bytes::<16>(&self.random));
        let stored = self.blobs.can_write(&name);
        self.proved(&self.files_proof, stored).await
    }

    /// What the last attempt gave, or another attempt if it is too old.
    async fn proved(
        &self,
        proof: &Mutex<Option<Proof>>,
        attempt: impl Future<Output = bool>,
    ) -> bool {
        let mut proof = proof.lock().await;
        let at = self.clock.monotonic();
        if let Some(proof) = *proof
            && at.saturating_sub(proof.at) < PROOF_LASTS
        {
            return proof.is_good;
        }
        let tried = tokio::time::timeout(PROOF_TIMEOUT, attempt).await;
        let is_good = tried.unwrap_or(false);
        *proof = Some(Proof { at, is_good });
        is_good
    }

    /// Looks at everything.
    pub async fn status(&self) -> Result<Status, StoreError> {
        let can_write = self.can_write().await;
        let now = milliseconds(self.clock.now());
        let ages = self.store.listing_times().await?.into_iter();
        Ok(Status {
            can_write,
            can_store_files: self.can_store_files().await,
            lists_followed_ago: now - self.lists_followed.load(Ordering::Relaxed),
            list_ages: ages.map(|(name, at)| (name, now - at)).collect(),
            mails_waiting: self.store.waiting_mails().await?,
            mails_failed: self.store.failed_mails().await?,
            mail_failures: self.store.mail_failures(FAILURES_SHOWN).await?,
            sessions: self.store.session_count().await?,
            disk_left: self.disk_left(),
            panics: panics(),
            time_is_trusted: self.time.is_trusted(),
            backup_ago: last(&self.data).map(|made_at| now - milliseconds(made_at)),
        })
    }

    fn disk_left(&self) -> Option<u64> {
        let folders = [Some(self.data.as_path()), self.blobs.folder()];
        folders.into_iter().flatten().filter_map(room).min()
    }
}

/// Bytes that are left on the disk of a folder.
#[cfg(unix)]
fn room(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn room(_: &Path) -> Option<u64> {
    None
}
