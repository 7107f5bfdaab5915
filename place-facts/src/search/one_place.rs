//! Questions with two needs: a place does both also where its rows stand in two lists, and the places near by that do one
//! of them are told too. `src/placefacts/onePlace.ts` does the same.

use super::question::Question;
use crate::catalog::Catalog;
use crate::catalog::twins::marks;
use std::collections::HashMap;

/// The other rows of each place, for a question with several needs.
pub(super) struct OtherRows {
    by_mark: HashMap<String, Vec<usize>>,
}

impl OtherRows {
    /// Looks for rows of one place; a question with one need has no use for them.
    pub(super) fn of(catalog: &Catalog, question: &Question) -> Self {
        let mut by_mark: HashMap<String, Vec<usize>> = HashMap::new();
        if asks_for_several(question) {
            let needs = question.needs();
            for (number, place) in catalog.places().iter().enumerate() {
                if needs.iter().any(|need| place.served(*need).is_some()) {
                    for mark in marks(place) {
                        by_mark.entry(mark).or_default().push(number);
                    }
                }
            }
        }
        Self { by_mark }
    }

    /// The other rows of the place of a row.
    pub(super) fn beside(&self, catalog: &Catalog, number: usize) -> Vec<usize> {
        if self.by_mark.is_empty() {
            return Vec::new();
        }
        let marks = marks(&catalog.places()[number]).into_iter();
        let rows = marks.filter_map(|mark| self.by_mark.get(&mark)).flatten();
        rows.copied().filter(|row| *row != number).collect()
    }
}

/// Whether a question has several needs: "food and a bed".
pub(super) fn asks_for_several(question: &Question) -> bool {
    question.meant.len() > 1
}
