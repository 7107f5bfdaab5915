//! Women or men of whom a note says what else they are: "Domestic violence shelter for women", "men on parole", "mujeres con
//! antecedentes". Such words limit as "for women" does. Where a sentence says more, its words are quoted: whoever is of
//! the other sex must not be sent there as if all were welcome.

use super::audience::{self, in_one_word};
use super::denial::clauses;
use super::{Facts, Sentence, childrens_sex};
use crate::spelling::unaccented;
use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::LazyLock;
use sync_protocol::places::requirements::{Household, Sex};

/// Words that say what people are or went through. Without accents.
const OF_GROUPS: &str = "\
    abuse abused abusive addiction addictions aids assault autism background backgrounds battered blind charges citizens conviction \
    convictions convicted court-involved crime criminal deaf developmental disabilities disability disabled domestic elderly \
    ex-felons ex-offenders exoffenders expectant expecting felonies felons felony formerly histories history hiv \
    immigrant immigrants incarcerated incarceration income jail justice-involved justice-impacted lgbtq limited-income \
    low-income mental military offenders older parole parolees parenting postpartum pregnancy pregnant previously prison prison-involved \
    probation re-entering re-entry record records recovering recovery reentering reentry refugee refugees released \
    returning second-chance senior seniors spanish spanish-speaking substance survivor survivors teen teenage teens trafficked \
    trafficking trans transgender veteran veterans victim victims vih violence violent young youth \
    antecedentes abuso adicciones bajos carcel condicional delitos discapacidad discapacidades discapacitadas discapacitados \
    domestica embarazadas enfermedad encarceladas encarcelados espanol exconvictos hispanas hispanos jovenes \
    latinas latinos libertad mayores \
    prision probatoria recuperacion sobrevivientes veteranas veteranos victimas violencia";
/// What may stand beside them in a sentence that says nothing but whom all of it is for.
const PLAIN: &str = "\
    a adult adults after all an and any are at-risk being both by coming experiencing fleeing for from had has have homeless home in is \
    just leaving living need of on only or our out recently sober single solely exclusively their the this to up we who with \
    who's health illness illnesses issues low speak speaking chronic severe serious physical physically mentally disorder \
    disorders use sexual human chance second open positive mentally survived ill partner intimate prior past age aged ages year years old over under \
    children kids babies infants newborns child \
    apartments bed beds center dorm dormitory emergency group halfway homes house houses housing lodging permanent program programs \
    project residence residences residential room rooms safe serves serve serving service services shelter shelters \
    short-term long-term supportive support temporary transitional help helps assistance resources \
    adolescentes adultas adultos albergue ayuda apoyo casa con de del doctor e edad el en estan exclusivamente han hablan hasta hijos hogar \
    ingresos la las los mental o para penales por programa que recien refugio residencia sale salen salieron salidas salidos \
    servicios sido solamente solas solo solos son su sus transitoria un una unicamente vivienda y anos";
/// What some people of a group get beside the others: "Pregnant women get extra milk".
const BESIDE_OTHERS: [&str; 16] = [
    "class", "classes", "clothes", "clothing", "diapers", "extra", "formula", "get", "gets",
    "meetings", "milk", "priority", "receive", "receives", "suits", "wic",
];
/// People who are inside now, and come to no door.
const INSIDE: [&str; 8] = [
    "in county jail",
    "in jail",
    "in prison",
    "in prisons",
    "in state prison",
    "en la carcel",
    "en la prision",
    "en prision",
];
const WITH_CHILDREN: [&str; 6] = [
    "and children",
    "and their children",
    "with children",
    "with their children",
    "y sus children",
    "con children",
];

static GROUP_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| OF_GROUPS.split_whitespace().collect());
static PLAIN_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| PLAIN.split_whitespace().collect());

/// Reads a note that gave no men or women since `before`.
pub(super) fn read_note(sentence: &Sentence<'_>, before: usize, facts: &mut Facts) {
    if facts.sex.len() > before {
        return;
    }
    let said = in_plain_words(sentence);
    if let Some(sex) = whole(&said) {
        facts.audiences.push(sentence.words.to_owned());
        push(sentence, &said, sex, facts);
    } else if names_in_one_clause(sentence) {
        sentence.quote(facts);
        facts.is_unclear = true;
    }
}

/// Reads the kind of a place, or the name of a house, where nothing else says whom it takes.
pub(super) fn read_kind_or_name(said: &Sentence<'_>, facts: &mut Facts) {
    let is_silent = facts.sex.is_empty() && facts.household.is_empty();
    let plain = in_plain_words(said);
    if is_silent && let Some(sex) = whole(&plain) {
        push(said, &plain, sex, facts);
    }
}

