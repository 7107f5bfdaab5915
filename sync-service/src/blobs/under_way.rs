//! Notes beside the blobs: one for each that is written and has no owner yet. What a killed service
//! left behind is found by its note, so nothing is removed only because a database does not know it.

use super::journal::{Journal, Line};
use super::{BlobError, Blobs, SWEEP_AGE, SWEEP_PAGE, is_name};
use bytes::Bytes;
use futures_util::stream::{self, BoxStream, StreamExt, TryStreamExt};
use futures_util::{FutureExt, TryFutureExt};
use object_store::path::Path as BlobPath;
use object_store::{Error, ObjectStore, ObjectStoreExt, PutPayload};
use std::future::ready;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use time::OffsetDateTime;

/// The folder of the notes.
pub const FOLDER: &str = "under-way";

/// The place of the note of a blob.
pub(super) fn path_of(name: &str) -> BlobPath {
    BlobPath::from(format!("{FOLDER}/{name}"))
}

/// Where the notes of a place are.
pub(super) enum Notes {
    /// Lines of a journal.
    Lines(Journal),
    /// Objects.
    Objects(Arc<dyn ObjectStore>),
}

/// A note that is about to be written.
pub(super) enum Note {
    Line(Journal, String),
    Object(Arc<dyn ObjectStore>, BlobPath),
}

impl Notes {
    pub(super) fn note(&self, name: &str) -> Note {
        match self {
            Self::Lines(journal) => Note::Line(journal.clone(), name.to_owned()),
            Self::Objects(store) => Note::Object(Arc::clone(store), path_of(name)),
        }
    }
}

impl Note {
    pub(super) async fn write(self) -> Result<(), BlobError> {
        match self {
            Self::Line(journal, name) => journal.add(Line::Begun, &name).await?,
            Self::Object(store, path) => {
                store.put(&path, PutPayload::new()).await?;
            }
        }
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
        let store = match &self.notes {
            Notes::Lines(journal) => return Ok(journal.add(Line::Settled, name).await?),
            Notes::Objects(store) => store,
        };
        match store.delete(&path_of(name)).await {
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

    /// Whether a blob of this name can be written to a folder now: one is, and is removed again. A bucket is not
    /// tried: it is the same for all services, and if each took itself out of use, none would be left.
    pub async fn can_write(&self, name: &str) -> bool {
        if self.is_bucket() {
            return true;
        }
        let mut writer = self.writer(name.to_owned());
        let written = async {
            writer.write(Bytes::from_static(b"proof")).await?;
            writer.finish().await?;
            self.give_up(name).await
        };
        written.await.is_ok()
    }

    /// Names of blobs that have been under way for so long that nobody writes them any more, a page
    /// at a time.
    pub fn abandoned(
        &self,
        now: OffsetDateTime,
    ) -> BoxStream<'static, Result<Vec<String>, BlobError>> {
        let oldest = now - SWEEP_AGE;
        match &self.notes {
            Notes::Lines(journal) => pages_of(journal.clone(), machine_started()..oldest.into()),
            Notes::Objects(store) => {
                let oldest = oldest.unix_timestamp();
                let notes = store.list(Some(&BlobPath::from(FOLDER)));
                let old = notes.try_filter_map(move |note| {
                    let is_old = note.last_modified.timestamp() < oldest;
                    let name = note.location.filename().map(str::to_owned);
                    ready(Ok(name.filter(|name| is_old && is_name(name))))
                });
                let pages = old.try_chunks(SWEEP_PAGE);
                pages.map_err(|error| BlobError::Store(error.1)).boxed()
            }
        }
    }
}

/// When this machine started. Lines of before may not be on the disk after a loss of power, and a blob whose end
/// was lost would look as if nobody owned it.
#[cfg(target_os = "linux")]
fn machine_started() -> SystemTime {
    let running = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let running = Duration::from_secs(running.tv_sec.unsigned_abs());
    let started = SystemTime::now().checked_sub(running);
    started.unwrap_or(SystemTime::UNIX_EPOCH)
}

#[cfg(not(target_os = "linux"))]
fn machine_started() -> SystemTime {
    SystemTime::UNIX_EPOCH
}

/// What journals leave open that were last written to in the time `trusted`.
fn pages_of(
    journal: Journal,
    trusted: Range<SystemTime>,
) -> BoxStream<'static, Result<Vec<String>, BlobError>> {
    let read = tokio::task::spawn_blocking(move || journal.unsettled(&trusted));
    let pages = read.map(|names| {
        let names = names.map_err(std::io::Error::other)??;
        let pages: Vec<_> = names
            .chunks(SWEEP_PAGE)
            .map(|page| Ok(page.to_vec()))
            .collect();
        Ok::<_, BlobError>(stream::iter(pages))
    });
    pages.try_flatten_stream().boxed()
}
