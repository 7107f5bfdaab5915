//! The starter directory of New Jersey, inside the binary.

use super::import::{Consent, import, parse};
use super::import_error::ImportError;
use crate::clock::Clock;
use crate::store::{Store, StoreError};
use rust_embed::RustEmbed;
use sync_protocol::listings::{ListingName, Row};

#[derive(RustEmbed)]
#[folder = "data/nj/"]
#[include = "*.csv"]
struct Files;

/// Imports every list of the starter directory into a store that has no list at all. Answers how
/// many lists were imported.
pub async fn import_starter(store: &dyn Store, clock: &dyn Clock) -> Result<usize, ImportError> {
    if !store.listing_revisions().await?.is_empty() {
        return Ok(0);
    }
    let lists = lists()?;
    for (name, rows) in &lists {
        match import(store, clock, name, rows, Consent::default()).await {
            // Another instance that starts at the same time was first, or staff deleted this list.
            Err(ImportError::Store(StoreError::Conflict) | ImportError::Deleted(_)) => {}
            imported => drop(imported?),
        }
    }
    Ok(lists.len())
}

/// Every list of the starter directory.
pub fn lists() -> Result<Vec<(ListingName, Vec<Row>)>, ImportError> {
    let mut lists = Vec::new();
    for file in Files::iter() {
        let name = file.strip_suffix(".csv").and_then(ListingName::parse);
        if let (Some(name), Some(content)) = (name, Files::get(&file)) {
            lists.push((name, parse(&content.data)?));
        }
    }
    Ok(lists)
}
