//! What of an act still stands beside what was done since.

use crate::listings::fact_days::{dated, day_fact, is_day};
use crate::listings::import::EMPTY;
use crate::listings::place_record::{is_of_check, stands};
use crate::store::desk::{ReportMarks, StoredAct};
use std::collections::{HashMap, HashSet};
use sync_protocol::desk::ActKind;
use sync_protocol::listings::Row;

/// What an undo of an act would do.
#[derive(Debug, Default)]
pub(super) struct Standing {
    /// The facts that still stand, with the texts from before.
    pub back: Row,
    /// The facts of the act that were set again since.
    pub stays: Vec<String>,
    /// What it would do with reports: those that the act dealt with wait again.
    pub reports: ReportMarks,
}

impl Standing {
    /// Whether nothing of the act stands any more.
    pub(super) fn is_empty(&self) -> bool {
        self.back.is_empty() && self.reports.is_empty()
    }
}

/// What of each act still stands beside the facts as they are now. The acts are those of one place, newest
/// first, with none left out in between. A fact that was taken back is not in the answer, and who set it
/// before that undo has it again.
pub(super) fn standing(acts: &[StoredAct], now: &Row) -> HashMap<i64, Standing> {
    let mut undone: HashMap<i64, HashSet<&str>> = HashMap::new();
    let mut later: HashSet<&str> = HashSet::new();
    let mut reports_back: HashSet<i64> = HashSet::new();
    let mut all = HashMap::new();
    for StoredAct { id, act } in acts.iter().filter(|it| is_of_facts(it.act.kind)) {
        let details = &act.details;
        let gone = undone.remove(id);
        let is_own = |name: &str| gone.as_ref().is_none_or(|gone| !gone.contains(name));
        let mut standing = Standing::default();
        for (name, before) in details.before.iter().filter(|(name, _)| is_own(name)) {
            if !later.contains(name.as_str()) && stands(name, now, &details.after) {
                standing.back.insert(name.clone(), before.clone());
            } else {
                standing.stays.push(name.clone());
            }
        }
        let days = days_back(&standing.back, &details.before, &later, now);
        standing.back.extend(days);
        if standing.back.keys().all(|name| is_day(name)) {
            standing.back.clear();
        }
        if !reports_back.remove(id) {
            standing.reports = details.reports.inverse();
            let other = details.undoes.filter(|_| !details.reports.is_empty());
            reports_back.extend(other);
        }
        all.insert(*id, standing);
        let set = details.after.keys().map(String::as_str);
        let set: Vec<&str> = set.filter(|name| is_own(name)).collect();
        match details.undoes {
            // The two cancel each other.
            Some(other) if !set.is_empty() => undone.entry(other).or_default().extend(set),
            Some(_) => {}
            None => {
                later.extend(set);
                // An act that changed nothing cannot be taken back itself. If it held what it says again, nobody could
                // take back the act before it either, so it only holds that the place was checked that day.
                let is_change = !details.after.is_empty();
                let held = details.held.iter().map(String::as_str);
                let held = held.filter(|name| is_change || is_of_check(name));
                if gone.is_none() {
                    later.extend(held);
                }
            }
        }
    }
    all
}

/// The days of facts that go back: the day of a fact goes with the fact, also when somebody checked since what goes.
fn days_back(back: &Row, before: &Row, later: &HashSet<&str>, now: &Row) -> Row {
    let fields = back.keys().filter_map(|name| dated(name));
    let days = fields.map(day_fact).map(|name| {
        // An act that left the day as it was does not name it.
        let kept = now.get(&name).filter(|_| !later.contains(name.as_str()));
        let day = before.get(&name).or(kept);
        let day = day.map_or(EMPTY, String::as_str).to_owned();
        (name, day)
    });
    days.collect()
}

/// Whether acts of a kind change facts of a place.
pub(super) fn is_of_facts(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::StillRight
            | ActKind::NoAnswer
            | ActKind::AskHires
            | ActKind::Change
            | ActKind::Approve
            | ActKind::Undo
            | ActKind::Import
    )
}
