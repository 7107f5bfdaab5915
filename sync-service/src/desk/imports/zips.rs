//! ZIP codes that are not New Jersey's: a row has to say itself that the place is in another state.

use place_facts::states::{behind_comma, other_state};
use place_facts::zip::Zip;
use sync_protocol::desk_import::ImportProblem;
use sync_protocol::listings::Row;

/// Fields in which a state may stand behind a comma.
const ADDRESSED: [&str; 2] = ["city", "address"];

/// What is wrong with the ZIP code of a row: it is of another state, and the row does not say so.
pub fn problem(row: &Row) -> Option<ImportProblem> {
    let zip = Zip::parse(row.get("zip")?)?;
    let is_elsewhere = !zip.is_of_new_jersey() && !says_state(row);
    is_elsewhere.then_some(ImportProblem::ZipElsewhere)
}

/// Whether a row says itself that the place is in another state: "Philadelphia, PA".
pub fn says_state(row: &Row) -> bool {
    let behind = ADDRESSED.into_iter().filter_map(|field| row.get(field));
    behind.into_iter().any(|text| behind_comma(text).is_some())
        || row
            .get("state")
            .is_some_and(|text| other_state(text).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zip_code_of_another_state_is_right_when_the_row_says_that_state() {
        for (zip, city, address, is_right) in [
            ("07102", "Newark", "1 Elm St", true),
            ("N/A", "Newark", "1 Elm St", true),
            ("10001", "Newark", "1 Elm St", false),
            ("19104-1234", "N/A", "N/A", false),
            ("19104", "Philadelphia", "1 Broad St", false),
            ("19104", "Philadelphia, NJ", "1 Broad St", false),
            ("19104", "Philadelphia, PA", "1 Broad St", true),
            (
                "19104",
                "Philadelphia",
                "1 Broad St, Philadelphia PA 19104",
                true,
            ),
        ] {
            let row = [("zip", zip), ("city", city), ("address", address)];
            let row = row.map(|(field, text)| (field.to_owned(), text.to_owned()));
            let found = problem(&row.into());
            assert_eq!(found.is_none(), is_right, "{zip} {city} {address}");
        }
    }
}
