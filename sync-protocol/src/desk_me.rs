//! The person at the staff desk, and what the desk tells that person of itself.

use crate::desk::Role;
use crate::desk_lists::MenuList;
use serde::{Deserialize, Serialize};

/// `GET /desk/me`: the signed-in staff member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskMe {
    /// Name.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Role.
    pub role: Role,
    /// Whether the operator lets the desk look whether websites answer.
    #[serde(default)]
    pub checks_links: bool,
    /// Suggestions that wait for this person to decide; 0 for callers, who decide nothing.
    #[serde(default)]
    pub suggestions: u32,
    /// The lists beyond those that the specification links, with their names. Hidden ones are among
    /// them, because staff work on them.
    #[serde(default)]
    pub lists: Vec<MenuList>,
}

/// Initials that a name has at least, and at most.
const INITIALS: std::ops::RangeInclusive<usize> = 2..=3;

/// Returns the initials of a name: the first letters of two or three words, or of a name of one word its first two.
/// Fewer when the name has no two letters.
pub fn initials(name: &str) -> String {
    let words = name.split_whitespace();
    let words = words.map(|word| word.chars().filter(|it| it.is_alphabetic()));
    let mut words: Vec<Vec<char>> = words.map(Iterator::collect).collect();
    words.retain(|letters| !letters.is_empty());
    let first: String = match words.as_slice() {
        [only] => only.iter().take(*INITIALS.start()).collect(),
        all => all.iter().take(*INITIALS.end()).map(|it| it[0]).collect(),
    };
    first.to_uppercase()
}

/// Whether a name gives initials that stand beside a check.
pub fn has_initials(name: &str) -> bool {
    initials(name).chars().count() >= *INITIALS.start()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_two_or_three_letters() {
        for (name, letters) in [
            ("Ana Ruiz", "AR"),
            ("ana maría ruiz lópez", "AMR"),
            ("Olga", "OL"),
            ("J. (Jo) 5th Smith", "JJT"),
            ("Édith Ñañez", "ÉÑ"),
        ] {
            assert_eq!(initials(name), letters, "{name}");
            assert!(has_initials(name), "{name}");
        }
        for name in ["", "O", "7 8 9", "!!", "A 1"] {
            assert!(!has_initials(name), "{name}");
        }
    }
}
