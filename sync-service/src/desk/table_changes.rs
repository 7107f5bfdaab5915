//! Changes of known places that a table brought. They wait as suggestions, are published with the rows of their table,
//! each place in one act, and are taken back with them.

use super::imports::batches::{facts, is_over, shown};
use super::imports::count;
use super::staff::Staff;
use super::suggestion_record::SuggestionRecord;
use super::{Desk, DeskError, Kept, delete, write};
use crate::listings::brought::{BroughtRows, BroughtTable};
use crate::listings::place_record::as_now;
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, RecordKind, RecordWrite, StoredAct};
use std::collections::HashMap;
use sync_protocol::desk::{ActKind, DeskOutcome};
use sync_protocol::desk_import::DeskImport;
use sync_protocol::desk_seen::DeskApprove;

/// Acts of a place among which the one of a table is looked for.
const ACTS_MAX: u32 = 200;

impl Desk {
    /// Publishes the rows and the changes of a table that wait. A place that somebody changed since is left, and named.
    pub async fn publish_rows(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskImport, DeskError> {
        let whole = self.whole(staff, id, version).await?;
        let before = whole.head.clone();
        let done = match before.content.waiting {
            0 => shown(before, 0),
            _ => self.publish_waiting(staff, whole).await?,
        };
        let mut left = Vec::new();
        for suggestion in self.waiting_of(id).await? {
            let name = suggestion.content.name.clone();
            if !self.publishes(staff, suggestion).await? {
                left.push(name);
            }
        }
        self.as_it_is(done, left).await
    }

    /// Takes the rows of a table that were published off the list, and its changes back, so that all waits as before.
    /// What staff worked on since stays.
    pub async fn withdraw_rows(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskImport, DeskError> {
        let whole = self.whole(staff, id, version).await?;
        let before = whole.head.clone();
        let done = match before.content.published {
            0 => shown(before, 0),
            _ => self.withdraw_published(staff, whole).await?,
        };
        let left = self.take_back(staff, id).await?;
        self.as_it_is(done, left).await
    }

    /// The changes of a table that wait, the oldest first.
    pub(super) async fn waiting_of(
        &self,
        table: &str,
    ) -> Result<Vec<Kept<SuggestionRecord>>, DeskError> {
        let mut all = self.suggestions_of(None).await?;
        all.retain(|kept| kept.content.table == table && kept.content.returned.is_none());
        all.sort_by_key(|kept| kept.content.at);
        Ok(all)
    }

    /// How many changes of each table wait.
    pub(super) async fn changes_by_table(&self) -> Result<HashMap<String, u32>, DeskError> {
        let mut all = HashMap::new();
        for kept in self.suggestions_of(None).await? {
            if kept.content.returned.is_none() && !kept.content.table.is_empty() {
                *all.entry(kept.content.table).or_default() += 1;
            }
        }
        Ok(all)
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

    /// Publishes a change, unless somebody changed what it is about since. Answers whether it is published.
    async fn publishes(
        &self,
        staff: &Staff,
        suggestion: Kept<SuggestionRecord>,
    ) -> Result<bool, DeskError> {
        let current = match self.current(&suggestion.content.place).await {
            Ok(current) => current,
            Err(DeskError::NotFound) => return Ok(false),
            Err(error) => return Err(error),
        };
        let before = &suggestion.content.before;
        if as_now(before, &current.record.facts()) != *before {
            return Ok(false);
        }
        let seen = DeskApprove {
            version: current.version,
            revision: suggestion.version,
        };
        match self.approve(staff, &suggestion.id, seen).await {
            Ok(answer) => Ok(answer.outcome == DeskOutcome::Done),
            Err(DeskError::Store(error)) => Err(error.into()),
            // It may be older than the rules, or decided about at this moment.
            Err(_) => Ok(false),
        }
    }

    /// Takes the published changes of a table back. Answers the names of places that stay, wholly or in part.
    async fn take_back(&self, staff: &Staff, id: &str) -> Result<Vec<String>, DeskError> {
        let Some(head) = self.one::<BroughtTable>(RecordKind::Import, id).await? else {
            return Ok(Vec::new());
        };
        let (mut left, mut records) = (Vec::new(), Vec::new());
        for place in &head.content.changed {
            let Some(act) = self.act_of(id, place).await? else {
                continue;
            };
            let current = self.current(place).await?;
            let name = current.record.facts().get("name").cloned();
            let name = name.unwrap_or_default();
            let answer = self.undo(staff, place, current.version, act.id).await?;
            let is_back = answer.undone.is_some_and(|undone| undone.stays.is_empty());
            if answer.outcome != DeskOutcome::Done || !is_back {
                left.push(name);
                continue;
            }
            let details = act.act.details;
            let again = SuggestionRecord {
                place: place.clone(),
                name,
                by: staff.email.clone(),
                who: staff.name.clone(),
                at: self.now(),
                before: details.before,
                after: details.after,
                status: None,
                note: head.content.origin.clone(),
                returned: None,
                is_of_place: false,
                is_of_table: true,
                table: id.to_owned(),
                reports: Vec::new(),
            };
            records.push(write(RecordKind::Suggestion, &self.new_id(), 0, &again)?);
        }
        if !head.content.changed.is_empty() {
            self.forget_changed(staff, head, records).await?;
        }
        Ok(left)
    }

    /// The act by which a table changed a place, if nobody has taken it back.
    async fn act_of(&self, table: &str, place: &str) -> Result<Option<StoredAct>, StoreError> {
        let acts = self
            .store
            .desk_acts(Some(place), i64::MAX, ACTS_MAX)
            .await?;
        let undone: Vec<i64> = acts.iter().filter_map(|it| it.act.details.undoes).collect();
        let mut acts = acts.into_iter();
        Ok(acts.find(|it| it.act.details.table == table && !undone.contains(&it.id)))
    }

    /// Writes a table whose changes are taken back, with the changes that wait again.
    async fn forget_changed(
        &self,
        staff: &Staff,
        mut head: Kept<BroughtTable>,
        again: Vec<RecordWrite>,
    ) -> Result<(), DeskError> {
        let mut commit = DeskCommit::of(self.act(staff, ActKind::WithdrawRows, &head.id));
        commit.act.details.before = facts(&head.content);
        head.content.changed.clear();
        commit.act.details.after = facts(&head.content);
        let waiting = self.waiting_of(&head.id).await?.len() + again.len();
        let rows = self.one::<BroughtRows>(RecordKind::ImportRows, &head.id);
        commit.records = again;
        match rows
            .await?
            .filter(|_| is_over(&head.content, count(waiting)))
        {
            Some(rows) => commit.records.extend([
                delete(RecordKind::Import, &head.id, head.version),
                delete(RecordKind::ImportRows, &rows.id, rows.version),
            ]),
            None => commit.records.push(write(
                RecordKind::Import,
                &head.id,
                head.version,
                &head.content,
            )?),
        }
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    /// A table as it is after several acts; as it was after the first one, when it is gone since.
    async fn as_it_is(&self, done: DeskImport, left: Vec<String>) -> Result<DeskImport, DeskError> {
        let now = self
            .one::<BroughtTable>(RecordKind::Import, &done.id)
            .await?;
        let changes = count(self.waiting_of(&done.id).await?.len());
        let table = now.map_or(done, |kept| shown(kept, changes));
        Ok(DeskImport { left, ..table })
    }
}
