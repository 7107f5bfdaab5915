//! Sentences that only name who runs a place or pays for it: "Run by five churches", "Funded by the county", "A cargo de Caridades
//! Católicas". Each of their words is one of such houses, or a name.

use super::limiting::{limits, set};
use super::names::is_written_as_name;
use crate::ordinary_words::is_ordinary;
use std::collections::HashSet;
use std::sync::LazyLock;

/// How such a sentence begins, without accents.
const BEGINNINGS: [&[&str]; 24] = [
    &["a", "ministry", "of"],
    &["a", "program", "of"],
    &["a", "project", "of"],
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

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(words: &[&str], plain: &[String]) -> bool {
    let begins = |with: &&&[&str]| {
        plain.len() > with.len() && plain.iter().zip(**with).all(|(word, known)| word == known)
    };
    let Some(beginning) = BEGINNINGS.iter().find(begins) else {
        return false;
    };
    (beginning.len()..words.len()).all(|at| {
        let is_new = !is_ordinary(&plain[at]) && words[at].len() > 2;
        let is_name = is_written_as_name(words[at]) && is_new && !limits(&plain[at]);
        WHO.contains(plain[at].as_str()) || is_name
    })
}
