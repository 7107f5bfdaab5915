//! What ties a database to the place of its files, and the blobs that it no longer needs there.

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;

/// The marker that the place of files carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilesMarker {
    /// What it says: a name that no other database has.
    pub name: String,
    /// Whether the place was seen with it.
    pub is_placed: bool,
}

/// A file, as far as its bytes are concerned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptBytes {
    /// The owner.
    pub uid: Uid,
    /// Name of the bytes.
    pub blob: String,
    /// How many there are.
    pub size: u64,
}

/// The tie between a database and the place of its files.
#[async_trait]
pub trait FilesMarkers: Send + Sync {
    /// The marker; `None` before a service has used the database.
    async fn files_marker(&self) -> Result<Option<FilesMarker>, StoreError>;

    /// Keeps a name for the marker unless there is one already. Of several services that do so at
    /// once, one succeeds.
    async fn name_files_marker(&self, name: &str) -> Result<(), StoreError>;

    /// Notes that the place was seen with the marker of this name.
    async fn place_files_marker(&self, name: &str) -> Result<(), StoreError>;

    /// Gives the marker a new name, if it has this one. The place is another one from now on.
    async fn rename_files_marker(&self, name: &str, new: &str) -> Result<(), StoreError>;

    /// Files whose bytes have later names than one, in the order of these names.
    async fn bytes_after(&self, blob: &str, most: u32) -> Result<Vec<KeptBytes>, StoreError>;

    /// Some blobs that were those of a file or an upload and are no more.
    async fn unused_blobs(&self, most: u32) -> Result<Vec<String>, StoreError>;

    /// Forgets unused blobs, because they are gone.
    async fn forget_unused_blobs(&self, names: &[String]) -> Result<(), StoreError>;
}
