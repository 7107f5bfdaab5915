//! A search over all lists: whole words, beginnings of words, typing errors, synonyms in the languages of
//! the screens, towns and ZIP codes.

mod question;

use crate::catalog::{Catalog, CatalogPlace};
use crate::find::order::is_narrow;
use crate::find::{Fit, fit};
use crate::geography::{Point, miles};
use crate::hours::evaluate;
use crate::needs::{Directness, directness};
use crate::row::PlaceRow;
use jiff::civil::DateTime;
pub(crate) use question::{FILLERS, SYNONYMS};
use question::{Question, understand};
use std::collections::HashMap;
use sync_protocol::places::find::{Near, Need};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::search::{SearchAnswer, SearchHit};

/// Most hits of one answer.
pub const HITS_MAX: usize = 50;
/// What a need counts that a synonym stands for, and on a detour.
const NEED: f64 = 3.0;
const NEED_INDIRECT: f64 = 1.0;
/// What it takes away that a place is for people of a group that most are not in.
const NARROW: f64 = 1.0;
/// Miles that count as much as one point of the words.
const MILES_A_POINT: f64 = 10.0;
/// Miles of a place whose way is not known.
const UNKNOWN_MILES: f64 = 30.0;
/// How far around a town its places are, when nothing but the town was said, in miles.
const AROUND: f64 = 10.0;
/// What it counts that a place is open, and that it may be.
const OPEN: f64 = 0.4;
const MAY_BE_OPEN: f64 = 0.2;
/// What it counts that it is open where that was asked.
const OPEN_ASKED: f64 = 5.0;
/// What it takes away that a place does not take the people who were named.
const NOT_FOR_THEM: f64 = 5.0;
/// The most that a word counts beside a need and a town, so that no word outweighs a long way.
const WORD_MAX: f64 = 2.0;

/// Searches; `now` is the wall-clock time in New Jersey.
pub fn search(catalog: &Catalog, text: &str, now: DateTime) -> SearchAnswer {
    let question = understand(text, catalog.index());
    let scores = score(catalog, &question);
    let is_only_open = question.says_only_open();
    let near = question.near.as_ref();
    let mut ranked: Vec<(f64, &CatalogPlace, Option<f64>)> = scores
        .into_iter()
        .filter_map(|(place, score)| {
            let place = catalog.places().get(place)?;
            let miles = near.and_then(|near| distance(near, place));
            let far = near.map_or(0.0, |_| miles.unwrap_or(UNKNOWN_MILES) / MILES_A_POINT);
            let state = evaluate::state(&place.hours, now).0;
            if is_only_open && state != OpenState::Open {
                return None;
            }
            let open = match state {
                OpenState::Open if question.open => OPEN_ASKED,
                OpenState::Open => OPEN,
                OpenState::Ask => MAY_BE_OPEN,
                OpenState::Closed => 0.0,
            };
            let score = score - far + open - taken_away(place, &question);
            Some((score, place, miles))
        })
        .collect();
    ranked.sort_by(|a, b| {
        b.0.total_cmp(&a.0)
            .then_with(|| a.1.place.id.cmp(&b.1.place.id))
    });
    let total = u32::try_from(ranked.len()).unwrap_or(u32::MAX);
    ranked.truncate(HITS_MAX);
    SearchAnswer {
        hits: ranked
            .into_iter()
            .map(|(_, place, miles)| hit(place, miles, now))
            .collect(),
        total,
        needs: question.needs(),
        also: question.also,
        near: question.near,
        understood: question.understood,
        kept_at: None,
    }
}

