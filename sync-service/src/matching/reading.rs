//! What a stored resume says: read once, in a child process; only the concepts are kept, and they
//! go with the file.

use super::Matching;
use crate::database::Database;
use crate::database::path::Path;
use crate::files::{FileError, Files};
use crate::store::files::StoredFile;
use futures_util::TryStreamExt;
use resume_reader::concepts::Found;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sync_protocol::resumes::{Unreadable, resume_path};

/// What was read in a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Kept {
    /// Its concepts.
    Concepts(Vec<Found>),
    /// Why there are none.
    Unreadable(Unreadable),
}

/// The current resume of a person: the one the pointer names, or else the newest.
pub async fn current(
    files: &Files,
    database: &Database,
    uid: &str,
) -> Result<Option<StoredFile>, FileError> {
    let folder = resume_path(uid, "");
    let mut all = files.store.files(uid).await?;
    all.retain(|file| file.path.starts_with(&folder));
    let pointer = match Path::parse(&format!("users/{uid}/resumes/current")) {
        Ok(path) => database.read(Some(uid), &path).await.ok(),
        Err(_) => None,
    };
    let named = pointer
        .as_ref()
        .and_then(|name| name.as_str())
        .map(|name| resume_path(uid, name));
    let place = all
        .iter()
        .position(|file| Some(&file.path) == named.as_ref());
    Ok(match place {
        Some(place) => Some(all.swap_remove(place)),
        None => all.into_iter().max_by_key(|file| file.generation),
    })
}

impl Matching {
    /// What a file says; it is read if it was not yet.
    pub async fn reading(&self, files: &Files, file: &StoredFile) -> Result<Kept, FileError> {
        let kept = file
            .reading
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok());
        if let Some(kept) = kept {
            return Ok(kept);
        }
        let pieces = files
            .blobs
            .read(&file.blob, 0..file.size, Some(file.crc32c));
        let bytes: Vec<u8> = pieces
            .try_fold(Vec::new(), async |mut all, piece| {
                all.extend_from_slice(&piece);
                Ok(all)
            })
            .await?;
        let kept = self.read(bytes).await;
        if kept != Kept::Unreadable(Unreadable::Busy) {
            let text = serde_json::to_string(&kept).unwrap_or_default();
            self.store.keep_reading(file, &text).await?;
        }
        Ok(kept)
    }

    /// Reads a PDF; its text is dropped once its concepts are found.
    pub async fn read(&self, bytes: Vec<u8>) -> Kept {
        let (reader, finder) = (Arc::clone(&self.reader), Arc::clone(&self.finder));
        let read = tokio::task::spawn_blocking(move || match reader.read(bytes) {
            Ok(text) => Kept::Concepts(finder.find(&text)),
            Err(kind) => Kept::Unreadable(kind),
        });
        read.await
            .unwrap_or(Kept::Unreadable(Unreadable::TooComplex))
    }
}
