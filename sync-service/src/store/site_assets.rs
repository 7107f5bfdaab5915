//! Files of the website that pages of other releases ask for.

use super::StoreError;
use async_trait::async_trait;
use bytes::Bytes;

/// The files of an installation's releases. The name of a file carries a hash of its content.
#[async_trait]
pub trait SiteAssets: Send + Sync {
    /// Notes that these files are still in use. Returns those that are not stored yet.
    async fn renew_assets(&self, paths: &[String], at: i64) -> Result<Vec<String>, StoreError>;

    /// Stores files; those that are there stay.
    async fn keep_assets(&self, files: &[(String, Bytes)], at: i64) -> Result<(), StoreError>;

    /// Reads a file.
    async fn kept_asset(&self, path: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Deletes files that were renewed last before a time; returns how many.
    async fn forget_assets(&self, before: i64) -> Result<usize, StoreError>;
}
