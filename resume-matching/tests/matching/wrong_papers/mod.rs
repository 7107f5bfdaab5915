//! Texts and the paper that they hold, or do not.

use crate::sentences::ids;

/// Those of the texts of which the paper is held and should not be, or the other way round.
pub fn wrong<'a>(all: &[(&'a str, &str)], should_hold: bool) -> Vec<&'a str> {
    let wrong = all
        .iter()
        .filter(|(text, id)| ids(text).iter().any(|it| it == id) != should_hold);
    wrong.map(|(text, _)| *text).collect()
}
