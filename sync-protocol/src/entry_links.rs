//! Links of one use by which a place or an employer confirms or corrects its own entry.

use crate::desk::PlaceStatus;
use crate::listings::Row;
use serde::{Deserialize, Serialize};

/// How long a link works, in days.
pub const ENTRY_LINK_DAYS: i64 = 14;

/// `POST /desk/places/{id}/link`: makes a link, and mails it if there is an address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewEntryLink {
    /// Where it is mailed to; empty: it is only shown to the staff member.
    #[serde(default)]
    pub email: String,
    /// Language of the mail: `en` or `es`.
    pub language: String,
}

/// A link as the staff member sees it, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EntryLink {
    /// The address of the page, with the code behind `#`, so that no server and no log gets it.
    pub link: String,
    /// When it ends, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub until: i64,
}

/// `POST /entry/look`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EntryCode {
    /// The code of the link.
    pub code: String,
}

/// The entry that a link shows. It holds only what a place may correct.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnEntry {
    /// Its list.
    pub list: String,
    /// Its fields as they are published.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub row: Row,
    /// What is shown here as one short text, for the answer: it says what the place has seen.
    pub seen: String,
    /// When the link ends, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub until: i64,
}

/// `POST /entry/answer`: spends the link. Without fields and status the entry is right as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EntryAnswer {
    /// The code of the link.
    pub code: String,
    /// The entry that the place has seen, as [`OwnEntry::seen`] says it. When the entry is another one now,
    /// nothing is kept and the link is not spent.
    pub seen: String,
    /// The fields that are different, with their new text.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub fields: Row,
    /// Whether the place closed, or does not want to be listed.
    #[serde(default)]
    pub status: Option<PlaceStatus>,
    /// What the place wants to say to the staff.
    #[serde(default)]
    pub note: String,
}
