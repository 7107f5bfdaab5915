//! One kiosk at a time. A lock on a file works with and without a session bus, and ends with the
//! process, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// Kept for as long as this program is the one.
pub struct Only(#[allow(dead_code, reason = "the lock is held by the open file")] Option<File>);

/// Another one is running.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a kiosk is running already on this data folder")]
pub struct Another;

impl Only {
    /// Becomes the only one on this data folder. Where no file can be written (disk full,
    /// read-only) the lists should be readable all the same, so that is no refusal.
    pub fn become_it(folder: &Path) -> Result<Self, Another> {
        let _ = std::fs::create_dir_all(folder);
        let options = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("running.lock"));
        let Ok(file) = options else {
            return Ok(Self(None));
        };
        match file.try_lock() {
            Ok(()) => Ok(Self(Some(file))),
            Err(TryLockError::WouldBlock) => Err(Another),
            Err(TryLockError::Error(_)) => Ok(Self(None)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Only::become_it(folder.path()).unwrap();
        assert!(Only::become_it(folder.path()).is_err());
        drop(first);
        assert!(Only::become_it(folder.path()).is_ok());
    }

    #[test]
    fn a_disk_that_takes_nothing_is_no_reason_to_stay_away() {
        let folder = tempfile::NamedTempFile::new().unwrap();
        assert!(Only::become_it(folder.path()).is_ok());
    }
}
