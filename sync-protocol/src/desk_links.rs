//! Whether the website of a place answers, as the staff desk asks it.

use serde::{Deserialize, Serialize};

/// What was found at an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum LinkState {
    /// It answers.
    Answers,
    /// It answers at another address.
    Moved,
    /// The page is not there.
    Missing,
    /// It answers that it shows nothing now, or not to a program.
    Unsure,
    /// It does not answer.
    Silent,
    /// It is no address of the public web.
    NotPublic,
    /// It is no address.
    NoAddress,
}

/// `POST /desk/check-link`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LinkToCheck {
    /// The website, as the list has it or as it was typed.
    pub website: String,
}

/// Its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LinkFound {
    /// What was found.
    pub state: LinkState,
    /// The other address.
    pub address: Option<String>,
}
