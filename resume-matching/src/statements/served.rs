//! Whom the writer has, sees or is helped by: "I have a therapist and a case manager", "the nurse helped me walk",
//! "the barber was my friend". Their work is somebody else's.

use super::services::{helps, parts};
use super::signs::OTHERS;
use crate::heads::is_trade;
use crate::words::{Words, is};
use std::ops::Range;

/// Who serves people …
const SERVING: [&str; 35] = [
    "counselor",
    "therapist",
    "psychologist",
    "psychiatrist",
    "sponsor",
    "caseworker",
    "lawyer",
    "attorney",
    "dentist",
    "doctor",
    "nurse",
    "surgeon",
    "mentor",
    "pastor",
    "chaplain",
    "teacher",
    "coach",
    "clerk",
    "tutor",
    "consejero",
    "consejera",
    "terapeuta",
    "psicologo",
    "psicologa",
    "psiquiatra",
    "abogado",
    "abogada",
    "doctora",
    "medico",
    "enfermera",
    "enfermero",
    "padrino",
    "madrina",
    "maestro",
    "maestra",
];
/// … and who does with the word before.
const SERVING_PAIRS: [[&str; 2]; 11] = [
    ["case", "manager"],
    ["case", "worker"],
    ["social", "worker"],
    ["parole", "officer"],
    ["probation", "officer"],
    ["peer", "specialist"],
    ["public", "defender"],
    ["trabajador", "social"],
    ["trabajadora", "social"],
    ["oficial", "probatoria"],
    ["physical", "therapist"],
];
const ARTICLES: [&str; 16] = [
    "a", "an", "the", "my", "our", "two", "some", "un", "una", "el", "la", "mi", "lo", "los",
    "las", "al",
];
/// What may stand between the two.
const QUALITIES: [&str; 19] = [
    "good",
    "great",
    "new",
    "nice",
    "physical",
    "drug",
    "mental",
    "health",
    "substance",
    "abuse",
    "alcohol",
    "family",
    "grief",
    "addiction",
    "jail",
    "prison",
    "school",
    "court",
    "buen",
];
/// Verbs of having and seeing …
const HAVING: [&str; 34] = [
    "have", "has", "had", "got", "see", "saw", "seeing", "visit", "visited", "meet", "met",
    "meeting", "talk", "talked", "talking", "speak", "spoke", "go", "going", "went", "tengo",
    "tenia", "tuve", "veo", "vi", "voy", "iba", "hablo", "hable", "hablaba", "take", "taking",
    "tomo", "tome",
];
/// … and what stands between them and the person.
const LEADS: [&str; 4] = ["to", "with", "con", "a"];
/// What may follow a person who is no part of another noun …
const BEHIND: [&str; 25] = [
    "and", "or", "who", "that", "for", "at", "in", "because", "every", "once", "twice", "on",
    "now", "when", "since", "about", "y", "que", "para", "por", "cada", "de", "en", "cuando",
    "desde",
];
/// … and what makes "check my blood pressure" follow "had a nurse".
const MINE: [&str; 6] = ["my", "me", "us", "mi", "mis", "nos"];
/// What somebody does to the one who is served.
const TREATING: [&str; 37] = [
    "helped", "help", "helping", "check", "checked", "gave", "give", "treated", "drew", "saw",
    "cured", "called", "call", "visited", "visit", "referred", "told", "said", "saved", "sent",
    "took", "take", "dio", "da", "ayudo", "ayuda", "curo", "saco", "puso", "reviso", "atendio",
    "inyecto", "receto", "llamo", "dijo", "tomo", "let",
];
/// What they say of somebody.
const SAYING: [&str; 4] = ["said", "told", "dijo", "say"];
/// Words between a person and that at most.
const REACH: usize = 4;
/// What is one's own even where others gave it.
const OWN_WORK: [&str; 19] = [
    "help",
    "as",
    "como",
    "job",
    "work",
    "working",
    "worked",
    "hired",
    "trained",
    "training",
    "taught",
    "trabajo",
    "trabajar",
    "empleo",
    "cook",
    "clean",
    "sweep",
    "certified",
    "license",
];
const I: [&str; 6] = ["i", "we", "yo", "as", "como", "while"];
/// Verbs that say who somebody is.
const BEING: [&str; 8] = ["was", "is", "were", "are", "era", "fue", "es", "eran"];
const MY: [&str; 5] = ["my", "our", "mi", "mis", "nuestro"];
/// What makes a trade behind "my uncle's" a place or a role of one's own.
const PLACES: [&str; 9] = [
    "shop",
    "business",
    "company",
    "helper",
    "assistant",
    "store",
    "crew",
    "truck",
    "apprentice",
];
/// Lessons in behavior, which nobody is employed for who takes them …
const LESSONS: [&str; 7] = [
    " anger management ",
    " parenting class ",
    " parenting program ",
    " parenting course ",
    " manejo de la ira ",
    " manejo de ira ",
    " control de la ira ",
];
/// … and who gives them.
const GIVING: [&str; 13] = [
    "counselor",
    "specialist",
    "coach",
    "instructor",
    "facilitator",
    "facilitated",
    "coordinator",
    "teacher",
    "taught",
    "led",
    "ran",
    "consejero",
    "consejera",
];

