//! Whether a text says plainly that a paper is held: a word such as "have" leads to it, or it stands in a
//! list. What else is said beside it leaves it open.

use super::signs::COMPLETED;
use crate::papers::is_below_papers;
use crate::words::Words;
use std::ops::Range;

/// Words that lead to a paper that is held …
const HOLD: [&str; 79] = [
    "obtained",
    "possess",
    "maintain",
    "maintained",
    "achieved",
    "awarded",
    "includ",
    "including",
    "include",
    "own",
    "qualified",
    "having",
    "hired",
    "recupere",
    "dieron",
    "complete",
    "took",
    "given",
    "finished",
    "hice",
    "termine",
    "have",
    "has",
    "hold",
    "holding",
    "holder",
    "got",
    "carry",
    "with",
    "am",
    "im",
    "ive",
    "be",
    "been",
    "became",
    "was",
    "as",
    "renewed",
    "keep",
    "kept",
    "need",
    "job",
    "drove",
    "drive",
    "driving",
    "worked",
    "work",
    "working",
    "operated",
    "operate",
    "ran",
    "did",
    "using",
    "used",
    "tengo",
    "cuento",
    "poseo",
    "con",
    "soy",
    "fui",
    "era",
    "como",
    "de",
    "saque",
    "obtuve",
    "renove",
    "conservo",
    "manejo",
    "maneje",
    "manejaba",
    "trabajo",
    "trabaje",
    "trabajaba",
    "logre",
    "gane",
    "recibi",
    "through",
    "under",
    "since",
];
/// … what turns such a word into a plan …
const PLANS: [&str; 18] = [
    "will", "ill", "can", "could", "should", "would", "may", "might", "gonna", "to", "if", "when",
    "once", "puedo", "cuando", "si", "podria", "wish",
];
/// … and words that say so anywhere beside it.
const HELD: [&str; 25] = [
    "issued",
    "obtained",
    "qualified",
    "date",
    "still",
    "licensed",
    "licenced",
    "certified",
    "registered",
    "renewed",
    "valid",
    "current",
    "active",
    "clean",
    "restored",
    "good",
    "holder",
    "certificado",
    "certificada",
    "vigente",
    "valida",
    "valido",
    "activa",
    "year",
    "ano",
];
/// Words of an item of a list that names a paper and says nothing else.
const FILLERS: [&str; 83] = [
    "education",
    "schooling",
    "high",
    "school",
    "equivalency",
    "diploma",
    "educacion",
    "estudios",
    "escuela",
    "secundaria",
    "equivalencia",
    "lead",
    "removal",
    "remove",
    "abatement",
    "handle",
    "handling",
    "handler",
    "worker",
    "supervisor",
    "applicator",
    "operator",
    "retiro",
    "de",
    "para",
    "a",
    "an",
    "the",
    "my",
    "and",
    "or",
    "of",
    "in",
    "for",
    "state",
    "new",
    "jersey",
    "nj",
    "ny",
    "pa",
    "class",
    "type",
    "license",
    "licence",
    "card",
    "certificate",
    "certification",
    "cert",
    "permit",
    "endorsement",
    "training",
    "course",
    "trained",
    "record",
    "full",
    "also",
    "plus",
    "yes",
    "level",
    "hour",
    "hr",
    "la",
    "el",
    "mi",
    "y",
    "o",
    "en",
    "del",
    "los",
    "clase",
    "tipo",
    "licencia",
    "tarjeta",
    "certificacion",
    "permiso",
    "curso",
    "credential",
    "both",
    "safety",
    "construction",
    "tambien",
    "general",
    "industry",
];
/// What is about a paper and is none, right behind its name.
const ABOUT: [&str; 24] = [
    "book",
    "manual",
    "handbook",
    "guide",
    "test",
    "exam",
    "eligible",
    "eligibility",
    "application",
    "prep",
    "study",
    "question",
    "video",
    "fee",
    "school",
    "student",
    "libro",
    "examen",
    "prueba",
    "escuela",
    "class",
    "classe",
    "app",
    "practice",
];
/// Answers behind a paper that say it is not there.
const NO: [&str; 10] = [
    "no", "none", "nope", "not", "ninguna", "ninguno", "nunca", "never", "false", "na",
];
/// … and what may follow them.
const AFTER_NO: [&str; 8] = [
    "longer", "yet", "now", "more", "anymore", "tengo", "have", "mas",
];
/// How far a plan may stand in front of the word that it is about.
const PLAN_REACH: usize = 2;
/// Names of people in names of papers …
const PERSONS: [&str; 12] = [
    "aide",
    "assistant",
    "nurse",
    "barber",
    "electrician",
    "plumber",
    "phlebotomist",
    "notary",
    "auxiliar",
    "asistente",
    "enfermera",
    "enfermero",
];
/// … and words that make them something else: "CDL in June", "home health aide class".
const NOT_A_TITLE: [&str; 34] = [
    "is",
    "was",
    "on",
    "hold",
    "frozen",
    "class",
    "classe",
    "school",
    "test",
    "exam",
    "book",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "license",
];
/// Words behind the name of a paper that is a title: "CNA at Sunrise".
const BEHIND_TITLES: [&str; 18] = [
    "at",
    "since",
    "from",
    "desde",
    "holder",
    "aide",
    "worker",
    "driver",
    "operator",
    "guard",
    "officer",
    "technician",
    "tech",
    "nurse",
    "welder",
    "cook",
    "trained",
    "truck",
];

