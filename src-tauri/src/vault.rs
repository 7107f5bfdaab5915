//! Where the session rests on this machine (KSK-3): the keyring of the operating system, or memory
//! where there is none that can be used.
//!
//! One entry holds the refresh token, whose it is, and when it was used last. Windows keeps 1280
//! characters; a refresh token has 59 and an address at most 254.

use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

const SERVICE: &str = "new-beginnings-kiosk";
/// A locked keyring may wait for a password that nobody here can give.
const PATIENCE: Duration = Duration::from_secs(5);

/// A session that rests.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Refresh token.
    pub refresh: String,
    /// Whose.
    pub email: String,
    /// When it was used last, in seconds since 1970.
    pub touched_at: i64,
}

impl std::fmt::Debug for Kept {
    /// Neither a token nor an address reaches a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Kept")
    }
}

/// Where one text can rest.
pub trait SecretStore: Send + Sync {
    /// The text, if there is one.
    fn read(&self) -> Result<Option<String>, StoreFailure>;
    /// Replaces the text; `None` forgets it.
    fn write(&self, text: Option<&str>) -> Result<(), StoreFailure>;
}

/// The store cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the keyring cannot be used")]
pub struct StoreFailure;

/// The keyring of the operating system, under one name.
pub struct Keyring {
    account: String,
}

impl Keyring {
    /// The keyring, if something can be written to it, read and deleted again.
    pub fn open(account: &str) -> Option<Self> {
        let probe = Self {
            account: format!("{account}-probe"),
        };
        let works = probe.write(Some("probe")).is_ok()
            && probe
                .read()
                .is_ok_and(|text| text.as_deref() == Some("probe"))
            && probe.write(None).is_ok();
        works.then(|| Self {
            account: account.to_owned(),
        })
    }

    fn entry(&self) -> Result<keyring::v1::Entry, StoreFailure> {
        keyring::v1::Entry::new(SERVICE, &self.account).map_err(|_| StoreFailure)
    }
}

impl SecretStore for Keyring {
    fn read(&self) -> Result<Option<String>, StoreFailure> {
        match self.entry()?.get_password() {
            Ok(text) => Ok(Some(text)),
            Err(keyring::v1::Error::NoEntry) => Ok(None),
            Err(_) => Err(StoreFailure),
        }
    }

    fn write(&self, text: Option<&str>) -> Result<(), StoreFailure> {
        let entry = self.entry()?;
        let written = match text {
            Some(text) => entry.set_password(text),
            None => entry.delete_credential(),
        };
        match written {
            Ok(()) | Err(keyring::v1::Error::NoEntry) => Ok(()),
            Err(_) => Err(StoreFailure),
        }
    }
}

/// Memory: what is in it ends with the program.
#[derive(Default)]
pub struct Memory(Mutex<Option<String>>);

impl SecretStore for Memory {
    fn read(&self) -> Result<Option<String>, StoreFailure> {
        Ok(self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone())
    }

    fn write(&self, text: Option<&str>) -> Result<(), StoreFailure> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = text.map(str::to_owned);
        Ok(())
    }
}

/// The place of one session. Stores block; here is the one place that knows it.
#[derive(Clone)]
pub struct Vault(Arc<dyn SecretStore>);

impl Vault {
    /// A vault in a store.
    pub fn new(store: impl SecretStore + 'static) -> Self {
        Self(Arc::new(store))
    }

    /// The keyring, or memory where it cannot be used.
    pub async fn open() -> Self {
        let keyring = patiently(|| Keyring::open("session")).await.flatten();
        keyring.map_or_else(
            || {
                tracing::info!("no keyring can be used; a session ends with this program");
                Self::new(Memory::default())
            },
            Self::new,
        )
    }

    /// The session that rests here.
    pub async fn read(&self) -> Option<Kept> {
        let store = Arc::clone(&self.0);
        let text = patiently(move || store.read()).await?.ok()??;
        serde_json::from_str(&text).ok()
    }

    /// Replaces the session; `None` forgets it.
    pub async fn write(&self, kept: Option<Kept>) {
        let store = Arc::clone(&self.0);
        let text = kept.and_then(|kept| serde_json::to_string(&kept).ok());
        let written = patiently(move || store.write(text.as_deref())).await;
        if !matches!(written, Some(Ok(()))) {
            tracing::warn!("the keyring did not take the session");
        }
    }
}

async fn patiently<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let task = tokio::task::spawn_blocking(work);
    tokio::time::timeout(PATIENCE, task).await.ok()?.ok()
}
