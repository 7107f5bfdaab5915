//! The starter directory of New Jersey, inside the binary.

use super::import::{Consent, import, parse};
use super::import_error::ImportError;
use crate::clock::Clock;
use crate::store::Store;
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
        import(store, clock, name, rows, Consent::default()).await?;
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
