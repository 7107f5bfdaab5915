//! Files that only the kiosk's own user may read.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// Writes a file with mode 600, and its folder if needed. The file gets its name only when it is
/// complete and on the disk.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
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
    }
}
