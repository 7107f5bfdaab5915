//! Taking an act at the desk back.

use serde::{Deserialize, Serialize};

/// `POST /desk/places/{id}/undo`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskUndo {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The act that is taken back.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub act: i64,
}

/// What an undo took back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskUndone {
    /// The facts that are as they were before the act, by name.
    pub back: Vec<String>,
    /// The facts of the act that stay as they are, because they were set again since.
    pub stays: Vec<String>,
    /// Whether a later check no longer dates the place, because a fact that came back was not checked then.
    #[serde(default)]
    pub check_gone: bool,
}
