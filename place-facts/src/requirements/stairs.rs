//! Stairs that one has to take, and elevators that do not run: "Beds are up two flights of stairs", "elevator does not work".

use super::Sentence;
use super::denial::clauses;

const LIFTS: [&str; 6] = [
    "ascensor",
    "elevador",
    "elevator",
    "elevators",
    "lift",
    "lifts",
];
const NOT_RUNNING: [&str; 6] = [
    "does not run",
    "does not work",
    "doesn t work",
    "no funciona",
    "no sirve",
    "not working",
];
/// What bars the way until it is over.
const BROKEN: [&str; 24] = [
    "averiada",
    "averiado",
    "being repaired",
    "broke down",
    "broken",
    "broken down",
    "dañado",
    "descompuesto",
    "down for repairs",
    "en reparación",
    "fuera de servicio",
    "inoperable",
    "is down",
    "malogrado",
    "no disponible",
    "not available",
    "not in service",
    "not operating",
    "out of order",
    "out of service",
    "roto",
    "unavailable",
    "under repair",
    "se dañó",
];
/// What says that it runs, or that nobody needs it.
const RUNS: [&str; 14] = [
    "again",
    "another elevator",
    "de nuevo",
    "fixed",
    "if",
    "no longer",
    "not broken",
    "not out of",
    "other elevator",
    "otro ascensor",
    "second elevator",
    "si",
    "was",
    "ya funciona",
];

const STAIRS: [&str; 12] = [
    "bajar escaleras",
    "climb a flight",
    "climb stairs",
    "climb steps",
    "climb the stairs",
    "down the stairs",
    "flight of stairs",
    "flights of stairs",
    "flights up",
    "subir escaleras",
    "subir las escaleras",
    "up the stairs",
];
/// "No need to climb stairs".
const NONE: [&str; 12] = [
    "don t have to",
    "don t need to",
    "never",
    "no flights",
    "no hay que",
    "no need to",
    "no stairs",
    "no steps",
    "not have to",
    "not need to",
    "sin subir",
    "without",
];
const WHEELCHAIR: [&str; 3] = ["silla de ruedas", "sillas de ruedas", "wheelchairs"];
const NO_WAY_IN: [&str; 5] = [
    "cannot get in",
    "no entra",
    "no entran",
    "no hay acceso",
    "sin acceso",
];

/// "The ramp is blocked by construction", "la rampa está cerrada": nobody knows for how long.
pub(super) fn is_way_shut(sentence: &Sentence<'_>) -> bool {
    const WAYS: [&str; 12] = [
        "accessible door",
        "accessible entrance",
        "entrada accesible",
        "handicap door",
        "handicap entrance",
        "ramp",
        "ramps",
        "rampa",
        "rampas",
        "wheelchair entrance",
        "wheelchair door",
        "wheelchair lift",
    ];
    const SHUT: [&str; 26] = [
        "blocked",
        "bloqueada",
        "bloqueado",
        "cerrada",
        "cerrado",
        "closed",
        "collapsed",
        "construcción",
        "construction",
        "damaged",
        "dañada",
        "en obras",
        "fuera de servicio",
        "icy",
        "locked",
        "missing",
        "obras",
        "removed",
        "repair",
        "repairs",
        "reparación",
        "replaced",
        "rota",
        "unsafe",
        "unusable",
        "washed out",
    ];
    let is_shut = sentence.has_any(&SHUT) || sentence.has_any(&BROKEN);
    sentence.has_any(&WAYS) && is_shut && !sentence.has_any(&RUNS)
}

/// Whether one has to take stairs, or words about wheelchairs say that there is no way in.
pub(super) fn is_barred(sentence: &Sentence<'_>) -> bool {
    let has_lift = sentence.has_any(&LIFTS);
    let is_broken = has_lift && sentence.has_any(&NOT_RUNNING);
    // Beside an elevator nobody has to take them: that it does not run, or is not there, is said in its own words.
    let is_up = sentence.has_any(&STAIRS) && !has_lift && !sentence.has_any(&NONE);
    let is_no_way = sentence.has_any(&WHEELCHAIR) && sentence.has_any(&NO_WAY_IN);
    is_broken || is_up || is_no_way || is_upper_floor_by_stairs(sentence) && !has_lift
}

/// "Beds on second floor, stairs": the stairs stand alone behind a floor that is not on the ground.
fn is_upper_floor_by_stairs(sentence: &Sentence<'_>) -> bool {
    const UPPER: [&str; 11] = [
        "2nd floor",
        "3rd floor",
        "4th floor",
        "basement",
        "fourth floor",
        "second floor",
        "segundo piso",
        "sótano",
        "tercer piso",
        "third floor",
        "upstairs",
    ];
    const BY_STAIRS: &str = "a access and are by con de escalera escaleras flight is of only one por stairs steps the there two up \
        use hay with climb must to";
    let is_by_stairs = |clause: Sentence<'_>| {
        clause.has_any(&["escalera", "escaleras", "stairs", "steps"]) && clause.has_only(BY_STAIRS)
    };
    sentence.has_any(&UPPER)
        && clauses(sentence.words).any(is_by_stairs)
        && !sentence.has_any(&NONE)
}

/// "Elevator out of order", "ascensor descompuesto". Where the entrance or the beds need none, it bars no way.
pub(super) fn is_broken(sentence: &Sentence<'_>) -> bool {
    let broken_lift = |clause: Sentence<'_>| clause.has_any(&LIFTS) && clause.has_any(&BROKEN);
    clauses(sentence.words).any(broken_lift) && !sentence.has_any(&RUNS)
}

/// "Ground floor is accessible, but beds are upstairs and there is no elevator". Of a sentence that bars the way.
pub(super) fn are_before_the_beds(sentence: &Sentence<'_>) -> bool {
    const UPSTAIRS: [&str; 8] = [
        "beds are upstairs",
        "beds upstairs",
        "bedrooms are upstairs",
        "bedrooms upstairs",
        "camas arriba",
        "camas están arriba",
        "rooms are upstairs",
        "rooms upstairs",
    ];
    sentence.has_any(&UPSTAIRS)
}
