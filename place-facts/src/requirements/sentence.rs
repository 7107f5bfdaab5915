//! A sentence, and whether certain words stand in it.

use super::spelled_out::spelled_out;
use super::{Facts, all_genders, one_sex, spanish};
use crate::beginnings::Beginnings;
use crate::names_of_days::{DAYS_EN, DAYS_ES};
use sync_protocol::places::requirements::{Condition, Stated};

/// A sentence as it stands, and in lower case with single spaces around its words.
pub(crate) struct Sentence<'a> {
    pub(crate) words: &'a str,
    pub(crate) plain: String,
    /// What it says in full, or in English, where it is shortened or a Spanish one that is known as a whole.
    full: Option<String>,
    beginnings: Beginnings,
}

impl<'a> Sentence<'a> {
    pub(super) fn new(words: &'a str) -> Self {
        let spelled = spelled_out(words);
        let plain: String = spelled
            .as_deref()
            .unwrap_or(words)
            .to_lowercase()
            .chars()
            .map(|char| {
                if char.is_alphanumeric() || "+-".contains(char) {
                    char
                } else {
                    ' '
                }
            })
            .collect();
        let plain: Vec<&str> = plain.split_whitespace().collect();
        let plain = plain.join(" ");
        let english = spanish::in_english(&plain).map(str::to_owned);
        let english = english.or_else(|| one_sex::in_short(&plain));
        let english = english.or_else(|| all_genders::in_short(&plain));
        let said = english.clone().unwrap_or(plain);
        Self {
            full: english.or(spelled),
            ..Self::said(words, said)
        }
    }

    /// A sentence that says `plain` instead.
    pub(super) fn said(words: &'a str, plain: String) -> Self {
        Self {
            words,
            beginnings: Beginnings::of(&plain),
            plain,
            full: None,
        }
    }

    /// Its text in the language in which its words are judged one by one.
    pub(super) fn text(&self) -> &str {
        self.full.as_deref().unwrap_or(self.words)
    }

    /// Whether it contains these whole words.
    pub(crate) fn has(&self, phrase: &str) -> bool {
        self.has_words(&[phrase])
    }

    /// Whether it contains these whole words, one behind the other. It is asked some thousand times of each
    /// sentence, so nothing is copied for it.
    pub(crate) fn has_words(&self, phrases: &[&str]) -> bool {
        if !phrases.iter().all(|it| self.beginnings.may_have(it)) {
            return false;
        }
        let mut rest = Some(self.plain.as_str());
        while let Some(text) = rest {
            if begins(text, phrases) {
                return true;
            }
            rest = text.split_once(' ').map(|(_, after)| after);
        }
        false
    }

    /// Whether it contains one of these.
    pub(crate) fn has_any(&self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.has(phrase))
    }

    /// Whether each of its words is one of these, which stand with spaces between them.
    pub(super) fn has_only(&self, known: &str) -> bool {
        let is_known = |word: &str| known.split_whitespace().any(|it| it == word);
        self.plain.split(' ').all(is_known)
    }

    /// Whether it names a day of the week, also in the plural.
    pub(super) fn names_day(&self) -> bool {
        let days = DAYS_EN.into_iter().chain(DAYS_ES);
        let is_named = |word: &str| {
            days.clone()
                .any(|day| word == day || word.strip_suffix('s') == Some(day))
        };
        self.plain.split(' ').any(is_named)
    }

    /// The sentence without these words.
    pub(super) fn without(&self, phrases: &[&str]) -> Self {
        let mut left = Self::said(self.words, self.plain.clone());
        for phrase in phrases {
            // Twice, because two in a row share the space between them.
            for _ in 0..2 {
                if left.has(phrase) {
                    let padded = format!(" {} ", left.plain).replace(&format!(" {phrase} "), " ");
                    left = Self::said(self.words, padded.trim().to_owned());
                }
            }
        }
        left
    }

    /// Whether it begins with these words.
    pub(crate) fn begins(&self, phrase: &str) -> bool {
        begins(&self.plain, &[phrase])
    }

    /// Shows its words, once.
    pub(super) fn quote(&self, facts: &mut Facts) {
        let mut shown = facts.conditions.iter();
        if !shown.any(|it| it.words == self.words) {
            facts.conditions.push(self.state(Condition::Note));
        }
    }

    /// A value with these words as its source.
    pub(crate) fn state<T>(&self, value: T) -> Stated<T> {
        Stated {
            value,
            words: self.words.to_owned(),
        }
    }
}

/// Whether a text begins with these whole words, one behind the other.
fn begins(text: &str, phrases: &[&str]) -> bool {
    let mut rest = Some(text);
    for phrase in phrases {
        let after = rest.and_then(|rest| rest.strip_prefix(phrase));
        rest = match after {
            Some("") => Some(""),
            Some(after) => after.strip_prefix(' '),
            None => None,
        };
    }
    rest.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn words_are_found_whole_and_where_they_follow_one_another() {
        let sentence = Sentence::new("Free for all; a photo-ID is asked for, no walk-ins.");
        for phrase in ["free", "a", "photo-id", "for no walk-ins", "asked for"] {
            assert!(sentence.has(phrase), "{phrase}");
        }
        for phrase in ["fre", "photo", "walk-in", "all photo-id", "walk-ins no"] {
            assert!(!sentence.has(phrase), "{phrase}");
        }
        assert!(sentence.has_words(&["for all", "a", "photo-id is"]));
        assert!(!sentence.has_words(&["for all", "photo-id"]));
        assert!(!sentence.has_words(&["no walk-ins", "a"]));
        assert!(sentence.begins("free for") && !sentence.begins("fr"));
    }

    proptest! {
        #[test]
        fn words_are_found_as_in_a_text_with_spaces_around(
            words in "[ab]{0,3}( [abé]{1,2}){0,6}",
            phrases in prop::collection::vec("[abé]{1,2}( [ab]{1,2}){0,2}", 1..3),
        ) {
            let sentence = Sentence::new(&words);
            let phrases: Vec<&str> = phrases.iter().map(String::as_str).collect();
            let padded = |text: &str| format!(" {text} ");
            let is_there = padded(&sentence.plain).contains(&padded(&phrases.join(" ")));
            prop_assert_eq!(sentence.has_words(&phrases), is_there);
        }
    }
}
