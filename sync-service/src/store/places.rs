//! The lasting ids of places.

use super::StoreError;
use async_trait::async_trait;
use place_facts::identity::KnownPlace;

/// Every place that was ever in a list.
#[async_trait]
pub trait Places: Send + Sync {
    /// All places, also those whose rows are gone.
    async fn known_places(&self) -> Result<Vec<KnownPlace>, StoreError>;

    /// Stores new places and the changes of known ones, all or none.
    async fn keep_places(&self, places: &[KnownPlace]) -> Result<(), StoreError>;
}
