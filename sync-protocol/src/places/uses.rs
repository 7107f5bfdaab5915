//! How often places were opened, saved and printed. Like page views, nothing here can tell one person
//! from another: a place, what was done, a day and a number.

use super::place::is_place_id;
use serde::{Deserialize, Serialize};

/// Longest code of a place in a saved list: name of the list, a dot, seven characters.
const CODE_MAX: usize = 72;

/// What a person did with a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PlaceUse {
    /// Its page was opened.
    Opened,
    /// It was put on the list of a visit, or sent to a phone.
    Saved,
    /// It was printed.
    Printed,
}

impl PlaceUse {
    /// Every kind of use.
    pub const ALL: [Self; 3] = [Self::Opened, Self::Saved, Self::Printed];

    /// The name by which it is sent and stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Opened => "opened",
            Self::Saved => "saved",
            Self::Printed => "printed",
        }
    }

    /// The kind of that name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// How often a place was used on one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceUseCount {
    /// The id of the place, or its code in a saved list (`food.1a2b3c4`).
    pub place: String,
    /// What was done.
    pub kind: PlaceUse,
    /// The day of the site's clock, `YYYY-MM-DD`.
    pub day: String,
    /// How often, at least once.
    pub count: u32,
}

impl PlaceUseCount {
    /// Whether the place is named as places are, and the number is above 0.
    pub fn is_well_formed(&self) -> bool {
        self.count > 0 && names_a_place(&self.place)
    }
}

/// Whether a text has the form of a place's id, or of a code in a saved list.
pub fn names_a_place(text: &str) -> bool {
    is_place_id(text) || is_code(text)
}

/// Whether a text has the form of a code in a saved list.
fn is_code(text: &str) -> bool {
    let allowed = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.');
    text.len() <= CODE_MAX && text.contains('.') && text.bytes().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ana_uses_have_one_name_each() {
        for kind in PlaceUse::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
            assert_eq!(PlaceUse::parse(kind.as_str()), Some(kind));
        }
        assert_eq!(PlaceUse::parse("Printed"), None);
    }

    #[test]
    fn ana_a_use_names_a_place_and_nothing_else() {
        let of = |place: &str, count| {
            let (place, day) = (place.to_owned(), "2026-11-20".to_owned());
            let kind = PlaceUse::Saved;
            PlaceUseCount {
                place,
                kind,
                day,
                count,
            }
            .is_well_formed()
        };
        assert!(of("6ba7b810-9dad-51d1-80b4-00c04fd430c8", 1));
        assert!(of("free-phones.1a2b3c4", 1));
        for bad in ["", "food", "Ana Maria", "ana@example.org", "food.\u{7}"] {
            assert!(!of(bad, 1), "{bad}");
        }
        assert!(!of(&format!("{}.1a2b3c4", "x".repeat(65)), 1));
        assert!(!of("food.1a2b3c4", 0));
    }
}
