//! Backups of a data folder, made while the service runs.
//!
//! A backup is a folder named by its time: the database, the bytes of files, the keys, the vocabulary
//! that an operator imported, and [`manifest`]. It is called `….unfinished` until it was read back and found whole.

mod filling;
pub mod last;
pub mod manifest;
pub mod restore;
pub mod verify;

use crate::clock::Clock;
use crate::folder_lock::{FolderLock, LockError};
use crate::private::{make_folder, sync_folder};
use crate::store::StoreError;
use crate::store::sqlite::snapshot::{DATABASE, Snapshot};
use filling::{Filling, Previous};
use manifest::{Manifest, digest_of};
use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use time::OffsetDateTime;
use time::format_description::BorrowedFormatItem;
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;

/// The names of backups sort by time.
const NAME: &[BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]-[minute]-[second].[subsecond digits:3]Z");
const UNFINISHED: &str = ".unfinished";
/// The folders of a backup and of a data folder.
const FILES: &str = "files";
const KEYS: &str = "keys";

/// Why a backup could not be made, read or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The data folder holds no database.
    #[error("there is no data in {0}; name the folder with --data")]
    NoData(PathBuf),
    /// The data folder holds no keys, without which a backup is worth little.
    #[error(
        "there are no keys in {0}; start the service once, or get the folder \"keys\" back from an \
         older backup"
    )]
    NoKeys(PathBuf),
    /// A backup would lie beside the data it is for.
    #[error("{0} is inside of the data folder; choose a folder on another disk")]
    InsideData(PathBuf),
    /// No backup was made here, or none was finished.
    #[error(
        "there is no complete backup in {0}; name a folder that `sync-service backup` has filled, or \
         one of the backups in it"
    )]
    NoBackup(PathBuf),
    /// A restore would mix with what is there.
    #[error("{0} is not empty; choose another folder, or use --replace to keep its data aside")]
    NotEmpty(PathBuf),
    /// The target contains files that are not a backup.
    #[error("{0} is not empty and holds no data of this service; choose another folder")]
    NotData(PathBuf),
    /// A row names bytes that are missing or have changed.
    #[error(
        "the bytes of a file are missing or damaged in the data folder ({0}). Get them back from \
         an older backup, or use --skip-damaged to leave such files out"
    )]
    Damaged(String),
    /// A backup has changed since it was made.
    #[error("the backup {0} is not whole: {1}")]
    Broken(PathBuf, String),
    /// The backup was made by a newer program.
    #[error(
        "the backup has tables V{tables}, made by version {program} of this program; use that \
         version or a later one"
    )]
    Newer {
        /// Version of its tables.
        tables: i64,
        /// Version of the program.
        program: String,
    },
    /// A file was replaced faster than it could be copied.
    #[error("files changed faster than they could be copied; try again")]
    Unsteady,
    /// The folder is in use.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// The database cannot be read.
    #[error("the database cannot be copied or read")]
    Store(#[source] StoreError),
    /// The database is not for this program.
    #[error(transparent)]
    Refused(StoreError),
    /// A file cannot be read or written.
    #[error("{0}")]
    Io(PathBuf, #[source] io::Error),
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Refused(_) => Self::Refused(error),
            error => Self::Store(error),
        }
    }
}

/// Adds the path to an error of the file system.
fn at(path: &Path) -> impl FnOnce(io::Error) -> BackupError {
    let path = path.to_owned();
    move |error| BackupError::Io(path, error)
}

/// The options of a backup.
#[derive(Debug, Clone, Copy)]
pub struct Wishes {
    /// Backups that are kept, with the new one.
    pub keep: NonZeroUsize,
    /// Leave files out whose bytes are missing or damaged in the data folder.
    pub skip_damaged: bool,
}

/// A backup that was made.
#[derive(Debug)]
pub struct Made {
    /// Its folder.
    pub folder: PathBuf,
    /// Files of people in it.
    pub files: usize,
    /// Those of them that an older backup had already.
    pub linked: usize,
    /// Files that the data folder has lost, and that were taken from the backup before this one.
    pub lost: usize,
    /// Files that were left out because their bytes are missing or damaged.
    pub skipped: usize,
    /// Older backups that were removed.
    pub removed: usize,
    /// Why the time of the backup is not written down in the data folder, for example because its
    /// disk is full; `None` when it is.
    pub not_noted: Option<BackupError>,
}

