//! Notices on every screen, as the desk puts them up.

use serde::{Deserialize, Serialize};

/// Longest text of a notice, in characters.
pub const NOTICE_MAX: usize = 200;

/// A notice that stands on every screen until a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskNotice {
    /// Its id.
    pub id: String,
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
    /// When it ends or ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub until: i64,
    /// Who put it up.
    pub who: String,
}

/// `POST /desk/notices`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewNotice {
    /// In English, at most [`NOTICE_MAX`] characters.
    pub en: String,
    /// In Spanish.
    pub es: String,
    /// When it ends, in milliseconds since 1970; at most 31 days from now.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub until: i64,
}
