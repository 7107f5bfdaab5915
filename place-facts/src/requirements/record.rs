//! Whether a record matters.

use super::denial::{self, Denial, Doubt};
use super::{Facts, Sentence};
use sync_protocol::places::requirements::RecordPolicy;

/// What a place that names it takes into account, unless it says that it does not.
const LIMITS: [&str; 8] = [
    "clean background",
    "clean criminal record",
    "clean record",
    "sex offenders",
    "background check",
    "no felony",
    "no felonies",
    "no criminal record",
];
const WELCOME: [&str; 11] = [
    "re-entry",
    "reentry",
    "after prison",
    "with a record",
    "court-involved",
    "justice system",
    "for a record",
    "still inside",
    "second-chance hiring",
    "fair-chance hiring",
    "con antecedentes",
];
/// Other words for people with a record, from which nothing is concluded unless they are refused.
const OTHERS: [&str; 34] = [
    "antecedentes penales",
    "arson",
    "background checks",
    "convicted",
    "conviction",
    "convictions",
    "criminal history",
    "criminal record",
    "criminal records",
    "ex-offenders",
    "ex offenders",
    "exoffenders",
    "felonies",
    "felons",
    "felony",
    "formerly incarcerated",
    "megan s law",
    "on parole",
    "on probation",
    "parolees",
    "probationers",
    "sex offenses",
    "sex offender",
    "criminal background",
    "ex-convicts",
    "ex-felons",
    "felon",
    "offenders",
    "recently released",
    "returning citizens",
    "arsonists",
    "crimes",
    "have a record",
    "offenses",
];
/// What a place does. That it does not do it says nothing about whom it takes.
const PROGRAMS: [&str; 5] = [
    "re-entry",
    "reentry",
    "justice system",
    "second-chance hiring",
    "fair-chance hiring",
];
const PEOPLE: [&str; 6] = ["applicants", "clients", "guests", "men", "people", "women"];
const NOT_CHECKED: [&str; 12] = [
    "background checks are not required",
    "background checks not required",
    "background check is not required",
    "background check not required",
    "background check is not needed",
    "background check not needed",
    "no background checks",
    "no background check",
    "not do background checks",
    "not run background checks",
    "don t do background checks",
    "don t run background checks",
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    let about = [&LIMITS[..], &WELCOME[..], &OTHERS[..]].concat();
    let said = sentence.without(&NOT_CHECKED);
    if !said.has_any(&about) {
        return;
    }
    let is_limited = said.has_any(&LIMITS);
    match denial::of(sentence, &about) {
        Some(Denial::Refused) if is_about_a_program(&said, &about) => {
            facts.doubts.push(Doubt::Record)
        }
        Some(Denial::Refused) => facts.record.push(sentence.state(RecordPolicy::Limits)),
        Some(Denial::Doubtful) if is_limited || denial::excepts(sentence) => {
            facts.record.push(sentence.state(RecordPolicy::Limits));
        }
        Some(Denial::Doubtful) => facts.doubts.push(Doubt::Record),
        // "Sex offenders accepted", "a background check is not required".
        None if is_limited && takes_all(&said) => {}
        None if is_limited => facts.record.push(sentence.state(RecordPolicy::Limits)),
        None if said.has_any(&WELCOME) || is_for_them_alone(&said) => {
            facts.record.push(sentence.state(RecordPolicy::Welcome));
        }
        None => {}
    }
}

/// "Returning citizens only", "for people recently released".
fn is_for_them_alone(sentence: &Sentence<'_>) -> bool {
    const THEM: [&str; 7] = [
        "ex-offenders",
        "ex offenders",
        "formerly incarcerated",
        "parolees",
        "people on parole",
        "recently released",
        "returning citizens",
    ];
    let is_alone = sentence.has("only") || sentence.begins("for");
    is_alone && sentence.has_any(&THEM)
}

/// "Not a re-entry program", "re-entry groups no longer offered".
fn is_about_a_program(sentence: &Sentence<'_>, about: &[&str]) -> bool {
    let others = sentence.without(&PROGRAMS);
    sentence.has_any(&["not a", "not an"]) || (!others.has_any(about) && !sentence.has_any(&PEOPLE))
}

fn takes_all(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&[
        "accepted",
        "welcome",
        "not necessary",
        "not needed",
        "not required",
        "no need",
        "don t need",
        "do not need",
    ])
}
