//! A place as a hit: whether it fits what was asked, and its state as the finder says it.

use super::question::Question;
use crate::catalog::CatalogPlace;
use crate::find::{Fit, fit, hours_of, takes_residents};
use crate::hours::evaluate;
use crate::requirements::inside::is_for_people_inside;
use jiff::civil::DateTime;
use std::collections::HashMap;
use sync_protocol::places::find::{Difference, Span};
use sync_protocol::places::hours::{Hours, OpenState};
use sync_protocol::places::kept::Served;
use sync_protocol::places::search::SearchHit;

/// Where fewer places fit than this, those are told too that fail a wish; as in the finder.
const FEW: usize = 3;
/// Most places that are told beside those that fit.
const OTHERS_MAX: usize = 10;

/// Where several things were asked for, most places of each of them that do only this one.
const PART_MAX: usize = 5;

/// A place, its miles, and what differs from what was asked.
pub(super) type Found<'a> = (&'a CatalogPlace, Option<f64>, Vec<Difference>);

/// The need that a place answers of those that were asked, one that its list is about before one that it answers beside.
/// Where none was asked, any of its own will do.
pub(super) fn served<'a>(place: &'a CatalogPlace, question: &Question) -> Option<&'a Served> {
    let needs = question.needs();
    if needs.is_empty() {
        return place.serves.first();
    }
    let answered = || needs.iter().filter_map(|need| place.served(*need));
    let own = answered().find(|it| it.beside.is_none());
    own.or_else(|| answered().next())
}

fn hours<'a>(place: &'a CatalogPlace, question: &Question) -> &'a Hours {
    let beside = served(place, question).and_then(|it| it.beside.as_deref());
    hours_of(place, beside)
}

/// The state of a place at the time that was asked.
pub(super) fn state(
    place: &CatalogPlace,
    question: &Question,
    moment: DateTime,
    span: Span,
) -> OpenState {
    let hours = hours(place, question);
    match span {
        Span::Now => evaluate::state(hours, moment).0,
        Span::Day => evaluate::rest_of_day(hours, moment).0,
    }
}

/// Parts places that fit from those that their data excludes, or that do only one of several things that were asked for. Who asked for a place that takes women is told of one for
/// men only where hardly any other is there. A place for people of elsewhere, or still inside, may be the one that was
/// meant: the words may be its name.
pub(super) fn apart<'a>(
    ranked: impl Iterator<Item = (&'a CatalogPlace, Option<f64>, bool)>,
    question: &Question,
) -> (Vec<Found<'a>>, Vec<Found<'a>>) {
    let found = ranked.map(|(place, miles, is_part)| {
        let part = is_part.then_some(Difference::OnlyPart);
        let differs = part.into_iter().chain(differs(place, question));
        (place, miles, differs.collect::<Vec<_>>())
    });
    let (fitting, mut others): (Vec<_>, Vec<_>) =
        found.partition(|(_, _, differs)| differs.is_empty());
    let mut of_each = HashMap::new();
    let mut is_one_of_few = |place: &CatalogPlace| {
        let need = served(place, question).map(|it| it.need);
        let count = of_each.entry(need).or_insert(0);
        *count += 1;
        *count <= PART_MAX
    };
    let is_for_others =
        |it: &Difference| matches!(it, Difference::Elsewhere | Difference::StillInside);
    others.retain(|(place, _, differs)| match differs[..] {
        [Difference::OnlyPart] => is_one_of_few(place),
        [Difference::OnlyPart, ..] => false,
        _ => fitting.len() < FEW || differs.iter().all(is_for_others),
    });
    others.truncate(OTHERS_MAX);
    (fitting, others)
}

/// What the data of a place excludes of what was asked.
fn differs(place: &CatalogPlace, question: &Question) -> Vec<Difference> {
    let mut differs = Vec::new();
    if let Some(served) = served(place, question) {
        for wish in &question.wishes {
            if let Fit::No(difference) = fit(place, served.need, *wish) {
                differs.push(difference);
            }
        }
    }
    let near = question.near.as_ref();
    if near.is_some_and(|near| !takes_residents(place, near)) {
        differs.push(Difference::Elsewhere);
    }
    if is_for_people_inside(&place.requirements) {
        differs.push(Difference::StillInside);
    }
    differs
}

/// A place as it goes over the wire.
pub(super) fn hit(
    (place, miles, differs): Found<'_>,
    question: &Question,
    moment: DateTime,
) -> SearchHit {
    let data = &place.requirements;
    SearchHit {
        id: place.place.id.clone(),
        list: place.place.list.clone(),
        code: place.code(),
        name: place.text("name").unwrap_or_default(),
        kind: place.text("type"),
        address: place.text("address"),
        city: place.text("city"),
        county: place.text("county"),
        phone: place.text("phone"),
        website: place.text("website"),
        notes: place.text("notes"),
        open: evaluate::at(hours(place, question), moment),
        sex: data.sex.as_ref().map(|stated| stated.value),
        household: data.household.as_ref().map(|stated| stated.value),
        miles,
        differs,
    }
}
