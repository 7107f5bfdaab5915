//! Sentences and the work that they name, and do not name.

use crate::sentences::ids;

/// Sentences that do not name some work, or that name another one.
pub fn wrong<'a>(all: &[(&'a str, &str, &str)]) -> Vec<(&'a str, Vec<String>)> {
    let all = all
        .iter()
        .map(|(text, work, other)| (text, work, other, ids(text)));
    let wrong = all.filter(|(_, work, other, ids)| {
        !ids.iter().any(|id| id == *work) || ids.iter().any(|id| id == *other)
    });
    wrong.map(|(text, _, _, ids)| (*text, ids)).collect()
}
