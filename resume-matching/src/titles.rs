//! Titles of jobs that an operator has added, tied to kinds of work.

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

/// A title, tied to a kind of work.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Title {
    /// What people call themselves.
    pub title: String,
    /// Identifier of the concept.
    pub concept: String,
    /// Where it comes from.
    pub source: Source,
}
