//! Changes of known places that a table brought. They wait as suggestions, are published with the rows of their table
//! in one act, and are taken back with them in one act.

use super::acts::Beside;
use super::listed_places::ListedPlaces;
use super::staff::Staff;
use super::standing::{Standing, standing};
use super::suggestion_record::{SuggestionRecord, by_table};
use super::suggestions::facts_of;
use super::table_act::TableAct;
use super::{Desk, DeskError, Kept, delete, write};
use crate::listings::brought::BroughtTable;
use crate::listings::fact_days::{is_day, newest};
use crate::listings::import::EMPTY;
use crate::listings::place_record::{CHECKED, as_now, is_of_check};
use crate::store::desk::{DeskCommit, ListChange, RecordKind, RecordWrite, StoredAct};
use std::collections::{BTreeSet, HashMap, HashSet};
use sync_protocol::desk::ActKind;
use sync_protocol::listings::Row;

impl Desk {
    /// The changes of a table that wait, the oldest first.
    pub(super) async fn waiting_of(
        &self,
        table: &str,
    ) -> Result<Vec<Kept<SuggestionRecord>>, DeskError> {
        let mut all = self.suggestions_of(None).await?;
        all.retain(|kept| kept.content.waits_of() == Some(table));
        all.sort_by_key(|kept| kept.content.at);
        Ok(all)
    }

    /// How many changes of each table wait.
    pub(super) async fn changes_by_table(&self) -> Result<HashMap<String, u32>, DeskError> {
        Ok(by_table(&self.suggestions_of(None).await?))
    }

    /// Counts a place among those that a table changed.
    pub(super) async fn counted_in(
        &self,
        table: &str,
        place: &str,
    ) -> Result<Option<RecordWrite>, DeskError> {
        let Some(mut head) = self.one::<BroughtTable>(RecordKind::Import, table).await? else {
            return Ok(None);
        };
        head.content.changed.insert(place.to_owned());
        let record = write(RecordKind::Import, table, head.version, &head.content)?;
        Ok(Some(record))
    }

    /// Publishes the changes that wait. A place that somebody changed since is left, and named.
    pub(super) async fn publish_changes(
        &self,
        staff: &Staff,
        work: &mut TableAct,
        places: &mut ListedPlaces,
    ) -> Result<(), DeskError> {
        for suggestion in self.waiting_of(&work.head.id).await? {
            match self.published_change(staff, &suggestion, places)? {
                Some((place, commit)) => {
                    let Kept { id, version, .. } = suggestion;
                    work.head.content.changed.insert(place);
                    let gone = delete(RecordKind::Suggestion, &id, version);
                    work.records.push(gone);
                    work.takes(commit);
                }
                None => {
                    work.left.push(suggestion.content.name);
                    work.waiting += 1;
                }
            }
        }
        Ok(())
    }

    /// What publishes a change; `None` when somebody changed since what it is about.
    fn published_change(
        &self,
        staff: &Staff,
        suggestion: &Kept<SuggestionRecord>,
        places: &mut ListedPlaces,
    ) -> Result<Option<(String, DeskCommit)>, DeskError> {
        let content = &suggestion.content;
        let Some(current) = places.take(&content.place) else {
            return Ok(None);
        };
        if as_now(&content.before, &current.record.facts()) != content.before {
            return Ok(None);
        }
        // It may be older than the rules.
        let Ok(facts) = facts_of(&current, content) else {
            return Ok(None);
        };
        let next = current.record.with(&facts).row();
        if !places.may_become(&current.record.row(), &next) {
            return Ok(None);
        }
        let beside = Beside {
            note: content.note.clone(),
            table: content.table.clone(),
            suggestion: suggestion.id.clone(),
            ..Beside::default()
        };
        let id = current.id.clone();
        let commit = self.revision(staff, current, ActKind::Approve, &facts, &beside)?;
        Ok(Some((id, commit)))
    }

