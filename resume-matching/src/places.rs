//! Which jobs a kind of place usually has (`data/places.csv`): a list that says "Restaurant" and
//! nothing more hires cooks and dishwashers too.

use crate::coffee_shops::{BARISTA, CAFETERIA};
use crate::small_words::is_small;
use crate::words::{Words, is_number};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::sync::LazyLock;

const TABLE: &str = include_str!("../data/places.csv");
/// Words beside the name of a kind of place that say no work.
const FILLERS: [&str; 50] = [
    "and",
    "or",
    "of",
    "the",
    "a",
    "with",
    "in",
    "y",
    "o",
    "de",
    "e",
    "company",
    "co",
    "inc",
    "llc",
    "corp",
    "business",
    "shop",
    "small",
    "large",
    "big",
    "local",
    "family",
    "owned",
    "chain",
    "full",
    "service",
    "industry",
    "sector",
    "employer",
    "private",
    "public",
    "national",
    "new",
    "jersey",
    "nj",
    "place",
    "compania",
    "empresa",
    "negocio",
    "industria",
    "pequeno",
    "pequena",
    "italian",
    "chinese",
    "mexican",
    "spanish",
    "american",
    "agency",
    "center",
];

/// Names of businesses that name the work itself, beside all in "-ing".
const ACTIVITIES: [&str; 20] = [
    "masonry",
    "concrete",
    "asphalt",
    "demolition",
    "delivery",
    "courier",
    "security",
    "electrical",
    "hvac",
    "solar",
    "laundry",
    "sanitation",
    "freight",
    "jardineria",
    "plomeria",
    "limpieza",
    "seguridad",
    "mudanza",
    "reciclaje",
    "techo",
];

/// A kind of place.
#[derive(Debug)]
struct Place {
    /// Its names, each as [`Words`] writes them.
    names: Vec<String>,
    /// Concepts of its usual jobs.
    jobs: Vec<String>,
    /// What a person writes who worked there and names no place: "teller".
    staff: Vec<String>,
    /// Those of its jobs that only who writes so has done: a cashier of a store is no teller.
    for_staff: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Row {
    names: String,
    jobs: String,
    staff: String,
    for_staff: String,
}

static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let mut table = csv::Reader::from_reader(TABLE.as_bytes());
    let rows = table.deserialize::<Row>().filter_map(Result::ok);
    let cells = |cell: &str| -> Vec<String> {
        let all = cell.split('|').filter(|it| !it.is_empty());
        all.map(str::to_owned).collect()
    };
    let texts = |cell: &str| cells(cell).iter().map(|it| Words::of(it).text).collect();
    let place = |row: Row| Place {
        names: texts(&row.names),
        jobs: cells(&row.jobs),
        staff: texts(&row.staff),
        for_staff: cells(&row.for_staff),
    };
    rows.map(place).collect()
});

/// Jobs that say no more than that somebody worked at such a place.
const GENERAL: [&str; 10] = [
    "childcare",
    "hotel-work",
    "hospital-work",
    "medical-work",
    "retail",
    "office-work",
    "restaurant",
    "recreation-attendant",
    "warehouse-work",
    "oil-change",
];
/// One of them that no employer looks for.
const NO_JOB: &str = "restaurant";
/// How many jobs come before each one at a place that has staff of its own.
const STAFF_FIRST: usize = 3;
/// Names of places that also name others.
const VAGUE: [&str; 7] = [
    "shop",
    "market",
    "healthcare",
    "health care",
    "hospitality",
    "storage",
    "distribution",
];

/// The places by each of their names.
static BY_NAME: LazyLock<HashMap<&str, &Place>> = LazyLock::new(|| {
    let names = PLACES.iter().flat_map(|place| {
        let names = place.names.iter();
        names.map(move |name| (name.trim(), place))
    });
    names.collect()
});

/// The usual jobs of a place that is called like this, where the first of them only says that somebody
/// worked at such a place.
pub(crate) fn general_jobs(name: &str) -> Option<&'static [String]> {
    let place = BY_NAME.get(name)?;
    let is_general = GENERAL.contains(&place.jobs.first()?.as_str());
    (is_general && !VAGUE.contains(&name)).then_some(place.jobs.as_slice())
}

