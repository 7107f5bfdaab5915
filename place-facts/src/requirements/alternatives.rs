//! "ID or two papers", "a letter or ID": of two things one will do, so an ID is not what is asked for.

use super::Sentence;
use super::id_words::{is_denied, one_word_for_it};

/// Words that may stand around the thing that is not an ID.
const BESIDE: [&str; 28] = [
    "a",
    "an",
    "another",
    "any",
    "bring",
    "card",
    "current",
    "ebt",
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
    "snap",
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
/// Other words of a list of papers.
const LISTED: [&str; 8] = [
    "a", "an", "card", "cards", "current", "ebt", "recent", "snap",
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
    if is_listed_as_proof(&sentence) {
        return true;
    }
    let words: Vec<&str> = plain.split(' ').collect();
    (0..words.len())
        .filter(|at| words[*at] == "or")
        .any(|at| is_choice(&words[..at], &words[at + 1..]))
}

/// "Proof of address (license, lease)", "proof of income: pay stub, ID": each of a list proves the same, so one will do.
fn is_listed_as_proof(sentence: &Sentence<'_>) -> bool {
    const OF: [&str; 6] = [
        "proof of address",
        "proof of income",
        "proof of residence",
        "proof of residency",
        "prueba de domicilio",
        "comprobante de domicilio",
    ];
    let Some((before, behind)) = sentence.words.split_once(['(', ':']) else {
        return false;
    };
    let (list, _) = behind.split_once(')').unwrap_or((behind, ""));
    let of = one_word_for_it(&Sentence::new(before));
    let list = one_word_for_it(&Sentence::new(list));
    let names = |known: &[&str]| list.plain.split(' ').any(|word| known.contains(&word));
    let is_one_of = names(&IDS) && names(&OTHER) && !list.has_any(&["and", "plus", "with", "y"]);
    (of.has_any(&OF) || of.has("residency required")) && !of.has("id") && is_one_of
}

/// Whether an ID stands on one side of "or", and something else on the other.
fn is_choice(before: &[&str], behind: &[&str]) -> bool {
    let end_of_id = before
        .last()
        .is_some_and(|last| IDS.contains(last) || *last == "card");
    let names_id = before.iter().rev().take(4).any(|word| IDS.contains(word));
    // "License, lease or bill".
    let mut listed = before.iter().rev();
    let is_list = listed
        .find(|word| !OTHER.contains(word) && !LISTED.contains(word))
        .is_some_and(|word| IDS.contains(word));
    let starts_with_id = end_of_id && names_id || is_list;
    starts_with_id && is_other(behind.iter()) || {
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
