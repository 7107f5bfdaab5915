//! Which rows of a file are new, which change a place, and which are known.

use super::changes::{ById, PlacesById};
use super::described::described;
use super::duplicates::{Brought, Known};
use super::reading::Reading;
use super::{Against, BroughtFile};
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::{BTreeMap, BTreeSet};
use sync_protocol::desk_import::{
    DUPLICATES_MAX, ImportChange, ImportColumn, ImportDuplicate, ImportLikeness,
};
use sync_protocol::listings::Row;

/// What the rows of a file are.
#[derive(Default)]
pub(super) struct Sorted {
    /// Those that are not known and not above in the file.
    pub(super) rows: Vec<Row>,
    /// Those that change a place.
    pub(super) changes: Vec<ImportChange>,
    /// How many have the id of a place and say nothing new of it.
    pub(super) unchanged: u32,
    /// The first that are known, or above in the file.
    pub(super) duplicates: Vec<ImportDuplicate>,
    /// New rows at the address of a listed place, with this place in a line.
    pub(super) at_addresses: Vec<(u32, String)>,
    /// The places that a row looks like and, as a person said, is not: identities, by the identity of the row.
    pub(super) others: BTreeMap<String, BTreeSet<String>>,
}

/// Sorts the rows without a mistake, as a person says of those that look known.
pub(super) fn sorted(
    found: &Reading,
    against: &Against,
    columns: &[ImportColumn],
    file: &BroughtFile,
) -> Sorted {
    let by_id = PlacesById::new(against, columns);
    let known = Known::new(against.list.as_str(), &against.rows);
    let brought = Brought::new(against.list.as_str(), &found.rows);
    let named = |row: &Row| {
        let list = against.list.as_str();
        identity(&PlaceRow { list, row })
    };
    let mut sorted = Sorted::default();
    for (index, (number, row)) in found.rows.iter().enumerate() {
        let is_ours = found.ours.contains(number);
        let above = || (!is_ours).then(|| brought.like_above(index)).flatten();
        let like = match by_id.read(found, *number, row) {
            Some(ById::Changes(change)) => {
                sorted.changes.push(change);
                continue;
            }
            Some(ById::Unchanged) => {
                sorted.unchanged = sorted.unchanged.saturating_add(1);
                continue;
            }
            // It may have been added to this list on purpose before, as a place of its own.
            Some(ById::Known(it)) if it.likeness == ImportLikeness::OtherList => {
                known.like(*number, row).or(Some(it))
            }
            Some(ById::Known(duplicate)) => Some(duplicate),
            None => known.like(*number, row).or_else(above),
        };
        let Some(duplicate) = like else {
            let there = known.at_its_address(row).map(described);
            sorted
                .at_addresses
                .extend(there.map(|there| (*number, there)));
            sorted.rows.push(row.clone());
            continue;
        };
        let change = by_id.change_of(&duplicate, row);
        match change {
            Some(change) if file.change.contains(number) => sorted.changes.push(change),
            change => {
                let is_added = file.also.contains(number);
                if is_added {
                    let places = known.all_like(row).map(named);
                    sorted.others.insert(named(row), places.collect());
                }
                sorted.known(duplicate, change, row, is_added);
            }
        }
    }
    // Who puts a mistake right learns at once that the place is known.
    let faulty = found.faulty.iter();
    let faulty = faulty.filter_map(|(number, row)| known.like(*number, row));
    let room = DUPLICATES_MAX.saturating_sub(sorted.duplicates.len());
    sorted
        .duplicates
        .extend(faulty.take(room).map(|it| ImportDuplicate {
            has_mistake: true,
            ..it
        }));
    sorted.duplicates.sort_by_key(|it| it.row);
    sorted
}

impl Sorted {
    /// Takes a row that is known, with what it would change of the place.
    fn known(
        &mut self,
        mut duplicate: ImportDuplicate,
        change: Option<ImportChange>,
        row: &Row,
        is_added: bool,
    ) {
        // What was removed at the desk stays removed.
        let may = !matches!(
            duplicate.likeness,
            ImportLikeness::Same | ImportLikeness::Removed
        );
        if may && is_added {
            self.rows.push(row.clone());
        }
        if let Some(change) = change {
            (duplicate.before, duplicate.after) = (change.before, change.after);
        }
        if self.duplicates.len() < DUPLICATES_MAX {
            self.duplicates.push(duplicate);
        }
    }
}
