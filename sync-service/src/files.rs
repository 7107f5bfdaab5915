//! Files of people (specification section 4, clauses STO): PDFs in their own folder.
//!
//! | module | what it does |
//! |---|---|
//! | [`content`] | counts, checks and stores bytes as they come |
//! | [`parts`] | uploads in parts that continue after a cut |
//! | [`listing`] | a folder, page by page |
//! | [`receiving`] | how many bodies are received at a time |
//! | [`comparing`] | what is lost, and what nobody knows |
//! | [`archive`] | all files of a person as one ZIP |
//! | [`unused`] | what nobody has any more, and the sweep |
//! | [`belonging`] | the marker that ties the bytes to their database |
//!
//! A path outside the requester's own folder is denied alike whether a file exists there or not.

pub mod archive;
pub mod belonging;
pub mod comparing;
pub mod content;
pub mod listing;
pub mod parts;
pub mod receiving;
pub mod unused;

use crate::blobs::{BlobError, Blobs};
use crate::clock::{Clock, milliseconds};
use crate::random::{Random, bytes};
use crate::store::files::{CustomMetadata, Put, StoredFile};
use crate::store::{Store, StoreError};
use crate::uid::Uid;
use crate::zip_entries::Oversized;
use data_encoding::HEXLOWER;
use receiving::Receiving;
use std::sync::Arc;
use sync_protocol::limits::FILE_NAME_MAX_BYTES;
use sync_protocol::resumes::Unreadable;
use unused::Gone;

/// Longest path, in bytes (the storage protocol's limit).
const PATH_MAX: usize = 1024;
/// Longest custom metadata, in bytes.
const CUSTOM_METADATA_MAX: usize = 8 * 1024;

/// Why a file call is rejected.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// Not signed in, or not one's own folder.
    #[error("not allowed")]
    Denied,
    /// There is no such file or upload.
    #[error("not found")]
    NotFound,
    /// The path is malformed.
    #[error("not a path")]
    Path,
    /// The bytes are not a PDF.
    #[error("{0}")]
    NotPdf(Unreadable),
    /// The file is larger than this installation accepts.
    #[error("too large")]
    TooLarge,
    /// The owner has as many files as allowed.
    #[error("too many files")]
    Full,
    /// The call violates the protocol.
    #[error("{0}")]
    Malformed(&'static str),
    /// The connection ended early, or the sender was too slow.
    #[error("cut")]
    Cut,
    /// A precondition of the caller does not hold.
    #[error("another content is stored")]
    Precondition,
    /// Too many calls are in progress; a later attempt succeeds.
    #[error("busy")]
    Busy,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bytes could not be kept or read.
    #[error(transparent)]
    Blob(#[from] BlobError),
}

impl From<Oversized> for FileError {
    fn from(_: Oversized) -> Self {
        Self::TooLarge
    }
}

/// How many and how large files may be.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bytes of one file.
    pub bytes: u64,
    /// Files of one person.
    pub files: u32,
    /// Bytes that all unfinished uploads together may reserve.
    pub unfinished_bytes: u64,
}

/// The state of file calls.
pub struct Files {
    /// The metadata of files.
    pub store: Arc<dyn Store>,
    /// Their bytes.
    pub blobs: Arc<Blobs>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Random,
    /// How many and how large.
    pub limits: Limits,
    /// How many bodies are received at a time.
    pub receiving: Receiving,
    /// Blobs that are gone and that the database does not know to be gone yet.
    pub gone: Gone,
}

/// A file that is about to be stored.
#[derive(Debug, Clone)]
pub struct NewFile {
    /// Its owner.
    pub uid: Uid,
    /// Its path in the owner's folder.
    pub path: String,
    /// The content type that the uploader names.
    pub content_type: String,
    /// The metadata that the uploader sends.
    pub custom_metadata: CustomMetadata,
}

/// Returns the path if it names a file in the owner's folder. Fails with [`FileError::Denied`] for
/// another folder and with [`FileError::Path`] for a malformed path.
pub fn own_path<'a>(owner: &Uid, path: &'a str) -> Result<&'a str, FileError> {
    let rest = path
        .strip_prefix(owner.as_str())
        .and_then(|rest| rest.strip_prefix('/'))
        .ok_or(FileError::Denied)?;
    let is_segment = |segment: &str| {
        !matches!(segment, "" | "." | "..")
            && segment.len() <= FILE_NAME_MAX_BYTES
            && !segment.chars().any(char::is_control)
    };
    if path.len() <= PATH_MAX && rest.split('/').all(is_segment) {
        Ok(path)
    } else {
        Err(FileError::Path)
    }
}

impl Files {
    /// Returns a file of its owner.
    pub async fn file(&self, owner: Option<&Uid>, path: &str) -> Result<StoredFile, FileError> {
        let owner = owner.ok_or(FileError::Denied)?;
        let path = own_path(owner, path)?;
        let file = self.store.file(owner, path).await?;
        let file = file.ok_or(FileError::NotFound)?;
        // An account that was disabled and enabled again needs new download URLs.
        match file.token.is_empty() {
            true => self.renew_token(file).await,
            false => Ok(file),
        }
    }

