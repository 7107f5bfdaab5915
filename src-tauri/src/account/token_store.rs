//! The token store (KSK-3): keeps the session in the keyring of the operating system, or in memory
//! where no keyring works.
//!
//! One keyring entry holds the refresh token, the email address, and the time of its last use. Windows
//! stores at most 1280 characters; a refresh token has 59 and an email address at most 254.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::OnceCell;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

const SERVICE: &str = "new-beginnings-kiosk";
/// A locked keyring may wait for a password that no one can enter on a kiosk.
const KEYRING_TIMEOUT: Duration = Duration::from_secs(2);

/// A stored session.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Zeroize, ZeroizeOnDrop)]
pub struct StoredSession {
    /// Refresh token.
    pub refresh: String,
    /// Email address of the account.
    pub email: String,
    /// Time of the last use, in seconds since 1970.
    pub last_used_at: i64,
}

impl std::fmt::Debug for StoredSession {
    /// Shows no token and no address, because they must not reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StoredSession")
    }
}

/// A store for one secret text.
pub trait SecretStore: Send + Sync {
    /// Returns the text, if there is one.
    fn read(&self) -> Result<Option<String>, StoreFailure>;
    /// Replaces the text, or deletes it (`None`).
    fn write(&self, text: Option<&str>) -> Result<(), StoreFailure>;
}

/// The store does not work.
#[derive(Debug, thiserror::Error)]
#[error("the keyring cannot be used")]
pub struct StoreFailure;

/// One entry in the keyring of the operating system.
pub struct Keyring {
    account: String,
}

impl Keyring {
    /// Returns the entry if a test entry can be written, read and deleted.
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

/// A store in memory, which is lost when the program ends.
#[derive(Default)]
pub struct Memory(Mutex<Option<Zeroizing<String>>>);

impl SecretStore for Memory {
    fn read(&self) -> Result<Option<String>, StoreFailure> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(kept.as_deref().cloned())
    }

    fn write(&self, text: Option<&str>) -> Result<(), StoreFailure> {
        let text = text.map(|text| Zeroizing::new(text.to_owned()));
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = text;
        Ok(())
    }
}

/// Stores one session. Calls to the keyring block and may hang, so they run on another thread with a
/// time-out.
#[derive(Clone)]
pub struct TokenStore(Arc<Inner>);

struct Inner {
    /// Opened at the first use, so that the first screen does not wait for it.
    store: OnceCell<Arc<dyn SecretStore>>,
    /// Replaces a store that has hung once. That store is not used again.
    memory: Arc<Memory>,
    hung: AtomicBool,
}

impl TokenStore {
    /// Uses the given store.
    pub fn new(store: impl SecretStore + 'static) -> Self {
        Self::with(OnceCell::new_with(Some(Arc::new(store))))
    }

    /// Uses the keyring, or memory where the keyring does not work.
    pub fn in_keyring() -> Self {
        Self::with(OnceCell::new())
    }

    fn with(store: OnceCell<Arc<dyn SecretStore>>) -> Self {
        Self(Arc::new(Inner {
            store,
            memory: Arc::default(),
            hung: AtomicBool::new(false),
        }))
    }

    /// Returns the stored session.
    pub async fn read(&self) -> Option<StoredSession> {
        let text = self.use_store(|store| store.read()).await.ok()??;
        serde_json::from_str(&Zeroizing::new(text)).ok()
    }

    /// Replaces the stored session, or deletes it (`None`).
    pub async fn write(&self, session: Option<StoredSession>) {
        let text = session.and_then(|session| serde_json::to_string(&session).ok());
        let text = text.map(Zeroizing::new);
        let written = self.use_store(move |store| store.write(text.as_deref().map(String::as_str)));
        if written.await.is_err() {
            tracing::warn!("the keyring did not store the session");
        }
    }

    async fn use_store<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn SecretStore) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let store = self.store().await;
        let answer = with_timeout(move || work(&*store)).await;
        if answer.is_none() {
            tracing::warn!("the keyring hangs; a session ends with this program");
            self.0.hung.store(true, Ordering::Relaxed);
        }
        answer.unwrap_or(Err(StoreFailure))
    }

    async fn store(&self) -> Arc<dyn SecretStore> {
        let memory = || Arc::clone(&self.0.memory) as Arc<dyn SecretStore>;
        if self.0.hung.load(Ordering::Relaxed) {
            return memory();
        }
        let opened = self.0.store.get_or_init(async || {
            let keyring = with_timeout(|| Keyring::open("session")).await.flatten();
            keyring.map_or_else(
                || {
                    tracing::info!("no keyring can be used; a session ends with this program");
                    memory()
                },
                |keyring| Arc::new(keyring) as Arc<dyn SecretStore>,
            )
        });
        Arc::clone(opened.await)
    }
}

async fn with_timeout<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let task = tokio::task::spawn_blocking(work);
    tokio::time::timeout(KEYRING_TIMEOUT, task).await.ok()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A store that never answers, and counts its calls.
    struct Hanging {
        asked: tokio::sync::mpsc::UnboundedSender<()>,
        gate: Mutex<std::sync::mpsc::Receiver<()>>,
    }

    impl Hanging {
        fn hang(&self) -> StoreFailure {
            self.asked.send(()).unwrap();
            let gate = self.gate.lock().unwrap();
            let _ = gate.recv();
            StoreFailure
        }
    }

    impl SecretStore for Hanging {
        fn read(&self) -> Result<Option<String>, StoreFailure> {
            Err(self.hang())
        }

        fn write(&self, _: Option<&str>) -> Result<(), StoreFailure> {
            Err(self.hang())
        }
    }

    #[tokio::test(start_paused = true)]
    async fn ksk_5_a_keyring_that_hangs_is_used_once_and_then_replaced_by_memory() {
        let (gate, closed) = std::sync::mpsc::channel();
        let (asked, mut was_asked) = tokio::sync::mpsc::unbounded_channel();
        let token_store = TokenStore::new(Hanging {
            asked,
            gate: Mutex::new(closed),
        });
        let time_passes = async {
            was_asked.recv().await.unwrap();
            tokio::time::advance(KEYRING_TIMEOUT).await;
        };
        let (read, ()) = tokio::join!(token_store.read(), time_passes);
        assert_eq!(read, None);
        let session = StoredSession {
            refresh: "r1".into(),
            email: "ana@example.org".into(),
            last_used_at: 7,
        };
        token_store.write(Some(session.clone())).await;
        assert_eq!(token_store.read().await, Some(session));
        assert!(was_asked.try_recv().is_err(), "it is used once");
        drop(gate);
    }
}