/// Points of every place that all words are found in; if there is none, of those with most words.
fn score(catalog: &Catalog, question: &Question) -> HashMap<usize, f64> {
    let mut points: HashMap<usize, (usize, f64)> = HashMap::new();
    // What is needed and where is enough: "shelter with parking in Camden" is a shelter in Camden first.
    let is_enough = question.near.is_some() && !question.meant.is_empty();
    for word in &question.words {
        for (place, score) in catalog.index().matches(word) {
            let entry = points.entry(place).or_default();
            *entry = if is_enough {
                (entry.0, entry.1 + score.min(WORD_MAX))
            } else {
                (entry.0 + 1, entry.1 + score)
            };
        }
    }
    for (index, place) in catalog.places().iter().enumerate() {
        for needs in &question.meant {
            let scores = needs.iter().filter_map(|need| score_of(place, *need));
            if let Some(score) = scores.max_by(f64::total_cmp) {
                let entry = points.entry(index).or_default();
                *entry = (entry.0 + 1, entry.1 + score);
            }
        }
    }
    let only_a_place = question.words.is_empty() && question.meant.is_empty();
    if only_a_place && let Some(near) = &question.near {
        for (index, place) in catalog.places().iter().enumerate() {
            if distance(near, place).is_some_and(|miles| miles <= AROUND) {
                points.insert(index, (1, 1.0));
            }
        }
        // "Hope" is a town, and a pantry.
        for word in &question.extra {
            for (place, score) in catalog.index().matches(word) {
                points.entry(place).or_insert((1, score));
            }
        }
    }
    if question.says_only_open() {
        points.extend((0..catalog.places().len()).map(|index| (index, (1, 1.0))));
    }
    // A word of the town's name may be one of a place's name: it helps, and is not needed.
    for word in &question.extra {
        for (place, score) in catalog.index().matches(word) {
            if let Some(entry) = points.get_mut(&place) {
                entry.1 += score / 2.0;
            }
        }
    }
    // Where a word of "drivers license" stands, there is more of it than in any other office.
    for word in &question.about {
        for (place, score) in catalog.index().rare(word) {
            if let Some(entry) = points.get_mut(&place) {
                let most = if is_enough { WORD_MAX } else { f64::INFINITY };
                entry.1 += (score / 2.0).min(most);
            }
        }
    }
    let most = points
        .values()
        .map(|(count, _)| *count)
        .max()
        .unwrap_or_default();
    points
        .into_iter()
        .filter(|(_, (count, _))| *count == most)
        .map(|(place, (_, score))| (place, score))
        .collect()
}

/// What it takes away that the data of a place excludes people who were named.
fn taken_away(place: &CatalogPlace, question: &Question) -> f64 {
    let needs = question.needs();
    let need = needs.iter().find(|need| place.needs.contains(need));
    let is_excluded = need.is_some_and(|need| {
        let mut people = question.people.iter();
        people.any(|wish| matches!(fit(place, *need, *wish), Fit::No(_)))
    });
    if is_excluded { NOT_FOR_THEM } else { 0.0 }
}

/// What it counts that a place answers a need.
fn score_of(place: &CatalogPlace, need: Need) -> Option<f64> {
    let row = PlaceRow {
        list: &place.place.list,
        row: &place.row,
    };
    if !place.needs.contains(&need) {
        return None;
    }
    let is_aside = directness(&row, need) == Directness::Aside;
    let score = if is_aside { NEED_INDIRECT } else { NEED };
    Some(score - if is_narrow(place) { NARROW } else { 0.0 })
}

fn distance(near: &Near, place: &CatalogPlace) -> Option<f64> {
    let miles = miles(
        Point {
            lat: near.lat,
            lon: near.lon,
        },
        place.point?,
    );
    Some((miles * 10.0).round() / 10.0)
}

fn hit(place: &CatalogPlace, miles: Option<f64>, now: DateTime) -> SearchHit {
    SearchHit {
        id: place.place.id.clone(),
        list: place.place.list.clone(),
        code: place.code(),
        name: place.text("name").unwrap_or_default(),
        kind: place.text("type"),
        city: place.text("city"),
        county: place.text("county"),
        phone: place.text("phone"),
        open: evaluate::at(&place.hours, now),
        miles,
    }
}
