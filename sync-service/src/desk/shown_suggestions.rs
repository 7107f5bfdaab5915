//! The suggestions as a staff member sees them: those of people and places all at once, the changes of a table in
//! pages.

use super::staff::Staff;
use super::suggestion_record::{Now, SuggestionRecord, by_table, shown};
use super::{Desk, DeskError, Kept};
use crate::listings::place_record::PlaceRecord;
use crate::store::desk::RecordKind;
use std::collections::{HashMap, HashSet};
use sync_protocol::desk::{DeskSuggestion, Role};
use sync_protocol::desk_suggestion::TABLE_CHANGES_PAGE;

/// Acts of a place among which those since a suggestion are looked for.
const SINCE_MAX: u32 = 20;

/// Which suggestions are asked for.
#[derive(Debug, Clone, Copy)]
pub enum Asked<'a> {
    /// All of them.
    All,
    /// Those of people and places, and the first changes of each table.
    First,
    /// The next changes of a table behind one; empty: the first.
    OfTable(&'a str, &'a str),
}

impl Asked<'_> {
    /// Leaves of the suggestions what is asked for, the oldest first. Changes of a table are in the order of their
    /// ids: it stays as it is when one of them is published meanwhile.
    fn taken(self, mut all: Vec<Kept<SuggestionRecord>>) -> Vec<Kept<SuggestionRecord>> {
        all.sort_by(|one, other| one.id.cmp(&other.id));
        let mut seen: HashMap<String, usize> = HashMap::new();
        all.retain(|kept| {
            let table = kept.content.waits_of();
            let is_wanted = match self {
                Self::OfTable(wanted, after) => table == Some(wanted) && *kept.id > *after,
                Self::All | Self::First => true,
            };
            let (true, Some(table)) = (is_wanted, table) else {
                return is_wanted;
            };
            let count = seen.entry(table.to_owned()).or_default();
            *count += 1;
            matches!(self, Self::All) || *count <= TABLE_CHANGES_PAGE
        });
        if !matches!(self, Self::OfTable(..)) {
            all.sort_by_key(|kept| kept.content.at);
        }
        all
    }
}

impl Desk {
    /// The suggestions that wait; of callers those that they made themselves, with the returned ones.
    pub async fn suggestions(
        &self,
        staff: &Staff,
        asked: Asked<'_>,
    ) -> Result<Vec<DeskSuggestion>, DeskError> {
        let mut all = self.suggestions_of(None).await?;
        let by_table = by_table(&all);
        all.retain(|kept| {
            let is_mine = kept.content.by == staff.email;
            is_mine || (staff.role >= Role::Editor && kept.content.returned.is_none())
        });
        let all = asked.taken(all);
        let wanted = all.iter().map(|kept| kept.content.place.as_str());
        let places = self.records_of(wanted.collect()).await?;
        let mut acts = HashMap::new();
        for (id, (version, _)) in &places {
            // Of a place at its first version staff did nothing.
            if *version > 0 {
                let done = self.store.desk_acts(Some(id), i64::MAX, SINCE_MAX);
                acts.insert(id.clone(), done.await?);
            }
        }
        let seen = all.into_iter().map(|kept| {
            let found = places.get(&kept.content.place);
            // Of a place that is gone, what it said then is all there is.
            let gone = || kept.content.before.clone();
            let facts = found.map_or_else(gone, |(_, record)| record.facts());
            let now = Now {
                list: found.map_or("", |(_, record)| &record.list),
                version: found.map_or(0, |(version, _)| *version),
                facts: &facts,
                acts: acts.get(&kept.content.place).map_or(&[], Vec::as_slice),
                by_table: &by_table,
            };
            shown(kept, &now, staff)
        });
        Ok(seen.collect())
    }

    /// What is known of some places and its version, with one read of the store and one look at the lists.
    async fn records_of(
        &self,
        ids: HashSet<&str>,
    ) -> Result<HashMap<String, (i64, PlaceRecord)>, DeskError> {
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let kept = self.all::<PlaceRecord>(RecordKind::Place).await?;
        let kept = kept.into_iter().map(|it| (it.id, (it.version, it.content)));
        let kept: HashMap<String, (i64, PlaceRecord)> = kept.collect();
        Ok(self.catalog.with_whole_catalog(|catalog| {
            let found = ids.into_iter().filter_map(|id| {
                let listed = catalog.get(id);
                // A place may have got another id since.
                let own = listed.map_or(id, |it| it.place.id.as_str());
                let new = || {
                    let it = listed?;
                    Some((0, PlaceRecord::new(&it.place.list, it.texts.row())))
                };
                let record = kept.get(own).cloned().or_else(new);
                Some((id.to_owned(), record?))
            });
            found.collect()
        }))
    }
}
