//! The starter lists of New Jersey, which are part of the program. A kiosk shows them until it has
//! reached its service once. The service has the same files.

use clock_and_random::clock::{milliseconds, parse_day};
use sync_protocol::listings::{ListingName, Row};
use time::OffsetDateTime;

/// The column with the source of a row. The service does not publish it either.
const SOURCE: &str = "source";
/// The column with the day on which a row was last checked.
const CHECKED: &str = "checked";

const FILES: [(&str, &[u8]); 9] = [
    (
        "clothing",
        include_bytes!("../../../sync-service/data/nj/clothing.csv"),
    ),
    (
        "employment",
        include_bytes!("../../../sync-service/data/nj/employment.csv"),
    ),
    (
        "food",
        include_bytes!("../../../sync-service/data/nj/food.csv"),
    ),
    (
        "healthcare",
        include_bytes!("../../../sync-service/data/nj/healthcare.csv"),
    ),
    (
        "housing",
        include_bytes!("../../../sync-service/data/nj/housing.csv"),
    ),
    (
        "id-documents",
        include_bytes!("../../../sync-service/data/nj/id-documents.csv"),
    ),
    (
        "legal",
        include_bytes!("../../../sync-service/data/nj/legal.csv"),
    ),
    (
        "support",
        include_bytes!("../../../sync-service/data/nj/support.csv"),
    ),
    (
        "transportation",
        include_bytes!("../../../sync-service/data/nj/transportation.csv"),
    ),
];

/// Returns a starter list, and the day of its last check in milliseconds since 1970.
pub fn list(name: &ListingName) -> Option<(Vec<Row>, i64)> {
    let (_, file) = FILES.iter().find(|(known, _)| *known == name.as_str())?;
    let mut reader = csv::Reader::from_reader(*file);
    let rows: Vec<Row> = reader
        .deserialize()
        .filter_map(Result::ok)
        .map(|mut row: Row| {
            row.remove(SOURCE);
            row
        })
        .collect();
    let days = rows.iter().filter_map(|row| row.get(CHECKED));
    let day = days.filter_map(|day| parse_day(day)).max()?;
    let at = OffsetDateTime::new_utc(day, time::Time::MIDNIGHT);
    Some((rows, milliseconds(at)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sync_protocol::listings::{LINKED_LISTINGS, MORE_LISTINGS};

    #[test]
    fn ksk_4_every_list_the_screens_link_to_has_a_starter() {
        for name in LINKED_LISTINGS.into_iter().chain(MORE_LISTINGS) {
            let (rows, at) = list(&ListingName::parse(name).unwrap()).unwrap();
            assert!(rows.len() > 3, "{name}");
            assert!(at > 0, "{name}");
            for row in rows {
                assert!(
                    row.contains_key("name") && !row.contains_key(SOURCE),
                    "{name}"
                );
            }
        }
        assert!(list(&ListingName::parse("unknown").unwrap()).is_none());
    }
}
