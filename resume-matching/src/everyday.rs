//! What people say about a day's work, by word: tables of words for each kind of work, and how much
//! each of them says. No phrase has to be foreseen; the words of one sentence add up.

use crate::lexicon::{Lexicon, LexiconError, fingerprint};
use crate::stems::Language;
use crate::titles::Title;
use crate::words::Words;
use serde::Deserialize;
use std::collections::HashMap;

const ENGLISH: &str = include_str!("../data/words_en.csv");
const SPANISH: &str = include_str!("../data/words_es.csv");

/// How much a word says that names the work by itself ("sheetrock") …
pub(crate) const SAYS: f32 = 3.0;
/// … a thing one works with or a place ("shingles", "kitchen") …
pub(crate) const THING: f32 = 2.0;
/// … and something one does ("carried").
pub(crate) const DOING: f32 = 1.0;
/// What a word says that was learnt from an imported vocabulary: two of them are enough.
const LEARNT: f32 = 1.5;
/// What each further word of an expression adds.
const LONGER: f32 = 1.0;

/// A kind of work and how much an expression says about it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hint {
    /// Only this form is specific enough: "flooring" names a trade, "floor" does not.
    pub only: Option<String>,
    /// Place of the concept in the lexicon.
    pub concept: usize,
    /// How much it says.
    pub weight: f32,
}

/// The words of one language.
#[derive(Debug, Default)]
struct Table {
    by_stems: HashMap<String, Vec<Hint>>,
    /// Words of the longest expression.
    longest: usize,
}

/// The words of both languages.
#[derive(Debug)]
pub struct Everyday {
    fingerprint: u64,
    english: Table,
    spanish: Table,
}

#[derive(Deserialize)]
struct Row {
    concept: String,
    says: String,
    things: String,
    doing: String,
}

impl Everyday {
    /// The tables inside this program.
    pub fn built_in(lexicon: &Lexicon) -> Result<Self, LexiconError> {
        Self::parse(ENGLISH, SPANISH, lexicon)
    }

    /// No words at all: what the phrases of the lexicon find alone.
    pub fn none() -> Self {
        Self {
            fingerprint: 0,
            english: Table::default(),
            spanish: Table::default(),
        }
    }

    /// Tables with the columns `concept,says,things,doing`; expressions are separated by `|`. Rows
    /// of a concept that an operator's lexicon does not have are left out.
    pub fn parse(english: &str, spanish: &str, lexicon: &Lexicon) -> Result<Self, LexiconError> {
        Ok(Self {
            fingerprint: fingerprint(english) ^ fingerprint(spanish).rotate_left(1),
            english: Table::parse(english, Language::English, lexicon)?,
            spanish: Table::parse(spanish, Language::Spanish, lexicon)?,
        })
    }

    /// Adds single words of public vocabularies. Where a table knows a word for the same family of
    /// work, the table counts.
    pub fn add_words(&mut self, titles: &[Title], lexicon: &Lexicon) {
        let family = |concept: usize| lexicon.concepts()[concept].family.as_str();
        for title in titles {
            let (Some(language), Some(concept)) =
                (title.form.language(), lexicon.place(&title.concept))
            else {
                continue;
            };
            let table = match language {
                Language::English => &mut self.english,
                Language::Spanish => &mut self.spanish,
            };
            let stem = language.stem(&title.title);
            let hints = table.by_stems.entry(stem).or_default();
            if hints
                .iter()
                .any(|hint| family(hint.concept) == family(concept))
            {
                continue;
            }
            self.fingerprint = self.fingerprint.rotate_left(1) ^ fingerprint(&title.title);
            table.longest = table.longest.max(1);
            hints.push(Hint {
                only: None,
                concept,
                weight: LEARNT,
            });
        }
    }

    /// A number that changes with the tables.
    pub(crate) fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The longest expression that begins at a stem: its hints and how many words it has.
    pub(crate) fn longest(&self, language: Language, stems: &[String]) -> Option<(&[Hint], usize)> {
        let table = match language {
            Language::English => &self.english,
            Language::Spanish => &self.spanish,
        };
        let most = table.longest.min(stems.len());
        (1..=most).rev().find_map(|count| {
            let hints = if count == 1 {
                table.by_stems.get(&stems[0])
            } else {
                table.by_stems.get(&stems[..count].join(" "))
            };
            Some((hints?.as_slice(), count))
        })
    }
}

