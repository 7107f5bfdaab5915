//! The starter directory of New Jersey, inside the binary.

use super::import::{Consent, import, parse};
use super::import_error::ImportError;
use crate::clock::Clock;
use crate::store::Store;
use rust_embed::RustEmbed;
use sync_protocol::listings::ListingName;

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
    let mut imported = 0;
    for file in Files::iter() {
        let name = file.strip_suffix(".csv").and_then(ListingName::parse);
        let (Some(name), Some(content)) = (name, Files::get(&file)) else {
            continue;
        };
        import(
            store,
            clock,
            &name,
            &parse(&content.data)?,
            Consent::default(),
        )
        .await?;
        imported += 1;
    }
    Ok(imported)
}
