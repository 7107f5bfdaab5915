//! Which "cafetería" is a coffee shop. In Spanish most are; that of a hospital, a school or a prison is a kitchen, as
//! each English "cafeteria" is.

use crate::stems::{Language, languages};
use crate::words::Words;
use std::ops::Range;

/// The phrase of the lexicon that both are written as.
pub(crate) const CAFETERIA: &str = "cafeteria";
/// The work in a coffee shop.
pub(crate) const BARISTA: &str = "barista";
/// Where people eat who live, learn or work there.
const OF_OTHERS: [&str; 32] = [
    "hospital",
    "clinica",
    "escuela",
    "escolar",
    "colegio",
    "universidad",
    "universitaria",
    "universitario",
    "kinder",
    "alumno",
    "estudiante",
    "nino",
    "nina",
    "carcel",
    "prision",
    "penal",
    "preso",
    "interno",
    "fabrica",
    "empresa",
    "planta",
    "oficina",
    "corte",
    "asilo",
    "anciano",
    "base",
    "militar",
    "ejercito",
    "albergue",
    "empleado",
    "trabajadore",
    "paciente",
];

/// Whether the word at a place of a sentence is such a coffee shop.
pub(crate) fn is_coffee_shop(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is_spanish =
        words.words[word].lower.contains('í') || *languages(words, sentence) == [Language::Spanish];
    let mut all = sentence.clone();
    is_spanish && !all.any(|it| OF_OTHERS.contains(&words.form(it)))
}
