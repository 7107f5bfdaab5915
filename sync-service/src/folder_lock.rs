//! The lock of a folder: one process at a time writes there.
//!
//! The system releases it when the process ends, however it ends. The file stays and means nothing.
//! Where the system can lock a folder itself, that is locked too: somebody who takes the file for a
//! remnant and removes it lets no second process in.

use crate::private::{make_folder, open_or_create};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The file that is locked.
pub const FILE: &str = "lock";

/// A lock that is held until it is dropped or the process ends.
#[derive(Debug)]
pub struct FolderLock {
    folder: PathBuf,
    _file: File,
    _itself: Option<File>,
}

/// Why a folder could not be locked.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process holds the lock.
    #[error("{0} is in use by another sync-service; stop that one first, or choose another folder")]
    InUse(PathBuf),
    /// The folder or its lock file cannot be written.
    #[error("the folder {0} cannot be used")]
    Io(PathBuf, #[source] io::Error),
}

impl FolderLock {
    /// Locks a folder, which is made (mode 700) when missing. Never waits.
    pub fn take(folder: &Path) -> Result<Self, LockError> {
        let failed = |error| LockError::Io(folder.to_owned(), error);
        make_folder(folder).map_err(failed)?;
        let in_use = || LockError::InUse(folder.to_owned());
        let itself = lock_itself(folder).map_err(|_| in_use())?;
        let file = open_or_create(&folder.join(FILE)).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self {
                folder: folder.to_owned(),
                _file: file,
                _itself: itself,
            }),
            Err(TryLockError::WouldBlock) => Err(in_use()),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// The folder that is locked.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The folder is locked by another process.
struct Taken;

/// Locks the folder itself; `None` where that cannot be done: on Windows, and on some network disks.
fn lock_itself(folder: &Path) -> Result<Option<File>, Taken> {
    let Ok(itself) = File::open(folder) else {
        return Ok(None);
    };
    match itself.try_lock() {
        Ok(()) => Ok(Some(itself)),
        Err(TryLockError::WouldBlock) => Err(Taken),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_locked_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let first = FolderLock::take(&data).unwrap();
        let second = FolderLock::take(&data);
        assert!(matches!(second, Err(LockError::InUse(_))), "{second:?}");
        drop(first);
        assert!(FolderLock::take(&data).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_file_that_was_removed_lets_no_second_process_in() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let _first = FolderLock::take(&data).unwrap();
        std::fs::remove_file(data.join(FILE)).unwrap();
        let second = FolderLock::take(&data);
        assert!(matches!(second, Err(LockError::InUse(_))), "{second:?}");
    }
}
