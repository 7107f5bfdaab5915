//! The documents of the database: one JSON document for each account.

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;

/// A document and how often it was written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    /// 0 before the first write.
    pub version: i64,
    /// JSON; `null` before the first write.
    pub content: String,
}

/// A document up to a length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// The document, or none.
    Small(Option<Document>),
    /// It is longer: its number of bytes.
    Large(usize),
}

/// The result of a write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// It is kept.
    Done,
    /// The document has another version.
    Changed,
    /// The session that wrote has ended, or its account is gone or closed.
    SessionEnded,
}

/// The documents of an installation.
#[async_trait]
pub trait Documents: Send + Sync {
    /// Reads the document of a person.
    async fn document(&self, uid: &Uid) -> Result<Option<Document>, StoreError>;

    /// Reads the document of a person if it has at most `most` bytes, otherwise only its length.
    async fn document_up_to(&self, uid: &Uid, bytes: usize) -> Result<Found, StoreError>;

    /// Replaces a document whose version is still `version` (0: there is none yet), on behalf of
    /// a session of this epoch.
    async fn put_document(
        &self,
        uid: &Uid,
        epoch: i64,
        version: i64,
        content: String,
    ) -> Result<Kept, StoreError>;

    /// The versions of the documents of these people; who has none is left out.
    async fn document_versions(&self, uids: &[Uid]) -> Result<Vec<(Uid, i64)>, StoreError>;
}
