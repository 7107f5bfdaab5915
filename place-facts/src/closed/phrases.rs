//! What says in more words than one that a place closed, moved, merged or no longer gives its thing.

use super::words::{CLOSED, KINDS_OF_CLOSED};
use crate::hours::{DOING, FEELINGS, said};
use crate::names_of_days::{DAYS_EN, DAYS_ES};

/// Words in an address that are no part of one: "Moved to 99 Main St". "1 Merger Road" and "Moving Forward Plaza" are real.
const IN_ADDRESSES: [&str; 19] = [
    "consolidated",
    "evicted",
    "formerly",
    "merged",
    "moved",
    "now",
    "previously",
    "relocated",
    "relocating",
    "until",
    "ahora",
    "antes",
    "fusionada",
    "fusionado",
    "mudada",
    "mudado",
    "reubicado",
    "trasladada",
    "trasladado",
];
/// The same in two words: "12 Main St (old address)", and no "Old Mill Road".
const PAIRS_IN_ADDRESSES: [(&str, &str); 9] = [
    ("former", "address"),
    ("former", "location"),
    ("moving", "to"),
    ("not", "send"),
    ("old", "address"),
    ("old", "location"),
    ("previous", "address"),
    ("previous", "location"),
    ("prior", "location"),
];
/// What "closed" and "moved" are said of that is a part of a place, or of people: "entrance moved", "waiting list closed".
const PARTS: [&str; 15] = [
    "case",
    "cases",
    "door",
    "doors",
    "employer",
    "employers",
    "entrance",
    "entrances",
    "entry",
    "line",
    "list",
    "others",
    "parking",
    "schools",
    "waitlist",
];
/// What stands between them.
const IS: [&str; 7] = ["are", "has", "have", "is", "was", "were", "been"];
/// Behind "closed" it is said when: "closed if it snows", "closed when schools are closed".
const CLOSED_WHEN: [&str; 5] = ["cuando", "if", "when", "whenever", "si"];
/// Words of people whose own house burned down or was sold.
const OTHERS: [&str; 23] = [
    "anyone",
    "bills",
    "families",
    "help",
    "helps",
    "home",
    "homes",
    "house",
    "houses",
    "if",
    "people",
    "renters",
    "shutoff",
    "tenants",
    "those",
    "utilities",
    "victims",
    "who",
    "whose",
    "your",
    "casa",
    "familias",
    "quienes",
];
/// What says it in more words, wherever it stands.
const PHRASES: [&str; 49] = [
    "cerro sus puertas",
    "ceased operation",
    "ceased operations",
    "closed its doors",
    "closed their doors",
    "address changed",
    "address has changed",
    "cambio de direccion",
    "cambio su direccion",
    "changed address",
    "do not list",
    "do not refer",
    "do not use",
    "don t list",
    "don t refer",
    "don t use",
    "fuera de servicio",
    "gone out of business",
    "no existe mas",
    "no existe ya",
    "no longer active",
    "no longer at",
    "no longer exist",
    "no longer exists",
    "no longer here",
    "no longer in business",
    "no longer in operation",
    "no longer in service",
    "no longer operational",
    "no longer there",
    "moved away",
    "nao existe mais",
    "out of business",
    "now located at",
    "se fusiono con",
    "se mudaron",
    "se mudo a",
    "se traslado a",
    "ahora esta en",
    "shut down",
    "shut its doors",
    "shut the doors",
    "shut their doors",
    "shutting its doors",
    "ya no esta aqui",
    "ya no esta en",
    "ya no existe",
    "ya no funciona",
    "ya no opera",
];
/// What says it of the building of a place, and of the houses of the people whom a place helps.
const OF_BUILDINGS: [&str; 20] = [
    "building sold",
    "building was sold",
    "building has been sold",
    "building is sold",
    "property sold",
    "burned down",
    "burnt down",
    "edificio vendido",
    "has been disconnected",
    "is disconnected",
    "lost lease",
    "lost its lease",
    "lost our lease",
    "lost the lease",
    "lost their lease",
    "number disconnected",
    "phone disconnected",
    "numero desconectado",
    "telefono desconectado",
    "torn down",
];
/// What says it at the end: "no longer open on Monday" leaves the other days.
const PHRASES_AT_END: [&str; 14] = [
    "no longer open",
    "no longer operates",
    "no longer operating",
    "no longer available",
    "not available",
    "not in operation",
    "not in service",
    "not operating",
    "not operational",
    "permanently closed",
    "closed permanently",
    "no disponible",
    "no esta disponible",
    "ya no esta abierto",
];
/// What says it at the beginning, behind words such as "the": "Rental funding ended" leaves the other programs.
const PHRASES_AT_START: [&str; 12] = [
    "funding ended",
    "funding expired",
    "funding has ended",
    "funding ran out",
    "grant ended",
    "grant expired",
    "lost funding",
    "lost its funding",
    "lost their funding",
    "program ended",
    "se acabaron los fondos",
    "termino el programa",
];
const BEFORE_START: [&str; 8] = ["agency", "all", "it", "its", "our", "the", "their", "el"];
/// What a place may no longer do with its thing and still give it: "no longer accepting food donations".
const TAKING: [&str; 3] = ["accepting", "takes", "taking"];
/// What people come for. "No longer offers classes" leaves it.
const THINGS: [&str; 25] = [
    "assistance",
    "beds",
    "clothes",
    "clothing",
    "food",
    "groceries",
    "help",
    "housing",
    "meals",
    "pantry",
    "program",
    "programs",
    "service",
    "services",
    "shelter",
    "this",
    "alimentos",
    "ayuda",
    "camas",
    "comida",
    "comidas",
    "despensa",
    "ropa",
    "servicio",
    "servicios",
];
/// How far behind it stands: "no longer gives out free food".
const BEHIND_DOING: usize = 3;
/// Who moved, and what stands behind it. "We moved people out of shelters" and "moved to tears" are no moves of the place.
const MOVERS: [&str; 6] = ["agency", "it", "office", "pantry", "they", "we"];
const BEHIND_MOVED: [&str; 9] = [
    "across", "again", "down", "from", "in", "into", "our", "the", "to",
];
/// Behind "merged": the place is now a part of another. What came of a merger is there.
const WITH: [&str; 4] = ["into", "under", "with", "con"];
const MADE_OF: [&str; 6] = ["born", "created", "form", "formed", "forming", "when"];
/// Behind "new address": it is told, and no name. "New Address Church" is one.
const TELLS_ADDRESS: [&str; 7] = ["as", "at", "effective", "is", "of", "since", "es"];
/// For whom a place is "closed to", and open to others.
const CLOSED_TO: [&str; 9] = [
    "donations",
    "drop-ins",
    "dropins",
    "new",
    "non-members",
    "visitors",
    "walk",
    "walk-ins",
    "walkins",
];
/// Whether words say it in more of them than one.
pub fn has_phrase(all: &[String]) -> bool {
    let text = format!(" {} ", all.join(" "));
    let is_in = |phrases: &[&str]| said(&text, phrases).next().is_some();
    let ends = |phrase: &&str| is_at_end(&text, phrase);
    is_in(&PHRASES) && !all.iter().any(|it| it == "whose")
        || PHRASES_AT_END.iter().any(ends)
        || is_in(&OF_BUILDINGS) && !all.iter().any(|it| OTHERS.contains(&it.as_str()))
        || begins(all)
        || (0..all.len())
            .any(|at| has_moved(all, at) || is_merged(all, at) || tells_address(all, at))
}

