//! Changes that a table makes of known places: they wait as suggestions.

use super::staff::Staff;
use super::suggestion_record::{AlsoBrought, SuggestionRecord};
use super::suggestions::require_room_for_table;
use super::{Desk, DeskError, Kept, write};
use crate::store::desk::{DeskCommit, RecordKind, RecordWrite};
use std::collections::{BTreeMap, HashMap};
use sync_protocol::desk::ActKind;
use sync_protocol::desk_import::ImportChange;
use sync_protocol::listings::Row;

/// The changes of a file as suggestions.
#[derive(Default)]
pub(super) struct Proposals {
    /// Those that nobody has made yet.
    pub(super) new: Vec<RecordWrite>,
    /// How many wait already, by the id of their table. It is empty for what people suggested.
    pub(super) already: BTreeMap<String, u32>,
    /// Those of them that wait in a table.
    pub(super) others: Vec<Kept<SuggestionRecord>>,
}

impl Proposals {
    /// The id of the table in which most of those wait that waited already.
    pub(super) fn most_wait_in(&self) -> Option<&str> {
        let tables = self.already.iter().filter(|(id, _)| !id.is_empty());
        let most = tables.max_by_key(|(_, count)| **count);
        most.map(|(id, _)| id.as_str())
    }
}

impl Desk {
    /// The changes of a file as suggestions. One that waits already waits once.
    pub(super) async fn proposals(
        &self,
        staff: &Staff,
        table: &str,
        origin: &str,
        changes: &[ImportChange],
    ) -> Result<Proposals, DeskError> {
        if changes.is_empty() {
            return Ok(Proposals::default());
        }
        let waiting = self.suggestions_of(None).await?;
        let waits = |it: &'_ Kept<SuggestionRecord>| it.content.waits_for().is_some();
        // What waits on another text than the place has now is another change: it can't be published any more.
        let said: HashMap<(&str, &Row, &Row), &Kept<SuggestionRecord>> = waiting
            .iter()
            .filter(|it| waits(it))
            .map(|it| {
                (
                    (
                        it.content.place.as_str(),
                        &it.content.before,
                        &it.content.after,
                    ),
                    it,
                )
            })
            .collect();
        let there = |it: &ImportChange| {
            said.get(&(it.place.as_str(), &it.before, &it.after))
                .copied()
        };
        let new: Vec<&ImportChange> = changes.iter().filter(|it| there(it).is_none()).collect();
        let mut already: BTreeMap<String, u32> = BTreeMap::new();
        let mut others: Vec<Kept<SuggestionRecord>> = Vec::new();
        for kept in changes.iter().filter_map(there) {
            let table = kept.content.table.clone();
            if !table.is_empty() {
                others.push(kept.clone());
            }
            *already.entry(table).or_default() += 1;
        }
        require_room_for_table(&waiting, new.len())?;
        let records = new.into_iter().map(|change| {
            let suggestion = SuggestionRecord {
                place: change.place.clone(),
                name: change.name.clone(),
                by: staff.email.clone(),
                who: staff.name.clone(),
                at: self.now(),
                before: change.before.clone(),
                after: change.after.clone(),
                status: None,
                note: origin.to_owned(),
                returned: None,
                is_of_place: false,
                is_of_table: true,
                table: table.to_owned(),
                also: Vec::new(),
                reports: Vec::new(),
            };
            write(RecordKind::Suggestion, &self.new_id(), 0, &suggestion)
        });
        let new = records.collect::<Result<_, _>>()?;
        Ok(Proposals {
            new,
            already,
            others,
        })
    }

    /// Remembers that a person brought changes that wait in a table, where no table of their own was kept.
    pub(super) async fn also_brought(
        &self,
        staff: &Staff,
        proposals: &Proposals,
    ) -> Result<(), DeskError> {
        let table = proposals.most_wait_in().unwrap_or_default();
        let records = self.also_in(staff, "", &proposals.others)?;
        if records.is_empty() {
            return Ok(());
        }
        let mut commit = DeskCommit::of(self.act(staff, ActKind::BringRows, table));
        commit.records = records;
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    /// The changes of other tables with who brought them too, and in which table. Who brings the same twice says nothing new.
    #[expect(
        clippy::unused_self,
        reason = "a method needs no import between modules"
    )]
    pub(super) fn also_in(
        &self,
        staff: &Staff,
        table: &str,
        others: &[Kept<SuggestionRecord>],
    ) -> Result<Vec<RecordWrite>, DeskError> {
        let new = others.iter().filter(|it| {
            let content = &it.content;
            let is_known = content
                .also
                .iter()
                .any(|it| it.by == staff.email && it.table == table);
            !is_known && (content.by != staff.email || !table.is_empty())
        });
        let records = new.map(|it| {
            let mut next = it.content.clone();
            next.also.push(AlsoBrought {
                by: staff.email.clone(),
                who: staff.name.clone(),
                table: table.to_owned(),
            });
            write(RecordKind::Suggestion, &it.id, it.version, &next)
        });
        Ok(records.collect::<Result<_, _>>()?)
    }
}
