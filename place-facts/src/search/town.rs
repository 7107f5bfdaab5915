//! The town, county or ZIP code of a question.

use super::phrases::{Meaning, is_filler};
use crate::geography::{county, is_name, named_as, near, towns_named};
use crate::namesakes::others;
use sync_protocol::places::find::{Near, Need};
use sync_protocol::places::search::SearchAlso;

/// Towns whose names are ordinary words too, or parts of other names. The first are large enough that "Brick food pantry"
/// means the town. The last say how something is: "white shirt", "lower rent". `src/placefacts/namedTown.ts` has the same.
const LARGE: [&str; 5] = ["brick", "ocean", "orange", "union", "wall"];
const NOUNS: [&str; 20] = [
    "alpha",
    "bethlehem",
    "columbus",
    "concordia",
    "deal",
    "elk",
    "elm",
    "goshen",
    "harmony",
    "hope",
    "independence",
    "landing",
    "liberty",
    "mizpah",
    "olivet",
    "shiloh",
    "springdale",
    "tabernacle",
    "tranquility",
    "wayside",
];
const ADJECTIVES: [&str; 7] = [
    "buena",
    "commercial",
    "green",
    "lower",
    "middle",
    "upper",
    "white",
];
/// Needs of which nothing is lower, upper or white: before them such a name is a town.
const PLAIN_NEEDS: [Need; 2] = [Need::Food, Need::Shelter];
/// Words before where something is, and those that also stand before something else: "to lower my rent".
const IN: [&str; 10] = [
    "around", "em", "en", "from", "in", "inside", "nan", "near", "nearby", "outside",
];
const TOWARDS: [&str; 6] = ["at", "de", "na", "of", "pre", "to"];
/// Work of any kind. Behind the name of a town it is work there, and a trade is not: "brick mason".
const ANY_JOB: [&str; 7] = [
    "employer",
    "employment",
    "hire",
    "hiring",
    "job",
    "trabajo",
    "travay",
];
/// Words before a union that is no town.
const UNIONS: [&str; 11] = [
    "carpenters",
    "credit",
    "electrician",
    "electricians",
    "labor",
    "plumber",
    "plumbers",
    "teamsters",
    "trade",
    "trades",
    "workers",
];
/// Shortest name of a town that people write as two words, without the space, in letters.
const APART_MIN: usize = 7;

/// The words of a question that name a place: where they are among its words, and how many.
pub(super) struct Said {
    pub(super) name: String,
    pub(super) at: usize,
    pub(super) length: usize,
}

/// Other towns of the name that was said, each with the search that means it.
pub(super) fn also(said: &Said, near: &Near, spelled: &[String]) -> Vec<SearchAlso> {
    let names = named_as(&said.name).map(|name| others(&name, near));
    let also = names.unwrap_or_default().into_iter().map(|near| {
        let (before, after) = (&spelled[..said.at], &spelled[said.at + said.length..]);
        let text = [before, std::slice::from_ref(&near), after].concat();
        SearchAlso {
            near,
            text: text.join(" "),
        }
    });
    also.collect()
}

/// A ZIP code, a town or a county, spelled right, or a town with a space too many.
pub(super) fn place(phrase: &str) -> Option<Near> {
    let is_zip = matches!(phrase.len(), 4 | 5) && phrase.bytes().all(|byte| byte.is_ascii_digit());
    if is_zip || is_name(phrase) {
        return near(phrase);
    }
    within(phrase).or_else(|| written_apart(phrase))
}

/// A municipality whose name was written as two words: "Free Hold".
fn written_apart(phrase: &str) -> Option<Near> {
    let (first, second) = phrase.split_once(' ')?;
    let name = format!("{first}{second}");
    let is_long = name.len() >= APART_MIN && !second.contains(' ');
    let is_town = is_long && towns_named(&name).any(|town| town.part_of.is_none());
    is_town.then(|| near(&name))?
}

/// What stands around a name.
pub(super) struct Around<'a> {
    pub(super) before: Option<&'a str>,
    /// Whether the word before it says what is needed.
    pub(super) is_behind_need: bool,
    /// What was said to be needed before it.
    pub(super) needs: Vec<Need>,
    /// Whether nothing, or only a day, follows that the name could belong to.
    pub(super) is_last: bool,
    /// Whether only a word that says nothing follows.
    pub(super) is_before_filler: bool,
    /// The phrase behind it.
    pub(super) behind: Option<&'a Meaning>,
}

/// Whether a name of one word means the town, and not what the word means otherwise: "union job", "white shirt".
pub(super) fn is_meant(name: &str, around: &Around<'_>) -> bool {
    let is_large = LARGE.contains(&name);
    let is_adjective = ADJECTIVES.contains(&name);
    if !is_large && !is_adjective && !NOUNS.contains(&name) {
        return true;
    }
    let needs_behind = around.behind.map_or(&[][..], |it| &it.needs);
    let is_work = needs_behind.contains(&Need::Work);
    let is_any_job = around
        .behind
        .is_some_and(|it| ANY_JOB.contains(&it.written.as_str()));
    // "Brick mason", "union job".
    let is_trade = is_work && (!is_any_job || name == "union");
    let is_before_need = match around.behind {
        Some(_) if is_adjective => needs_behind.iter().any(|it| PLAIN_NEEDS.contains(it)),
        Some(_) if is_large => around.behind.is_some_and(Meaning::is_topic),
        _ => !needs_behind.is_empty(),
    } && !is_filler(name);
    let ends = around.is_last || is_large && around.is_before_filler;
    let Some(before) = around.before else {
        return !is_trade && (ends || is_before_need);
    };
    // "En buena condición".
    let is_spanish = is_filler(name) && ["em", "en"].contains(&before);
    let is_there = IN.contains(&before) && !is_spanish || is_large && TOWARDS.contains(&before);
    // "Clothes white", "legal deal".
    let is_of_need = is_adjective && around.needs.contains(&Need::Clothes) || name == "deal";
    let is_behind_need = around.is_behind_need
        && (ends || around.is_before_filler)
        && !is_of_need
        && !is_filler(name);
    // "Knights of Columbus".
    let is_of = before == "of" && !is_large;
    let is_before_need = is_before_need && !is_of;
    !UNIONS.contains(&before) && !is_trade && (is_there || is_behind_need || is_before_need)
}

/// A town and its county, as "Union Township, Union" is without its comma.
fn within(phrase: &str) -> Option<Near> {
    let spaces = phrase.match_indices(' ');
    spaces.into_iter().find_map(|(at, _)| {
        let (town, rest) = (&phrase[..at], &phrase[at + 1..]);
        let (county, _) = county(rest)?;
        let is_there = towns_named(town).any(|town| town.county == county);
        is_there.then(|| near(&format!("{town}, {county}")))?
    })
}
