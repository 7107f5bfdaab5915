//! The days of facts that were checked on another day than their place, for kiosks and pages that keep the lists.

use crate::listings::place_record::PlaceRecord;
use crate::store::desk::RecordKind;
use crate::store::{Store, StoreError};
use std::collections::HashMap;
use sync_protocol::listings::Row;

/// Reads the days of all places that have some, by the id of the place and the field.
pub(super) async fn days_of_facts(store: &dyn Store) -> Result<HashMap<String, Row>, StoreError> {
    let mut all = HashMap::new();
    for record in store.desk_records(RecordKind::Place).await? {
        let content = serde_json::from_str::<PlaceRecord>(&record.content);
        let place = content.map_err(|error| StoreError::Unavailable(error.into()))?;
        if !place.days.is_empty() {
            all.insert(record.id, place.days);
        }
    }
    Ok(all)
}
