//! Words of all places.

use crate::catalog::CatalogPlace;
use crate::spelling::{distance, unaccented};
use std::collections::{BTreeMap, HashMap};

/// Fields and what a word of them counts. Sources and addresses of the web are not searched.
const FIELDS: [(&str, f64); 10] = [
    ("name", 4.0),
    ("type", 3.0),
    ("city", 2.0),
    ("county", 2.0),
    ("zip", 2.0),
    ("phone", 2.0),
    ("work", 2.0),
    ("notes", 1.0),
    ("other", 1.0),
    ("address", 1.0),
];
/// What the beginning of a word counts beside the whole word, and a misspelled one.
const BEGINNING: f64 = 0.6;
const MISSPELLED: f64 = 0.4;
/// Shortest beginning of a word that is looked for, in letters.
const BEGINNING_MIN: usize = 3;
/// Shortest word with one wrong letter, and with two.
const ONE_WRONG_MIN: usize = 5;
const TWO_WRONG_MIN: usize = 8;
/// A word is rare if at most one place in this number has it.
const RARE_MIN: usize = 20;
/// What keyboards write for an apostrophe.
const APOSTROPHES: [char; 5] = ['\'', '’', '‘', '´', '`'];

/// An inverted index: word to places.
#[derive(Default)]
pub struct Index {
    words: BTreeMap<String, Vec<(usize, f64)>>,
    places: usize,
}

impl Index {
    /// Reads the words of all places.
    pub fn new(places: &[CatalogPlace]) -> Self {
        let mut words: BTreeMap<String, Vec<(usize, f64)>> = BTreeMap::new();
        for (index, place) in places.iter().enumerate() {
            for (field, weight) in FIELDS {
                for word in place.field(field).into_iter().flat_map(split) {
                    let found = words.entry(word).or_default();
                    match found.last_mut() {
                        Some((last, best)) if *last == index => *best = best.max(weight),
                        _ => found.push((index, weight)),
                    }
                }
            }
        }
        Self {
            words,
            places: places.len(),
        }
    }

    /// Places in which a word stands, begins a word, or, if there is none, is misspelled; each with
    /// its points. What is rare counts more.
    pub fn matches(&self, word: &str) -> Vec<(usize, f64)> {
        let mut found: HashMap<usize, f64> = HashMap::new();
        let mut add = |places: &[(usize, f64)], factor: f64| {
            let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
            let all = u32::try_from(self.places).unwrap_or(u32::MAX);
            let rarity = (1.0 + f64::from(all) / f64::from(count.max(1))).ln();
            for (place, weight) in places {
                let points = found.entry(*place).or_default();
                *points = points.max(weight * factor * rarity);
            }
        };
        if let Some(places) = self.words.get(word) {
            add(places, 1.0);
        }
        if word.chars().count() >= BEGINNING_MIN {
            for (_, places) in self.beginning(word).filter(|(other, _)| *other != word) {
                add(places, BEGINNING);
            }
        }
        if found.is_empty() {
            let places = self.respelled(word).and_then(|other| self.words.get(other));
            return places.map_or_else(Vec::new, |places| {
                places
                    .iter()
                    .map(|(place, weight)| (*place, weight * MISSPELLED))
                    .collect()
            });
        }
        found.into_iter().collect()
    }

    /// Places in which a word stands or begins a word, with its points; none if it is in many, because such
    /// a word ("food") says no more than the need that it means.
    pub fn rare(&self, word: &str) -> Vec<(usize, f64)> {
        if !self.knows(word) {
            return Vec::new();
        }
        let found = self.matches(word);
        if found.len() * RARE_MIN > self.places {
            return Vec::new();
        }
        found
    }

    /// Whether a word is known, whole or as a beginning.
    pub fn knows(&self, word: &str) -> bool {
        self.words.contains_key(word)
            || (word.chars().count() >= BEGINNING_MIN && self.beginning(word).next().is_some())
    }

    /// The known word nearest to one that is not known; of several the one in most places.
    pub fn respelled(&self, word: &str) -> Option<&str> {
        let most = allowed_errors(word);
        let alike = self
            .words
            .iter()
            .filter(|(other, _)| !other.bytes().all(|byte| byte.is_ascii_digit()));
        let alike = alike.filter_map(|(other, places)| {
            Some((
                distance(other, word, most)?,
                std::cmp::Reverse(places.len()),
                other,
            ))
        });
        alike
            .filter(|_| most > 0)
            .min()
            .map(|(_, _, other)| other.as_str())
    }

    fn beginning<'a>(
        &'a self,
        word: &'a str,
    ) -> impl Iterator<Item = (&'a String, &'a Vec<(usize, f64)>)> {
        self.words
            .range(word.to_owned()..)
            .take_while(move |(other, _)| other.starts_with(word))
    }
}

/// How many letters of a word may be wrong.
pub fn allowed_errors(word: &str) -> usize {
    match word.chars().count() {
        length if length >= TWO_WRONG_MIN => 2,
        length if length >= ONE_WRONG_MIN => 1,
        _ => 0,
    }
}

/// The words of a text, folded.
pub fn split(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded
        .split(|char: char| !char.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Lower case without accents and apostrophes, as people type who are in a hurry.
pub fn fold(text: &str) -> String {
    unaccented(text).replace(APOSTROPHES, "")
}
