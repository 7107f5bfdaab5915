//! What comes to somebody: food that was eaten, ordered or given, and parcels. "I had pizza", "they gave us soup",
//! "my packages go to my sister's house". The same nouns name work where somebody makes, serves or brings them.

use super::household::is_about_work;
use super::is_of_family;
use super::services::parts;
use super::signs::ONESELF;
use super::tastes::FOOD;
use crate::small_words::is_small;
use crate::words::{Words, is, is_number};
use std::ops::Range;

/// Verbs for food that one gets, behind "I" or "we" …
const GETTING: [&str; 13] = [
    "had", "have", "got", "get", "grabbed", "ordered", "order", "shared", "split", "tried", "want",
    "wanted", "enjoyed",
];
/// … and those of Spanish, which say who by themselves.
const GETTING_ES: [&str; 9] = [
    "pedi",
    "pedimo",
    "ordene",
    "ordenamo",
    "compartimo",
    "comparti",
    "cenamo",
    "almorzamo",
    "desayunamo",
];
/// Verbs of those who give it.
const GIVING: [&str; 25] = [
    "gave",
    "give",
    "fed",
    "feed",
    "brought",
    "bring",
    "bought",
    "serve",
    "served",
    "made",
    "cooked",
    "dieron",
    "dio",
    "daban",
    "dan",
    "daba",
    "trajeron",
    "trajo",
    "sirvieron",
    "servian",
    "regalaron",
    "compraron",
    "compro",
    "hicieron",
    "hizo",
];
const US: [&str; 3] = ["me", "us", "nos"];
/// What is said of a meal by who eats it.
const TASTES: [&str; 24] = [
    "good",
    "bad",
    "great",
    "nice",
    "eaten",
    "gone",
    "cold",
    "hot",
    "free",
    "terrible",
    "delicious",
    "awful",
    "okay",
    "late",
    "early",
    "ready",
    "rica",
    "rico",
    "buena",
    "bueno",
    "mala",
    "malo",
    "fria",
    "gratis",
];
const COPULAS: [&str; 12] = [
    "is", "was", "were", "are", "tasted", "taste", "esta", "estaba", "estuvo", "es", "era", "fue",
];
/// Words behind food that stays food.
const BEHIND: [&str; 25] = [
    "yesterday",
    "today",
    "tonight",
    "every",
    "before",
    "after",
    "during",
    "while",
    "then",
    "there",
    "here",
    "together",
    "delivered",
    "again",
    "once",
    "twice",
    "too",
    "because",
    "so",
    "ayer",
    "hoy",
    "anoche",
    "ahi",
    "alli",
    "junto",
];
/// Words of what is eaten at most.
const REACH: usize = 4;

const PARCELS: [&str; 12] = [
    "package",
    "parcel",
    "mail",
    "letter",
    "packet",
    "box",
    "boxe",
    "paquete",
    "correo",
    "carta",
    "correspondencia",
    "deliverie",
];
/// What a parcel does by itself …
const ARRIVING: [&str; 16] = [
    "came", "come", "arrived", "arrive", "go", "goe", "went", "get", "got", "llego", "llega",
    "llegan", "llegaron", "llegaba", "llegaban", "perdio",
];
/// … and what stands between.
const WHEN: [&str; 8] = [
    "never", "always", "still", "finally", "just", "nunca", "siempre", "no",
];
/// Verbs of who brings parcels.
const BRINGING: [&str; 30] = [
    "deliver",
    "delivered",
    "delivering",
    "carried",
    "carry",
    "sorted",
    "sort",
    "sorting",
    "loaded",
    "load",
    "loading",
    "scanned",
    "packed",
    "packing",
    "picked",
    "drove",
    "handled",
    "shipped",
    "dropped",
    "moved",
    "repartia",
    "reparti",
    "entregaba",
    "entregue",
    "cargaba",
    "llevaba",
    "clasificaba",
    "empacaba",
    "recogia",
    "manejaba",
];
const MINE: [&str; 4] = ["my", "our", "mi", "mis"];

/// The words of a sentence that tell of something that came to who writes.
pub(super) fn received(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    if is_about_work(words, sentence) {
        return Vec::new();
    }
    let mut all: Vec<Range<usize>> = Vec::new();
    for part in parts(words, sentence) {
        let food = is_eaten(words, &part)
            .or_else(|| is_meal(words, &part))
            .or_else(|| is_given(words, &part));
        // "I had soup and bread".
        let is_more = |last: &Range<usize>| last.end == part.start && is_food_alone(words, &part);
        let goes_on = all.last().is_some_and(is_more);
        if let Some(food) = food {
            all.push(food);
        } else if goes_on || is_parcel(words, &part) {
            all.push(part);
        }
    }
    all
}

