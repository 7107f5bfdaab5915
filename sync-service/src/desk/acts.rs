//! Acts on a place: still right, no answer, change.
//!
//! Each names the version that the staff member saw. When another act came first, nothing is written
//! and the answer is the place as it is now.

use super::places::Current;
use super::staff::Staff;
use super::{Desk, DeskError, require, titled, write};
use crate::listings::fact_days::{self, asked_on};
use crate::listings::place_record::{
    PlaceRecord, checked_facts, difference, difference_by, no_answer_facts, reached_facts,
};
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, ListChange, RecordKind, RecordWrite, ReportMarks, RowChange};
use jiff::ToSpan;
use jiff::civil::Date;
use place_facts::calendar::{day_begins, local};
use place_facts::identity::rewritten;
use sync_protocol::desk::{
    ActKind, DeskAnswer, DeskChange, DeskOutcome, NOTE_MAX, PlaceStatus, Role,
};
use sync_protocol::desk_seen::DeskLooked;
use sync_protocol::listings::{ListingName, Row};

/// A place that did not answer so often in a row is marked: somebody has to find another way.
pub const UNREACHABLE: u32 = 3;
/// Times that an act is tried over a list that was older in memory than the place.
const TRIES_MAX: u32 = 5;
/// When a marked place comes back to the queue.
const UNREACHABLE_DAYS: i64 = 7;

/// What an act does beside the facts.
#[derive(Default)]
pub(super) struct Beside {
    /// What the staff member wrote.
    pub note: String,
    /// The reports that it deals with, or that wait again.
    pub reports: ReportMarks,
    /// The act that is taken back.
    pub undoes: Option<i64>,
    /// The table whose change is published.
    pub table: String,
    /// The suggestion that it publishes.
    pub suggestion: String,
    /// Records that are written with it.
    pub records: Vec<RecordWrite>,
}

impl Beside {
    /// Whether an act does nothing beside the facts that has to be kept.
    fn is_alone(&self) -> bool {
        self.records.is_empty() && self.undoes.is_none()
    }
}

impl Desk {
    /// The facts of a place were confirmed today.
    pub async fn still_right(
        &self,
        staff: &Staff,
        id: &str,
        DeskLooked { version, reports }: &DeskLooked,
    ) -> Result<DeskAnswer, DeskError> {
        let current = self.current(id).await?;
        let mut facts = reached_facts();
        let today = self.today(self.now());
        facts.extend(fact_days::all_on(&today));
        facts.extend(checked_facts(today, staff.initials()));
        let beside = Beside {
            reports: self.settling(&current.id, reports).await?,
            ..Beside::default()
        };
        self.revise(
            staff,
            current,
            *version,
            ActKind::StillRight,
            &facts,
            beside,
        )
        .await
    }

    /// A place did not answer the telephone: it comes back tomorrow, and is marked the third day. A day
    /// counts once: who calls again on the same day changes nothing.
    pub async fn no_answer(
        &self,
        staff: &Staff,
        id: &str,
        version: i64,
    ) -> Result<DeskAnswer, DeskError> {
        let current = self.current(id).await?;
        let today = self.day(self.now());
        if current.record.no_answer_on == today.to_string() {
            return self
                .answered(staff, &current.id, DeskOutcome::CountedToday)
                .await;
        }
        let count = current.record.no_answers + 1;
        let days = if count < UNREACHABLE {
            1
        } else {
            UNREACHABLE_DAYS
        };
        let due = today.checked_add(days.days()).ok().and_then(day_begins);
        let facts = no_answer_facts(count, today.to_string(), due.unwrap_or(self.now()));
        let beside = Beside::default();
        self.revise(staff, current, version, ActKind::NoAnswer, &facts, beside)
            .await
    }

    /// Changes fields of a place, or takes it out of the lists, or puts it back. A change of a field
    /// counts as a check of that fact.
    pub async fn change(
        &self,
        staff: &Staff,
        id: &str,
        change: &DeskChange,
    ) -> Result<DeskAnswer, DeskError> {
        require(staff, Role::Editor)?;
        let current = self.current(id).await?;
        let mut facts = self.wanted(&current, change)?;
        // A form may send along what it did not change. Who changes nothing confirms what they send. The other facts were
        // not asked, and with a new name alone none was.
        let (_, changed) = difference_by(&current.record, &facts);
        let said = if changed.is_empty() { &facts } else { &changed };
        let asked = asked_on(&self.today(self.now()), said);
        facts.extend(reached_facts());
        if !asked.is_empty() {
            facts.extend(self.checked_by(change.status, self.now(), staff.initials()));
        }
        facts.extend(asked);
        let beside = Beside {
            note: titled("note", &change.note, NOTE_MAX)?,
            reports: self.settling(&current.id, &change.reports).await?,
            ..Beside::default()
        };
        self.revise(
            staff,
            current,
            change.version,
            ActKind::Change,
            &facts,
            beside,
        )
        .await
    }

    /// Writes new facts of a place and publishes them. When the list in memory was older than the place,
    /// because another editor has just changed it, both are read again.
    pub(super) async fn revise(
        &self,
        staff: &Staff,
        current: Current,
        version: i64,
        kind: ActKind,
        facts: &Row,
        beside: Beside,
    ) -> Result<DeskAnswer, DeskError> {
        let id = current.id.clone();
        let mut outcome = DeskOutcome::ChangedMeanwhile;
        let mut current = Some(current);
        for _ in 0..TRIES_MAX {
            let seen = match current.take() {
                Some(current) => current,
                None => self.current(&id).await?,
            };
            if seen.version != version {
                if self.was_done(staff, &seen, version, kind, facts).await? {
                    outcome = DeskOutcome::Done;
                }
                break;
            }
            let commit = self.revision(staff, seen, kind, facts, &beside)?;
            if beside.is_alone() && self.is_said_again(&commit).await? {
                outcome = DeskOutcome::Done;
                break;
            }
            outcome = self.outcome_of(commit).await?;
            if outcome == DeskOutcome::Done {
                break;
            }
            self.publish().await;
        }
        self.publish().await;
        self.answered(staff, &id, outcome).await
    }

