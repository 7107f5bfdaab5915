//! By which table or file a place came to its list. The act on the table names no place, so the history of each place is
//! told of it here.

use super::shown_act::act;
use super::{Desk, Kept};
use crate::listings::brought::{BroughtRows, BroughtTable};
use crate::listings::import::EMPTY;
use crate::listings::place_record::PlaceRecord;
use crate::store::StoreError;
use crate::store::desk::RecordKind;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use sync_protocol::desk::{ActKind, DeskAct};
use sync_protocol::listings::Row;

/// Acts of a table among which the one that published it is looked for.
const ACTS_MAX: u32 = 20;

impl Desk {
    /// The act that put a place on its list: that of the table with which it came, else the last import of the list by a
    /// command.
    pub(super) async fn brought_by(
        &self,
        place: &PlaceRecord,
    ) -> Result<Option<DeskAct>, StoreError> {
        match self.by_table(place).await? {
            Some(found) => Ok(Some(found)),
            None => self.by_import(&place.list).await,
        }
    }

    /// The last import of a list by a command.
    async fn by_import(&self, list: &str) -> Result<Option<DeskAct>, StoreError> {
        let acts = self.store.desk_acts(Some(list), i64::MAX, ACTS_MAX).await?;
        let mut acts = acts.into_iter();
        let found = acts.find(|it| it.act.kind == ActKind::ImportList);
        Ok(found.map(|found| DeskAct {
            before: Row::new(),
            after: Row::new(),
            ..act(found)
        }))
    }

    /// The act that put a place on its list, when it came with a table. Read are only tables from where the place is,
    /// and those of which a row names a source of its own.
    async fn by_table(&self, place: &PlaceRecord) -> Result<Option<DeskAct>, StoreError> {
        let said = place.source.get("source").filter(|text| *text != EMPTY);
        let source = said.map_or("", String::as_str);
        let named = |row: &Row| {
            identity(&PlaceRow {
                list: &place.list,
                row,
            })
        };
        let name = named(&place.source);
        let tables = self.all::<BroughtTable>(RecordKind::Import).await?;
        let is_from = |table: &BroughtTable| {
            let may_be = table.origin == source || table.has_sources;
            table.published > 0 && table.list == place.list && may_be
        };
        for Kept { id, content, .. } in tables.iter().filter(|it| is_from(&it.content)) {
            let rows = self.one::<BroughtRows>(RecordKind::ImportRows, id).await?;
            let mut published = rows.into_iter().flat_map(|kept| kept.content.published);
            if !published.any(|row| named(&row) == name) {
                continue;
            }
            let acts = self.store.desk_acts(Some(id), i64::MAX, ACTS_MAX).await?;
            let mut acts = acts.into_iter();
            let found = acts.find(|it| it.act.kind == ActKind::PublishRows);
            return Ok(found.map(|found| DeskAct {
                table: Some(content.origin.clone()),
                before: Row::new(),
                after: Row::new(),
                ..act(found)
            }));
        }
        Ok(None)
    }
}
