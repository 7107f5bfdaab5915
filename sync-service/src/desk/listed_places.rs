//! Many places of one list at once, as an act on each of them would read it.

use super::places::Current;
use super::{Desk, DeskError, Kept};
use crate::listings::place_record::PlaceRecord;
use crate::store::desk::RecordKind;
use place_facts::catalog::Catalog;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::HashMap;
use std::sync::Arc;
use sync_protocol::listings::Row;

/// The places of a list, read once. A place is taken out when it is changed: in one act it is changed once.
pub(super) struct ListedPlaces {
    list: String,
    catalog: Arc<Catalog>,
    records: HashMap<String, Kept<PlaceRecord>>,
    /// Where the row of a place stands in its list.
    positions: HashMap<String, usize>,
    /// How many rows have a name, address and town.
    named: HashMap<String, usize>,
}

impl Desk {
    /// Reads what is known of the places of a list.
    pub(super) async fn listed_places(&self, list: &str) -> Result<ListedPlaces, DeskError> {
        let kept = self.all::<PlaceRecord>(RecordKind::Place).await?;
        let catalog = self.catalog.whole_catalog();
        let mut positions = HashMap::new();
        let mut named: HashMap<String, usize> = HashMap::new();
        let places = catalog.places().iter();
        for (at, it) in places.filter(|it| it.place.list == list).enumerate() {
            positions.insert(it.place.id.clone(), at);
            *named.entry(named_by(list, &it.texts.row())).or_default() += 1;
        }
        Ok(ListedPlaces {
            list: list.to_owned(),
            records: kept.into_iter().map(|it| (it.id.clone(), it)).collect(),
            catalog,
            positions,
            named,
        })
    }
}

impl ListedPlaces {
    /// What staff said of all places, of every list.
    pub(super) fn records(&self) -> &HashMap<String, Kept<PlaceRecord>> {
        &self.records
    }

    /// A place that is on the list or was taken off it, once; `None` when it is not, or is taken out already.
    pub(super) fn take(&mut self, id: &str) -> Option<Current> {
        let found = self.catalog.get(id);
        // A place may have got another id since.
        let id = found.map_or(id, |it| it.place.id.as_str()).to_owned();
        let listed = match found {
            Some(it) => Some((it, self.positions.remove(&id)?)),
            None => None,
        };
        let (version, record) = match (self.records.remove(&id), listed) {
            (Some(kept), _) => (kept.version, kept.content),
            (None, Some((it, _))) => (0, PlaceRecord::new(&it.place.list, it.texts.row())),
            (None, None) => return None,
        };
        (record.list == self.list).then(|| Current {
            id,
            version,
            record,
            place: listed.map(|(it, _)| it.place.clone()),
            listed: listed.map(|(it, at)| (it.texts.row(), at)),
        })
    }

    /// Whether a row may become another one: no other place of the list has its name, address and town then.
    pub(super) fn may_become(&mut self, before: &Row, after: &Row) -> bool {
        let (was, is) = (named_by(&self.list, before), named_by(&self.list, after));
        if was == is {
            return true;
        }
        if self.named.get(&is).is_some_and(|count| *count > 0) {
            return false;
        }
        if let Some(count) = self.named.get_mut(&was) {
            *count = count.saturating_sub(1);
        }
        *self.named.entry(is).or_default() += 1;
        true
    }
}

fn named_by(list: &str, row: &Row) -> String {
    identity(&PlaceRow { list, row })
}
