//! The words people tap (`data/vocabulary.json`): trades with titles and tasks, skills, licences,
//! schools, languages. Each names the concepts that it means to the matching.

use serde::Deserialize;
use std::collections::HashMap;
use std::sync::OnceLock;
use sync_protocol::resume_answers::ResumeLanguage;

const VOCABULARY: &str = include_str!("../data/vocabulary.json");

/// One thing to tap.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its identifier.
    pub id: String,
    /// English.
    pub en: String,
    /// Spanish.
    pub es: String,
    /// The concepts of the lexicon that its words contain.
    #[serde(default)]
    pub concepts: Vec<String>,
}

impl Term {
    /// Returns its words in a language.
    pub fn text(&self, language: ResumeLanguage) -> &str {
        match language {
            ResumeLanguage::En => &self.en,
            ResumeLanguage::Es => &self.es,
        }
    }
}

/// A trade.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Its identifier.
    pub id: String,
    /// Whether it is among the first tiles.
    #[serde(default)]
    pub tile: bool,
    /// More words that find it.
    #[serde(default)]
    pub search: String,
    /// What people call themselves; the first is the usual one.
    pub titles: Vec<Term>,
    /// What is done in it.
    pub tasks: Vec<Term>,
}

/// All words.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vocabulary {
    /// Trades.
    pub trades: Vec<Trade>,
    /// Skills of no trade.
    pub skills: Vec<Term>,
    /// Strengths.
    pub strengths: Vec<Term>,
    /// Licences and certificates.
    pub licences: Vec<Term>,
    /// Levels of schooling.
    pub schooling: Vec<Term>,
    /// Languages.
    pub languages: Vec<Term>,
    /// How well a language is spoken.
    pub levels: Vec<Term>,
    /// When a person can work.
    pub availability: Vec<Term>,
    /// Where work in prison took place: true, and silent about the reason for being there.
    pub inside: Vec<Term>,
    #[serde(skip)]
    titles: HashMap<String, Term>,
    #[serde(skip)]
    tasks: HashMap<String, Term>,
}

/// Why a vocabulary cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum VocabularyError {
    /// Not JSON of this shape.
    #[error("the vocabulary cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    /// Two terms have one identifier.
    #[error("\"{0}\" stands there twice")]
    Twice(String),
}

impl Vocabulary {
    /// Reads a vocabulary.
    pub fn parse(text: &str) -> Result<Self, VocabularyError> {
        let mut vocabulary: Self = serde_json::from_str(text)?;
        for trade in &vocabulary.trades {
            for title in &trade.titles {
                keep(&mut vocabulary.titles, title.id.clone(), title)?;
            }
            for task in &trade.tasks {
                let id = format!("{}.{}", trade.id, task.id);
                keep(&mut vocabulary.tasks, id, task)?;
            }
        }
        for terms in vocabulary.lists() {
            let mut seen = HashMap::new();
            for term in terms {
                keep(&mut seen, term.id.clone(), term)?;
            }
        }
        Ok(vocabulary)
    }

    /// The vocabulary of this program.
    pub fn built_in() -> Result<&'static Self, VocabularyError> {
        static KEPT: OnceLock<Vocabulary> = OnceLock::new();
        match KEPT.get() {
            Some(kept) => Ok(kept),
            None => {
                let parsed = Self::parse(VOCABULARY)?;
                Ok(KEPT.get_or_init(|| parsed))
            }
        }
    }

    /// Finds a title by its identifier.
    pub fn title(&self, id: &str) -> Option<&Term> {
        self.titles.get(id)
    }

    /// Finds a task by `trade.task`.
    pub fn task(&self, id: &str) -> Option<&Term> {
        self.tasks.get(id)
    }

    /// The lists of terms that belong to no trade.
    pub fn lists(&self) -> [&Vec<Term>; 8] {
        [
            &self.skills,
            &self.strengths,
            &self.licences,
            &self.schooling,
            &self.languages,
            &self.levels,
            &self.availability,
            &self.inside,
        ]
    }
}

/// Finds a term of a list.
pub fn term<'a>(terms: &'a [Term], id: &str) -> Option<&'a Term> {
    terms.iter().find(|term| term.id == id)
}

fn keep(terms: &mut HashMap<String, Term>, id: String, term: &Term) -> Result<(), VocabularyError> {
    match terms.insert(id.clone(), term.clone()) {
        None => Ok(()),
        Some(_) => Err(VocabularyError::Twice(id)),
    }
}
