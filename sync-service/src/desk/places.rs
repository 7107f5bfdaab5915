//! A place at the desk: what is published, what its source says, what was reported and done.

use super::hiring::is_employer;
use super::shown_act::act;
use super::staff::Staff;
use super::standing::standing;
use super::suggestion_record::{Now, by_table, shown};
use super::{Desk, DeskError};
use crate::listings::import::EMPTY;
use crate::listings::place_record::PlaceRecord;
use crate::store::StoreError;
use crate::store::desk::{RecordKind, ReportMarks, StoredAct};
use crate::store::place_reports::StoredReport;
use crate::unseen::is_direction;
use place_facts::hours::of_row;
use sync_protocol::desk::{DeskAct, DeskPlace, DeskReport, EDITABLE_FIELDS};
use sync_protocol::listings::Row;
use sync_protocol::places::hours::Hours;
use sync_protocol::places::place::PlaceRef;

/// Acts that are shown at once.
pub(super) const HISTORY_MAX: u32 = 100;
/// Reports that are read to find those of a place.
pub(super) const REPORTS_MAX: u32 = 5_000;

/// What staff said of a place, and the version of that.
pub(super) struct Current {
    /// The place's id.
    pub id: String,
    /// 0: staff said nothing of it yet.
    pub version: i64,
    /// The place.
    pub record: PlaceRecord,
    /// Its row in the public list, and where that stands; `None` when it is not there.
    pub listed: Option<(Row, usize)>,
    /// What it is known by, when it stands there.
    pub place: Option<PlaceRef>,
}

impl Desk {
    /// A place, its waiting reports and suggestions, and its history.
    pub async fn place(&self, staff: &Staff, id: &str) -> Result<DeskPlace, DeskError> {
        let current = self.current(id).await?;
        let reports = self.waiting_reports(&current.id).await?;
        let reports = reports.into_iter().map(|stored| DeskReport {
            id: stored.report.key,
            wrong: stored.report.wrong,
            text: without_unseen(&stored.report.text),
            received_at: stored.received_at,
        });
        let reports: Vec<DeskReport> = reports.collect();
        let acts = self
            .store
            .desk_acts(Some(&current.id), i64::MAX, HISTORY_MAX);
        let acts = acts.await?;
        let suggestions = self.suggestions_of(None).await?;
        let by_table = by_table(&suggestions);
        let brought = self.brought_by(&current.record).await?;
        let twins = self.twins(&current).await?;
        let Current {
            id,
            version,
            record,
            ..
        } = current;
        let (facts, row) = (record.facts(), record.row());
        let now = Now {
            list: &record.list,
            version,
            facts: &facts,
            acts: &acts,
            by_table: &by_table,
        };
        Ok(DeskPlace {
            version,
            editable: editable(&record.source).map(str::to_owned).collect(),
            reports,
            suggestions: suggestions
                .into_iter()
                .filter(|kept| kept.content.waits_for() == Some(&id))
                .map(|kept| shown(kept, &now, staff))
                .collect(),
            history: history(acts, &facts, brought),
            hours: hours(&row),
            is_employer: is_employer(&record.list, &row),
            row,
            id,
            list: record.list,
            source: record.source,
            status: record.status,
            checked_by: record.checked_by,
            no_answers: record.no_answers,
            no_answer_today: record.no_answer_on == self.today(self.now()),
            due: record.due,
            twins,
        })
    }

    /// The reports of a place that wait, the oldest first.
    async fn waiting_reports(&self, place: &str) -> Result<Vec<StoredReport>, StoreError> {
        let mut reports = self.store.place_reports(false, REPORTS_MAX).await?;
        reports.retain(|it| it.report.place == place);
        Ok(reports)
    }

    /// Of the reports that a staff member saw, those that still wait: the act deals with them. One that came
    /// later was not seen, and waits on.
    pub(super) async fn settling(
        &self,
        place: &str,
        seen: &[String],
    ) -> Result<ReportMarks, StoreError> {
        if seen.is_empty() {
            return Ok(ReportMarks::default());
        }
        let waiting = self.waiting_reports(place).await?.into_iter();
        let waiting = waiting.map(|it| it.report.key);
        Ok(ReportMarks {
            settled: waiting.filter(|key| seen.contains(key)).collect(),
            reopened: Vec::new(),
        })
    }

    /// What is known of a place. The list decides: an import may have changed it.
    pub(super) async fn current(&self, id: &str) -> Result<Current, DeskError> {
        let listed = self.catalog.with_whole_catalog(|catalog| {
            let found = catalog.get(id)?;
            let list = catalog.places().iter();
            let mut list = list.filter(|it| it.place.list == found.place.list);
            let position = list.position(|it| it.place.id == found.place.id)?;
            Some((found.place.clone(), found.texts.row(), position))
        });
        let id = listed
            .as_ref()
            .map_or(id, |(place, ..)| &place.id)
            .to_owned();
        let kept = self.one::<PlaceRecord>(RecordKind::Place, &id).await?;
        let (version, record) = match (kept, &listed) {
            (Some(kept), _) => (kept.version, kept.content),
            (None, Some((place, row, _))) => (0, PlaceRecord::new(&place.list, row.clone())),
            (None, None) => return Err(DeskError::NotFound),
        };
        let (place, listed) = listed.map(|(place, row, at)| (place, (row, at))).unzip();
        Ok(Current {
            id,
            version,
            record,
            listed,
            place,
        })
    }
}

/// The fields of a row that staff may write.
pub(super) fn editable(row: &Row) -> impl Iterator<Item = &str> {
    let names = row.keys().map(String::as_str);
    names.filter(|name| EDITABLE_FIELDS.contains(name))
}

/// Acts as the history shows them, newest first. What an act took back cannot be taken back again, and
/// neither what was set again since. A table brought the place before all that was done with it.
fn history(acts: Vec<StoredAct>, facts: &Row, brought: Option<DeskAct>) -> Vec<DeskAct> {
    let standing = standing(&acts, facts);
    let can_undo = |id: &i64| standing.get(id).is_some_and(|it| !it.is_empty());
    let shown = acts.into_iter().map(|stored| DeskAct {
        can_undo: can_undo(&stored.id),
        ..act(stored)
    });
    let mut shown: Vec<DeskAct> = shown.chain(brought).collect();
    shown.sort_by_key(|act| std::cmp::Reverse(act.id));
    shown
}

/// A visitor's text without marks that turn the direction of writing: they make numbers look like others.
fn without_unseen(text: &str) -> String {
    text.chars().filter(|it| !is_direction(*it)).collect()
}

/// The hours of a row as data, as their own field says them: what the notes say besides stays there.
fn hours(row: &Row) -> Hours {
    let sentence = row.get("hours").map(String::as_str);
    of_row(sentence.filter(|it| *it != EMPTY), None)
}
