//! Other rows of a place: an act changes one row, and whoever does it has to know of the others.

use super::places::Current;
use super::{Desk, DeskError};
use crate::listings::place_record::PlaceRecord;
use crate::listings::twins::Doors;
use crate::store::desk::RecordKind;
use std::collections::HashMap;
use sync_protocol::desk_lists::MenuList;
use sync_protocol::desk_twins::{DeskTwin, TWINS_MAX};
use sync_protocol::list_titles::LIST_TITLES;
use sync_protocol::listings::Row;

impl Desk {
    /// The other rows of a place that are still listed.
    pub(super) async fn twins(&self, current: &Current) -> Result<Vec<DeskTwin>, DeskError> {
        let Current { id, record, .. } = current;
        let kept = self.all::<PlaceRecord>(RecordKind::Place).await?;
        let sources: HashMap<&str, &Row> = kept
            .iter()
            .map(|kept| (kept.id.as_str(), &kept.content.source))
            .collect();
        let rows = [record.row(), record.source.clone()];
        let doors = Doors::of(&record.list, &rows);
        let mut twins: Vec<DeskTwin> = self.catalog.with_whole_catalog(|catalog| {
            let others = catalog.places().iter().filter(|it| it.place.id != *id);
            let same = others.filter(|it| {
                let source = sources.get(it.place.id.as_str()).copied();
                let has = |row: &Row| doors.have(&it.place.list, row);
                has(&it.texts.row()) || source.is_some_and(has)
            });
            let told = same.take(TWINS_MAX).map(|it| DeskTwin {
                id: it.place.id.clone(),
                list: it.place.list.clone(),
                title: String::new(),
                name: it.texts.get("name").unwrap_or_default().to_owned(),
            });
            told.collect()
        });
        if !twins.is_empty() {
            let menu = self.list_names().await?;
            for twin in &mut twins {
                twin.title = title(&twin.list, &menu);
            }
        }
        Ok(twins)
    }
}

/// The title of a list in English: the one that staff gave it, or the usual one, or its name.
fn title(list: &str, menu: &[MenuList]) -> String {
    let given = menu.iter().find(|it| it.name == list);
    let given = given.map(|it| it.en.as_str()).filter(|it| !it.is_empty());
    let usual = LIST_TITLES.iter().find(|(name, _)| *name == list);
    let usual = usual.and_then(|(_, titles)| titles.first().copied());
    given.or(usual).unwrap_or(list).to_owned()
}