    /// Takes the published changes of a table back, so that they wait again. Places that stay, wholly or in part, are
    /// named.
    pub(super) async fn take_back(
        &self,
        staff: &Staff,
        work: &mut TableAct,
        places: &mut ListedPlaces,
    ) -> Result<(), DeskError> {
        let changed = std::mem::take(&mut work.head.content.changed);
        let acts = self.acts_by_place(&changed).await?;
        for place in changed {
            let acts = acts.get(&place).map_or(&[][..], Vec::as_slice);
            let Some(at) = act_of(&work.head.id, acts) else {
                continue;
            };
            let Some(current) = places.take(&place) else {
                // It is on no list any more, or on another one.
                work.left
                    .extend(acts[at].act.details.after.get("name").cloned());
                continue;
            };
            let facts = current.record.facts();
            let name = facts.get("name").cloned().unwrap_or_default();
            let mut standing = standing(&acts[..=at], &facts);
            let Standing {
                back,
                stays,
                reports,
            } = standing.remove(&acts[at].id).unwrap_or_default();
            let before = current.record.row();
            // A table may say a later date alone.
            let mut set = acts[at].act.details.after.keys();
            let is_date_alone = set.all(|name| is_of_check(name));
            let is_fact = |name: &String| is_date_alone || !is_of_check(name);
            let is_back = back.keys().any(is_fact)
                && places.may_become(&before, &current.record.with(&back).row());
            if !is_back || stays.iter().any(is_fact) {
                work.left.push(name.clone());
            }
            if !is_back {
                // When what was said since is taken back, it stands again, and can be taken back then.
                work.head.content.changed.insert(place.clone());
            }
            if is_back {
                let act = &acts[at];
                let checked = facts.get(CHECKED).map_or(EMPTY, String::as_str);
                let again = self.waits_again(staff, work, (&place, name), (&back, checked), act)?;
                work.records.push(again);
                work.waiting += 1;
                let beside = Beside {
                    undoes: Some(act.id),
                    reports,
                    ..Beside::default()
                };
                let undo = self.revision(staff, current, ActKind::Undo, &back, &beside)?;
                work.takes(undo);
            }
        }
        Ok(())
    }

    /// What was taken back of an act, as a change that waits.
    fn waits_again(
        &self,
        staff: &Staff,
        work: &TableAct,
        (place, name): (&str, String),
        (back, checked): (&Row, &str),
        act: &StoredAct,
    ) -> Result<RecordWrite, DeskError> {
        let (mut before, mut after) = (back.clone(), act.act.details.after.clone());
        after.retain(|name, _| back.contains_key(name));
        // When it is published again, the days follow from it again. Only a date of the table itself is its own: it is the
        // one day that the act gave to facts.
        let days = after.iter().filter(|(name, _)| is_day(name));
        let date = newest(days.map(|(_, day)| day.clone()));
        after.retain(|name, _| !is_of_check(name));
        before.retain(|name, _| after.contains_key(name));
        if date != EMPTY {
            let was = back.get(CHECKED).map_or(checked, String::as_str);
            before.insert(CHECKED.to_owned(), was.to_owned());
            after.insert(CHECKED.to_owned(), date);
        }
        let again = SuggestionRecord {
            place: place.to_owned(),
            name,
            by: staff.email.clone(),
            who: staff.name.clone(),
            at: self.now(),
            before,
            after,
            status: None,
            note: work.head.content.origin.clone(),
            returned: None,
            is_of_place: false,
            is_of_table: true,
            table: work.head.id.clone(),
            reports: Vec::new(),
            also: Vec::new(),
        };
        Ok(write(RecordKind::Suggestion, &self.new_id(), 0, &again)?)
    }

    /// All acts of some places, newest first.
    async fn acts_by_place(
        &self,
        places: &BTreeSet<String>,
    ) -> Result<HashMap<String, Vec<StoredAct>>, DeskError> {
        let mut by_place: HashMap<String, Vec<StoredAct>> = HashMap::new();
        if places.is_empty() {
            return Ok(by_place);
        }
        let acts = self.store.desk_acts_of(places.iter().cloned().collect());
        for act in acts.await? {
            by_place
                .entry(act.act.subject.clone())
                .or_default()
                .push(act);
        }
        Ok(by_place)
    }
}

/// The act by which a table changed a place, if nobody has taken it back, among the acts of the place.
fn act_of(table: &str, acts: &[StoredAct]) -> Option<usize> {
    let undone: HashSet<i64> = acts.iter().filter_map(|it| it.act.details.undoes).collect();
    let is_it = |it: &StoredAct| it.act.details.table == table && !undone.contains(&it.id);
    acts.iter().position(is_it)
}

impl TableAct {
    /// Takes what an act on one place writes into the act on the table.
    fn takes(&mut self, commit: DeskCommit) {
        self.records.extend(commit.records);
        self.places.extend(commit.places);
        self.also.push(commit.act);
        if let Some(ListChange::Row(change)) = commit.list {
            self.changed.push(change);
        }
    }
}
