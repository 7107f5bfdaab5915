//! The points of places for the words, needs and topics of a question.

use super::about;
use super::distance;
use super::hit;
use super::in_town::{InTown, answers_in_town};
use super::is_in_reach;
use super::one_place::{OtherRows, asks_for_several};
use super::phrases::Within;
use super::question::Question;
use crate::catalog::index::split;
use crate::catalog::{Catalog, CatalogPlace, STATEWIDE};
use crate::find::order::{has_door_or_phone, is_narrow};
use crate::find::{Fit, county_miles, fit};
use crate::needs::{Directness, is_kind_of_line};
use std::collections::{HashMap, HashSet};
use sync_protocol::places::find::{Near, Need, REACH_MILES, Wish};
use sync_protocol::places::kept::Served;
use sync_protocol::places::requirements::Group;

/// What a need counts that a synonym stands for, and on a detour.
const NEED: f64 = 3.0;
const NEED_INDIRECT: f64 = 1.0;
/// What it takes away that a place is for people of a group that most are not in.
const NARROW: f64 = 1.0;
/// How far around a town its places are, when nothing but the town was said, in miles.
const AROUND: f64 = 10.0;
/// How far from the middle of a town what is called like it is in the town, in miles.
const IN_TOWN: f64 = 5.0;
/// What it counts, where no town was named, that a line for all comes before places that may be far.
const LINE_FOR_ALL: f64 = 1.0;
/// What part of the points for what a place is about counts beside a town, so that it does not outweigh a long way.
const ABOUT_NEAR: f64 = 0.5;
/// What part counts of all that more places are about: of "lawyer for expungement" the second word says more.
const ABOUT_ALSO: f64 = 0.5;
/// The most that a word counts beside a need and a town, so that no word outweighs a long way.
const WORD_MAX: f64 = 2.0;

/// What places of other lists say that give meals or clothes of any kind.
const GENERAL: [&str; 2] = ["clothes", "meal"];

/// A name is looked up when nothing else is found, if one of its words has at least this many letters.
const NAMED_MIN: usize = 4;

/// Groups whose places are left out of an answer to someone who may not be there, so that no question leads
/// to an address that has to stay private. The young and families are there with children.
const APART: [Group; 2] = [Group::Survivors, Group::Youth];
const APART_KIND: &str = "family shelter";
/// The topic of phrases that say that somebody suffers violence.
const SURVIVORS: &str = "survivors";

/// How many words and needs of a question a place answers, and its points.
type Points = HashMap<usize, (usize, f64)>;

