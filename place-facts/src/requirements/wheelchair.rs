//! Whether a wheelchair gets in.

use super::denial::{self, Denial, Doubt};
use super::{Facts, Sentence, stairs};

const SAID: [&str; 34] = [
    "rampa de acceso",
    "rampa para silla de ruedas",
    "rampa para sillas de ruedas",
    "acceso para sillas de ruedas",
    "accesible en silla de ruedas",
    "accesible para sillas de ruedas",
    "accessible building",
    "accessible entrance",
    "accessible to wheelchairs",
    "ada access",
    "ada accessible",
    "ada compliant",
    "ada-accessible",
    "ada-compliant",
    "ascensor y rampa",
    "barrier-free",
    "disability accessible",
    "entrada accesible",
    "handicap access",
    "handicap accessible",
    "handicap-accessible",
    "handicapped access",
    "handicapped accessible",
    "handicapped-accessible",
    "step-free access",
    "step-free entrance",
    "wheelchair access",
    "wheelchair accessible",
    "wheelchair entrance",
    "wheelchair friendly",
    "wheelchair lift",
    "wheelchair ramp",
    "wheelchair-accessible",
    "wheelchair-friendly",
];
/// Words that say it of a building without a name for it.
pub(super) const NOT: [&str; 42] = [
    "no tiene ascensor",
    "no tiene elevador",
    "accesible no",
    "building is not accessible",
    "entrance is not accessible",
    "escaleras solamente",
    "inaccessible",
    "must climb stairs",
    "no accesible",
    "no elevador",
    "no elevator",
    "no elevators",
    "no es accesible",
    "no hay ascensor",
    "no hay elevador",
    "no hay rampa",
    "no lift",
    "no lifts",
    "no ramp",
    "no wheelchair",
    "no wheelchairs",
    "not accessible",
    "not an accessible building",
    "only by stairs",
    "only stairs",
    "ramp is too steep",
    "ramp too steep",
    "sin acceso para sillas de ruedas",
    "sin ascensor",
    "sin elevador",
    "sin rampa",
    "solo escaleras",
    "escalones en la entrada",
    "stairs at entrance",
    "stairs at the entrance",
    "stairs only",
    "steps at entrance",
    "steps at the entrance",
    "steps to enter",
    "without an elevator",
    "without elevator",
    "without a ramp",
];
/// Without an elevator one gets in here.
const ON_THE_GROUND: [&str; 6] = [
    "first floor",
    "ground floor",
    "ground level",
    "one floor",
    "planta baja",
    "street level",
];
/// Who has one gets in somewhere.
pub(super) const RAMPS: [&str; 4] = ["ramp", "ramps", "rampa", "rampas"];
/// Places that are accessible to other people, or in another sense: "not accessible by bus".
const OTHERWISE: [&str; 6] = [
    "accessible by",
    "accessible from",
    "accessible on",
    "accessible online",
    "accessible parking",
    "accessible through",
];

/// Who gets in with help does not get in alone.
const WITH_HELP: [&str; 8] = [
    "con asistencia",
    "con ayuda",
    "if helped",
    "with a helper",
    "with aid",
    "with assistance",
    "with help",
    "with some help",
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    const WELCOMED: [&str; 7] = [
        "accessible",
        "access",
        "allowed",
        "enter",
        "for wheelchairs",
        "ramp",
        "welcome",
    ];
    let is_not =
        sentence.has_any(&NOT) || is_up_the_stairs(sentence) || stairs::is_barred(sentence);
    if is_not && !sentence.has_any(&OTHERWISE) && !denial::is_denied(sentence) {
        // An accessible bathroom behind stairs is out of reach.
        let is_said = |clause: Sentence<'_>| {
            let is_way = clause.has_any(&SAID) || clause.has_any(&RAMPS);
            is_way
                && !clause.has_any(&NOT)
                && !denial::leaves_out(&clause)
                && !is_of_a_thing(&clause)
        };
        // "Ramp in back; the office upstairs has no elevator".
        let parts = sentence.words.split(';');
        let says_both = parts.flat_map(denial::clauses).any(is_said);
        if stairs::are_before_the_beds(sentence) {
            facts.wheelchair.push(sentence.state(false));
        } else if says_both
            || sentence.has_any(&ON_THE_GROUND)
            || sentence.has_any(&["but", "pero"])
        {
            facts.doubts.push(Doubt::Wheelchair);
        } else {
            facts.wheelchair.push(sentence.state(false));
        }
        return;
    }
    let about = [&SAID[..], &["wheelchairs"]].concat();
    if !sentence.has_any(&about) {
        return;
    }
    match denial::of(sentence, &about) {
        Some(Denial::Refused) => facts.wheelchair.push(sentence.state(false)),
        Some(Denial::Doubtful) => facts.doubts.push(Doubt::Wheelchair),
        // Wheelchairs may also be lent.
        None if !sentence.has_any(&SAID) && !sentence.has_any(&WELCOMED) => {}
        None if is_of_a_thing(sentence) => {}
        None if sentence.has_any(&WITH_HELP) => facts.doubts.push(Doubt::Wheelchair),
        None if is_wanted(sentence) => facts.doubts.push(Doubt::Wheelchair),
        None => facts.wheelchair.push(sentence.state(true)),
    }
}

