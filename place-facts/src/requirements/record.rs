//! Whether a record matters.

use super::coming_out::COMING_OUT;
use super::denial::{self, Denial, Doubt};
use super::record_here as here;
use super::unasked::is_unasked;
use super::{Facts, Sentence, gone, some_records};
use sync_protocol::places::requirements::{Condition, RecordPolicy, Stated};

/// What a place that names it takes into account, unless it says that it does not.
const LIMITS: [&str; 8] = [
    "sin antecedentes",
    "sin récord criminal",
    "clean background",
    "clean criminal record",
    "clean record",
    "no felony",
    "no felonies",
    "no criminal record",
];
/// What some people with a record are asked about. Others with a record may well be taken: "no sex offenders",
/// "background check".
const SOME: [&str; 30] = [
    "arson",
    "arsonists",
    "background check",
    "background checks",
    "criminal check",
    "criminal checks",
    "megan s law",
    "ofensores sexuales",
    "delincuentes sexuales",
    "sex offender",
    "sex offenders",
    "sex offense",
    "sex offenses",
    "sexual offenders",
    "sexual offenses",
    "verificación de antecedentes",
    "violent crime",
    "violent crimes",
    "violent felonies",
    "violent felony",
    "violent offenders",
    "violent offenses",
    "violent or sex offenders",
    "violent or sex offenses",
    "violent or sexual offenses",
    "violent charge",
    "violent charges",
    "violent conviction",
    "violent convictions",
    "violent history",
];
pub(super) const WELCOME: [&str; 15] = [
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
    "second chance employer",
    "second-chance employer",
    "fair chance employer",
    "fair-chance employer",
    "con antecedentes",
];
/// "People with a record welcome (nonviolent)".
const NONVIOLENT: [&str; 6] = [
    "nonviolent",
    "non-violent",
    "non violent",
    "no violenta",
    "no violento",
    "no violentos",
];
/// Who is out already comes too late: "Re-entry program, must apply while inside".
const BEFORE_RELEASE: [&str; 4] = [
    "while inside",
    "while incarcerated",
    "before release",
    "prior to release",
];
/// Of whom only some are meant, or for work: "people with a record (misdemeanor)", "hires people with a record".
const OF_SOME: [&str; 13] = [
    "delito menor",
    "delitos menores",
    "first offense",
    "first-time",
    "hire",
    "hires",
    "juvenile",
    "juveniles",
    "low-level",
    "misdemeanor",
    "misdemeanors",
    "youth",
    "youthful",
];
/// Other words for people with a record, from which nothing is concluded unless they are refused.
const OTHERS: [&str; 33] = [
    "antecedentes penales",
    "convicted",
    "conviction",
    "convictions",
    "criminal background",
    "criminal backgrounds",
    "criminal histories",
    "criminal history",
    "felony history",
    "criminal record",
    "criminal records",
    "ex-offenders",
    "ex offenders",
    "exoffenders",
    "felonies",
    "felons",
    "felony",
    "formerly incarcerated",
    "on parole",
    "on probation",
    "parolees",
    "probationers",
    "criminal background",
    "ex-convicts",
    "ex-felons",
    "felon",
    "offenders",
    "recently released",
    "returning citizens",
    "crimes",
    "have a record",
    "with records",
    "offenses",
];
/// What a place does. That it does not do it says nothing about whom it takes.
const PROGRAMS: [&str; 9] = [
    "re-entry",
    "reentry",
    "justice system",
    "second-chance hiring",
    "fair-chance hiring",
    "second chance employer",
    "second-chance employer",
    "fair chance employer",
    "fair-chance employer",
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
    let is_understood = here::is_understood(sentence, &WELCOME, is_about_them);
    read_as(sentence, is_understood, facts);
}

/// Reads the kind of a place, of which no words say more than what it is.
pub(super) fn read_kind(kind: &Sentence<'_>, facts: &mut Facts) {
    read_as(kind, true, facts);
}

/// "Must be 90 days out of prison", "at least 6 months after release": who comes out now has to wait.
fn comes_later(sentence: &Sentence<'_>) -> bool {
    const LEAST: [&str; 6] = [
        "at least",
        "minimum",
        "more than",
        "must be",
        "must have been",
        "mínimo",
    ];
    const SINCE: [&str; 10] = [
        "after jail",
        "after prison",
        "after release",
        "after their release",
        "after your release",
        "ago",
        "out of jail",
        "out of prison",
        "post-release",
        "since release",
    ];
    const TIMES: [&str; 8] = [
        "day", "days", "week", "weeks", "month", "months", "year", "years",
    ];
    sentence.has_any(&LEAST)
        && sentence.has_any(&SINCE)
        && sentence.has_any(&TIMES)
        && !sentence.has("within")
}

