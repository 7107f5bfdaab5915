//! The notes about bytes under way in a folder, as lines at the end of a file: `+NAME` before a blob
//! is written, `-NAME` once it has its owner or is gone. A line takes a tenth of the time of a file of
//! its own, which has to be made and removed.

use super::{NAME_LENGTH, SWEEP_AGE, is_name};
use std::collections::{HashMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Read, Result, Write};
use std::iter;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime};

/// How the name of a journal ends.
pub(super) const ENDING: &str = "journal";

/// Bytes of a file that are held as one line.
const PIECE_MAX: u64 = 4_096;

/// The name of a blob as the number that it is: an hour of uploads may be in memory.
type Name = u128;

type Lines = Box<dyn Iterator<Item = Result<(Line, Name)>>>;

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

    /// Names of blobs that were begun and not settled. A begin counts in journals that were last written to
    /// in the time `trusted`, an end in all. If there are none, the journals from before its end are removed.
    pub(super) fn unsettled(&self, trusted: &Range<SystemTime>) -> Result<Vec<String>> {
        let journals = self.by_age()?;
        let mut begun = HashMap::new();
        // An end is read before its begin where the times of journals are wrong.
        let mut settled = HashSet::new();
        for (modified, path) in &journals {
            let is_trusted = trusted.contains(modified);
            for line in lines(path)? {
                match line? {
                    (Line::Begun, name) if !settled.remove(&name) => {
                        begun.insert(name, is_trusted);
                    }
                    (Line::Settled, name) if begun.remove(&name).is_none() => {
                        settled.insert(name);
                    }
                    _ => {}
                }
            }
        }
        begun.retain(|_, is_trusted| *is_trusted);
        if begun.is_empty() {
            for (_, path) in journals.iter().filter(|it| it.0 < trusted.end) {
                fs::remove_file(path).or_else(unless_missing)?;
            }
        }
        Ok(begun
            .into_keys()
            .map(|name| format!("{name:032x}"))
            .collect())
    }

    /// The journals and when each was last written to, the oldest first: what begins in one may be
    /// settled in a later one. What is no plain file is none.
    fn by_age(&self) -> Result<Vec<(SystemTime, PathBuf)>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut journals = Vec::new();
        for entry in entries {
            let entry = entry?;
            let is_journal = entry.path().extension().is_some_and(|it| it == ENDING);
            if is_journal && entry.file_type()?.is_file() {
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

/// The lines of a journal; none if another service has removed it. Whatever else is in the file is left
/// out, so that it can name no other file.
fn lines(path: &Path) -> Result<Lines> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Box::new(iter::empty())),
        file => file?,
    };
    let mut reader = BufReader::new(file);
    let pieces = iter::from_fn(move || {
        let mut piece = Vec::new();
        let read = reader
            .by_ref()
            .take(PIECE_MAX)
            .read_until(b'\n', &mut piece);
        read.map(|length| (length > 0).then_some(piece)).transpose()
    });
    Ok(Box::new(pieces.filter_map(|piece| {
        piece.map(|piece| line_of(&piece)).transpose()
    })))
}

