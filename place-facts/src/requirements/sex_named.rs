//! A sex that is named is never forgotten: "Women only by referral", "Homeless men with ID", "Women who live in Mercer County".
//! Where every other word is known too, the sentence is read as that sex. Where it says more, or only what some need
//! ("Men need ID"), its words are quoted and people call first. The exceptions are what is no person who comes: clothing,
//! groups, names of organizations, and people who are taken beside others.

use super::audience;
use super::sex_of_group::{self, named_alone};
use super::{Facts, Sentence, harmless, whose_house};
use crate::geography;
use std::collections::HashSet;
use std::sync::LazyLock;
use sync_protocol::places::requirements::{Household, Sex};

/// Papers, referrals, homes, sobriety and bookings. Without accents.
const ASKED: &str = "\
    appointment appointments clean county drug-free id identification ids live lives photo picture proof referral referrals \
    referred reside resident residents residency sobriety cita condado derivadas derivados documento foto identificacion \
    limpias limpios referencia referidas referidos remision residen residentes sobrias sobrios viven vivan";
/// What may stand beside them.
const BESIDE_ASKED: &str = "\
    agencies agency an card cards city current first government homeless issued license local nj no not official refer self \
    social state through town township valid want who without child the \
    ciudad del gente previa que sin y";
/// What people of the sex need or get. Others may come too, and nobody can tell.
const NEED: [&str; 17] = [
    "bring",
    "deben",
    "free",
    "gratis",
    "have to",
    "must",
    "necesita",
    "necesitan",
    "need",
    "needed",
    "needs",
    "necesario",
    "require",
    "required",
    "requieren",
    "should",
    "tienen que",
];
/// What denies a paper and leaves out nobody: "men without ID".
const NOT_ASKED: [&str; 19] = [
    "id is not required",
    "id not needed",
    "id not required",
    "no appointment",
    "no id",
    "no identification",
    "no photo id",
    "no referral",
    "referral not needed",
    "sin cita",
    "sin id",
    "sin identificacion",
    "sin identificación",
    "without a photo id",
    "without a referral",
    "without an id",
    "without id",
    "without identification",
    "without photo id",
];
/// People who are taken beside others, and what is not the people who come: things, groups, who runs a place.
const BESIDE: &str = "\
    % also bags bathroom bathrooms bible breakfast choir class classes clinic closet closets clothes clothing coats entrance exam \
    exams extra fellowship formula founded get gets group groups guild haircuts health hygiene incluidas incluidos including jackets \
    league mammograms meeting meetings milk ministries ministry percent pads pants prayer priority products receive receives restroom \
    restrooms run screening section shirts shoes size sizes socks staff staffed studies study suits too toiletries \
    tampons underwear volunteer volunteers wic wives workshop workshops \
    camisas clase clases esposas estudio grupo grupos ministerio ministerios pantalones prioridad reciben ropa tambien trajes \
    zapatos";

static ASKED_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| ASKED.split_whitespace().collect());
static BESIDE_ASKED_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| BESIDE_ASKED.split_whitespace().collect());
static BESIDE_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| BESIDE.split_whitespace().collect());

/// Reads a note that gave no men or women since `before`, and says whether it did.
pub(super) fn read_note(sentence: &Sentence<'_>, before: usize, facts: &mut Facts) -> bool {
    if facts.sex.len() > before {
        return false;
    }
    let said = sex_of_group::in_plain_words(sentence);
    let Some(sex) = of_people(sentence, &said) else {
        return false;
    };
    if said.has_any(&NEED) || !is_known(&said) {
        sentence.quote(facts);
        facts.is_unclear = true;
        return false;
    }
    facts.sex.push(sentence.state(sex));
    facts.audiences.push(sentence.words.to_owned());
    if said.has_any(&["with children", "and children", "their children", "mothers"]) {
        facts
            .household
            .push(sentence.state(Household::WithChildren));
    }
    true
}

/// Quotes the name of beds that names one sex and a house. "Women Aware" is a name.
pub(super) fn ask_of_name(name: &Sentence<'_>, facts: &mut Facts) {
    const HOUSES: [&str; 17] = [
        "albergue",
        "casa",
        "center",
        "centro",
        "division",
        "hogar",
        "home",
        "homes",
        "house",
        "housing",
        "living",
        "lodge",
        "mission",
        "place",
        "refugio",
        "residence",
        "shelter",
    ];
    if name.has_any(&HOUSES) {
        ask_of_kind(name, facts);
    }
}

