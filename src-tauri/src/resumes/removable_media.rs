//! The PDFs that a person may choose: on removable media, or in a folder that the operator allows. No
//! native file dialog is opened.

use crate::device::stick_writer::folders;
use clock_and_random::random::{self, Random};
use std::collections::HashMap;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use sync_protocol::kiosk::SelectableFile;
use sync_protocol::limits::RESUME_CEILING_BYTES;

/// How many levels of folders are searched on a medium.
const DEPTH_MAX: usize = 4;
/// Most files that are returned, and most directory entries that are read.
const FILES_MAX: usize = 200;
const ENTRIES_MAX: usize = 20_000;

/// The files that the last scan has found. Their identifiers are valid until the next scan.
pub struct RemovableMedia {
    /// Folders in which media are mounted, each as one folder.
    mount_folders: Vec<PathBuf>,
    /// The folder that the operator allows, if any.
    folder: Option<PathBuf>,
    random: Random,
    found: Mutex<HashMap<String, PathBuf>>,
}

impl RemovableMedia {
    /// Starts without any files.
    pub fn new(mount_folders: Vec<PathBuf>, folder: Option<PathBuf>, random: Random) -> Self {
        Self {
            mount_folders,
            folder,
            random,
            found: Mutex::default(),
        }
    }

    /// Searches all media, and forgets the files of the scan before.
    pub fn scan(&self) -> Vec<SelectableFile> {
        let mut found = Vec::new();
        let mut budget = ENTRIES_MAX;
        for place in self.places() {
            search(&place, &place, DEPTH_MAX, &mut budget, &mut found);
        }
        found.sort();
        found.truncate(FILES_MAX);
        let mut by_id = HashMap::new();
        let files = found
            .into_iter()
            .filter_map(|(path, place, size)| {
                let id = random::key(&self.random);
                let name = path.file_name()?.to_string_lossy().into_owned();
                let place = place.file_name()?.to_string_lossy().into_owned();
                by_id.insert(id.clone(), path);
                Some(SelectableFile {
                    id,
                    name,
                    place,
                    size,
                })
            })
            .collect();
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = by_id;
        files
    }

    /// Forgets the files of the last scan.
    pub fn forget(&self) {
        self.found
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }

    /// Returns the name and the bytes of a file of the last scan.
    pub fn read(&self, id: &str) -> io::Result<(String, Vec<u8>)> {
        let files = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let path = files.get(id).cloned().ok_or(io::ErrorKind::NotFound)?;
        drop(files);
        let mut bytes = Vec::new();
        // One byte more than the limit shows that the file is too large.
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

    /// Returns every mounted medium and the allowed folder.
    fn places(&self) -> Vec<PathBuf> {
        let mut places: Vec<PathBuf> = self.folder.iter().cloned().collect();
        for root in &self.mount_folders {
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
        // This is the type of the entry itself. A symbolic link may lead out of the medium, so it is
        // neither a file nor a folder here.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn media(root: &Path) -> RemovableMedia {
        let count = std::sync::atomic::AtomicU8::new(0);
        let random = move |bytes: &mut [u8]| {
            bytes.fill(count.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
        };
        RemovableMedia::new(vec![root.to_owned()], None, std::sync::Arc::new(random))
    }

    #[test]
    fn only_pdfs_on_a_medium_are_found() {
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

        let media = media(root.path());
        let offered = media.scan();
        assert_eq!(offered.len(), 1);
        assert_eq!(
            (offered[0].name.as_str(), offered[0].place.as_str()),
            ("Resume.PDF", "BLUE")
        );
        let (name, bytes) = media.read(&offered[0].id).unwrap();
        assert_eq!(
            (name.as_str(), bytes.as_slice()),
            ("Resume.PDF", b"%PDF-".as_slice())
        );

        assert!(media.read("../../etc/passwd").is_err());
        media.forget();
        assert!(media.read(&offered[0].id).is_err());
    }
}
