//! The memory budget of large documents: a number of bytes in total, and a few calls at the same
//! time for each account.
//!
//! What is small is read and parsed at once and never held while a call waits. What is large takes
//! its share first, and holds it until the last byte of the answer has left.

use super::DatabaseError;
use super::live::Channel;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// Text up to this length is parsed on the thread that received it, in bytes: about a millisecond.
pub const INLINE_MAX: usize = 64 * 1024;
/// Copies of a text that exist at once: as received, as written, and in the store.
const COPIES: usize = 3;
const UNIT: usize = 1024;

/// The room.
pub struct Room {
    bytes: Arc<Semaphore>,
    total: u32,
    patience: Duration,
}

/// A part of the room, given back when it is dropped.
pub struct Share {
    text: usize,
    _bytes: OwnedSemaphorePermit,
    _person: OwnedSemaphorePermit,
    /// Held, because the count of a person's calls is the channel's.
    _channel: Arc<Channel>,
}

impl Share {
    /// Returns whether it suffices for texts of this many bytes.
    pub fn covers(&self, text: usize) -> bool {
        text <= self.text
    }
}

impl Room {
    /// Creates a budget of `bytes`. A call waits for its share for `patience` at most.
    pub fn new(bytes: usize, patience: Duration) -> Self {
        let total = u32::try_from(bytes / UNIT).unwrap_or(u32::MAX).max(1);
        let most = usize::try_from(total).unwrap_or(usize::MAX);
        Self {
            bytes: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            total,
            patience,
        }
    }

    /// Takes a share for texts of this many bytes; waits a while for its turn. One that is larger
    /// than the room takes all of it.
    pub async fn take(&self, channel: &Arc<Channel>, text: usize) -> Result<Share, DatabaseError> {
        let units = u32::try_from(text.saturating_mul(COPIES).div_ceil(UNIT)).unwrap_or(u32::MAX);
        let waits = async {
            let person = Arc::clone(&channel.large).acquire_owned().await;
            let bytes = Arc::clone(&self.bytes).acquire_many_owned(units.min(self.total));
            Some((person.ok()?, bytes.await.ok()?))
        };
        let (person, bytes) = timeout(self.patience, waits)
            .await
            .ok()
            .flatten()
            .ok_or(DatabaseError::Busy)?;
        Ok(Share {
            text,
            _bytes: bytes,
            _person: person,
            _channel: Arc::clone(channel),
        })
    }
}
