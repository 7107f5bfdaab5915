//! Sentences that name the person to ask for, who is there: "Ask for Maria", "Check in with security", "Hable con el señor Gómez". What
//! people are to ask of others before they come is none of these.

use super::limiting::{limits, set};
use super::names::is_written_as_name;
use crate::ordinary_words::is_ordinary;
use std::collections::HashSet;
use std::sync::LazyLock;

/// How such a sentence begins, without accents.
const BEGINNINGS: [&[&str]; 20] = [
    &["ask", "for"],
    &["ask"],
    &["check", "in", "with"],
    &["check", "in"],
    &["look", "for"],
    &["report", "to"],
    &["see"],
    &["sign", "in", "with"],
    &["sign", "in"],
    &["speak", "to"],
    &["speak", "with"],
    &["talk", "to"],
    &["talk", "with"],
    &["busque", "a"],
    &["hable", "con"],
    &["pida", "por"],
    &["pregunte", "a"],
    &["pregunte", "en"],
    &["pregunte", "por"],
    &["vea", "a"],
];
/// Who is there, and where in the house.
static THERE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    a al an at brother building coordinator deacon desk director door dr father front guard hall host hostess in inside kitchen lobby \
    manager minister miss mr mrs ms of office on one our pastor please reception receptionist rev reverend secretary security sister \
    staff the usher volunteer volunteers window worker you arrive when \
    cocina con coordinador coordinadora de del director directora diacono don dona el en encargada encargado entrada guardia la \
    los oficina padre por puerta recepcion recepcionista secretaria seguridad senor senora un una voluntario voluntarios")
});
/// One of these or a name is asked for.
static PEOPLE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set(
        "coordinator deacon desk director guard host hostess manager minister pastor reception receptionist secretary \
    security staff usher volunteer volunteers coordinador coordinadora diacono directora encargada encargado guardia recepcion \
    recepcionista secretaria voluntario voluntarios",
    )
});

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(words: &[&str], plain: &[String]) -> bool {
    let start = usize::from(plain.first().is_some_and(|it| it == "please"));
    let begins = |with: &&&[&str]| {
        let rest = &plain[start..];
        rest.len() > with.len() && rest.iter().zip(**with).all(|(word, known)| word == known)
    };
    let Some(beginning) = BEGINNINGS.iter().find(begins) else {
        return false;
    };
    let rest = start + beginning.len()..words.len();
    let is_name = |at: usize| is_name(words, plain, at);
    let are_known = rest
        .clone()
        .all(|at| THERE.contains(plain[at].as_str()) || is_name(at));
    are_known
        && rest
            .into_iter()
            .any(|at| is_name(at) || PEOPLE.contains(plain[at].as_str()))
}

/// A first or last name. "See Parole Officer" names nobody. Behind a title an ordinary word is one: "Deacon Brown".
fn is_name(words: &[&str], plain: &[String], at: usize) -> bool {
    const TITLES: [&str; 20] = [
        "brother", "deacon", "dr", "father", "minister", "miss", "mr", "mrs", "ms", "pastor",
        "rev", "reverend", "sister", "diacono", "dona", "hermana", "hermano", "padre", "senor",
        "senora",
    ];
    let word = words[at];
    let has_title = at > 0 && TITLES.contains(&plain[at - 1].as_str());
    let is_new = has_title || !is_ordinary(&plain[at]);
    word.len() > 1 && is_written_as_name(word) && is_new && !limits(&plain[at])
}
