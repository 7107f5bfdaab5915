//! What a person gets from services: a parole officer, a bank account, meetings, treatment. None of it is
//! work, and what says that somebody was in treatment must never be told to an employer. Whoever ran the
//! meetings worked there.

use super::signs::TURNS;
use super::told_of_me::tells_of_me;
use crate::words::{Words, is, is_number};
use std::ops::Range;

const MY: [&str; 3] = ["my", "our", "mi"];
/// Who serves a person …
const SERVING: [&str; 25] = [
    "teacher",
    "maestro",
    "maestra",
    "counselor",
    "therapist",
    "lawyer",
    "landlord",
    "landlady",
    "sponsor",
    "po",
    "psychiatrist",
    "judge",
    "caseworker",
    "attorney",
    "dentist",
    "consejero",
    "consejera",
    "abogado",
    "abogada",
    "casero",
    "casera",
    "terapeuta",
    "padrino",
    "madrina",
    "psicologo",
];
/// … and who does where the word before says so …
const SERVING_AS: [&str; 5] = ["officer", "manager", "worker", "defender", "agent"];
const OFFICES: [&str; 6] = ["parole", "probation", "case", "social", "public", "reentry"];
/// … and where the word behind does.
const SERVING_ES: [&str; 4] = ["oficial", "trabajador", "trabajadora", "agente"];
const OFFICES_ES: [&str; 6] = [
    "de",
    "social",
    "libertad",
    "condicional",
    "probatoria",
    "palabra",
];
/// Verbs for having an account …
const HAVING: [&str; 20] = [
    "have", "has", "had", "open", "opened", "opening", "need", "needed", "get", "got", "close",
    "closed", "want", "tengo", "tenia", "abri", "abrir", "abro", "necesito", "quiero",
];
/// … words before it …
const BEFORE_ACCOUNT: [&str; 11] = [
    "a", "an", "my", "own", "bank", "saving", "checking", "new", "una", "mi", "la",
];
/// … and whose it is where that is work.
const CUSTOMERS: [&str; 10] = [
    "customer", "client", "people", "member", "other", "company", "cliente", "gente", "socio",
    "persona",
];
/// What the state pays to those who need it …
const BENEFITS: [&str; 16] = [
    "stamp",
    "welfare",
    "snap",
    "ebt",
    "disability",
    "ssi",
    "ssdi",
    "medicaid",
    "unemployment",
    "benefit",
    "wic",
    "cupone",
    "estampilla",
    "desempleo",
    "beneficio",
    "discapacidad",
];
/// … what may stand behind it …
const PAID: [&str; 14] = [
    "check", "cheque", "money", "payment", "card", "pension", "were", "was", "got", "are", "is",
    "have", "ran", "fueron",
];
/// … words that may stand before it …
const BEFORE_BENEFITS: [&str; 12] = [
    "food", "my", "the", "public", "some", "our", "mi", "mis", "los", "las", "de", "and",
];
/// … and what leads there.
const GETTING: [&str; 20] = [
    "get",
    "got",
    "getting",
    "receive",
    "received",
    "receiving",
    "on",
    "have",
    "had",
    "need",
    "lost",
    "about",
    "recibo",
    "recibia",
    "recibi",
    "tengo",
    "necesito",
    "perdi",
    "con",
    "sobre",
];
/// Groups of people who want to stay sober.
const GROUPS: [&str; 6] = ["aa", "na", "anonymou", "anonymous", "anonimo", "anonimos"];
/// Words for being treated, where one is "in" it or completes it …
const TREATMENT: [&str; 16] = [
    "rehab",
    "detox",
    "recovery",
    "treatment",
    "therapy",
    "counseling",
    "sobriety",
    "outpatient",
    "meeting",
    "recuperacion",
    "tratamiento",
    "terapia",
    "rehabilitacion",
    "reunione",
    "junta",
    "consejeria",
];
/// … the words that lead there …
const ATTENDING: [&str; 28] = [
    "go",
    "goe",
    "going",
    "went",
    "attend",
    "attended",
    "attending",
    "complete",
    "completed",
    "finish",
    "finished",
    "graduated",
    "enrolled",
    "in",
    "into",
    "through",
    "my",
    "long",
    "voy",
    "fui",
    "iba",
    "asisto",
    "asisti",
    "asistia",
    "termine",
    "en",
    "mi",
    "estoy",
];
/// … how far before them …
const ATTENDING_REACH: usize = 6;
/// … those that may stand between …
const BETWEEN: [&str; 33] = [
    "to",
    "a",
    "an",
    "the",
    "my",
    "drug",
    "alcohol",
    "substance",
    "abuse",
    "group",
    "anger",
    "management",
    "inpatient",
    "outpatient",
    "support",
    "recovery",
    "treatment",
    "therapy",
    "in",
    "from",
    "through",
    "step",
    "twelve",
    "12",
    "la",
    "el",
    "una",
    "un",
    "mi",
    "de",
    "mis",
    "grupo",
    "droga",
];
/// … and nouns of which treatment is a part.
const PARTS: [&str; 12] = [
    "program", "session", "meeting", "group", "class", "classe", "house", "programa", "sesion",
    "sesione", "grupo", "clase",
];
/// Words that may follow what is no part of another noun: "recovery truck" is one.
const BEHIND: [&str; 36] = [
    "for", "since", "now", "and", "or", "today", "every", "on", "at", "in", "with", "twice",
    "once", "because", "when", "from", "after", "before", "to", "last", "this", "de", "por",
    "para", "desde", "hace", "y", "o", "cada", "los", "lo", "todo", "con", "en", "two", "dos",
];
/// Words for a person who was addicted and for staying sober.
const ADDICTED: [&str; 7] = [
    "addict",
    "alcoholic",
    "adicto",
    "adicta",
    "alcoholico",
    "alcoholica",
    "sobrio",
];
const SOBER: [&str; 3] = ["sober", "clean", "limpio"];
/// What comes before them where they are said of oneself.
const BEING: [&str; 24] = [
    "am",
    "im",
    "was",
    "been",
    "ive",
    "stay",
    "stayed",
    "staying",
    "got",
    "get",
    "getting",
    "being",
    "recovering",
    "former",
    "year",
    "month",
    "day",
    "soy",
    "era",
    "fui",
    "estoy",
    "llevo",
    "ano",
    "mese",
];
/// Words for work with those who are treated.
const HELPING: [&str; 72] = [
    "ran",
    "run",
    "running",
    "lead",
    "led",
    "leading",
    "facilitate",
    "facilitated",
    "facilitating",
    "mentor",
    "mentored",
    "mentoring",
    "specialist",
    "coach",
    "coached",
    "advocate",
    "volunteer",
    "volunteered",
    "worked",
    "working",
    "help",
    "helped",
    "helping",
    "sponsored",
    "teach",
    "taught",
    "teaching",
    "organized",
    "started",
    "spoke",
    "support",
    "supported",
    "guided",
    "peer",
    "counseled",
    "aide",
    "transported",
    "drove",
    "set",
    "hosted",
    "trabaje",
    "trabajaba",
    "trabajo",
    "ayudaba",
    "ayude",
    "ayudo",
    "ayudar",
    "dirigia",
    "dirigi",
    "facilitaba",
    "coordinaba",
    "apoyaba",
    "aconsejaba",
    "voluntario",
    "voluntaria",
    "organizaba",
    "guiaba",
    "manager",
    // "Acompañar a personas en recuperación (apoyo entre pares)". "Apoyo" alone may be a group that one goes to.
    "acompanar",
    "acompanaba",
    "acompane",
    "acompano",
    "acompanando",
    "apoyar",
    "apoye",
    "pares",
    "dirigir",
    "facilitar",
    "coordinar",
    "coordine",
    "aconsejar",
    "guiar",
];

