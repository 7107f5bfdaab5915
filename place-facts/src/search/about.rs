//! Which places are about something, by the words of their rows.

use crate::catalog::index::split;
use crate::catalog::{Catalog, CatalogPlace};
use std::collections::HashMap;

/// Fields and what it counts that they say what a place is about.
const FIELDS: [(&str, f64); 5] = [
    ("type", 4.0),
    ("name", 3.0),
    ("work", 2.0),
    ("notes", 1.0),
    ("other", 1.0),
];
/// What it counts that a place is about something, and what a point of the field adds.
const ABOUT: f64 = 4.0;
const A_POINT: f64 = 0.25;
/// What each word for it counts less than the one before.
const NEXT: f64 = 1.0;

/// The places that are about one of some phrases, with their points.
pub(super) fn about(catalog: &Catalog, phrases: &[String]) -> HashMap<usize, f64> {
    let mut points: HashMap<usize, f64> = HashMap::new();
    let mut less = 0.0;
    for phrase in phrases {
        let words = split(phrase);
        let phrase = format!(" {}", words.join(" "));
        for number in catalog.index().with_all(&words) {
            let weight = catalog
                .places()
                .get(number)
                .and_then(|it| said(it, &phrase));
            if let Some(weight) = weight {
                let best = points.entry(number).or_default();
                *best = best.max(ABOUT + weight * A_POINT - less);
            }
        }
        less += NEXT;
    }
    points
}

/// The most points of a field that has the phrase.
fn said(place: &CatalogPlace, phrase: &str) -> Option<f64> {
    let found = FIELDS.iter().find(|(field, _)| {
        let text = place.field(field).map(|text| split(text).join(" "));
        text.is_some_and(|text| stands_in(phrase, &format!(" {text} ")))
    });
    found.map(|(_, weight)| *weight)
}

/// Whether a phrase stands in a text as whole words, the last one also in its plural.
fn stands_in(phrase: &str, text: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let rest = &text[at + phrase.len()..];
        rest.starts_with(' ') || rest.starts_with("s ")
    })
}

#[cfg(test)]
mod tests {
    use super::stands_in;

    #[test]
    fn a_phrase_is_whole_words_or_their_plural() {
        assert!(stands_in(" bus", " taxi and bus vouchers "));
        assert!(stands_in(" snap office", " snap offices "));
        assert!(!stands_in(" bus", " business "));
        assert!(!stands_in(" day center", " everyday center "));
    }
}
