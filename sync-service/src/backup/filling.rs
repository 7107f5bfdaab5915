//! The files of a backup, while it is filled.

use super::manifest::{self, Digest, Manifest, copy_file, digest_of};
use super::{BackupError, FILES, KEYS, at};
use crate::matching::vocabulary::TABLE as VOCABULARY;
use crate::store::sqlite::snapshot::{FileRow, Snapshot};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How often a file is followed that is replaced while it is copied.
const FOLLOWED_MAX: usize = 1_000;

/// The backup before this one: files that did not change are not copied again.
pub(super) struct Previous {
    folder: PathBuf,
    manifest: Manifest,
}

impl Previous {
    pub(super) fn read(folder: &Path) -> Option<Self> {
        let manifest = Manifest::read(folder).ok()?;
        Some(Self {
            folder: folder.to_owned(),
            manifest,
        })
    }
}

/// A backup that is being filled.
pub(super) struct Filling<'a> {
    pub(super) data: &'a Path,
    pub(super) work: &'a Path,
    pub(super) previous: Option<Previous>,
    pub(super) manifest: Manifest,
    pub(super) linked: usize,
    pub(super) lost: usize,
    pub(super) skipped: usize,
}

/// The name of a file in a backup and in the data folder.
fn name_of(file: &FileRow) -> String {
    format!("{FILES}/{}", file.blob)
}

/// Whether bytes are those that the row names.
fn are_of(digest: &Digest, file: &FileRow) -> bool {
    digest.size == file.size && digest.crc32c == file.crc32c
}

impl Filling<'_> {
    /// Keeps the bytes of a file. A row is there only while its bytes are, so missing bytes mean that
    /// the file was replaced or removed after the database was copied; then its row is followed.
    pub(super) fn follow(
        &mut self,
        snapshot: &Snapshot,
        mut file: FileRow,
        skip_damaged: bool,
    ) -> Result<(), BackupError> {
        for _ in 0..FOLLOWED_MAX {
            if self.keep(&file)? {
                return Ok(());
            }
            match snapshot.refresh(&file)? {
                None => return Ok(()),
                Some(now) if now.blob != file.blob => file = now,
                Some(_) if self.link(&file) => {
                    self.lost += 1;
                    return Ok(());
                }
                Some(_) if skip_damaged => {
                    self.skipped += 1;
                    return Ok(snapshot.leave_out(&file)?);
                }
                Some(_) => return Err(BackupError::Damaged(file.blob)),
            }
        }
        Err(BackupError::Unsteady)
    }

    /// Links or copies the bytes of a file; `false` when those of the data folder are not what its row
    /// says.
    fn keep(&mut self, file: &FileRow) -> Result<bool, BackupError> {
        let name = name_of(file);
        let (from, to) = (self.data.join(&name), self.work.join(&name));
        let missing = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => Ok(false),
            _ => Err(at(&from)(error)),
        };
        if self.older(file).is_some() {
            // An older backup must not hide that the data folder has lost the file.
            match digest_of(&from) {
                Ok(digest) if are_of(&digest, file) => {}
                Ok(_) => return Ok(false),
                Err(error) => return missing(error),
            }
            if self.link(file) {
                return Ok(true);
            }
        }
        match copy_file(&from, &to) {
            Ok(digest) if are_of(&digest, file) => {
                self.manifest.add(name, &digest);
                Ok(true)
            }
            Ok(_) => fs::remove_file(&to).map(|()| false).map_err(at(&to)),
            Err(error) => missing(error),
        }
    }

    /// The file in the backup before this one.
    fn older(&self, file: &FileRow) -> Option<PathBuf> {
        let previous = self.previous.as_ref()?;
        let name = name_of(file);
        (previous.manifest.has(&name)).then(|| previous.folder.join(name))
    }

    /// Shares a file with the backup before this one; `false` when it has none that is whole.
    fn link(&mut self, file: &FileRow) -> bool {
        let Some(old) = self.older(file) else {
            return false;
        };
        // Read, not believed: a backup may have gone bad on its disk.
        let Some(digest) = digest_of(&old).ok().filter(|digest| are_of(digest, file)) else {
            return false;
        };
        if fs::hard_link(&old, self.work.join(name_of(file))).is_err() {
            return false;
        }
        self.linked += 1;
        self.manifest.add(name_of(file), &digest);
        true
    }

    /// Copies the keys. One that a rotation removed in the meantime counts no more.
    pub(super) fn copy_keys(&mut self) -> Result<(), BackupError> {
        let folder = self.data.join(KEYS);
        for entry in fs::read_dir(&folder).map_err(at(&folder))? {
            let name = entry.map_err(at(&folder))?.file_name();
            let name = name.to_string_lossy().into_owned();
            let entry = format!("{KEYS}/{name}");
            if !manifest::is_plain(&name) || name.ends_with(".part") {
                continue;
            }
            self.copy(&folder.join(&name), entry)?;
        }
        Ok(())
    }

    /// Copies the imported vocabulary, where there is one.
    pub(super) fn copy_vocabulary(&mut self) -> Result<(), BackupError> {
        self.copy(&self.data.join(VOCABULARY), VOCABULARY.to_owned())
    }

    /// Copies a file that need not be there.
    fn copy(&mut self, from: &Path, entry: String) -> Result<(), BackupError> {
        match copy_file(from, &self.work.join(&entry)) {
            Ok(digest) => self.manifest.add(entry, &digest),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(at(from)(error)),
        }
        Ok(())
    }
}
