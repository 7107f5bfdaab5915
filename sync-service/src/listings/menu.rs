//! The lists beyond those that the specification links: their names, their order in the menus, and which
//! of them only staff see.
//!
//! The menu is answered like a list, so that kiosks keep it for times without a network.

use super::stored_record::stored_record;
use crate::store::desk::RecordKind;
use crate::store::listings::StoredListing;
use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sync_protocol::desk_lists::MenuList;
use sync_protocol::listings::{LINKED_LISTINGS, LIST_MENU, ListingName, MORE_LISTINGS, Row};

/// The id of the record.
pub const MENU: &str = "menu";

/// What staff decided about the lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MenuRecord {
    /// The lists, in the order of the menus.
    pub lists: Vec<MenuList>,
}

impl Default for MenuRecord {
    /// The lists that every installation begins with, under their usual names.
    fn default() -> Self {
        let lists = MORE_LISTINGS.map(|name| MenuList {
            name: name.to_owned(),
            ..MenuList::default()
        });
        Self {
            lists: lists.into(),
        }
    }
}

/// The menu as it is stored.
#[derive(Debug, Clone, Default)]
pub struct Menu {
    /// 0 before staff decided anything.
    pub version: i64,
    /// What they decided.
    pub record: MenuRecord,
}

impl Menu {
    /// Reads the menu.
    pub async fn read(store: &dyn Store) -> Result<Self, StoreError> {
        let stored = stored_record(store, RecordKind::Menu, MENU).await?;
        Ok(stored.map_or_else(Self::default, |(version, record)| Self { version, record }))
    }

    /// The names of the lists that only staff see.
    pub fn hidden(&self) -> BTreeSet<String> {
        let hidden = self.record.lists.iter().filter(|list| list.is_hidden);
        hidden.map(|list| list.name.clone()).collect()
    }

    /// What the answer with the menu is made from.
    pub(super) fn listing(&self) -> Option<StoredListing> {
        // The specified ones come first and keep their names; with them the answer is never empty.
        let linked = LINKED_LISTINGS.map(|name| MenuList {
            name: name.to_owned(),
            ..MenuList::default()
        });
        let shown = self.record.lists.iter().filter(|list| !list.is_hidden);
        Some(StoredListing {
            name: ListingName::parse(LIST_MENU)?,
            revision: self.version,
            rows: linked.iter().chain(shown).map(row).collect(),
            // Staff decide how long the menu is, so kiosks may follow.
            floor: Some(0),
            updated_at: 0,
        })
    }
}

fn row(list: &MenuList) -> Row {
    [
        ("name", list.name.clone()),
        ("en", list.en.clone()),
        ("es", list.es.clone()),
    ]
    .map(|(field, text)| (field.to_owned(), text))
    .into()
}