/// The words of a sentence that are about those who serve the writer.
pub(super) fn served(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let parts = parts(words, sentence);
    for (at, part) in parts.iter().enumerate() {
        let had = part.clone().find_map(|verb| had(words, part, verb));
        if had.is_some() {
            // "A therapist and a case manager".
            let joined = parts[at + 1..].iter();
            all.extend(joined.map_while(|next| is_one_more(words, next)));
        }
        all.extend(had);
        let treated = part.clone().find_map(|at| treats(words, part, at));
        if treated.is_some() && at > 0 {
            // "The nurse and a therapist helped me".
            all.extend(is_one_more(words, &parts[at - 1]));
        }
        all.extend(treated);
        all.extend(friend(words, part));
        all.extend(of_kin(words, part));
        if takes_lessons(words, part) {
            all.push(part.clone());
        }
    }
    all
}

/// The end of a person who serves and is named from a place on: "a good therapist".
fn person(words: &Words, part: &Range<usize>, from: usize) -> Option<usize> {
    let mut at = from;
    if !is(words, part, at, &ARTICLES) {
        return None;
    }
    while is(words, part, at, &ARTICLES) || is(words, part, at, &QUALITIES) {
        at += 1;
    }
    let is_pair = |at: usize| {
        let mut pairs = SERVING_PAIRS.iter();
        pairs.any(|[one, two]| is(words, part, at, &[one]) && is(words, part, at + 1, &[two]))
    };
    match (is_pair(at), is(words, part, at, &SERVING)) {
        (true, _) => Some(at + 2),
        // "A physical therapist" is read with its quality.
        (_, true) => Some(at + 1),
        _ => None,
    }
}

fn ends(words: &Words, part: &Range<usize>, end: usize) -> bool {
    end >= part.end || is(words, part, end, &BEHIND)
}

/// "I have a therapist", "take it with a counselor", "had a nurse check my blood pressure".
fn had(words: &Words, part: &Range<usize>, verb: usize) -> Option<Range<usize>> {
    if !is(words, part, verb, &HAVING) || part.clone().any(|it| helps(words, part, it)) {
        return None;
    }
    let takes = ["take", "taking", "took", "tomo", "tome"];
    let first = match is(words, part, verb, &takes) {
        true => {
            let mut behind = verb + 1..part.end.min(verb + 6);
            behind.find(|it| is(words, part, *it, &["with", "con"]))? + 1
        }
        false => {
            let is_lead =
                |it: usize| is(words, part, it, &LEADS) && is(words, part, it + 1, &ARTICLES);
            verb + 1 + usize::from(is_lead(verb + 1))
        }
    };
    let end = person(words, part, first)?;
    let is_served = is(words, part, end + 1, &MINE);
    (ends(words, part, end) || is_served).then_some(verb..part.end)
}

/// "And a case manager": one more person, and nothing else.
fn is_one_more(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let first = part.start + usize::from(is(words, part, part.start, &["and", "y"]));
    let end = person(words, part, first)?;
    ends(words, part, end).then(|| part.clone())
}

/// "A physical therapist helped me walk", "la enfermera me dio insulina".
fn treats(words: &Words, part: &Range<usize>, from: usize) -> Option<Range<usize>> {
    let end = person(words, part, from)?;
    if (part.start..from).any(|it| is(words, part, it, &I)) {
        return None;
    }
    let says = |verb: usize| {
        is(words, part, verb, &SAYING) && is(words, part, verb + 1, &["i", "that", "que"])
    };
    let treats = |verb: usize| {
        let is_me = is(words, part, verb + 1, &MINE)
            || (verb > part.start && is(words, part, verb - 1, &["me", "nos"]));
        is(words, part, verb, &TREATING) && is_me
    };
    let mut behind = end..part.end.min(end + REACH);
    let verb = behind.find(|verb| says(*verb) || treats(*verb))?;
    let mut rest = verb + 1..part.end;
    let is_own = says(verb) || rest.any(|it| is(words, part, it, &OWN_WORK));
    Some(from..if is_own { verb } else { part.end })
}

/// "The barber inside was my friend".
fn friend(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let verb = part.clone().find(|verb| {
        is(words, part, *verb, &BEING)
            && is(words, part, verb + 1, &MY)
            && is(words, part, verb + 2, &OTHERS)
    })?;
    let is_own = (part.start..verb).any(|it| is(words, part, it, &I));
    // "My uncle was my boss": whom I worked for is told elsewhere.
    (!is_own).then_some(part.start..verb + 3)
}

/// "My kids' teacher called me", and not "my uncle's barber shop".
fn of_kin(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let at = part.start + usize::from(is(words, part, part.start, &["and", "y"]));
    let is_kin = is(words, part, at, &MY) && is(words, part, at + 1, &OTHERS);
    let is_whose = is_kin && words.words[at + 1].lower.ends_with('s');
    let role = at + 2;
    let is_role = is_whose
        && (is(words, part, role, &SERVING) || part.contains(&role) && is_trade(words.form(role)));
    let is_place = is(words, part, role + 1, &PLACES);
    let has_taught = part
        .clone()
        .any(|it| is(words, part, it, &["taught", "trained", "hired"]));
    (is_role && !is_place && !has_taught).then(|| part.clone())
}

/// "I did the anger management and parenting class".
fn takes_lessons(words: &Words, part: &Range<usize>) -> bool {
    let text = words.text_of(part);
    let gives = |at: usize| {
        let mut before = part.start.max(at.saturating_sub(2))..at;
        let is_another = before.any(|it| is(words, part, it, &["with", "con"]));
        (is(words, part, at, &GIVING) && !is_another) || helps(words, part, at)
    };
    LESSONS.iter().any(|sign| text.contains(sign)) && !part.clone().any(gives)
}
