//! The kind of place that a sentence says somebody worked in: "front desk clerk at a hotel". What was done
//! may be the work of other places as well, so the place counts beside it.

use crate::lexicon::Lexicon;
use crate::places::general_jobs;
use crate::small_words::is_small;
use crate::words::{Words, is, is_number};
use std::ops::Range;

/// Words in front of a place …
const BEFORE: [&str; 8] = ["in", "at", "for", "inside", "en", "para", "de", "del"];
const ARTICLES: [&str; 8] = ["a", "an", "the", "un", "una", "el", "la", "this"];
/// Words of a name of a place at most.
const NAME_MAX: usize = 4;
/// Words between the article and such a name: "a small hardware store".
const BETWEEN_MAX: usize = 2;
/// Words that say that the place is one of work, where nothing is said of what was done there.
const WORK: [&str; 17] = [
    "work",
    "worked",
    "working",
    "job",
    "employed",
    "employee",
    "hired",
    "clerk",
    "helper",
    "trabajo",
    "trabaje",
    "trabajaba",
    "trabajando",
    "empleado",
    "empleada",
    "ayudante",
    "labore",
];

/// What may follow the name of a place that stands for itself: an "office tower" is no office.
const BEHIND: [&str; 12] = [
    "as", "where", "while", "during", "until", "two", "three", "last", "como", "donde", "dos",
    "hasta",
];
/// Who works at the place whose name stands before: "bank teller".
const STAFF: [&str; 17] = [
    "manager",
    "supervisor",
    "guard",
    "gerente",
    "empleado",
    "teller",
    "clerk",
    "cashier",
    "worker",
    "employee",
    "attendant",
    "associate",
    "receptionist",
    "usher",
    "assistant",
    "cajero",
    "cajera",
];

/// A place of work: the words that name it, and its usual jobs, the one that stands for the place first.
pub(crate) struct Place {
    pub words: Range<usize>,
    /// Whether a title begins with it: "bank teller".
    pub is_title: bool,
    jobs: &'static [String],
}

impl Place {
    /// The concept that stands for the place.
    pub(crate) fn work(&self, lexicon: &Lexicon) -> Option<usize> {
        self.jobs.first().and_then(|job| lexicon.place(job))
    }

    /// Whether some work is usual there.
    pub(crate) fn has(&self, works: &[usize], lexicon: &Lexicon) -> bool {
        let mut usual = self.jobs.iter().filter_map(|job| lexicon.place(job));
        usual.any(|job| works.contains(&job))
    }
}

/// The first place of work that a sentence names.
pub(crate) fn worked_in(
    words: &Words,
    sentence: &Range<usize>,
    has_work: bool,
    is_done: impl Fn(usize) -> bool,
) -> Option<Place> {
    let says_work = || {
        sentence
            .clone()
            .any(|word| WORK.contains(&words.form(word)))
    };
    if !has_work && !says_work() {
        return None;
    }
    let found = sentence.clone().find_map(|word| {
        if word == sentence.start || words.words[word].begins_clause {
            let place = named(words, sentence, word);
            let is_staff = |place: &Place| is(words, sentence, place.words.end, &STAFF);
            if let Some(mut place) = place.filter(is_staff) {
                place.is_title = true;
                return Some(place);
            }
        }
        let form = words.form(word);
        let has_article = is(words, sentence, word + 1, &ARTICLES);
        // "Cajera de banco".
        let is_of = form == "de" && word > sentence.start && STAFF.contains(&words.form(word - 1));
        let leads = BEFORE.contains(&form) && (has_article || form == "del" || is_of);
        if !leads {
            return None;
        }
        let first = word + 1 + usize::from(has_article);
        let mut all = first..=first + BETWEEN_MAX;
        let place = all.find_map(|from| named(words, sentence, from))?;
        stands_alone(words, sentence, place.words.end).then_some(place)
    });
    found.filter(|place| place.words.clone().all(is_done))
}

/// Whether no other noun follows that would make the name a part of its own.
fn stands_alone(words: &Words, sentence: &Range<usize>, end: usize) -> bool {
    end >= sentence.end
        || words.words[end].begins_clause
        || is_small(words.form(end))
        || is(words, sentence, end, &BEHIND)
        || words.words[end].lower.ends_with("ing")
        || is_number(words.form(end))
}

/// The place whose name begins at a word.
fn named(words: &Words, sentence: &Range<usize>, from: usize) -> Option<Place> {
    let crosses = |end: usize| (from + 1..end).any(|word| words.words[word].begins_clause);
    (1..=NAME_MAX).rev().find_map(|count| {
        let end = from + count;
        if end > sentence.end || crosses(end) {
            return None;
        }
        let text = words.words[from].form.start..words.words[end - 1].form.end;
        let jobs = general_jobs(&words.text[text])?;
        Some(Place {
            words: from..end,
            is_title: false,
            jobs,
        })
    })
}
