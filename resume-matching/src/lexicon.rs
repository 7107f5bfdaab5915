//! The concepts we know, with the phrases people write for them (`data/lexicon.csv`). Staff edit
//! it as a table; the columns are explained in the README of that folder.

use crate::titles::{Form, Title};
use crate::words::Words;
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use sync_protocol::matching::Label;

const LEXICON: &str = include_str!("../data/lexicon.csv");
const FAMILIES: &str = include_str!("../data/families.csv");

/// What a phrase ends with that means its paper only beside a word such as "license".
const SHARED: char = '?';

/// What sort of thing a concept is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A title of a job.
    Job,
    /// Something a person can do.
    Skill,
    /// A paper that some work needs.
    Licence,
    /// A language.
    Language,
    /// When and under what conditions a person works.
    Shift,
}

/// One concept.
#[derive(Debug, Clone)]
pub struct Concept {
    /// Its identifier.
    pub id: String,
    /// What sort of thing it is.
    pub kind: Kind,
    /// Its family of jobs, by identifier.
    pub family: String,
    /// Code of the occupation in O*NET-SOC.
    pub onet: String,
    /// Its name.
    pub label: Label,
}

/// A family of jobs.
#[derive(Debug, Clone)]
pub struct Family {
    /// Its name.
    pub label: Label,
    /// How ready a person who did one of its jobs is for another, from 0 to 1.
    pub within: f64,
}

/// All concepts, and which phrase means which.
#[derive(Debug)]
pub struct Lexicon {
    /// Of the table, so that what was read with another one is read again.
    fingerprint: u64,
    concepts: Vec<Concept>,
    families: HashMap<String, Family>,
    /// Places of the papers that a paper makes needless.
    covers: Vec<Vec<usize>>,
    /// Phrase as [`Words`] writes it → place of the concept.
    phrases: Vec<(String, usize)>,
    /// Phrases that name the work as well as the paper that it needs.
    shared: HashSet<String>,
    /// Titles of public vocabularies.
    imported: HashSet<String>,
    by_id: HashMap<String, usize>,
}

