//! Changes that a table makes of known places: they wait as suggestions.

use super::staff::Staff;
use super::suggestion_record::SuggestionRecord;
use super::suggestions::require_room_for_table;
use super::{Desk, DeskError, Kept, write};
use crate::store::desk::{RecordKind, RecordWrite};
use std::collections::{BTreeMap, HashMap};
use sync_protocol::desk_import::ImportChange;
use sync_protocol::listings::Row;

/// The changes of a file as suggestions.
#[derive(Default)]
pub(super) struct Proposals {
    /// Those that nobody has made yet.
    pub(super) new: Vec<RecordWrite>,
    /// How many wait already, by the id of their table. It is empty for what people suggested.
    pub(super) already: BTreeMap<String, u32>,
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
        let said: HashMap<(&str, &Row), &str> = waiting
            .iter()
            .filter(|it| waits(it))
            .map(|Kept { content: it, .. }| ((it.place.as_str(), &it.after), it.table.as_str()))
            .collect();
        let there = |it: &ImportChange| said.get(&(it.place.as_str(), &it.after)).copied();
        let new: Vec<&ImportChange> = changes.iter().filter(|it| there(it).is_none()).collect();
        let mut already: BTreeMap<String, u32> = BTreeMap::new();
        for table in changes.iter().filter_map(there) {
            *already.entry(table.to_owned()).or_default() += 1;
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
                reports: Vec::new(),
            };
            write(RecordKind::Suggestion, &self.new_id(), 0, &suggestion)
        });
        let new = records.collect::<Result<_, _>>()?;
        Ok(Proposals { new, already })
    }
}
