//! Places that do not want to be listed. They stay off every list, also under a reworded name.

use super::likeness::Keys;
use super::place_record::PlaceRecord;
use crate::store::desk::RecordKind;
use crate::store::{Store, StoreError};
use std::collections::HashSet;
use sync_protocol::desk::PlaceStatus;
use sync_protocol::listings::{ListingName, Row};

/// What names the places that do not want to be listed, for the rows of one list.
pub struct Unwanted {
    list: String,
    keys: Vec<Keys>,
}

impl Unwanted {
    /// Takes them from what staff said of all places, of every list.
    pub fn of<'a>(list: &str, records: impl IntoIterator<Item = &'a PlaceRecord>) -> Self {
        let unwanted = records.into_iter();
        let unwanted = unwanted.filter(|it| it.status == PlaceStatus::NotListed);
        // A place is known by the words of its source, and by those that staff gave it.
        let rows: HashSet<Row> = unwanted
            .flat_map(|it| [it.source.clone(), it.row()])
            .collect();
        Self {
            list: list.to_owned(),
            keys: rows.iter().map(|row| Keys::of(list, row)).collect(),
        }
    }

    /// Reads them from the store.
    pub async fn read(store: &dyn Store, list: &ListingName) -> Result<Self, StoreError> {
        let mut records = Vec::new();
        for stored in store.desk_records(RecordKind::Place).await? {
            let record: PlaceRecord = serde_json::from_str(&stored.content)
                .map_err(|error| StoreError::Unavailable(error.into()))?;
            records.push(record);
        }
        Ok(Self::of(list.as_str(), &records))
    }

    /// Whether a row is one of them, or so alike that the import of the desk would take it for one.
    pub fn contains(&self, row: &Row) -> bool {
        if self.keys.is_empty() {
            return false;
        }
        let keys = Keys::of(&self.list, row);
        self.keys.iter().any(|known| keys.likeness(known).is_some())
    }
}
