//! Mails as files, for an installation without a mail server.

use super::{SendError, Transport};
use async_trait::async_trait;
use lettre::Message;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Writes each mail to `FOLDER/<random>.eml` (RFC 5322), readable for the owner alone.
pub struct Folder(PathBuf);

impl Folder {
    /// Mails go to this folder, which is made when the first arrives.
    pub fn new(folder: PathBuf) -> Self {
        Self(folder)
    }
}

#[async_trait]
impl Transport for Folder {
    async fn send(&self, message: Message) -> Result<(), SendError> {
        let (folder, bytes) = (self.0.clone(), message.formatted());
        tokio::task::spawn_blocking(move || write(&folder, &bytes))
            .await
            .map_err(std::io::Error::other)
            .and_then(|written| written)
            .map_err(|error| SendError::Later(error.into()))
    }
}

/// A reader of the folder never sees half a mail: it gets its name when it is whole and on disk.
fn write(folder: &Path, bytes: &[u8]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let name = getrandom::u64().map_err(std::io::Error::other)?;
    let unfinished = folder.join(format!("{name:016x}.part"));
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&unfinished, folder.join(format!("{name:016x}.eml")))
}
