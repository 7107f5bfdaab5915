//! Towns, counties and ZIP codes of a row that are far from each other.

use crate::listings::import::EMPTY;
use place_facts::geography::agreement::{Apart, apart};
use place_facts::states::behind_comma;
use sync_protocol::listings::Row;

/// The fields that say where a place is, the one first that is most often wrong.
pub const FIELDS: [&str; 3] = ["zip", "city", "county"];

/// The field of a row that is far from what the other ones say.
pub fn far(row: &Row) -> Option<&'static str> {
    let text = |field: &str| row.get(field).map_or(EMPTY, String::as_str);
    // The towns of other states are not known here.
    if behind_comma(text("city")).is_some() {
        return None;
    }
    let found = apart(text("city"), text("county"), text("zip"))?;
    Some(match found {
        Apart::Zip => "zip",
        Apart::Town => "city",
        Apart::County => "county",
    })
}

/// What a row says of where it is, for a person who decides what is right.
pub fn said(row: &Row) -> Vec<String> {
    let order = ["city", "county", "zip"].into_iter();
    let texts = order.filter_map(|field| row.get(field));
    texts.filter(|text| *text != EMPTY).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listings::starter::lists;

    #[test]
    fn of_the_starter_lists_three_addresses_do_not_go_together() {
        let mut told = Vec::new();
        for (list, rows) in lists().unwrap() {
            let far = rows.iter().filter(|row| far(row).is_some());
            told.extend(far.map(|row| format!("{list}: {}, {}", row["city"], row["zip"])));
        }
        let known = [
            "housing: Oceanport, 07730",
            "housing: Somerville, 08873",
            // The office of a neighboring county.
            "legal: Vineland, N/A",
        ];
        assert_eq!(told, known);
    }
}