/// The words of a sentence that tell of a service which the writer gets.
pub(super) fn services(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    for part in parts(words, sentence) {
        for word in part.clone() {
            all.extend(served_by(words, &part, word));
            all.extend(account(words, &part, word));
            all.extend(benefit(words, &part, word));
        }
        if is_treated(words, &part) {
            all.push(part);
        }
    }
    all
}

/// What is said in one sentence, one after the other.
pub(super) fn parts(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let begins = |word: &usize| {
        let form = words.form(*word);
        words.words[*word].begins_clause || ["and", "y"].contains(&form) || TURNS.contains(&form)
    };
    let cuts = (sentence.start + 1..sentence.end).filter(begins);
    let mut start = sentence.start;
    let mut parts = Vec::new();
    for end in cuts.chain([sentence.end]) {
        parts.push(start..end);
        start = end;
    }
    parts
}

/// "My parole officer calls me": nothing of it is the writer's work. "I helped my counselor": the
/// counselor is somebody else.
fn served_by(words: &Words, part: &Range<usize>, word: usize) -> Option<Range<usize>> {
    if !is(words, part, word, &MY) {
        return None;
    }
    let end = if is(words, part, word + 1, &SERVING) {
        word + 2
    } else if is(words, part, word + 1, &OFFICES) && is(words, part, word + 2, &SERVING_AS) {
        word + 3
    } else if is(words, part, word + 1, &SERVING_ES) && is(words, part, word + 2, &OFFICES_ES) {
        let mut behind = word + 2..part.end;
        behind
            .find(|it| !is(words, part, *it, &OFFICES_ES))
            .unwrap_or(part.end)
    } else {
        return None;
    };
    let has_taught = ["taught", "trained", "enseno"];
    let is_theirs =
        word == part.start && !is(words, part, end, &has_taught) && !tells_of_me(words, part, end);
    Some(word..if is_theirs { part.end } else { end })
}

