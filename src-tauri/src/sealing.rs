//! Encrypts what waits on this disk: a message, or the token of a session that has to be ended
//! (AES-256-GCM, NIST SP 800-38D, with a random nonce in front of the text).
//!
//! The key lies in a file of its own outside the data folder. A copy of that folder opens nothing; an
//! image of a whole disk that holds the key file does, so the key belongs on another disk, or the disk
//! is encrypted.

use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use std::io::Write;
use std::path::Path;
use zeroize::Zeroizing;

const KEY_LENGTH: usize = 32;

/// Encrypts and decrypts with the key of this kiosk.
pub struct Seal {
    key: Option<RandomizedNonceKey>,
    is_kept: bool,
}

impl Seal {
    /// The key in a file; a new one where there is none. Where none can be written, a key lives as
    /// long as this process.
    pub fn in_file(file: &Path) -> Self {
        let kept = read(file).or_else(|| create(file));
        let is_kept = kept.is_some();
        if !is_kept {
            tracing::error!("the key of the outbox cannot be kept; nothing waits here for long");
        }
        let bytes = kept.or_else(fresh);
        Self {
            key: bytes.and_then(|bytes| RandomizedNonceKey::new(&AES_256_GCM, &bytes).ok()),
            is_kept,
        }
    }

    /// Whether what is encrypted now can be read by the next process.
    pub fn is_kept(&self) -> bool {
        self.is_kept
    }

    /// Encrypts a text that belongs to a name; `None` without a key.
    pub fn close(&self, name: &str, text: &[u8]) -> Option<Vec<u8>> {
        let mut sealed = text.to_vec();
        let nonce = self
            .key
            .as_ref()?
            .seal_in_place_append_tag(Aad::from(name.as_bytes()), &mut sealed)
            .ok()?;
        Some([nonce.as_ref().as_slice(), &sealed].concat())
    }

    /// Decrypts it; `None` when it was made with another key, for another name, or was changed.
    pub fn open(&self, name: &str, sealed: &[u8]) -> Option<Zeroizing<Vec<u8>>> {
        let (nonce, sealed) = sealed.split_first_chunk::<NONCE_LEN>()?;
        let mut text = Zeroizing::new(sealed.to_vec());
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let length = self
            .key
            .as_ref()?
            .open_in_place(nonce, Aad::from(name.as_bytes()), &mut text)
            .ok()?
            .len();
        text.truncate(length);
        Some(text)
    }
}

fn read(file: &Path) -> Option<Zeroizing<Vec<u8>>> {
    let bytes = Zeroizing::new(std::fs::read(file).ok()?);
    (bytes.len() == KEY_LENGTH).then_some(bytes)
}

/// Makes a key for the own user only. It has its name once it is whole.
fn create(file: &Path) -> Option<Zeroizing<Vec<u8>>> {
    let bytes = fresh()?;
    let write = || -> std::io::Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let unfinished = file.with_extension("new");
        let _ = std::fs::remove_file(&unfinished);
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut open = options.open(&unfinished)?;
        open.write_all(&bytes)?;
        open.sync_all()?;
        std::fs::rename(&unfinished, file)
    };
    write().ok().map(|()| bytes)
}

fn fresh() -> Option<Zeroizing<Vec<u8>>> {
    let mut bytes = Zeroizing::new(vec![0; KEY_LENGTH]);
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g11_what_was_encrypted_is_read_with_the_same_key_and_name_only() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("apart/outbox.key");
        let sealed = Seal::in_file(&file).close("name", b"canary").unwrap();
        assert!(!sealed.windows(6).any(|it| it == b"canary"));

        let again = Seal::in_file(&file);
        assert!(again.is_kept());
        assert_eq!(again.open("name", &sealed).unwrap().as_slice(), b"canary");
        assert!(again.open("other", &sealed).is_none());
        assert!(again.open("name", &sealed[..10]).is_none());
        let other = Seal::in_file(&folder.path().join("other.key"));
        assert!(other.open("name", &sealed).is_none());
    }

    #[test]
    fn a_key_is_for_the_own_user_and_a_broken_one_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("outbox.key");
        std::fs::write(&file, "short").unwrap();
        assert!(Seal::in_file(&file).is_kept());
        assert_eq!(std::fs::read(&file).unwrap().len(), KEY_LENGTH);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn where_no_key_can_be_written_one_lives_as_long_as_the_process() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let seal = Seal::in_file(&file.path().join("below a file"));
        assert!(!seal.is_kept());
        assert!(seal.close("name", b"text").is_some());
    }
}
