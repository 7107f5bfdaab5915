//! Who gave a paper back: "I had to give back my CDL" is a loss, "they gave me back my CDL" is none.

use super::signs::DENIALS;
use crate::words::Words;
use std::ops::Range;

const GIVING: [&str; 9] = [
    "gave", "give", "given", "giving", "handed", "hand", "returned", "return", "turned",
];
const RETURNING: [&str; 2] = ["returned", "return"];
/// Where the writer returns to, and not a paper.
const RETURNED_TO: [&str; 5] = ["to", "home", "from", "here", "work"];
/// What stands between the giver and the verb.
const BETWEEN: [&str; 11] = [
    "just", "finally", "already", "also", "then", "have", "had", "has", "to", "recently", "even",
];
/// The words of the writer who gave it …
const WRITER: [&str; 4] = ["i", "we", "ive", "me"];
/// … and, before "to", of who had to.
const FORCED: [&str; 5] = ["had", "have", "has", "forced", "ordered"];
/// How far before "returned" a denial stands.
const DENIED_MAX: usize = 4;
/// Words between the verb and "back" at most: "gave my barber license back".
const REACH: usize = 6;

/// Whether some words say that the writer gave a paper back.
pub(super) fn by_writer(words: &Words, range: &Range<usize>, paper: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    range.clone().any(|verb| {
        let last = range.end.min(verb + 1 + REACH);
        let begins = |word: &usize| words.words[*word].begins_clause;
        let end = (verb + 1..last).find(begins).unwrap_or(last);
        let mut object = verb + 1..end;
        // What is given back to the writer came back. What one returns is given back without that word.
        let is_back = is(verb, &RETURNING) || object.clone().any(|word| is(word, &["back"]));
        // "I gave back to my community" is about something else.
        let is_paper = object
            .clone()
            .any(|word| paper.contains(&word) || is(word, &["it", "them"]));
        let is_to_me = object.any(|word| is(word, &["me", "us"]));
        if !is(verb, &GIVING) || !is_back || !is_paper || is_to_me {
            return false;
        }
        let mut before = (range.start..verb).rev();
        let giver = before.find(|word| !is(*word, &BETWEEN));
        let is_forced = verb >= range.start + 2 && is(verb - 1, &["to"]) && is(verb - 2, &FORCED);
        let is_begun = giver.is_none_or(|word| words.words[word + 1].begins_clause);
        is_forced || is_begun || giver.is_some_and(|word| is(word, &WRITER))
    })
}

/// Whether some words say that what was taken was returned to the writer, who is not the one that "returned home".
pub(super) fn was_returned(words: &Words, range: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| range.contains(&word) && list.contains(&words.form(word));
    range.clone().any(|word| {
        let mut before = (range.start..word).rev().take(DENIED_MAX);
        let is_denied = before.any(|at| is(at, &DENIALS));
        let is_writer = word > range.start && is(word - 1, &WRITER);
        let is_to_me = is(word + 1, &["to"]) && is(word + 2, &["me", "us"]);
        let goes = is(word + 1, &RETURNED_TO) && !is_to_me;
        is(word, &["returned"]) && !is_denied && !is_writer && !goes
    })
}
