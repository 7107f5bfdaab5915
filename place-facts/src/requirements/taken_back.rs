//! Sentences that take back what another one promises: "Ex-offenders welcome. No Tier 2 or 3", "Walk-ins welcome. Voucher from the
//! county needed", "Wheelchair accessible. Three steps at the door". Only those count that were not understood and name the same
//! thing: people read them on the card, and a filter asks about the promise.

use super::denial::{self, Doubt};
use super::grown_people::is_of_grown_people;
use super::{Facts, Sentence, hedged, lifted, rules};

/// Words of records, crimes and those who are watched for them.
const OF_RECORDS: [&str; 49] = [
    "community supervision",
    "court supervision",
    "off papers",
    "off supervision",
    "sentence",
    "sentencia",
    "supervised release",
    "libertad supervisada",
    "under supervision",
    "antecedentes",
    "arson",
    "assault",
    "cargos",
    "charge",
    "charged",
    "charges",
    "condenas",
    "convicted",
    "conviction",
    "convictions",
    "crime",
    "crimes",
    "delito",
    "delitos",
    "felonies",
    "felony",
    "fire setting",
    "level",
    "level 2",
    "level 3",
    "libertad condicional",
    "megan s law",
    "offender",
    "offenders",
    "offense",
    "offenses",
    "parole",
    "probation",
    "registered",
    "registrants",
    "registry",
    "registrados",
    "registro",
    "sex",
    "tier",
    "tiers",
    "violence",
    "violent",
    "violento",
];
/// Words that let in some of them, or look at each. "Entry level jobs" and "help with parole" exclude no one.
const OF_SOME: [&str; 19] = [
    "case by case",
    "certain",
    "checked",
    "considered",
    "debe",
    "deben",
    "depende",
    "depends",
    "evaluated",
    "may",
    "must",
    "only",
    "restrictions",
    "review",
    "reviewed",
    "revisan",
    "screened",
    "solo",
    "some",
];
/// Words of what has to be there before one comes.
const BEFORE_ONE_COMES: [&str; 25] = [
    "application",
    "applications",
    "approval",
    "approved",
    "carta",
    "enrolled",
    "enrollment",
    "entrevista",
    "interview",
    "letter",
    "orden",
    "orientation",
    "placement",
    "placed",
    "preapproval",
    "recomendación",
    "referencia",
    "referencias",
    "referida",
    "referido",
    "referidos",
    "referral",
    "referred",
    "screening",
    "voucher",
];
const DEMANDS: [&str; 19] = [
    "call",
    "debe",
    "deben",
    "first",
    "from",
    "llame",
    "must",
    "necesita",
    "necesitan",
    "need",
    "needed",
    "needs",
    "only",
    "por",
    "require",
    "required",
    "requires",
    "requiere",
    "requieren",
];
/// Words of whom men and women have to come with, or whose they have to be.
const WITH_OTHERS: [&str; 31] = [
    "con custodia",
    "couples only",
    "custody of",
    "debe tener hijos",
    "debe tener niños",
    "deben tener hijos",
    "families only",
    "must be a couple",
    "must be a parent",
    "must be parents",
    "must be pregnant",
    "must be with child",
    "must bring a child",
    "must bring children",
    "must have a baby",
    "must have a child",
    "must have a kid",
    "must have children",
    "must have custody",
    "must have kids",
    "need a child",
    "only couples",
    "only families",
    "only parents",
    "parejas solamente",
    "parents only",
    "solo familias",
    "solo parejas",
    "sólo familias",
    "sólo parejas",
    "with custody",
];
/// People of a family of whom one may be left out.
const OF_FAMILIES: [&str; 29] = [
    "babies",
    "baby",
    "bebés",
    "boy",
    "boys",
    "child",
    "dads",
    "daughters",
    "esposos",
    "father",
    "fathers",
    "girls",
    "hijos",
    "husbands",
    "infants",
    "maridos",
    "newborns",
    "niños",
    "padres",
    "papás",
    "siblings",
    "sons",
    "teenagers",
    "teens",
    "toddlers",
    "varones",
    "children over",
    "children under",
    "kids over",
];
const LIMITS: [&str; 12] = [
    "at most",
    "elsewhere",
    "limit",
    "max",
    "maximum",
    "most",
    "máximo",
    "older than",
    "only",
    "separate",
    "separately",
    "solo",
];
/// Whose beds or house may be full: "men and women; women's beds are full".
const OF_WOMEN: [&str; 5] = ["female", "ladies", "mujeres", "women", "women s"];
const OF_MEN: [&str; 4] = ["hombres", "male", "men", "men s"];
/// Words of ways that a wheelchair does not go.
const OF_STEPS: [&str; 20] = [
    "ambulatory",
    "bunk",
    "bunks",
    "caminar",
    "escalera",
    "escaleras",
    "escalones",
    "escalón",
    "flight",
    "litera",
    "literas",
    "stair",
    "staircase",
    "stairs",
    "stairway",
    "step",
    "steps",
    "unassisted",
    "walk unaided",
    "able to walk",
];
const NO_STEPS: [&str; 12] = [
    "12 step",
    "12 steps",
    "next step",
    "next steps",
    "no stairs",
    "no steps",
    "sin escaleras",
    "sin escalones",
    "step by step",
    "twelve step",
    "without stairs",
    "without steps",
];
/// Rooms of a house of which a sentence may say that no wheelchair gets in.
const ROOMS: [&str; 9] = [
    "baños",
    "basement",
    "bathroom",
    "bathrooms",
    "duchas",
    "restroom",
    "restrooms",
    "showers",
    "upstairs",
];

