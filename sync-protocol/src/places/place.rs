//! One place, and a report that something of it is wrong.

use super::find::FoundPlace;
use super::hours::Hours;
use crate::limits::KEY_LENGTH;
pub use crate::listings::PLACE_IDS;
use crate::listings::Row;
use serde::{Deserialize, Serialize};

/// Longest sentence of a report, in characters.
pub const REPORT_TEXT_MAX: usize = 500;

/// What identifies a place: an id that never changes, and its codes in saved lists.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceRef {
    /// UUID, version 5 of its source identity when it was first seen, kept ever after.
    pub id: String,
    /// The list that contains it.
    pub list: String,
    /// The code its row has now in saved lists and on printed slips.
    pub code: String,
    /// Codes it had before, for instance with another telephone number.
    pub former: Vec<String>,
}

/// All that is known of a place.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// The place as the finder answers it.
    pub place: FoundPlace,
    /// Its hours as data.
    pub hours: Hours,
    /// Every field of its row.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub row: Row,
    /// Days of facts that were checked or set on another day than the place was checked last, by field. A kiosk that
    /// never reached its service does not know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Row"))]
    pub days: Option<Row>,
    /// Ids of other places at the same address.
    pub here: Vec<PlaceRef>,
    /// For an answer from kept lists: when they were fetched, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub kept_at: Option<i64>,
}

/// What is wrong with a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Wrong {
    /// The hours are wrong, or it was closed.
    Hours,
    /// The telephone number is wrong or no one answers.
    Phone,
    /// It is not at that address.
    Address,
    /// It is closed for good.
    Gone,
    /// It asked for something that is not said.
    Requirements,
    /// Something else.
    Other,
}

/// `POST /places/{id}/report`: something is wrong there. It changes nothing until staff look.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceReport {
    /// Idempotency key: 32 hexadecimal digits.
    pub key: String,
    /// The place.
    pub place: String,
    /// What is wrong.
    pub wrong: Wrong,
    /// A sentence, if someone wants to write one; at most [`REPORT_TEXT_MAX`] characters.
    pub text: String,
}

impl PlaceReport {
    /// Whether key, id and text have the form and length they must have.
    pub fn is_well_formed(&self) -> bool {
        self.key.len() == KEY_LENGTH
            && self.key.bytes().all(|byte| byte.is_ascii_hexdigit())
            && is_place_id(&self.place)
            && self.text.chars().count() <= REPORT_TEXT_MAX
            && !self
                .text
                .chars()
                .any(|char| char.is_control() && char != '\n')
    }
}

/// Whether a text has the form of a place's id: a lower-case UUID.
pub fn is_place_id(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte),
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_a_place_and_is_short() {
        let report = PlaceReport {
            key: "0".repeat(KEY_LENGTH),
            place: "6ba7b810-9dad-51d1-80b4-00c04fd430c8".into(),
            wrong: Wrong::Hours,
            text: "Closed on Fridays".into(),
        };
        assert!(report.is_well_formed());
        let with = |change: fn(&mut PlaceReport)| {
            let mut report = report.clone();
            change(&mut report);
            report.is_well_formed()
        };
        assert!(!with(|report| report.key.push('0')));
        assert!(!with(|report| report.place = "../etc".into()));
        assert!(!with(|report| report.text = "x".repeat(REPORT_TEXT_MAX + 1)));
        assert!(!with(|report| report.text = "\u{7}".into()));
    }
}
