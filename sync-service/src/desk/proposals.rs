//! Changes that a table makes of known places: they wait as suggestions.

use super::staff::Staff;
use super::suggestion_record::SuggestionRecord;
use super::{Desk, DeskError, write};
use crate::store::desk::{RecordKind, RecordWrite};
use sync_protocol::desk_import::ImportChange;

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
        let is_there = |change: &&ImportChange| {
            waiting.iter().any(|kept| {
                kept.content.waits_for() == Some(&change.place)
                    && kept.content.after == change.after
            })
        };
        let new: Vec<&ImportChange> = changes.iter().filter(|it| !is_there(it)).collect();
        self.require_room_for(new.len()).await?;
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