/// The kinds of place that the words of a person for some work mean. An English cafeteria is no coffee shop.
pub(crate) fn kinds_meant(words: &str, work: &str) -> BTreeSet<usize> {
    let kinds = Kinds::of(words);
    let is_kitchen =
        |named: &&Named| work != BARISTA && kinds.words.text[named.at.clone()].trim() == CAFETERIA;
    let named = kinds.named.iter().filter(|named| !is_kitchen(named));
    let text = &kinds.words.text;
    let is_staff = |place: &Place| place.staff.iter().any(|it| text.contains(it.as_str()));
    let all = PLACES.iter().enumerate();
    let worked = all.filter(|(_, place)| is_staff(place));
    named
        .map(|it| it.row)
        .chain(worked.map(|(row, _)| row))
        .collect()
}

/// The jobs that only the staff of some kinds of place has done.
pub(crate) fn for_staff(kinds: &BTreeSet<usize>) -> Vec<&'static str> {
    let places = kinds.iter().filter_map(|row| PLACES.get(*row));
    let jobs = places.flat_map(|place| place.for_staff.iter());
    jobs.map(String::as_str).collect()
}

/// A kind of place that a text names, and where.
struct Named {
    /// Its row in the table.
    row: usize,
    /// In the words as they are compared.
    at: Range<usize>,
}

/// A usual job of a place that a text names.
pub(crate) struct Usual {
    /// The concept.
    pub job: &'static str,
    /// The words that name the place.
    pub words: Range<usize>,
    /// How many jobs are more usual there.
    pub rank: usize,
}

/// The kinds of place that a text names.
pub(crate) struct Kinds {
    /// The text.
    pub words: Words,
    named: Vec<Named>,
}

impl Kinds {
    /// Looks for all names in a text.
    pub(crate) fn of(text: &str) -> Self {
        let words = Words::of(text);
        let named = named(&words);
        Self { words, named }
    }

    /// The rows of the table.
    pub(crate) fn rows(&self) -> BTreeSet<usize> {
        self.named.iter().map(|it| it.row).collect()
    }

    /// The usual jobs of the places.
    /// "Office cleaning" is no office: where some of the names end what is called so, the others only say what
    /// for.
    pub(crate) fn usual_jobs(&self) -> impl Iterator<Item = Usual> {
        let has_head = self.named.iter().any(|named| self.is_head(named));
        let named = self.named.iter();
        let named = named.filter(move |named| !has_head || self.is_head(named));
        named.flat_map(|named| {
            let at = self.words.at(named.at.start + 1)..self.words.at(named.at.end - 1);
            let jobs = &PLACES[named.row].jobs;
            // Nobody hires for "restaurant work", so the cook comes first there.
            let first = usize::from(jobs.first().is_some_and(|job| job == NO_JOB));
            // Who filed papers sees an office before a bank, which is for its own staff first.
            let is_staffed = !PLACES[named.row].for_staff.is_empty();
            let behind = if is_staffed { STAFF_FIRST } else { 0 };
            jobs.iter().enumerate().map(move |(rank, job)| Usual {
                job: job.as_str(),
                words: at.clone(),
                rank: rank.saturating_sub(first) + behind,
            })
        })
    }

    /// Whether one of the places is a restaurant.
    pub(crate) fn is_restaurant(&self) -> bool {
        let mut jobs = self.named.iter().map(|it| &PLACES[it.row].jobs);
        jobs.any(|jobs| jobs.first().is_some_and(|job| job == NO_JOB))
    }

    /// Whether nothing follows a name that would make it a part of another.
    fn is_head(&self, named: &Named) -> bool {
        let words = &self.words;
        let end = words.at(named.at.end - 1);
        let begins = |word: usize| {
            words.words[word].begins_clause
                || words.sentences.iter().any(|it| it.start == word)
                || FILLERS.contains(&words.form(word))
                || is_small(words.form(word))
                || is_number(words.form(word))
        };
        end >= words.words.len() || begins(end)
    }

