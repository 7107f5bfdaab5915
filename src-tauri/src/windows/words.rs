//! The sentences in the bar and in the pages that this program draws itself. They are in `src/words/`
//! with all other sentences.

use serde::Deserialize;
use sync_protocol::language::Language;

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
struct All {
    en: Words,
    es: Words,
    #[serde(rename = "pt-BR")]
    pt: Words,
    ht: Words,
}

impl Words {
    /// Returns the words of a language.
    pub(crate) fn of(language: Language) -> Self {
        // A test reads the same file, so the default is never used.
        let all: All = serde_json::from_str(WORDS).unwrap_or_default();
        match language {
            Language::English => all.en,
            Language::Spanish => all.es,
            Language::Portuguese => all.pt,
            Language::HaitianCreole => all.ht,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_all_languages_are_complete() {
        serde_json::from_str::<All>(WORDS).unwrap();
        let leave = Language::ALL.map(|language| Words::of(language).leave);
        assert_eq!(leave, ["Leave now", "Salir ya", "Sair já", "Soti vit"]);
    }
}
