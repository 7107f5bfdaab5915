//! Other rows of one place.

use serde::{Deserialize, Serialize};

/// Most rows that are told.
pub const TWINS_MAX: usize = 5;

/// Another row of the same place. It has facts, a history and a status of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskTwin {
    /// Its id.
    pub id: String,
    /// Its list.
    pub list: String,
    /// The title of the list in English. Screens name lists in their own language.
    pub title: String,
    /// Its name in that list.
    pub name: String,
}
