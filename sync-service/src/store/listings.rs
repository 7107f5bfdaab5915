//! Lists, each replaced as a whole.

use super::StoreError;
use async_trait::async_trait;
use sync_protocol::listings::{ListingName, Row};

/// A list as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredListing {
    /// Its name.
    pub name: ListingName,
    /// Grows by one with every replacement.
    pub revision: i64,
    /// All fields, also those that are not shown.
    pub rows: Vec<Row>,
    /// The fewest rows an operator has approved; `None` until the list was replaced once.
    pub floor: Option<u32>,
    /// When it was replaced, in milliseconds since 1970.
    pub updated_at: i64,
}

/// The lists of an installation.
#[async_trait]
pub trait Listings: Send + Sync {
    /// Name and revision of every list, by name. Cheap: it is asked every second.
    async fn listing_revisions(&self) -> Result<Vec<(ListingName, i64)>, StoreError>;

    /// One list.
    async fn listing(&self, name: &ListingName) -> Result<Option<StoredListing>, StoreError>;

    /// Replaces a list whose revision is still `expected` (0: there is none), or answers
    /// [`StoreError::Conflict`]. Answers the new revision.
    async fn replace_listing(
        &self,
        name: &ListingName,
        expected: i64,
        rows: &[Row],
        floor: Option<u32>,
        at: i64,
    ) -> Result<i64, StoreError>;
}
