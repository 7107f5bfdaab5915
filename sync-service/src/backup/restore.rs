//! Puts a backup in place of a data folder.
//!
//! Everything is copied to `restoring` inside of the data folder first. Then what is there moves
//! aside and the copy moves in; both are renames. While `restoring` is there the database is not
//! opened, so a restore that was interrupted is finished by running it again.

use super::manifest::copy_file;
use super::{BackupError, FILES, KEYS, at, name_at, verify};
use crate::blobs::marker::MARKER;
use crate::clock::Clock;
use crate::folder_lock::{self, FolderLock};
use crate::matching::vocabulary::TABLE as VOCABULARY;
use crate::private::{create_new, make_folder, sync_folder};
use crate::store::sqlite::snapshot::{self, DATABASE, RESTORING, newest_tables};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The start of the name of folders that hold replaced data.
const REPLACED: &str = "replaced-";

/// A backup that is in place.
#[derive(Debug)]
pub struct Restored {
    /// The backup.
    pub from: PathBuf,
    /// The folder with the previous data.
    pub aside: Option<PathBuf>,
    /// Files of people.
    pub files: usize,
}

/// Restores a backup, or the newest one in a folder of backups, once it was read and found whole.
/// A folder with data is refused unless `replace`; then its data is kept aside.
pub fn restore(
    backup: &Path,
    data: &Path,
    replace: bool,
    clock: &dyn Clock,
) -> Result<Restored, BackupError> {
    let from = verify::newest(backup)?;
    let manifest = verify::verify(&from)?;
    if manifest.tables > newest_tables() {
        return Err(BackupError::Newer {
            tables: manifest.tables,
            program: manifest.program,
        });
    }
    refuse_foreign(data, replace)?;
    let _lock = FolderLock::take(data)?;

    let work = data.join(RESTORING);
    if work.exists() {
        fs::remove_dir_all(&work).map_err(at(&work))?;
    }
    for folder in [work.clone(), work.join(FILES), work.join(KEYS)] {
        make_folder(&folder).map_err(at(&folder))?;
    }
    sync_folder(data).map_err(at(data))?;
    for (path, entry) in &manifest.entries {
        let copied = copy_file(&from.join(path), &work.join(path)).map_err(at(&work.join(path)))?;
        if copied.sha256 != entry.sha256 {
            return Err(BackupError::Broken(from, format!("{path} has changed")));
        }
    }
    if let Some(marker) = snapshot::marker(&from.join(DATABASE))? {
        let file = work.join(FILES).join(MARKER);
        let mut written = create_new(&file).map_err(at(&file))?;
        written.write_all(marker.as_bytes()).map_err(at(&file))?;
        written.sync_all().map_err(at(&file))?;
    }
    for folder in [FILES, KEYS] {
        sync_folder(&work.join(folder)).map_err(at(&work))?;
    }

    let old = present(data)?;
    let aside = (!old.is_empty()).then(|| data.join(format!("{REPLACED}{}", name_at(clock.now()))));
    if let Some(aside) = &aside {
        make_folder(aside).map_err(at(aside))?;
        move_all(&old, data, aside)?;
    }
    let vocabulary = manifest.has(VOCABULARY).then_some(VOCABULARY);
    // The database is last: with it, the data folder is whole.
    let names = vocabulary.into_iter().chain([FILES, KEYS, DATABASE]);
    let names: Vec<String> = names.map(String::from).collect();
    move_all(&names, &work, data)?;
    fs::remove_dir(&work).map_err(at(&work))?;
    sync_folder(data).map_err(at(data))?;
    Ok(Restored {
        files: manifest.files(),
        from,
        aside,
    })
}

fn move_all(names: &[String], from: &Path, to: &Path) -> Result<(), BackupError> {
    for name in names {
        fs::rename(from.join(name), to.join(name)).map_err(at(&to.join(name)))?;
    }
    sync_folder(from).map_err(at(from))?;
    sync_folder(to).map_err(at(to))
}

/// Refuses a folder whose contents must not be touched. Changes nothing.
fn refuse_foreign(data: &Path, replace: bool) -> Result<(), BackupError> {
    if !data.exists() {
        return Ok(());
    }
    let present = present(data)?;
    match (present.is_empty(), replace) {
        (true, _) => Ok(()),
        (false, false) => Err(BackupError::NotEmpty(data.to_owned())),
        // Interrupted, or a data folder.
        (false, true) if data.join(RESTORING).exists() || data.join(DATABASE).exists() => Ok(()),
        (false, true) => Err(BackupError::NotData(data.to_owned())),
    }
}

/// What is in a data folder, without the lock and what restores keep there; the database comes first.
fn present(data: &Path) -> Result<Vec<String>, BackupError> {
    let mut names = Vec::new();
    for entry in fs::read_dir(data).map_err(at(data))? {
        let name = entry.map_err(at(data))?.file_name();
        let name = name.to_string_lossy().into_owned();
        let is_ours = name == folder_lock::FILE || name == RESTORING || name.starts_with(REPLACED);
        if !is_ours {
            names.push(name);
        }
    }
    names.sort_by_key(|name| !name.starts_with(DATABASE));
    Ok(names)
}
