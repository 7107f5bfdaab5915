//! Messages of the contact form at the desk: who looks after them, and how they are answered.

use serde::{Deserialize, Serialize};

/// Longest answer, in characters.
pub const ANSWER_MAX: usize = 4_000;

/// `GET /desk/messages`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskMessages {
    /// The newest messages.
    pub messages: Vec<DeskMessage>,
    /// The people who can look after one.
    pub colleagues: Vec<Colleague>,
}

/// A person of the staff who reads messages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Colleague {
    /// E-mail address.
    pub email: String,
    /// Name.
    pub name: String,
}

/// A message of the contact form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskMessage {
    /// Its key.
    pub key: String,
    /// Grows with every act. A call that names another version changes nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The name that its sender gave.
    pub name: String,
    /// An address or a telephone number.
    pub contact: String,
    /// Whether `contact` is an address that a mail can go to.
    pub can_answer: bool,
    /// Its subject.
    pub subject: String,
    /// Its text.
    pub message: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub received_at: i64,
    /// The address of the person who takes care of it; empty: not assigned.
    pub assigned: String,
    /// Who answered it by mail.
    pub answered_by: Option<String>,
    /// Who dealt with it.
    pub done_by: Option<String>,
}

/// `POST /desk/messages/{id}/done`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MessageDone {
    /// Whether it is dealt with.
    pub is_done: bool,
}

/// `POST /desk/messages/{id}/assign`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MessageAssign {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The address of an editor or owner; empty: not assigned.
    pub to: String,
}

/// `POST /desk/messages/{id}/answer`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MessageAnswer {
    /// The version that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The text of the mail, at most [`ANSWER_MAX`] characters.
    pub text: String,
}
