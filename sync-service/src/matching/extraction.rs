//! What a stored resume says: read once, in a child process; only the concepts are kept, and they
//! go with the file.

use super::Matching;
use super::queue::{FairQueue, QueueBounds};
use crate::blobs::Blobs;
use crate::computing::compute;
use crate::database::Database;
use crate::database::path::Path;
use crate::files::{FileError, Files};
use crate::store::files::StoredFile;
use crate::store::{Store, StoreError};
use crate::uid::Uid;
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

/// Extractions that may wait. Most of a community comes to one kiosk after the other.
const WAITING: QueueBounds = QueueBounds {
    of_account: 2,
    of_all: 128,
};
/// How long an extraction waits for its turn. With the time a file may take it stays below the time a
/// call may take.
const TURN_TIMEOUT: Duration = Duration::from_secs(8);

/// What was read in a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Extraction {
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
    extraction: Extraction,
}

/// The current resume of a person: the one the pointer names, or else the newest.
pub async fn current(
    files: &Files,
    database: &Database,
    uid: &Uid,
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
pub enum ExtractionError {
    /// Too many files wait, or the content was replaced while it waited; a later try succeeds.
    Busy,
    /// Its bytes or the store were not available; the log says why.
    Failed,
}

impl From<ExtractionError> for FileError {
    fn from(error: ExtractionError) -> Self {
        match error {
            ExtractionError::Busy => Self::Busy,
            ExtractionError::Failed => Self::Store(StoreError::Unavailable("see above".into())),
        }
    }
}

type Pending = BoxFuture<'static, Result<Extraction, ExtractionError>>;

/// The readings under way.
pub struct Extractions {
    queue: FairQueue,
    /// By the name of the content: calls for the same content share one extraction.
    pending: Mutex<HashMap<String, WeakShared<Pending>>>,
}

impl Extractions {
    /// `at_once` files are read together.
    pub fn new(at_once: usize) -> Self {
        Self {
            queue: FairQueue::new(at_once, WAITING),
            pending: Mutex::default(),
        }
    }

    fn shared(&self, content: &str, begin: impl FnOnce(FairQueue) -> Pending) -> Shared<Pending> {
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(extraction) = pending.get(content).and_then(WeakShared::upgrade) {
            return extraction;
        }
        pending.retain(|_, extraction| extraction.upgrade().is_some());
        let extraction = begin(self.queue.clone()).shared();
        if let Some(weak) = extraction.downgrade() {
            pending.insert(content.to_owned(), weak);
        }
        extraction
    }
}

impl Matching {
    /// What a file says; it is read if it was not yet. Waits for the turn of the file's owner before
    /// a byte of it is loaded. Fails with [`FileError::Busy`] when too many files wait.
    pub async fn extraction(
        &self,
        files: &Files,
        file: &StoredFile,
    ) -> Result<Extraction, FileError> {
        if let Some(kept) = saved(file, &self.ranking.finder) {
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
        Ok(self.extractions.shared(&file.blob, begin).await?)
    }
}

/// What was read in a file, unless it was read with other tables: a concept that was not known then
/// may stand in it.
fn saved(file: &StoredFile, finder: &Finder) -> Option<Extraction> {
    let tagged: Tagged = serde_json::from_str(file.extraction.as_deref()?).ok()?;
    let is_current = tagged.tables == finder.fingerprint();
    let is_unreadable = matches!(tagged.extraction, Extraction::Unreadable(_));
    (is_current || is_unreadable).then_some(tagged.extraction)
}

/// What an extraction needs; it continues when its callers have gone away.
struct Work {
    reader: Arc<Reader>,
    ranking: Arc<Ranking>,
    store: Arc<dyn Store>,
    blobs: Arc<Blobs>,
}

impl Work {
    async fn in_turn(
        self,
        queue: FairQueue,
        file: StoredFile,
    ) -> Result<Extraction, ExtractionError> {
        let turn = tokio::time::timeout(TURN_TIMEOUT, queue.turn(&file.uid)).await;
        let Ok(Ok(turn)) = turn else {
            return Err(ExtractionError::Busy);
        };
        let failed = |cause: FileError| {
            tracing::error!(?cause, "a resume could not be read");
            ExtractionError::Failed
        };
        let current = self.store.file(&file.uid, &file.path).await;
        let current = current.map_err(|error| failed(error.into()))?;
        match current.filter(|current| current.blob == file.blob) {
            None => return Err(ExtractionError::Busy),
            Some(current) => {
                if let Some(kept) = saved(&current, &self.ranking.finder) {
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
        kept.map_err(|_| ExtractionError::Failed)?.map_err(failed)
    }

    async fn read(&self, file: &StoredFile) -> Result<Extraction, FileError> {
        let mut bytes = Vec::with_capacity(usize::try_from(file.size).unwrap_or_default());
        let mut pieces = self.blobs.read(&file.blob, 0..file.size, Some(file.crc32c));
        while let Some(piece) = pieces.try_next().await? {
            bytes.extend_from_slice(&piece);
        }
        let kept = self.extract(bytes).await;
        let is_passing = matches!(
            kept,
            Extraction::Unreadable(Unreadable::Busy | Unreadable::Unavailable)
        );
        if is_passing {
            tracing::warn!(
                "a resume was not read and will be at the next try: its program is missing, was ended or had no time"
            );
        } else {
            let tables = self.ranking.finder.fingerprint();
            let tagged = Tagged {
                tables,
                extraction: kept,
            };
            let text = serde_json::to_string(&tagged).unwrap_or_default();
            self.store.save_extraction(file, &text).await?;
            return Ok(tagged.extraction);
        }
        Ok(kept)
    }

    /// Reads a PDF; its text is dropped once its concepts are found.
    async fn extract(&self, bytes: Vec<u8>) -> Extraction {
        let (reader, ranking) = (Arc::clone(&self.reader), Arc::clone(&self.ranking));
        let read = tokio::task::spawn_blocking(move || reader.read(bytes));
        let text = match read.await {
            Ok(Ok(text)) => text,
            Ok(Err(kind)) => return Extraction::Unreadable(kind),
            Err(_) => return Extraction::Unreadable(Unreadable::TooComplex),
        };
        match compute(move || ranking.finder.find(&text)).await {
            Ok(concepts) => Extraction::Concepts(concepts),
            Err(_) => Extraction::Unreadable(Unreadable::TooComplex),
        }
    }
}
