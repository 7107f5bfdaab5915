//! Uploads in parts, which continue where they were after a cut or a restart. Each part is a blob of
//! its own, on the disk before it is acknowledged; the last one joins them.

use super::content::{Incoming, Place, joined};
use super::{FileError, Files, NewFile};
use crate::store::files::{Beginning, StoredFile, Upload, UploadBounds};
use crate::uid::Uid;
use bytes::Bytes;
use futures_util::StreamExt;
use sync_protocol::limits::UPLOAD_PART_BYTES;

/// Unfinished uploads of one person.
const OF_PERSON: u32 = 8;
/// Unfinished uploads of all people.
const OF_ALL: u32 = 4_096;
/// How long an unfinished upload rests before it makes room for a new one, in milliseconds. The
/// protocol's clients try for ten minutes after a cut.
const IDLE: i64 = 15 * 60 * 1_000;
/// Parts beyond those of the smallest size the protocol's clients send: pieces that a cut left.
const SMALL_PARTS: u64 = 16;

/// The progress of an upload after a part.
pub enum Progress {
    /// The number of bytes that are here; more are awaited.
    Received(u64),
    /// The upload is a file.
    Done(Box<StoredFile>),
}

impl Files {
    /// Begins an upload; answers its identifier. It counts as a file of its owner from now on, with
    /// as many bytes as it announced.
    pub async fn begin(&self, new: NewFile, declared: Option<u64>) -> Result<String, FileError> {
        self.check(&new, declared).await?;
        let upload = Upload {
            id: self.name(),
            uid: new.uid,
            path: new.path,
            content_type: new.content_type,
            custom_metadata: new.custom_metadata,
            declared,
            received: 0,
            parts: Vec::new(),
            generation: None,
        };
        let now = self.now();
        let bounds = UploadBounds {
            files: self.limits.files,
            file_bytes: self.limits.bytes,
            of_person: OF_PERSON,
            of_all: OF_ALL,
            bytes_of_all: self.limits.unfinished_bytes,
            idle_before: now - IDLE,
        };
        let (beginning, freed) = self.store.begin_upload(&upload, now, bounds).await?;
        self.discard(&freed).await?;
        match beginning {
            Beginning::Begun => Ok(upload.id),
            Beginning::OverQuota => Err(FileError::Full),
            Beginning::Busy => Err(FileError::Busy),
        }
    }

    /// Whether more can be said to an upload.
    pub async fn is_active(&self, owner: Option<&Uid>, id: &str) -> bool {
        let upload = self.own_upload(owner, id).await;
        upload.is_ok_and(|upload| upload.generation.is_none())
    }

    /// Returns the progress of an upload.
    pub async fn progress(&self, owner: Option<&Uid>, id: &str) -> Result<Progress, FileError> {
        let upload = self.own_upload(owner, id).await?;
        match upload.generation {
            None => Ok(Progress::Received(upload.received)),
            Some(_) => self.finished(&upload).await,
        }
    }

    /// Takes a part that begins at `offset`, or where the upload is. Bytes that are here already are
    /// skipped; a gap is refused. With `is_last` the upload becomes a file. An upload that can never
    /// become one ends.
    pub async fn part(
        &self,
        owner: Option<&Uid>,
        id: &str,
        offset: Option<u64>,
        body: Incoming<'_>,
        is_last: bool,
    ) -> Result<Progress, FileError> {
        let uid = self.own_upload(owner, id).await?.uid;
        let _turn = self.receiving.turn(&uid).await?;
        // It may have gone on while this call waited for its turn.
        let upload = self.own_upload(owner, id).await?;
        if upload.generation.is_some() {
            return self.finished(&upload).await;
        }
        let result = match self.take(upload, offset, body).await {
            Ok(upload) if is_last => self.finish(&upload).await,
            Ok(upload) => Ok(Progress::Received(upload.received)),
            Err(error) => Err(error),
        };
        if matches!(result, Err(FileError::NotPdf(_) | FileError::TooLarge)) {
            self.cancel(owner, id).await?;
        }
        result
    }

