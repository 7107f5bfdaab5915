//! Allows one kiosk program per data folder. A file lock works without a session bus, and the system
//! releases it when the process ends.

use crate::private_file;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// The lock; it is released when this value is dropped.
pub struct InstanceLock(
    #[allow(dead_code, reason = "the lock is held by the open file")] Option<File>,
);

/// Another kiosk program holds the lock.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a kiosk is running already on this data folder")]
pub struct AlreadyRunning;

impl InstanceLock {
    /// Takes the lock of a data folder. Where no file can be written (disk full, read-only) it
    /// succeeds without a lock, because the lists must still be readable.
    pub fn acquire(folder: &Path) -> Result<Self, AlreadyRunning> {
        let _ = private_file::make_folder(folder);
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
            Err(TryLockError::WouldBlock) => Err(AlreadyRunning),
            Err(TryLockError::Error(_)) => Ok(Self(None)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_program_gets_no_lock() {
        let folder = tempfile::tempdir().unwrap();
        let first = InstanceLock::acquire(folder.path()).unwrap();
        assert!(InstanceLock::acquire(folder.path()).is_err());
        drop(first);
        assert!(InstanceLock::acquire(folder.path()).is_ok());
    }

    #[test]
    fn without_a_writable_disk_the_program_starts_all_the_same() {
        let folder = tempfile::NamedTempFile::new().unwrap();
        assert!(InstanceLock::acquire(folder.path()).is_ok());
    }
}
