//! Messages as files, for an installation without a gateway.

use super::{Gateway, SmsError};
use async_trait::async_trait;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How long a message is kept: a day.
const KEPT: Duration = Duration::from_secs(24 * 3_600);

/// Writes each message to `FOLDER/<number>.<random>.txt`, readable for the owner alone.
pub struct Folder(PathBuf);

impl Folder {
    /// Messages go to this folder, which is made when the first arrives.
    pub fn new(folder: PathBuf) -> Self {
        Self(folder)
    }
}

#[async_trait]
impl Gateway for Folder {
    async fn send(&self, phone: &str, text: &str) -> Result<(), SmsError> {
        let (folder, text) = (self.0.clone(), text.to_owned());
        let digits: String = phone.chars().filter(char::is_ascii_digit).collect();
        tokio::task::spawn_blocking(move || write(&folder, &digits, &text))
            .await
            .map_err(std::io::Error::other)
            .and_then(|written| written)
            .map_err(|error| SmsError::Later(error.kind().to_string()))
    }
}

fn write(folder: &Path, digits: &str, text: &str) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    let name = getrandom::u64().map_err(std::io::Error::other)?;
    let unfinished = folder.join(format!("{digits}.{name:016x}.part"));
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unfinished)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    forget_old(folder, file.metadata()?.modified()?);
    std::fs::rename(
        &unfinished,
        folder.join(format!("{digits}.{name:016x}.txt")),
    )
}

/// Removes messages that were written a day before this one: their codes work no more. What cannot be
/// removed now is tried again with the next message.
fn forget_old(folder: &Path, now: SystemTime) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let written = entry.metadata().and_then(|it| it.modified());
        let age = written.ok().and_then(|at| now.duration_since(at).ok());
        if age.is_some_and(|age| age > KEPT) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f5_messages_in_the_folder_go_after_a_day() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), "12015550100", "old").unwrap();
        let names = || std::fs::read_dir(folder.path()).unwrap().count();
        let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap();
        let path = file.unwrap().path();
        let file = std::fs::OpenOptions::new().write(true).open(path).unwrap();
        let written = file.metadata().unwrap().modified().unwrap();
        write(folder.path(), "12015550100", "new").unwrap();
        assert_eq!(names(), 2);
        file.set_modified(written - KEPT - KEPT).unwrap();
        write(folder.path(), "12015550100", "newer").unwrap();
        assert_eq!(names(), 2);
    }
}