/// Why a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LexiconError {
    /// Not a table with these columns.
    #[error("the table cannot be read: {0}")]
    Table(#[from] csv::Error),
    /// No row at all, as in a file that is something else.
    #[error(
        "it has no concepts; a lexicon is a table with the columns id, kind, family, en, es and phrases"
    )]
    Empty,
    /// Two rows have one identifier, or one phrase means two things.
    #[error("\"{0}\" stands there twice")]
    Twice(String),
    /// A family that is not in the table of families.
    #[error("there is no family \"{0}\"")]
    Family(String),
    /// Too many phrases to be searched for at once.
    #[error("the phrases cannot be searched for: {0}")]
    Search(#[from] aho_corasick::BuildError),
    /// The vocabulary of the builder is not JSON of its shape.
    #[error("the lines of the builder cannot be read: {0}")]
    Lines(#[from] serde_json::Error),
    /// A concept that is not in the table.
    #[error("there is no \"{0}\"")]
    Unknown(String),
}

#[derive(Deserialize)]
struct Row {
    id: String,
    kind: Kind,
    family: String,
    #[serde(default)]
    onet: String,
    #[serde(default)]
    covers: String,
    en: String,
    es: String,
    phrases: String,
}

#[derive(Deserialize)]
struct FamilyRow {
    id: String,
    en: String,
    es: String,
    within: f64,
}

impl Lexicon {
    /// The table inside this program.
    pub fn built_in() -> Result<Self, LexiconError> {
        Self::parse(LEXICON)
    }

    /// A table of an installation, in the same columns.
    pub fn parse(table: &str) -> Result<Self, LexiconError> {
        let families = csv::Reader::from_reader(FAMILIES.as_bytes())
            .deserialize()
            .map(|row| {
                row.map(|row: FamilyRow| {
                    let (en, es, within) = (row.en, row.es, row.within);
                    let label = Label { en, es };
                    (row.id, Family { label, within })
                })
            })
            .collect::<Result<HashMap<_, _>, _>>()?;
        let mut lexicon = Self {
            fingerprint: fingerprint(table),
            concepts: Vec::new(),
            families,
            covers: Vec::new(),
            phrases: Vec::new(),
            shared: HashSet::new(),
            imported: HashSet::new(),
            by_id: HashMap::new(),
        };
        let mut covers = Vec::new();
        for row in csv::Reader::from_reader(table.as_bytes()).deserialize() {
            let row: Row = row?;
            covers.push(row.covers.clone());
            lexicon.add(row)?;
        }
        if lexicon.concepts.is_empty() {
            return Err(LexiconError::Empty);
        }
        for covers in covers {
            let ids = covers.split('|').filter(|id| !id.is_empty());
            let places = ids.map(|id| {
                let place = lexicon.place(id);
                place.ok_or_else(|| LexiconError::Unknown(id.to_owned()))
            });
            let places = places.collect::<Result<_, _>>()?;
            lexicon.covers.push(places);
        }
        lexicon.phrases.sort();
        let twice = lexicon
            .phrases
            .windows(2)
            .find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
        if let Some(pair) = twice {
            return Err(LexiconError::Twice(pair[0].0.clone()));
        }
        lexicon.phrases.dedup();
        Ok(lexicon)
    }

    fn add(&mut self, row: Row) -> Result<(), LexiconError> {
        if !self.families.contains_key(&row.family) {
            return Err(LexiconError::Family(row.family));
        }
        let place = self.concepts.len();
        if self.by_id.insert(row.id.clone(), place).is_some() {
            return Err(LexiconError::Twice(row.id));
        }
        for cell in row.phrases.split('|') {
            let phrase = Words::of(cell).text.trim().to_owned();
            if phrase.is_empty() {
                continue;
            }
            if cell.ends_with(SHARED) {
                self.shared.insert(phrase.clone());
            }
            self.phrases.push((phrase, place));
        }
        self.concepts.push(Concept {
            id: row.id,
            kind: row.kind,
            family: row.family,
            onet: row.onet,
            label: Label {
                en: row.en,
                es: row.es,
            },
        });
        Ok(())
    }

    /// Adds titles of a public vocabulary. A phrase that the table has keeps its meaning, and so
    /// does a concept that the table lacks.
    pub fn add_titles(&mut self, titles: &[Title]) {
        for title in titles.iter().filter(|title| title.form == Form::Title) {
            let phrase = Words::of(&title.title).text.trim().to_owned();
            let known = self
                .phrases
                .binary_search_by(|(known, _)| known.cmp(&phrase));
            let (Err(at), Some(place)) = (known, self.place(&title.concept)) else {
                continue;
            };
            if !phrase.is_empty() {
                self.fingerprint = self.fingerprint.rotate_left(1) ^ fingerprint(&phrase);
                self.imported.insert(phrase.clone());
                self.phrases.insert(at, (phrase, place));
            }
        }
    }

    /// A number that changes with the table.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// All concepts, in the order of the table.
    pub fn concepts(&self) -> &[Concept] {
        &self.concepts
    }

    /// The place of a concept in [`Self::concepts`].
    pub fn place(&self, id: &str) -> Option<usize> {
        self.by_id.get(id).copied()
    }

    /// A family by its identifier.
    pub fn family(&self, id: &str) -> Option<&Family> {
        self.families.get(id)
    }

    /// Papers that a holder of this one no longer needs.
    pub fn covers(&self, place: usize) -> &[usize] {
        &self.covers[place]
    }

    /// Whether a phrase names the work as well as its paper, so that the words around it decide.
    pub(crate) fn is_shared(&self, phrase: &str) -> bool {
        self.shared.contains(phrase)
    }

    /// Whether a phrase is a title of a public vocabulary.
    pub(crate) fn is_imported(&self, phrase: &str) -> bool {
        self.imported.contains(phrase)
    }

    /// Phrases and the places of their concepts.
    pub(crate) fn phrases(&self) -> &[(String, usize)] {
        &self.phrases
    }
}

/// The FNV-1a hash of a text: the same in every build.
pub(crate) fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Whether a concept is work, so that the words around it decide between two meanings.
pub(crate) fn is_work(lexicon: &Lexicon, concept: usize) -> bool {
    let concept = &lexicon.concepts()[concept];
    matches!(concept.kind, Kind::Job | Kind::Skill) && concept.family != "general"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sound_and_large_enough() {
        let lexicon = Lexicon::built_in().unwrap();
        assert!(lexicon.concepts().len() >= 150);
        assert!(lexicon.families.len() >= 20);
        assert!(lexicon.place("cdl-b").is_some());
    }

    #[test]
    fn a_table_that_contradicts_itself_is_refused() {
        let head = "id,kind,family,onet,en,es,phrases\n";
        let parse = |rows: &str| Lexicon::parse(&format!("{head}{rows}"));
        let twice = parse("a,skill,kitchen,x,a,a,cook\nb,skill,kitchen,x,b,b,Cooks");
        assert!(matches!(twice, Err(LexiconError::Twice(phrase)) if phrase == "cook"));
        assert!(matches!(parse(""), Err(LexiconError::Empty)));
        let other = Lexicon::parse("this-machine\n");
        assert!(matches!(other, Err(LexiconError::Empty)));
        let family = parse("a,skill,moon,x,a,a,cook");
        assert!(matches!(family, Err(LexiconError::Family(_))));
        assert!(matches!(
            parse("a,spell,kitchen,x,a,a,cook"),
            Err(LexiconError::Table(_))
        ));
    }
}
