//! Meals and clothes that a place of another list gives beside what its list is about: a shelter with a kitchen.

use crate::row::PlaceRow;
use crate::sentences::sentences;
use sync_protocol::places::find::Need;

/// What is given, by the list that is about it.
const GIVEN: [(Need, &str, &[&str]); 2] = [
    (
        Need::Food,
        "food",
        &[
            "food",
            "meal",
            "meals",
            "breakfast",
            "lunch",
            "dinner",
            "supper",
            "pantry",
            "food pantry",
            "soup kitchen",
            "groceries",
            "comida",
            "comidas",
            "despensa",
        ],
    ),
    (
        Need::Clothes,
        "clothing",
        &["clothes", "clothing", "clothing closet", "coats", "ropa"],
    ),
];
/// Words around these that change nothing.
const AROUND: [&str; 20] = [
    "a",
    "also",
    "basic",
    "community",
    "daily",
    "emergency",
    "free",
    "gratis",
    "has",
    "hot",
    "needs",
    "nightly",
    "offers",
    "provides",
    "serves",
    "some",
    "three",
    "too",
    "weekly",
    "with",
];
/// How a part goes on that names who may come: "Dinner for walk-ins".
const FOR_ALL: [&str; 4] = [" for walk-ins", " for anyone", " for everyone", " for all"];

/// The needs that a place answers beside what its list is about, each with the sentence that says so.
pub fn said_beside<'a>(row: &PlaceRow<'a>) -> impl Iterator<Item = (Need, &'a str)> {
    let of_others = GIVEN
        .into_iter()
        .filter(|(_, own, _)| row.list != *own && row.list != "employment");
    of_others.filter_map(|(need, _, given)| Some((need, sentence_of(row, given)?)))
}

fn sentence_of<'a>(row: &PlaceRow<'a>, given: &[&str]) -> Option<&'a str> {
    let texts = ["notes", "type"]
        .into_iter()
        .filter_map(|name| row.field(name));
    texts
        .flat_map(sentences)
        .find(|sentence| names(&sentence.to_lowercase(), given))
}

/// Whether a part of a sentence names nothing but what is given.
fn names(sentence: &str, given: &[&str]) -> bool {
    let sentence = sentence
        .replace(" and ", ",")
        .replace(" y ", ",")
        .replace('&', ",");
    sentence.split(',').any(|part| {
        let mut part = part.trim();
        for end in FOR_ALL {
            part = part.strip_suffix(end).unwrap_or(part);
        }
        let words = part
            .split_whitespace()
            .filter(|word| !AROUND.contains(word));
        given.contains(&words.collect::<Vec<_>>().join(" ").as_str())
    })
}
