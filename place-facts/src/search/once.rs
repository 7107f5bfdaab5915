//! Rows that are one place: an answer has it once, as the row that the finder tells.

use super::question::Question;
use crate::catalog::Catalog;
use std::collections::HashSet;
use sync_protocol::places::find::Need;

/// Leaves each place in once, where the best of its rows stands. `ranked` are the numbers of rows, the best first. A row
/// that was not found does not stand for one that was.
pub(super) fn once(
    catalog: &Catalog,
    question: &Question,
    ranked: impl Iterator<Item = usize> + Clone,
) -> Vec<usize> {
    let found: HashSet<usize> = ranked.clone().collect();
    let mut told = HashSet::new();
    let mut known: HashSet<(Need, usize)> = HashSet::new();
    let mut once = Vec::new();
    for number in ranked {
        let rows = rows(catalog, question, number);
        let is_known = !rows.is_empty() && rows.iter().all(|row| known.contains(row));
        if told.contains(&number) || is_known {
            continue;
        }
        let row = rows.first().map_or(number, |(_, row)| *row);
        let is_one = rows.iter().all(|(_, other)| *other == row);
        let row = if is_one && found.contains(&row) && !told.contains(&row) {
            row
        } else {
            number
        };
        known.extend(rows);
        known.extend(self::rows(catalog, question, row));
        told.insert(row);
        once.push(row);
    }
    once
}

/// The rows as which a place is told, for each need that was asked. Where none was, those it answers beside its list do
/// not count: a shelter with meals is no pantry. Neither does "health" of an office for support, which has another.
fn rows(catalog: &Catalog, question: &Question, number: usize) -> Vec<(Need, usize)> {
    let asked = question.needs();
    let place = &catalog.places()[number];
    let is_office = place.place.list == "support" && place.serves.len() > 1;
    let served = place.serves.iter().filter(|it| {
        if asked.is_empty() {
            it.beside.is_none() && !(is_office && it.need == Need::Health)
        } else {
            asked.contains(&it.need)
        }
    });
    let rows = served.filter_map(|it| Some((it.need, catalog.told_as(it.need, number)?)));
    rows.collect()
}
