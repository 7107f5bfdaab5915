//! An act as staff see it.

use crate::store::desk::StoredAct;
use sync_protocol::desk::DeskAct;

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
        before: act.details.before,
        after: act.details.after,
        note: act.details.note,
    }
}
