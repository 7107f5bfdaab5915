//! Saves a file on a plugged-in stick. Nothing there is ever replaced, and no link is followed.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Names that are tried: `resume.pdf`, `resume-2.pdf` …
const TRIES: u32 = 50;

/// A new file on a stick. Unless it is finished, it is deleted.
pub struct StickFile {
    file: File,
    path: PathBuf,
    stick: String,
    is_finished: bool,
}

impl StickFile {
    /// Creates a file on the first stick that takes it. `None` when no stick does.
    pub fn create(roots: &[PathBuf], name: &str) -> Option<Self> {
        sticks(roots).find_map(|stick| Self::create_on(&stick, name).ok())
    }

    /// Writes at the end.
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    /// Completes the file, and returns the name of the stick, which may be pulled out at once.
    pub fn finish(mut self) -> Option<String> {
        self.file.sync_all().ok()?;
        self.is_finished = true;
        Some(std::mem::take(&mut self.stick))
    }

    fn create_on(folder: &Path, name: &str) -> io::Result<Self> {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        for number in 1..=TRIES {
            let path = match number {
                1 => folder.join(name),
                _ => folder.join(format!("{stem}-{number}.{ending}")),
            };
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                opened => {
                    let stick = folder.file_name().unwrap_or_default();
                    return Ok(Self {
                        file: opened?,
                        path,
                        stick: stick.to_string_lossy().into_owned(),
                        is_finished: false,
                    });
                }
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

impl Drop for StickFile {
    /// A full stick is not left with half a file.
    fn drop(&mut self) {
        if !self.is_finished {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// Saves a file on the first stick that takes it, and answers the name of that stick. `None` when no
/// stick does.
pub fn save(roots: &[PathBuf], name: &str, bytes: &[u8]) -> Option<String> {
    sticks(roots).find_map(|stick| {
        let mut file = StickFile::create_on(&stick, name).ok()?;
        file.append(bytes).ok()?;
        file.finish()
    })
}

fn sticks(roots: &[PathBuf]) -> impl Iterator<Item = PathBuf> {
    let mut sticks: Vec<PathBuf> = roots.iter().flat_map(|root| folders(root)).collect();
    sticks.sort();
    sticks.into_iter()
}

/// Returns the folders in a folder; none if it cannot be read.
pub fn folders(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root).into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .map(|entry| entry.path())
        .collect()
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
    fn a_file_that_was_not_finished_is_not_left_on_the_stick() {
        let root = tempfile::tempdir().unwrap();
        let stick = root.path().join("BLUE");
        std::fs::create_dir(&stick).unwrap();
        let roots = [root.path().to_owned()];
        let mut file = StickFile::create(&roots, "my-data.zip").unwrap();
        file.append(b"PK").unwrap();
        drop(file);
        assert!(!stick.join("my-data.zip").exists());
        let mut file = StickFile::create(&roots, "my-data.zip").unwrap();
        file.append(b"PK").unwrap();
        file.append(b"!").unwrap();
        assert_eq!(file.finish().as_deref(), Some("BLUE"));
        assert_eq!(std::fs::read(stick.join("my-data.zip")).unwrap(), b"PK!");
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
