//! Counts, checks and stores bytes as they come; never more of them in memory than a buffer.

use super::{FileError, Files, NewFile, check_remarks, own_path};
use crate::blobs::{BlobError, Writer, Written};
use crate::store::files::StoredFile;
use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use resume_reader::header;
use std::pin::Pin;
use std::time::Duration;
use sync_protocol::resumes::Unreadable;

/// How long the next bytes may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Bytes as they come.
pub type Incoming<'a> = Pin<Box<dyn Stream<Item = Result<Bytes, FileError>> + Send + 'a>>;

impl Files {
    /// Whether this file may be put: whose folder, how large, how many.
    pub async fn check(&self, new: &NewFile, declared: Option<u64>) -> Result<(), FileError> {
        own_path(Some(&new.uid), &new.path)?;
        check_remarks(&new.content_type, &new.remarks)?;
        if declared.is_some_and(|size| size > self.limits.bytes) {
            return Err(FileError::TooLarge);
        }
        let files = self.store.files(&new.uid).await?;
        let is_there = files.iter().any(|file| file.path == new.path);
        if !is_there && files.len() >= self.limits.files as usize {
            return Err(FileError::Full);
        }
        Ok(())
    }

    /// Stores a whole file.
    pub async fn put(&self, new: &NewFile, body: Incoming<'_>) -> Result<StoredFile, FileError> {
        let blob = self.receive(body, 0).await?;
        self.keep(new, blob).await
    }

    /// Stores bytes as a blob; the first of a file (`at` 0) are checked for being a PDF.
    pub(super) async fn receive(
        &self,
        mut body: Incoming<'_>,
        at: u64,
    ) -> Result<Written, FileError> {
        let mut writer = self.blobs.writer(self.name());
        let mut start = (at == 0).then(Vec::new);
        while let Some(piece) = next(&mut body).await? {
            if at + writer.size() + piece.len() as u64 > self.limits.bytes {
                return Err(FileError::TooLarge);
            }
            take(&mut writer, &mut start, piece).await?;
        }
        if let Some(held) = start {
            check_start(&held)?;
            writer.write(held.into()).await?;
        }
        Ok(writer.finish().await?)
    }
}

/// Holds the first bytes back until there are enough to tell what they begin.
async fn take(
    writer: &mut Writer,
    start: &mut Option<Vec<u8>>,
    piece: Bytes,
) -> Result<(), FileError> {
    let Some(held) = start else {
        return Ok(writer.write(piece).await?);
    };
    held.extend_from_slice(&piece);
    if held.len() >= header::HEADER_WITHIN {
        check_start(held)?;
        let held = start.take().unwrap_or_default();
        writer.write(held.into()).await?;
    }
    Ok(())
}

/// A file that is kept begins as a PDF at once. What has something else in front can be two kinds
/// of file at a time.
fn check_start(start: &[u8]) -> Result<(), FileError> {
    header::check_start(start).map_err(FileError::NotPdf)?;
    let start = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start);
    if start.trim_ascii_start().starts_with(b"%PDF-") {
        Ok(())
    } else {
        Err(FileError::NotPdf(Unreadable::NotPdf))
    }
}

async fn next(body: &mut Incoming<'_>) -> Result<Option<Bytes>, FileError> {
    let next = tokio::time::timeout(PATIENCE, body.next()).await;
    next.map_err(|_| FileError::Cut)?.transpose()
}

/// The bytes of blobs, one after the other, as a stream that can be received again.
pub(super) fn joined<'a>(files: &'a Files, blobs: &'a [(String, u64)]) -> Incoming<'a> {
    let pieces = futures_util::stream::iter(blobs)
        .map(|(name, size)| files.blobs.read(name, 0..*size, None))
        .flatten()
        .map(|piece: Result<Bytes, BlobError>| Ok(piece?));
    Box::pin(pieces)
}
