//! An act as staff see it.

use crate::listings::fact_days::is_day;
use crate::store::desk::StoredAct;
use sync_protocol::desk::DeskAct;
use sync_protocol::listings::Row;

/// An act as the history shows it.
pub(super) fn act(stored: StoredAct) -> DeskAct {
    let StoredAct { id, act } = stored;
    DeskAct {
        id,
        at: act.at,
        who: act.details.name,
        kind: act.kind,
        subject: act.subject,
        can_undo: false,
        before: told(act.details.before),
        after: told(act.details.after),
        note: act.details.note,
    }
}

/// Facts that people are told of; the days of single facts follow from the others.
fn told(mut facts: Row) -> Row {
    facts.retain(|name, _| !is_day(name));
    facts
}
