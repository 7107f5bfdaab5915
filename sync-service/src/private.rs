//! Folders and files that only the user of the service may read: modes 700 and 600.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The end of the name of a file that is being written.
pub const UNFINISHED: &str = ".part";

/// Makes a folder with mode 700, and the folders above it, unless it is there.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    if let Some(parent) = folder.parent().filter(|it| !it.as_os_str().is_empty()) {
        std::fs::create_dir_all(parent)?;
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Opens a file for appending; a missing one is created with mode 600.
pub fn open_or_create(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Creates a file with mode 600; fails when there is one.
pub fn create_new(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Writes a file with mode 600 in the place of an older one. It gets its name when it is whole and on
/// disk, so a program that was stopped leaves no half file.
pub fn write_private(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(UNFINISHED);
    let unfinished = PathBuf::from(unfinished);
    if unfinished.exists() {
        std::fs::remove_file(&unfinished)?;
    }
    let mut open = create_new(&unfinished)?;
    open.write_all(bytes)?;
    open.sync_all()?;
    std::fs::rename(unfinished, file)?;
    file.parent().map_or(Ok(()), sync_folder)
}

/// Rights to a file with a secret that only its owner may have; its group may read it.
#[cfg(unix)]
const RIGHTS_OF_OTHERS: u32 = 0o037;

/// The mode of a file with a secret that others can read or change; `None` for one that is closed.
#[cfg(unix)]
pub fn open_to_others(file: &Path) -> io::Result<Option<u32>> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(file)?.permissions().mode() & 0o777;
    Ok((mode & RIGHTS_OF_OTHERS != 0).then_some(mode))
}

/// Other systems keep rights in lists that the standard library does not read.
#[cfg(not(unix))]
pub fn open_to_others(_file: &Path) -> io::Result<Option<u32>> {
    Ok(None)
}

/// Makes the names in a folder survive a power cut.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    // Windows opens no folders as files.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}