/// Where no wheelchair gets to without an elevator …
const OTHER_FLOORS: [&str; 15] = [
    "basement",
    "cellar",
    "downstairs",
    "planta alta",
    "second floor",
    "segundo piso",
    "sótano",
    "tercer piso",
    "third floor",
    "2nd floor",
    "3rd floor",
    "4th floor",
    "upper floor",
    "upper level",
    "upstairs",
];
/// … and what gets one there.
const LIFTS: [&str; 8] = [
    "ascensor",
    "elevador",
    "elevator",
    "elevators",
    "lift",
    "ramp",
    "rampa",
    "wheelchair",
];
/// "Beds are assigned by the county", "cupos asignados por el condado": whoever comes has to have been there first.
fn is_given_by_others(sentence: &Sentence<'_>) -> bool {
    const GIVEN: [&str; 14] = [
        "allocated",
        "approved",
        "arranged",
        "asignadas",
        "asignados",
        "assigned",
        "booked",
        "decided",
        "filled",
        "granted",
        "otorgadas",
        "otorgados",
        "placed",
        "placements",
    ];
    const BY: [&str; 5] = ["by", "from", "por", "through", "via"];
    let words = sentence.plain.split(' ');
    let mut pairs = words.clone().zip(words.skip(1));
    pairs.any(|(given, by)| GIVEN.contains(&given) && BY.contains(&by))
}

/// Asks about promises of other sentences that this one takes back, if people have to read it. Of other floors and of ages
/// some sentences are no condition, and still no promise stands beside them.
pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    if sentence.has_any(&OTHER_FLOORS) && !sentence.has_any(&LIFTS) {
        facts.doubts.push(Doubt::Wheelchair);
    }
    if is_of_grown_people(sentence) {
        facts.doubts.push(Doubt::Children);
    }
    if !facts.conditions.iter().any(|it| it.words == sentence.words) {
        return;
    }
    let denies = denial::leaves_out(sentence);
    let limits = denies || sentence.has_any(&OF_SOME);
    let leaves_out_some = sentence.has("some") && denies;
    let walks_not = sentence.without(&NO_STEPS).has_any(&OF_STEPS);
    // "No appointment or referral needed" gives the promise itself.
    let gives_record = facts.record.iter().any(|it| it.words == sentence.words);
    let gives_walk_in = facts.entry.iter().any(|it| it.words == sentence.words);
    let is_unneeded = gives_walk_in
        || lifted::is_none_of_both(sentence)
        || rules::needs_none(sentence)
        || denial::is_denied(sentence);
    let is_full = hedged::is_no_more(sentence);
    let of = [
        (
            (sentence.has_any(&OF_RECORDS) && limits || leaves_out_some) && !gives_record,
            &[Doubt::Record][..],
        ),
        (
            (sentence.has_any(&BEFORE_ONE_COMES) && sentence.has_any(&DEMANDS)
                || is_given_by_others(sentence))
                && !is_unneeded,
            &[Doubt::WalkIn],
        ),
        (sentence.has_any(&WITH_OTHERS), &[Doubt::Men, Doubt::Women]),
        (is_full && sentence.has_any(&OF_WOMEN), &[Doubt::Women]),
        (is_full && sentence.has_any(&OF_MEN), &[Doubt::Men]),
        (
            sentence.has_any(&OF_FAMILIES) && (denies || sentence.has_any(&LIMITS)),
            &[Doubt::Children],
        ),
        (
            walks_not || denies && sentence.has_any(&ROOMS),
            &[Doubt::Wheelchair],
        ),
    ];
    let said = of.into_iter().filter(|(is_said, _)| *is_said);
    facts.doubts.extend(said.flat_map(|(_, doubts)| doubts));
}
