//! Acts at the desk that name what a staff member saw before.

use crate::desk::ActKind;
use serde::{Deserialize, Serialize};

/// `POST /desk/places/{id}/no-answer`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskSeen {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
}

/// `POST /desk/places/{id}/still-right`
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskLooked {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The ids of the reports that the staff member saw. They are dealt with; all others wait on.
    #[serde(default)]
    pub reports: Vec<String>,
}

/// `POST /desk/suggestions/{id}/approve`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskApprove {
    /// The version of the place that the editor saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The revision of the suggestion that the editor saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub revision: i64,
}

/// What was decided about a suggestion that does not wait any more: with the refusal of a second decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeskDecided {
    /// The name of who decided.
    pub who: String,
    /// What: it was published, returned or put away.
    pub kind: ActKind,
}

/// `POST /desk/suggestions/{id}/return`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskReturn {
    /// Why it was not published.
    pub word: String,
    /// The revision of the suggestion that the editor saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub revision: i64,
}