/// Places whose name has all words as they were typed, for when nothing else is found: the words of "Phone House" have
/// a meaning of their own, and "place" says nothing.
pub(super) fn named(catalog: &Catalog, text: &str) -> HashMap<usize, f64> {
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

/// What was found.
#[derive(Default)]
pub(super) struct Scores {
    pub(super) points: HashMap<usize, f64>,
    /// The places that come before all others, whatever their points.
    pub(super) foremost: HashSet<usize>,
    /// Of what comes before all others only behind the answers in the town that was said, because it is far.
    pub(super) behind_town: HashSet<usize>,
    /// The places that answer what was asked in the town that was said.
    pub(super) in_town: HashSet<usize>,
    /// The places that answer meals or clothes only beside what their list is about, or only help to get them.
    pub(super) beside: HashSet<usize>,
    /// The places near by that do only one of several things that were asked for.
    pub(super) part: HashSet<usize>,
}

/// Points of every place that all words are found in; if there is none, of those with most words.
pub(super) fn score(catalog: &Catalog, question: &Question) -> Scores {
    let mut points = Points::new();
    let is_near = question.near.is_some();
    let about = abouts(catalog, question);
    let other_rows = OtherRows::of(catalog, question);
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
        let best = |place: &CatalogPlace, needs: &[Need]| {
            let scores = needs
                .iter()
                .filter_map(|need| score_of(place, *need, is_about, is_near));
            scores.max_by(f64::total_cmp)
        };
        let own: Vec<_> = question.meant.iter().map(|it| best(place, it)).collect();
        let rows = if own.iter().any(Option::is_some) {
            other_rows.beside(catalog, index)
        } else {
            Vec::new()
        };
        for (needs, own) in question.meant.iter().zip(own) {
            // What only helps to get it is no reason to go to one place for both.
            let beside = || {
                let rows = rows.iter().map(|row| &catalog.places()[*row]);
                let scores = rows.filter_map(|row| best(row, needs));
                let scores = scores.filter(|score| *score > NEED_INDIRECT);
                scores.max_by(f64::total_cmp)
            };
            if let Some(score) = own.or_else(beside) {
                let entry = points.entry(index).or_default();
                *entry = (entry.0 + 1, entry.1 + score);
            }
        }
    }
    // Of who says what is needed and where, a word far away says nothing: "Mays Landing Road" is not in Cape May,
    // and bus vouchers in Monmouth County are none in Hudson.
    let is_far = |index: usize| {
        let near = question.near.as_ref().filter(|_| is_enough);
        let miles = near.and_then(|near| distance(near, &catalog.places()[index]));
        miles.is_some_and(|miles| miles > f64::from(REACH_MILES))
    };
    for (turn, places) in about.iter().enumerate() {
        let is_weighed = is_near && !question.above_all;
        let part = if is_weighed { ABOUT_NEAR } else { 1.0 };
        let part = if turn == 0 { part } else { part * ABOUT_ALSO };
        for (place, score) in places {
            if question.meant.is_empty() {
                let entry = points.entry(*place).or_default();
                *entry = (entry.0 + 1, entry.1 + score * part);
            } else if let Some(entry) = points.get_mut(place)
                && (question.above_all || !is_far(*place))
            {
                entry.1 += score * part;
            }
        }
    }
    let (foremost, behind_town) = foremost(catalog, question, &mut points);
    if let Some(near) = &question.near
        && points.is_empty()
        && question.meant.is_empty()
    {
        add_places_around(&mut points, catalog, question, near);
    }
    if question.says_only_open() {
        points.extend((0..catalog.places().len()).map(|index| (index, (1, 1.0))));
    }
    if question.says_only_wishes() {
        let places = catalog.places().iter().enumerate();
        let say_it = places.filter(|(_, place)| says_all(place, &question.wishes));
        points.extend(say_it.map(|(index, _)| (index, (1, 1.0))));
    }
    let is_aside = |index: usize| {
        let place = &catalog.places()[index];
        let is_about = about.iter().any(|places| places.contains_key(&index));
        let needs = question.needs();
        let mut served = needs.iter().filter_map(|need| place.served(*need));
        served
            .next()
            .is_some_and(|first| is_detour(place, first, is_about, is_near))
            && served.all(|it| is_detour(place, it, is_about, is_near))
    };
    // A word of the town's name may be one of a place's name: it helps, and is not needed. The office of a county is
    // called like it, and gives no meal for that.
    let most = if is_near { WORD_MAX } else { f64::INFINITY };
    let near = question.near.as_ref();
    let is_there = |index: usize| near.is_some_and(|it| lies_in(&catalog.places()[index], it));
    let of_town = question.of_town.iter().map(|word| (word, true));
    let extra = question.extra.iter().map(|word| (word, false));
    for (word, is_of_town) in of_town.chain(extra) {
        for (place, score) in catalog.index().matches(word) {
            // "Archdiocese of Newark, Cranford" is no nearer for its name.
            let is_meant = !is_aside(place) && !is_far(place) && (!is_of_town || is_there(place));
            if let Some(entry) = points.get_mut(&place).filter(|_| is_meant) {
                entry.1 += (score / 2.0).min(most);
            }
        }
    }
    points.retain(|place, _| !leaves_out(question, &catalog.places()[*place]));
    let most = points.values().map(|(count, _)| *count).max();
    // Who names a town and only ordinary words looks near it: of "community services Ocean City" what is there with one of the words is told
    // before what is far with both.
    let is_in_reach = |place: &usize| {
        let near = near.filter(|_| question.says_only_ordinary_words());
        near.is_some_and(|near| is_in_reach(catalog, near, *place))
    };
    let in_reach = points.iter().filter(|(place, _)| is_in_reach(place));
    let most_in_reach = in_reach.map(|(_, (count, _))| *count).max();
    let is_kept = |place: &usize, count| {
        Some(count) == most
            || Some(count) == most_in_reach && is_in_reach(place)
            || foremost.contains(place)
            || behind_town.contains(place)
    };
    // Where one place does all, those near by that do some of it are told behind it.
    let does_part = |place: usize| {
        let needs = question.needs();
        let mut needs = needs.iter();
        let serves = needs.any(|need| catalog.places()[place].served(*need).is_some());
        let near = question.near.as_ref();
        let is_near = near.is_some_and(|near| super::is_in_reach(catalog, near, place));
        asks_for_several(question) && serves && is_near && !is_aside(place)
    };
    let (kept, rest): (Points, Points) = points
        .into_iter()
        .partition(|(place, (count, _))| is_kept(place, *count));
    let part: HashSet<usize> = rest.keys().copied().filter(|it| does_part(*it)).collect();
    let whole: Vec<usize> = kept.keys().copied().collect();
    let rest = rest.into_iter().filter(|(place, _)| part.contains(place));
    let points = kept.into_iter().chain(rest);
    let points: HashMap<usize, f64> = points.map(|(place, (_, score))| (place, score)).collect();
    let special = about_special(catalog, question);
    let is_beside = |place: &&usize| {
        let is_special = special.contains(*place);
        let is_late =
            is_aside(**place) || !is_special && answers_beside(catalog, question, **place);
        question.needs_given() && is_late
    };
    let beside = points.keys().filter(is_beside).copied().collect();
    let in_town = near.map(|near| {
        let asked = InTown {
            catalog,
            question,
            near,
            about: &about,
        };
        let mut in_town = answers_in_town(&asked, whole.iter().copied(), is_aside);
        in_town.extend(answers_in_town(&asked, part.iter().copied(), is_aside));
        in_town
    });
    Scores {
        points,
        foremost,
        behind_town,
        in_town: in_town.unwrap_or_default(),
        beside,
        part,
    }
}

