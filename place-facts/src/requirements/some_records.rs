//! Refusals of some records alone: of some crimes ("no convictions for arson"), of the last years ("no felonies within 5
//! years"), or of the worse ones ("no felony convictions, misdemeanors ok"). All others with a record may well be taken.

use super::denial::{self, clauses};
use super::unasked::is_unasked;
use super::{Facts, Sentence};
use sync_protocol::places::requirements::RecordPolicy;

/// What crimes are called by, behind "for" or before the word for a record.
const CRIMES: &str = "abuse abuso abusos armas arson asalto asesinato assault battery burglary child children crimes criminally \
    distribution distributing domestic drogas drug drugs fraud fraude gun homicide homicidio incendio incendios kidnapping \
    manufacturing meth murder rape robbery robo selling serious certain sex sexual sexuales specific stalking theft \
    trafficking violación violence violencia violent violenta violentas violento violentos weapon weapons";
/// Words for a record.
const RECORDS: [&str; 14] = [
    "charges",
    "condenas",
    "conviction",
    "convictions",
    "crime",
    "crimes",
    "delitos",
    "felonies",
    "felons",
    "felony",
    "offenders",
    "misdemeanors",
    "offenses",
    "antecedentes",
];
/// Before what it is for.
const FOR: [&str; 7] = [
    "for",
    "involving",
    "of",
    "por",
    "related",
    "relacionados",
    "de",
];
/// How many words may stand between that and the crime: "for any kind of violent crime".
const WORDS_BETWEEN: usize = 4;
/// They stand before or behind a span of time.
const SINCE: [&str; 20] = [
    "in past",
    "in last",
    "in the last",
    "in the past",
    "in the previous",
    "during the last",
    "during the past",
    "over the past",
    "over the last",
    "within",
    "less than",
    "newer than",
    "hace menos de",
    "en el último",
    "en los últimos",
    "en las últimas",
    "durante los últimos",
    "menos de",
    "under",
    "past",
];
const SPANS: [&str; 10] = [
    "year", "years", "yrs", "month", "months", "decade", "año", "años", "mes", "meses",
];
const RECENT: [&str; 5] = [
    "reciente",
    "recientes",
    "recent",
    "recently convicted",
    "newly convicted",
];
/// What is taken in spite of the rest.
const LESSER: [&str; 4] = [
    "misdemeanor",
    "misdemeanors",
    "delitos menores",
    "disorderly persons offenses",
];
const TAKEN: [&str; 9] = [
    "acceptable",
    "accepted",
    "allowed",
    "considered",
    "fine",
    "ok",
    "okay",
    "se aceptan",
    "welcome",
];

/// Whether a sentence leaves out some people with a record and no others. `named` are the words for a record.
pub(super) fn are_left_out(sentence: &Sentence<'_>, named: &[&str]) -> bool {
    let parts: Vec<Sentence<'_>> = clauses(sentence.words).collect();
    let is_refusing = |it: &&Sentence<'_>| {
        it.has_any(named) && denial::leaves_out(it) && !is_unasked(it) && !takes_lesser(it)
    };
    let mut refusing = parts.iter().filter(is_refusing).peekable();
    refusing.peek().is_some() && (refusing.all(is_narrow) || parts.iter().any(takes_lesser))
}

/// "No felony convictions; misdemeanors ok": where another sentence takes the lesser ones, only some are left out.
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    const WORSE: [&str; 8] = [
        "delitos graves",
        "felon",
        "felonies",
        "felons",
        "felony",
        "serious crimes",
        "violent crimes",
        "violent offenses",
    ];
    if !sentences.iter().any(takes_lesser) {
        return;
    }
    let mut quoted = Vec::new();
    for record in &mut facts.record {
        let said = Sentence::new(&record.words);
        if record.value == RecordPolicy::Limits && said.has_any(&WORSE) && !said.has_any(&LESSER) {
            record.value = RecordPolicy::Some;
            quoted.push(record.words.clone());
        }
    }
    for words in quoted {
        Sentence::new(&words).quote(facts);
    }
}

fn is_narrow(clause: &Sentence<'_>) -> bool {
    let is_of_time = clause.has_any(&RECENT) || clause.has_any(&SINCE) && clause.has_any(&SPANS);
    is_of_time || names_crime(clause)
}

/// "Convictions for arson", "felony sex convictions". "No felony convictions for men" is of all records.
fn names_crime(clause: &Sentence<'_>) -> bool {
    let words: Vec<&str> = clause.plain.split(' ').collect();
    let is_crime = |at: usize| {
        let word = words.get(at);
        word.is_some_and(|word| CRIMES.split_whitespace().any(|it| it == *word))
    };
    let is_record = |at: usize| words.get(at).is_some_and(|it| RECORDS.contains(it));
    let is_narrowed = |at: usize| {
        let is_for = words.get(at + 1).is_some_and(|it| FOR.contains(it));
        let is_behind = is_for && (at + 2..=at + 1 + WORDS_BETWEEN).any(is_crime);
        let is_beside = is_crime(at + 1) || at > 0 && is_crime(at - 1);
        is_behind || is_beside
    };
    // "Felony convictions for arson": one of two such words says it of both.
    let is_within = |at: usize| {
        let next = is_record(at + 1) && is_narrowed(at + 1);
        is_narrowed(at) || next || at > 0 && is_record(at - 1) && is_narrowed(at - 1)
    };
    let mut records = (0..words.len()).filter(|at| is_record(*at)).peekable();
    records.peek().is_some() && records.all(is_within)
}

/// "Misdemeanors ok".
fn takes_lesser(clause: &Sentence<'_>) -> bool {
    clause.has_any(&LESSER) && clause.has_any(&TAKEN) && !clause.has_any(&["not", "no"])
}
