//! Encrypts the entries of the outbox on the disk: a message, or the token of a session that has to be
//! ended (AES-256-GCM, NIST SP 800-38D, with a random nonce before the ciphertext).
//!
//! The key is in a file outside the data folder, so a copy of the data folder alone cannot be
//! decrypted. Keep the key on another disk, or encrypt the disk: an image of a disk with the key file
//! can be decrypted.

use crate::private_file;
use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use std::path::Path;
use zeroize::Zeroizing;

const KEY_LENGTH: usize = 32;

/// The cipher of the outbox, with the key of this kiosk.
pub struct OutboxCipher {
    key: Option<RandomizedNonceKey>,
    is_stored: bool,
}

impl OutboxCipher {
    /// Reads the key from a file, or creates it. Where no file can be written, the key is lost when
    /// this process ends.
    pub fn in_file(file: &Path) -> Self {
        let stored = read(file).or_else(|| create(file));
        let is_stored = stored.is_some();
        if !is_stored {
            tracing::error!(
                "the key of the outbox cannot be saved; queued entries are lost at the end of a visit"
            );
        }
        let bytes = stored.or_else(random_key);
        Self {
            key: bytes.and_then(|bytes| RandomizedNonceKey::new(&AES_256_GCM, &bytes).ok()),
            is_stored,
        }
    }

    /// Returns whether the next process can decrypt what is encrypted now.
    pub fn is_stored(&self) -> bool {
        self.is_stored
    }

    /// Encrypts a text and binds it to a name. Returns `None` without a key.
    pub fn encrypt(&self, name: &str, text: &[u8]) -> Option<Vec<u8>> {
        let mut encrypted = text.to_vec();
        let nonce = self
            .key
            .as_ref()?
            .seal_in_place_append_tag(Aad::from(name.as_bytes()), &mut encrypted)
            .ok()?;
        Some([nonce.as_ref().as_slice(), &encrypted].concat())
    }

    /// Decrypts a text. Returns `None` when it was encrypted with another key or for another name, or
    /// was changed.
    pub fn decrypt(&self, name: &str, encrypted: &[u8]) -> Option<Zeroizing<Vec<u8>>> {
        let (nonce, encrypted) = encrypted.split_first_chunk::<NONCE_LEN>()?;
        let mut text = Zeroizing::new(encrypted.to_vec());
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

/// Creates a key in a file that only the kiosk's own user may read.
fn create(file: &Path) -> Option<Zeroizing<Vec<u8>>> {
    let bytes = random_key()?;
    let written = private_file::write(file, &bytes);
    written.ok().map(|()| bytes)
}

fn random_key() -> Option<Zeroizing<Vec<u8>>> {
    let mut bytes = Zeroizing::new(vec![0; KEY_LENGTH]);
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g11_only_the_same_key_and_name_decrypt_a_text() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("apart/outbox.key");
        let encrypted = OutboxCipher::in_file(&file)
            .encrypt("name", b"canary")
            .unwrap();
        assert!(!encrypted.windows(6).any(|it| it == b"canary"));

        let again = OutboxCipher::in_file(&file);
        assert!(again.is_stored());
        assert_eq!(
            again.decrypt("name", &encrypted).unwrap().as_slice(),
            b"canary"
        );
        assert!(again.decrypt("other", &encrypted).is_none());
        assert!(again.decrypt("name", &encrypted[..10]).is_none());
        let other = OutboxCipher::in_file(&folder.path().join("other.key"));
        assert!(other.decrypt("name", &encrypted).is_none());
    }

    #[test]
    fn a_damaged_key_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("outbox.key");
        std::fs::write(&file, "short").unwrap();
        assert!(OutboxCipher::in_file(&file).is_stored());
        assert_eq!(std::fs::read(&file).unwrap().len(), KEY_LENGTH);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn without_a_writable_disk_the_key_lasts_as_long_as_the_process() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let cipher = OutboxCipher::in_file(&file.path().join("below a file"));
        assert!(!cipher.is_stored());
        assert!(cipher.encrypt("name", b"text").is_some());
    }
}
