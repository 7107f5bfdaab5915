//! An act as staff see it.

use crate::listings::fact_days::is_day;
use crate::store::desk::StoredAct;
use sync_protocol::desk::DeskAct;
use sync_protocol::listings::Row;

/// An act as the history shows it.
pub(super) fn act(stored: StoredAct) -> DeskAct {
    let StoredAct { id, act } = stored;
    // The note of a change that a table brought is from where the table is, and no word of who published it.
    let is_of_table = !act.details.table.is_empty();
    let (note, table) = match is_of_table {
        true => (String::new(), Some(act.details.note)),
        false => (act.details.note, None),
    };
    DeskAct {
        id,
        at: act.at,
        who: act.details.name,
        kind: act.kind,
        subject: act.subject,
        can_undo: false,
        before: told(act.details.before),
        after: told(act.details.after),
        note,
        table,
    }
}

/// Facts that people are told of; the days of single facts follow from the others.
fn told(mut facts: Row) -> Row {
    facts.retain(|name, _| !is_day(name));
    facts
}
