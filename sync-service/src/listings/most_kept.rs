//! Whether a file that replaces a list keeps most of it.

use super::import_error::ImportError;
use std::collections::BTreeSet;
use sync_protocol::employer_fact::HIRES_FIELD;
use sync_protocol::listings::{Row, drops_too_much};

/// Refuses a file from which more than a fifth of the rows would go, also if as many others come, and one that lacks a
/// column in which rows of the list say something. `empty` is what a cell without a text says. What only the service writes
/// is in no file.
pub(super) fn require_most_kept(
    before: &[Row],
    rows: &[Row],
    empty: &str,
) -> Result<(), ImportError> {
    // A place whose address is put right is no other place.
    let name = |row: &Row| row.get("name").map(|name| name.to_lowercase());
    let names: BTreeSet<_> = rows.iter().map(name).collect();
    let after = before.iter().filter(|row| names.contains(&name(row)));
    let after = after.count();
    if drops_too_much(before.len(), rows.len().min(after)) {
        return Err(ImportError::Drop {
            before: before.len(),
            removed: before.len() - rows.len().min(after),
        });
    }
    let said = |row: &Row, field: &str| row.get(field).is_some_and(|text| text != empty);
    let fields: BTreeSet<&String> = before.iter().flat_map(Row::keys).collect();
    let lost = fields.into_iter().find_map(|field| {
        let count = before.iter().filter(|row| said(row, field)).count();
        let is_lost = count > 0
            && field.as_str() != HIRES_FIELD
            && !rows.iter().any(|row| row.contains_key(field));
        is_lost.then(|| (field.clone(), count))
    });
    match lost {
        Some((column, count)) if !rows.is_empty() => Err(ImportError::Column { column, count }),
        _ => Ok(()),
    }
}
