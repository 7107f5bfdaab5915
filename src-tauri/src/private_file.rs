//! Files that only the kiosk's own user may read.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// Writes a file with mode 600, and its folder if needed. The file gets its name only when it is
/// complete and on the disk.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        make_folder(folder)?;
    }
    let unfinished = file.with_extension("new");
    let _ = std::fs::remove_file(&unfinished);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut open = options.open(&unfinished)?;
    open.write_all(bytes)?;
    open.sync_all()?;
    std::fs::rename(&unfinished, file)
}

/// Makes a folder with mode 700, and those above it. A folder that is there keeps its mode: it may be
/// shared, such as the folder for temporary files.
pub(crate) fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Makes a file with mode 600 unless it is there. One that is there is closed to other users.
pub(crate) fn make_file(file: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    close_to_others(&options.open(file)?)
}

#[cfg(unix)]
fn close_to_others(file: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    if file.metadata()?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    file.set_permissions(std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn close_to_others(_: &File) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_file_is_for_the_own_user_and_is_replaced_as_a_whole() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new folder/secret.key");
        write(&file, b"first").unwrap();
        write(&file, b"second").unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), b"second");
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let folder = folder.path().join("new folder");
        let mode = std::fs::metadata(folder).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}
