//! A suggestion as it is stored, and as a staff member sees it.

use super::Kept;
use super::contradicting::contradicting;
use super::shown_act::act;
use super::staff::Staff;
use crate::listings::import::EMPTY;
use crate::listings::place_record::{as_now, status_of};
use crate::store::desk::StoredAct;
use serde::{Deserialize, Serialize};
use sync_protocol::desk::{ActKind, DeskSuggestion, PlaceStatus};
use sync_protocol::listings::Row;

/// What is kept of a suggestion.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct SuggestionRecord {
    pub(super) place: String,
    pub(super) name: String,
    pub(super) by: String,
    pub(super) who: String,
    pub(super) at: i64,
    pub(super) before: Row,
    pub(super) after: Row,
    pub(super) status: Option<PlaceStatus>,
    pub(super) note: String,
    pub(super) returned: Option<String>,
    /// Whether the place itself said it.
    #[serde(default)]
    pub(super) is_of_place: bool,
    /// Whether a table that was brought says it: nobody has called the place.
    #[serde(default)]
    pub(super) is_of_table: bool,
    /// The id of that table; empty for one that was brought before tables kept their changes.
    #[serde(default)]
    pub(super) table: String,
    /// The reports that were seen before it was made: it deals with them when it is published.
    #[serde(default)]
    pub(super) reports: Vec<String>,
}

impl SuggestionRecord {
    /// The place, while an editor has to decide.
    pub(super) fn waits_for(&self) -> Option<&str> {
        self.returned.is_none().then_some(&self.place)
    }

    /// Whether a staff member wrote it, and it waits: then what they say next of the place joins it.
    pub(super) fn takes_more_of(&self, staff: &Staff) -> bool {
        self.by == staff.email && self.returned.is_none() && !self.is_of_table && !self.is_of_place
    }

    /// Whether it would list a place, or call it closed, that said since that it does not want to be listed.
    pub(super) fn is_against(&self, now: PlaceStatus) -> bool {
        let seen = status_of(&self.before);
        now == PlaceStatus::NotListed
            && status_of(&self.after).is_some()
            && seen != Some(PlaceStatus::NotListed)
    }
}

/// A place as it is now.
pub(super) struct Now<'a> {
    /// Its list.
    pub list: &'a str,
    /// Its version.
    pub version: i64,
    /// Its facts.
    pub facts: &'a Row,
    /// What was done with it, newest first.
    pub acts: &'a [StoredAct],
}

/// Whether an act says what the facts of a place are.
fn says_facts(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::StillRight | ActKind::Change | ActKind::Approve | ActKind::Undo | ActKind::Import
    )
}

/// A suggestion as a staff member sees it, beside the facts of the place as they are now: they may have
/// changed since it was made.
pub(super) fn shown(kept: Kept<SuggestionRecord>, now: &Now<'_>, staff: &Staff) -> DeskSuggestion {
    let Kept {
        id,
        version: revision,
        content,
    } = kept;
    let since = now.acts.iter();
    let since = since.filter(|it| it.act.at > content.at && says_facts(it.act.kind));
    let city = now.facts.get("city").filter(|town| *town != EMPTY);
    DeskSuggestion {
        since: since.cloned().map(act).collect(),
        contradictions: contradicting(now.list, now.facts, &content.after),
        id,
        is_mine: content.by == staff.email,
        is_of_place: content.is_of_place,
        place: content.place,
        version: now.version,
        revision,
        name: content.name,
        list: now.list.to_owned(),
        city: city.cloned().unwrap_or_default(),
        who: content.who,
        at: content.at,
        before: as_now(&content.before, now.facts),
        after: content.after,
        note: content.note,
        returned: content.returned,
    }
}
