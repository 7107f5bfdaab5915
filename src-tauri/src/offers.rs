//! PDFs that a person may choose here: on a plugged-in stick, or in the folder an operator allows.
//! No dialog of the system is ever opened.

use crate::random::{self, Random};
use std::collections::HashMap;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use sync_protocol::kiosk::OfferedFile;
use sync_protocol::limits::RESUME_CEILING_BYTES;

/// Folders below a stick that are looked into.
const DEPTH_MAX: usize = 4;
/// Files that are offered, and entries that are looked at, at most.
const FILES_MAX: usize = 200;
const ENTRIES_MAX: usize = 20_000;

/// What was offered last; an identifier is good until the next look.
pub struct Offers {
    /// Folders in which sticks appear, each as a folder of its own.
    stick_roots: Vec<PathBuf>,
    /// A folder of files, if an operator allows one.
    folder: Option<PathBuf>,
    random: Random,
    offered: Mutex<HashMap<String, PathBuf>>,
}

impl Offers {
    /// Nothing was offered yet.
    pub fn new(stick_roots: Vec<PathBuf>, folder: Option<PathBuf>, random: Random) -> Self {
        Self {
            stick_roots,
            folder,
            random,
            offered: Mutex::default(),
        }
    }

    /// Looks anew, and forgets what was offered before.
    pub fn look(&self) -> Vec<OfferedFile> {
        let mut found = Vec::new();
        let mut budget = ENTRIES_MAX;
        for place in self.places() {
            search(&place, &place, DEPTH_MAX, &mut budget, &mut found);
        }
        found.sort();
        found.truncate(FILES_MAX);
        let mut offered = HashMap::new();
        let files = found
            .into_iter()
            .filter_map(|(path, place, size)| {
                let id = random::key(&self.random)?;
                let name = path.file_name()?.to_string_lossy().into_owned();
                let place = place.file_name()?.to_string_lossy().into_owned();
                offered.insert(id.clone(), path);
                Some(OfferedFile {
                    id,
                    name,
                    place,
                    size,
                })
            })
            .collect();
        *self.offered.lock().unwrap_or_else(PoisonError::into_inner) = offered;
        files
    }

    /// Forgets what was offered.
    pub fn forget(&self) {
        self.offered
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }

    /// Name and bytes of a file that was offered.
    pub fn read(&self, id: &str) -> io::Result<(String, Vec<u8>)> {
        let offered = self.offered.lock().unwrap_or_else(PoisonError::into_inner);
        let path = offered.get(id).cloned().ok_or(io::ErrorKind::NotFound)?;
        drop(offered);
        let mut bytes = Vec::new();
        // One byte more than is allowed tells that it is too much.
        fs::File::open(&path)?
            .take(RESUME_CEILING_BYTES + 1)
            .read_to_end(&mut bytes)?;
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Ok((name, bytes))
    }

    /// Every stick, also those that appear in a folder of a user, and the allowed folder.
    fn places(&self) -> Vec<PathBuf> {
        let mut places: Vec<PathBuf> = self.folder.iter().cloned().collect();
        for root in &self.stick_roots {
            for stick in folders(root) {
                places.push(stick);
            }
        }
        places
    }
}

fn search(
    folder: &Path,
    place: &Path,
    depth: usize,
    budget: &mut usize,
    found: &mut Vec<(PathBuf, PathBuf, u64)>,
) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let Some(left) = budget.checked_sub(1) else {
            return;
        };
        *budget = left;
        // The kind of the entry itself: a link leads out of the stick, so it is neither.
        let Ok(kind) = entry.file_type() else {
            continue;
        };
        let path = entry.path();
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if kind.is_dir() && depth > 0 {
            search(&path, place, depth - 1, budget, found);
        } else if kind.is_file() && is_pdf(&path) {
            let size = entry.metadata().map_or(0, |about| about.len());
            found.push((path, place.to_owned(), size));
        }
    }
}

fn is_pdf(path: &Path) -> bool {
    path.extension()
        .is_some_and(|kind| kind.eq_ignore_ascii_case("pdf"))
}

fn folders(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .map(|entry| entry.path())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(root: &Path) -> Offers {
        let count = std::sync::atomic::AtomicU8::new(0);
        let random = move |bytes: &mut [u8]| {
            bytes.fill(count.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
            true
        };
        Offers::new(vec![root.to_owned()], None, std::sync::Arc::new(random))
    }

    #[test]
    fn pdfs_of_a_stick_are_offered_and_nothing_else() {
        let root = tempfile::tempdir().unwrap();
        let stick = root.path().join("BLUE");
        fs::create_dir_all(stick.join("jobs")).unwrap();
        fs::write(stick.join("jobs/Resume.PDF"), "%PDF-").unwrap();
        fs::write(stick.join("photo.jpg"), "x").unwrap();
        fs::write(stick.join(".hidden.pdf"), "x").unwrap();
        let secret = root.path().join("secret.pdf");
        fs::write(&secret, "x").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&secret, stick.join("link.pdf")).unwrap();

        let offers = offers(root.path());
        let offered = offers.look();
        assert_eq!(offered.len(), 1);
        assert_eq!(
            (offered[0].name.as_str(), offered[0].place.as_str()),
            ("Resume.PDF", "BLUE")
        );
        let (name, bytes) = offers.read(&offered[0].id).unwrap();
        assert_eq!(
            (name.as_str(), bytes.as_slice()),
            ("Resume.PDF", b"%PDF-".as_slice())
        );

        assert!(offers.read("../../etc/passwd").is_err());
        offers.forget();
        assert!(offers.read(&offered[0].id).is_err());
    }
}
