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

/// Words behind one of them that make it a part of the name of a job: "bus drivers", "lunch cooks".
const JOBS: [&str; 22] = [
    "driver",
    "cook",
    "aide",
    "attendant",
    "worker",
    "monitor",
    "lady",
    "helper",
    "server",
    "operator",
    "clerk",
    "cleaner",
    "staff",
    "assistant",
    "mechanic",
    "washer",
    "technician",
    "tech",
    "agent",
    "conductor",
    "loader",
    "escolar",
];

/// The parts of some notes that may name jobs, as they are written.
pub(crate) fn parts_with_jobs(notes: &str) -> impl Iterator<Item = &str> {
    notes.split(['\n', '.', '!', '?']).filter(|part| {
        let words = Words::of(part);
        let has = |list: &[&str]| says_any(&words, list).is_some();
        let is_job =
            |word: usize| word + 1 < words.words.len() && JOBS.contains(&words.form(word + 1));
        let is_other = |word: usize| OTHER.contains(&words.form(word)) && !is_job(word);
        let says_other = has(&OTHER) && (0..words.words.len()).any(is_other);
        has(&HIRES) || !(says_other || has(&WELCOME) || has(&OFFERS))
    })
}
