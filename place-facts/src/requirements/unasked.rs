//! Clauses that say that nobody asks about a record, or that it keeps nobody out: "We never ask about criminal history",
//! "Criminal history does not matter", "a felony conviction will not disqualify you".

use super::Sentence;

/// Words that take back the verb behind them.
const NOT: [&str; 14] = [
    "aren", "cannot", "didn", "doesn", "don", "dont", "isn", "never", "no", "nobody", "nor", "not",
    "nunca", "won",
];
/// What may stand between such a word and what it takes back.
const BETWEEN: [&str; 28] = [
    "a",
    "about",
    "an",
    "any",
    "anybody",
    "anyone",
    "automatically",
    "be",
    "been",
    "ever",
    "for",
    "is",
    "it",
    "le",
    "les",
    "longer",
    "necessarily",
    "need",
    "necesita",
    "one",
    "or",
    "se",
    "some",
    "t",
    "to",
    "will",
    "you",
    "your",
];
/// Verbs of asking, and of counting for something.
const ASKING: [&str; 46] = [
    "affect",
    "affects",
    "ask",
    "asked",
    "asking",
    "asks",
    "care",
    "check",
    "checked",
    "checking",
    "checks",
    "consider",
    "considered",
    "count",
    "counts",
    "exige",
    "exigen",
    "exigimos",
    "importa",
    "importan",
    "inquire",
    "look",
    "matter",
    "matters",
    "needed",
    "necessary",
    "obtain",
    "pedimos",
    "pide",
    "piden",
    "pregunta",
    "preguntamos",
    "preguntan",
    "relevant",
    "require",
    "required",
    "requires",
    "requiere",
    "requieren",
    "revisamos",
    "revisan",
    "run",
    "screen",
    "screened",
    "verificamos",
    "verifican",
];
/// What is not done, or is not in the way: "no criminal history check", "a record is no barrier".
const THINGS: [&str; 20] = [
    "barrier",
    "check",
    "checks",
    "disqualification",
    "disqualifier",
    "factor",
    "impedimento",
    "inquiries",
    "inquiry",
    "issue",
    "obstacle",
    "obstáculo",
    "problem",
    "problema",
    "question",
    "questions",
    "reason",
    "screening",
    "screenings",
    "verificación",
];
/// What stands before such a thing: "no criminal history or background checks".
const OF_THING: [&str; 17] = [
    "arrest",
    "asked",
    "background",
    "conviction",
    "criminal",
    "de",
    "felony",
    "history",
    "or",
    "past",
    "prior",
    "record",
    "records",
    "un",
    "una",
    "ningún",
    "prison",
];
/// Verbs of leaving out. Where they are denied nobody is left out, whoever is named.
const LEAVING_OUT: [&str; 30] = [
    "ban",
    "banned",
    "bar",
    "barred",
    "block",
    "denied",
    "deny",
    "descalifica",
    "disqualified",
    "disqualifies",
    "disqualify",
    "disqualifying",
    "exclude",
    "excluded",
    "excludes",
    "excluye",
    "held",
    "hold",
    "hurt",
    "impide",
    "keep",
    "prevent",
    "refuse",
    "refused",
    "reject",
    "rejected",
    "rule",
    "stop",
    "turn",
    "turned",
];
/// People with a record. That they are not asked something, or need not apply, takes nobody in.
const THEM: [&str; 18] = [
    "applicants",
    "convicts",
    "ex-convicts",
    "ex-felons",
    "ex-offenders",
    "exoffenders",
    "felon",
    "felons",
    "incarcerated",
    "individuals",
    "offenders",
    "parolees",
    "people",
    "persons",
    "personas",
    "probationers",
    "those",
    "anyone",
];
/// Words that take a part of it back, or leave someone out all the same.
const STILL: [&str; 17] = [
    "after",
    "but",
    "except",
    "excepto",
    "if",
    "however",
    "only",
    "pero",
    "salvo",
    "si",
    "some",
    "solo",
    "sólo",
    "sometimes",
    "unless",
    "until",
    "without",
];

/// Whether all that a clause denies is that a record is asked about, or that it is in the way of anyone.
pub(super) fn is_unasked(clause: &Sentence<'_>) -> bool {
    let words: Vec<&str> = clause.plain.split(' ').collect();
    if words.iter().any(|word| STILL.contains(word)) {
        return false;
    }
    let names_them = words.iter().any(|word| THEM.contains(word));
    let denials = (0..words.len()).filter(|at| NOT.contains(&words[*at]));
    let mut denials = denials.peekable();
    denials.peek().is_some()
        && denials.all(|at| {
            let behind = &words[at + 1..];
            leaves_out_nobody(behind)
                || !names_them && (asks_nothing(behind) || is_without(words[at], behind))
        })
}

/// Whether the verb that a denial takes back is one of these.
fn takes_back(behind: &[&str], verbs: &[&str]) -> bool {
    let verb = behind.iter().find(|word| !BETWEEN.contains(word));
    verb.is_some_and(|verb| verbs.contains(verb))
}

fn leaves_out_nobody(behind: &[&str]) -> bool {
    takes_back(behind, &LEAVING_OUT)
}

fn asks_nothing(behind: &[&str]) -> bool {
    takes_back(behind, &ASKING)
}

/// "No criminal record check", "no barrier". "Not a barrier" is the same; "no record" is what they ask for.
fn is_without(denial: &str, behind: &[&str]) -> bool {
    let mut rest = behind
        .iter()
        .skip_while(|word| OF_THING.contains(word) || BETWEEN.contains(word));
    ["isn", "no", "not", "nor", "never"].contains(&denial)
        && rest.next().is_some_and(|thing| THINGS.contains(thing))
}
