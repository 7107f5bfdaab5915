//! This kiosk among its fleet: the key it was enrolled with, and what it says of itself (LIM-1).

use crate::cache::{Cache, Fact, State};
use crate::clock::{Clock, milliseconds};
use crate::guard::{Start, uptime_before};
use crate::lists::Lists;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use sync_protocol::client::Client;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::fleet::{Enrolled, Heartbeat};

/// The key of this kiosk, in the folder of its cache.
#[derive(Debug, Clone)]
pub struct DeviceKey(PathBuf);

impl DeviceKey {
    /// In a data folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self(folder.join("kiosk.key"))
    }

    /// The key, if this kiosk was enrolled.
    pub fn read(&self) -> Option<Enrolled> {
        serde_json::from_slice(&std::fs::read(&self.0).ok()?).ok()
    }

    /// Keeps a key, for the kiosk's own user only.
    pub fn write(&self, enrolled: &Enrolled) -> std::io::Result<()> {
        if let Some(folder) = self.0.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let fresh = self.0.with_extension("new");
        let _ = std::fs::remove_file(&fresh);
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        file.write_all(&serde_json::to_vec(enrolled)?)?;
        file.sync_all()?;
        std::fs::rename(&fresh, &self.0)
    }

    /// After the operator revoked it.
    pub fn forget(&self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Enrols this kiosk with a code of the operator; answers its name.
pub async fn enroll(client: &Client, key: &DeviceKey, code: &str) -> Result<String, EnrolFailure> {
    let enrolled = client.enroll(code).await?;
    key.write(&enrolled)?;
    Ok(enrolled.kiosk)
}

/// Why a kiosk was not enrolled.
#[derive(Debug, thiserror::Error)]
pub enum EnrolFailure {
    /// The service refused or could not be reached.
    #[error("{}", words(*.0))]
    Service(#[from] ErrorCode),
    /// The key could not be kept.
    #[error("the key could not be written: {0}")]
    Disk(#[from] std::io::Error),
}

fn words(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::InvalidActionCode => {
            "the code is unknown, was used or is too old; make another with `sync-service kiosks code`"
        }
        ErrorCode::NetworkRequestFailed => {
            "the service cannot be reached; look at `service` in kiosk.toml and at the network"
        }
        _ => "the service refused; its log says why",
    }
}

/// What a heartbeat is made of.
pub struct Pulse {
    /// This kiosk's clock.
    pub clock: Clock,
    /// How old the lists are.
    pub lists: Arc<Lists>,
    /// When this process began.
    pub started: Instant,
    /// How long the program had run before it.
    pub before: Duration,
    /// When the last visit was wiped, in milliseconds since 1970; 0 before the first.
    pub wiped_at: Arc<AtomicI64>,
    /// How often the picture was repaired.
    pub repairs: Arc<AtomicU32>,
}

impl Pulse {
    /// The pulse of a process that goes on with the counters of the one before. The first of a
    /// program counts from nothing; one that follows a failure is a repair.
    pub async fn resume(cache: &Cache, clock: Clock, lists: Arc<Lists>, start: Start) -> Self {
        let known = u32::try_from(cache.fact(Fact::Repairs).await).unwrap_or_default();
        // A cache that had to be replaced is told of too.
        let replaced = u32::from(cache.state() == State::Replaced);
        let repairs = match start {
            Start::First => 0,
            Start::AfterVisit => known,
            Start::AfterFailure => known.saturating_add(1),
        };
        let pulse = Self {
            clock,
            lists,
            started: Instant::now(),
            before: uptime_before(),
            wiped_at: AtomicI64::new(cache.fact(Fact::WipedAt).await).into(),
            repairs: AtomicU32::new(repairs.saturating_add(replaced)).into(),
        };
        pulse.keep(cache).await;
        pulse
    }

    /// Keeps the counters for the next process.
    pub async fn keep(&self, cache: &Cache) {
        let facts = [
            (Fact::Repairs, self.repairs.load(Ordering::Relaxed).into()),
            (Fact::WipedAt, self.wiped_at.load(Ordering::Relaxed)),
        ];
        cache.keep_facts(facts).await;
    }

    /// A heartbeat of now.
    pub async fn beat(&self, key: String, waiting: u32) -> Heartbeat {
        Heartbeat {
            key,
            at: milliseconds((self.clock)()),
            version: env!("CARGO_PKG_VERSION").into(),
            uptime: (self.before + self.started.elapsed()).as_secs(),
            lists_at: self.lists.confirmed_at().await,
            waiting,
            wiped_at: Some(self.wiped_at.load(Ordering::Relaxed)).filter(|at| *at > 0),
            repairs: self.repairs.load(Ordering::Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_a_key_is_kept_for_the_own_user_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let key = DeviceKey::in_folder(&folder.path().join("new"));
        assert_eq!(key.read(), None);
        let enrolled = Enrolled {
            kiosk: "k-1".into(),
            key: "secret".into(),
        };
        key.write(&enrolled).unwrap();
        key.write(&enrolled).unwrap();
        assert_eq!(key.read(), Some(enrolled));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&key.0).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        key.forget();
        assert_eq!(key.read(), None);
    }
}
