//! The sentences in the bar and in the pages that this program draws itself. They are in `src/words/`
//! with all other sentences.

use serde::Deserialize;

const WORDS: &str = include_str!("../../../src/words/window.json");

/// The words of the bar above a page, and of the pages that replace a failed page.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Words {
    pub(crate) bar: String,
    pub(crate) back: String,
    pub(crate) close_file: String,
    pub(crate) leave: String,
    pub(crate) smaller: String,
    pub(crate) bigger: String,
    pub(crate) loading: String,
    pub(crate) failed_title: String,
    pub(crate) failed_text: String,
    pub(crate) unsafe_title: String,
    pub(crate) unsafe_text: String,
    pub(crate) wrong_file: String,
    pub(crate) lost_file: String,
    pub(crate) no_keyboard: String,
}

#[derive(Default, Deserialize)]
struct Both {
    en: Words,
    es: Words,
}

impl Words {
    /// Returns the words of a language, or the English words for an unknown language.
    pub(crate) fn of(language: &str) -> Self {
        // A test reads the same file, so the default is never used.
        let both: Both = serde_json::from_str(WORDS).unwrap_or_default();
        if language == "es" { both.es } else { both.en }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_both_languages_are_complete() {
        serde_json::from_str::<Both>(WORDS).unwrap();
        assert_eq!(Words::of("en").leave, "Leave now");
        assert_eq!(Words::of("es").leave, "Salir ya");
        assert_eq!(Words::of("fr").leave, "Leave now");
    }
}
