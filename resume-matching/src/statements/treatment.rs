//! What must never be told to an employer as a reason: illness, addiction, treatment, court and supervision.
//! A part of a sentence that names them counts only where it tells of work with such people; what somebody
//! was charged with and what was done to somebody never counts.

use super::services::{helps, parts};
use super::signs::TURNS;
use super::told_of_me::helped_to_work;
use crate::heads::{is_role_es, is_trade};
use crate::words::{Words, is};
use std::ops::Range;

/// Words that name such things by themselves …
const SECRET: [&str; 68] = [
    "sober",
    "sobriety",
    "sobrio",
    "sobria",
    "sobriedad",
    "addict",
    "addicted",
    "addiction",
    "alcoholic",
    "alcoholism",
    "alcoholismo",
    "adicto",
    "adicta",
    "adiccion",
    "adiccione",
    "alcoholico",
    "alcoholica",
    "rehab",
    "detox",
    "relapse",
    "relapsed",
    "recaida",
    "overdose",
    "overdosed",
    "sobredosi",
    "methadone",
    "suboxone",
    "vivitrol",
    "metadona",
    "heroin",
    "heroina",
    "cocaine",
    "cocaina",
    "opioid",
    "rehabilitacion",
    "desintoxicacion",
    "psychiatric",
    "psych",
    "psiquiatrico",
    "psiquiatrica",
    "psiquiatra",
    "bipolar",
    "schizophrenia",
    "esquizofrenia",
    "ptsd",
    "depression",
    "depresion",
    "hiv",
    "vih",
    "probation",
    "parole",
    "probatoria",
    "halfway",
    "anonymou",
    "anonimo",
    "inpatient",
    "outpatient",
    "celebrate",
    "suicidal",
    "toxicomania",
    "drogadiccion",
    "drogadicto",
    "bail",
    "fianza",
    "felony",
    "misdemeanor",
    "warrant",
    "multa",
];
/// … and those that do together.
const SECRET_PAIRS: [[&str; 2]; 26] = [
    ["mental", "health"],
    ["mental", "illness"],
    ["mental", "hospital"],
    ["salud", "mental"],
    ["substance", "abuse"],
    ["substance", "use"],
    ["drug", "program"],
    ["drug", "court"],
    ["drug", "treatment"],
    ["drug", "problem"],
    ["health", "court"],
    ["veteran", "court"],
    ["court", "clerk"],
    ["court", "ordered"],
    ["court", "date"],
    ["court", "fee"],
    ["court", "fine"],
    ["my", "fine"],
    ["libertad", "condicional"],
    ["libertad", "vigilada"],
    ["bajo", "palabra"],
    ["clean", "since"],
    ["clean", "time"],
    ["limpio", "desde"],
    ["limpia", "desde"],
    ["recovery", "court"],
];
/// Words for the state of somebody …
const STATES: [&str; 9] = [
    "sober",
    "sobriety",
    "sobrio",
    "sobria",
    "sobriedad",
    "addicted",
    "alcoholic",
    "alcoholico",
    "bipolar",
];
/// … who is somebody else where one of these stands by.
const OTHERS: [&str; 22] = [
    "people", "person", "other", "others", "men", "women", "client", "patient", "resident",
    "youth", "teen", "veteran", "them", "stay", "gente", "persona", "cliente", "paciente", "otro",
    "joven", "hombre", "mujere",
];
/// Work that somebody does at such a place, beside what is done with its people.
const WORKING: [&str; 53] = [
    "cleaned",
    "cooked",
    "cook",
    "served",
    "drove",
    "driving",
    "cared",
    "caring",
    "answered",
    "painted",
    "maintained",
    "mopped",
    "washed",
    "prepared",
    "monitored",
    "supervised",
    "trained",
    "assisted",
    "counsel",
    "counseling",
    "counseled",
    "managed",
    "delivered",
    "transporting",
    "employed",
    "job",
    "intern",
    "internship",
    "outreach",
    "care",
    "reentry",
    "case",
    "services",
    "limpiaba",
    "limpie",
    "cocinaba",
    "cocine",
    "cuidaba",
    "cuide",
    "atendia",
    "atendi",
    "manejaba",
    "empleado",
    "empleada",
    "acompanante",
    "cuidadora",
    "cuidador",
    "consejero",
    "consejera",
    "enfermera",
    "enfermero",
    "facilitador",
    "facilitadora",
];
/// Who works with such people, or beside them.
const ROLES: [&str; 35] = [
    "technician",
    "tech",
    "officer",
    "clerk",
    "coach",
    "worker",
    "aide",
    "assistant",
    "therapist",
    "attendant",
    "director",
    "coordinator",
    "supervisor",
    "operator",
    "secretary",
    "monitor",
    "navigator",
    "facilitator",
    "educator",
    "paralegal",
    "janitor",
    "cook",
    "driver",
    "volunteer",
    "liaison",
    "helper",
    "maid",
    "custodian",
    "housekeeper",
    "receptionist",
    "orderly",
    "cna",
    "lpn",
    "staff",
    "responder",
];
/// What stands before somebody else …
const ARTICLES: [&str; 11] = [
    "a", "an", "the", "my", "his", "her", "un", "una", "el", "la", "mi",
];
/// … and what makes it the writer.
const BEING: [&str; 19] = [
    "was", "am", "im", "as", "been", "became", "be", "being", "is", "for", "with", "soy", "era",
    "fui", "como", "de", "fue", "become", "ser",
];
/// Words of a title at most.
const TITLE_MAX: usize = 4;
/// What somebody is charged with follows them.
const CHARGED: [&str; 18] = [
    " detenido en ",
    " detenida en ",
    " charged with ",
    " charged for ",
    " convicted of ",
    " convicted for ",
    " accused of ",
    " indicted ",
    " arrested for ",
    " sentenced for ",
    " sentenced to ",
    " guilty of ",
    " guilty to ",
    " locked up for ",
    " acusado de ",
    " acusada de ",
    " condenado por ",
    " arrestado por ",
];
/// Words of being, before what is done to somebody …
const PASSIVE: [&str; 5] = ["was", "were", "got", "been", "being"];
/// … by others, if it is not this.
const WELCOME: [&str; 22] = [
    "trained",
    "employed",
    "hired",
    "taught",
    "certified",
    "licensed",
    "supervised",
    "promoted",
    "contracted",
    "paid",
    "mentored",
    "chosen",
    "selected",
    "assigned",
    "recognized",
    "awarded",
    "given",
    "asked",
    "trusted",
    "recommended",
    "used",
    "done",
];
/// What is done to a patient, where the place follows.
const TREATED: [&str; 6] = [
    "treated",
    "hospitalized",
    "admitted",
    "committed",
    "operated",
    "internado",
];

