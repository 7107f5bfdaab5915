//! The lines of our own resume builder, word for word. Each says what the person tapped, whatever
//! else its words could mean and whatever stands beside it.

use crate::lexicon::{Lexicon, LexiconError, fingerprint};
use crate::words::Words;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;

const VOCABULARY: &str = include_str!("../../resume-writer/data/vocabulary.json");

/// Words that may stand before a line of the builder: its heading, where that is beside it.
const HEADING: usize = 3;
/// Words that begin the dates behind the title of a job, beside years.
const DATES: [&str; 4] = ["present", "until", "actualidad", "hasta"];

/// Lines of the builder and the concepts they mean.
#[derive(Debug, Default)]
pub struct Tapped {
    fingerprint: u64,
    /// A line as [`Words`] writes it, and the places of its concepts in the lexicon.
    lines: Vec<(String, Vec<usize>)>,
}

/// The part of the builder's vocabulary that is needed here.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Term(Term),
    Trade { titles: Vec<Term>, tasks: Vec<Term> },
}

#[derive(Deserialize)]
struct Term {
    en: String,
    es: String,
    #[serde(default)]
    concepts: Vec<String>,
}

impl Tapped {
    /// The lines of this program's builder. Concepts that an operator's lexicon lacks are left out.
    pub fn built_in(lexicon: &Lexicon) -> Result<Self, LexiconError> {
        Self::parse(VOCABULARY, lexicon)
    }

    /// No lines: what the words alone say.
    pub fn none() -> Self {
        Self::default()
    }

    fn parse(vocabulary: &str, lexicon: &Lexicon) -> Result<Self, LexiconError> {
        let lists: BTreeMap<String, Vec<Part>> = serde_json::from_str(vocabulary)?;
        let mut lines: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for term in lists.into_values().flatten().flat_map(Part::terms) {
            let concepts = term.concepts.iter().filter_map(|id| lexicon.place(id));
            let concepts: Vec<usize> = concepts.collect();
            for text in [&term.en, &term.es] {
                let line = Words::of(text).text.trim().to_owned();
                if !line.is_empty() && !concepts.is_empty() {
                    lines.entry(line).or_default().extend(&concepts);
                }
            }
        }
        // A line that is a phrase of the lexicon too means both, but a title of work is not a paper.
        let phrases = lexicon.phrases().iter();
        for (phrase, concept) in phrases.filter(|(phrase, _)| !lexicon.is_shared(phrase)) {
            if let Some(concepts) = lines.get_mut(phrase) {
                concepts.push(*concept);
            }
        }
        for concepts in lines.values_mut() {
            concepts.sort_unstable();
            concepts.dedup();
        }
        Ok(Self {
            fingerprint: fingerprint(vocabulary).rotate_left(2),
            lines: lines.into_iter().collect(),
        })
    }

    /// A number that changes with the lines.
    pub(crate) fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The lines, each with its concepts.
    pub(crate) fn lines(&self) -> &[(String, Vec<usize>)] {
        &self.lines
    }
}

/// Whether some words fill a line, but for a heading before them and dates behind them.
pub(crate) fn is_line(words: &Words, sentence: &Range<usize>, range: &Range<usize>) -> bool {
    let begins = |word: usize| word == sentence.start || words.words[word].begins_line;
    let first = sentence.start.max(range.start.saturating_sub(HEADING));
    let ends = |word: usize| {
        let form = words.form(word);
        begins(word) || DATES.contains(&form) || form.chars().all(|it| it.is_ascii_digit())
    };
    (first..=range.start).any(begins) && (range.end == sentence.end || ends(range.end))
}

impl Part {
    fn terms(self) -> Vec<Term> {
        match self {
            Self::Term(term) => vec![term],
            Self::Trade { mut titles, tasks } => {
                titles.extend(tasks);
                titles
            }
        }
    }
}
