//! The days of facts that were checked on another day than their place. A day is that of one text, so it is told only
//! beside the row that its record has: lists are read at another moment than records.

use crate::listings::place_record::PlaceRecord;
use crate::store::desk::{DeskRecord, RecordKind};
use crate::store::{Store, StoreError};
use place_facts::catalog::Catalog;
use place_facts::catalog::texts::Texts;
use std::collections::HashMap;
use sync_protocol::listings::Row;

/// What staff said of places, by their ids.
pub(super) type Records = HashMap<String, PlaceRecord>;

/// Reads what staff said of all places whose facts have days of their own.
pub(super) async fn dated_records(store: &dyn Store) -> Result<Records, StoreError> {
    let mut all = HashMap::new();
    for record in store.desk_records(RecordKind::Place).await? {
        let place = place_of(&record)?;
        if !place.days.is_empty() {
            all.insert(record.id, place);
        }
    }
    Ok(all)
}

/// The days of the facts that the rows of a catalog say, by the id of the place and the field.
pub(super) fn days_of(records: Records, catalog: &Catalog) -> HashMap<String, Row> {
    let told = records.into_iter().filter(|(id, record)| {
        let found = catalog.get(id);
        found.is_some_and(|it| it.texts == record.row())
    });
    told.map(|(id, record)| (id, record.days)).collect()
}

/// The days of the facts of a row, as its place has them now; `None` when the place has another row now.
pub(super) async fn days_now(
    store: &dyn Store,
    id: &str,
    texts: &Texts,
) -> Result<Option<Row>, StoreError> {
    let Some(record) = store.desk_record(RecordKind::Place, id).await? else {
        return Ok(None);
    };
    let place = place_of(&record)?;
    Ok((*texts == place.row()).then_some(place.days))
}

fn place_of(record: &DeskRecord) -> Result<PlaceRecord, StoreError> {
    let content = serde_json::from_str(&record.content);
    content.map_err(|error| StoreError::Unavailable(error.into()))
}
