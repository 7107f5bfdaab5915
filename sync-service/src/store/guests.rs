//! Accounts that nothing but their session leads to.

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;

/// The guests of an installation.
#[async_trait]
pub trait Guests: Send + Sync {
    /// Notes that an account began as a guest's.
    async fn note_guest(&self, uid: &Uid) -> Result<(), StoreError>;

    /// Returns accounts that are still guests' and were not used since a time in milliseconds, at most
    /// `most`.
    async fn unused_guests(&self, since: i64, most: u32) -> Result<Vec<Uid>, StoreError>;
}
