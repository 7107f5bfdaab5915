//! Who names a town looks for what is there. What fits and lies in it comes before what other towns have.

use super::distance;
use super::question::Question;
use crate::catalog::{Catalog, CatalogPlace};
use crate::find::order::{has_door_or_phone, is_narrow};
use crate::geography::towns_named;
use std::collections::{HashMap, HashSet};
use sync_protocol::places::find::{Near, REACH_MILES};

/// A question that names a town, and the places that are about each thing that was said.
pub(super) struct InTown<'a> {
    pub(super) catalog: &'a Catalog,
    pub(super) question: &'a Question,
    pub(super) near: &'a Near,
    pub(super) about: &'a [HashMap<usize, f64>],
}

/// The places of those found that answer what was asked in the town that was said. Of a soup kitchen in reach a pantry in the
/// town is no answer; where no soup kitchen is in reach, it is one. `is_aside` says of a place that it only helps to get what is
/// needed. `src/placefacts/inTown.ts` does the same.
pub(super) fn answers_in_town(
    asked: &InTown<'_>,
    found: impl Iterator<Item = usize> + Clone,
    is_aside: impl Fn(usize) -> bool,
) -> HashSet<usize> {
    if asked.near.whole || asked.question.above_all || !asked.question.says_what() {
        return HashSet::new();
    }
    let is_about = |number: &usize| asked.about.iter().any(|it| it.contains_key(number));
    let is_any = !asked.question.meant.is_empty()
        && !found
            .clone()
            .any(|it| is_about(&it) && asked.is_in_reach(it));
    let answers = found.filter(|number| {
        let place = &asked.catalog.places()[*number];
        let is_meant = is_about(number) || is_any && !is_narrow(place);
        let is_named = asked.is_named(*number) && asked.is_in_reach(*number);
        // Where meals or clothes are given, someone near by answers the telephone.
        let can_reach = has_door_or_phone(place) || !asked.question.needs_given();
        let is_there = lies_in_town(place, asked.near) && can_reach;
        is_named || is_meant && is_there && !is_aside(*number)
    });
    answers.collect()
}

impl InTown<'_> {
    fn is_in_reach(&self, number: usize) -> bool {
        let miles = distance(self.near, &self.catalog.places()[number]);
        miles.is_some_and(|miles| miles <= f64::from(REACH_MILES))
    }

    /// Who types a word of its name beside the town may mean the place in the next town.
    fn is_named(&self, number: usize) -> bool {
        let mut words = self.question.words.iter();
        words.any(|word| self.catalog.index().named(word).any(|it| it == number))
    }
}

/// Whether a row says that it is in a town.
fn lies_in_town(place: &CatalogPlace, near: &Near) -> bool {
    let of_county = place.field("county").is_none_or(|it| it == near.county);
    let mut towns = place.field("city").into_iter().flat_map(towns_named);
    of_county && towns.any(|town| town.name == near.name && town.county == near.county)
}
