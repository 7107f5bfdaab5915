//! Reads a backup and finds out whether it is whole.

use super::manifest::{Digest, Manifest, digest_of};
use super::{BackupError, FILES, KEYS, UNFINISHED, at, complete};
use crate::store::sqlite::snapshot::{self, DATABASE};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Reads every byte of a backup: checksums, the database, and the bytes of every file it names.
pub fn verify(folder: &Path) -> Result<Manifest, BackupError> {
    let broken = |why: String| BackupError::Broken(folder.to_owned(), why);
    let manifest = Manifest::read(folder).map_err(|error| broken(error.to_string()))?;
    let mut digests: BTreeMap<&str, Digest> = BTreeMap::new();
    for (path, entry) in &manifest.entries {
        let digest = match digest_of(&folder.join(path)) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(broken(format!("{path} is missing")));
            }
            digest => digest.map_err(at(&folder.join(path)))?,
        };
        if digest.size != entry.size || digest.sha256 != entry.sha256 {
            return Err(broken(format!("{path} has changed")));
        }
        digests.insert(path, digest);
    }
    if !manifest.has(&format!("{KEYS}/secret")) {
        return Err(broken("the keys are missing".into()));
    }
    for file in snapshot::check(&folder.join(DATABASE))? {
        let bytes = digests.get(format!("{FILES}/{}", file.blob).as_str());
        if !bytes.is_some_and(|it| it.size == file.size && it.crc32c == file.crc32c) {
            return Err(broken(format!("the bytes of {} are missing", file.blob)));
        }
    }
    Ok(manifest)
}

/// Returns the folder itself if it is a backup, or the newest complete backup in it.
pub fn newest(folder: &Path) -> Result<PathBuf, BackupError> {
    let is_unfinished = folder.to_string_lossy().ends_with(UNFINISHED);
    if Manifest::read(folder).is_ok() && !is_unfinished {
        return Ok(folder.to_owned());
    }
    let newest = match complete(folder) {
        Err(BackupError::Io(_, error))
            if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
        {
            None
        }
        found => found?.pop(),
    };
    newest.ok_or_else(|| BackupError::NoBackup(folder.to_owned()))
}