fn read_as(sentence: &Sentence<'_>, is_understood: bool, facts: &mut Facts) {
    // "Nothing for people with a record" is no welcome.
    if comes_later(sentence) || sentence.begins("nothing for") {
        facts.doubts.push(Doubt::Record);
        sentence.quote(facts);
        return;
    }
    if let Some(is_for_all) = is_no_barrier(sentence) {
        match is_for_all {
            true => facts.record.push(sentence.state(RecordPolicy::Welcome)),
            false => facts.doubts.push(Doubt::Record),
        }
        return;
    }
    if some_records::are_left_out(sentence, &[&LIMITS[..], &OTHERS[..]].concat()) {
        facts.record.push(sentence.state(RecordPolicy::Some));
        sentence.quote(facts);
        return;
    }
    let named = [&LIMITS[..], &WELCOME[..], &OTHERS[..]].concat();
    let said = sentence.without(&NOT_CHECKED);
    if said.has_any(&SOME) && !keeps_nobody_out(sentence, &SOME) {
        return read_some(&said, &named, facts);
    }
    let about = [&named[..], &COMING_OUT[..]].concat();
    if !said.has_any(&about) {
        return;
    }
    let is_limited = said.has_any(&LIMITS);
    match denial::of(sentence, &about) {
        // "We used to refuse people with convictions": and now?
        _ if gone::is_past(sentence) => facts.doubts.push(Doubt::Record),
        Some(Denial::Refused) if keeps_nobody_out(sentence, &about) => {}
        Some(Denial::Refused) if is_about_a_program(&said, &about) => {
            facts.doubts.push(Doubt::Record)
        }
        Some(Denial::Refused) => facts.record.push(sentence.state(RecordPolicy::Limits)),
        Some(Denial::Doubtful) if takes_all_but_some(sentence, &about) => {
            facts.record.push(sentence.state(RecordPolicy::Some));
            facts.conditions.push(sentence.state(Condition::Note));
        }
        Some(Denial::Doubtful) if is_limited || denial::excepts(sentence) => {
            facts.record.push(sentence.state(RecordPolicy::Limits));
        }
        Some(Denial::Doubtful) => facts.doubts.push(Doubt::Record),
        // "A clean record is not required".
        None if is_limited && takes_all(&said) => {}
        None if is_limited => facts.record.push(sentence.state(RecordPolicy::Limits)),
        // "Re-entry clients go to the Newark office": not here, or not yet.
        None if here::is_elsewhere_or_over(&said) => facts.doubts.push(Doubt::Record),
        None if said.has_any(&WELCOME) && said.has_any(&NONVIOLENT) => {
            facts.record.push(sentence.state(RecordPolicy::Some));
            facts.conditions.push(sentence.state(Condition::Note));
        }
        None if said.has_any(&WELCOME) && said.has_any(&OF_SOME) => {
            facts.doubts.push(Doubt::Record);
        }
        None if said.has_any(&WELCOME) && (!is_understood || said.has_any(&BEFORE_RELEASE)) => {
            facts.doubts.push(Doubt::Record);
        }
        None if said.has_any(&WELCOME) || is_for_them_alone(&said) || accepts_them(&said) => {
            facts.record.push(sentence.state(RecordPolicy::Welcome));
        }
        None => {}
    }
}

/// "People with a record welcome except violent offences". In "everyone except people with a record" they stand behind the word.
fn takes_all_but_some(sentence: &Sentence<'_>, about: &[&str]) -> bool {
    const BUT: [&str; 5] = [
        " except ",
        " excepto ",
        " menos ",
        " other than ",
        " salvo ",
    ];
    const TAKES: [&str; 6] = [
        "accept",
        "accepts",
        "aceptamos",
        "aceptan",
        "bienvenidas",
        "bienvenidos",
    ];
    let mut welcomed = BUT
        .iter()
        .filter_map(|word| sentence.plain.split_once(word));
    welcomed.any(|(before, _)| {
        let before = Sentence::said(sentence.words, before.to_owned());
        before.has_any(about) && (takes_all(&before) || before.has_any(&TAKES))
    })
}

/// "A record is not a barrier": whether it says no more than that. `None` for other sentences.
fn is_no_barrier(sentence: &Sentence<'_>) -> Option<bool> {
    const SAID: [&str; 10] = [
        "is no barrier",
        "is not a barrier",
        "are no barrier",
        "are not a barrier",
        "no es obstáculo",
        "no es un obstáculo",
        "no son impedimento",
        "no son obstáculo",
        "no son un impedimento",
        "no son un obstáculo",
    ];
    const OF_RECORDS: [&str; 5] = [
        "antecedentes",
        "conviction",
        "convictions",
        "record",
        "records",
    ];
    const BESIDE: &str = "a an any criminal here history los penales the to tus su sus un una conviction convictions record records \
        antecedentes felony is are no not barrier es son obstáculo impedimento";
    let is_said = sentence.has_any(&SAID) && sentence.has_any(&OF_RECORDS);
    is_said.then(|| sentence.has_only(BESIDE))
}

