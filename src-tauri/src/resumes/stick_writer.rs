//! Saves a file on a plugged-in stick. Nothing there is ever replaced, and no link is followed.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Names that are tried: `resume.pdf`, `resume-2.pdf` …
const TRIES: u32 = 50;
const ENDING: &str = ".pdf";

/// Saves a PDF on the first stick that takes it, and answers the name of that stick. `None` when no
/// stick does.
pub fn save(roots: &[PathBuf], name: &str, bytes: &[u8]) -> Option<String> {
    let mut sticks: Vec<PathBuf> = roots.iter().flat_map(|root| folders(root)).collect();
    sticks.sort();
    sticks.into_iter().find_map(|stick| {
        write_new(&stick, name, bytes).ok()?;
        Some(stick.file_name()?.to_string_lossy().into_owned())
    })
}

fn folders(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root).into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .map(|entry| entry.path())
        .collect()
}

fn write_new(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let stem = name.strip_suffix(ENDING).unwrap_or(name);
    for number in 1..=TRIES {
        let path = match number {
            1 => folder.join(format!("{stem}{ENDING}")),
            _ => folder.join(format!("{stem}-{number}{ENDING}")),
        };
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            other => other?,
        };
        // The stick may be pulled out as soon as this is answered.
        let written = file.write_all(bytes).and_then(|()| file.sync_all());
        if written.is_err() {
            // A full stick is not left with half a file.
            let _ = std::fs::remove_file(&path);
        }
        return written;
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_saved_whole_and_nothing_is_replaced() {
        let root = tempfile::tempdir().unwrap();
        let stick = root.path().join("BLUE");
        std::fs::create_dir(&stick).unwrap();
        std::fs::write(stick.join("ana.pdf"), "older").unwrap();
        let roots = [root.path().to_owned()];
        assert_eq!(save(&roots, "ana.pdf", b"new").as_deref(), Some("BLUE"));
        assert_eq!(std::fs::read(stick.join("ana.pdf")).unwrap(), b"older");
        assert_eq!(std::fs::read(stick.join("ana-2.pdf")).unwrap(), b"new");
    }

    #[test]
    fn without_a_stick_that_can_be_written_nothing_is_saved() {
        let root = tempfile::tempdir().unwrap();
        let roots = [root.path().to_owned(), root.path().join("none")];
        assert_eq!(save(&roots, "ana.pdf", b"new"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_on_a_stick_is_not_followed() {
        let root = tempfile::tempdir().unwrap();
        let target = root.path().join("target");
        std::fs::write(&target, "secret").unwrap();
        let sticks = root.path().join("sticks");
        std::fs::create_dir_all(sticks.join("BLUE")).unwrap();
        std::os::unix::fs::symlink(&target, sticks.join("BLUE/ana.pdf")).unwrap();
        assert!(save(&[sticks], "ana.pdf", b"new").is_some());
        assert_eq!(std::fs::read(&target).unwrap(), b"secret");
    }
}
