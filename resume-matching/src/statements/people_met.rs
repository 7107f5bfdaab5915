//! Somebody by a trade whom a sentence has as the object of a verb: "I hired a roofer", "I was friends with the cook",
//! "we called the plumber". Only verbs of dealing with a person say so; any other verb may be work.

use super::services::parts;
use super::trades_of_others::{OWN, is_person};
use crate::words::{Words, is};
use std::ops::Range;

/// Verbs and adjectives of dealing with a person …
const DEALING: [&str; 58] = [
    "hired",
    "hire",
    "called",
    "call",
    "paid",
    "pay",
    "married",
    "dated",
    "know",
    "knew",
    "known",
    "met",
    "meet",
    "asked",
    "ask",
    "sued",
    "watched",
    "liked",
    "loved",
    "hated",
    "thanked",
    "saw",
    "owed",
    "owe",
    "needed",
    "contrate",
    "contratamo",
    "contrataron",
    "pague",
    "pagamo",
    "conozco",
    "conoci",
    "conocia",
    "conocimo",
    "demande",
    "llame",
    "llamamo",
    "vi",
    "visite",
    "amaba",
    "odiaba",
    "fired",
    "let",
    "visited",
    "trusted",
    "tipped",
    "robbed",
    "dating",
    "marry",
    "llamo",
    "pago",
    "pregunte",
    "espere",
    "invite",
    "deje",
    "necesitaba",
    "busque",
    "invited",
];
/// … and those that do with a word behind them: "talked to the barber".
const DEALING_WITH: [&str; 34] = [
    "talked",
    "talk",
    "spoke",
    "speak",
    "rent",
    "rented",
    "ran",
    "argued",
    "fought",
    "friend",
    "waited",
    "lived",
    "live",
    "married",
    "fell",
    "complained",
    "lied",
    "yelled",
    "hable",
    "hablo",
    "hablamo",
    "case",
    "casado",
    "casada",
    "amigo",
    "amiga",
    "novio",
    "novia",
    "vivo",
    "vivia",
    "peleaba",
    "discuti",
    "pelee",
    "neighbor",
];
/// Words behind such a verb.
const WITH: [&str; 13] = [
    "to", "from", "with", "for", "of", "at", "con", "a", "de", "al", "del", "off", "on",
];
/// What begins the words for a person.
const ONE: [&str; 16] = [
    "a", "an", "the", "some", "another", "that", "un", "una", "el", "la", "al", "del", "lo", "los",
    "las", "otro",
];
/// Words between the two: "a good mechanic".
const LIKE: [&str; 21] = [
    "good", "bad", "great", "local", "licensed", "old", "new", "cheap", "buen", "nice", "truck",
    "bus", "taxi", "uber", "head", "cab", "delivery", "line", "security", "prison", "other",
];
/// What makes the person no object: "I know the cook job", "liked the cook position".
const NO_PERSON: [&str; 16] = [
    "job", "position", "work", "trade", "station", "shift", "license", "line", "class", "school",
    "test", "helper", "room", "desk", "uniform", "tools",
];
/// Words behind the name of a trade for somebody close to that person: "the cook's cellmate".
const CLOSE: [&str; 14] = [
    "friend",
    "cellmate",
    "roommate",
    "bunkie",
    "neighbor",
    "son",
    "daughter",
    "wife",
    "husband",
    "brother",
    "girlfriend",
    "boyfriend",
    "cousin",
    "buddy",
];
/// What two were or did who did not work together: "the cook and I were friends".
const TOGETHER: [&str; 20] = [
    "friend",
    "close",
    "cool",
    "cellmate",
    "roommate",
    "argued",
    "fought",
    "talked",
    "married",
    "neighbor",
    "amigo",
    "amiga",
    "vecino",
    "peleamo",
    "discutimo",
    "hablamo",
    "dated",
    "enemie",
    "cousin",
    "primo",
];
/// What may stand before that.
const BEING: [&str; 14] = [
    "were", "are", "was", "became", "good", "best", "eramo", "somo", "fuimo", "muy", "both",
    "always", "used", "never",
];

/// The words of a sentence that are about such people.
pub(super) fn people_met(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let parts = parts(words, sentence).into_iter();
    let learns = |word: usize| ["learned", "learnt", "aprendi"].contains(&words.form(word));
    // "I watched the baker and learned to bake" is told of the writer.
    let is_learnt = sentence.clone().any(learns);
    let parts = parts.filter(|_| !is_learnt);
    let met = parts.filter_map(|part| met(words, &part));
    let beside = (sentence.start..sentence.end).filter_map(|word| beside(words, sentence, word));
    met.chain(beside).collect()
}

/// From the verb of dealing with somebody to the end of what is told.
fn met(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let is = |at: usize, list: &[&str]| is(words, part, at, list);
    let mut people = part.start + 1..part.end;
    let (one, person) = people.find_map(|person| {
        let mut back = (part.start..person).rev();
        let one = back.find(|it| !is(*it, &LIKE))?;
        (is_person(words, person) && is(one, &ONE)).then_some((one, person))
    })?;
    let is_own = (person + 1..part.end).any(|it| is(it, &OWN) || is(it, &["teach", "ensenar"]));
    if is_own || is(person + 1, &NO_PERSON) {
        return None;
    }
    if is(person + 1, &CLOSE) {
        return Some(one..part.end);
    }
    let mut back = (part.start..one).rev();
    let verb = back.find(|it| !is(*it, &WITH))?;
    let has_word = verb + 1 < one || is(one, &["al", "del"]);
    // "Contraté a un electricista" has its "a" before any person.
    let deals = is(verb, &DEALING) || (has_word && is(verb, &DEALING_WITH));
    // "I was called the cook" is the writer.
    let is_called = verb > part.start
        && is(verb, &DEALING)
        && is(verb - 1, &["was", "got", "am", "been", "me"])
        && !has_word;
    (deals && !is_called).then_some(verb..part.end)
}

/// "The cook and I were friends": the trade, and not what both did.
fn beside(words: &Words, sentence: &Range<usize>, one: usize) -> Option<Range<usize>> {
    let is = |at: usize, list: &[&str]| is(words, sentence, at, list);
    let begins = one == sentence.start || words.words[one].begins_clause;
    let is_both = is(one + 2, &["and", "y"]) && is(one + 3, &["i", "yo"]);
    if !begins || !is(one, &ONE) || !is_both || !is_person(words, one + 1) {
        return None;
    }
    let mut behind = one + 4..sentence.end;
    let told = behind.find(|it| !is(*it, &BEING))?;
    is(told, &TOGETHER).then_some(one..one + 2)
}
