//! How people write that a place is closed, in small letters and without accents.

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
pub(super) const GONE: [&str; 18] = [
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
pub(super) const GONE_BY_STATE: [&str; 9] = [
    "archived",
    "canceled",
    "cancelled",
    "expired",
    "merged",
    "obsolete",
    "pending",
    "pendiente",
    "vacant",
];
/// What says it in more words, wherever it stands.
pub(super) const PHRASES: [&str; 28] = [
    "ceased operation",
    "ceased operations",
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
    "no longer there",
    "nao existe mais",
    "out of business",
    "shut down",
    "ya no esta en",
    "ya no existe",
    "ya no funciona",
    "ya no opera",
];
/// What says it at the end: "no longer open on Monday" leaves the other days.
pub(super) const PHRASES_AT_END: [&str; 5] = [
    "no longer open",
    "no longer operates",
    "no longer operating",
    "no longer available",
    "ya no esta abierto",
];
/// Words that stand beside them and change nothing.
pub(super) const BESIDE: [&str; 23] = [
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

/// Whether a text says it in more words than one.
pub(super) fn says_in_a_phrase(text: &str) -> bool {
    has_phrase(&words(text))
}

/// Whether words say it in more of them than one.
pub(super) fn has_phrase(all: &[String]) -> bool {
    let text = format!(" {} ", all.join(" "));
    let is_in = |phrase: &&str| text.contains(&format!(" {phrase} "));
    PHRASES.iter().any(is_in)
        || PHRASES_AT_END
            .iter()
            .any(|phrase| text.ends_with(&format!(" {phrase} ")))
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
