//! Titles of jobs that an operator has added, and words of them, tied to kinds of work.

use crate::stems::Language;
use serde::{Deserialize, Serialize};

/// Where a vocabulary comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The O*NET database: tab-separated text files.
    Onet,
    /// The ESCO classification: CSV files.
    Esco,
}

impl Source {
    /// The sentence that its licence asks for, where it is used.
    pub fn credit(self) -> &'static str {
        match self {
            Self::Onet => {
                "This site includes information from the O*NET® Database by the U.S. Department of \
                 Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY \
                 4.0 license. O*NET® is a trademark of USDOL/ETA. New Beginnings has modified all \
                 or some of this information. USDOL/ETA has not approved, endorsed, or tested \
                 these modifications."
            }
            Self::Esco => {
                "This service uses the ESCO classification of the European Commission. This is a \
                 modified and adapted version of ESCO."
            }
        }
    }
}

/// How a title is looked for.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// As it stands.
    #[default]
    Title,
    /// One English word, in any of its forms.
    English,
    /// One Spanish word, in any of its forms.
    Spanish,
}

impl Form {
    /// The language of a single word.
    pub(crate) fn language(self) -> Option<Language> {
        match self {
            Self::Title => None,
            Self::English => Some(Language::English),
            Self::Spanish => Some(Language::Spanish),
        }
    }

    /// A single word of a language.
    pub(crate) fn word(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::Spanish => Self::Spanish,
        }
    }
}

/// A title, or a word of titles and tasks, tied to a kind of work.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Title {
    /// What people call themselves, or a word for what they do.
    pub title: String,
    /// Identifier of the concept.
    pub concept: String,
    /// Where it comes from.
    pub source: Source,
    /// How it is looked for.
    #[serde(default)]
    pub form: Form,
}