    /// Whether an act repeats the last one at the place, by the same person, and changes nothing. If it were recorded, neither of
    /// the two could be undone. It is recorded when it deals with a report that came in between.
    async fn is_said_again(&self, commit: &DeskCommit) -> Result<bool, DeskError> {
        let again = &commit.act;
        let details = &again.details;
        if !details.after.is_empty() || !details.note.is_empty() || !details.reports.is_empty() {
            return Ok(false);
        }
        self.was_last(&again.subject, &again.who, again.kind).await
    }

    /// Whether a call is the repeat of one whose answer was lost: the act after the version that was seen is
    /// the same, by the same person, and nothing came after it.
    async fn was_done(
        &self,
        staff: &Staff,
        now: &Current,
        version: i64,
        kind: ActKind,
        facts: &Row,
    ) -> Result<bool, DeskError> {
        let same = now.record.with(facts).facts() == now.record.facts();
        if now.version != version + 1 || !same {
            return Ok(false);
        }
        self.was_last(&now.id, &staff.email, kind).await
    }

    /// Whether the last act at a place is one of this kind by this person.
    async fn was_last(&self, id: &str, who: &str, kind: ActKind) -> Result<bool, DeskError> {
        let acts = self.store.desk_acts(Some(id), i64::MAX, 1).await?;
        let last = acts.first().map(|it| &it.act);
        Ok(last.is_some_and(|act| act.who == who && act.kind == kind))
    }

    /// The answer with a place as it is now.
    pub(super) async fn answered(
        &self,
        staff: &Staff,
        id: &str,
        outcome: DeskOutcome,
    ) -> Result<DeskAnswer, DeskError> {
        Ok(DeskAnswer {
            outcome,
            place: self.place(staff, id).await?,
            undone: None,
        })
    }

    /// What an act writes of a place.
    pub(super) fn revision(
        &self,
        staff: &Staff,
        current: Current,
        kind: ActKind,
        facts: &Row,
        beside: &Beside,
    ) -> Result<DeskCommit, DeskError> {
        let Current {
            id,
            version,
            record,
            listed,
            place,
        } = current;
        let mut next = record.with(facts);
        if let (PlaceStatus::Listed, Some((_, position))) = (record.status, &listed) {
            next.position = *position;
        }
        let mut commit = DeskCommit::of(self.act(staff, kind, &id));
        let now = next.facts();
        let (before, after) = difference(&record.facts(), &now);
        if let (Some(place), Some((row, _)), Some(after)) = (&place, &listed, next.published()) {
            commit.places.extend(rewritten(place, row, &after));
        }
        commit.list = row_change(&record.list, listed, record.status, &next).map(ListChange::from);
        let is_held = |name: &String| !after.contains_key(name) && now.get(name) == facts.get(name);
        commit.act.details.held = facts.keys().filter(|name| is_held(name)).cloned().collect();
        commit.act.details.before = before;
        commit.act.details.after = after;
        commit.act.details.note.clone_from(&beside.note);
        commit.act.details.undoes = beside.undoes;
        commit.act.details.table.clone_from(&beside.table);
        let suggestion = &beside.suggestion;
        commit.act.details.suggestion.clone_from(suggestion);
        commit.act.details.reports.clone_from(&beside.reports);
        commit.records.clone_from(&beside.records);
        let place = write(RecordKind::Place, &id, version, &next)?;
        commit.records.push(place);
        Ok(commit)
    }

    pub(super) async fn outcome_of(&self, commit: DeskCommit) -> Result<DeskOutcome, DeskError> {
        match self.store.commit_desk(commit).await {
            Ok(_) => Ok(DeskOutcome::Done),
            Err(StoreError::Conflict) => Ok(DeskOutcome::ChangedMeanwhile),
            Err(error) => Err(error.into()),
        }
    }

    /// The facts of a place whose fields were checked at a time, by the person with these initials.
    pub(super) fn checked_by(&self, status: Option<PlaceStatus>, at: i64, initials: String) -> Row {
        match status.is_none_or(|status| status == PlaceStatus::Listed) {
            true => checked_facts(self.today(at), initials),
            false => Row::new(),
        }
    }

    /// The date in New Jersey, as lists write it.
    pub(super) fn today(&self, at: i64) -> String {
        self.day(at).to_string()
    }

    /// The date in New Jersey.
    pub(super) fn day(&self, at: i64) -> Date {
        local(at).unwrap_or_default().date()
    }
}

/// What happens in the public list. A row that its source dropped comes back only with the place.
fn row_change(
    list: &str,
    listed: Option<(Row, usize)>,
    status: PlaceStatus,
    next: &PlaceRecord,
) -> Option<RowChange> {
    let after = next.published();
    let (before, position) = match listed {
        Some((row, position)) => (Some(row), position),
        None if status != PlaceStatus::Listed && after.is_some() => (None, next.position),
        None => return None,
    };
    (before != after).then_some(RowChange {
        list: ListingName::parse(list)?,
        before,
        after,
        position,
    })
}
