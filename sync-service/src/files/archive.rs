//! Everything of a person as one ZIP archive (APPNOTE.TXT 6.3.10 of PKWARE), written while it is
//! sent.
//!
//! The entries are stored and not compressed: PDFs are compressed already. Each file is read twice,
//! once for its checksum, so that every header is complete before the bytes behind it, every
//! program can unpack it, and the length of the whole is known. Memory holds one piece at a time.

use super::{FileError, Files};
use crate::blobs::BlobError;
use crate::store::files::StoredFile;
use crate::uid::Uid;
use crate::zip_entries::Entries;
use bytes::Bytes;
use flate2::Crc;
use futures_util::TryStreamExt;
use futures_util::stream::{self, BoxStream, StreamExt};
use time::OffsetDateTime;

/// An archive that is about to be sent.
pub struct Archive {
    /// Bytes of the whole.
    pub length: u64,
    /// The whole, in pieces.
    pub body: BoxStream<'static, Result<Bytes, BlobError>>,
}

impl Files {
    /// A text under a name, and behind it all files of a person under their own.
    pub async fn archive(
        &self,
        uid: &Uid,
        text_name: &str,
        text: Bytes,
    ) -> Result<Archive, FileError> {
        let files = self.store.files(uid).await?;
        let mut entries = Entries::default();
        let mut crc = Crc::new();
        crc.update(&text);
        let now = self.clock.now();
        let header = entries.add(text_name, crc.sum(), text.len() as u64, now)?;
        let mut parts = vec![Part::Bytes(header), Part::Bytes(text)];
        for file in files {
            let crc32 = match self.crc32_of(&file).await {
                Ok(crc32) => crc32,
                // The others are not kept from their owner for it.
                Err(BlobError::Store(object_store::Error::NotFound { .. })) => {
                    tracing::error!("the bytes of a file are lost; check-files names them");
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            let name = file.path.strip_prefix(uid.as_str()).unwrap_or(&file.path);
            let made = OffsetDateTime::from_unix_timestamp(file.created_at / 1000).unwrap_or(now);
            parts.push(Part::Bytes(entries.add(name, crc32, file.size, made)?));
            parts.push(Part::File(Box::new(file)));
        }
        parts.push(Part::Bytes(entries.directory()?));
        let blobs = std::sync::Arc::clone(&self.blobs);
        let body = stream::iter(parts).flat_map(move |part| match part {
            Part::Bytes(bytes) => stream::iter([Ok(bytes)]).boxed(),
            Part::File(file) => blobs.read(&file.blob, 0..file.size, Some(file.crc32c)),
        });
        Ok(Archive {
            length: entries.end,
            body: body.boxed(),
        })
    }

    async fn crc32_of(&self, file: &StoredFile) -> Result<u32, BlobError> {
        let pieces = self.blobs.read(&file.blob, 0..file.size, Some(file.crc32c));
        let add = async |mut crc: Crc, piece: Bytes| {
            crc.update(&piece);
            Ok(crc)
        };
        Ok(pieces.try_fold(Crc::new(), add).await?.sum())
    }
}

enum Part {
    Bytes(Bytes),
    File(Box<StoredFile>),
}