/// An English noun in "-ing", "-or" or "-ion" names work; the verb it comes from only says what was
/// done.
fn hint(concept: usize, weight: f32, expression: &str, is_name: bool) -> Hint {
    let one = one_of(expression);
    let is_noun = ["ing", "or", "ion"].iter().any(|end| one.ends_with(end));
    let is_only = is_name && is_noun && !expression.contains(' ');
    Hint {
        only: is_only.then(|| one.to_owned()),
        concept,
        weight,
    }
}

/// A noun without the s of its plural: "collections" is no form of "collected" either.
fn one_of(noun: &str) -> &str {
    noun.strip_suffix('s').unwrap_or(noun)
}

impl Hint {
    /// How much it says in a form of the word.
    pub(crate) fn weight_of(&self, lower: &str) -> f32 {
        match &self.only {
            Some(only) if only != one_of(lower) => DOING,
            _ => self.weight,
        }
    }
}

impl Table {
    fn parse(table: &str, language: Language, lexicon: &Lexicon) -> Result<Self, LexiconError> {
        let mut made = Self::default();
        for row in csv::Reader::from_reader(table.as_bytes()).deserialize() {
            let row: Row = row?;
            let Some(concept) = lexicon.place(&row.concept) else {
                continue;
            };
            let columns = [(row.says, SAYS), (row.things, THING), (row.doing, DOING)];
            for (cell, weight) in &columns {
                for expression in cell.split('|').filter(|cell| !cell.is_empty()) {
                    let is_name = *weight >= SAYS && language == Language::English;
                    made.add(
                        language,
                        expression,
                        hint(concept, *weight, expression, is_name),
                    );
                }
            }
        }
        Ok(made)
    }

    fn add(&mut self, language: Language, expression: &str, mut hint: Hint) {
        let words = Words::of(expression);
        let stems: Vec<String> = words
            .words
            .iter()
            .map(|word| language.stem(&word.lower))
            .collect();
        if stems.is_empty() {
            return;
        }
        #[allow(clippy::cast_precision_loss)]
        let more = (stems.len() - 1) as f32;
        // A deed in several words says no more than one in a word: "dar de comer".
        if hint.weight > DOING {
            hint.weight += LONGER * more;
        }
        self.longest = self.longest.max(stems.len());
        let hints = self.by_stems.entry(stems.join(" ")).or_default();
        match hints.iter_mut().find(|known| known.concept == hint.concept) {
            Some(known) if known.weight >= hint.weight && known.only.is_none() => {}
            Some(known) => *known = hint,
            None => hints.push(hint),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_name_concepts_of_the_lexicon_only() {
        let lexicon = Lexicon::built_in().unwrap();
        for table in [ENGLISH, SPANISH] {
            for row in csv::Reader::from_reader(table.as_bytes()).deserialize() {
                let row: Row = row.unwrap();
                assert!(lexicon.place(&row.concept).is_some(), "{}", row.concept);
            }
        }
    }

    #[test]
    fn a_noun_that_names_work_is_not_its_verb() {
        let lexicon = Lexicon::built_in().unwrap();
        let table = "concept,says,things,doing\ncall-center,collections|editor,,\n";
        let everyday = Everyday::parse(table, table, &lexicon).unwrap();
        let weight = |word: &str| {
            let stem = Language::English.stem(word);
            everyday.longest(Language::English, &[stem]).unwrap().0[0].weight_of(word)
        };
        assert_eq!(weight("collections"), SAYS);
        assert_eq!(weight("collection"), SAYS);
        assert_eq!(weight("collected"), DOING);
    }

    #[test]
    fn the_longest_expression_is_taken_in_any_form() {
        let lexicon = Lexicon::built_in().unwrap();
        let table = "concept,says,things,doing\nbaking,donut,bread|bread pans,shape\n";
        let everyday = Everyday::parse(table, table, &lexicon).unwrap();
        let stems = ["bread", "pan", "x"].map(str::to_owned);
        let (hints, count) = everyday.longest(Language::English, &stems).unwrap();
        assert_eq!((hints[0].weight, count), (THING + LONGER, 2));
        assert!(everyday.longest(Language::English, &stems[2..]).is_none());
    }
}
