//! Notes beside the blobs: one for each that is written and has no owner yet. What a killed service
//! left behind is found by its note, so nothing is removed only because a database does not know it.

use super::{BlobError, Blobs, SWEEP_AGE, SWEEP_PAGE};
use futures_util::stream::{BoxStream, StreamExt, TryStreamExt};
use object_store::path::Path as BlobPath;
use object_store::{Error, ObjectStore, ObjectStoreExt, PutPayload};
use std::future::ready;
use std::sync::Arc;
use time::OffsetDateTime;

/// The folder of the notes.
pub const FOLDER: &str = "under-way";

/// The place of the note of a blob.
pub(super) fn path_of(name: &str) -> BlobPath {
    BlobPath::from(format!("{FOLDER}/{name}"))
}

/// A note that is about to be written.
pub(super) struct Note {
    pub(super) store: Arc<dyn ObjectStore>,
    pub(super) path: BlobPath,
}

impl Note {
    pub(super) async fn write(self) -> Result<(), BlobError> {
        self.store.put(&self.path, PutPayload::new()).await?;
        Ok(())
    }
}

impl Blobs {
    /// Says that a blob that was written has its owner now. When that cannot be said, the sweep finds
    /// the owner.
    pub async fn has_owner(&self, name: &str) {
        if let Err(cause) = self.forget_note(name).await {
            tracing::debug!(?cause, "the note of a blob could not be removed");
        }
    }

    /// Removes the note of a blob.
    pub async fn forget_note(&self, name: &str) -> Result<(), BlobError> {
        match self.notes.delete(&path_of(name)).await {
            Ok(()) | Err(Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Removes a blob that was written and gets no owner.
    pub async fn give_up(&self, name: &str) -> Result<(), BlobError> {
        if self.discard(name).await? {
            self.has_owner(name).await;
        }
        Ok(())
    }

    /// Names of blobs that have been under way for so long that nobody writes them any more, a page
    /// at a time.
    pub fn abandoned(
        &self,
        now: OffsetDateTime,
    ) -> BoxStream<'static, Result<Vec<String>, BlobError>> {
        let oldest = (now - SWEEP_AGE).unix_timestamp();
        let notes = self.notes.list(Some(&BlobPath::from(FOLDER)));
        let old = notes.try_filter_map(move |note| {
            let is_old = note.last_modified.timestamp() < oldest;
            let name = note.location.filename().map(str::to_owned);
            ready(Ok(name.filter(|_| is_old)))
        });
        let pages = old.try_chunks(SWEEP_PAGE);
        pages.map_err(|error| BlobError::Store(error.1)).boxed()
    }
}