fn is_at_end(text: &str, phrase: &str) -> bool {
    let before = text.trim_end().strip_suffix(phrase);
    before.is_some_and(|before| before.ends_with(' '))
}

fn begins(all: &[String]) -> bool {
    let rest = all
        .iter()
        .map(String::as_str)
        .skip_while(|it| BEFORE_START.contains(it));
    let begins_with = |phrase: &&str| {
        let mut rest = rest.clone();
        phrase.split(' ').all(|word| rest.next() == Some(word))
    };
    PHRASES_AT_START.iter().any(begins_with)
}

/// "We moved", "they moved to Elm Street".
fn has_moved(all: &[String], at: usize) -> bool {
    let behind = word(all, at + 1);
    let is_moved = all[at] == "moved" && at > 0 && MOVERS.contains(&all[at - 1].as_str());
    is_moved && behind.is_none_or(|it| BEHIND_MOVED.contains(&it)) && !is_feeling(all, at)
}

fn is_feeling(all: &[String], at: usize) -> bool {
    word(all, at + 1) == Some("to") && word(all, at + 2).is_some_and(|it| FEELINGS.contains(&it))
}

/// "Merged with Hope Pantry". "Formed when two churches merged with a third" is there.
fn is_merged(all: &[String], at: usize) -> bool {
    let is_it = [
        "merged",
        "merging",
        "consolidated",
        "fusionada",
        "fusionado",
    ];
    is_it.contains(&all[at].as_str())
        && word(all, at + 1).is_some_and(|it| WITH.contains(&it))
        && !all.iter().any(|it| MADE_OF.contains(&it.as_str()))
}

