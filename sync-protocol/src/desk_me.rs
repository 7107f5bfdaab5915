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
    /// The lists beyond those that the specification links, with their names. Hidden ones are among
    /// them, because staff work on them.
    #[serde(default)]
    pub lists: Vec<MenuList>,
}

/// Returns the initials of a name, at most three.
pub fn initials(name: &str) -> String {
    let words = name.split_whitespace();
    let first: String = words
        .filter_map(|word| word.chars().next())
        .take(3)
        .collect();
    first.to_uppercase()
}