/// Quotes a kind that names one sex while nothing else says whom the place takes.
pub(super) fn ask_of_kind(said: &Sentence<'_>, facts: &mut Facts) {
    let plain = sex_of_group::in_plain_words(said);
    let is_one = named_alone(&plain).is_some();
    // The health of a clinic's patients and the group of a house are people here: only things are not.
    const THINGS: [&str; 8] = [
        "clothes", "clothing", "closet", "coats", "ropa", "shoes", "suits", "trajes",
    ];
    if facts.sex.is_empty() && is_one && !plain.has_any(&THINGS) {
        said.quote(facts);
        facts.is_unclear = true;
    }
}

/// The one sex of the people whom a sentence is about, if it is about people who come.
fn of_people(sentence: &Sentence<'_>, said: &Sentence<'_>) -> Option<Sex> {
    let sex = named_alone(said)?;
    let is_beside = said.plain.split(' ').any(|it| BESIDE_WORDS.contains(it))
        || sentence.words.contains('%')
        || audience::welcomes(sentence)
        || sex_of_group::are_inside(said)
        || audience::leaves_out(&said.without(&NOT_ASKED))
        || is_possessive_of_thing(sentence)
        || is_name(sentence.words)
        || whose_house::is_another(sentence)
        || harmless::is_harmless(sentence);
    (!is_beside).then_some(sex)
}

/// Whether something is asked for and each word is known, names of towns and counties too. "Program for men" asks for
/// nothing: it may be one service beside others.
fn is_known(said: &Sentence<'_>) -> bool {
    let words: Vec<&str> = said.plain.split(' ').collect();
    let is_place = |at: usize| {
        let pair = |from: usize| {
            let pair = words.get(from..from + 2);
            pair.is_some_and(|pair| geography::is_name(&pair.join(" ")))
        };
        geography::is_name(words[at]) || pair(at) || at > 0 && pair(at - 1)
    };
    let is_asked = |at: usize| ASKED_WORDS.contains(words[at]);
    let is_sober = said.has("sober");
    let is_known = |at: usize| {
        is_asked(at)
            || BESIDE_ASKED_WORDS.contains(words[at])
            || sex_of_group::is_known_word(words[at])
            || is_place(at)
    };
    let all = 0..words.len();
    (is_sober || all.clone().any(is_asked)) && all.clone().all(is_known)
}

/// "Women's Bible study", "men's suits", but "women's shelter".
fn is_possessive_of_thing(sentence: &Sentence<'_>) -> bool {
    const OWNERS: [&str; 8] = [
        "female", "ladies", "male", "mans", "mens", "men", "women", "womens",
    ];
    const HOUSES: [&str; 11] = [
        "bed",
        "beds",
        "dorm",
        "home",
        "homes",
        "house",
        "housing",
        "program",
        "residence",
        "rooms",
        "shelter",
    ];
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    let at = words.iter().enumerate().find_map(|(at, word)| {
        let is_plain_owner = ["mens", "womens", "mans"].contains(word);
        let has_sign = OWNERS.contains(word) && words.get(at + 1) == Some(&"s");
        (is_plain_owner || has_sign).then_some(at)
    });
    at.is_some_and(|at| !words[at..].iter().any(|word| HOUSES.contains(word)))
}

/// "Call Women Aware": a name has large letters in the middle of a sentence.
fn is_name(words: &str) -> bool {
    const SEX: [&str; 6] = ["Ladies", "Man", "Men", "Mothers", "Woman", "Women"];
    let words: Vec<&str> = words.split_whitespace().collect();
    let is_large = |at: usize| {
        words.get(at).is_some_and(|word| {
            word.starts_with(char::is_uppercase) && !["Only", "ID", "NJ"].contains(word)
        })
    };
    (1..words.len()).any(|at| {
        let is_of = words.get(at + 1) == Some(&"of") && is_large(at + 2);
        SEX.contains(&words[at]) && (is_large(at + 1) || is_of || at > 1 && is_large(at - 1))
    })
}
