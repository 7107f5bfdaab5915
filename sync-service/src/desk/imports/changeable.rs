//! What a table can change of a place that is known.

use sync_protocol::desk::EDITABLE_FIELDS;
use sync_protocol::listings::Row;

/// Whether it can change a field: one that staff may write, and that the source of the place has.
pub(super) fn is_changeable(field: &str, source: &Row) -> bool {
    EDITABLE_FIELDS.contains(&field) && source.contains_key(field)
}
