//! Cells that say something of people or of hiring, whatever their column is called.

use crate::words::Words;

/// Words of a cell that says something of people or of hiring and names no work. Whatever a list calls the
/// column of such a cell, it is one of notes.
const REMARKS: [&str; 20] = [
    "must",
    "required",
    "require",
    "requerido",
    "requerida",
    "requiere",
    "debe",
    "felony",
    "felonie",
    "conviction",
    "record",
    "offense",
    "offender",
    "antecedente",
    "delito",
    "closed",
    "cerrado",
    "freeze",
    "volunteer",
    "voluntario",
];
/// What may exclude somebody, which is shown in whatever column it stands.
const EXCLUDES: [&str; 16] = [
    "felony",
    "felonie",
    "felon",
    "conviction",
    "convicted",
    "record",
    "offense",
    "offender",
    "background",
    "criminal",
    "misdemeanor",
    "antecedente",
    "delito",
    "condena",
    "penale",
    "registry",
];
/// Whether a cell is a remark.
pub(super) fn is_remark(text: &str) -> bool {
    names(text, &REMARKS)
}

/// Whether a cell may exclude somebody.
pub(super) fn excludes(text: &str) -> bool {
    names(text, &EXCLUDES)
}

/// Whether one of some words stands in a text, denied or not: "no felonies".
fn names(text: &str, list: &[&str]) -> bool {
    let words = Words::of(text);
    (0..words.words.len()).any(|word| list.contains(&words.form(word)))
}
