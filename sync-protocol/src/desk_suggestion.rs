//! Changes of places that a table brought, among the suggestions.

use serde::{Deserialize, Serialize};

/// Changes of one table that are answered at once.
pub const TABLE_CHANGES_PAGE: usize = 20;

/// The table whose change waits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuggestedByTable {
    /// Its id.
    pub id: String,
    /// How many changes of it wait.
    pub changes: u32,
}
