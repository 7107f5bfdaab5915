//! A search over all lists: whole words, beginnings of words, typing errors, synonyms in the languages of
//! the screens, towns and ZIP codes.

mod about;
mod correct;
mod ordinary;
mod phrases;
mod question;
mod reader;
mod town;

use crate::catalog::index::split;
use crate::catalog::{Catalog, CatalogPlace, STATEWIDE};
use crate::find::order::is_narrow;
use crate::find::{Fit, fit, takes_residents};
use crate::geography::{Point, miles};
use crate::hours::evaluate;
use crate::needs::{Directness, directness};
use crate::row::PlaceRow;
use jiff::civil::DateTime;
pub(crate) use ordinary::ordinary_beside;
pub(crate) use phrases::{FILLERS, SYNONYMS};
use question::Question;
use reader::understand;
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
/// What it counts that it is open where that was asked, and beside a town, where people have to get there.
const OPEN_ASKED: f64 = 5.0;
const OPEN_ASKED_NEAR: f64 = 2.0;
/// What it takes away that the data of a place excludes what was wished for, and what it counts that it has it.
const UNLIKE_WISHED: f64 = 5.0;
const AS_WISHED: f64 = 0.5;
/// What it takes away that a place is for people of other towns or counties.
const FOR_OTHERS: f64 = 5.0;
/// Kinds of offices that serve their own county.
const COUNTY_OFFICES: [&str; 2] = ["snap office", "county"];
/// What part of the points for what a place is about counts beside a town, so that it does not outweigh a long way.
const ABOUT_NEAR: f64 = 0.5;
/// What part counts of all that more places are about: of "lawyer for expungement" the second word says more.
const ABOUT_ALSO: f64 = 0.5;
/// The most that a word counts beside a need and a town, so that no word outweighs a long way.
const WORD_MAX: f64 = 2.0;

/// The longest word of a name that is looked for when nothing else is found has at least so many letters.
const NAMED_MIN: usize = 4;

/// Searches; `now` is the wall-clock time in New Jersey.
pub fn search(catalog: &Catalog, text: &str, now: DateTime) -> SearchAnswer {
    let question = understand(text, catalog.index());
    let mut scores = score(catalog, &question);
    if scores.is_empty() {
        scores = named(catalog, text);
    }
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
                OpenState::Open if question.open && near.is_some() => OPEN_ASKED_NEAR,
                OpenState::Open if question.open => OPEN_ASKED,
                OpenState::Open => OPEN,
                OpenState::Ask => MAY_BE_OPEN,
                OpenState::Closed => 0.0,
            };
            let score = score - far + open + wished(place, &question) - for_others(place, near);
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
        wishes: question.wishes,
        also: question.also,
        near: question.near,
        understood: question.understood,
        typed: question.typed,
        kept_at: None,
    }
}

/// How many words and needs of a question a place answers, and its points.
type Points = HashMap<usize, (usize, f64)>;

/// Places whose name has all words as they were typed, for when nothing else is found: the words of "Phone House" have
/// a meaning of their own, and "place" says nothing.
fn named(catalog: &Catalog, text: &str) -> HashMap<usize, f64> {
    let words = split(text);
    if !words.iter().any(|word| word.chars().count() >= NAMED_MIN) {
        return HashMap::new();
    }
    let is_called = |place: &CatalogPlace| {
        let name = split(&place.text("name").unwrap_or_default());
        words.iter().all(|word| name.contains(word))
    };
    let places = catalog.places().iter().enumerate();
    let called = places.filter(|(_, place)| is_called(place));
    called.map(|(index, _)| (index, 1.0)).collect()
}

