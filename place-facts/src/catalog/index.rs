//! Words of all places.

use crate::catalog::CatalogPlace;
use crate::spelling::{distance, unaccented};
use std::collections::{BTreeMap, HashMap};

/// Fields and what a word of them counts. Sources and addresses of the web are not searched.
const FIELDS: [(&str, f32); 10] = [
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
/// What the beginning of a word counts beside the whole word.
const BEGINNING: f64 = 0.6;
/// Shortest beginning of a word that is looked for, in letters.
const BEGINNING_MIN: usize = 3;
/// Shortest word with one wrong letter, and with two.
const ONE_WRONG_MIN: usize = 5;
const TWO_WRONG_MIN: usize = 8;
/// What keyboards write for an apostrophe.
const APOSTROPHES: [char; 5] = ['\'', '’', '‘', '´', '`'];

/// The number of a place that has a word, and what the word counts there.
type InField = (u32, f32);

/// An inverted index: word to places.
#[derive(Default)]
pub struct Index {
    words: BTreeMap<Box<str>, Box<[InField]>>,
    places: usize,
}

impl Index {
    /// Reads the words of all places.
    pub fn new(places: &[CatalogPlace]) -> Self {
        let mut words: BTreeMap<String, Vec<InField>> = BTreeMap::new();
        for (index, place) in (0_u32..).zip(places) {
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
            words: words
                .into_iter()
                .map(|(word, found)| (word.into(), found.into()))
                .collect(),
            places: places.len(),
        }
    }

    /// Places in which a word stands or begins a word, each with its points. What is rare counts more.
    pub fn matches(&self, word: &str) -> HashMap<usize, f64> {
        let mut found: HashMap<usize, f64> = HashMap::new();
        let mut add = |places: &[InField], factor: f64| {
            let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
            let all = u32::try_from(self.places).unwrap_or(u32::MAX);
            let rarity = (1.0 + f64::from(all) / f64::from(count.max(1))).ln();
            for (place, weight) in places {
                let points = found.entry(*place as usize).or_default();
                *points = points.max(f64::from(*weight) * factor * rarity);
            }
        };
        if let Some(places) = self.words.get(word) {
            add(places, 1.0);
        }
        if word.chars().count() >= BEGINNING_MIN {
            for (_, places) in self
                .beginning(word)
                .filter(|(other, _)| other.as_ref() != word)
            {
                add(places, BEGINNING);
            }
        }
        found
    }

    /// The places whose name has a word.
    pub fn named(&self, word: &str) -> impl Iterator<Item = usize> {
        let places = self.of(word).iter();
        let of_name = FIELDS[0].1;
        places
            .filter(move |it| it.1 >= of_name)
            .map(|it| it.0 as usize)
    }

    /// Whether a place has a word.
    pub fn has(&self, word: &str, place: usize) -> bool {
        let number = |it: &InField| it.0 as usize;
        self.of(word).binary_search_by_key(&place, number).is_ok()
    }

    /// Places that may have all words of a phrase, the last one also in its plural: those of its rarest word.
    pub fn with_all(&self, words: &[String]) -> Vec<usize> {
        let Some((last, before)) = words.split_last() else {
            return Vec::new();
        };
        let numbers = |it: &InField| it.0 as usize;
        let plural = format!("{last}s");
        let ends = [self.of(last), self.of(&plural)].concat();
        let mut rarest: Vec<usize> = ends.iter().map(numbers).collect();
        for word in before {
            let places = self.of(word);
            if places.len() < rarest.len() {
                rarest = places.iter().map(numbers).collect();
            }
        }
        rarest
    }

    /// Whether a word is known, whole or as a beginning.
    pub fn knows(&self, word: &str) -> bool {
        self.words.contains_key(word)
            || (word.chars().count() >= BEGINNING_MIN && self.beginning(word).next().is_some())
    }

    /// Whether a place has a word as it stands.
    pub fn has_word(&self, word: &str) -> bool {
        self.words.contains_key(word)
    }

    /// How often places have a word that begins so.
    pub fn begun(&self, word: &str) -> usize {
        if word.chars().count() < BEGINNING_MIN {
            return 0;
        }
        self.beginning(word).map(|(_, places)| places.len()).sum()
    }

    /// The known word nearest to one that is not known, with the same first letter and as long as a word has to
    /// be that is corrected; of several the one in most places.
    pub fn respelled(&self, word: &str) -> Option<&str> {
        let most = allowed_errors(word);
        let first = word.chars().next()?;
        let alike = self
            .beginning(word.get(..first.len_utf8())?)
            .filter(|(other, _)| other.chars().count() >= ONE_WRONG_MIN)
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
            .map(|(_, _, other)| other.as_ref())
    }

    fn of(&self, word: &str) -> &[InField] {
        self.words.get(word).map(AsRef::as_ref).unwrap_or_default()
    }

    fn beginning<'a, 'b>(
        &'a self,
        word: &'b str,
    ) -> impl Iterator<Item = (&'a Box<str>, &'a Box<[InField]>)> + use<'a, 'b> {
        self.words
            .range(Box::from(word)..)
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

/// The words of a text, folded. Letters with points between them are one: "B.E.A.T."
pub fn split(text: &str) -> Vec<String> {
    let folded = without_points(fold(text));
    let words = folded
        .split(|char: char| !char.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// A text without the points between letters that stand alone.
fn without_points(text: String) -> String {
    if !text.contains('.') {
        return text;
    }
    let chars: Vec<char> = text.chars().collect();
    let is_in_word = |at: Option<usize>| {
        at.and_then(|at| chars.get(at))
            .is_some_and(|it| it.is_alphanumeric())
    };
    let is_letter = |at: usize| chars.get(at).is_some_and(|it| it.is_alphabetic());
    let is_between = |at: usize| {
        let (before, behind) = (at.checked_sub(1), at + 1);
        before.is_some_and(is_letter)
            && is_letter(behind)
            && !is_in_word(at.checked_sub(2))
            && !is_in_word(Some(at + 2))
    };
    let kept = chars.iter().enumerate();
    kept.filter(|(at, char)| **char != '.' || !is_between(*at))
        .map(|(_, char)| *char)
        .collect()
}

/// Lower case without accents and apostrophes, as people type who are in a hurry.
pub fn fold(text: &str) -> String {
    unaccented(text).replace(APOSTROPHES, "")
}
