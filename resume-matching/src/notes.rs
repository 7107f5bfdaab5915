//! The jobs that the notes of an employer name. A part of them that says where to ask, what is welcome or
//! what is given names none.

use crate::demands::{OFFERS, WELCOME, says_any};
use crate::words::Words;

/// Words of a part that looks for people.
const HIRES: [&str; 20] = [
    "hire",
    "hiring",
    "need",
    "needed",
    "wanted",
    "seeking",
    "job",
    "opening",
    "position",
    "looking",
    "role",
    "contrata",
    "contratamo",
    "busca",
    "buscamo",
    "necesita",
    "necesitamo",
    "solicita",
    "empleo",
    "puesto",
];
/// Words of a part that says where to ask, how to get there, or what is required or given.
const OTHER: [&str; 44] = [
    "near",
    "next",
    "across",
    "behind",
    "beside",
    "bus",
    "train",
    "station",
    "parking",
    "ask",
    "call",
    "apply",
    "interview",
    "website",
    "online",
    "email",
    "drug",
    "test",
    "background",
    "benefit",
    "uniform",
    "lunch",
    "discount",
    "insurance",
    "given",
    "must",
    "able",
    "owner",
    "owned",
    "manager",
    "supervisor",
    "cerca",
    "frente",
    "autobus",
    "tren",
    "pregunte",
    "llame",
    "aplique",
    "entrevista",
    "prueba",
    "uniforme",
    "beneficio",
    "debe",
    "dueno",
];

/// The parts of some notes that may name jobs, as they are written.
pub(crate) fn parts_with_jobs(notes: &str) -> impl Iterator<Item = &str> {
    notes.split(['\n', '.', '!', '?']).filter(|part| {
        let words = Words::of(part);
        let has = |list: &[&str]| says_any(&words, list).is_some();
        has(&HIRES) || !(has(&OTHER) || has(&WELCOME) || has(&OFFERS))
    })
}
