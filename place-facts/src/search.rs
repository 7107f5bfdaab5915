//! A search over all lists: whole words, beginnings of words, typing errors, synonyms in the languages of
//! the screens, towns and ZIP codes.

mod about;
mod called;
mod correct;
mod count;
mod dates;
mod day;
mod forms;
mod hit;
mod holidays;
mod in_town;
mod once;
mod one_place;
mod ordinary;
mod phrases;
mod question;
mod reader;
mod score;
mod times;
mod town;
mod words;

use crate::calendar::write_moment;
use crate::catalog::{Catalog, CatalogPlace, STATEWIDE};
use crate::find::order::{is_employer_out_of_reach, steps};
use crate::find::{Fit, county_miles, fit, is_rule, takes_residents};
use crate::geography::{Point, miles};
use crate::needs::COUNTY_KINDS;
use called::{Called, called};
use jiff::civil::DateTime;
pub(crate) use ordinary::ordinary_beside;
pub(crate) use phrases::{FILLERS, SYNONYMS};
use question::Question;
use reader::understand;
use score::{leaves_out, named, score, way};
use std::collections::{HashMap, HashSet};
use sync_protocol::places::find::{Near, Need, REACH_MILES};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::search::SearchAnswer;

/// Most hits of one answer.
pub const HITS_MAX: usize = 50;
/// Miles that count as much as one point of the words.
const MILES_A_POINT: f64 = 10.0;
/// Miles of a place whose way is not known.
const UNKNOWN_MILES: f64 = 30.0;
/// What it counts that a place is open, and that it may be.
const OPEN: f64 = 0.4;
const MAY_BE_OPEN: f64 = 0.2;
/// What it counts that it is open where that was asked, and beside a town, where people have to get there.
const OPEN_ASKED: f64 = 5.0;
const OPEN_ASKED_NEAR: f64 = 2.0;
/// How far a place may be that is surely open, where that was asked, to stand beside those in the town, as in the finder.
const OPEN_MILES: f64 = 8.0;
/// What a step between a place and someone who just comes takes away where no town was named. Most of these count as much
/// as that a place may be open, and less than that it is.
const STEP: f64 = 0.03;
/// What it takes away that the data of a place excludes what was wished for, and what it counts that it has it.
const UNLIKE_WISHED: f64 = 5.0;
const AS_WISHED: f64 = 0.5;
/// What it takes away that a place is for people of other towns or counties.
const FOR_OTHERS: f64 = 5.0;
/// What it takes away that a company would hire, where no work was asked for: its name and its work are no help.
const UNASKED: f64 = 5.0;
/// What it takes away that a row is a rule, which makes no card for anyone, where another place answers too.
const RULE: f64 = 5.0;
const EMPLOYER: &str = "employer";

/// How a place answers meals or clothes. The places of their own lists in reach come before those that give them beside
/// something else, and these before what is far. Other needs have one tier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tier {
    Own,
    Beside,
    Far,
}

/// What comes before the tier and the points: whether it does all that was asked for, whether it is no
/// employer out of reach, how much of its name was typed, whether it
/// is foremost, whether it answers in the town that was said, and whether it is foremost only behind those.
type First = (bool, bool, Option<Called>, bool, bool, bool);

/// What comes first, the tier and the points of a place, its number and the place.
type Ranked<'a> = (First, Tier, f64, usize, &'a CatalogPlace);

