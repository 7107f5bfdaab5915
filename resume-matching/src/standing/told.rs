//! What a sentence tells of a paper beside its name. A paper that is only listed is held; one that a
//! sentence is about is held where its verb says so. Words for a loss alone are never complete.

use super::held_words::{
    ADJECTIVES, COPULAS, HOLDS, KEPT_IN, LEAVING, LIKE_HELD, LOST, WHEN, WORKS,
};
use super::signs::COMPLETED;
use crate::statements::FAULTS;
use crate::words::{Words, next_sentence};
use std::ops::Range;

/// Nouns right behind the name of a paper that are about it: "CDL manual".
const ABOUT: [&str; 24] = [
    "book",
    "booklet",
    "manual",
    "handbook",
    "guide",
    "test",
    "exam",
    "examination",
    "question",
    "practice",
    "prep",
    "study",
    "video",
    "app",
    "fee",
    "application",
    "appointment",
    "eligible",
    "eligibility",
    "libro",
    "folleto",
    "examen",
    "prueba",
    "solicitud",
];
/// Words between a verb and the paper.
const ARTICLES: [&str; 14] = [
    "a", "an", "the", "my", "another", "own", "nj", "state", "la", "el", "mi", "un", "una", "full",
];
/// What may stand between the two as a part of the verb: "gave up".
const PARTICLES: [&str; 7] = ["up", "in", "out", "back", "away", "off", "over"];
/// Who tells it.
const TELLERS: [&str; 7] = ["i", "we", "yo", "ill", "id", "ive", "im"];
/// What may stand between them and their verb …
const ADVERBS: [&str; 21] = [
    "have",
    "has",
    "had",
    "been",
    "am",
    "was",
    "do",
    "did",
    "just",
    "also",
    "already",
    "now",
    "still",
    "then",
    "even",
    "only",
    "finally",
    "recently",
    "currently",
    "both",
    "ya",
];
/// … what makes it a plan …
const PLANS: [&str; 12] = [
    "will", "ill", "id", "can", "could", "should", "would", "may", "might", "must", "gonna",
    "shall",
];
/// … and what makes it a condition before them.
const CONDITIONS: [&str; 5] = ["if", "when", "once", "unless", "until"];
/// Words before a verb that begins a clause without its subject: "En junio saco la CDL".
const TIMES: [&str; 32] = [
    "en", "in", "on", "next", "last", "this", "ya", "ayer", "hoy", "manana", "luego", "pronto",
    "then", "me", "se", "cuando", "si", "january", "february", "march", "april", "may", "june",
    "july", "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto",
];
/// What begins a clause and is no verb: "plus my CDL".
const NO_VERBS: [&str; 49] = [
    "just",
    "only",
    "solo",
    "solamente",
    "nomas",
    "with",
    "as",
    "and",
    "or",
    "plus",
    "including",
    "include",
    "includ",
    "for",
    "of",
    "to",
    "by",
    "at",
    "from",
    "under",
    "through",
    "on",
    "since",
    "not",
    "no",
    "without",
    "both",
    "yes",
    "also",
    "besides",
    "like",
    "con",
    "como",
    "de",
    "y",
    "o",
    "para",
    "por",
    "desde",
    "ademas",
    "tambien",
    "mas",
    "incluye",
    "sin",
    "i",
    "but",
    "pero",
    "sino",
    "however",
];
/// Answers behind a paper that say it is not there …
const NO: [&str; 9] = [
    "no", "none", "nope", "not", "ninguna", "ninguno", "nunca", "never", "false",
];
/// … and what may follow them.
const AFTER_NO: [&str; 9] = [
    "longer", "yet", "now", "more", "anymore", "tengo", "have", "mas", "any",
];
/// Years before this one are over for whoever reads a text with this code. The crate has no clock; a later year that
/// the text tells of is over or near too.
const WRITTEN_IN: u16 = 2026;
const FIRST_YEAR: u16 = 1950;
/// Greater numbers are houses and the like.
const LAST_YEAR: u16 = WRITTEN_IN + 10;
const UNTIL: [&str; 6] = ["until", "till", "to", "through", "thru", "hasta"];
/// A paper in its sentence.
pub(super) struct Told<'a> {
    pub words: &'a Words,
    pub sentence: &'a Range<usize>,
    /// The words that are about it.
    pub span: &'a Range<usize>,
    pub paper: &'a Range<usize>,
}