    async fn take(
        &self,
        mut upload: Upload,
        offset: Option<u64>,
        body: Incoming<'_>,
    ) -> Result<Upload, FileError> {
        let at = upload.received;
        let known = at
            .checked_sub(offset.unwrap_or(at))
            .ok_or(FileError::Malformed("there is a gap before this part"))?;
        let parts_max = self.limits.bytes / UPLOAD_PART_BYTES + SMALL_PARTS;
        if upload.parts.len() as u64 >= parts_max {
            return Err(FileError::Malformed("too many small parts"));
        }
        let end_max = upload.declared.unwrap_or(self.limits.bytes);
        let place = Place {
            at,
            end_max,
            is_whole: false,
        };
        let blob = self.receive(skipped(body, known), place).await?;
        if blob.size == 0 {
            self.blobs.give_up(&blob.name).await?;
            return Ok(upload);
        }
        let (name, size) = (blob.name, blob.size);
        let added = self.store.add_part(&upload, &name, size, self.now()).await;
        if !matches!(added, Ok(true)) {
            self.blobs.give_up(&name).await?;
            added?;
            return Err(FileError::Malformed("another part came in between"));
        }
        self.blobs.has_owner(&name).await;
        upload.received += size;
        upload.parts.push(name);
        Ok(upload)
    }

    /// Forgets an upload and what came of it.
    pub async fn cancel(&self, owner: Option<&Uid>, id: &str) -> Result<(), FileError> {
        let upload = self.own_upload(owner, id).await?;
        self.store.remove_upload(id).await?;
        self.discard(&upload.parts).await
    }

    async fn finish(&self, upload: &Upload) -> Result<Progress, FileError> {
        if upload.declared.is_some_and(|size| size != upload.received) {
            return Err(FileError::Malformed("bytes are missing"));
        }
        let new = NewFile {
            uid: upload.uid.clone(),
            path: upload.path.clone(),
            content_type: upload.content_type.clone(),
            custom_metadata: upload.custom_metadata.clone(),
        };
        let parts = self.part_sizes(upload).await?;
        let whole = Place::whole(&self.limits);
        let blob = self.receive(joined(self, &parts), whole).await?;
        let file = self.keep(&new, blob).await?;
        self.store
            .finish_upload(&upload.id, file.generation)
            .await?;
        self.discard(&upload.parts).await?;
        Ok(Progress::Done(Box::new(file)))
    }

    /// Parts and their sizes.
    async fn part_sizes(&self, upload: &Upload) -> Result<Vec<(String, u64)>, FileError> {
        let mut sizes = Vec::with_capacity(upload.parts.len());
        for part in &upload.parts {
            sizes.push((part.clone(), self.blobs.size(part).await?));
        }
        Ok(sizes)
    }

    /// The file of an upload that has ended; it may have been replaced or removed since.
    async fn finished(&self, upload: &Upload) -> Result<Progress, FileError> {
        let file = self.store.file(&upload.uid, &upload.path).await?;
        file.map(|file| Progress::Done(Box::new(file)))
            .ok_or(FileError::NotFound)
    }

    async fn own_upload(&self, owner: Option<&Uid>, id: &str) -> Result<Upload, FileError> {
        let owner = owner.ok_or(FileError::Denied)?;
        let upload = self.store.upload(id).await?;
        upload
            .filter(|upload| upload.uid == *owner)
            .ok_or(FileError::Denied)
    }
}

/// A stream without its first bytes.
fn skipped(body: Incoming<'_>, count: u64) -> Incoming<'_> {
    let mut left = usize::try_from(count).unwrap_or(usize::MAX);
    Box::pin(body.map(move |piece| {
        piece.map(|mut piece: Bytes| {
            let skipped = piece.split_to(left.min(piece.len()));
            left -= skipped.len();
            piece
        })
    }))
}
