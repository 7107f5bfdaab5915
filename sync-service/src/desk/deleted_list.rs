//! A list that was deleted, as it is kept until it is put back.

use super::Kept;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use sync_protocol::desk_lists::{DeletedList, MenuList};
use sync_protocol::listings::Row;

/// The field of each heading.
pub(super) type Columns = BTreeMap<String, String>;

/// A list that was deleted, under its name.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct DeletedRecord {
    pub(super) menu: MenuList,
    pub(super) rows: Vec<Row>,
    /// The revision that it had.
    pub(super) revision: i64,
    pub(super) at: i64,
    pub(super) who: String,
    /// The menu when it was deleted, with the lists that were deleted before in their old places.
    #[serde(default)]
    pub(super) order: Vec<String>,
    /// Which heading of a table fills which of its fields.
    #[serde(default)]
    pub(super) columns: Columns,
}

impl DeletedRecord {
    /// Takes over what the list had when it was deleted before, and came back without it: its titles, its
    /// place in the menu, its headings, and the rows that it lacks.
    pub(super) fn keep_all_of(&mut self, earlier: &Self) {
        if self.menu.en.is_empty() {
            self.menu = earlier.menu.clone();
        }
        if !self.order.contains(&self.menu.name) {
            self.order.clone_from(&earlier.order);
        }
        let rows = rows_beyond(&self.menu.name, &self.rows, &earlier.rows);
        self.rows.extend(rows);
        self.revision = self.revision.max(earlier.revision);
        for (header, field) in &earlier.columns {
            let own = self.columns.entry(header.clone());
            own.or_insert_with(|| field.clone());
        }
    }
}

/// The rows of a list that are not there yet, by what names their places.
pub(super) fn rows_beyond(list: &str, there: &[Row], rows: &[Row]) -> Vec<Row> {
    let named = |row: &Row| identity(&PlaceRow { list, row });
    let there: HashSet<String> = there.iter().map(named).collect();
    let beyond = rows.iter().filter(|row| !there.contains(&named(row)));
    beyond.cloned().collect()
}

/// A deleted list as owners see it.
pub(super) fn shown(kept: Kept<DeletedRecord>) -> DeletedList {
    DeletedList {
        name: kept.id,
        rows: u32::try_from(kept.content.rows.len()).unwrap_or(u32::MAX),
        at: kept.content.at,
        who: kept.content.who,
    }
}
