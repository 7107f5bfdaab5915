//! Which place is looked at next: first what visitors reported, then what did not answer and is due
//! again, then what was not checked for years; of places of one age those that people save and print most.

use super::acts::UNREACHABLE;
use super::places::REPORTS_MAX;
use super::{Desk, DeskError};
use crate::listings::place_record::PlaceRecord;
use crate::store::desk::RecordKind;
use place_facts::calendar::local;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use sync_protocol::desk::{DeskQueue, PlaceStatus, QueueItem, QueueView};
use sync_protocol::listings::Row;

/// Days after which a place should be checked again.
pub const RECHECK_DAYS: i32 = 180;

/// What a staff member wants to look at.
#[derive(Debug, Clone, Default)]
pub struct QueueQuestion {
    /// Which places.
    pub view: QueueView,
    /// Of one list.
    pub list: Option<String>,
    /// With these words in name, town, address or telephone number.
    pub text: String,
}

impl QueueQuestion {
    /// The list that is asked for; a query may name none by an empty text.
    pub(super) fn list(&self) -> Option<&str> {
        self.list.as_deref().filter(|name| !name.is_empty())
    }
}

/// The places that a question finds.
pub(super) struct Found {
    /// In the order of their lists.
    pub(super) places: Vec<(QueueItem, Row)>,
    lists: BTreeSet<String>,
    suggestions: u32,
}

/// What is known of all places beside their rows.
pub(super) struct Beside {
    reports: HashMap<String, u32>,
    suggestions: HashMap<String, u32>,
    records: HashMap<String, PlaceRecord>,
    /// How often each was saved and printed lately.
    taken: HashMap<String, u64>,
    now: i64,
    /// The first date that is recent enough.
    recent: String,
    /// The first days within a year and within two.
    years: [String; 2],
}

impl Desk {
    /// Returns the most urgent places, at most `most` of them.
    pub async fn queue(
        &self,
        question: &QueueQuestion,
        most: usize,
    ) -> Result<DeskQueue, DeskError> {
        let beside = self.beside().await?;
        let mut found = self.found(question, &beside).await?;
        let total = count(found.places.len());
        found
            .places
            .sort_by(|(one, _), (other, _)| beside.rank(one).cmp(&beside.rank(other)));
        found.places.truncate(most);
        Ok(DeskQueue {
            items: found.places.into_iter().map(|(item, _)| item).collect(),
            total,
            lists: found.lists.into_iter().collect(),
            suggestions: found.suggestions,
        })
    }

    /// The places that fit, in the order of their lists.
    pub(super) async fn found(
        &self,
        question: &QueueQuestion,
        beside: &Beside,
    ) -> Result<Found, DeskError> {
        let words = words_of(&question.text);
        // A list may be empty yet.
        let names = self.store.listing_revisions().await?.into_iter();
        let lists: BTreeSet<String> = names.map(|(name, _)| name.to_string()).collect();
        let mut places = Vec::new();
        let mut take = |id: &str, list: &str, row: &Row| {
            if question.list().is_some_and(|wanted| wanted != list) {
                return;
            }
            let item = beside.item(id, list, row);
            if beside.belongs(&item, question.view) && fits(row, &words) {
                places.push((item, row.clone()));
            }
        };
        self.catalog.with_whole_catalog(|catalog| {
            for found in catalog.places() {
                if question.view != QueueView::Removed {
                    take(&found.place.id, &found.place.list, &found.texts.row());
                }
            }
        });
        if question.view == QueueView::Removed {
            let removed = beside.records.iter();
            let mut removed: Vec<_> = removed
                .filter(|(_, it)| it.status != PlaceStatus::Listed)
                .collect();
            removed.sort_by_key(|(id, it)| (&it.list, it.position, *id));
            for (id, record) in removed {
                take(id, &record.list, &record.row());
            }
        }
        Ok(Found {
            places,
            lists,
            suggestions: beside.suggestions.values().sum(),
        })
    }

    pub(super) async fn beside(&self) -> Result<Beside, DeskError> {
        let mut reports: HashMap<String, u32> = HashMap::new();
        let mut desks = HashSet::new();
        for stored in self.store.place_reports(false, REPORTS_MAX).await? {
            // What one network says of a place counts once, however often it says it.
            if desks.insert(stored.desk) {
                *reports.entry(stored.report.place).or_default() += 1;
            }
        }
        let mut suggestions = HashMap::new();
        for kept in self.suggestions_of(None).await? {
            if let Some(place) = kept.content.waits_for() {
                *suggestions.entry(place.to_owned()).or_default() += 1;
            }
        }
        let records = self.all::<PlaceRecord>(RecordKind::Place).await?;
        let now = self.now();
        let first_day = |days: i32| {
            let at = local(now - i64::from(days) * 24 * 3_600 * 1_000);
            at.unwrap_or_default().date().to_string()
        };
        Ok(Beside {
            reports,
            suggestions,
            records: records.into_iter().map(|it| (it.id, it.content)).collect(),
            taken: self.taken().await?,
            now,
            recent: first_day(RECHECK_DAYS),
            years: [730, 365].map(first_day),
        })
    }
}

impl Beside {
    fn item(&self, id: &str, list: &str, row: &Row) -> QueueItem {
        let text = |field: &str| match row.get(field).map(String::as_str) {
            None | Some("N/A") => String::new(),
            Some(text) => text.to_owned(),
        };
        let record = self.records.get(id);
        let of = |counts: &HashMap<String, u32>| counts.get(id).copied().unwrap_or_default();
        QueueItem {
            id: id.to_owned(),
            list: list.to_owned(),
            name: text("name"),
            city: text("city"),
            checked: text("checked"),
            checked_by: record.map_or_else(String::new, |record| record.checked_by.clone()),
            reports: of(&self.reports),
            no_answers: record.map_or(0, |record| record.no_answers),
            suggestions: of(&self.suggestions),
            taken: self.taken.get(id).copied(),
        }
    }

    fn belongs(&self, item: &QueueItem, view: QueueView) -> bool {
        match view {
            QueueView::All | QueueView::Removed => true,
            QueueView::Unreachable => item.no_answers >= UNREACHABLE,
            QueueView::Due => {
                let due = self.records.get(&item.id).and_then(|record| record.due);
                let is_old = item.checked < self.recent;
                due.is_none_or(|due| due <= self.now) && (item.reports > 0 || is_old)
            }
        }
    }

    fn rank<'a>(&self, item: &'a QueueItem) -> impl Ord + use<'a> {
        (
            Reverse(item.reports),
            Reverse(item.no_answers > 0),
            self.years
                .iter()
                .filter(|first| item.checked >= **first)
                .count(),
            Reverse(item.taken),
            &item.checked,
            &item.name,
            &item.id,
        )
    }
}

fn words_of(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_lowercase).collect()
}

/// Whether every word stands somewhere in the row.
fn fits(row: &Row, words: &[String]) -> bool {
    let fields = ["name", "city", "address", "phone", "zip"];
    let text = fields.map(|field| row.get(field).map_or("", String::as_str));
    let text = text.join(" ").to_lowercase();
    words.iter().all(|word| text.contains(word))
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
