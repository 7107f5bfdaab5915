//! Uploads in parts, which go on where they were after a cut or a restart. Each part is a blob of
//! its own, on the disk before it is acknowledged; the last one joins them.

use super::content::{Incoming, joined};
use super::{FileError, Files, NewFile};
use crate::store::files::{StoredFile, Upload};
use bytes::Bytes;
use futures_util::StreamExt;

/// What became of a part.
pub enum Progress {
    /// So many bytes are here; more are awaited.
    Received(u64),
    /// The upload is a file.
    Done(Box<StoredFile>),
}

impl Files {
    /// Begins an upload; answers its identifier.
    pub async fn begin(&self, new: NewFile, declared: Option<u64>) -> Result<String, FileError> {
        self.check(&new, declared).await?;
        let upload = Upload {
            id: self.name(),
            uid: new.uid,
            path: new.path,
            content_type: new.content_type,
            remarks: new.remarks,
            declared,
            received: 0,
            parts: Vec::new(),
            generation: None,
        };
        self.store.begin_upload(&upload, self.now()).await?;
        Ok(upload.id)
    }

    /// Where an upload is.
    pub async fn progress(&self, owner: Option<&str>, id: &str) -> Result<Progress, FileError> {
        let upload = self.own_upload(owner, id).await?;
        match upload.generation {
            None => Ok(Progress::Received(upload.received)),
            Some(_) => self.finished(&upload).await,
        }
    }

    /// Takes a part that begins at `offset`. Bytes that are here already are skipped; a gap is
    /// refused. With `is_last` the upload becomes a file.
    pub async fn part(
        &self,
        owner: Option<&str>,
        id: &str,
        offset: u64,
        body: Incoming<'_>,
        is_last: bool,
    ) -> Result<Progress, FileError> {
        let mut upload = self.own_upload(owner, id).await?;
        if upload.generation.is_some() {
            return self.finished(&upload).await;
        }
        let known = upload
            .received
            .checked_sub(offset)
            .ok_or(FileError::Malformed("there is a gap before this part"))?;
        let blob = self.receive(skipped(body, known), upload.received).await?;
        if blob.size == 0 {
            self.blobs.remove(&blob.name).await?;
        } else {
            let (name, size) = (blob.name.clone(), blob.size);
            if !self
                .store
                .add_part(&upload, &name, size, self.now())
                .await?
            {
                self.blobs.remove(&name).await?;
                return Err(FileError::Malformed("another part came in between"));
            }
            upload.received += size;
            upload.parts.push(name);
        }
        match is_last {
            true => self.finish(&upload).await,
            false => Ok(Progress::Received(upload.received)),
        }
    }

    /// Forgets an upload and what came of it.
    pub async fn cancel(&self, owner: Option<&str>, id: &str) -> Result<(), FileError> {
        let upload = self.own_upload(owner, id).await?;
        self.store.remove_upload(id).await?;
        Ok(self.remove_blobs(upload.parts).await?)
    }

    async fn finish(&self, upload: &Upload) -> Result<Progress, FileError> {
        if upload.declared.is_some_and(|size| size != upload.received) {
            return Err(FileError::Malformed("bytes are missing"));
        }
        let new = NewFile {
            uid: upload.uid.clone(),
            path: upload.path.clone(),
            content_type: upload.content_type.clone(),
            remarks: upload.remarks.clone(),
        };
        let parts = self.part_sizes(upload).await?;
        let file = self.put(&new, joined(self, &parts)).await?;
        self.store
            .finish_upload(&upload.id, file.generation)
            .await?;
        self.remove_blobs(upload.parts.clone()).await?;
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

    async fn own_upload(&self, owner: Option<&str>, id: &str) -> Result<Upload, FileError> {
        let owner = owner.ok_or(FileError::Denied)?;
        let upload = self.store.upload(id).await?;
        upload
            .filter(|upload| upload.uid == owner)
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