/// Bars the way where the elevator is broken. Where another sentence promises a way in, it may be another one.
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    if sentences.iter().any(stairs::is_way_shut) {
        facts.doubts.push(Doubt::Wheelchair);
    }
    let Some(broken) = sentences.iter().find(|it| stairs::is_broken(it)) else {
        return;
    };
    let has_way = |it: &Sentence<'_>| it.has_any(&SAID) || it.has_any(&ON_THE_GROUND);
    if sentences.iter().any(has_way) || facts.wheelchair.iter().any(|it| it.value) {
        facts.doubts.push(Doubt::Wheelchair);
    } else {
        facts.wheelchair.push(broken.state(false));
    }
}

/// Reads an address, a name or a kind, which say no more than that nobody gets in: "12 Main St, 3rd floor, no elevator". What
/// the notes say counts more.
pub(super) fn read_beside_notes(said: &Sentence<'_>, facts: &mut Facts) {
    if facts.wheelchair.is_empty()
        && (said.has_any(&NOT) || is_up_the_stairs(said) || stairs::is_barred(said))
    {
        read(said, facts);
    }
}

/// "Second floor walk-up", "walk-up building". People may also walk up to a window, or for a test.
fn is_up_the_stairs(sentence: &Sentence<'_>) -> bool {
    const HIGHER: [&str; 14] = [
        "2nd",
        "2nd-floor",
        "3rd",
        "3rd-floor",
        "4th",
        "4th-floor",
        "5th",
        "fifth",
        "fourth",
        "fourth-floor",
        "second",
        "second-floor",
        "third",
        "third-floor",
    ];
    const WALK_UP: [&str; 2] = ["walk-up", "walk up"];
    const FLIGHTS: [&str; 6] = [
        "down a flight",
        "down one flight",
        "down two flights",
        "up a flight",
        "up one flight",
        "up two flights",
    ];
    const OF_HOUSES: [&str; 7] = [
        "apartment",
        "apartments",
        "building",
        "flat",
        "floor",
        "stairs",
        "unit",
    ];
    let names_floor = sentence.has_any(&HIGHER)
        && (sentence.has("floor")
            || HIGHER
                .iter()
                .any(|it| it.ends_with("floor") && sentence.has(it)));
    let is_house = |walk_up: &str| {
        OF_HOUSES
            .iter()
            .any(|it| sentence.has_words(&[walk_up, it]))
    };
    let is_window = sentence.has_any(&[
        "counter", "hours", "service", "window", "welcome", "walk-ups", "walk-ins",
    ]);
    let is_up = WALK_UP
        .iter()
        .any(|it| sentence.has(it) && (names_floor || is_house(it)));
    // "Stairs to the second floor" may stand beside an elevator.
    let has_lift = sentence.has_any(&["elevator", "elevators", "lift", "ascensor", "elevador"])
        && !sentence.has_any(&NOT);
    // "Down a flight of steps": a window may be there too, and is as far away.
    let is_flight = sentence.has_any(&FLIGHTS) && !has_lift;
    is_flight || is_up && !is_window && !has_lift
}

/// "Wheelchair accessible restroom" says nothing of the door.
fn is_of_a_thing(sentence: &Sentence<'_>) -> bool {
    const THINGS: [&str; 14] = [
        "bath",
        "bathroom",
        "bathrooms",
        "bus",
        "parking",
        "restroom",
        "restrooms",
        "shower",
        "showers",
        "toilet",
        "toilets",
        "transportation",
        "van",
        "vans",
    ];
    let is_said = |said: &&str| {
        sentence.has(said) && !THINGS.iter().any(|it| sentence.has_words(&[said, it]))
    };
    sentence.has_any(&SAID) && !SAID.iter().any(is_said)
}

/// "Wheelchair ramp needed", "raising money for a wheelchair lift": it is not there yet.
pub(super) fn is_wanted(sentence: &Sentence<'_>) -> bool {
    const WANTED: [&str; 31] = [
        "being built",
        "being installed",
        "going to be",
        "next year",
        "pronto",
        "será",
        "tendrá",
        "tendremos",
        "under construction",
        "va a ser",
        "will be",
        "will have",
        "donate",
        "fundraising",
        "necesaria",
        "necesario",
        "necesitamos",
        "need",
        "needed",
        "needs",
        "plan",
        "planning",
        "project",
        "raising",
        "required",
        "requested",
        "se busca",
        "se necesita",
        "seeking",
        "to be built",
        "wanted",
    ];
    // Words of another demand in the same clause: "wheelchair accessible and no ID needed".
    const OTHERS: [&str; 8] = [
        "appointment",
        "appointments",
        "help",
        "id",
        "referral",
        "registration",
        "reservation",
        "proof",
    ];
    let is_wanted = |clause: Sentence<'_>| {
        clause.has_any(&SAID) && clause.has_any(&WANTED) && !clause.has_any(&OTHERS)
    };
    denial::clauses(sentence.words).any(is_wanted)
}
