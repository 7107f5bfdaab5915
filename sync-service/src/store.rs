//! What is kept. Methods are units of atomicity and named by intent; no transaction leaves the store.

pub mod listings;
pub mod messages;
pub mod outbox;
pub mod sqlite;
pub mod visits;

use listings::Listings;
use messages::Messages;
use outbox::Outbox;
use visits::Visits;

/// Everything a backend must keep. `tests/store_stories.rs` says what that means.
pub trait Store: Listings + Messages + Outbox + Visits {}

impl<T: Listings + Messages + Outbox + Visits> Store for T {}

/// Why the store did not do as asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Something else came first: the thing exists already or has changed since it was read.
    #[error("changed by somebody else in the meantime")]
    Conflict,
    /// The store cannot be read or written; nothing was changed.
    #[error("the store is not available")]
    Unavailable(#[source] Box<dyn std::error::Error + Send + Sync>),
}