/// Points of every place that all words are found in; if there is none, of those with most words.
fn score(catalog: &Catalog, question: &Question) -> HashMap<usize, f64> {
    let mut points = Points::new();
    let is_near = question.near.is_some();
    let about = abouts(catalog, question);
    // What is needed and where is enough: "shelter with parking in Camden" is a shelter in Camden first.
    let is_enough = is_near && !question.meant.is_empty();
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
        let is_about = about.iter().any(|places| places.contains_key(&index));
        for needs in &question.meant {
            let scores = needs
                .iter()
                .filter_map(|need| score_of(place, *need, is_about));
            if let Some(score) = scores.max_by(f64::total_cmp) {
                let entry = points.entry(index).or_default();
                *entry = (entry.0 + 1, entry.1 + score);
            }
        }
    }
    for (turn, places) in about.iter().enumerate() {
        let part = if is_near { ABOUT_NEAR } else { 1.0 };
        let part = if turn == 0 { part } else { part * ABOUT_ALSO };
        for (place, score) in places {
            if question.meant.is_empty() {
                let entry = points.entry(*place).or_default();
                *entry = (entry.0 + 1, entry.1 + score * part);
            } else if let Some(entry) = points.get_mut(place) {
                entry.1 += score * part;
            }
        }
    }
    if let Some(near) = &question.near
        && points.is_empty()
        && question.meant.is_empty()
    {
        add_places_around(&mut points, catalog, question, near);
    }
    if question.says_only_open() {
        points.extend((0..catalog.places().len()).map(|index| (index, (1, 1.0))));
    }
    // A word of the town's name may be one of a place's name: it helps, and is not needed.
    let most = if is_near { WORD_MAX } else { f64::INFINITY };
    for word in &question.extra {
        for (place, score) in catalog.index().matches(word) {
            if let Some(entry) = points.get_mut(&place) {
                entry.1 += (score / 2.0).min(most);
            }
        }
    }
    let most = points.values().map(|(count, _)| *count).max();
    points
        .into_iter()
        .filter(|(_, (count, _))| Some(*count) == most)
        .map(|(place, (_, score))| (place, score))
        .collect()
}

/// The places that are about each thing that was said, what fewest places are about first.
fn abouts(catalog: &Catalog, question: &Question) -> Vec<HashMap<usize, f64>> {
    let abouts = question.about.iter();
    let abouts = abouts.map(|phrases| about::about(catalog, phrases));
    let mut abouts: Vec<_> = abouts.filter(|places| !places.is_empty()).collect();
    abouts.sort_by_key(HashMap::len);
    abouts
}

/// Where nothing but a town was understood: what is around it, and what is called like it.
fn add_places_around(points: &mut Points, catalog: &Catalog, question: &Question, near: &Near) {
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

/// What it counts that the data of a place has or excludes what was wished for.
fn wished(place: &CatalogPlace, question: &Question) -> f64 {
    let needs = question.needs();
    let Some(need) = needs.iter().find(|need| place.needs.contains(need)) else {
        return 0.0;
    };
    let fits = question.wishes.iter().map(|wish| fit(place, *need, *wish));
    let points = fits.map(|says| match says {
        Fit::Yes => AS_WISHED,
        Fit::Ask => 0.0,
        Fit::No(_) => -UNLIKE_WISHED,
    });
    points.sum()
}

/// What it takes away that a place is for people of other towns or counties.
fn for_others(place: &CatalogPlace, near: Option<&Near>) -> f64 {
    let Some(near) = near else { return 0.0 };
    let kind = place.field("type").unwrap_or_default().to_lowercase();
    let is_county_office = COUNTY_OFFICES.iter().any(|it| kind.contains(it));
    let is_elsewhere = is_county_office
        && place
            .field("county")
            .is_some_and(|county| county != near.county && county != STATEWIDE);
    if is_elsewhere || !takes_residents(place, near) {
        FOR_OTHERS
    } else {
        0.0
    }
}

/// What it counts that a place answers a need. What is about the very thing that was asked for is no detour.
fn score_of(place: &CatalogPlace, need: Need, is_about: bool) -> Option<f64> {
    let row = PlaceRow {
        list: &place.place.list,
        row: &place.row,
    };
    if !place.needs.contains(&need) {
        return None;
    }
    let is_aside = !is_about && directness(&row, need) == Directness::Aside;
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
