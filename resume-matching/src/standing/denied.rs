//! A paper that is set before its denial, "ServSafe I don't have", and one of which only a part was done.

use super::told::Told;

/// What may stand between a paper and a denial that is about it: "but I still don't have it" …
const BEFORE_DENIAL: [&str; 21] = [
    "but", "pero", "and", "y", "i", "yo", "we", "still", "do", "did", "que", "which", "that", "a",
    "an", "one", "it", "just", "todavia", "aun", "ya",
];
/// … the denial …
const DENIED: [&str; 13] = [
    "dont", "didnt", "not", "never", "no", "nunca", "cant", "couldnt", "havent", "lack", "jama",
    "tampoco", "hadnt",
];
/// … what may stand between it and its verb …
const BETWEEN_DENIAL: [&str; 11] = [
    "have", "ever", "even", "yet", "got", "la", "lo", "me", "he", "been", "to",
];
/// … the verbs by which a paper is got or held …
const GETTING: [&str; 30] = [
    "have",
    "get",
    "got",
    "gotten",
    "had",
    "hold",
    "own",
    "pass",
    "passed",
    "finish",
    "finished",
    "complete",
    "completed",
    "go",
    "take",
    "took",
    "show",
    "tengo",
    "tuve",
    "saque",
    "pase",
    "termine",
    "hice",
    "fui",
    "obtuve",
    "tome",
    "aprobe",
    "tenia",
    "consegui",
    "earn",
];
/// … and what may follow them at the end of their clause.
const AFTER_DENIAL: [&str; 23] = [
    "it", "one", "that", "them", "yet", "anymore", "any", "more", "now", "either", "all", "of",
    "todavia", "aun", "ahora", "mas", "eso", "the", "test", "class", "examen", "this", "card",
];
/// Words for a part of something: "half of the GED tests".
const PARTS: [&str; 4] = ["half", "mitad", "portion", "mayoria"];
/// The same where tests or parts of the paper are counted.
const COUNTED: [&str; 14] = [
    "one", "two", "three", "some", "most", "part", "few", "un", "una", "dos", "tre", "parte",
    "algunos", "uno",
];
const TESTS: [&str; 8] = [
    "test", "exam", "part", "section", "examene", "parte", "prueba", "examen",
];
/// What may stand between the two.
const OF: [&str; 14] = [
    "of", "the", "my", "de", "del", "la", "los", "lo", "las", "four", "five", "test", "examene",
    "prueba",
];

/// What says that something was not quite done …
pub(super) const NEARLY: [&str; 3] = ["almost", "nearly", "casi"];
/// … the words it is said of …
const NEARLY_TOLD: [&str; 20] = [
    "got",
    "get",
    "had",
    "have",
    "earned",
    "earn",
    "passed",
    "finished",
    "completed",
    "received",
    "done",
    "through",
    "ready",
    "saque",
    "saco",
    "obtuve",
    "tenia",
    "termine",
    "consegui",
    "logre",
];
/// … how far before the paper …
const NEARLY_REACH: usize = 5;
/// … and what of it is a loss, after which the paper is still there.
const LOSING: [&str; 10] = [
    "lost",
    "lose",
    "let",
    "gave",
    "surrendered",
    "pierdo",
    "perdi",
    "quitan",
    "quitaron",
    "failed",
];
/// A test that is the first one of two for a license …
const FIRST_TESTS: [&str; 6] = [
    "written",
    "theory",
    "knowledge",
    "permit",
    "escrito",
    "teorico",
];
/// … and words for the other one.
const LAST_TESTS: [&str; 11] = [
    "road",
    "skill",
    "practical",
    "driving",
    "both",
    "all",
    "manejo",
    "practico",
    "practica",
    "ambos",
    "todo",
];

impl Told<'_> {
    /// Whether it was "almost" got.
    pub(super) fn is_nearly_done(&self) -> bool {
        let mut before =
            self.span
                .start
                .max(self.paper.start.saturating_sub(NEARLY_REACH))..self.paper.start;
        before.any(|word| {
            // "Almost five years with a CDL" counts years.
            let is_told = self.is(word + 1, &NEARLY_TOLD) || word + 1 == self.paper.start;
            let article = word + 1 < self.paper.start && self.is(word + 1, &["a", "my", "the"]);
            self.is(word, &NEARLY) && (is_told || article) && !self.is(word + 1, &LOSING)
        })
    }

    /// Whether a denial behind it is about it: "ServSafe I don't have", "took the GED but didn't pass". Whatever
    /// else is denied has its own object: "CDL, I don't have a car".
    pub(super) fn is_denied_behind(&self) -> bool {
        let next = crate::words::next_sentence(self.words, self.sentence);
        let last = match self.paper.end < self.sentence.end {
            true => self.sentence.end,
            false => next.end,
        };
        let skip = |from: usize, list: &[&str]| {
            let mut all = from..last;
            let next = all.find(|word| !self.is(*word, list));
            next.unwrap_or(last)
        };
        // Of a clause behind it the subject is the writer: "ServSafe, never had an accident".
        let denial = skip(self.paper.end, &BEFORE_DENIAL);
        if denial >= last || !self.is(denial, &DENIED) {
            return false;
        }
        let mut verb = skip(denial + 1, &BETWEEN_DENIAL);
        if verb >= last || !self.is(verb, &GETTING) {
            // "Don't have", "never got": the verb is one of those.
            verb = verb.saturating_sub(1);
        }
        let crosses = (denial + 1..=verb).any(|word| self.words.words[word].begins_clause);
        let begins = |word: &usize| {
            self.words.words[*word].begins_clause
                || self.is(*word, &["but", "pero", "and", "y", "i", "so"])
        };
        let end = (verb + 1..last).find(begins).unwrap_or(last);
        verb > denial
            && !crosses
            && self.is(verb, &GETTING)
            && (verb + 1..end).all(|word| self.is(word, &AFTER_DENIAL))
    }

    /// Whether only a part of it was done: "passed half of the GED tests".
    pub(super) fn is_partly_done(&self) -> bool {
        let mut before = (self.span.start..self.paper.start).rev();
        let Some(part) = before.find(|word| !self.is(*word, &OF)) else {
            return false;
        };
        let mut around = (part..self.paper.start).chain(self.paper.end..self.span.end);
        let is_of = self.is(part + 1, &["of", "de", "del"]);
        if self.is_half_tested() {
            return true;
        }
        self.is(part, &PARTS)
            || (is_of
                && self.is(part, &COUNTED)
                && around.any(|word| word != part && self.is(word, &TESTS)))
    }

    /// Whether only the written test of two was passed.
    fn is_half_tested(&self) -> bool {
        let mut named = self.paper.clone();
        let is_license =
            named.any(|word| self.is(word, &["cdl", "license", "licence", "licencia"]));
        let said = |list: &[&str]| self.span.clone().any(|word| self.is(word, list));
        is_license && said(&FIRST_TESTS) && said(&TESTS) && !said(&LAST_TESTS)
    }
}