/// The places that are about something beside which no other place is of help, and answer the need, and those of them that
/// only come behind the town that was said. A line for it is told too: it knows who has a bed.
fn foremost(
    catalog: &Catalog,
    question: &Question,
    points: &mut Points,
) -> (HashSet<usize>, HashSet<usize>) {
    let (mut foremost, mut behind_town) = (HashSet::new(), HashSet::new());
    for (phrases, within) in &question.foremost {
        for (number, score) in about::about(catalog, phrases) {
            let place = &catalog.places()[number];
            if is_line(place) {
                let entry = points.entry(number);
                let (_, points) = entry.or_insert((0, NEED + score * ABOUT_NEAR));
                if question.near.is_none() && is_for_all(place) {
                    *points += LINE_FOR_ALL;
                }
            }
            let near = question.near.as_ref();
            let is_far = near.and_then(|near| way(near, place));
            let is_far = is_far.is_some_and(|miles| miles > f64::from(REACH_MILES));
            let found = match within {
                Within::State => &mut foremost,
                _ if !is_far => &mut foremost,
                Within::BehindTown => &mut behind_town,
                Within::Reach => continue,
            };
            if points.contains_key(&number) {
                found.insert(number);
            }
        }
    }
    (foremost, behind_town)
}

/// The places that are about one thing among meals and clothes: work boots are no matter of any closet.
fn about_special(catalog: &Catalog, question: &Question) -> HashSet<usize> {
    let about = question.about.iter();
    let special = about.filter(|phrases| !phrases.iter().any(|it| GENERAL.contains(&it.as_str())));
    let places = special.flat_map(|phrases| about::about(catalog, phrases).into_keys());
    places.collect()
}

/// Whether a place answers what was asked only beside what its list is about, or has no door and no telephone, and is not the
/// one that was named.
fn answers_beside(catalog: &Catalog, question: &Question, number: usize) -> bool {
    let place = &catalog.places()[number];
    let name = split(place.field("name").unwrap_or_default());
    let is_named = question.words.iter().any(|word| name.contains(word));
    let is_beside = hit::served(place, question).is_some_and(|it| it.beside.is_some());
    !is_named && (is_beside || !has_door_or_phone(place))
}