/// Makes a backup of a data folder in `target`, and removes the oldest ones.
pub fn make(
    data: &Path,
    target: &Path,
    clock: &dyn Clock,
    wishes: Wishes,
) -> Result<Made, BackupError> {
    if !data.join(DATABASE).is_file() {
        return Err(BackupError::NoData(data.to_owned()));
    }
    if !data.join(KEYS).is_dir() {
        return Err(BackupError::NoKeys(data.to_owned()));
    }
    if is_inside(target, data).map_err(at(target))? {
        return Err(BackupError::InsideData(target.to_owned()));
    }
    let lock = FolderLock::take(target)?;
    remove_unfinished(target)?;
    let before = numbered(target)?;
    let number = before.last().map_or(0, |last| last.number) + 1;
    let (name, made_at) = free_name(target, clock);
    let work = target.join(format!("{name}{UNFINISHED}"));
    for folder in [work.clone(), work.join(FILES), work.join(KEYS)] {
        make_folder(&folder).map_err(at(&folder))?;
    }

    let mut filling = Filling {
        data,
        work: &work,
        previous: before
            .iter()
            .rev()
            .find_map(|it| Previous::read(&it.folder)),
        manifest: Manifest::begin(made_at.clone(), number),
        linked: 0,
        lost: 0,
        skipped: 0,
    };
    let snapshot = Snapshot::take(data, &work.join(DATABASE))?;
    for file in snapshot.files()? {
        filling.follow(&snapshot, file, wishes.skip_damaged)?;
    }
    filling.manifest.tables = snapshot.finish()?;
    filling.copy_keys()?;
    filling.copy_vocabulary()?;
    let database = work.join(DATABASE);
    let digest = digest_of(&database).map_err(at(&database))?;
    let Filling {
        mut manifest,
        linked,
        lost,
        skipped,
        ..
    } = filling;
    manifest.add(DATABASE.into(), &digest);
    manifest.write(&work).map_err(at(&work))?;
    for folder in [work.join(FILES), work.join(KEYS), work.clone()] {
        sync_folder(&folder).map_err(at(&folder))?;
    }
    let files = verify::verify(&work)?.files();
    let folder = target.join(name);
    fs::rename(&work, &folder).map_err(at(&folder))?;
    sync_folder(target).map_err(at(target))?;
    // The copy is whole and elsewhere, so a full data folder does not make it fail.
    let not_noted = last::remember(data, &made_at).err();
    let removed = remove_oldest(&before, wishes.keep)?;
    drop(lock);
    Ok(Made {
        folder,
        files,
        linked,
        lost,
        skipped,
        removed,
        not_noted,
    })
}

/// Whether a folder, which need not be there yet, lies in another.
fn is_inside(folder: &Path, other: &Path) -> io::Result<bool> {
    let other = other.canonicalize()?;
    let folder = std::path::absolute(folder)?;
    let existing = folder.ancestors().find(|it| it.exists());
    Ok(existing.is_some_and(|it| it.canonicalize().is_ok_and(|it| it.starts_with(&other))))
}

/// A complete backup and its place among the others.
struct Numbered {
    folder: PathBuf,
    /// Its number. One whose manifest is damaged has the number of the one before it by name.
    number: u64,
    is_damaged: bool,
}

/// Returns the complete backups in a folder, in the order in which they were made. One whose manifest
/// is damaged stands where its name says.
pub fn complete(target: &Path) -> Result<Vec<PathBuf>, BackupError> {
    let numbered = numbered(target)?.into_iter();
    Ok(numbered.map(|it| it.folder).collect())
}

fn numbered(target: &Path) -> Result<Vec<Numbered>, BackupError> {
    let mut found = Vec::new();
    for entry in fs::read_dir(target).map_err(at(target))? {
        let path = entry.map_err(at(target))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if is_name(&name) && path.join(manifest::FILE).is_file() {
            found.push(path);
        }
    }
    found.sort();
    let mut last = 0;
    let numbered = found.into_iter().map(|folder| {
        let manifest = Manifest::read(&folder).ok();
        last = manifest.as_ref().map_or(last, |it| it.number);
        Numbered {
            folder,
            number: last,
            is_damaged: manifest.is_none(),
        }
    });
    let mut numbered: Vec<_> = numbered.collect();
    numbered.sort_by_key(|it| it.number);
    Ok(numbered)
}

/// Whether something is named as backups are.
fn is_name(name: &str) -> bool {
    time::PrimitiveDateTime::parse(name, NAME).is_ok()
}

fn remove_unfinished(target: &Path) -> Result<(), BackupError> {
    for entry in fs::read_dir(target).map_err(at(target))? {
        let path = entry.map_err(at(target))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.strip_suffix(UNFINISHED).is_some_and(is_name) {
            fs::remove_dir_all(&path).map_err(at(&path))?;
        }
    }
    Ok(())
}

/// Removes the oldest backups. A folder without a manifest is never removed, because the service did not
/// make it. A damaged backup is kept, so that the operator can inspect it.
fn remove_oldest(before: &[Numbered], keep: NonZeroUsize) -> Result<usize, BackupError> {
    let whole = before.iter().filter(|it| !it.is_damaged);
    let whole: Vec<_> = whole.map(|it| &it.folder).collect();
    let surplus = (whole.len() + 1).saturating_sub(keep.get());
    for old in &whole[..surplus] {
        // Not complete any more from the first file that goes.
        let mut going = old.as_os_str().to_owned();
        going.push(UNFINISHED);
        fs::rename(old, &going).map_err(at(old))?;
        fs::remove_dir_all(&going).map_err(at(old))?;
    }
    Ok(surplus)
}

/// A name that is not taken, and the time that it says.
fn free_name(target: &Path, clock: &dyn Clock) -> (String, String) {
    let mut now = clock.now();
    loop {
        let name = name_at(now);
        if !target.join(&name).exists() {
            return (name, now.format(&Rfc3339).unwrap_or_default());
        }
        now += time::Duration::milliseconds(1);
    }
}

/// The name of what was made at a time.
fn name_at(now: OffsetDateTime) -> String {
    now.to_offset(time::UtcOffset::UTC)
        .format(NAME)
        .unwrap_or_default()
}
