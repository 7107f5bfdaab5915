//! Security events, without personal text.

use super::StoreError;
use async_trait::async_trait;

/// One event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEvent {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The event and its result, such as `sign-in ok`.
    pub event: String,
    /// A keyed hash of the user, or of the empty text.
    pub who: String,
}

/// The record of an installation.
#[async_trait]
pub trait Audit: Send + Sync {
    /// Adds an event.
    async fn record(&self, event: &AuditEvent) -> Result<(), StoreError>;

    /// Returns the events of a user, oldest first, at most `most`.
    async fn events_of(&self, who: &str, most: u32) -> Result<Vec<AuditEvent>, StoreError>;

    /// Deletes the events of a user.
    async fn forget_events_of(&self, who: &str) -> Result<usize, StoreError>;

    /// Forgets events before a time, and the oldest ones above a number.
    async fn forget_events(&self, before: i64, most: u32) -> Result<usize, StoreError>;
}
