//! The bytes of files, under random names. A blob is complete or absent: it gets its name only when
//! it is whole and flushed to the disk, even if the process is killed. In a bucket it is one object,
//! written by one request: a multipart upload that was cut would leave bytes that no sweep finds.

pub mod bucket;
mod journal;
pub mod marker;
pub mod place;
pub mod under_way;

use bucket::{Bucket, BucketError, Readiness};
use bytes::Bytes;
use futures_util::stream::{self, BoxStream, StreamExt, TryStreamExt};
use journal::Journal;
use marker::MARKER;
use md5::{Digest, Md5};
use object_store::aws::AmazonS3;
use object_store::buffered::BufWriter;
use object_store::local::LocalFileSystem;
use object_store::path::Path as BlobPath;
use object_store::prefix::PrefixStore;
use object_store::{ObjectStore, ObjectStoreExt, PutPayloadMut};
use std::future::ready;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use time::OffsetDateTime;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use under_way::{Note, Notes};

/// Bytes that are held before they are written, for each upload.
const WRITE_BUFFER: usize = 512 * 1024;
/// Bytes that are read at once.
const READ_STEP: u64 = 512 * 1024;
/// The same from a bucket, where each read is a request.
const BUCKET_STEP: u64 = 2 * 1024 * 1024;
/// Bytes on their way to a bucket that are in memory at a time, for all people.
const HELD: usize = 192 * BLOCK;
/// Memory for them is taken in blocks of this size.
const BLOCK: usize = 1024 * 1024;
/// Younger blobs than this may belong to an upload under way.
const SWEEP_AGE: time::Duration = time::Duration::hours(1);
/// Digits of a name.
const NAME_LENGTH: usize = 32;
/// Names that a sweep holds at a time.
const SWEEP_PAGE: usize = 500;

/// The store of blobs.
pub struct Blobs {
    store: Arc<dyn ObjectStore>,
    notes: Notes,
    kind: Kind,
}

/// What the two kinds of places do differently.
enum Kind {
    Folder(PathBuf),
    Bucket {
        bucket: AmazonS3,
        memory: Arc<Semaphore>,
    },
}

/// Why bytes could not be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum BlobError {
    /// The place is not available.
    #[error(transparent)]
    Store(#[from] object_store::Error),
    /// The place cannot be opened.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The stored bytes are not the bytes that were written.
    #[error("a blob has changed where it is kept")]
    Changed,
    /// Too many bytes are on their way; a later attempt succeeds.
    #[error("too many bytes are on their way to the storage")]
    Busy,
}

/// A blob that was committed durably.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommittedBlob {
    /// Its name.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// Digest of the bytes.
    pub md5: [u8; 16],
    /// Checksum of the bytes.
    pub crc32c: u32,
}

/// Writes a blob. Dropped without [`BlobWriter::finish`], it leaves no blob behind.
pub struct BlobWriter {
    name: String,
    note: Note,
    inner: Inner,
    md5: Md5,
    crc32c: u32,
    size: u64,
}

enum Inner {
    File(BufWriter),
    Object(Object),
}

/// A blob that is held until it is whole.
struct Object {
    store: Arc<dyn ObjectStore>,
    path: BlobPath,
    held: PutPayloadMut,
    memory: Arc<Semaphore>,
    taken: Vec<OwnedSemaphorePermit>,
}

impl Blobs {
    /// Keeps blobs in a folder, made when missing.
    pub fn in_folder(folder: &Path) -> Result<Self, BlobError> {
        std::fs::create_dir_all(folder)?;
        let store = LocalFileSystem::new_with_prefix(folder)?.with_fsync(true);
        Ok(Self {
            store: Arc::new(store),
            notes: Notes::Lines(Journal::in_folder(folder.join(under_way::FOLDER))),
            kind: Kind::Folder(folder.to_owned()),
        })
    }

