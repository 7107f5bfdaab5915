//! The files of a folder of keys, as a whole.

use super::keys::private_folder;
use crate::private::{UNFINISHED, write_private};
use std::fs;
use std::io;
use std::path::Path;

/// The name of the secret behind every keyed hash.
const SECRET: &str = "secret";

/// A file of a folder of keys.
#[derive(Clone, PartialEq, Eq)]
pub struct KeyFile {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl KeyFile {
    /// Whether it is the secret behind every keyed hash, which never changes.
    pub fn is_secret(&self) -> bool {
        self.name == SECRET
    }
}

/// Reads all files of a folder of keys, by name; none when there is no folder.
pub fn read_all(folder: &Path) -> io::Result<Vec<KeyFile>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.ends_with(UNFINISHED) {
            let bytes = fs::read(folder.join(&name))?;
            files.push(KeyFile { name, bytes });
        }
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Makes these the files of a folder of keys. New ones come before old ones go, so that a key that
/// signs is there at any time.
pub fn replace_all(folder: &Path, keys: &[KeyFile]) -> io::Result<()> {
    private_folder(folder)?;
    let before = read_all(folder)?;
    for key in keys.iter().filter(|key| !before.contains(key)) {
        write_private(&folder.join(&key.name), &key.bytes)?;
    }
    for old in before {
        if !keys.iter().any(|key| key.name == old.name) {
            fs::remove_file(folder.join(old.name))?;
        }
    }
    Ok(())
}
