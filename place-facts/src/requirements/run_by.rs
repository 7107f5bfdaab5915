//! Sentences that only name who runs a place, pays for it or founded it: "Run by five churches", "A ministry of First Baptist Church",
//! "Founded in 1985 by local churches", "A cargo de Caridades Católicas". Each of their words is one of such houses, or a name.

use super::limiting::{limits, set};
use super::names::is_written_as_name;
use crate::ordinary_words::is_ordinary;
use std::collections::HashSet;
use std::sync::LazyLock;

/// How such a sentence begins, without accents.
const BEGINNINGS: [&[&str]; 21] = [
    &["part", "of"],
    &["funded", "by"],
    &["hosted", "by"],
    &["managed", "by"],
    &["operated", "by"],
    &["organized", "by"],
    &["paid", "for", "by"],
    &["run", "by"],
    &["sponsored", "by"],
    &["staffed", "by"],
    &["supported", "by"],
    &["made", "possible", "by"],
    &["a", "cargo", "de"],
    &["administrado", "por"],
    &["apoyado", "por"],
    &["atendido", "por"],
    &["dirigido", "por"],
    &["financiado", "por"],
    &["operado", "por"],
    &["organizado", "por"],
    &["patrocinado", "por"],
];
/// Houses and people that run something, and what stands beside them, without accents.
static WHO: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    a all an and area baptist board catholic charities charity church churches city club clubs coalition college community congregation \
    congregations council county department diocese episcopal faith federal fire five food for foundation four from government grants group \
    groups health hospital human in interfaith jewish library lions local lutheran methodist ministries ministry mosque neighbors network \
    nonprofit nonprofits of organization organizations our parish people pentecostal police presbyterian rotary school services several \
    six social state synagogue team temple ten the three town township two union university volunteers with ymca ywca \
    caridades catolica catolicas ciudad comunidad condado cinco cuatro de del diocesis dos el estado grupo grupos iglesia iglesias la las \
    local locales los ministerio parroquia por tres un una universidad vecinos voluntarios y")
});

/// What a house has that it runs: "a ministry of", "un programa de".
const RUN: [&str; 18] = [
    "effort",
    "initiative",
    "ministry",
    "mission",
    "outreach",
    "partnership",
    "program",
    "project",
    "service",
    "work",
    "alcance",
    "iniciativa",
    "ministerio",
    "mision",
    "obra",
    "programa",
    "proyecto",
    "servicio",
];
/// How a place came to be.
const FOUNDED: [&str; 15] = [
    "begun",
    "built",
    "created",
    "established",
    "founded",
    "launched",
    "opened",
    "started",
    "abierto",
    "creada",
    "creado",
    "establecida",
    "establecido",
    "fundada",
    "fundado",
];
/// Houses with whose name a word of the language may begin: "First Baptist Church", "Good Shepherd Parish".
const HOUSES: [&str; 24] = [
    "association",
    "center",
    "charities",
    "chapel",
    "church",
    "churches",
    "club",
    "coalition",
    "community",
    "congregation",
    "fellowship",
    "foundation",
    "hospital",
    "ministries",
    "ministry",
    "mission",
    "mosque",
    "parish",
    "school",
    "society",
    "synagogue",
    "temple",
    "iglesia",
    "university",
];

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(words: &[&str], plain: &[String]) -> bool {
    let Some(begun) = length_of_beginning(plain) else {
        return false;
    };
    let end = end_before_year(plain);
    begun < end
        && (begun..end).all(|at| {
            let is_new = !is_ordinary(&plain[at]) && words[at].len() > 2
                || is_before_house(words, plain, at)
                || is_behind_house(words, plain, at);
            let is_name = is_written_as_name(words[at]) && is_new && !limits(&plain[at]);
            WHO.contains(plain[at].as_str()) || is_name
        })
}

/// Where the words end before "in 1985".
fn end_before_year(plain: &[String]) -> usize {
    match plain {
        [rest @ .., within, year] if ["en", "in"].contains(&within.as_str()) && is_year(year) => {
            rest.len()
        }
        _ => plain.len(),
    }
}

fn is_year(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// How many words begin such a sentence.
fn length_of_beginning(plain: &[String]) -> Option<usize> {
    let begins = |with: &&&[&str]| {
        plain.len() > with.len() && plain.iter().zip(**with).all(|(word, known)| word == known)
    };
    let is = |at: usize, known: &[&str]| {
        let word = plain.get(at);
        word.is_some_and(|it| known.contains(&it.as_str()))
    };
    let listed = BEGINNINGS.iter().find(begins).map(|it| it.len());
    let is_run = is(0, &["a", "an", "the", "un", "una", "el"])
        && is(1, &RUN)
        && is(2, &["between", "by", "of", "de", "del"]);
    let founded = || {
        let start = match (is(0, &["it", "we"]), is(0, &["fue", "was"])) {
            (true, _) => 2,
            (_, true) => 1,
            _ => 0,
        };
        let dated =
            is(start + 1, &["en", "in"]) && plain.get(start + 2).is_some_and(|it| is_year(it));
        let by = start + if dated { 3 } else { 1 };
        (is(start, &FOUNDED) && is(by, &["by", "por"])).then_some(by + 1)
    };
    let length = listed.or(is_run.then_some(3)).or_else(founded)?;
    (length < plain.len()).then_some(length)
}

/// Whether large letters go on from a word to that of a house, so that it is a part of the name.
fn is_before_house(words: &[&str], plain: &[String], at: usize) -> bool {
    let name = words[at..].iter().zip(&plain[at..]);
    let mut name = name.take_while(|(word, plain)| {
        is_written_as_name(word) && !limits(plain)
            || ["and", "of", "s", "the"].contains(&plain.as_str())
    });
    name.any(|(_, plain)| HOUSES.contains(&plain.as_str()))
}

/// The same in Spanish, where the house stands first: "Iglesia Nueva Vida".
fn is_behind_house(words: &[&str], plain: &[String], at: usize) -> bool {
    const FIRST: [&str; 9] = [
        "caridades",
        "centro",
        "fundacion",
        "hospital",
        "iglesia",
        "mision",
        "ministerio",
        "parroquia",
        "templo",
    ];
    let before = words[..at].iter().zip(&plain[..at]).rev();
    let mut before = before.take_while(|(word, plain)| {
        is_written_as_name(word) || ["de", "del", "la", "y"].contains(&plain.as_str())
    });
    before.any(|(_, plain)| FIRST.contains(&plain.as_str()))
}
