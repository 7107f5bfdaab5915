//! Places for the cold by what they are called: "Emergency winter shelter", "Grace Cold-Weather Shelter", "Freezing nights shelter".
//! "Winter Street Church" and "Cold Spring" say nothing of it.

use super::plain::words_of;
use crate::spelling::unaccented;

/// When a place for the cold is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cold {
    /// In the cold part of the year.
    Winter,
    /// On days or nights that the weather decides.
    Weather,
}

/// What says it, without accents.
const WORDS: [(&[&str], Cold); 24] = [
    (&["winter"], Cold::Winter),
    (&["winters"], Cold::Winter),
    (&["wintertime"], Cold::Winter),
    (&["invierno"], Cold::Winter),
    (&["invernal"], Cold::Winter),
    (&["cold", "weather"], Cold::Winter),
    (&["cold", "season"], Cold::Winter),
    (&["cold", "months"], Cold::Winter),
    (&["colder", "months"], Cold::Winter),
    (&["bad", "weather"], Cold::Weather),
    (&["bitter", "cold"], Cold::Weather),
    (&["extreme", "cold"], Cold::Weather),
    (&["extreme", "weather"], Cold::Weather),
    (&["extreme", "temperature"], Cold::Weather),
    (&["extreme", "temperatures"], Cold::Weather),
    (&["inclement", "weather"], Cold::Weather),
    (&["severe", "cold"], Cold::Weather),
    (&["severe", "weather"], Cold::Weather),
    (&["freezing"], Cold::Weather),
    (&["subfreezing"], Cold::Weather),
    (&["frigid"], Cold::Weather),
    (&["snow"], Cold::Weather),
    (&["frio"], Cold::Weather),
    // "Cold nights", "cold shelter".
    (&["cold"], Cold::Weather),
];
/// What is open then.
const SERVICES: [&str; 21] = [
    "albergue",
    "albergues",
    "bed",
    "beds",
    "cots",
    "dormitory",
    "lodging",
    "night",
    "nights",
    "noches",
    "overflow",
    "overnight",
    "refuge",
    "refugio",
    "refugios",
    "respite",
    "shelter",
    "shelters",
    "sheltering",
    "sleeping",
    "warming",
];
/// With one of these right behind it, a word for the cold is a name, or a thing that is given.
const NAMES: [&str; 27] = [
    "ave", "avenue", "boots", "brook", "church", "clothes", "clothing", "coat", "coats", "creek",
    "drive", "food", "gear", "hats", "hill", "jackets", "lane", "meals", "park", "place", "road",
    "spring", "springs", "st", "storage", "street", "water",
];
/// Words between what is open and the cold behind it: "shelter in the winter".
const JOINS: [&str; 16] = [
    "de", "del", "during", "el", "en", "for", "in", "la", "nights", "noches", "of", "on", "only",
    "para", "the", "very",
];
/// The most words between them.
const BETWEEN: usize = 4;
/// With one of these before it, it is one of several things that a place is.
const SIGNS: [&str; 6] = [",", ";", "/", "&", "+", " and "];
const OTHERS: [&str; 11] = [
    "center", "clothing", "food", "house", "housing", "kitchen", "meals", "pantry", "program",
    "refugio", "shelter",
];

/// When a place of a kind or a name is open that says that it is for the cold.
pub(super) fn of(called: &str) -> Option<Cold> {
    let plain = unaccented(called);
    let words = words_of(&plain);
    (0..words.len()).find_map(|at| {
        let rest = &words[at..];
        let (cold, kind) = WORDS.iter().find(|(cold, _)| rest.starts_with(cold))?;
        let behind = &rest[cold.len()..];
        let is_name = behind.first().is_some_and(|next| NAMES.contains(next));
        // "Cold" alone stands in names of towns.
        let reach = if **cold == ["cold"] { 1 } else { BETWEEN };
        let leads = behind.iter().take(reach).any(|it| SERVICES.contains(it));
        let is_said = !is_name && (leads || follows(&words[..at]));
        (is_said && !is_one_of_several(&plain, words[at])).then_some(*kind)
    })
}

/// Whether what is open stands before a word for the cold.
fn follows(before: &[&str]) -> bool {
    let mut back = before.iter().rev().skip_while(|it| JOINS.contains(*it));
    back.next().is_some_and(|it| SERVICES.contains(it))
}

/// Whether a name of something else stands before a word, joined to it: "Food pantry, winter shelter".
fn is_one_of_several(plain: &str, word: &str) -> bool {
    let before = plain.split_once(word).map_or("", |(before, _)| before);
    let names_other = || words_of(before).iter().any(|it| OTHERS.contains(it));
    SIGNS.iter().any(|sign| before.contains(sign)) && names_other()
}
