//! All that answers which employers suit tapped skills without a network: what each skill makes ready for,
//! and what work there is where.

use crate::matching::{EmployerMatch, Label, Quote};
use serde::{Deserialize, Serialize};

/// A concept of the lexicon, as far as tapped skills need it. The others name it by its place in the list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptConcept {
    /// Identifier.
    pub id: String,
    /// Its name.
    pub label: Label,
    /// The family of work it belongs to.
    pub family: Label,
    /// Whether it is a skill to tap.
    pub tile: bool,
    /// Whether it is the title of a job.
    pub job: bool,
    /// Whether it is a paper that takes weeks of training.
    pub trained: bool,
    /// How much it says about an employer: the rarer among them, the more.
    pub rarity: f64,
    /// Papers that its holder no longer needs.
    pub covers: Vec<usize>,
    /// Work that a person who tapped it is ready for, itself first, and how much, from 0 to 1.
    pub ready: Vec<(usize, f64)>,
}

/// An employer with what was read from its row.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptEmployer {
    /// What its card says, without reasons and miles.
    pub card: EmployerMatch,
    /// Kinds of work there, and how sure that is, from 0 to 1.
    pub work: Vec<(usize, f64)>,
    /// The words of its row that name each kind of work, in the order of `work`. A service of an earlier
    /// version sends none.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Quote>>", optional))]
    pub named: Vec<Quote>,
    /// Papers that it requires.
    pub licences: Vec<usize>,
    /// What else it asks for.
    pub asked: Vec<usize>,
    /// Degrees north and east of its ZIP code area, if it is at one place.
    pub point: Option<[f64; 2]>,
    /// Whether there is any way to reach it.
    pub reachable: bool,
}

/// `GET /employers/all`: what a page keeps while it is open, to answer when the network is down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptEmployers {
    /// All concepts, in the order of the lexicon.
    pub concepts: Vec<KeptConcept>,
    /// Employers, in the order of the list.
    pub employers: Vec<KeptEmployer>,
    /// Rows of the list that help people find work and have no jobs of their own.
    pub helpers: Vec<KeptEmployer>,
    /// Sentences that the licences of imported vocabularies ask to show, in English.
    pub credits: Vec<String>,
    /// Most skills of one question.
    pub most: usize,
}