/// Whether the clauses that name one of these say that nobody asks for it, or that it is in nobody's way.
fn keeps_nobody_out(sentence: &Sentence<'_>, names: &[&str]) -> bool {
    let mut naming = denial::clauses(sentence.words).filter(|clause| clause.has_any(names));
    naming.all(|clause| is_unasked(&clause))
}

/// A sentence about some people with a record: the others have to ask, unless it leaves them out too ("no felons or sex
/// offenders").
fn read_some(sentence: &Sentence<'_>, about: &[&str], facts: &mut Facts) {
    // "Open to people with a record except arson" and "men with no violent charges" take the others.
    let leaves_out_all = !denial::excepts(sentence)
        && !are_of_those_left(sentence)
        && denial::clauses(sentence.words)
            .filter(|clause| !is_unasked(clause))
            .any(|clause| clause.without(&SOME).has_any(about) && denial::leaves_out(&clause));
    if leaves_out_all || sentence.without(&SOME).has_any(&LIMITS) {
        facts.record.push(sentence.state(RecordPolicy::Limits));
    } else if !takes_some(sentence) {
        facts.record.push(sentence.state(RecordPolicy::Some));
        facts.conditions.push(sentence.state(Condition::Note));
    }
}

/// "Reentry housing for men with no violent charges": those without the worse ones are meant, and nobody is refused before them.
fn are_of_those_left(sentence: &Sentence<'_>) -> bool {
    const WITH_NONE: [&str; 6] = [
        " other than ",
        " que no ",
        " sin ",
        " who have no ",
        " with no ",
        " without ",
    ];
    let mut parts = WITH_NONE
        .iter()
        .filter_map(|it| sentence.plain.split_once(it));
    parts.any(|(before, behind)| {
        let [before, behind] =
            [before, behind].map(|it| Sentence::said(sentence.words, it.to_owned()));
        behind.has_any(&SOME) && !behind.has_any(&OTHERS) && !denial::leaves_out(&before)
    })
}

/// "Sex offenders accepted", "a background check is not required".
fn takes_some(sentence: &Sentence<'_>) -> bool {
    let mut naming = denial::clauses(sentence.words).filter(|clause| clause.has_any(&SOME));
    naming.all(|clause| takes_all(&clause) && !denial::leaves_out(&clause))
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
    is_alone && sentence.has_any(&THEM) || is_for_who_comes_out(sentence)
}

/// "For people coming home from prison", "women leaving prison", "housing for men leaving prison". A visit or a ride is for them beside others, so
/// nothing but a house may stand before it.
fn is_for_who_comes_out(sentence: &Sentence<'_>) -> bool {
    const HOUSES: &str = "a beds halfway home homes house housing living only program recovery reentry re-entry residence \
        residential shelter sober temporary transitional";
    let is_known =
        |word: &str| is_about_them(word) || HOUSES.split_whitespace().any(|it| it == word);
    let names_people = PEOPLE.iter().any(|it| sentence.begins(it));
    (sentence.has("for") || names_people)
        && sentence.has_any(&COMING_OUT)
        && sentence.plain.split(' ').all(is_known)
}

/// Words of taking them.
const ACCEPTS: [&str; 21] = [
    "accept",
    "accepted",
    "accepting",
    "accepts",
    "acepta",
    "aceptamos",
    "aceptan",
    "bienvenidas",
    "bienvenidos",
    "hire",
    "hires",
    "ok",
    "serve",
    "serves",
    "serving",
    "take",
    "takes",
    "welcome",
    "welcomed",
    "welcomes",
    "welcoming",
];

/// Whether a word stands in sentences that say of people with a record that they are taken.
pub(super) fn is_about_them(word: &str) -> bool {
    const BESIDE: &str = "a an and any are clients con convicted conviction convictions crime crimes criminal de ex \
        ex-convicts ex-felons ex-offenders exoffenders felon felonies felons felony for formerly have history \
        incarcerated individuals is men of offenders on or parole parolees people persons prior probation \
        probationers recently record records released returning citizens coming from home incarceration jail leaving out prison se tenants the those we who with women \
        applicants residents all antecedentes penales personas delitos y";
    ACCEPTS.contains(&word) || BESIDE.split_whitespace().any(|beside| beside == word)
}

/// "Ex-offenders welcome", "accepts people with felony convictions": nothing else may stand beside it, because "accepted
/// after an interview" promises less.
fn accepts_them(sentence: &Sentence<'_>) -> bool {
    let mut words = sentence.plain.split(' ');
    sentence.has_any(&ACCEPTS) && words.all(is_about_them)
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

/// The one policy that all sentences agree on. A place that leaves out all with a record leaves out some of them too.
pub(super) fn agreed(mut stated: Vec<Stated<RecordPolicy>>) -> Option<Stated<RecordPolicy>> {
    if stated.iter().any(|it| it.value == RecordPolicy::Limits) {
        stated.retain(|it| it.value != RecordPolicy::Some);
    }
    super::agreed(stated)
}
