//! Messages as files, for an installation without a gateway.

use super::{Gateway, SmsError};
use async_trait::async_trait;
use std::io::Write;
use std::path::{Path, PathBuf};

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
    std::fs::rename(
        &unfinished,
        folder.join(format!("{digits}.{name:016x}.txt")),
    )
}
