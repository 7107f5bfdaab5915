//! The lists of an installation at the staff desk: made, named, ordered, hidden, deleted.

use serde::{Deserialize, Serialize};

/// Longest name of a list in a menu, in characters.
pub const LIST_NAME_MAX: usize = 40;

/// A list beyond those that the specification links, as the menus have it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MenuList {
    /// Its name in addresses.
    pub name: String,
    /// Its name in English; empty: the usual name.
    #[serde(default)]
    pub en: String,
    /// Its name in Spanish.
    #[serde(default)]
    pub es: String,
    /// Whether only staff see it and its places.
    #[serde(default)]
    pub is_hidden: bool,
}

/// A list as owners see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskList {
    /// How the menus have it.
    pub menu: MenuList,
    /// Whether a menu leads to it.
    pub is_in_menu: bool,
    /// Its rows.
    pub rows: u32,
}

/// A list that was deleted and can be put back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeletedList {
    /// Its name in addresses.
    pub name: String,
    /// Its rows.
    pub rows: u32,
    /// When it was deleted, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// Who deleted it.
    pub who: String,
}

/// `GET /desk/lists`, and the answer of every act on the lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskLists {
    /// Grows with every act on the lists. A call that names another version changes nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// Those beyond the ones that the specification links, in the order of the menus.
    pub lists: Vec<DeskList>,
    /// Those that can be put back, the newest first.
    pub deleted: Vec<DeletedList>,
}

/// `POST /desk/lists`: makes an empty list, hidden at first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewList {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// Its name in addresses: `a-z`, `0-9` and single dashes. It never changes.
    pub name: String,
    /// Its name in English.
    pub en: String,
    /// Its name in Spanish.
    pub es: String,
}

/// `POST /desk/lists/arrange`: names, order and visibility of all lists at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ArrangeLists {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// Every list, each once, in the order of the menus.
    pub lists: Vec<MenuList>,
}
