//! Marks and figures for the upkeep of the service.

use super::StoreError;
use async_trait::async_trait;

/// The state of an installation as its operator sees it.
#[async_trait]
pub trait Upkeep: Send + Sync {
    /// A time that was remembered under a name, in milliseconds since 1970.
    async fn mark(&self, name: &'static str) -> Result<Option<i64>, StoreError>;

    /// Remembers a time; it is on disk when this returns.
    async fn set_mark(&self, name: &'static str, at: i64) -> Result<(), StoreError>;

    /// Removes copies of the database that were made for an update before a time, in milliseconds
    /// since 1970. Answers how many.
    async fn forget_copies(&self, before: i64) -> Result<usize, StoreError>;

    /// How many sessions there are.
    async fn session_count(&self) -> Result<u64, StoreError>;

    /// When each list was last replaced, by name, in milliseconds since 1970.
    async fn listing_times(&self) -> Result<Vec<(String, i64)>, StoreError>;
}
