//! Whether an employer still hires people with a record, as staff asked it: a dated fact of its row.

use crate::desk_me::initials;
use crate::listings::EMPLOYMENT;
use serde::{Deserialize, Serialize};

/// The field of the fact. Lists show it under this name, so it needs no sentence of its own there.
pub const HIRES_FIELD: &str = "hires people with a record";

/// `POST /desk/places/{id}/hires`: what the employer answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskHires {
    /// The version of the place that the staff member saw.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// Whether it still hires them.
    pub still: bool,
}

/// Whether the rows of a list are employers.
pub fn is_of_employers(list: &str) -> bool {
    list == EMPLOYMENT
}

/// The text of the fact where the employer still hires them: a day (`YYYY-MM-DD`) and the initials of the person who
/// asked. Nothing else of that person is public.
pub fn asked_on(day: &str, name: &str) -> String {
    match initials(name).as_str() {
        "" => format!("Asked on {day}"),
        initials => format!("Asked on {day} by {initials}"),
    }
}

/// What the text of the fact begins with where the employer does not hire them now.
const NO: &str = "No, asked on ";

/// The text of the fact where the employer does not hire them now.
pub fn refused_on(day: &str, name: &str) -> String {
    asked_on(day, name).replacen("Asked on ", NO, 1)
}

/// Whether the text of the fact is that of [`asked_on`].
pub fn says_yes(text: &str) -> bool {
    text.starts_with("Asked on ")
}

/// Whether the text of the fact is that of [`refused_on`].
pub fn says_no(text: &str) -> bool {
    text.starts_with(NO)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_day_and_initials_are_told() {
        for (name, expected) in [
            (
                "Olga Maria Carter-Smith of the County",
                "Asked on 2026-11-22 by OMC",
            ),
            ("ana", "Asked on 2026-11-22 by AN"),
            (" ", "Asked on 2026-11-22"),
        ] {
            assert_eq!(asked_on("2026-11-22", name), expected);
            let no = refused_on("2026-11-22", name);
            assert_eq!(no.trim_start_matches("No, a"), &expected[1..]);
            assert!(says_no(&no) && !says_yes(&no), "{no}");
            assert!(says_yes(expected) && !says_no(expected));
        }
    }
}