    /// Revokes the download address of a file: it gets another secret if this was its secret.
    pub async fn revoke_token(
        &self,
        owner: Option<&Uid>,
        path: &str,
        token: &str,
    ) -> Result<StoredFile, FileError> {
        let file = self.file(owner, path).await?;
        match file.token == token {
            true => self.renew_token(file).await,
            false => Ok(file),
        }
    }

    async fn renew_token(&self, mut file: StoredFile) -> Result<StoredFile, FileError> {
        let token = self.token();
        if self.store.change_token(&file, &token).await? {
            file.token = token;
            return Ok(file);
        }
        // Another call was faster; its result is returned.
        let file = self.store.file(&file.uid, &file.path).await?;
        file.ok_or(FileError::NotFound)
    }

    /// Returns a file by the token of its download URL; the URL alone gives access. A wrong token and
    /// a missing file give the same error.
    pub async fn shared(&self, path: &str, token: &str) -> Result<StoredFile, FileError> {
        let owner = path.split('/').next().and_then(Uid::parse);
        let owner = owner.ok_or(FileError::Denied)?;
        let file = self.store.file(&owner, path).await?;
        file.filter(|file| !file.token.is_empty())
            .filter(|file| {
                aws_lc_rs::constant_time::verify_slices_are_equal(
                    file.token.as_bytes(),
                    token.as_bytes(),
                )
                .is_ok()
            })
            .ok_or(FileError::Denied)
    }

    /// Changes the metadata of a file.
    pub async fn describe(
        &self,
        owner: Option<&Uid>,
        path: &str,
        change: impl FnOnce(&mut StoredFile) -> Result<(), FileError>,
    ) -> Result<StoredFile, FileError> {
        let mut file = self.file(owner, path).await?;
        change(&mut file)?;
        check_custom_metadata(&file.content_type, &file.custom_metadata)?;
        file.updated_at = self.now();
        if self.store.update_custom_metadata(&file).await? {
            file.metageneration += 1;
            Ok(file)
        } else {
            Err(FileError::NotFound)
        }
    }

    /// Removes a file with its bytes, its download URL and its extraction.
    pub async fn remove(&self, owner: Option<&Uid>, path: &str) -> Result<(), FileError> {
        let owner = owner.ok_or(FileError::Denied)?;
        let path = own_path(owner, path)?;
        let blob = self.store.remove_file(owner, path).await?;
        self.discard(&[blob.ok_or(FileError::NotFound)?]).await
    }

    /// Stores a committed blob as a file, and removes the blob that it replaces.
    async fn keep(
        &self,
        new: &NewFile,
        blob: crate::blobs::CommittedBlob,
    ) -> Result<StoredFile, FileError> {
        let now = self.now();
        let file = StoredFile {
            uid: new.uid.clone(),
            path: new.path.clone(),
            blob: blob.name.clone(),
            size: blob.size,
            content_type: new.content_type.clone(),
            md5: blob.md5,
            crc32c: blob.crc32c,
            generation: now,
            metageneration: 1,
            created_at: now,
            updated_at: now,
            token: self.token(),
            custom_metadata: new.custom_metadata.clone(),
            extraction: None,
        };
        match self.store.put_file(&file, self.limits.files).await {
            Ok(Put::Stored { file, replaced }) => {
                self.blobs.has_owner(&blob.name).await;
                if let Some(blob) = replaced {
                    self.discard(&[blob]).await?;
                }
                Ok(*file)
            }
            refused => {
                self.blobs.give_up(&blob.name).await?;
                Err(refused.err().map_or(FileError::Full, FileError::Store))
            }
        }
    }

    /// Returns 128 random bits in the form of a UUID, which the protocol's clients expect.
    fn token(&self) -> String {
        let text = self.name();
        let cut = |from, to| &text[from..to];
        [cut(0, 8), cut(8, 12), cut(12, 16), cut(16, 20), cut(20, 32)].join("-")
    }

    /// A name for a blob or an upload: 128 random bits.
    fn name(&self) -> String {
        HEXLOWER.encode(&bytes::<16>(&self.random))
    }

    fn now(&self) -> i64 {
        milliseconds(self.clock.now())
    }
}

/// Fails with [`FileError::Malformed`] when the metadata is too long to be stored as it is.
fn check_custom_metadata(
    content_type: &str,
    custom_metadata: &CustomMetadata,
) -> Result<(), FileError> {
    let metadata = custom_metadata
        .metadata
        .iter()
        .map(|(key, value)| key.len() + value.len());
    let others = [
        &custom_metadata.cache_control,
        &custom_metadata.content_language,
    ];
    let others = others.into_iter().flatten().map(String::len);
    let length: usize = metadata.chain(others).sum();
    if length + content_type.len() <= CUSTOM_METADATA_MAX {
        Ok(())
    } else {
        Err(FileError::Malformed("the metadata is too long"))
    }
}
