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

/// Verbs in Spanish for what an office does for somebody: "me renovaron la licencia" …
const DONE_FOR: [&str; 18] = [
    "renovaron",
    "renovo",
    "dieron",
    "dio",
    "entregaron",
    "entrego",
    "devolvieron",
    "devolvio",
    "regresaron",
    "regreso",
    "otorgaron",
    "repusieron",
    "reactivaron",
    "restablecieron",
    "restauraron",
    "restituyeron",
    "quitaron",
    "suspendieron",
];
/// … those of them that take it away …
const TAKING: [&str; 2] = ["quitaron", "suspendieron"];
/// … and for whom it is done: the writer …
const FOR_ME: [&str; 2] = ["me", "nos"];
/// … or somebody else.
const FOR_OTHERS: [&str; 2] = ["le", "les"];
/// What stands between such a verb and the paper.
const LEADS: [&str; 10] = [
    "la", "el", "mi", "una", "un", "nueva", "otra", "vez", "ya", "de",
];
/// Verbs for getting another paper in place of one …
const GETTING: [&str; 20] = [
    "got",
    "have",
    "received",
    "me",
    "issued",
    "sent",
    "mailed",
    "dieron",
    "dio",
    "saque",
    "tengo",
    "consegui",
    "recibi",
    "obtuve",
    "mandaron",
    "entregaron",
    "hicieron",
    "enviaron",
    "tramite",
    "pedi",
];
/// … what stands between …
const BEFORE_OTHER: [&str; 6] = ["a", "an", "un", "una", "new", "nueva"];
/// … and what it is called.
const OTHER_ONE: [&str; 10] = [
    "otra",
    "otro",
    "another",
    "duplicado",
    "duplicate",
    "copia",
    "copy",
    "replacement",
    "reposicion",
    "one",
];
/// What may follow it that does not make it something else, as "otra cita" is.
const BEHIND_OTHER: [&str; 12] = [
    "one", "vez", "ya", "now", "ahora", "and", "y", "in", "en", "el", "last", "nueva",
];
/// Who or what stands before "replaced" where it was done.
const REPLACED_BY: [&str; 10] = [
    "they", "dmv", "mvc", "state", "was", "were", "been", "got", "office", "had",
];

/// Whether "me renovaron" or the like stands right before a paper, or "le renovaron" where it is done for others.
fn is_done_for(words: &Words, before: &Range<usize>, whom: &[&str], not: &[&str]) -> bool {
    let is =
        |word: usize, list: &[&str]| before.contains(&word) && list.contains(&words.form(word));
    let mut back = before.clone().rev();
    // "Le renovaron a él la licencia".
    let is_him = |word: usize| {
        is(word, &["el", "ella", "ellos"]) && word > before.start && is(word - 1, &["a"])
            || is(word, &["a"])
    };
    let verb = back.find(|word| !is(*word, &LEADS) && !is_him(*word));
    verb.is_some_and(|verb| {
        let is_denied = verb >= before.start + 2 && is(verb - 2, &DENIALS);
        is(verb, &DONE_FOR)
            && !is(verb, not)
            && verb > before.start
            && is(verb - 1, whom)
            && !is_denied
    })
}

/// "Me renovaron la licencia": whether an office gave or renewed a paper to the writer.
pub(super) fn to_writer(words: &Words, before: &Range<usize>) -> bool {
    is_done_for(words, before, &FOR_ME, &TAKING)
}

/// "Le devolvieron la licencia": whether a paper was given to or taken from somebody else.
pub(super) fn to_others(words: &Words, before: &Range<usize>) -> bool {
    is_done_for(words, before, &FOR_OTHERS, &[])
}

/// "Ya me dieron otra", "they replaced it", "got a new copy": whether another paper came in place of one.
pub(super) fn was_replaced(words: &Words, range: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| range.contains(&word) && list.contains(&words.form(word));
    range.clone().any(|word| {
        let mut before = (range.start..word).rev().take(DENIED_MAX);
        let is_denied = before.any(|at| is(at, &DENIALS));
        let mut back = (range.start..word).rev();
        let leads = back.find(|at| !is(*at, &BEFORE_OTHER));
        let next = word + 1;
        let ends = next >= range.end
            || words.words[next].begins_clause
            || words.sentences.iter().any(|it| it.start == next)
            || is(next, &BEHIND_OTHER);
        // A "new one" is another, and "one" alone may be anything.
        let is_one = is(word, &["one"]) && !is(word - 1, &["new", "another"]);
        let is_another =
            is(word, &OTHER_ONE) && !is_one && ends && leads.is_some_and(|at| is(at, &GETTING));
        let is_got = leads.is_some_and(|at| {
            is(at, &REPLACED_BY)
                || (is(at, &["it"]) && at > range.start && is(at - 1, &["got", "had"]))
        });
        !is_denied && (is_another || (is(word, &["replaced"]) && is_got))
    })
}

/// Verbs for finding what was lost …
const FINDING: [&str; 4] = ["found", "encontre", "halle", "aparecio"];
/// … what they have as their object before and behind them …
const IT: [&str; 4] = ["it", "la", "lo", "them"];
/// … what may follow that: "found it hard to work" finds nothing …
const BEHIND_FOUND: [&str; 21] = [
    "in",
    "at",
    "on",
    "under",
    "again",
    "later",
    "and",
    "today",
    "yesterday",
    "last",
    "the",
    "this",
    "so",
    "en",
    "otra",
    "de",
    "y",
    "hoy",
    "ayer",
    "ya",
    "now",
];
/// … and what stands between a verb and a paper that was found or replaced.
const BEFORE_FOUND: [&str; 9] = [
    "my", "mi", "lost", "stolen", "old", "la", "el", "own", "damaged",
];

/// Whether a text says that a paper was found again: "lost it and found it", "I found my license".
pub(super) fn was_found(words: &Words, range: &Range<usize>, paper: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| range.contains(&word) && list.contains(&words.form(word));
    let ends = |word: usize| {
        word >= range.end
            || words.words[word].begins_clause
            || words.sentences.iter().any(|it| it.start == word)
            || is(word, &BEHIND_FOUND)
    };
    let is_denied = |verb: usize| {
        let mut before = (range.start..verb).rev().take(DENIED_MAX);
        before.any(|at| is(at, &DENIALS) || is(at, &["didnt", "cant", "if", "until", "si"]))
    };
    let is_it = |verb: usize| match is(verb, &["found"]) {
        true => is(verb + 1, &IT) && ends(verb + 2),
        false => verb > range.start && is(verb - 1, &IT) && ends(verb + 1),
    };
    let mut back = (range.start..paper.start).rev();
    let verb = back.find(|word| !is(*word, &BEFORE_FOUND));
    let is_paper = verb.is_some_and(|verb| {
        let is_own = is(paper.start - 1, &BEFORE_FOUND);
        let is_verb = is(verb, &FINDING) || is(verb, &["replaced", "reemplace"]);
        is_own && is_verb && ends(paper.end) && !is_denied(verb)
    });
    let mut verbs = paper.end..range.end;
    is_paper || verbs.any(|verb| is(verb, &FINDING) && is_it(verb) && !is_denied(verb))
}

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