/// Whether a sentence says nothing but which women or which men all of it is for.
pub(super) fn is_whole(sentence: &Sentence<'_>) -> bool {
    whole(&in_plain_words(sentence)).is_some()
}

/// Others of the same sex may not be taken, so the words are quoted too.
fn push(sentence: &Sentence<'_>, said: &Sentence<'_>, sex: Sex, facts: &mut Facts) {
    facts.sex.push(sentence.state(sex));
    if said.has_any(&WITH_CHILDREN) {
        facts
            .household
            .push(sentence.state(Household::WithChildren));
    }
    sentence.quote(facts);
}

/// The words without accents, with "women" for "women's" and "woman".
pub(super) fn in_plain_words<'a>(sentence: &Sentence<'a>) -> Sentence<'a> {
    let of_grown = childrens_sex::without_it(sentence.words);
    let said = match of_grown {
        Cow::Owned(words) => in_one_word(&Sentence::new(&words)).plain,
        Cow::Borrowed(_) => in_one_word(sentence).plain,
    };
    let said = unaccented(&said);
    let words: Vec<&str> = said.split(' ').collect();
    let one = words.iter().enumerate().filter_map(|(at, word)| {
        let is_of = |end: &str| words.get(at + 1) == Some(&end);
        match *word {
            "womens" | "womans" | "woman" | "girls" | "muchachas" => Some("women"),
            "mens" | "mans" | "man" | "muchachos" => Some("men"),
            "mujer" => Some("women"),
            "hombre" => Some("men"),
            // "Spanish - speaking".
            "-" => None,
            "s" if at > 0 && ["women", "men", "woman", "man"].contains(&words[at - 1]) => None,
            "ex" if is_of("offenders") || is_of("felons") => None,
            word => Some(word),
        }
    });
    Sentence::said(sentence.words, one.collect::<Vec<_>>().join(" "))
}

/// The sex that is named, if only one is.
pub(super) fn named_alone(said: &Sentence<'_>) -> Option<Sex> {
    match (said.has("men"), said.has_any(&["women", "mothers"])) {
        (true, false) => Some(Sex::Men),
        (false, true) => Some(Sex::Women),
        _ => None,
    }
}

/// "Women are also taken", "women are 40% of our guests": others are there too.
pub(super) fn is_beside_others(sentence: &Sentence<'_>) -> bool {
    const TOO: [&str; 8] = [
        "also accepted",
        "also served",
        "also taken",
        "are also",
        "percent",
        "taken too",
        "también se aceptan",
        "welcome too",
    ];
    let said = in_plain_words(sentence);
    named_alone(&said).is_some() && (sentence.has_any(&TOO) || sentence.words.contains('%'))
}

/// A home for pregnant teens is none for men, though it names no women.
fn are_pregnant(said: &Sentence<'_>) -> bool {
    said.has_any(&["pregnant", "embarazadas"]) && !said.has("men")
}

fn names_group(said: &Sentence<'_>) -> bool {
    said.plain.split(' ').any(|word| GROUP_WORDS.contains(word))
}

/// Whose all of it is, where each word is known.
fn whole(said: &Sentence<'_>) -> Option<Sex> {
    let sex = named_alone(said).or_else(|| are_pregnant(said).then_some(Sex::Women))?;
    let is_it = names_group(said) && !are_inside(said) && said.plain.split(' ').all(is_known_word);
    is_it.then_some(sex)
}

/// Whether a word only says who people are, or what kind of help or house it is.
pub(super) fn is_known_word(word: &str) -> bool {
    ["men", "women", "mothers"].contains(&word)
        || GROUP_WORDS.contains(word)
        || PLAIN_WORDS.contains(word)
        || is_age(word)
}

/// "Incarcerated women" are inside, and "formerly incarcerated women" are not.
pub(super) fn are_inside(said: &Sentence<'_>) -> bool {
    let left = ["formerly", "previously", "recently", "been", "sido"];
    said.has_any(&INSIDE)
        || said.has_any(&["incarcerated", "encarceladas", "encarcelados"]) && !said.has_any(&left)
}

/// "18+", "21", "18-24".
fn is_age(word: &str) -> bool {
    let mut bounds = word.trim_end_matches('+').split('-');
    bounds.all(|it| it.len() == 2 && it.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether one clause names a group and one sex, and a sentence does not name the other sex, leave anyone out or say what
/// some get.
fn names_in_one_clause(sentence: &Sentence<'_>) -> bool {
    let all = in_plain_words(sentence);
    named_alone(&all).is_some()
        && !all.has_any(&BESIDE_OTHERS)
        && !audience::leaves_out(sentence)
        && clauses(sentence.words).any(|clause| {
            let clause = in_plain_words(&clause);
            named_alone(&clause).is_some() && names_group(&clause)
        })
}
