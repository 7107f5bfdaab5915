//! Work of one's people at which the writer helped: "my dad painted houses and I helped him".

use crate::words::{Words, is, next_sentence};
use std::ops::Range;

const ME: [&str; 3] = ["i", "we", "yo"];
const JOINS: [&str; 4] = ["and", "y", "so", "but"];
/// Verbs of working beside somebody …
const BESIDE: [&str; 10] = [
    "worked",
    "work",
    "joined",
    "went",
    "helped",
    "trabaje",
    "trabajaba",
    "trabajamo",
    "trabajo",
    "iba",
];
/// … and of helping, whose object is the person.
const HELPING: [&str; 8] = [
    "helped", "assisted", "ayude", "ayudaba", "ayudo", "helping", "help", "joined",
];
const WITH: [&str; 3] = ["with", "con", "alongside"];
/// The person …
const THEM: [&str; 9] = [
    "him", "her", "them", "el", "ella", "ellos", "le", "lo", "la",
];
/// … and what may follow without being what one helped with: "I helped him move".
const BEHIND: [&str; 21] = [
    "at", "on", "for", "in", "every", "when", "after", "during", "since", "there", "sometime",
    "and", "until", "por", "en", "de", "cada", "desde", "y", "los", "cuando",
];
const NOT: [&str; 6] = ["never", "not", "didnt", "nunca", "no", "dont"];
/// Words of such a clause at most.
const MAX: usize = 12;

/// Whether a text goes on that the writer helped at what a clause tells of somebody.
pub(super) fn helped_them(words: &Words, sentence: &Range<usize>, told: &Range<usize>) -> bool {
    let end = next_sentence(words, sentence).end.max(sentence.end);
    let first = (told.end..end).find(|word| !JOINS.contains(&words.form(*word)));
    let Some(first) = first.filter(|word| ME.contains(&words.form(*word))) else {
        return false;
    };
    let all = first..end.min(first + MAX);
    let is = |word: usize, list: &[&str]| is(words, &all, word, list);
    let ends = |word: usize| {
        !all.contains(&word)
            || words.words[word].begins_clause
            || words.sentences.iter().any(|it| it.start == word)
            || is(word, &BEHIND)
    };
    // "Cleaned offices and I cleaned with her".
    let is_same = |word: usize| told.clone().any(|it| words.form(it) == words.form(word));
    let works = |word: usize| is(word, &BESIDE) || is_same(word);
    let mut verbs = first + 1..all.end.min(first + 4);
    let is_denied = verbs.clone().any(|word| is(word, &NOT));
    !is_denied
        && verbs.any(|word| {
            let helps = is(word, &HELPING)
                && ((is(word + 1, &THEM) && ends(word + 2))
                    || (is(word - 1, &THEM) && ends(word + 1)));
            helps || (works(word) && is(word + 1, &WITH) && is(word + 2, &THEM) && ends(word + 3))
        })
}
