//! A suggestion as it is stored, and as a staff member sees it.

use super::Kept;
use super::contradicting::contradicting;
use super::shown_act::act;
use super::staff::Staff;
use crate::listings::import::EMPTY;
use crate::listings::place_record::{as_now, status_of};
use crate::store::desk::StoredAct;
use place_facts::calendar::local;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use sync_protocol::desk::{ActKind, DeskSuggestion, PlaceStatus};
use sync_protocol::desk_suggestion::SuggestedByTable;
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
    /// Who else brought this change in a table while it waited. They were told that it waits, so it outlives its table.
    #[serde(default)]
    pub(super) also: Vec<AlsoBrought>,
}

/// A person who brought a change that waited in the table of another one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct AlsoBrought {
    pub(super) by: String,
    pub(super) who: String,
    /// The table in which their other rows and changes are; empty where nothing else was new.
    pub(super) table: String,
}

impl SuggestionRecord {
    /// The place, while an editor has to decide.
    pub(super) fn waits_for(&self) -> Option<&str> {
        self.returned.is_none().then_some(&self.place)
    }

    /// The table, while its change waits.
    pub(super) fn waits_of(&self) -> Option<&str> {
        let waits = self.returned.is_none() && !self.table.is_empty();
        waits.then_some(&self.table)
    }

    /// The change as that of the next person who brought it, when its table is put away; `None` when nobody else did.
    pub(super) fn handed_on(&self, table: &str, tables: &HashSet<&str>) -> Option<Self> {
        let mut also = self.also.clone();
        also.retain(|it| it.table != table);
        let next = (!also.is_empty()).then(|| also.remove(0))?;
        let is_there = tables.contains(next.table.as_str());
        Some(Self {
            by: next.by,
            who: next.who,
            table: if is_there { next.table } else { String::new() },
            also,
            ..self.clone()
        })
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

/// How many changes of each table wait, among suggestions.
pub(super) fn by_table(suggestions: &[Kept<SuggestionRecord>]) -> HashMap<String, u32> {
    let mut all: HashMap<String, u32> = HashMap::new();
    for table in suggestions.iter().filter_map(|it| it.content.waits_of()) {
        *all.entry(table.to_owned()).or_default() += 1;
    }
    all
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
    /// How many changes of each table wait.
    pub by_table: &'a HashMap<String, u32>,
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
    let day = local(content.at).unwrap_or_default().date();
    let city = now.facts.get("city").filter(|town| *town != EMPTY);
    let of_table = content.waits_of().map(|id| SuggestedByTable {
        changes: now.by_table.get(id).copied().unwrap_or_default(),
        id: id.to_owned(),
    });
    DeskSuggestion {
        of_table,
        since: since.cloned().map(act).collect(),
        contradictions: contradicting(now.list, now.facts, &content.after, day),
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
