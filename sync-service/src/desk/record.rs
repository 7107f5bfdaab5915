//! The record of everything that staff did, as owners read it.

use super::places::HISTORY_MAX;
use super::shown_act::act;
use super::{Desk, DeskError};
use crate::listings::place_record::PlaceRecord;
use crate::store::StoreError;
use crate::store::desk::RecordKind;
use std::collections::{BTreeSet, HashMap};
use sync_protocol::desk_record::RecordedAct;

impl Desk {
    /// The acts of all subjects, newest first, with a number below `before`.
    pub async fn acts(&self, before: i64) -> Result<Vec<RecordedAct>, DeskError> {
        let acts = self.store.desk_acts(None, before, HISTORY_MAX).await?;
        let subjects = acts.iter().map(|stored| stored.act.subject.clone());
        let names = self.names_of_places(subjects.collect()).await?;
        let recorded = acts.into_iter().map(|stored| RecordedAct {
            place: names.get(&stored.act.subject).cloned().unwrap_or_default(),
            act: act(stored),
        });
        Ok(recorded.collect())
    }

    /// The names of those subjects that are places, also of places that staff took off the lists.
    async fn names_of_places(
        &self,
        subjects: BTreeSet<String>,
    ) -> Result<HashMap<String, String>, StoreError> {
        let catalog = self.catalog.whole_catalog();
        let mut names = HashMap::new();
        for subject in subjects {
            let listed = catalog.get(&subject).and_then(|place| place.text("name"));
            let name = match listed {
                Some(name) => Some(name),
                None => {
                    let kept = self.one::<PlaceRecord>(RecordKind::Place, &subject);
                    kept.await?
                        .and_then(|kept| kept.content.row().remove("name"))
                }
            };
            names.extend(name.map(|name| (subject, name)));
        }
        Ok(names)
    }
}