/// The words of a sentence that no employer is told.
pub(super) fn treatment(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = charged(words, sentence);
    let parts = parts(words, sentence);
    all.extend(parts.iter().filter_map(|part| done_to_me(words, part)));
    all.extend(parts.iter().flat_map(|part| own_state(words, part)));
    let secret = parts
        .into_iter()
        .filter(|part| is_secret(words, part) && !is_work(words, part));
    // "My parole agent got me a job loading trucks" tells of work behind the verb.
    let secret = secret.map(|part| {
        let mut words_of_part = part.clone();
        let helped = words_of_part.find_map(|word| helped_to_work(words, &part, word));
        part.start..helped.unwrap_or(part.end)
    });
    all.extend(secret);
    all
}

/// "Stayed sober while working as a cook": the word for the writer's own state, and not "sober living".
fn own_state(words: &Words, part: &Range<usize>) -> Vec<Range<usize>> {
    let tells_of_others = part.clone().any(|word| is(words, part, word, &OTHERS));
    let own = |word: &usize| {
        is(words, part, *word, &STATES) && !is(words, part, *word + 1, &["living", "house", "home"])
    };
    let all = part.clone().filter(own).filter(|_| !tells_of_others);
    all.map(|word| word..word + 1).collect()
}

fn is_secret(words: &Words, part: &Range<usize>) -> bool {
    let pair = |word: usize| {
        SECRET_PAIRS
            .iter()
            .any(|[one, two]| is(words, part, word, &[one]) && is(words, part, word + 1, &[two]))
    };
    part.clone()
        .any(|word| pair(word) || is(words, part, word, &SECRET))
}

/// Whether a part tells of work with such people, or of a job beside them.
fn is_work(words: &Words, part: &Range<usize>) -> bool {
    let is_role = |word: usize| {
        let form = words.form(word);
        let names = ROLES.contains(&form) || is_trade(form) || is_role_es(form);
        names && !is_another(words, part, word)
    };
    part.clone()
        .any(|word| helps(words, part, word) || is(words, part, word, &WORKING) || is_role(word))
}

/// Whether a role is somebody else's: "I met with a parole officer".
fn is_another(words: &Words, part: &Range<usize>, role: usize) -> bool {
    let from = part.start.max(role.saturating_sub(TITLE_MAX));
    let article = (from..role)
        .rev()
        .find(|it| is(words, part, *it, &ARTICLES));
    article.is_some_and(|it| {
        let leads = ["with"];
        it > part.start && (!is(words, part, it - 1, &BEING) || is(words, part, it - 1, &leads))
    })
}

/// "Charged with burglary of a hardware store": a store where nobody worked.
fn charged(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let start = words.span(sentence).start;
    let text = words.text_of(sentence);
    let hits = CHARGED.iter().flat_map(|sign| text.match_indices(sign));
    let all = hits.map(|(at, _)| {
        let first = words.at(start + at + 1);
        let own = |word: &usize| {
            TURNS.contains(&words.form(*word))
                || ([
                    "i", "then", "luego", "worked", "learned", "trabaje", "aprendi",
                ]
                .contains(&words.form(*word))
                    && *word > first)
        };
        first..(first..sentence.end).find(own).unwrap_or(sentence.end)
    });
    all.collect()
}

/// "I was searched by a guard", "I was treated at a hospital".
fn done_to_me(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let passive = part.clone().find(|word| {
        let is_passive = is(words, part, *word, &PASSIVE);
        let is_by = is(words, part, word + 2, &["by"]);
        let is_treated = is(words, part, word + 1, &TREATED);
        is_passive && (is_treated || (is_by && !is(words, part, word + 1, &WELCOME)))
    })?;
    // "A house that was built by us" is another sentence.
    let is_me = passive > part.start
        && is(
            words,
            part,
            passive - 1,
            &["i", "we", "also", "have", "had", "once"],
        );
    (is_me || passive == part.start).then_some(passive..part.end)
}
