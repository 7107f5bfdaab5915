//! Changes that a table makes of known places: they wait as suggestions.

use super::staff::Staff;
use super::suggestion_record::SuggestionRecord;
use super::suggestions::require_room_for_table;
use super::{Desk, DeskError, Kept, write};
use crate::store::desk::{RecordKind, RecordWrite};
use std::collections::HashSet;
use sync_protocol::desk_import::ImportChange;
use sync_protocol::listings::Row;

impl Desk {
    /// The changes of a file as suggestions. One that waits already waits once.
    pub(super) async fn proposals(
        &self,
        staff: &Staff,
        table: &str,
        origin: &str,
        changes: &[ImportChange],
    ) -> Result<Vec<RecordWrite>, DeskError> {
        if changes.is_empty() {
            return Ok(Vec::new());
        }
        let waiting = self.suggestions_of(None).await?;
        let waits = |it: &'_ Kept<SuggestionRecord>| it.content.waits_for().is_some();
        let said: HashSet<(&str, &Row)> = waiting
            .iter()
            .filter(|it| waits(it))
            .map(|it| (it.content.place.as_str(), &it.content.after))
            .collect();
        let is_there = |it: &&ImportChange| said.contains(&(it.place.as_str(), &it.after));
        let new: Vec<&ImportChange> = changes.iter().filter(|it| !is_there(it)).collect();
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
        Ok(records.collect::<Result<_, _>>()?)
    }
}
