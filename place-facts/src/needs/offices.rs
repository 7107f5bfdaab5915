//! Offices at which one applies for help. What is granted there comes weeks later and from elsewhere.

use crate::row::PlaceRow;
use crate::sentences::sentences;

/// Words of a kind that name what is given there, also by an office.
const GIVES: [&str; 16] = [
    "breakfast",
    "closet",
    "clothes",
    "clothing",
    "cupboard",
    "dinner",
    "emergency food",
    "food bank",
    "groceries",
    "kitchen",
    "lunch",
    "meal",
    "pantry",
    "shop",
    "supper",
    "thrift",
];
/// Words of a kind that name an office.
const KINDS: [&str; 14] = [
    "application",
    "benefits",
    "cash assistance",
    "county office",
    "enrollment",
    "food stamps",
    "human services",
    "intake",
    "public assistance",
    "snap",
    "social services",
    "welfare",
    "wic",
    "work first",
];
/// Names of the offices of counties, in the words of the state.
const NAMES: [&str; 7] = [
    "board of social services",
    "county welfare",
    "department of human services",
    "department of social services",
    "division of social services",
    "social services board",
    "welfare board",
];
/// How a note begins that says so.
const NOTES: [&str; 10] = [
    "application help",
    "apply for",
    "apply here for",
    "apply online",
    "ayuda a solicitar",
    "ayuda para solicitar",
    "help to apply",
    "help with applications",
    "helps people apply",
    "helps you apply",
];

/// Whether a place only helps to apply for what is needed. A pantry that an office runs is a pantry.
pub(super) fn helps_to_apply(row: &PlaceRow<'_>) -> bool {
    let text = |name: &str| row.field(name).unwrap_or_default().to_lowercase();
    let kind = text("type");
    if GIVES.iter().any(|word| kind.contains(word)) {
        return false;
    }
    let is_kind = kind
        .split(|char: char| !char.is_alphanumeric())
        .collect::<Vec<_>>()
        .join(" ");
    let is_kind = format!(" {is_kind} ");
    let name = text("name");
    let notes = text("notes");
    KINDS.iter().any(|it| is_kind.contains(&format!(" {it} ")))
        || NAMES.iter().any(|it| name.contains(it))
        || sentences(&notes).any(|sentence| NOTES.iter().any(|it| sentence.starts_with(it)))
}

/// Kinds of offices that serve their own county.
pub const COUNTY_KINDS: [&str; 2] = ["snap office", "county"];

/// Whether a place is the office of a county, by its kind or by the names that the state gives such offices.
/// `src/placefacts/countyOffice.ts` does the same.
pub fn is_county_office(kind: Option<&str>, name: Option<&str>) -> bool {
    let says = |text: Option<&str>, words: &[&str]| {
        let text = text.unwrap_or_default().to_lowercase();
        words.iter().any(|it| text.contains(it))
    };
    says(kind, &COUNTY_KINDS) || says(name, &NAMES)
}