/// "New address: 5 Broad St", "nueva direccion es".
fn tells_address(all: &[String], at: usize) -> bool {
    const NEW: [(&str, &str); 6] = [
        ("new", "address"),
        ("new", "location"),
        ("now", "at"),
        ("ahora", "en"),
        ("direccion", "nueva"),
        ("nueva", "direccion"),
    ];
    let is_new =
        |(first, second): &(&str, &str)| all[at] == *first && word(all, at + 1) == Some(*second);
    let is_told = |it: &str| {
        TELLS_ADDRESS.contains(&it) || it.starts_with(|sign: char| sign.is_ascii_digit())
    };
    NEW.iter().any(is_new) && word(all, at + 2).is_none_or(is_told)
}

fn word(all: &[String], at: usize) -> Option<&str> {
    all.get(at).map(String::as_str)
}

/// Whether words say that a place no longer gives what people come for. A day leaves the others.
pub fn is_given_no_more(all: &[String]) -> bool {
    let is_no_more = |at: usize| {
        matches!(
            (word(all, at), word(all, at + 1)),
            (Some("no"), Some("longer")) | (Some("ya"), Some("no"))
        ) && word(all, at + 2).is_some_and(|it| DOING.contains(&it) && !TAKING.contains(&it))
            && all[at + 3..]
                .iter()
                .take(BEHIND_DOING)
                .any(|it| THINGS.contains(&it.as_str()))
    };
    let is_day = |it: &String| {
        DAYS_EN
            .iter()
            .chain(&DAYS_ES)
            .any(|day| it.trim_end_matches('s') == day.trim_end_matches('s'))
    };
    (0..all.len()).any(is_no_more) && !all.iter().any(is_day)
}

/// Whether an address says it in words that are no part of one.
pub fn is_in_address(all: &[String]) -> bool {
    let is_pair = |two: &[String]| {
        let (first, second) = (two[0].as_str(), two[1].as_str());
        PAIRS_IN_ADDRESSES.contains(&(first, second))
    };
    (0..all.len()).any(|at| IN_ADDRESSES.contains(&all[at].as_str()) && !is_feeling(all, at))
        || all.windows(2).any(is_pair)
        || word(all, 0) == Some("was")
}

/// Whether "closed" or "moved" at a place of a text is said of a part of the place, or of something else.
pub fn is_of_a_part(all: &[String], at: usize) -> bool {
    let mut before = all[..at].iter().rev().map(String::as_str);
    let what = before.find(|it| !IS.contains(it));
    what.is_some_and(|it| PARTS.contains(&it) || it == "not" || it == "be") && all[at] != "ceased"
}

/// Whether "closed" at a place of a text names what kind of thing is closed, or for whom: "closed cases", "closed to walk-ins".
pub fn is_closed_otherwise(all: &[String], at: usize) -> bool {
    let behind = word(all, at + 1);
    CLOSED.contains(&all[at].as_str())
        && (behind.is_some_and(|it| KINDS_OF_CLOSED.contains(&it) || CLOSED_WHEN.contains(&it))
            || behind == Some("to") && word(all, at + 2).is_some_and(|it| CLOSED_TO.contains(&it)))
}
