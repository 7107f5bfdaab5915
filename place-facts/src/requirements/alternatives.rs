//! "ID or two papers", "a letter or ID": of two things one will do, so an ID is not what is asked for.

use super::Sentence;
use super::id_words::{is_denied, one_word_for_it};

/// Words that may stand around the thing that is not an ID.
const BESIDE: [&str; 26] = [
    "a",
    "an",
    "another",
    "any",
    "bring",
    "card",
    "current",
    "either",
    "first",
    "government",
    "have",
    "issued",
    "license",
    "must",
    "one",
    "other",
    "photo",
    "please",
    "s",
    "show",
    "state",
    "the",
    "two",
    "valid",
    "with",
    "your",
];
/// Other things that people may bring instead.
const OTHER: [&str; 44] = [
    "address",
    "affidavit",
    "award",
    "bank",
    "bill",
    "bills",
    "carta",
    "comprobante",
    "contract",
    "correo",
    "declaration",
    "social",
    "doctor",
    "document",
    "documento",
    "documentos",
    "documents",
    "domicilio",
    "envelope",
    "factura",
    "form",
    "income",
    "lease",
    "letter",
    "letters",
    "mail",
    "medicaid",
    "number",
    "residency",
    "paper",
    "papeles",
    "papers",
    "paperwork",
    "pay",
    "prescription",
    "proof",
    "proofs",
    "prueba",
    "recibo",
    "receipt",
    "referral",
    "stub",
    "statement",
    "utility",
];
/// Words for papers that say who one is. One of these instead of another is an ID.
const IDS: [&str; 8] = [
    "birth",
    "certificate",
    "driver",
    "drivers",
    "id",
    "license",
    "passport",
    "pasaporte",
];

/// Whether a sentence names an ID and, as another choice, something that says no more than where one lives.
pub(super) fn is_one_of_two(sentence: &Sentence<'_>) -> bool {
    let sentence = one_word_for_it(sentence);
    let plain = sentence.plain.replace(" o ", " or ");
    if is_denied(&sentence) || sentence.has("no id") || sentence.has("both") {
        return false;
    }
    let words: Vec<&str> = plain.split(' ').collect();
    (0..words.len())
        .filter(|at| words[*at] == "or")
        .any(|at| is_choice(&words[..at], &words[at + 1..]))
}

/// Whether an ID stands on one side of "or", and something else on the other.
fn is_choice(before: &[&str], behind: &[&str]) -> bool {
    let end_of_id = before
        .last()
        .is_some_and(|last| IDS.contains(last) || *last == "card");
    let names_id = before.iter().rev().take(4).any(|word| IDS.contains(word));
    end_of_id && names_id && is_other(behind.iter()) || {
        let starts = behind
            .iter()
            .position(|word| !BESIDE.contains(word) || IDS.contains(word));
        let is_id = starts.is_some_and(|at| IDS.contains(&behind[at]));
        is_id && is_other(before.iter().rev()) && !before.contains(&"and")
    }
}

/// Whether the next thing that words name is something else than an ID.
fn is_other<'a>(words: impl Iterator<Item = &'a &'a str>) -> bool {
    const MOST: usize = 4;
    for word in words.take(MOST) {
        if IDS.contains(word) {
            return false;
        }
        if OTHER.contains(word) {
            return true;
        }
        if !BESIDE.contains(word) {
            return false;
        }
    }
    false
}
