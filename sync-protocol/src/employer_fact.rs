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

/// The text of the fact: a day (`YYYY-MM-DD`) and the initials of the person who asked. Nothing else
/// of that person is public.
pub fn asked_on(day: &str, name: &str) -> String {
    match initials(name).as_str() {
        "" => format!("Asked on {day}"),
        initials => format!("Asked on {day} by {initials}"),
    }
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
        }
    }
}
