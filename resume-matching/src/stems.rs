//! Words by their stems: "swept", "sweeping" and "sweeps" are one word. Regular forms are the
//! stemmers' of the Snowball project, irregular ones are in two tables.

use crate::small_words::{is_small, lead_of_form};
use crate::words::{Words, folded};
use rust_stemmers::{Algorithm, Stemmer};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

const IRREGULAR_EN: &str = include_str!("../data/irregular_en.csv");
const IRREGULAR_ES: &str = include_str!("../data/irregular_es.csv");

/// Letters that no Spanish word of the tables ends with.
const NEVER_LAST_ES: [char; 10] = ['b', 'c', 'f', 'g', 'h', 'k', 'm', 'p', 't', 'w'];

/// A language of the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// Both.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// Whether a word in lower case may be of this language, by its last letter: "tech" is not a form
    /// of "techo".
    pub(crate) fn may_have(self, lower: &str) -> bool {
        self == Self::English || !lower.ends_with(NEVER_LAST_ES)
    }

    /// The stem of a word in lower case, without accents.
    pub fn stem(self, lower: &str) -> String {
        static TOOLS: LazyLock<[(Stemmer, HashMap<String, &str>); 2]> = LazyLock::new(|| {
            [
                (Stemmer::create(Algorithm::English), irregular(IRREGULAR_EN)),
                (Stemmer::create(Algorithm::Spanish), irregular(IRREGULAR_ES)),
            ]
        });
        let (stemmer, irregular) = match self {
            Self::English => &TOOLS[0],
            Self::Spanish => &TOOLS[1],
        };
        let plain = folded(lower);
        if self == Self::Spanish && is_article_but_for_its_tilde(lower, &plain) {
            return lower.trim_end_matches('s').to_owned();
        }
        let word = match irregular.get(plain.as_str()) {
            Some(base) => (*base).to_owned(),
            None if self == Self::Spanish => with_accent(lower),
            None => plain,
        };
        folded(&stemmer.stem(&word))
    }
}

/// Whether only the tilde tells a noun from a small word: "uñas" from "unas".
pub(crate) fn is_article_but_for_its_tilde(lower: &str, plain: &str) -> bool {
    lower.contains('ñ') && is_small(plain.trim_end_matches('s'))
}

/// Spanish words that end like "cosí" without its accent, and have none.
const NO_ACCENT_ES: [&str; 6] = ["casi", "taxi", "bici", "mini", "graffiti", "grafiti"];

/// `hacia` and `hacía`, `cosi` and `cosí` are written by the same person; the stemmer knows the second ones. And of
/// "trapeé" it knows no verb.
fn with_accent(lower: &str) -> String {
    let is_past = lower.len() > 3 && !NO_ACCENT_ES.contains(&lower);
    for (plain, known) in [("ee", "ear"), ("eé", "ear"), ("i", "í")] {
        if let Some(front) = lower.strip_suffix(plain).filter(|_| is_past) {
            return format!("{front}{known}");
        }
    }
    for (plain, accented) in [("ia", "ía"), ("ian", "ían"), ("ias", "ías")] {
        if let Some(front) = lower.strip_suffix(plain) {
            return format!("{front}{accented}");
        }
    }
    lower.to_owned()
}

fn irregular(table: &'static str) -> HashMap<String, &'static str> {
    let rows = table
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(','));
    rows.map(|(form, base)| (folded(form), base)).collect()
}

/// The languages a sentence may be in: the one whose small words it has, or both. Other sentences do
/// not count, so that one more of them changes nothing.
pub(crate) fn languages(words: &Words, sentence: &Range<usize>) -> &'static [Language] {
    match lead(words, sentence.clone()) {
        0 => &Language::ALL,
        lead => of_lead(lead),
    }
}

fn of_lead(lead: i32) -> &'static [Language] {
    if lead > 0 {
        &[Language::English]
    } else {
        &[Language::Spanish]
    }
}

/// By how many small words English leads over Spanish.
pub(crate) fn lead(words: &Words, range: Range<usize>) -> i32 {
    range.map(|word| lead_of_form(words.form(word))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_one_word_have_one_stem() {
        let same = |language: Language, forms: &[&str]| {
            let stems: Vec<String> = forms.iter().map(|form| language.stem(form)).collect();
            assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{stems:?}");
        };
        same(Language::English, &["sweep", "swept", "sweeping", "sweeps"]);
        same(Language::English, &["drive", "drove", "driving", "driven"]);
        same(
            Language::Spanish,
            &["limpiar", "limpiaba", "limpié", "limpiando"],
        );
        same(Language::Spanish, &["barrer", "barría", "barria"]);
        same(Language::Spanish, &["barrer", "barrí", "barri"]);
        same(Language::Spanish, &["trapear", "trapeé", "trapee"]);
        same(Language::Spanish, &["lavandería", "lavanderia"]);
        same(Language::Spanish, &["poner", "ponía", "puse"]);
        same(Language::Spanish, &["uña", "uñas"]);
        assert_ne!(
            Language::Spanish.stem("uñas"),
            Language::Spanish.stem("unas")
        );
    }

    #[test]
    fn a_sentence_tells_its_language() {
        let of = |text: &str| {
            let words = Words::of(text);
            languages(&words, &words.sentences[0]).to_vec()
        };
        assert_eq!(of("I worked with a pan"), [Language::English]);
        assert_eq!(of("Hacía el pan de noche"), [Language::Spanish]);
        assert_eq!(of("Pan"), Language::ALL);
    }
}
