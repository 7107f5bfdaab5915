//! What others tell of the writer's own work: "My parole officer knows I laid brick".

use crate::words::{Words, is};
use std::ops::Range;

/// "My parole officer knows I laid brick", and not "says I need a job in a warehouse": whether somebody tells what the
/// writer did.
pub(super) fn tells_of_me(words: &Words, part: &Range<usize>, from: usize) -> bool {
    const KNOWING: [&str; 17] = [
        "knows", "knew", "know", "say", "says", "said", "saw", "told", "tell", "tells", "wrote",
        "sabe", "sabia", "dice", "dijo", "vio", "escribio",
    ];
    const NOT_DONE: [&str; 22] = [
        "should", "need", "needed", "must", "would", "could", "might", "may", "can", "want",
        "will", "never", "have", "had", "debo", "deberia", "necesito", "puedo", "podria", "quiero",
        "tengo", "no",
    ];
    if helped_to_work(words, part, from).is_some() {
        return true;
    }
    let is_told = (from..part.end.min(from + 2)).any(|it| is(words, part, it, &KNOWING));
    let mut behind = from..part.end.min(from + 5);
    let me = behind.find(|it| is(words, part, *it, &["i", "yo", "que"]));
    let verb = me.map(|it| it + 1 + usize::from(is(words, part, it + 1, &["i", "yo"])));
    is_told && verb.is_some_and(|it| part.contains(&it) && !is(words, part, it, &NOT_DONE))
}

/// Verbs for helping somebody to a job, in the past …
const HELPED: [&str; 14] = [
    "helped",
    "got",
    "found",
    "gave",
    "landed",
    "placed",
    "consiguio",
    "ayudo",
    "encontro",
    "dio",
    "hallo",
    "coloco",
    "puso",
    "busco",
];
/// … what it was …
const JOB: [&str; 8] = [
    "job", "work", "position", "hired", "trabajo", "empleo", "puesto", "chamba",
];
/// … and what says that there is none yet.
const LOOKING: [&str; 10] = [
    "look",
    "looking",
    "search",
    "apply",
    "applying",
    "buscar",
    "buscando",
    "aplicar",
    "solicitar",
    "prepare",
];
/// What is only on the way to one: "a job interview".
const ON_THE_WAY: [&str; 10] = [
    "interview",
    "application",
    "lead",
    "fair",
    "search",
    "readiness",
    "coach",
    "to",
    "entrevista",
    "solicitud",
];
/// How far behind the verb the job stands.
const JOB_REACH: usize = 6;

/// "My parole officer helped me get a job loading trucks": the verb of somebody who helped the writer to work.
pub(super) fn helped_to_work(words: &Words, part: &Range<usize>, from: usize) -> Option<usize> {
    let me = ["me", "us", "nos"];
    let verb = (from..part.end.min(from + 3)).find(|it| is(words, part, *it, &HELPED))?;
    let is_mine = is(words, part, verb + 1, &me) || (verb > from && is(words, part, verb - 1, &me));
    let mut behind = verb + 1..part.end.min(verb + 1 + JOB_REACH);
    let job = behind.find(|it| is(words, part, *it, &JOB))?;
    let is_open = (verb + 1..job).any(|it| is(words, part, it, &LOOKING))
        || is(words, part, job + 1, &ON_THE_WAY);
    (is_mine && !is_open && job + 1 < part.end).then_some(verb)
}
