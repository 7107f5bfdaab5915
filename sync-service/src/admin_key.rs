//! The key of the operator's programs that manage accounts. It is 32 random bytes in a file of its
//! own; the service keeps only its hash in memory.

use crate::private::{create_new, open_to_others};
use crate::random::{Random, bytes};
use aws_lc_rs::constant_time::verify_slices_are_equal;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use std::io::{self, Write};
use std::path::Path;

const KEY_BYTES: usize = 32;

/// Hash of the key.
pub struct AdminKey([u8; 32]);

impl AdminKey {
    /// Makes a key in a new file that only its owner may read. Fails when there is such a file.
    pub fn make(file: &Path, random: &Random) -> io::Result<()> {
        let key = BASE64URL_NOPAD.encode(&bytes::<KEY_BYTES>(random));
        let mut open = create_new(file)?;
        writeln!(open, "{key}")?;
        open.sync_all()
    }

    /// Reads the key of a file. A shorter text than [`Self::make`] writes is refused, because it could
    /// be guessed, and so is a file that others can read.
    pub fn read(file: &Path) -> io::Result<Self> {
        if let Some(mode) = open_to_others(file)? {
            return Err(io::Error::other(format!(
                "others can read or change it (mode {mode:o}); give it mode 600, or 640 with the group \
                 of the service"
            )));
        }
        let text = std::fs::read_to_string(file)?;
        let key = BASE64URL_NOPAD.decode(text.trim().as_bytes());
        match key.is_ok_and(|key| key.len() == KEY_BYTES) {
            true => Ok(Self::hash(text.trim())),
            false => Err(io::Error::other(
                "this is no key; make one with sync-service admin-key FILE",
            )),
        }
    }

    /// Whether a text is the key. Takes the same time for each text of one length.
    pub fn is(&self, shown: &str) -> bool {
        verify_slices_are_equal(&self.0, &Self::hash(shown).0).is_ok()
    }

    fn hash(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::system_random;

    #[test]
    fn h9_a_made_key_is_private_and_opens_and_nothing_else_does() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("admin.key");
        AdminKey::make(&file, &system_random()).unwrap();
        assert!(AdminKey::make(&file, &system_random()).is_err());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
            let gives = |mode| {
                let rights = std::fs::Permissions::from_mode(mode);
                std::fs::set_permissions(&file, rights).unwrap();
            };
            gives(0o644);
            let refused = AdminKey::read(&file).err().unwrap().to_string();
            assert!(refused.contains("(mode 644)"), "{refused}");
            gives(0o640);
        }
        let key = AdminKey::read(&file).unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(key.is(text.trim()));
        assert!(!key.is("") && !key.is("owner") && !key.is(&text));
        std::fs::write(&file, "secret\n").unwrap();
        assert!(AdminKey::read(&file).is_err());
    }
}
