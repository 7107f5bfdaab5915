//! The notes about bytes under way in a folder, as lines at the end of a file: `+NAME` before a blob
//! is written, `-NAME` once it has its owner or is gone. A line takes a tenth of the time of a file of
//! its own, which has to be made and removed.

use super::SWEEP_AGE;
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime};

/// How the name of a journal ends.
pub(super) const ENDING: &str = "journal";

/// What a line says.
#[derive(Clone, Copy)]
pub(super) enum Line {
    /// A blob is about to be written.
    Begun,
    /// It has an owner, or is gone.
    Settled,
}

/// The journals of a folder. Each process writes one of its own, and after an hour a new one.
#[derive(Clone)]
pub(super) struct Journal {
    folder: PathBuf,
    current: Arc<Mutex<Option<(Instant, PathBuf)>>>,
}

impl Journal {
    /// The journals of a folder, which is made at the first line.
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self {
            folder,
            current: Arc::default(),
        }
    }

    /// Adds a line. It outlives the process, and not the machine's power.
    pub(super) async fn add(&self, line: Line, name: &str) -> Result<()> {
        let (journal, name) = (self.clone(), name.to_owned());
        let added = tokio::task::spawn_blocking(move || journal.append(line, &name));
        added.await.map_err(std::io::Error::other)?
    }

    fn append(&self, line: Line, name: &str) -> Result<()> {
        let sign = match line {
            Line::Begun => '+',
            Line::Settled => '-',
        };
        // One call, so that lines of two threads do not mix. It is opened anew because a sweep may have
        // removed it.
        open(&self.path(name))?.write_all(format!("{sign}{name}\n").as_bytes())
    }

    /// The file that is written now. A name that nobody else has is that of its first blob.
    fn path(&self, name: &str) -> PathBuf {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        let is_young = |begun: &Instant| begun.elapsed() < SWEEP_AGE;
        match &*current {
            Some((begun, path)) if is_young(begun) => path.clone(),
            _ => {
                let path = self.folder.join(format!("{name}.{ENDING}"));
                *current = Some((Instant::now(), path.clone()));
                path
            }
        }
    }

    /// Names of blobs that were begun and not settled, in journals that nobody has written to since
    /// `oldest`. If there are none, these journals are removed.
    pub(super) fn unsettled(&self, oldest: SystemTime) -> Result<Vec<String>> {
        let journals = self.by_age()?;
        let mut unsettled = HashSet::new();
        for (modified, path) in &journals {
            for line in lines(path)? {
                let line = line?;
                let line = String::from_utf8_lossy(&line);
                if let Some(name) = line.strip_prefix('-') {
                    unsettled.remove(name);
                } else if let (true, Some(name)) = (*modified < oldest, line.strip_prefix('+')) {
                    unsettled.insert(name.to_owned());
                }
            }
        }
        if unsettled.is_empty() {
            for (_, path) in journals.iter().filter(|(modified, _)| *modified < oldest) {
                fs::remove_file(path).or_else(unless_missing)?;
            }
        }
        Ok(unsettled.into_iter().collect())
    }

    /// The journals and when each was last written to, the oldest first: what begins in one may be
    /// settled in a later one.
    fn by_age(&self) -> Result<Vec<(SystemTime, PathBuf)>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut journals = Vec::new();
        for entry in entries {
            let entry = entry?;
            if entry.path().extension().is_some_and(|it| it == ENDING) {
                journals.push((entry.metadata()?.modified()?, entry.path()));
            }
        }
        journals.sort();
        Ok(journals)
    }
}

/// Opens a file to write at its end, in a folder that is made when missing.
fn open(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    match (options.open(path), path.parent()) {
        (Err(error), Some(folder)) if error.kind() == ErrorKind::NotFound => {
            fs::create_dir_all(folder)?;
            options.open(path)
        }
        (opened, _) => opened,
    }
}

/// The lines of a journal; none if another service has removed it.
fn lines(path: &Path) -> Result<Box<dyn Iterator<Item = Result<Vec<u8>>>>> {
    match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Box::new(std::iter::empty())),
        file => Ok(Box::new(BufReader::new(file?).split(b'\n'))),
    }
}

fn unless_missing(error: std::io::Error) -> Result<()> {
    match error.kind() {
        ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn later() -> SystemTime {
        SystemTime::now() + Duration::from_secs(7_200)
    }

    #[test]
    fn what_one_process_began_another_finds() {
        let parent = tempfile::tempdir().unwrap();
        let killed = Journal::in_folder(parent.path().join("notes"));
        for name in ["a", "b", "c"] {
            killed.append(Line::Begun, name).unwrap();
        }
        killed.append(Line::Settled, "b").unwrap();
        let next = Journal::in_folder(parent.path().join("notes"));
        next.append(Line::Begun, "d").unwrap();
        next.append(Line::Settled, "c").unwrap();
        let mut found = next.unsettled(later()).unwrap();
        found.sort();
        assert_eq!(found, ["a", "d"]);
        let before = SystemTime::now() - Duration::from_secs(7_200);
        assert!(next.unsettled(before).unwrap().is_empty());
        assert_eq!(next.by_age().unwrap().len(), 2, "young journals are in use");
    }

    #[test]
    fn journals_without_anything_unsettled_are_removed_and_begun_anew() {
        let parent = tempfile::tempdir().unwrap();
        let journal = Journal::in_folder(parent.path().join("notes"));
        assert!(journal.unsettled(later()).unwrap().is_empty());
        journal.append(Line::Begun, "a").unwrap();
        journal.append(Line::Settled, "a").unwrap();
        assert!(journal.unsettled(later()).unwrap().is_empty());
        assert!(journal.by_age().unwrap().is_empty());
        journal.append(Line::Begun, "b").unwrap();
        assert_eq!(journal.unsettled(later()).unwrap(), ["b"]);
    }

    #[test]
    fn a_line_that_was_cut_hides_no_other() {
        let parent = tempfile::tempdir().unwrap();
        let journal = Journal::in_folder(parent.path().join("notes"));
        journal.append(Line::Begun, "a").unwrap();
        let path = &journal.by_age().unwrap()[0].1;
        open(path).unwrap().write_all(b"+hal").unwrap();
        journal.append(Line::Settled, "other").unwrap();
        assert!(
            journal
                .unsettled(later())
                .unwrap()
                .contains(&"a".to_owned())
        );
    }
}