    /// Whether a place is named at the end of the text: "plumbing supply store".
    pub(crate) fn ends(&self) -> bool {
        let end = self.words.text.len();
        self.named.iter().any(|named| named.at.end == end)
    }

    /// Whether the text says which kind of place an employer is, and nothing of the work there. "Painting" is
    /// work.
    pub(crate) fn is_bare(&self) -> bool {
        let is_place = |named: &Named| {
            let name = self.words.text[named.at.clone()].trim();
            name.contains(' ') || !(name.ends_with("ing") || ACTIVITIES.contains(&name))
        };
        let words = &self.words;
        let is_said = |word: usize| self.is_named(word) || FILLERS.contains(&words.form(word));
        self.named.iter().any(is_place) && (0..words.words.len()).all(is_said)
    }

    /// The items of a text that name no place: of "Commercial laundry, folding linens" the second.
    pub(crate) fn without_names(&self, text: &str) -> String {
        let items = text.split_inclusive([',', ';', ':', '\n']);
        let others = items.filter(|item| Self::of(item).named.is_empty());
        others.collect()
    }

    /// Whether a word of the text is one of the name of a place.
    fn is_named(&self, word: usize) -> bool {
        let form = &self.words.words[word].form;
        let is_in = |named: &Named| named.at.start < form.start && form.end < named.at.end;
        self.named.iter().any(is_in)
    }

    /// Whether some words of the text are about a place that it names.
    pub(crate) fn shares_a_word_with(&self, phrase: &str) -> bool {
        let phrase = Words::of(phrase);
        let mut named = (0..self.words.words.len()).filter(|word| self.is_named(*word));
        named.any(|word| {
            let form = self.words.form(word);
            !is_small(form) && (0..phrase.words.len()).any(|it| phrase.form(it) == form)
        })
    }
}

/// The places that a text names, the longest names first, none inside another.
fn named(words: &Words) -> Vec<Named> {
    let mut all: Vec<Named> = Vec::new();
    for (row, place) in PLACES.iter().enumerate() {
        for name in &place.names {
            let hits = words.text.match_indices(name.as_str());
            all.extend(hits.map(|(start, _)| Named {
                row,
                at: start..start + name.len(),
            }));
        }
    }
    all.sort_by_key(|it| (std::cmp::Reverse(it.at.len()), it.at.start));
    let mut kept: Vec<Named> = Vec::new();
    for one in all {
        // The blanks beside two neighbors are one.
        let is_free =
            |other: &Named| one.at.end <= other.at.start + 1 || other.at.end <= one.at.start + 1;
        if kept.iter().all(is_free) {
            kept.push(one);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::{Lexicon, is_work};
    use std::collections::HashSet;

    #[test]
    fn the_table_names_work_of_the_lexicon_and_no_place_twice() {
        let lexicon = Lexicon::built_in().unwrap();
        let mut table = csv::Reader::from_reader(TABLE.as_bytes());
        let rows: Vec<Row> = table.deserialize().map(Result::unwrap).collect();
        assert_eq!(rows.len(), PLACES.len());
        let mut names = HashSet::new();
        for place in PLACES.iter() {
            for job in &place.jobs {
                let known = lexicon.place(job).filter(|it| is_work(&lexicon, *it));
                assert!(known.is_some(), "{job}");
            }
            for name in &place.names {
                assert!(name.len() > 2 && names.insert(name), "{name}");
            }
        }
    }

    #[test]
    fn a_bare_kind_of_place_says_no_job() {
        for bare in [
            "Restaurant",
            "Hotel / Motel",
            "Trucking company",
            "Nursing Homes",
        ] {
            assert!(Kinds::of(bare).is_bare(), "{bare}");
        }
        for work in [
            "Restaurant cook",
            "line cook",
            "",
            "Hospital housekeepers",
            "cleaning",
        ] {
            assert!(!Kinds::of(work).is_bare(), "{work}");
        }
    }
}