/// Searches; `now` is the wall-clock time in New Jersey.
pub fn search(catalog: &Catalog, text: &str, now: DateTime) -> SearchAnswer {
    let question = understand(text, catalog.index(), now.date());
    let mut scores = score(catalog, &question);
    if scores.points.is_empty() {
        scores.points = named(catalog, text);
        scores
            .points
            .retain(|place, _| !leaves_out(&question, &catalog.places()[*place]));
    }
    let mut called = if question.above_all {
        HashMap::new()
    } else {
        let understood = question.understood.as_deref();
        called(catalog, text, understood, &question.of_town)
    };
    let is_in_reach = |number: &usize| {
        let near = question.near.as_ref();
        near.is_some_and(|near| is_in_reach(catalog, near, *number))
    };
    // "Community services Ocean City" is no name of a place far from there.
    let looks_near = question.says_only_ordinary_words() && scores.points.keys().any(&is_in_reach);
    if looks_near {
        called.retain(|number, _| is_in_reach(number));
    }
    for number in called.keys() {
        let place = catalog.places().get(*number);
        if place.is_some_and(|place| !leaves_out(&question, place)) {
            scores.points.entry(*number).or_default();
        }
    }
    let is_only_open = question.says_only_open();
    let (moment, span) = day::moment(question.day, now);
    // What is open this morning gives no dinner.
    let from = if question.says_dinner() {
        day::evening(moment)
    } else {
        moment
    };
    let near = question.near.as_ref();
    let is_far = |way: Option<f64>| way.is_some_and(|miles| miles > f64::from(REACH_MILES));
    let mut ranked: Vec<Ranked<'_>> = scores
        .points
        .iter()
        .filter_map(|(number, score)| {
            let number = *number;
            let place = catalog.places().get(number)?;
            let is_foremost = scores.foremost.contains(&number);
            let is_behind_town = scores.behind_town.contains(&number);
            let miles = near.and_then(|near| distance(near, place));
            // A place of another county whose town is not known is no nearer for that.
            let miles = miles.or_else(|| county_miles(place, near));
            // A line for the whole state is as near as any office for who wants to die.
            let unknown = if question.above_all {
                0.0
            } else {
                UNKNOWN_MILES
            };
            let is_way_known = is_foremost || is_behind_town;
            let way = near.and_then(|near| {
                if is_way_known {
                    way(near, place)
                } else {
                    miles
                }
            });
            let far = near.map_or(0.0, |_| way.unwrap_or(unknown) / MILES_A_POINT);
            let state = hit::state(place, &question, from, span);
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
            let rule = if is_rule(place) { RULE } else { 0.0 };
            let unlike = for_others(place, near) + unasked(place, &question) + rule;
            let steps = if near.is_none() && question.says_what() {
                steps(place) * STEP
            } else {
                0.0
            };
            let score = score - far + open + wished(place, &question) - unlike - steps;
            // What is closed where what is open was asked for helps no more than what has to be called.
            let is_closed = question.open && state == OpenState::Closed;
            let tier = match question.needs_given() {
                false => Tier::Own,
                true if is_far(way) => Tier::Far,
                true if is_closed || scores.beside.contains(&number) => Tier::Beside,
                true => Tier::Own,
            };
            let is_open_near = question.open
                && state == OpenState::Open
                && tier == Tier::Own
                && way.is_some_and(|miles| miles <= OPEN_MILES);
            let is_in_town = scores.in_town.contains(&number) && !is_closed && unlike == 0.0;
            let is_there = is_in_town || is_open_near || looks_near && is_in_reach(&number);
            let called = called.get(&number).copied();
            let is_whole = !scores.part.contains(&number) || called.is_some();
            let is_way = called.is_some() || !is_employer_out_of_reach(place);
            let first = (
                is_whole,
                is_way,
                called,
                is_foremost,
                is_there,
                is_behind_town,
            );
            Some((first, tier, score, number, place))
        })
        .collect();
    let part = ranked.iter().filter(|((is_whole, ..), ..)| !is_whole);
    let part: HashSet<usize> = part.map(|it| it.3).collect();
    ranked.sort_by(|a, b| {
        b.0.cmp(&a.0)
            .then_with(|| a.1.cmp(&b.1))
            .then_with(|| b.2.total_cmp(&a.2))
            .then_with(|| a.4.place.id.cmp(&b.4.place.id))
    });
    let ranked = once::once(catalog, &question, ranked.iter().map(|it| it.3));
    let ranked = ranked.into_iter().map(|number| {
        let place = &catalog.places()[number];
        let miles = near.and_then(|near| distance(near, place));
        (place, miles, part.contains(&number))
    });
    let (fitting, others) = hit::apart(ranked, &question);
    let total = u32::try_from(fitting.len()).unwrap_or(u32::MAX);
    let fitting = fitting.into_iter().take(HITS_MAX);
    let hits = fitting.map(|it| hit::hit(it, &question, moment)).collect();
    let others = others.into_iter();
    SearchAnswer {
        at: write_moment(moment),
        span,
        hits,
        others: others.map(|it| hit::hit(it, &question, moment)).collect(),
        total,
        needs: question.needs(),
        wishes: question.wishes,
        also: question.also,
        near: question.near,
        understood: question.understood,
        typed: question.typed,
        unknown: question.unknown,
        kept_at: None,
    }
}

/// What it counts that the data of a place has what was wished for.
fn wished(place: &CatalogPlace, question: &Question) -> f64 {
    let Some(need) = hit::served(place, question).map(|it| it.need) else {
        return 0.0;
    };
    let fits = question.wishes.iter().map(|wish| fit(place, need, *wish));
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
    let is_county_office = COUNTY_KINDS.iter().any(|it| kind.contains(it));
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

/// What it takes away that a place is a company, and no work was asked for.
fn unasked(place: &CatalogPlace, question: &Question) -> f64 {
    let kind = place.field("type").unwrap_or_default().to_lowercase();
    let is_asked = question.needs().contains(&Need::Work);
    if kind.contains(EMPLOYER) && !is_asked {
        UNASKED
    } else {
        0.0
    }
}

/// Whether people of a town get to a place.
fn is_in_reach(catalog: &Catalog, near: &Near, number: usize) -> bool {
    let miles = distance(near, &catalog.places()[number]);
    miles.is_some_and(|miles| miles <= f64::from(REACH_MILES))
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
