//! What a stored resume says: read once, in a child process; only the concepts are kept, and they
//! go with the file.

use super::Matching;
use super::queue::{FairQueue, QueueBounds};
use crate::blobs::Blobs;
use crate::database::Database;
use crate::database::path::Path;
use crate::files::{FileError, Files};
use crate::store::files::StoredFile;
use crate::store::{Store, StoreError};
use futures_util::future::{BoxFuture, Shared, WeakShared};
use futures_util::{FutureExt, TryStreamExt};
use resume_matching::concepts::{Finder, Found};
use resume_matching::score::Ranking;
use resume_reader::reader::Reader;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use sync_protocol::resumes::{Unreadable, resume_path};

/// Readings that may wait. Most of a community comes to one kiosk after the other.
const WAITING: QueueBounds = QueueBounds {
    of_account: 2,
    of_all: 128,
};
/// How long a reading waits for its turn. With the time a file may take it stays below the time a
/// call may take.
const TURN_TIMEOUT: Duration = Duration::from_secs(8);

/// What was read in a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Kept {
    /// Its concepts.
    Concepts(Vec<Found>),
    /// Why there are none.
    Unreadable(Unreadable),
}

/// What is kept with a file: what was read, and with which tables.
#[derive(Serialize, Deserialize)]
struct Tagged {
    #[serde(default)]
    tables: String,
    #[serde(flatten)]
    kept: Kept,
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

/// Why a file was not read; what it says is not known then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingError {
    /// Too many files wait, or the content was replaced while it waited; a later try succeeds.
    Busy,
    /// Its bytes or the store were not available; the log says why.
    Failed,
}

impl From<ReadingError> for FileError {
    fn from(error: ReadingError) -> Self {
        match error {
            ReadingError::Busy => Self::Busy,
            ReadingError::Failed => Self::Store(StoreError::Unavailable("see above".into())),
        }
    }
}

type Reading = BoxFuture<'static, Result<Kept, ReadingError>>;

/// The readings under way.
pub struct Readings {
    queue: FairQueue,
    /// By the name of the content: calls for the same content share one reading.
    pending: Mutex<HashMap<String, WeakShared<Reading>>>,
}

impl Readings {
    /// `at_once` files are read together.
    pub fn new(at_once: usize) -> Self {
        Self {
            queue: FairQueue::new(at_once, WAITING),
            pending: Mutex::default(),
        }
    }

    fn shared(&self, content: &str, begin: impl FnOnce(FairQueue) -> Reading) -> Shared<Reading> {
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(reading) = pending.get(content).and_then(WeakShared::upgrade) {
            return reading;
        }
        pending.retain(|_, reading| reading.upgrade().is_some());
        let reading = begin(self.queue.clone()).shared();
        if let Some(weak) = reading.downgrade() {
            pending.insert(content.to_owned(), weak);
        }
        reading
    }
}

impl Matching {
    /// What a file says; it is read if it was not yet. Waits for the turn of the file's owner before
    /// a byte of it is loaded. Fails with [`FileError::Busy`] when too many files wait.
    pub async fn reading(&self, files: &Files, file: &StoredFile) -> Result<Kept, FileError> {
        if let Some(kept) = kept_in(file, &self.ranking.finder) {
            return Ok(kept);
        }
        let work = Work {
            reader: Arc::clone(&self.reader),
            ranking: Arc::clone(&self.ranking),
            store: Arc::clone(&self.store),
            blobs: Arc::clone(&files.blobs),
        };
        let file_to_read = file.clone();
        let begin = |queue| work.in_turn(queue, file_to_read).boxed();
        Ok(self.readings.shared(&file.blob, begin).await?)
    }
}

/// What was read in a file, unless it was read with other tables: a concept that was not known then
/// may stand in it.
fn kept_in(file: &StoredFile, finder: &Finder) -> Option<Kept> {
    let tagged: Tagged = serde_json::from_str(file.reading.as_deref()?).ok()?;
    let is_current = tagged.tables == finder.fingerprint();
    (is_current || matches!(tagged.kept, Kept::Unreadable(_))).then_some(tagged.kept)
}

/// What a reading needs; it goes on when its callers have gone away.
struct Work {
    reader: Arc<Reader>,
    ranking: Arc<Ranking>,
    store: Arc<dyn Store>,
    blobs: Arc<Blobs>,
}

impl Work {
    async fn in_turn(self, queue: FairQueue, file: StoredFile) -> Result<Kept, ReadingError> {
        let turn = tokio::time::timeout(TURN_TIMEOUT, queue.turn(&file.uid)).await;
        let Ok(Ok(turn)) = turn else {
            return Err(ReadingError::Busy);
        };
        let failed = |cause: FileError| {
            tracing::error!(?cause, "a resume could not be read");
            ReadingError::Failed
        };
        let current = self.store.file(&file.uid, &file.path).await;
        let current = current.map_err(|error| failed(error.into()))?;
        match current.filter(|current| current.blob == file.blob) {
            None => return Err(ReadingError::Busy),
            Some(current) => {
                if let Some(kept) = kept_in(&current, &self.ranking.finder) {
                    return Ok(kept);
                }
            }
        }
        let work = async move {
            let kept = self.read(&file).await;
            drop(turn);
            kept
        };
        let kept = tokio::spawn(work).await;
        kept.map_err(|_| ReadingError::Failed)?.map_err(failed)
    }

    async fn read(&self, file: &StoredFile) -> Result<Kept, FileError> {
        let mut bytes = Vec::with_capacity(usize::try_from(file.size).unwrap_or_default());
        let mut pieces = self.blobs.read(&file.blob, 0..file.size, Some(file.crc32c));
        while let Some(piece) = pieces.try_next().await? {
            bytes.extend_from_slice(&piece);
        }
        let kept = self.extract(bytes).await;
        let is_passing = matches!(
            kept,
            Kept::Unreadable(Unreadable::Busy | Unreadable::Unavailable)
        );
        if !is_passing {
            let tables = self.ranking.finder.fingerprint();
            let tagged = Tagged { tables, kept };
            let text = serde_json::to_string(&tagged).unwrap_or_default();
            self.store.keep_reading(file, &text).await?;
            return Ok(tagged.kept);
        }
        Ok(kept)
    }

    /// Reads a PDF; its text is dropped once its concepts are found.
    async fn extract(&self, bytes: Vec<u8>) -> Kept {
        let (reader, ranking) = (Arc::clone(&self.reader), Arc::clone(&self.ranking));
        let read = tokio::task::spawn_blocking(move || match reader.read(bytes) {
            Ok(text) => Kept::Concepts(ranking.finder.find(&text)),
            Err(kind) => Kept::Unreadable(kind),
        });
        read.await
            .unwrap_or(Kept::Unreadable(Unreadable::TooComplex))
    }
}
