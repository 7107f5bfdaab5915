//! Places in a text message: what is asked for, and what was sent.

use super::uses::names_a_place;
use crate::language::Language;
use crate::limits::KEY_LENGTH;
use serde::{Deserialize, Serialize};

/// Most places of one message: as many as a saved list has.
pub const TEXT_PLACES_MAX: usize = 20;

/// `POST /place-texts`: sends places to a phone. The service writes the message itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceText {
    /// Idempotency key: 32 hexadecimal digits.
    pub key: String,
    /// The number of the phone, in E.164 form.
    pub phone: String,
    /// Ids of places, or their codes in saved lists; at most [`TEXT_PLACES_MAX`].
    pub places: Vec<String>,
    /// The language of the words around them.
    pub language: Language,
    /// The proof of work of `GET /account/proof-of-work`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub work: Option<String>,
}

impl PlaceText {
    /// Whether key and places have the form that they must have.
    pub fn is_well_formed(&self) -> bool {
        self.key.len() == KEY_LENGTH
            && self.key.bytes().all(|byte| byte.is_ascii_hexdigit())
            && (1..=TEXT_PLACES_MAX).contains(&self.places.len())
            && self.places.iter().all(|place| names_a_place(place))
    }
}

impl std::fmt::Debug for PlaceText {
    /// Leaves out the number, so that no log contains it.
    fn fmt(&self, text: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        text.debug_struct("PlaceText")
            .field("places", &self.places)
            .finish_non_exhaustive()
    }
}

/// What the message holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceTextSent {
    /// Places that are written in it.
    pub written: u32,
    /// Places behind its link alone, because there was no room.
    pub linked: u32,
    /// Places that are neither written nor behind the link: there was no room for them at all.
    #[serde(default)]
    pub left_out: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text() -> PlaceText {
        PlaceText {
            key: "0".repeat(KEY_LENGTH),
            phone: "+12015550100".into(),
            places: vec!["food.1a2b3c4".into()],
            language: Language::Spanish,
            work: None,
        }
    }

    #[test]
    fn a_text_names_places_and_nothing_else() {
        assert!(text().is_well_formed());
        let with = |change: fn(&mut PlaceText)| {
            let mut text = text();
            change(&mut text);
            text.is_well_formed()
        };
        assert!(!with(|text| text.key = "x".repeat(KEY_LENGTH)));
        assert!(!with(|text| text.key.push('0')));
        assert!(!with(|text| text.places.clear()));
        assert!(!with(|text| text.places = vec!["buy this".into()]));
        let places = |count| vec!["food.1a2b3c4".to_owned(); count];
        assert!(with(|text| text.places.truncate(1)));
        let mut full = text();
        full.places = places(TEXT_PLACES_MAX);
        assert!(full.is_well_formed());
        full.places = places(TEXT_PLACES_MAX + 1);
        assert!(!full.is_well_formed());
    }

    #[test]
    fn f5_the_number_is_not_in_what_a_log_may_hold() {
        assert!(!format!("{:?}", text()).contains("201555"));
    }
}