/// A paper in its sentence.
pub(super) struct Plain<'a> {
    pub words: &'a Words,
    pub sentence: &'a Range<usize>,
    /// The words that are about it.
    pub span: &'a Range<usize>,
    pub paper: &'a Range<usize>,
    pub papers: &'a [Range<usize>],
}

impl Plain<'_> {
    /// Whether its words say that it is held.
    pub(super) fn is_said(&self) -> bool {
        let is = |word: usize, list: &[&str]| list.contains(&self.words.form(word));
        let before = self.span.start..self.paper.start;
        let behind = self.paper.end..self.span.end;
        let is_completed = self.span.clone().any(|word| is(word, &COMPLETED));
        if !is_completed && behind.clone().next().is_some_and(|word| is(word, &ABOUT)) {
            return false;
        }
        let leads = |word: usize| {
            let from = before.start.max(word.saturating_sub(PLAN_REACH));
            is(word, &HOLD) && !(from..word).any(|plan| is(plan, &PLANS))
        };
        let is_year_ago = |word: usize| is(word, &["ago", "hace"]);
        is_completed
            || is_below_papers(self.words, self.sentence, self.paper.start)
            || (before.is_empty() && self.is_title())
            || before.clone().any(leads)
            || (before
                .clone()
                .chain(behind.clone())
                .any(|word| is(word, &HELD))
                && !self.span.clone().any(is_year_ago))
            || self.paper.clone().any(|word| is(word, &HELD))
            || (before.is_empty()
                && behind
                    .clone()
                    .next()
                    .is_some_and(|word| is(word, &BEHIND_TITLES)))
            || before.chain(behind).all(|word| self.is_filler(word))
    }

    /// Whether its name is that of an occupation, or what follows says where the work was: "CNA in a nursing
    /// home".
    fn is_title(&self) -> bool {
        let form = |word: usize| self.words.form(word);
        let is_where = |word: usize| ["in", "for", "en", "para"].contains(&form(word));
        let mut behind = self.paper.end..self.span.end;
        let is_about = behind.clone().any(|word| NOT_A_TITLE.contains(&form(word)));
        let last = self.paper.end - 1;
        !is_about
            && (self.paper.clone().any(|word| {
                PERSONS.contains(&form(word)) && (word == last || word == self.paper.start)
            }) || behind.next().is_some_and(is_where))
    }

    /// Whether it was held for years that are over: "CDL (2005-2012)", "CDL until 2012".
    pub(super) fn is_past(&self) -> bool {
        let form = |word: usize| self.words.form(word);
        let mut behind = self.paper.end..self.span.end;
        let is_valid = self.span.clone().any(|word| HELD.contains(&form(word)));
        let is_until = |word: usize| ["until", "till", "hasta"].contains(&form(word));
        let next = self.next_clause();
        let is_year = |word: usize| form(word).len() == 4 && form(word).starts_with(['1', '2']);
        let years = self.paper.end..next.end.min(self.paper.end + 2);
        let has_both = years.len() == 2 && years.clone().all(is_year);
        // "CNA 2015-2019" in a list of jobs says when the work was done, not "CNA, Sunrise, 2015-2019".
        has_both && next.end == years.end || (!is_valid && behind.any(is_until))
    }

    /// Whether the answer behind it is "no".
    pub(super) fn is_answered_no(&self) -> bool {
        let answer = if self.paper.end < self.sentence.end {
            self.next_clause()
        } else {
            super::next_sentence(self.words, self.sentence)
        };
        !answer.is_empty()
            && answer.start == self.paper.end
            && NO.contains(&self.words.form(answer.start))
            && answer
                .skip(1)
                .all(|word| AFTER_NO.contains(&self.words.form(word)))
    }

    /// The clause that begins right behind it, or the rest of its own.
    fn next_clause(&self) -> Range<usize> {
        let begins = |word: &usize| self.words.words[*word].begins_clause;
        let end = (self.paper.end + 1..self.sentence.end).find(begins);
        self.paper.end..end.unwrap_or(self.sentence.end)
    }

    fn is_filler(&self, word: usize) -> bool {
        let form = self.words.form(word);
        self.papers.iter().any(|paper| paper.contains(&word))
            || FILLERS.contains(&form)
            || form.chars().all(|sign| sign.is_ascii_digit())
    }
}
