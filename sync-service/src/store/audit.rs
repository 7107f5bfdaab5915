//! Security events, without personal text, chained so that a change is found.

use super::StoreError;
use super::audit_chain::{ChainFault, ChainKey};
use super::audit_event::AuditEvent;
use async_trait::async_trait;

/// The result of a check of the record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChainReport {
    /// Lines that are chained.
    pub lines: u64,
    /// Those of them that belonged to deleted people: the content is gone, the position is kept.
    pub erased: u64,
    /// Lines from before the record was chained; they cannot be checked.
    pub unchained: u64,
    /// The faults that were found first.
    pub faults: Vec<ChainFault>,
}

/// The record of an installation.
#[async_trait]
pub trait Audit: Send + Sync {
    /// Adds an event at the end of the chain.
    async fn record(&self, key: &ChainKey, event: &AuditEvent) -> Result<(), StoreError>;

    /// Returns the newest events of a user, at most `most`, oldest first.
    async fn events_of(&self, who: &str, most: u32) -> Result<Vec<AuditEvent>, StoreError>;

    /// Returns the newest events of a user that have one of these names, at most `most`, newest first.
    async fn events_named(
        &self,
        who: &str,
        names: &[&str],
        most: u32,
    ) -> Result<Vec<AuditEvent>, StoreError>;

    /// Erases the content of the events of a user; the chain stays whole.
    async fn forget_events_of(&self, key: &ChainKey, who: &str) -> Result<usize, StoreError>;

    /// Forgets events before a time, and the oldest ones above a number.
    async fn forget_events(
        &self,
        key: &ChainKey,
        before: i64,
        most: u32,
    ) -> Result<usize, StoreError>;

    /// Checks the whole record, and returns the first `most` faults.
    async fn check_events(&self, key: &ChainKey, most: usize) -> Result<ChainReport, StoreError>;
}
