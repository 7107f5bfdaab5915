//! Searches over all lists that found nothing: which words of them may be counted.
//!
//! Only plain words travel: letters of the languages of the screens, 3 to 20 of them, at most three words. A
//! search with a digit, a sign or more words may hold a name, a number or an address, and is not counted at all.

use serde::{Deserialize, Serialize};

/// Most words of a search that is counted.
pub const WORDS_MAX: usize = 3;
/// Longest name of a county, in characters.
const COUNTY_MAX: usize = 40;
/// Letters of Spanish, Portuguese and Haitian Creole besides those of English.
const ACCENTED: &str = "áéíóúüñãõâêôàçèò";

/// The words of one search that found nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZeroResultSearch {
    /// Each word once, in small letters.
    pub words: Vec<String>,
    /// The county of the town that the search named; empty without one.
    pub county: String,
}

impl ZeroResultSearch {
    /// Whether every word is plain, and there are one to three.
    pub fn is_well_formed(&self) -> bool {
        (1..=WORDS_MAX).contains(&self.words.len())
            && self.words.iter().all(|word| is_plain_word(word))
            && self.county.chars().count() <= COUNTY_MAX
    }
}

/// Whether a word may be counted. `cases/zero_results.json` holds the examples that
/// `src/find/zeroResult.ts` is tested with too.
pub fn is_plain_word(word: &str) -> bool {
    let is_letter = |it: char| it.is_ascii_lowercase() || ACCENTED.contains(it);
    (3..=20).contains(&word.chars().count()) && word.chars().all(is_letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Case {
        text: String,
        words: Vec<String>,
    }

    #[test]
    fn dsk_what_the_screens_send_is_taken_and_what_looks_like_a_person_is_refused() {
        let cases = include_str!("../cases/zero_results.json");
        let cases: Vec<Case> = serde_json::from_str(cases).unwrap();
        for case in cases {
            let of = |words: Vec<String>| {
                ZeroResultSearch {
                    words,
                    county: String::new(),
                }
                .is_well_formed()
            };
            assert_eq!(of(case.words.clone()), !case.words.is_empty());
            let whole = case.text.to_lowercase();
            if case.words.is_empty() {
                assert!(!of(vec![whole.clone()]), "{whole}");
            }
        }
        assert!(!is_plain_word("Laptop"), "small letters alone");
    }
}