    /// Keeps blobs in a bucket. No request is sent yet.
    pub fn in_bucket(place: &Bucket) -> Result<Self, BucketError> {
        let bucket = place.open()?;
        let prefix = BlobPath::from(place.prefix.as_str());
        let store = Arc::new(PrefixStore::new(bucket.clone(), prefix));
        Ok(Self {
            notes: Notes::Objects(Arc::clone(&store) as Arc<dyn ObjectStore>),
            store,
            kind: Kind::Bucket {
                bucket,
                memory: Arc::new(Semaphore::new(HELD / BLOCK)),
            },
        })
    }

    /// Whether the blobs are in a bucket, which any database may name.
    pub fn is_bucket(&self) -> bool {
        matches!(self.kind, Kind::Bucket { .. })
    }

    /// The folder of the blobs; none for a bucket.
    pub fn folder(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Folder(folder) => Some(folder),
            Kind::Bucket { .. } => None,
        }
    }

    /// Writes, reads, lists and deletes a blob of this name in a bucket. Fails when the settings
    /// cannot work. A folder was tried when it was opened.
    pub async fn check(&self, name: &str) -> Result<Readiness, BucketError> {
        match &self.kind {
            Kind::Folder(_) => Ok(Readiness::Works),
            // What a service that was killed leaves of it is swept with the notes.
            Kind::Bucket { bucket, .. } => {
                bucket::check(bucket, self.store.as_ref(), &under_way::path_of(name)).await
            }
        }
    }

    /// Removes what was being written in a folder when a service was killed, if it has this age: none
    /// for the one process that writes there, before it begins.
    pub fn clear_unfinished(folder: &Path, age: Duration) -> Result<(), BlobError> {
        std::fs::create_dir_all(folder)?;
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            // Unfinished files carry a number behind this sign, and no blob's name has one.
            if entry.file_name().to_string_lossy().contains('#') {
                let modified = entry.metadata()?.modified()?;
                if modified.elapsed().unwrap_or_default() >= age {
                    std::fs::remove_file(entry.path())?;
                }
            }
        }
        Ok(())
    }

    /// Begins a blob under a name that is not taken.
    pub fn writer(&self, name: String) -> BlobWriter {
        let (store, path) = (Arc::clone(&self.store), BlobPath::from(name.as_str()));
        let inner = match &self.kind {
            Kind::Folder(_) => Inner::File(
                BufWriter::with_capacity(store, path, WRITE_BUFFER).with_max_concurrency(1),
            ),
            Kind::Bucket { memory, .. } => Inner::Object(Object {
                store,
                path,
                held: PutPayloadMut::new().with_block_size(BLOCK),
                memory: Arc::clone(memory),
                taken: Vec::new(),
            }),
        };
        BlobWriter {
            inner,
            note: self.notes.note(&name),
            name,
            md5: Md5::new(),
            crc32c: 0,
            size: 0,
        }
    }

    /// A part of a blob, in pieces of half a megabyte, or of two from a bucket. With a checksum of the
    /// whole, the last piece is given only if all of them are what was put.
    pub fn read(
        &self,
        name: &str,
        range: Range<u64>,
        crc32c: Option<u32>,
    ) -> BoxStream<'static, Result<Bytes, BlobError>> {
        let (store, path) = (Arc::clone(&self.store), BlobPath::from(name));
        let (file, step) = match &self.kind {
            Kind::Folder(folder) => (Some(folder.join(name)), READ_STEP),
            Kind::Bucket { .. } => (None, BUCKET_STEP),
        };
        stream::try_unfold((range.start, 0), move |(at, sum)| {
            let (store, path, file) = (Arc::clone(&store), path.clone(), file.clone());
            async move {
                if at >= range.end {
                    return Ok(None);
                }
                let next = (at + step).min(range.end);
                let piece = match file.and_then(|file| in_memory(&file, at..next)) {
                    Some(piece) => piece,
                    None => store.get_range(&path, at..next).await?,
                };
                if piece.len() as u64 != next - at {
                    return Err(BlobError::Changed);
                }
                let sum = crc32c::crc32c_append(sum, &piece);
                if next == range.end && crc32c.is_some_and(|expected| expected != sum) {
                    return Err(BlobError::Changed);
                }
                Ok(Some((piece, (next, sum))))
            }
        })
        .boxed()
    }

    /// Size of a blob, in bytes.
    pub async fn size(&self, name: &str) -> Result<u64, BlobError> {
        Ok(self.store.head(&BlobPath::from(name)).await?.size)
    }

    /// Removes a blob; one that is gone already is no fault. Answers whether there was one, which a bucket
    /// does not tell.
    pub async fn remove(&self, name: &str) -> Result<bool, BlobError> {
        match self.store.delete(&BlobPath::from(name)).await {
            Ok(()) => Ok(true),
            Err(object_store::Error::NotFound { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Removes a blob that no file refers to any more; answers whether it is gone. A bucket that is away
    /// is no fault, because what was asked for has happened already and the sweep removes the blob
    /// later. A folder is there, or its machine needs help, so its failure is told.
    pub async fn discard(&self, name: &str) -> Result<bool, BlobError> {
        match (&self.kind, self.remove(name).await) {
            (Kind::Bucket { .. }, Err(cause)) => {
                tracing::error!(?cause, "the bytes of a file could not be removed");
                Ok(false)
            }
            (_, removed) => removed.map(|_| true),
        }
    }

    /// Names of blobs, a page at a time. Young ones are left out, because their owner may be about to be
    /// written.
    pub fn old_names(
        &self,
        now: OffsetDateTime,
    ) -> BoxStream<'static, Result<Vec<String>, BlobError>> {
        let oldest = (now - SWEEP_AGE).unix_timestamp();
        let old = self.store.list(None).try_filter_map(move |blob| {
            let is_old = blob.last_modified.timestamp() < oldest;
            let name = blob.location.to_string();
            // Beside the blobs are the marker and the folder of notes.
            let is_blob = name != MARKER && !name.contains('/');
            ready(Ok((is_old && is_blob).then_some(name)))
        });
        let pages = old.try_chunks(SWEEP_PAGE);
        pages.map_err(|error| BlobError::Store(error.1)).boxed()
    }
}

/// Whether a text is the name of a blob: 128 random bits in hexadecimal digits. Other files of the place, such as
/// its marker, are never removed for a note.
fn is_name(text: &str) -> bool {
    let is_digit = |it: u8| it.is_ascii_digit() || (b'a'..=b'f').contains(&it);
    text.len() == NAME_LENGTH && text.bytes().all(is_digit)
}

/// What the system has in memory of a file already; nothing when it would have to wait for the
/// disk. Copying it takes less time than handing the work to another thread.
#[cfg(target_os = "linux")]
fn in_memory(file: &Path, range: Range<u64>) -> Option<Bytes> {
    use rustix::io::{ReadWriteFlags, preadv2};
    let file = std::fs::File::open(file).ok()?;
    let mut bytes = vec![0; usize::try_from(range.end - range.start).ok()?];
    let mut slices = [std::io::IoSliceMut::new(&mut bytes)];
    let count = preadv2(&file, &mut slices, range.start, ReadWriteFlags::NOWAIT).ok()?;
    (count == bytes.len()).then(|| bytes.into())
}

#[cfg(not(target_os = "linux"))]
fn in_memory(_: &Path, _: Range<u64>) -> Option<Bytes> {
    None
}

impl BlobWriter {
    /// Adds bytes.
    pub async fn write(&mut self, bytes: Bytes) -> Result<(), BlobError> {
        self.md5.update(&bytes);
        self.crc32c = crc32c::crc32c_append(self.crc32c, &bytes);
        self.size += bytes.len() as u64;
        match &mut self.inner {
            Inner::File(file) => Ok(file.put(bytes).await?),
            Inner::Object(object) => object.hold(&bytes),
        }
    }

    /// Bytes so far.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Makes the blob be; it is on the disk, or in the bucket, when this returns. It is under way until
    /// [`Blobs::has_owner`] or [`Blobs::give_up`].
    pub async fn finish(self) -> Result<CommittedBlob, BlobError> {
        self.note.write().await?;
        match self.inner {
            Inner::File(mut file) => tokio::io::AsyncWriteExt::shutdown(&mut file).await?,
            Inner::Object(object) => object.put().await?,
        }
        Ok(CommittedBlob {
            name: self.name,
            size: self.size,
            md5: self.md5.finalize().into(),
            crc32c: self.crc32c,
        })
    }
}

impl Object {
    /// Adds bytes. They are copied, so that none of them keeps a larger buffer in memory.
    fn hold(&mut self, bytes: &[u8]) -> Result<(), BlobError> {
        let length = self.held.content_length() + bytes.len();
        while length > self.taken.len() * BLOCK {
            // Waiting here, with memory of its own, each could wait for all others.
            let block = Arc::clone(&self.memory).try_acquire_owned();
            self.taken.push(block.map_err(|_| BlobError::Busy)?);
        }
        self.held.extend_from_slice(bytes);
        Ok(())
    }

    /// Sends all of it in one request. The storage checks the digest in its signature. Its random
    /// name is this writer's alone, so the request may be repeated after an answer was lost.
    async fn put(self) -> Result<(), BlobError> {
        self.store.put(&self.path, self.held.freeze()).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn put(blobs: &Blobs, name: &str, content: &[u8]) -> CommittedBlob {
        let mut writer = blobs.writer(name.into());
        for piece in content.chunks(100_000) {
            writer.write(Bytes::copy_from_slice(piece)).await.unwrap();
        }
        writer.finish().await.unwrap()
    }

    async fn get(
        blobs: &Blobs,
        blob: &CommittedBlob,
        range: Range<u64>,
    ) -> Result<Vec<u8>, BlobError> {
        let whole = (range == (0..blob.size)).then_some(blob.crc32c);
        let pieces: Vec<_> = blobs.read(&blob.name, range, whole).collect().await;
        pieces.into_iter().try_fold(Vec::new(), |mut all, piece| {
            all.extend_from_slice(&piece?);
            Ok(all)
        })
    }

    #[tokio::test]
    async fn a_flipped_bit_is_never_given_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let blobs = Blobs::in_folder(folder.path()).unwrap();
        let blob = put(&blobs, "b", &[7; 5_000]).await;
        let mut bytes = std::fs::read(folder.path().join("b")).unwrap();
        bytes[4_000] ^= 1;
        std::fs::write(folder.path().join("b"), bytes).unwrap();
        let read = get(&blobs, &blob, 0..blob.size).await;
        assert!(matches!(read, Err(BlobError::Changed)));
    }

    #[tokio::test]
    async fn what_was_dropped_or_cut_never_was_and_only_old_names_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        let blobs = Blobs::in_folder(folder.path()).unwrap();
        let mut writer = blobs.writer("dropped".into());
        writer.write(Bytes::from(vec![1; 2_000_000])).await.unwrap();
        drop(writer);
        std::fs::write(folder.path().join("cut#1"), b"half").unwrap();
        Blobs::clear_unfinished(folder.path(), Duration::from_secs(3_600)).unwrap();
        assert!(
            folder.path().join("cut#1").exists(),
            "another may be writing it"
        );
        Blobs::clear_unfinished(folder.path(), Duration::ZERO).unwrap();
        assert!(!folder.path().join("cut#1").exists());
        put(&blobs, "owned", b"1").await;
        put(&blobs, "orphan", b"2").await;

        let now = OffsetDateTime::now_utc();
        let old = async |now| {
            let mut pages: Vec<_> = blobs.old_names(now).try_concat().await.unwrap();
            pages.sort();
            pages
        };
        assert!(old(now).await.is_empty());
        assert_eq!(old(now + 2 * SWEEP_AGE).await, ["orphan", "owned"]);
    }

    #[tokio::test]
    async fn a_sweep_holds_a_page_of_names_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let blobs = Blobs::in_folder(folder.path()).unwrap();
        for number in 0..=2 * SWEEP_PAGE {
            std::fs::write(folder.path().join(format!("b{number}")), b"1").unwrap();
        }
        let later = OffsetDateTime::now_utc() + 2 * SWEEP_AGE;
        let pages: Vec<_> = blobs.old_names(later).try_collect().await.unwrap();
        let sizes: Vec<_> = pages.iter().map(Vec::len).collect();
        assert_eq!(sizes, [SWEEP_PAGE, SWEEP_PAGE, 1]);
    }
}
