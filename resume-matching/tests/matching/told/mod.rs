//! Texts that name work, and should name none.

use crate::sentences::ids;

/// Those of the texts that name some, with its ids.
pub fn told<'a>(texts: &[&'a str]) -> Vec<(&'a str, Vec<String>)> {
    let all = texts.iter().map(|text| (*text, ids(text)));
    all.filter(|(_, ids)| !ids.is_empty()).collect()
}
