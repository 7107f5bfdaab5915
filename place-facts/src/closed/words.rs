//! How people write that a place is closed, in small letters and without accents.

use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use crate::spelling::unaccented;

/// Words that say of a place that it is closed. Beside the name of a day they say it of that day.
pub const CLOSED: [&str; 21] = [
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
pub const KINDS_OF_CLOSED: [&str; 18] = [
    "adoption",
    "adoptions",
    "campus",
    "caption",
    "captioned",
    "captioning",
    "case",
    "cases",
    "circle",
    "circuit",
    "files",
    "door",
    "doors",
    "group",
    "groups",
    "loop",
    "records",
    "toe",
];
/// The same in Spanish, where the noun stands before: "puerta cerrada".
pub const NOUNS_OF_CLOSED: [&str; 5] = ["circuito", "grupo", "grupos", "puerta", "puertas"];
/// Words that say of a place that it is gone, behind its name or alone.
const GONE: [&str; 27] = [
    "ceased",
    "closing",
    "consolidated",
    "deleted",
    "demolished",
    "disbanded",
    "dissolved",
    "dup",
    "duplicate",
    "merged",
    "moved",
    "relocated",
    "removed",
    "shut",
    "terminated",
    "disuelta",
    "disuelto",
    "duplicado",
    "eliminada",
    "eliminado",
    "fusionada",
    "fusionado",
    "mudada",
    "mudado",
    "reubicado",
    "trasladada",
    "trasladado",
];
/// Words that say it where they are all that is said: "Gone Fishing Ministry" and "Vacant Lot Farm" are names.
const ALONE: [&str; 6] = [
    "disconnected",
    "gone",
    "vacant",
    "desconectado",
    "vacante",
    "vacia",
];
/// Words that say it in a column of the state of places and nowhere else.
pub const GONE_BY_STATE: [&str; 12] = [
    "archived",
    "canceled",
    "cancelled",
    "disconnected",
    "expired",
    "gone",
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
pub const PLACES: [&str; 20] = [
    "agency", "center", "church", "clinic", "employer", "food", "hospital", "hotel", "kitchen",
    "library", "location", "office", "pantry", "program", "school", "shelter", "site", "soup",
    "store", "warming",
];
/// How a kind of a place begins that was one before.
pub const FORMER: [&str; 4] = ["former", "formerly", "antigua", "antiguo"];

/// Whether the word at a place of a text is said of people, and not of the place that helps them: "suspended licenses".
pub fn is_of_people(all: &[String], at: usize) -> bool {
    let near = at.saturating_sub(BESIDE_PEOPLE)..(at + BESIDE_PEOPLE).min(all.len());
    let mut near = all[near].iter();
    SUSPENDED.contains(&all[at].as_str()) && near.any(|it| OF_PEOPLE.contains(&it.as_str()))
}

/// Whether a word says of a place that it is gone.
pub fn is_gone(word: &str) -> bool {
    GONE.contains(&word)
}

/// Whether a text says that a place is gone and nothing else: "Moved", "Relocated in 2024".
pub fn is_all_gone(all: &[String]) -> bool {
    let says = |word: &String| is_gone(word) || ALONE.contains(&word.as_str());
    all.iter().any(says) && all.iter().all(|it| says(it) || is_beside(it))
}

/// Whether a word changes nothing beside one that says it: also a number, a month and what is a part of a day.
pub fn is_beside(word: &str) -> bool {
    let is_number = word.bytes().all(|it| it.is_ascii_digit());
    is_number || BESIDE.contains(&word) || is_month(word)
}

/// Whether a word is a month or the beginning of one.
pub fn is_month(word: &str) -> bool {
    let mut months = MONTHS_EN.iter().chain(&MONTHS_ES);
    word.len() > 2 && months.any(|month| month.starts_with(word))
}

/// The words of a text, in small letters and without accents.
pub fn words(text: &str) -> Vec<String> {
    let plain = unaccented(text).to_lowercase();
    let words = plain.split(|it: char| !(it.is_alphanumeric() || it == '-'));
    let words = words.map(|word| word.trim_matches('-'));
    words
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}
