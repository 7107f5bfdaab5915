//! Places by the ids that a package gives them.

use super::listed_places::ListedPlaces;
use super::{Desk, DeskError, write};
use crate::listings::place_record::PlaceRecord;
use crate::store::desk::{RecordKind, RecordWrite};
use place_facts::identity::{CODES_MAX, KnownPlace, identity, named_place};
use place_facts::row::PlaceRow;
use std::collections::{BTreeMap, HashMap, HashSet};
use sync_protocol::desk::PlaceStatus;
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::place::PlaceRef;

impl Desk {
    /// Places by the ids that a package gives them. An id that a place of a list has, and a place that was seen
    /// before, stay as they are. The id of a place that is on no list any more goes with it to this one; then
    /// what staff said of it begins anew, which is the second part of the answer.
    pub(super) async fn named(
        &self,
        list: &ListingName,
        rows: &[Row],
        ids: &BTreeMap<String, String>,
        places: &ListedPlaces,
    ) -> Result<(Vec<KnownPlace>, Vec<RecordWrite>), DeskError> {
        if ids.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
        let known = self.store.known_places().await?;
        let records = places.records();
        let catalog = self.catalog.whole_catalog();
        let is_off = |id: &str| {
            records
                .get(id)
                .is_some_and(|it| it.content.status != PlaceStatus::Listed)
        };
        let is_taken = |id: &str| catalog.get(id).is_some_and(|it| it.place.id == id) || is_off(id);
        let earlier: HashMap<&str, &KnownPlace> =
            known.iter().map(|it| (it.place.id.as_str(), it)).collect();
        let seen: HashSet<&str> = known.iter().map(|it| it.identity.as_str()).collect();
        let mut given = HashSet::new();
        let (mut named, mut moved) = (Vec::new(), Vec::new());
        for row in rows {
            let identity = identity_of(list, row);
            let Some(id) = ids.get(&identity) else {
                continue;
            };
            if seen.contains(identity.as_str()) || is_taken(id) || !given.insert(id) {
                continue;
            }
            let mut place = named_place(list.as_str(), row, identity, id.clone());
            if let Some(earlier) = earlier.get(id.as_str()) {
                // Saved lists find it by its old codes.
                place.place.former = codes_of(earlier, &place.place.code);
            }
            named.push(place);
            if let Some(kept) = records.get(id) {
                let record = PlaceRecord::new(list.as_str(), row.clone());
                moved.push(write(RecordKind::Place, id, kept.version, &record)?);
            }
        }
        Ok((named, moved))
    }
}

/// The codes that a place had before it got another one.
fn codes_of(earlier: &KnownPlace, code: &str) -> Vec<String> {
    let PlaceRef {
        former, code: last, ..
    } = &earlier.place;
    let all = former.iter().chain([last]).filter(|it| *it != code);
    let mut all: Vec<String> = all.cloned().collect();
    let extra = all.len().saturating_sub(CODES_MAX);
    all.drain(..extra);
    all
}

fn identity_of(list: &ListingName, row: &Row) -> String {
    identity(&PlaceRow {
        list: list.as_str(),
        row,
    })
}
