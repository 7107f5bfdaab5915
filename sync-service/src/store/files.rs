//! The metadata of files. Their bytes are in [`crate::blobs`].

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The metadata that an uploader sends.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CustomMetadata {
    /// The `Cache-Control` that the uploader asks for; stored, not followed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_control: Option<String>,
    /// Language of the content.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_language: Option<String>,
    /// Custom keys and values.
    pub metadata: BTreeMap<String, String>,
}

/// A stored file. Times are in milliseconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFile {
    /// The owner.
    pub uid: Uid,
    /// Its whole path; begins with the owner's folder.
    pub path: String,
    /// Name of its bytes.
    pub blob: String,
    /// Bytes.
    pub size: u64,
    /// As the uploader calls it.
    pub content_type: String,
    /// Digest of the bytes.
    pub md5: [u8; 16],
    /// Checksum of the bytes (Castagnoli).
    pub crc32c: u32,
    /// Grows with every content.
    pub generation: i64,
    /// Grows with every change of the metadata.
    pub metageneration: i64,
    /// When this content came.
    pub created_at: i64,
    /// When the metadata changed last.
    pub updated_at: i64,
    /// Secret of the download address.
    pub token: String,
    /// The metadata that the uploader sends.
    pub custom_metadata: CustomMetadata,
    /// The concepts found in it, as JSON; `None` until they were extracted.
    pub extraction: Option<String>,
}

/// The result of storing a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Put {
    /// It is stored, and the blob that it replaced is unused.
    Stored {
        /// The file as it is stored.
        file: Box<StoredFile>,
        /// Name of the unused blob.
        replaced: Option<String>,
    },
    /// Its owner has as many files as allowed.
    Full,
}

/// A resumable upload.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upload {
    /// 128 random bits.
    pub id: String,
    /// The owner.
    pub uid: Uid,
    /// The path of the file.
    pub path: String,
    /// As the uploader calls it.
    pub content_type: String,
    /// The metadata that the uploader sends.
    pub custom_metadata: CustomMetadata,
    /// Bytes that were announced.
    pub declared: Option<u64>,
    /// Bytes that came.
    pub received: u64,
    /// Names of the parts, in order.
    pub parts: Vec<String>,
    /// The content it has become.
    pub generation: Option<i64>,
}

/// Bounds of the uploads in parts that have not ended.
#[derive(Debug, Clone, Copy)]
pub struct UploadBounds {
    /// Files of one person, together with the paths of unfinished uploads.
    pub files: u32,
    /// Bytes of one file. An upload that announces no size reserves them all.
    pub file_bytes: u64,
    /// Unfinished uploads of one person.
    pub of_person: u32,
    /// Unfinished uploads of all people.
    pub of_all: u32,
    /// Bytes that the unfinished uploads of all people reserve.
    pub bytes_of_all: u64,
    /// An upload that rests since before this time (milliseconds since 1970) makes room for a new
    /// one.
    pub idle_before: i64,
}

/// The result of starting an upload.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beginning {
    /// It has begun.
    Begun,
    /// Its owner has as many or as large files and uploads as allowed.
    OverQuota,
    /// All people together have as many or as large unfinished uploads as allowed.
    Busy,
}

/// The files of an installation.
#[async_trait]
pub trait Files: Send + Sync {
    /// One file.
    async fn file(&self, uid: &Uid, path: &str) -> Result<Option<StoredFile>, StoreError>;

    /// All files of a person, by path.
    async fn files(&self, uid: &Uid) -> Result<Vec<StoredFile>, StoreError>;

    /// Puts a file in place of one of the same path, with a newer generation, unless its owner
    /// would have more than `most` then. [`StoreError::Conflict`] when the owner is gone.
    async fn put_file(&self, file: &StoredFile, most: u32) -> Result<Put, StoreError>;

    /// Changes the metadata of a file whose content is still the same.
    async fn update_custom_metadata(&self, file: &StoredFile) -> Result<bool, StoreError>;

    /// Removes a file with all that was read in it; answers the name of its blob.
    async fn remove_file(&self, uid: &Uid, path: &str) -> Result<Option<String>, StoreError>;

    /// Saves the extraction of a content that is still stored.
    async fn save_extraction(&self, file: &StoredFile, extraction: &str) -> Result<(), StoreError>;

    /// Changes the secret of the download address of a content that is still the same.
    async fn change_token(&self, file: &StoredFile, token: &str) -> Result<bool, StoreError>;

    /// Begins an upload in parts within bounds. Uploads that rest make room when they have to;
    /// returns the names of their parts, which belong to no upload any more.
    async fn begin_upload(
        &self,
        upload: &Upload,
        at: i64,
        bounds: UploadBounds,
    ) -> Result<(Beginning, Vec<String>), StoreError>;

    /// An upload in parts.
    async fn upload(&self, id: &str) -> Result<Option<Upload>, StoreError>;

    /// Adds a part, if exactly as many bytes arrived before it as `upload` says.
    async fn add_part(
        &self,
        upload: &Upload,
        part: &str,
        length: u64,
        at: i64,
    ) -> Result<bool, StoreError>;

    /// Notes which content an upload has become; its parts become unused. Of the ended
    /// uploads of a person the last few are kept, for a client whose answer was lost.
    async fn finish_upload(&self, id: &str, generation: i64) -> Result<(), StoreError>;

    /// Forgets an upload.
    async fn remove_upload(&self, id: &str) -> Result<(), StoreError>;

    /// Deletes uploads that were idle since a time.
    async fn forget_uploads(&self, before: i64) -> Result<usize, StoreError>;

    /// Names of all blobs of a person.
    async fn blobs(&self, uid: &Uid) -> Result<Vec<String>, StoreError>;

    /// Those of these blobs that belong to a file or to an upload.
    async fn owned_blobs(&self, names: &[String]) -> Result<Vec<String>, StoreError>;
}