fn is_line(place: &CatalogPlace) -> bool {
    is_kind_of_line(place.field("type").unwrap_or_default())
}

/// Whether a place serves the whole state, or the whole country.
fn is_for_all(place: &CatalogPlace) -> bool {
    let county = place.field("county");
    place.point.is_none() && county.is_none_or(|county| county == STATEWIDE)
}

/// The miles to a place that comes first: where its address is kept private those to its county, and none to a line for
/// the whole state.
pub(super) fn way(near: &Near, place: &CatalogPlace) -> Option<f64> {
    let known = distance(near, place).or_else(|| county_miles(place, Some(near)));
    known.or_else(|| (is_line(place) && is_for_all(place)).then_some(0.0))
}

/// Whether the data of a place says all that was wished for.
fn says_all(place: &CatalogPlace, wishes: &[Wish]) -> bool {
    place.serves.first().is_some_and(|own| {
        let mut wishes = wishes.iter();
        wishes.all(|wish| fit(place, own.need, *wish) == Fit::Yes)
    })
}

/// The places that are about each thing that was said, what fewest places are about first.
fn abouts(catalog: &Catalog, question: &Question) -> Vec<HashMap<usize, f64>> {
    let abouts = question.about.iter();
    let abouts = abouts.map(|phrases| about::about(catalog, phrases));
    let mut abouts: Vec<_> = abouts.filter(|places| !places.is_empty()).collect();
    abouts.sort_by_key(HashMap::len);
    abouts
}

/// Whether a place lies in a town or close to it, or in a county.
fn lies_in(place: &CatalogPlace, near: &Near) -> bool {
    match distance(near, place).filter(|_| !near.whole) {
        Some(miles) => miles <= IN_TOWN,
        None => place.field("county") == Some(near.county.as_str()),
    }
}

/// Where nothing but a town was understood: what is around it, and what is called like it.
fn add_places_around(points: &mut Points, catalog: &Catalog, question: &Question, near: &Near) {
    for (index, place) in catalog.places().iter().enumerate() {
        if distance(near, place).is_some_and(|miles| miles <= AROUND) {
            points.insert(index, (1, 1.0));
        }
    }
    // "Hope" is a town, and a pantry. What is far counts no more than what is around.
    for word in question.of_town.iter().chain(&question.extra) {
        for (place, score) in catalog.index().matches(word) {
            points.entry(place).or_insert((1, score.min(1.0)));
        }
    }
}

/// What it counts that a place answers a need.
fn score_of(place: &CatalogPlace, need: Need, is_about: bool, is_near: bool) -> Option<f64> {
    let is_aside = is_detour(place, place.served(need)?, is_about, is_near);
    let score = if is_aside { NEED_INDIRECT } else { NEED };
    Some(score - if is_narrow(place) { NARROW } else { 0.0 })
}

/// Whether a place only helps to get what is needed: an office for SNAP gives no meal. What is about the very thing that
/// was asked for is no detour.
fn is_detour(place: &CatalogPlace, served: &Served, is_about: bool, is_near: bool) -> bool {
    let need = served.need;
    // An office for support only knows where there is a doctor.
    let is_office = need == Need::Health && place.place.list == "support";
    let only_helps = match served.how {
        Directness::Direct => is_office,
        // As in the finder: where no town is known no door is near.
        Directness::Line => is_office || is_near || need == Need::Shelter,
        Directness::Finds | Directness::Aside => true,
    };
    !is_about && only_helps
}

/// Whether a place is left out of the answer. A person who says that they are beaten is a survivor, no matter who does it.
pub(super) fn leaves_out(question: &Question, place: &CatalogPlace) -> bool {
    if !question.not_survivors || question.about.iter().flatten().any(|it| it == SURVIVORS) {
        return false;
    }
    let kind = place.field("type").unwrap_or_default().to_lowercase();
    let mut groups = place.requirements.groups.iter();
    kind.contains(APART_KIND) || groups.any(|group| APART.contains(&group.value))
}