fn is_food_alone(words: &Words, part: &Range<usize>) -> bool {
    let is_food = |it: usize| is(words, part, it, &FOOD);
    let is_small =
        |it: usize| is_small(words.form(it)) || is(words, part, it, &["a", "an", "some", "unos"]);
    part.clone().any(is_food) && part.clone().all(|it| is_food(it) || is_small(it))
}

/// Where food ends that is named behind a word, with no other noun behind it: "a slice of pizza", and not "pizza
/// delivery".
fn food_end(words: &Words, part: &Range<usize>, from: usize) -> Option<usize> {
    let mut near = from..part.end.min(from + REACH);
    let first = near.find(|it| is(words, part, *it, &FOOD))?;
    let end = (first + 1..part.end).find(|it| !is(words, part, *it, &FOOD));
    let end = end.unwrap_or(part.end);
    // "A pizza for lunch".
    if is(words, part, end, &["for", "de", "para"]) && is(words, part, end + 1, &FOOD) {
        return Some(end + 2);
    }
    if is(words, part, end, &["last"]) {
        // "Last night" is no shift.
        return Some(part.end.min(end + 2));
    }
    let is_end = end == part.end
        || is_small(words.form(end))
        || is(words, part, end, &BEHIND)
        || is_number(words.form(end));
    is_end.then_some(end)
}

/// "I had pizza last night", "we ordered Chinese food".
fn is_eaten(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let verb = part.clone().find(|it| {
        let is_mine = *it > part.start && is(words, part, *it - 1, &ONESELF);
        (is_mine && is(words, part, *it, &GETTING)) || is(words, part, *it, &GETTING_ES)
    })?;
    Some(verb..food_end(words, part, verb + 1)?)
}

/// "Lunch was good". A meal that "was prepared" is told by who works.
fn is_meal(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let articles = ["the", "my", "our", "el", "la", "los", "las", "mi"];
    let first = part.start + usize::from(is(words, part, part.start, &articles));
    let verb = (first..part.end).find(|it| !is(words, part, *it, &FOOD))?;
    let mut behind = verb + 1..part.end.min(verb + REACH);
    let is_told = verb > first
        && is(words, part, verb, &COPULAS)
        && behind.any(|it| is(words, part, it, &TASTES));
    is_told.then(|| part.clone())
}

/// "They gave me lunch", "nos dieron sopa".
fn is_given(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let verb = part.clone().find(|it| {
        let is_to_us = is(words, part, *it + 1, &US);
        let is_to_us_es = *it > part.start && is(words, part, *it - 1, &["me", "nos"]);
        let by_me = *it > part.start && is(words, part, *it - 1, &["i", "we", "yo"]);
        is(words, part, *it, &GIVING) && (is_to_us || is_to_us_es) && !by_me
    })?;
    Some(verb..food_end(words, part, verb + 1)?)
}

/// "My packages go to my sister's house", "a package came", "me llegó un paquete".
fn is_parcel(words: &Words, part: &Range<usize>) -> bool {
    let Some(parcel) = part.clone().find(|it| is(words, part, *it, &PARCELS)) else {
        return false;
    };
    if (part.start..parcel).any(|it| is(words, part, it, &BRINGING)) {
        return false;
    }
    let arrives = |from: usize| {
        let mut behind = from..part.end;
        let verb = behind.find(|it| !is(words, part, *it, &WHEN));
        verb.is_some_and(|it| is(words, part, it, &ARRIVING))
    };
    let next = parcel + 1;
    let is_alone = next >= part.end
        || is_small(words.form(next))
        || is(words, part, next, &ARRIVING)
        || is(words, part, next, &WHEN)
        || is(
            words,
            part,
            next,
            &["are", "is", "were", "sent", "delivered", "left"],
        );
    let is_mine = parcel > part.start && is(words, part, parcel - 1, &MINE) && is_alone;
    // "At my sister's house", "a casa de mi tía".
    let is_to_kin = (next..part.end).any(|it| {
        is(words, part, it, &MINE)
            && it + 1 < part.end
            && is_of_family(words.form(it + 1))
            && is(words, part, it - 1, &["to", "at", "de", "a", "en"])
    });
    let is_to_me = is(words, part, part.start, &["me", "nos"]) && arrives(part.start + 1);
    is_mine || is_to_kin || is_to_me || (parcel <= part.start + 1 && arrives(next))
}
