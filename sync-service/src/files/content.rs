//! Counts, checks and stores bytes as they come; never more of them in memory than a buffer.

use super::receiving::Turn;
use super::{FileError, Files, Limits, NewFile, check_custom_metadata, own_path};
use crate::blobs::{BlobError, BlobWriter, CommittedBlob};
use crate::store::files::StoredFile;
use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use resume_reader::header;
use std::pin::Pin;
use std::time::Duration;
use sync_protocol::resumes::Unreadable;

/// How long the next bytes may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Bytes as they come.
pub type Incoming<'a> = Pin<Box<dyn Stream<Item = Result<Bytes, FileError>> + Send + 'a>>;

impl Files {
    /// Whether this file may be put: whose folder, how large, how many.
    pub async fn check(&self, new: &NewFile, declared: Option<u64>) -> Result<(), FileError> {
        own_path(&new.uid, &new.path)?;
        check_custom_metadata(&new.content_type, &new.custom_metadata)?;
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
    pub async fn put(
        &self,
        _: &Turn,
        new: &NewFile,
        body: Incoming<'_>,
    ) -> Result<StoredFile, FileError> {
        let blob = self.receive(body, Place::whole(&self.limits)).await?;
        self.keep(new, blob).await
    }

    /// Stores bytes as a blob; the first of a file are checked for being a PDF.
    pub(super) async fn receive(
        &self,
        mut body: Incoming<'_>,
        place: Place,
    ) -> Result<CommittedBlob, FileError> {
        let mut writer = self.blobs.writer(self.name());
        let mut start = (place.at == 0).then(Vec::new);
        while let Some(piece) = next(&mut body).await? {
            if place.at + writer.size() + piece.len() as u64 > place.end_max {
                return Err(FileError::TooLarge);
            }
            take(&mut writer, &mut start, piece).await?;
        }
        if let Some(held) = start {
            match start_of(&held) {
                Start::Refused(kind) => return Err(FileError::NotPdf(kind)),
                Start::Undecided if place.is_whole => return Err(refusal(&held)),
                Start::Undecided | Start::Pdf => writer.write(held.into()).await?,
            }
        }
        Ok(writer.finish().await?)
    }
}

/// The place of a body in its file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    /// Bytes of the file before them.
    pub at: u64,
    /// The last offset that is allowed.
    pub end_max: u64,
    /// Whether nothing comes after them.
    pub is_whole: bool,
}

impl Place {
    /// A whole file.
    pub fn whole(limits: &Limits) -> Self {
        Self {
            at: 0,
            end_max: limits.bytes,
            is_whole: true,
        }
    }
}

/// Holds the first bytes back until there are enough to tell what they begin.
async fn take(
    writer: &mut BlobWriter,
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

/// What the first bytes of a file begin.
enum Start {
    Pdf,
    /// Too short to tell; what comes next decides.
    Undecided,
    Refused(Unreadable),
}

/// A file that is kept begins as a PDF at once. What has something else in front can be two kinds
/// of file at a time.
fn start_of(start: &[u8]) -> Start {
    const MARK: &[u8] = b"\xEF\xBB\xBF";
    const HEADER: &[u8] = b"%PDF-";
    let rest = start.strip_prefix(MARK).unwrap_or(start).trim_ascii_start();
    if rest.starts_with(HEADER) && start.len() - rest.len() < header::HEADER_WITHIN - HEADER.len() {
        Start::Pdf
    } else if start.len() < header::HEADER_WITHIN
        && (HEADER.starts_with(rest) || MARK.starts_with(start))
    {
        Start::Undecided
    } else {
        Start::Refused(
            header::check_start(start)
                .err()
                .unwrap_or(Unreadable::NotPdf),
        )
    }
}

/// Rejects bytes that do not begin a PDF that is kept; the first kilobyte of a file is enough.
pub fn check_start(start: &[u8]) -> Result<(), FileError> {
    match start_of(start) {
        Start::Pdf => Ok(()),
        Start::Undecided => Err(refusal(start)),
        Start::Refused(kind) => Err(FileError::NotPdf(kind)),
    }
}

/// Why a file that ends here is no PDF.
fn refusal(start: &[u8]) -> FileError {
    FileError::NotPdf(
        header::check_start(start)
            .err()
            .unwrap_or(Unreadable::NotPdf),
    )
}

/// Collects a short body. Fails with [`FileError::TooLarge`] beyond `most` bytes.
pub async fn collect(mut body: Incoming<'_>, most: usize) -> Result<Vec<u8>, FileError> {
    let mut all = Vec::new();
    while let Some(piece) = next(&mut body).await? {
        if all.len() + piece.len() > most {
            return Err(FileError::TooLarge);
        }
        all.extend_from_slice(&piece);
    }
    Ok(all)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_decided_as_soon_as_it_can_be() {
        for (start, kind) in [
            (&b"%PDF-1.4"[..], "pdf"),
            (b"\xEF\xBB\xBF \n%PDF-", "pdf"),
            (b"", "undecided"),
            (b"%PD", "undecided"),
            (b"\xEF\xBB", "undecided"),
            (b" \r\n", "undecided"),
            (b"PK", "not-pdf"),
            (b"PK\x03\x04", "word-file"),
            (b"<b>%PDF-1.4", "not-pdf"),
            (&[b' '; header::HEADER_WITHIN], "not-pdf"),
        ] {
            let found = match start_of(start) {
                Start::Pdf => "pdf".to_owned(),
                Start::Undecided => "undecided".to_owned(),
                Start::Refused(kind) => kind.to_string(),
            };
            assert_eq!(found, kind, "{start:?}");
        }
    }
}
