//! What people keep in the database: one JSON document each.

use super::StoreError;
use async_trait::async_trait;

/// A document and how often it was written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    /// 0 before the first write.
    pub version: i64,
    /// JSON; `null` before the first write.
    pub content: String,
}

/// The documents of an installation.
#[async_trait]
pub trait Documents: Send + Sync {
    /// The document of a person.
    async fn document(&self, uid: &str) -> Result<Option<Document>, StoreError>;

    /// Replaces a document whose version is still `version` (0: there is none yet). Answers
    /// whether it was; [`StoreError::Conflict`] when the person is gone.
    async fn put_document(
        &self,
        uid: &str,
        version: i64,
        content: &str,
    ) -> Result<bool, StoreError>;
}
