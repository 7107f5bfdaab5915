//! Where the session rests on this machine (KSK-3): the keyring of the operating system, or memory
//! where there is none that can be used.
//!
//! One entry holds the refresh token, whose it is, and when it was used last. Windows keeps 1280
//! characters; a refresh token has 59 and an address at most 254.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::OnceCell;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

const SERVICE: &str = "new-beginnings-kiosk";
/// A locked keyring may wait for a password that cannot be given here.
const PATIENCE: Duration = Duration::from_secs(2);

/// A session that rests.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Zeroize, ZeroizeOnDrop)]
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

/// The place of one session. Stores block, and may hang; here is the one place that knows it.
#[derive(Clone)]
pub struct Vault(Arc<Inner>);

struct Inner {
    /// Opened with the first use: nothing on the screen waits for it.
    store: OnceCell<Arc<dyn SecretStore>>,
    /// Takes the place of a store that hung once, which is not asked again.
    memory: Arc<Memory>,
    hung: AtomicBool,
}

impl Vault {
    /// A vault in a store.
    pub fn new(store: impl SecretStore + 'static) -> Self {
        Self::with(OnceCell::new_with(Some(Arc::new(store))))
    }

    /// The keyring, or memory where it cannot be used.
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

    /// The session that rests here.
    pub async fn read(&self) -> Option<Kept> {
        let text = self.ask(|store| store.read()).await.ok()??;
        serde_json::from_str(&Zeroizing::new(text)).ok()
    }

    /// Replaces the session; `None` forgets it.
    pub async fn write(&self, kept: Option<Kept>) {
        let text = kept.and_then(|kept| serde_json::to_string(&kept).ok());
        let text = text.map(Zeroizing::new);
        let written = self.ask(move |store| store.write(text.as_deref().map(String::as_str)));
        if written.await.is_err() {
            tracing::warn!("the keyring did not take the session");
        }
    }

    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn SecretStore) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let store = self.store().await;
        let answer = patiently(move || work(&*store)).await;
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
            let keyring = patiently(|| Keyring::open("session")).await.flatten();
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

async fn patiently<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let task = tokio::task::spawn_blocking(work);
    tokio::time::timeout(PATIENCE, task).await.ok()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A store that never answers; it tells that it was asked.
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
    async fn ksk_5_a_keyring_that_hangs_is_asked_once_and_memory_takes_its_place() {
        let (gate, closed) = std::sync::mpsc::channel();
        let (asked, mut was_asked) = tokio::sync::mpsc::unbounded_channel();
        let vault = Vault::new(Hanging {
            asked,
            gate: Mutex::new(closed),
        });
        let time_passes = async {
            was_asked.recv().await.unwrap();
            tokio::time::advance(PATIENCE).await;
        };
        let (read, ()) = tokio::join!(vault.read(), time_passes);
        assert_eq!(read, None);
        let kept = Kept {
            refresh: "r1".into(),
            email: "ana@example.org".into(),
            touched_at: 7,
        };
        vault.write(Some(kept.clone())).await;
        assert_eq!(vault.read().await, Some(kept));
        assert!(was_asked.try_recv().is_err(), "it is asked once");
        drop(gate);
    }
}
