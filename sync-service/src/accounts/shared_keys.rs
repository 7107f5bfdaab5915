//! Keys that several instances share. They are in the database, sealed with a secret that is not in
//! there; the folder of keys of each instance is a copy.
//!
//! A seal is AES-256-GCM with a random nonce; the name of the key is bound to it, so that no sealed
//! key can be passed off as another.

use super::key_files::{KeyFile, read_all, replace_all};
use super::keys::Keys;
use crate::random::Random;
use crate::store::StoreError;
use crate::store::postgres::{Postgres, SealedKey};
use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use sha2::{Digest, Sha256};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// Letters that the secret has at least.
pub const SECRET_MIN: usize = 32;

/// The keys of a database.
pub struct SharedKeys {
    store: Arc<Postgres>,
    seal: RandomizedNonceKey,
}

/// Why keys could not be shared.
#[derive(Debug, thiserror::Error)]
pub enum SharedKeysError {
    /// The secret is too short to be safe.
    #[error("the secret of --keys-secret-file is too short: it needs {SECRET_MIN} letters or more")]
    Short,
    /// A sealed key does not open: the secret is another one.
    #[error(
        "the keys in the database were sealed with another secret than that of --keys-secret-file"
    )]
    OtherSecret,
    /// The folder has keys of its own.
    #[error(
        "the data folder has other keys than the database; with them, passwords and sessions of one \
         would be worth nothing in the other. Choose an empty folder with --data"
    )]
    OtherKeys,
    /// The folder cannot be used.
    #[error("the folder of keys cannot be used")]
    Io(#[from] io::Error),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl SharedKeys {
    /// Prepares the keys of a database; `secret` is what `--keys-secret-file` holds.
    pub fn new(store: Arc<Postgres>, secret: &str) -> Result<Self, SharedKeysError> {
        let secret = secret.trim();
        if secret.len() < SECRET_MIN {
            return Err(SharedKeysError::Short);
        }
        let mut hash = Sha256::new();
        hash.update(b"new-beginnings sealed keys 1\n");
        hash.update(secret.as_bytes());
        let seal = RandomizedNonceKey::new(&AES_256_GCM, &hash.finalize());
        let seal = seal.map_err(|_| SharedKeysError::Short)?;
        Ok(Self { store, seal })
    }

    /// Brings a folder to the keys of the database before it is used. Where the database has none yet,
    /// the folder's become the database's; they are made when it has none either.
    pub async fn join(
        &self,
        folder: &Path,
        random: &Random,
        now: i64,
    ) -> Result<(), SharedKeysError> {
        let own = read_all(folder)?;
        let mut sealed = self.store.sealed_keys().await?;
        if sealed.is_empty() {
            drop(Keys::open(folder, random, now)?);
            match self.publish(folder, &[]).await {
                // Another instance was first.
                Err(SharedKeysError::Store(StoreError::Conflict)) => {
                    sealed = self.store.sealed_keys().await?;
                }
                done => return done,
            }
        }
        let keys = self.open(sealed)?;
        let secret = |keys: &[KeyFile]| keys.iter().find(|it| it.is_secret()).cloned();
        if !own.is_empty() && secret(&own) != secret(&keys) {
            return Err(SharedKeysError::OtherKeys);
        }
        self.replace(folder, &own, &keys).map(drop)
    }

    /// Brings the folder to the keys of the database. Returns whether it changed.
    pub async fn follow(&self, folder: &Path) -> Result<bool, SharedKeysError> {
        let keys = self.open(self.store.sealed_keys().await?)?;
        let own = read_all(folder)?;
        self.replace(folder, &own, &keys)
    }

    /// Makes the folder's keys the database's, if those still have these names.
    /// [`StoreError::Conflict`] when they have others.
    pub async fn publish(
        &self,
        folder: &Path,
        expected: &[KeyFile],
    ) -> Result<(), SharedKeysError> {
        let expected: Vec<String> = expected.iter().map(|key| key.name.clone()).collect();
        let sealed: Result<Vec<_>, _> = read_all(folder)?
            .iter()
            .map(|key| self.close(key))
            .collect();
        Ok(self.store.replace_sealed_keys(&expected, &sealed?).await?)
    }

    fn replace(
        &self,
        folder: &Path,
        own: &[KeyFile],
        keys: &[KeyFile],
    ) -> Result<bool, SharedKeysError> {
        if own == keys || keys.is_empty() {
            return Ok(false);
        }
        replace_all(folder, keys)?;
        Ok(true)
    }

    fn close(&self, key: &KeyFile) -> Result<SealedKey, SharedKeysError> {
        let mut bytes = key.bytes.clone();
        let name = Aad::from(key.name.as_bytes());
        let nonce = self.seal.seal_in_place_append_tag(name, &mut bytes);
        let nonce = nonce.map_err(|_| SharedKeysError::OtherSecret)?;
        let sealed = [nonce.as_ref().as_slice(), &bytes].concat();
        Ok(SealedKey {
            name: key.name.clone(),
            sealed,
        })
    }

    fn open(&self, sealed: Vec<SealedKey>) -> Result<Vec<KeyFile>, SharedKeysError> {
        let open = |SealedKey { name, sealed }: SealedKey| {
            let (nonce, bytes) = sealed.split_first_chunk::<NONCE_LEN>()?;
            let mut bytes = bytes.to_vec();
            let nonce = Nonce::assume_unique_for_key(*nonce);
            let opened = self
                .seal
                .open_in_place(nonce, Aad::from(name.as_bytes()), &mut bytes);
            let bytes = opened.ok()?.to_vec();
            Some(KeyFile { name, bytes })
        };
        let keys: Option<Vec<_>> = sealed.into_iter().map(open).collect();
        keys.ok_or(SharedKeysError::OtherSecret)
    }
}
