//! How people write that a place is closed, in small letters and without accents.

use place_facts::names_of_days::{MONTHS_EN, MONTHS_ES};
use place_facts::spelling::unaccented;

/// Words that say of a place that it is closed. Beside the name of a day they say it of that day.
pub(super) const CLOSED: [&str; 21] = [
    "closed",
    "clsd",
    "inactive",
    "defunct",
    "discontinued",
    "shuttered",
    "suspended",
    "cerrada",
    "cerrado",
    "clausurada",
    "clausurado",
    "inactiva",
    "inactivo",
    "suspendida",
    "suspendido",
    "fechada",
    "fechado",
    "ferme",
    "fermee",
    "femen",
    "inativo",
];
/// What "closed" says nothing of a place with: "Closed Door Ministries", "closed campus school".
pub(super) const KINDS_OF_CLOSED: [&str; 13] = [
    "adoption",
    "adoptions",
    "campus",
    "caption",
    "captioned",
    "captioning",
    "circuit",
    "door",
    "doors",
    "group",
    "groups",
    "loop",
    "toe",
];
/// The same in Spanish, where the noun stands before: "puerta cerrada".
pub(super) const NOUNS_OF_CLOSED: [&str; 5] = ["circuito", "grupo", "grupos", "puerta", "puertas"];
/// Words that say of a place that it is gone, behind its name or alone.
const GONE: [&str; 18] = [
    "ceased",
    "closing",
    "deleted",
    "demolished",
    "disbanded",
    "dissolved",
    "moved",
    "relocated",
    "removed",
    "terminated",
    "disuelta",
    "disuelto",
    "eliminada",
    "eliminado",
    "mudada",
    "mudado",
    "trasladada",
    "trasladado",
];
/// Words that say it in a column of the state of places and nowhere else.
pub(super) const GONE_BY_STATE: [&str; 10] = [
    "archived",
    "canceled",
    "cancelled",
    "expired",
    "merged",
    "obsolete",
    "pending",
    "pendiente",
    "unavailable",
    "vacant",
];
/// What is "suspended" of the people whom a place helps, and not of the place: "suspended licenses".
const OF_PEOPLE: [&str; 24] = [
    "benefit",
    "benefits",
    "card",
    "driver",
    "drivers",
    "driving",
    "employee",
    "employees",
    "license",
    "licenses",
    "licence",
    "licences",
    "permit",
    "permits",
    "privileges",
    "registration",
    "registrations",
    "sentence",
    "sentences",
    "student",
    "students",
    "beneficios",
    "licencia",
    "licencias",
];
/// Words that are said of them as well as of places.
const SUSPENDED: [&str; 6] = [
    "inactive",
    "suspended",
    "suspendida",
    "suspendidas",
    "suspendido",
    "suspendidos",
];
/// How far from each other they stand: "licenses that were suspended".
const BESIDE_PEOPLE: usize = 3;
/// Words of people whose own house burned down or was sold.
const OTHERS: [&str; 11] = [
    "families", "home", "homes", "house", "houses", "people", "victims", "whose", "your", "casa",
    "familias",
];
/// What says it in more words, wherever it stands.
const PHRASES: [&str; 42] = [
    "cerro sus puertas",
    "ceased operation",
    "ceased operations",
    "closed its doors",
    "closed their doors",
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
    "it moved",
    "moved away",
    "nao existe mais",
    "out of business",
    "se mudaron",
    "shut down",
    "shut its doors",
    "shut the doors",
    "shut their doors",
    "shutting its doors",
    "they moved",
    "we moved",
    "ya no esta aqui",
    "ya no esta en",
    "ya no existe",
    "ya no funciona",
    "ya no opera",
];
/// What says it of the building of a place, and of the houses of the people whom a place helps.
const OF_BUILDINGS: [&str; 9] = [
    "building sold",
    "building was sold",
    "building has been sold",
    "building is sold",
    "property sold",
    "burned down",
    "burnt down",
    "edificio vendido",
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
/// Words that stand beside them and change nothing.
const BESIDE: [&str; 23] = [
    "as",
    "currently",
    "down",
    "effective",
    "for",
    "good",
    "has",
    "in",
    "indefinitely",
    "is",
    "now",
    "of",
    "on",
    "operations",
    "permanent",
    "permanently",
    "since",
    "temp",
    "temporarily",
    "temporary",
    "definitivamente",
    "permanentemente",
    "temporalmente",
];
/// Kinds of places that can have been one before; people may be "former" too.
pub(super) const PLACES: [&str; 20] = [
    "agency", "center", "church", "clinic", "employer", "food", "hospital", "hotel", "kitchen",
    "library", "location", "office", "pantry", "program", "school", "shelter", "site", "soup",
    "store", "warming",
];
/// How a kind of a place begins that was one before.
pub(super) const FORMER: [&str; 4] = ["former", "formerly", "antigua", "antiguo"];

/// Whether words say it in more of them than one.
pub(super) fn has_phrase(all: &[String]) -> bool {
    let text = format!(" {} ", all.join(" "));
    let is_in = |phrase: &&str| text.contains(&format!(" {phrase} "));
    PHRASES.iter().any(is_in)
        || PHRASES_AT_END
            .iter()
            .any(|phrase| text.ends_with(&format!(" {phrase} ")))
        || OF_BUILDINGS.iter().any(is_in) && !all.iter().any(|it| OTHERS.contains(&it.as_str()))
}

/// Whether the word at a place of a text is said of people, and not of the place that helps them: "suspended licenses".
pub(super) fn is_of_people(all: &[String], at: usize) -> bool {
    let near = at.saturating_sub(BESIDE_PEOPLE)..(at + BESIDE_PEOPLE).min(all.len());
    let mut near = all[near].iter();
    SUSPENDED.contains(&all[at].as_str()) && near.any(|it| OF_PEOPLE.contains(&it.as_str()))
}

/// Whether a word says of a place that it is gone.
pub(super) fn is_gone(word: &str) -> bool {
    GONE.contains(&word)
}

/// Whether a text says that a place is gone and nothing else: "Moved", "Relocated in 2024".
pub(super) fn is_all_gone(all: &[String]) -> bool {
    all.iter().any(|word| is_gone(word)) && all.iter().all(|it| is_gone(it) || is_beside(it))
}

/// Whether a word changes nothing beside one that says it: also a number, a month and what is a part of a day.
pub(super) fn is_beside(word: &str) -> bool {
    let is_number = word.bytes().all(|it| it.is_ascii_digit());
    let is_month = || {
        let mut months = MONTHS_EN.iter().chain(&MONTHS_ES);
        word.len() > 2 && months.any(|month| month.starts_with(word))
    };
    is_number || BESIDE.contains(&word) || is_month()
}

/// The words of a text, in small letters and without accents.
pub(super) fn words(text: &str) -> Vec<String> {
    let plain = unaccented(text).to_lowercase();
    let words = plain.split(|it: char| !(it.is_alphanumeric() || it == '-'));
    let words = words.map(|word| word.trim_matches('-'));
    words
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}
