//! The languages of the screens.

use serde::{Deserialize, Serialize};

/// A language of the screens. What is written in two languages only, such as mails, is English for
/// everyone but readers of Spanish.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// Portuguese of Brazil.
    #[serde(rename = "pt-BR")]
    Portuguese,
    /// Haitian Creole.
    #[serde(rename = "ht")]
    HaitianCreole,
}

impl Language {
    /// All of them, in the order of the choice.
    pub const ALL: [Self; 4] = [
        Self::English,
        Self::Spanish,
        Self::Portuguese,
        Self::HaitianCreole,
    ];

    /// The tag of RFC 5646.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::Portuguese => "pt-BR",
            Self::HaitianCreole => "ht",
        }
    }

    /// Returns the language with a tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.tag() == tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_travels_as_its_tag() {
        for language in Language::ALL {
            let tag = serde_json::to_value(language).unwrap();
            assert_eq!(tag, language.tag());
            assert_eq!(Language::of_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::of_tag("fr"), None);
    }
}
