//! Everything that the service stores about a person: as text, or as an archive on a stick.

use crate::account::actions::Account;
use crate::device::stick_writer::StickFile;
use std::path::PathBuf;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;

/// The name of the archive on a stick.
const NAME: &str = "my-data.zip";

impl Account {
    /// Returns everything but the files, as JSON text.
    pub async fn export(&self) -> Result<String, Refusal> {
        self.driver
            .with_access_token(|token| async move { self.client.export(&token).await })
            .await
    }

    /// Saves everything with the files on the first stick below `roots` that takes it. Returns the
    /// name of the stick, or `None` when no stick has room.
    pub async fn save_export(&self, roots: Vec<PathBuf>) -> Result<Option<String>, Refusal> {
        let Some(mut file) = on_disk(move || StickFile::create(&roots, NAME)).await? else {
            return Ok(None);
        };
        let ask = |token: String| async move { self.client.export_archive(&token).await };
        let mut archive = self.driver.with_access_token(ask).await?;
        while let Some(chunk) = archive.chunk().await? {
            let written = on_disk(move || file.append(&chunk).map(|()| file).ok());
            match written.await? {
                Some(open) => file = open,
                None => return Ok(None),
            }
        }
        on_disk(move || file.finish()).await
    }
}

/// Runs work that waits for a disk on a thread of its own.
async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<Option<T>, Refusal> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| ErrorCode::InternalError.into())
}
