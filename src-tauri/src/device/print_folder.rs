//! Deletes the pages that were printed into a folder, because they show what a person looked for.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

/// The beginning of the names of printed pages.
pub(crate) const PREFIX: &str = "page-";
const ENDING: &str = ".pdf";
static NUMBER: AtomicU32 = AtomicU32::new(1);

/// Writes a page into a folder, under a name of its own.
pub(crate) fn write(folder: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("{PREFIX}{}-made-{number}{ENDING}", std::process::id());
    std::fs::write(folder.join(name), bytes)
}

/// Deletes the pages in a folder that are older than `keep`, and returns their number. A page with a
/// time in the future was written with a wrong clock, and is deleted, too.
pub fn sweep(folder: &Path, keep: Duration, now: SystemTime) -> usize {
    let Ok(files) = std::fs::read_dir(folder) else {
        return 0;
    };
    files
        .flatten()
        .filter(|file| is_page(&file.file_name().to_string_lossy()))
        .filter(|file| {
            let written = file.metadata().and_then(|it| it.modified());
            written.is_ok_and(|at| now.duration_since(at).map_or(true, |age| age > keep))
        })
        .filter(|file| match std::fs::remove_file(file.path()) {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(%error, "a printed page could not be deleted");
                false
            }
        })
        .count()
}

fn is_page(name: &str) -> bool {
    name.starts_with(PREFIX) && name.ends_with(ENDING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g2_printed_pages_are_deleted_after_their_time_and_nothing_else_is() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str| std::fs::write(folder.path().join(name), "x").unwrap();
        write("page-12-1.pdf");
        write("notes.txt");
        write("page-2.txt");
        let keep = Duration::from_secs(3600);
        let now = SystemTime::now();
        assert_eq!(sweep(folder.path(), keep, now), 0);
        assert_eq!(sweep(folder.path(), keep, now + keep * 2), 1);
        write("page-12-2.pdf");
        assert_eq!(sweep(folder.path(), keep, now - keep), 1);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
        assert_eq!(sweep(&folder.path().join("none"), keep, now), 0);
    }
}
