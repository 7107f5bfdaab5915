//! Papers that others hold of whom a text tells beside the writer: "a CNA trained me", "she has a driver's license".

use super::boss::KIN;
use crate::words::{Words, is};
use std::ops::Range;

/// Names of papers that are words for who holds them …
const TITLES: [&str; 9] = [
    "cna",
    "chha",
    "hha",
    "lpn",
    "rn",
    "emt",
    "nurse",
    "aide",
    "assistant",
];
/// … and words behind the name of any paper that make it a person: "a ServSafe manager".
const HOLDERS: [&str; 12] = [
    "manager",
    "driver",
    "guard",
    "holder",
    "worker",
    "mechanic",
    "technician",
    "tech",
    "guy",
    "lady",
    "coworker",
    "operator",
];
/// Words behind either that name the paper after all.
const PAPERS: [&str; 14] = [
    "license",
    "licence",
    "certificate",
    "certification",
    "card",
    "course",
    "class",
    "test",
    "training",
    "program",
    "job",
    "position",
    "school",
    "exam",
];
const ONE: [&str; 11] = [
    "a", "an", "the", "another", "two", "some", "un", "una", "el", "la", "otra",
];
/// Words for being beside somebody …
const BESIDE: [&str; 6] = ["with", "beside", "alongside", "con", "to", "a"];
/// … and for what one did there. "Caregiver with a CNA" has the paper.
const DOING: [&str; 8] = [
    "work",
    "next",
    "together",
    "junto",
    "trabaje",
    "trabajo",
    "trabajaba",
    "cocinaba",
];
/// What is done to the writer.
const US: [&str; 4] = ["me", "us", "nos", "my"];
/// What a paper gets one, where a person could not be meant.
const BROUGHT: [&str; 6] = ["got", "gave", "help", "let", "allow", "allowed"];
/// Verbs of who teaches.
const TEACHING: [&str; 8] = [
    "showed", "taught", "trained", "told", "enseno", "ensenaba", "entreno", "mostro",
];
/// Pronouns for somebody else …
const OTHERS: [&str; 8] = ["he", "she", "they", "hes", "shes", "ella", "ellos", "el"];
/// … their verbs of having a paper …
const HAVING: [&str; 20] = [
    "has", "had", "have", "got", "hold", "held", "carry", "carrie", "keep", "kept", "own", "is",
    "was", "earned", "tiene", "tenia", "saco", "tienen", "es", "era",
];
/// … and what may stand between.
const BETWEEN: [&str; 7] = [
    "also", "still", "alway", "already", "ya", "todavia", "tambien",
];
/// What tells of the writer.
const WRITER: [&str; 9] = ["i", "me", "my", "im", "ive", "we", "yo", "mi", "mis"];
/// Endings of what the writer did in Spanish, where no word names the writer.
const DID: [&str; 2] = ["aba", "ia"];

/// Whether the words of a paper are a person beside the writer: "I worked with a CNA", "the CNA showed me".
pub(super) fn is_person(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| is(words, sentence, word, list);
    let is_holder = is(paper.end, &HOLDERS) && !words.words[paper.end].begins_clause;
    let end = paper.end + usize::from(is_holder);
    let is_title = is(paper.end - 1, &TITLES) && !is(paper.start, &["my", "mi"]);
    if !(is_title || is_holder) || is(end, &PAPERS) {
        return false;
    }
    let is_many = words.words[end - 1].lower.ends_with('s') && !is_holder;
    let has_one = paper.start > sentence.start && is(paper.start - 1, &ONE);
    let Some(first) = paper.start.checked_sub(usize::from(has_one)) else {
        return false;
    };
    let does = |word: usize| {
        let form = words.form(word);
        is(word, &DOING) || (form.len() > 4 && (form.ends_with("ed") || form.ends_with("ing")))
    };
    let is_beside = first > sentence.start + 1
        && is(first - 1, &BESIDE)
        && does(first - 2)
        && (has_one || is_many);
    let begins = first == sentence.start || words.words[first].begins_clause;
    let clause = end..rest_of_clause(words, sentence, end);
    let to_me = clause.clone().any(|word| is(word, &US)) && !is(clause.start, &BROUGHT);
    let acts = to_me || is(clause.start, &TEACHING);
    is_beside || (begins && (has_one || is_many) && acts)
}

/// Whether "he" or "she" has a paper, in a text that tells of the writer too. A resume may call the writer so.
pub(super) fn is_of_him(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| is(words, sentence, word, list);
    let says_own = |range: Range<usize>| range.clone().any(|word| is(word, &WRITER));
    let begins = |word: usize| {
        word == sentence.start
            || words.words[word].begins_clause
            || is(word - 1, &["and", "y", "but", "pero"])
    };
    let told = (sentence.start..paper.start).rev().find(|word| {
        let verb = (*word + 1..paper.start).find(|it| !is(*it, &BETWEEN));
        begins(*word) && is(*word, &OTHERS) && verb.is_some_and(|it| is(it, &HAVING))
    });
    let Some(person) = told else {
        return false;
    };
    // A text of several people says who is who. One that names nobody else may be about the writer.
    let before = 0..person;
    let tells_of_me = before.clone().any(|word| {
        let word = &words.words[word];
        WRITER.contains(&words.text[word.form.clone()].as_ref())
            || DID
                .iter()
                .any(|end| word.lower.len() > 5 && crate::words::folded(&word.lower).ends_with(end))
    });
    tells_of_me && !says_own(person..paper.start)
}

/// Whether a clause is told of one of the writer's people: "my brother lost his".
pub(super) fn is_about_kin(words: &Words, clause: &Range<usize>) -> bool {
    let first = clause.start
        + usize::from(is(
            words,
            clause,
            clause.start,
            &["and", "but", "y", "pero"],
        ));
    let tells_of_mine = clause
        .clone()
        .any(|word| is(words, clause, word, &["mine", "mia", "mio"]));
    !tells_of_mine
        && is(words, clause, first, &["my", "mi"])
        && (first + 1..clause.end.min(first + 3)).any(|word| is(words, clause, word, &KIN))
}

fn rest_of_clause(words: &Words, sentence: &Range<usize>, from: usize) -> usize {
    let begins = |word: &usize| words.words[*word].begins_clause;
    (from..sentence.end).find(begins).unwrap_or(sentence.end)
}
