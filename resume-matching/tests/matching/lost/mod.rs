//! Texts that should name their work.

use crate::sentences::ids;

/// Those of the texts that do not name their work, with what they name.
pub fn lost<'a>(all: &[(&'a str, &str)]) -> Vec<(&'a str, Vec<String>)> {
    let all = all.iter().map(|(text, work)| (*text, work, ids(text)));
    let lost = all.filter(|(_, work, ids)| !ids.iter().any(|id| id == *work));
    lost.map(|(text, _, ids)| (text, ids)).collect()
}
