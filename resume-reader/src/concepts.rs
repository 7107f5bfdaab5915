//! Clean text → concepts. The longest phrase wins; what is denied does not count; what is only
//! hoped for counts half.

use crate::lexicon::Lexicon;
use crate::words::Words;
use aho_corasick::{AhoCorasick, BuildError};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Words that deny what follows them soon, in both languages.
const DENIALS: [&str; 10] = [
    "no", "not", "without", "never", "dont", "didnt", "sin", "nunca", "ni", "lack",
];
/// How many words a denial reaches.
const DENIAL_REACH: usize = 3;
/// Words that make a sentence a wish.
const WISHES: [&str; 12] = [
    " seeking ",
    " looking for ",
    " objective ",
    " want to ",
    " would like ",
    " hope to ",
    " interested in ",
    " goal ",
    " willing to learn ",
    " busco ",
    " objetivo ",
    " quiero ",
];

/// A concept found in a text.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// Identifier of the concept.
    pub id: String,
    /// The phrase that stands for it in the text, in lower case and without accents.
    pub phrase: String,
    /// 1, or ½ when it is only wished for.
    pub weight: f32,
}

/// Finds the concepts of a lexicon.
pub struct Finder {
    lexicon: Lexicon,
    automaton: AhoCorasick,
}

impl Finder {
    /// Builds the automaton; some milliseconds.
    pub fn new(lexicon: Lexicon) -> Result<Self, BuildError> {
        let phrases = lexicon.phrases().iter().map(|(phrase, _)| phrase);
        Ok(Self {
            automaton: AhoCorasick::new(phrases)?,
            lexicon,
        })
    }

    /// What is looked for.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// The concepts of a text, each once, in the order of the text.
    pub fn find(&self, text: &str) -> Vec<Found> {
        let words = Words::of(text);
        let mut found: Vec<Found> = Vec::new();
        let mut places: HashMap<usize, usize> = HashMap::new();
        for (start, end, phrase) in self.longest(&words.text) {
            let before = words.before(start);
            if is_denied(before) {
                continue;
            }
            let weight = if is_wish(before) { 0.5 } else { 1.0 };
            let (phrase, concept) = &self.lexicon.phrases()[phrase];
            debug_assert_eq!(phrase, &words.text[start..end]);
            match places.get(concept) {
                Some(place) => found[*place].weight = found[*place].weight.max(weight),
                None => {
                    places.insert(*concept, found.len());
                    found.push(Found {
                        id: self.lexicon.concepts()[*concept].id.clone(),
                        phrase: phrase.clone(),
                        weight,
                    });
                }
            }
        }
        found
    }

    /// Phrases that stand as whole words, the longest at each place, none inside another.
    fn longest(&self, text: &str) -> Vec<(usize, usize, usize)> {
        let bytes = text.as_bytes();
        let mut all: Vec<(usize, usize, usize)> = self
            .automaton
            .find_overlapping_iter(text)
            .map(|hit| (hit.start(), hit.end(), hit.pattern().as_usize()))
            .filter(|(start, end, _)| bytes[start - 1] == b' ' && bytes[*end] == b' ')
            .collect();
        all.sort_by_key(|(start, end, _)| (*start, usize::MAX - end));
        let mut reached = 0;
        all.retain(|(start, end, _)| {
            let is_free = *start >= reached;
            if is_free {
                reached = *end;
            }
            is_free
        });
        all
    }
}

fn is_denied(before: &str) -> bool {
    before
        .split_whitespace()
        .rev()
        .take(DENIAL_REACH)
        .any(|word| DENIALS.contains(&word))
}

fn is_wish(before: &str) -> bool {
    WISHES.iter().any(|wish| before.contains(wish))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    static FINDER: LazyLock<Finder> =
        LazyLock::new(|| Finder::new(Lexicon::built_in().unwrap()).unwrap());

    fn ids(text: &str) -> Vec<String> {
        FINDER
            .find(text)
            .into_iter()
            .map(|found| found.id)
            .collect()
    }

    #[test]
    fn the_longest_phrase_wins() {
        assert_eq!(ids("Class B CDL, OSHA-10"), ["cdl-b", "osha-10"]);
        assert_eq!(ids("truck mechanic"), ["diesel"]);
        assert_eq!(ids("Forklifts"), ["forklift"]);
    }

    #[test]
    fn spanish_with_and_without_accents() {
        assert_eq!(ids("Albañilería y lavaplatos"), ["masonry", "dishwasher"]);
        assert_eq!(ids("albanileria"), ["masonry"]);
    }

    #[test]
    fn what_is_denied_does_not_count() {
        assert_eq!(ids("No CDL. Forklift"), ["forklift"]);
        assert_eq!(ids("I do not have a CDL"), Vec::<String>::new());
        assert_eq!(ids("sin licencia de conducir"), Vec::<String>::new());
    }

    #[test]
    fn a_wish_counts_half_until_it_is_done() {
        assert_eq!(FINDER.find("Seeking work as a welder")[0].weight, 0.5);
        assert_eq!(
            FINDER.find("Seeking work as a welder\nWelder 2015")[0].weight,
            1.0
        );
    }

    #[test]
    fn every_phrase_means_its_own_concept() {
        for (phrase, place) in FINDER.lexicon().phrases() {
            let found = FINDER.find(phrase);
            let concept = &FINDER.lexicon().concepts()[*place].id;
            assert_eq!(&found[0].id, concept, "{phrase}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_searched_and_every_phrase_stands_in_it(text in "\\PC{0,300}") {
            let words = Words::of(&text).text;
            for found in FINDER.find(&text) {
                let phrase = format!(" {} ", found.phrase);
                prop_assert!(words.contains(&phrase));
            }
        }

        #[test]
        fn the_order_of_lines_does_not_matter(mut lines in prop::collection::vec("(cook|forklift|no cdl|seeking welder|x)", 0..8)) {
            let sorted = |lines: &[String]| {
                let mut found: Vec<_> = FINDER.find(&lines.join("\n")).into_iter().map(|found| (found.id, found.weight.to_bits())).collect();
                found.sort();
                found
            };
            let first = sorted(&lines);
            lines.reverse();
            prop_assert_eq!(sorted(&lines), first);
        }
    }
}
