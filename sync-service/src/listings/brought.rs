//! Rows that staff brought to the desk in a table, as the store keeps them.

use super::place_record::PlaceRecord;
use crate::store::desk::RecordKind;
use crate::store::{Store, StoreError};
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use sync_protocol::desk_import::ImportAsked;
use sync_protocol::listings::{ListingName, Row};

/// A table that was brought. Its rows are kept apart, because every screen reads this one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BroughtTable {
    /// The list that the rows are for.
    pub list: String,
    /// Where they are from.
    pub origin: String,
    /// Who brought them.
    pub who: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Rows that wait.
    pub waiting: u32,
    /// Rows that are published.
    pub published: u32,
    /// Whether a row names a source of its own, and not the one of the table.
    #[serde(default)]
    pub has_sources: bool,
    /// Places whose change is published, by their ids.
    #[serde(default)]
    pub changed: BTreeSet<String>,
    /// Rows that stayed out when the others were published, because they look like places that came meanwhile.
    #[serde(default)]
    pub asked: Vec<ImportAsked>,
}

/// The rows of a table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BroughtRows {
    /// Those that wait.
    pub waiting: Vec<Row>,
    /// Those that were published, as they were brought. They are a source of their list.
    pub published: Vec<Row>,
    /// The ids that a package gives to their places, by the identity of the row.
    #[serde(default)]
    pub ids: BTreeMap<String, String>,
    /// The places that a row looks like and, as a person said, is not: identities, by the identity of the row.
    #[serde(default)]
    pub others: BTreeMap<String, BTreeSet<String>>,
}

/// Returns the rows of a source followed by those that staff published beside it. A row that the
/// source has as well, also under the name and address that staff gave it, is the source's.
pub async fn with_brought(
    store: &dyn Store,
    name: &ListingName,
    rows: &[Row],
    records: impl Iterator<Item = &PlaceRecord>,
) -> Result<Vec<Row>, StoreError> {
    let mut all = rows.to_vec();
    let brought = published(store, name).await?;
    if brought.is_empty() {
        return Ok(all);
    }
    let named = |row: &Row| {
        let list = name.as_str();
        identity(&PlaceRow { list, row })
    };
    let renamed: HashMap<String, String> = records
        .map(|it| (named(&it.source), named(&it.row())))
        .collect();
    let mut seen: HashSet<String> = rows.iter().map(&named).collect();
    for row in brought {
        let now = named(&row);
        let is_seen = renamed
            .get(&now)
            .is_some_and(|renamed| seen.contains(renamed));
        if !is_seen && seen.insert(now) {
            all.push(row);
        }
    }
    Ok(all)
}

/// The rows of a list that staff published.
async fn published(store: &dyn Store, name: &ListingName) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::new();
    for stored in store.desk_records(RecordKind::Import).await? {
        let table: BroughtTable = read(&stored.content)?;
        if table.list != name.as_str() || table.published == 0 {
            continue;
        }
        if let Some(stored) = store
            .desk_record(RecordKind::ImportRows, &stored.id)
            .await?
        {
            rows.extend(read::<BroughtRows>(&stored.content)?.published);
        }
    }
    Ok(rows)
}

fn read<T: DeserializeOwned>(content: &str) -> Result<T, StoreError> {
    serde_json::from_str(content).map_err(|error| StoreError::Unavailable(error.into()))
}