/// "I opened a bank account", and not "opened bank accounts for customers".
fn account(words: &Words, part: &Range<usize>, word: usize) -> Option<Range<usize>> {
    if !is(words, part, word, &HAVING) {
        return None;
    }
    let mut behind = word + 1..part.end;
    let account = behind.find(|it| !is(words, part, *it, &BEFORE_ACCOUNT))?;
    let is_one = ["account", "cuenta"].contains(&words.words[account].lower.as_str());
    let is_own = account > word + 1 && !part.clone().any(|it| is(words, part, it, &CUSTOMERS));
    (is_one && is_own).then_some(word..part.end)
}

/// "I was on food stamps". "Disability services" are something else.
fn benefit(words: &Words, part: &Range<usize>, word: usize) -> Option<Range<usize>> {
    let mut before = (part.start..word).rev();
    let leads = before.find(|it| !is(words, part, *it, &BEFORE_BENEFITS));
    let is_got = leads.is_none_or(|it| is(words, part, it, &GETTING));
    let is_benefit = is(words, part, word, &BENEFITS) && word > part.start;
    let start = leads.unwrap_or(part.start);
    let is_paid = is(words, part, word + 1, &PAID);
    (is_benefit && is_got && (is_paid || ends(words, part, word + 1))).then_some(start..part.end)
}

/// Whether a part tells that the writer is or was treated, and not that the writer helped there.
fn is_treated(words: &Words, part: &Range<usize>) -> bool {
    let treats = |word: usize| {
        is_group_name(words, part, word)
            || is_in_treatment(words, part, word)
            || is_sober(words, part, word)
    };
    part.clone().any(treats) && !part.clone().any(|word| helps(words, part, word))
}

/// Whether a word tells of work with those who are treated: "helped addicts", and not "helped me".
pub(super) fn helps(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let next = ["me", "my", "mi", "on", "the", "myself"];
    let before = word > part.start && is(words, part, word - 1, &["me", "my", "mi"]);
    let is_work = [
        "help", "helped", "helping", "working", "worked", "started", "support", "trabajo",
    ];
    let is_for_me = is(words, part, word, &is_work) && is(words, part, word + 1, &next);
    is(words, part, word, &HELPING) && !before && !is_for_me
}

/// "In a drug treatment program".
fn is_in_treatment(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let mut before = (part.start..word).rev().take(ATTENDING_REACH);
    let leads =
        before.find(|it| is(words, part, *it, &ATTENDING) || !is(words, part, *it, &BETWEEN));
    let end = match is(words, part, word + 1, &PARTS) {
        true => word + 2,
        false => word + 1,
    };
    let is_named = is(words, part, word, &TREATMENT)
        || (is(words, part, word, &["management"])
            && is(words, part, word.wrapping_sub(1), &["anger"]))
        || (is(words, part, word, &["drug", "alcohol"]) && is(words, part, word + 1, &PARTS));
    is_named
        && leads.is_some_and(|it| is(words, part, it, &ATTENDING))
        && (is_group(words, part, word)
            || !is(words, part, word, &["meeting", "junta", "reunione"]))
        && ends(words, part, end)
}

/// "Go to NA", and neither "an AA degree" nor a word of another language, as "ña" is.
fn is_group_name(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let leads_on = ["meeting", "sponsor", "step", "chapter", "reunione", "junta"];
    let is_named = ends(words, part, word + 1)
        || is(words, part, word + 1, &PARTS)
        || is(words, part, word + 1, &leads_on)
        || words.form(word).starts_with("anon");
    // A line of its own, as the employer's under a job, is of no group.
    let begins = words.words[word].begins_line && word > part.start;
    let is_led =
        !begins || is(words, part, word - 1, &ATTENDING) || is(words, part, word - 1, &BETWEEN);
    let is_plain = words.form(word).len() > 2 || words.words[word].lower.is_ascii();
    is(words, part, word, &GROUPS)
        && is_plain
        && is_led
        && (is_named || is(words, part, word + 1, &["help"]))
}

/// Whether a meeting is one of a group that helps: not every meeting is.
fn is_group(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let kinds = [
        "recovery",
        "support",
        "step",
        "sobriety",
        "treatment",
        "therapy",
    ];
    word > part.start && is(words, part, word - 1, &kinds)
}

/// "Nine years clean", "I am a recovering addict".
fn is_sober(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let articles = ["a", "an", "un", "una", "and", "ex"];
    let mut before = (part.start..word).rev();
    let said_of = before.find(|it| !is(words, part, *it, &articles));
    let is_own = said_of.is_some_and(|it| is(words, part, it, &BEING));
    let is_state = is(words, part, word, &SOBER) && ends(words, part, word + 1);
    (is_state || is(words, part, word, &ADDICTED)) && is_own
}

fn ends(words: &Words, part: &Range<usize>, end: usize) -> bool {
    end >= part.end || is(words, part, end, &BEHIND) || is_number(words.form(end))
}
