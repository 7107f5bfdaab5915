//! The open sessions of an account, as their owner is shown them.

use serde::{Deserialize, Serialize};

/// `GET /account/sessions`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionList {
    /// The session that asks first, then the others, last used first.
    pub sessions: Vec<SessionInfo>,
}

/// One open session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// Names it in `POST /account/sessions/end`.
    pub id: String,
    /// Browser and system without versions, such as `Chrome, Android`; empty when unknown.
    pub device: String,
    /// The way it was opened: `password`, `phone`, or the id of a provider.
    pub provider: String,
    /// When it began (RFC 3339).
    pub began_at: String,
    /// When it was last used (RFC 3339), to about an hour: a session in use is refreshed hourly.
    pub used_at: String,
    /// Whether it is the session that asks.
    pub is_current: bool,
}

/// `POST /account/sessions/end`
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EndSession {
    /// The session to end.
    pub id: String,
}
