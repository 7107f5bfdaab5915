//! A change of a place that is looked at before it is sent.

use crate::listings::Row;
use serde::{Deserialize, Serialize};

/// `POST /desk/places/{id}/contradictions`: a change that was not sent yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskDraft {
    /// The fields that would change, with their new text.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub fields: Row,
}

/// What a person should look at before a change is sent: sentences of a place that exclude each other, such as "Walk in"
/// and "Call first", or a text that may be right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskContradiction {
    /// What they are about: `entry`, `id`, `cost` …; `zip`: New Jersey has no such ZIP code; `zip-repaired`: the
    /// code that was typed, and the one that is published; `hours`: no program can read them.
    pub about: String,
    /// The sentences, as they stand in the place, or the text.
    pub words: Vec<String>,
}