impl Told<'_> {
    /// Whether its sentence leaves open whether it is held: "I bought a CDL book", "my CDL is frozen".
    pub(super) fn is_open(&self) -> bool {
        let is_said = |word: usize| !self.paper.contains(&word) && self.is(word, &COMPLETED);
        let is_completed = self.span.clone().any(is_said);
        let next = (self.paper.end < self.span.end).then_some(self.paper.end);
        next.is_some_and(|word| self.is_unlike_held(word))
            || (!is_completed
                && (next.is_some_and(|word| self.is(word, &ABOUT))
                    || self.has_another_verb()
                    || self.is_aim()))
    }

    /// Whether it is only what something is for: "the school was too expensive for a license".
    fn is_aim(&self) -> bool {
        let first = self.paper.start;
        first > self.span.start + 1
            && self.is(first - 1, &["a", "un", "una"])
            && self.is(first - 2, &["for", "para"])
    }

    /// Whether a year that is over ends its time: "good until 2019".
    fn is_expired(&self) -> bool {
        let valid = [
            "good", "valid", "current", "active", "vigente", "valida", "valido",
        ];
        // "Class A. Valid until 2019".
        let next = next_sentence(self.words, self.sentence);
        let goes_on = self.paper.end == self.sentence.end && self.is_in(next.start, &valid, &next);
        let end = if goes_on { next.end } else { self.sentence.end };
        let mut behind = self.paper.end..end.saturating_sub(2);
        behind.any(|word| {
            let year = self.words.form(word + 2).parse::<u16>();
            self.is(word, &valid)
                && self.is(word + 1, &UNTIL)
                && year.is_ok_and(|year| (FIRST_YEAR..self.newest_year()).contains(&year))
        })
    }

    /// The newest year of the text that is not the end of something, or that of this code.
    fn newest_year(&self) -> u16 {
        let year = |word: usize| self.words.form(word).parse::<u16>().ok();
        // The last number of "973-555-2030" is none.
        let is_told = |word: &usize| {
            let before = word.checked_sub(1);
            before.is_none_or(|it| {
                let form = self.words.form(it);
                let is_exchange = form.len() == 3 && form.parse::<u16>().is_ok();
                !self.is(it, &UNTIL) && !is_exchange
            })
        };
        let told = (0..self.words.words.len()).filter(is_told);
        let years = told.filter_map(year).filter(|year| *year < LAST_YEAR);
        years.max().unwrap_or(WRITTEN_IN).max(WRITTEN_IN)
    }

    /// Whether the years are over for which it was held: "CDL (2005-2012)", "CDL until 2012".
    pub(super) fn is_past(&self) -> bool {
        let form = |word: usize| self.words.form(word);
        let is_year = |word: usize| {
            let form = form(word);
            form.len() == 4 && form.starts_with(['1', '2']) && form.parse::<u16>().is_ok()
        };
        let clause = self.next_clause();
        let is_valid = clause.clone().any(|word| self.is(word, &LIKE_HELD));
        let mut before = self.span.start..self.paper.start;
        let is_had_today = before.any(|word| self.is(word, &["have", "hold", "tengo"]));
        let is_until = |word: usize| ["until", "till", "hasta"].contains(&form(word));
        let is_span = |word: &usize| {
            is_year(*word)
                || [
                    "from", "to", "de", "desde", "a", "al", "hasta", "until", "till", "through",
                ]
                .contains(&form(*word))
        };
        let years = (self.paper.end..self.sentence.end).take_while(is_span);
        let years = years.filter(|word| is_year(*word)).count();
        (years == 2)
            || self.is_expired()
            || (!is_valid && !is_had_today && clause.len() > 1 && is_until(clause.start))
    }

    /// Whether the answer behind it is "no".
    pub(super) fn is_answered_no(&self) -> bool {
        let answer = if self.paper.end < self.sentence.end {
            self.next_clause()
        } else {
            next_sentence(self.words, self.sentence)
        };
        // A field of study called "Ño" is no answer, nor is a word that something else follows.
        let is_no = |word: usize| NO.contains(&self.words.words[word].lower.as_str());
        let is_end = self.words.sentences.iter().any(|it| it.end == answer.end);
        // "Ya no".
        let first = answer.start + usize::from(answer.len() > 1 && self.is(answer.start, &["ya"]));
        answer.start == self.paper.end
            && is_end
            && answer.contains(&first)
            && is_no(first)
            && (first + 1..answer.end).all(|word| self.is(word, &AFTER_NO))
    }

    /// The clause that begins right behind it, or the rest of its own.
    fn next_clause(&self) -> Range<usize> {
        let begins = |word: &usize| self.words.words[*word].begins_clause;
        let end = (self.paper.end + 1..self.sentence.end).find(begins);
        self.paper.end..end.unwrap_or(self.sentence.end)
    }

    /// Whether the paper is what a clause is about, and what follows tells of it nothing that is held.
    fn is_unlike_held(&self, verb: usize) -> bool {
        let first = self.paper.start;
        let is_subject = first == self.span.start || self.is(first - 1, &ARTICLES);
        let mut told = verb + 1..self.span.end;
        let is_denied =
            |word: usize| self.is(word, &["not", "isnt", "no", "never", "hasnt", "wasnt"]);
        let is_lost = |word: &usize| self.is(*word, &LOST);
        let is_not_lost = told
            .clone()
            .find(is_lost)
            .is_some_and(|word| is_denied(word - 1));
        let is_held = |word: usize| {
            let form = self.words.form(word);
            LIKE_HELD.contains(&form) || form.starts_with(|sign: char| sign.is_ascii_digit())
        };
        is_subject
            && self.is(verb, &COPULAS)
            && !told.is_empty()
            && !is_not_lost
            && !self.is_kept_in(&told)
            && !self.is_without_fault(&told)
            && !told.any(is_held)
    }

    /// Whether what is told of it only says where it is kept.
    fn is_kept_in(&self, told: &Range<usize>) -> bool {
        let leads = self.is(
            told.start,
            &["at", "in", "on", "inside", "with", "en", "con"],
        );
        let mut back = told.clone().rev();
        let last = back.find(|word| !self.is(*word, &WHEN));
        leads && last.is_some_and(|word| word > told.start && self.is(word, &KEPT_IN))
    }

    /// Whether what is told of it is only that it has none of the faults of a license: "has no points".
    fn is_without_fault(&self, told: &Range<usize>) -> bool {
        let denies = self.is(told.start, &["no", "zero", "cero"]);
        denies
            && self.is(told.start + 1, &FAULTS)
            && !told.clone().any(|word| self.is(word, &["left"]))
    }

    /// Whether it was only left where one keeps it: "I left my license at home today".
    fn is_left_home(&self, verb: usize) -> bool {
        let told = self.paper.end..self.span.end;
        self.is(verb, &LEAVING) && !told.is_empty() && self.is_kept_in(&told)
    }

    /// Whether the paper is the object of a verb that is none of holding it.
    fn has_another_verb(&self) -> bool {
        let before = self.span.start..self.paper.start;
        let mut back = before.clone().rev();
        let Some(verb) = back.find(|word| !self.is(*word, &ARTICLES)) else {
            return false;
        };
        let has_article = verb + 1 < self.paper.start;
        let is_particle = self.is(verb, &PARTICLES) && verb > before.start;
        let verb = if is_particle { verb - 1 } else { verb };
        let holds = self.is(verb, &HOLDS) || self.is(verb, &WORKS) || self.is_left_home(verb);
        let teller = (before.start..verb)
            .rev()
            .find(|word| self.is(*word, &TELLERS));
        if let Some(teller) = teller {
            let mut between = teller + 1..verb;
            let is_plan = (teller..verb).any(|word| self.is(word, &PLANS));
            let is_condition = teller > before.start && self.is(teller - 1, &CONDITIONS);
            let is_verb = between.all(|word| self.is(word, &ADVERBS) || self.is(word, &PLANS));
            return is_verb && (!holds || is_plan || is_condition);
        }
        let is_first = (before.start..verb).all(|word| self.is(word, &TIMES));
        let is_verb = !self.is(verb, &NO_VERBS) && !self.is(verb, &ADJECTIVES);
        is_first && has_article && !holds && is_verb
    }

    fn is_in(&self, word: usize, list: &[&str], range: &Range<usize>) -> bool {
        crate::words::is(self.words, range, word, list)
    }

    pub(super) fn is(&self, word: usize, list: &[&str]) -> bool {
        list.contains(&self.words.form(word))
    }
}
