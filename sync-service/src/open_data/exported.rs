//! What the export would say of a row, so that a package that comes back can be compared with it.

use super::record::Record;
use super::records::Records;
pub use super::records::organization_id_of;
use place_facts::catalog::CatalogPlace;
use serde_json::Value;
use sync_protocol::listings::Row;
use sync_protocol::places::place::PlaceRef;

/// A row as the export writes it.
pub struct Exported {
    /// The row with what is read from it.
    pub place: CatalogPlace,
    records: Records,
}

impl Exported {
    /// Writes a row of a list that has the id of a place.
    pub fn of(list: &str, id: &str, row: &Row) -> Self {
        let place = PlaceRef {
            id: id.to_owned(),
            list: list.to_owned(),
            code: String::new(),
            former: Vec::new(),
        };
        let place = CatalogPlace::new(place, row);
        Self {
            records: Records::of(&place),
            place,
        }
    }

    /// The text of a column such as `services.url`; empty when the export says nothing there.
    pub fn text(&self, column: &str) -> String {
        let (table, name) = column.split_once('.').unwrap_or(("", column));
        let record = match table {
            "services" => Some(&self.records.service),
            "organizations" => Some(&self.records.organization),
            "addresses" => self.records.address.as_ref(),
            "phones" => self.records.phones.first(),
            "schedules" => self.records.schedules.first(),
            _ => None,
        };
        record.map(|it| said(it, name)).unwrap_or_default()
    }

    /// The schedules.
    pub fn schedules(&self) -> impl Iterator<Item = impl Fn(&str) -> String> {
        let all = self.records.schedules.iter();
        all.map(|schedule| move |column: &str| said(schedule, column))
    }
}

fn said(record: &Record, column: &str) -> String {
    match record.get(column) {
        None => String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    }
}