/// A line is behind what was left of one that was cut.
fn line_of(piece: &[u8]) -> Option<(Line, Name)> {
    let text = std::str::from_utf8(piece.strip_suffix(b"\n")?).ok()?;
    let (sign, digits) = text
        .get(text.len().checked_sub(1 + NAME_LENGTH)?..)?
        .split_at_checked(1)?;
    let line = match sign {
        "+" => Line::Begun,
        "-" => Line::Settled,
        _ => return None,
    };
    is_name(digits).then_some(())?;
    Some((line, Name::from_str_radix(digits, 16).ok()?))
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

    const HOUR: Duration = Duration::from_secs(3_600);

    /// The name of a blob.
    fn name(letter: char) -> String {
        String::from(letter).repeat(NAME_LENGTH)
    }

    /// The journals that were last written to in this hour.
    fn trusted() -> Range<SystemTime> {
        SystemTime::now() - HOUR..SystemTime::now() + HOUR
    }

    fn unsettled(journal: &Journal) -> Vec<String> {
        let mut names = journal.unsettled(&trusted()).unwrap();
        names.sort();
        names
    }

    fn folder() -> (tempfile::TempDir, Journal) {
        let parent = tempfile::tempdir().unwrap();
        let journal = Journal::in_folder(parent.path().join("notes"));
        (parent, journal)
    }

    #[test]
    fn what_one_process_began_another_finds() {
        let (parent, killed) = folder();
        for letter in ['a', 'b', 'c'] {
            killed.append(Line::Begun, &name(letter)).unwrap();
        }
        killed.append(Line::Settled, &name('b')).unwrap();
        let next = Journal::in_folder(parent.path().join("notes"));
        next.append(Line::Begun, &name('d')).unwrap();
        next.append(Line::Settled, &name('c')).unwrap();
        assert_eq!(unsettled(&next), [name('a'), name('d')]);
        let before = SystemTime::now() - 2 * HOUR..SystemTime::now() - HOUR;
        assert!(next.unsettled(&before).unwrap().is_empty());
        let left = next.by_age().unwrap().len();
        assert_eq!(left, 2, "young journals are in use");
    }

    #[test]
    fn an_end_counts_in_whichever_journal_it_is() {
        for is_before in [true, false] {
            let (_parent, journal) = folder();
            let [first, second] = ["1.journal", "2.journal"].map(|it| journal.folder.join(it));
            let (begun, settled) = match is_before {
                true => (&second, &first),
                false => (&first, &second),
            };
            let line = |sign| format!("{sign}{}\n", name('a'));
            open(begun)
                .unwrap()
                .write_all(line('+').as_bytes())
                .unwrap();
            open(settled)
                .unwrap()
                .write_all(line('-').as_bytes())
                .unwrap();
            let at = SystemTime::now();
            for path in [begun, settled] {
                open(path).unwrap().set_modified(at).unwrap();
            }
            assert!(unsettled(&journal).is_empty(), "{is_before}");
            assert!(journal.by_age().unwrap().is_empty(), "{is_before}");
        }
    }

    #[test]
    fn a_journal_from_before_the_machine_started_says_nothing_and_goes() {
        let (_parent, journal) = folder();
        journal.append(Line::Begun, &name('a')).unwrap();
        let started_since = SystemTime::now() + HOUR / 2..SystemTime::now() + HOUR;
        assert!(journal.unsettled(&started_since).unwrap().is_empty());
        assert!(journal.by_age().unwrap().is_empty());
    }

    #[test]
    fn journals_without_anything_unsettled_are_removed_and_begun_anew() {
        let (_parent, journal) = folder();
        assert!(unsettled(&journal).is_empty());
        journal.append(Line::Begun, &name('a')).unwrap();
        journal.append(Line::Settled, &name('a')).unwrap();
        assert!(unsettled(&journal).is_empty());
        assert!(journal.by_age().unwrap().is_empty());
        journal.append(Line::Begun, &name('b')).unwrap();
        assert_eq!(unsettled(&journal), [name('b')]);
    }

    #[test]
    fn a_line_that_was_cut_hides_no_other() {
        let (_parent, journal) = folder();
        journal.append(Line::Begun, &name('a')).unwrap();
        let path = &journal.by_age().unwrap()[0].1;
        open(path).unwrap().write_all(b"+0123\0\0").unwrap();
        journal.append(Line::Begun, &name('b')).unwrap();
        assert_eq!(unsettled(&journal), [name('a'), name('b')]);
    }

    #[test]
    fn what_is_no_journal_names_nothing_and_stops_nothing() {
        let (_parent, journal) = folder();
        journal.append(Line::Begun, &name('a')).unwrap();
        let inside = |it: &str| journal.folder.join(it);
        fs::create_dir(inside("folder.journal")).unwrap();
        fs::write(inside("empty.journal"), "").unwrap();
        fs::write(inside("long.journal"), vec![b'+'; 100_000]).unwrap();
        let upper = name('A');
        let long = format!("+{}0", name('b'));
        let others = format!("+belongs-to\n+../x\n+precious\n{long}\n+{upper}\n+\n*{upper}\n");
        fs::write(inside("others.journal"), others).unwrap();
        fs::write(
            inside("no-text.journal"),
            [&b"+\xff\xfe\n"[..], &[0; 400]].concat(),
        )
        .unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("/dev/zero", inside("endless.journal")).unwrap();
        assert_eq!(unsettled(&journal), [name('a')]);
    }
}
