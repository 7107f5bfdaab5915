//! The column with the ids of our places. Our tables have it, so that a row that was changed by hand is known
//! whatever changed in it.

use super::Against;
use crate::listings::import::{EMPTY, ID};
use crate::tables::{CellNames, Table, TableRow};
use place_facts::identity::is_id;

/// Leaves a column of other numbers out: many tables number their rows under this heading. A column counts
/// when some cell has an id as we write them.
pub(super) fn settle(fields: &mut [String], rows: &[TableRow]) {
    let Some(at) = fields.iter().position(|field| field == ID) else {
        return;
    };
    let mut ids = rows.iter().filter_map(|row| id_of(row, at));
    if !ids.any(|id| is_id(&id)) {
        fields[at].clear();
    }
}

/// Gives each row the id in its cell. Answers whether the table comes from another installation: none of its ids is
/// known. Then its places are new and keep their ids, as those of a package do. One row alone with such an id is a slip,
/// unless the list has no place yet.
pub(super) fn name_rows(table: &mut Table, fields: &[String], against: &Against) -> bool {
    let Some(at) = fields.iter().position(|field| field == ID) else {
        return false;
    };
    let (mut count, mut is_any_known) = (0, false);
    for row in table.rows.iter_mut().skip(1) {
        let Some(id) = id_of(row, at) else {
            continue;
        };
        count += 1;
        is_any_known = is_any_known || against.has_place(&id);
        let names = row.names.get_or_insert_with(Box::<CellNames>::default);
        names.id = Some(id);
        names.is_ours = true;
    }
    !is_any_known && (count > 1 || against.rows.is_empty())
}

/// The id in a cell; none in an empty one.
fn id_of(row: &TableRow, column: usize) -> Option<String> {
    let text = row.cells.get(column)?.trim();
    (!text.is_empty() && text != EMPTY).then(|| text.to_ascii_lowercase())
}
