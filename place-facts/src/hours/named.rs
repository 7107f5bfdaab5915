//! Names that say when a place is open: "Winter Warming Center at Bethel", "Bethany Code Blue Shelter". "Winter Street Church" says
//! nothing of it.

use super::cold::{self, Cold};
use super::no_walk_in;
use super::plain::words_of;
use super::{season_notes, warming};
use sync_protocol::places::hours::{Hours, Reception};

/// Parts of the year that stand in names of services. "Spring" and "fall" stand in those of towns too.
const SEASONS: [&[&str]; 4] = [&["winter"], &["summer"], &["seasonal"], &["school", "year"]];
/// What is open in such a part of the year, right behind it.
const SERVICES: [&str; 16] = [
    "breakfast",
    "emergency",
    "feeding",
    "food",
    "housing",
    "lunch",
    "meal",
    "meals",
    "night",
    "overnight",
    "pantry",
    "program",
    "refuge",
    "respite",
    "shelter",
    "warming",
];
const COLD: [&str; 2] = ["code", "blue"];
/// Behind "Code Blue" these are told of it, and nobody sleeps there.
const TOLD: [&str; 6] = ["alert", "alerts", "hotline", "info", "information", "line"];

/// Limits hours to what the name of a place says of them.
pub(super) fn apply(hours: &mut Hours, name: &str) {
    let plain = name.to_lowercase();
    let words = words_of(&plain);
    for season in SEASONS {
        let mut rest = behind(&words, season);
        if rest.any(|word| SERVICES.contains(&word)) {
            season_notes::keep_in(hours, &season.join(" "));
        }
    }
    match cold::of(name) {
        Some(Cold::Winter) => season_notes::keep_in(hours, "winter"),
        Some(Cold::Weather) => no_walk_in(hours, Reception::ColdNights),
        None => {}
    }
    if behind(&words, &COLD).any(|word| !TOLD.contains(&word)) {
        no_walk_in(hours, Reception::ColdNights);
    }
    warming::apply(hours, name);
}

/// The word behind each place where words stand; an empty one at the end.
fn behind<'a>(words: &[&'a str], wanted: &[&str]) -> impl Iterator<Item = &'a str> {
    let found = words.windows(wanted.len()).enumerate();
    found
        .filter(move |(_, part)| *part == wanted)
        .map(move |(at, _)| words.get(at + wanted.len()).copied().unwrap_or_default())
}
