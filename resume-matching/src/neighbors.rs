//! Who has done one kind of work and is ready for which other: a table of neighbors, and for work
//! of the same family a share that the table of families tells.

use crate::lexicon::{Lexicon, LexiconError, is_work};
use serde::Deserialize;

const TABLE: &str = include_str!("../data/neighbors.csv");
/// What work counts whose daily tasks are mostly the same …
const READY: f64 = 0.6;
/// … and work that one could begin with.
const BEGIN: f64 = 0.3;

/// How ready someone who did one kind of work is for another.
#[derive(Debug)]
pub struct Neighbors {
    /// For each concept: the other concepts that a person is ready for, and how much.
    all: Vec<Vec<(usize, f64)>>,
}

#[derive(Deserialize)]
struct Row {
    concept: String,
    ready: String,
    begin: String,
}

impl Neighbors {
    /// The table inside this program. Concepts that an operator's lexicon lacks are left out.
    pub fn built_in(lexicon: &Lexicon) -> Result<Self, LexiconError> {
        let count = lexicon.concepts().len();
        let mut all: Vec<Vec<(usize, f64)>> = (0..count).map(|at| family(lexicon, at)).collect();
        for row in csv::Reader::from_reader(TABLE.as_bytes()).deserialize() {
            let row: Row = row?;
            let Some(from) = lexicon.place(&row.concept) else {
                continue;
            };
            for (cell, readiness) in [(row.ready, READY), (row.begin, BEGIN)] {
                for to in cell.split('|').filter_map(|id| lexicon.place(id)) {
                    all[from].retain(|(known, _)| *known != to);
                    all[from].push((to, readiness));
                }
            }
        }
        Ok(Self { all })
    }

    /// Has no neighbors at all.
    pub fn none(lexicon: &Lexicon) -> Self {
        Self {
            all: vec![Vec::new(); lexicon.concepts().len()],
        }
    }

    /// How ready a person who did this is for other work, from 0 to 1.
    pub fn of(&self, concept: usize) -> &[(usize, f64)] {
        &self.all[concept]
    }
}

fn family(lexicon: &Lexicon, from: usize) -> Vec<(usize, f64)> {
    let name = &lexicon.concepts()[from].family;
    let within = lexicon.family(name).map_or(0.0, |family| family.within);
    if within <= 0.0 || !is_work(lexicon, from) {
        return Vec::new();
    }
    let others = lexicon.concepts().iter().enumerate();
    others
        .filter(|(to, concept)| *to != from && concept.family == *name && is_work(lexicon, *to))
        .map(|(to, _)| (to, within))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_concepts_of_the_lexicon_only() {
        let lexicon = Lexicon::built_in().unwrap();
        for row in csv::Reader::from_reader(TABLE.as_bytes()).deserialize() {
            let row: Row = row.unwrap();
            let cells = [row.ready, row.begin].join("|");
            let named = cells.split('|').filter(|id| !id.is_empty());
            for id in named.chain([row.concept.as_str()]) {
                assert!(lexicon.place(id).is_some(), "{id}");
                assert!(is_work(&lexicon, lexicon.place(id).unwrap()), "{id}");
            }
        }
    }
}
