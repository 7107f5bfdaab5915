//! The rows of [`PLACE_IDS`](super::place::PLACE_IDS): flat objects with the id and codes of a place, and the days of
//! its facts.

use super::place::PlaceRef;
use crate::listings::Row;

/// What stands before the name of a fact whose day a row tells: "day-hours".
const DAY: &str = "day-";

/// Returns the row of a place. `days` are those of facts that were checked on another day than the place, by field.
pub fn row_of(place: &PlaceRef, days: &Row) -> Row {
    let named = [
        ("id", place.id.clone()),
        ("list", place.list.clone()),
        ("code", place.code.clone()),
        ("former", place.former.join(" ")),
    ];
    let named = named.map(|(name, text)| (name.to_owned(), text));
    let days = days.iter();
    let days = days.map(|(field, day)| (format!("{DAY}{field}"), day.clone()));
    named.into_iter().chain(days).collect()
}

/// Returns the place of a row, and the days of its facts by field.
pub fn of_row(row: &Row) -> (PlaceRef, Row) {
    let text = |name: &str| row.get(name).cloned().unwrap_or_default();
    let former = text("former");
    let place = PlaceRef {
        id: text("id"),
        list: text("list"),
        code: text("code"),
        former: former.split_whitespace().map(str::to_owned).collect(),
    };
    let days = row.iter().filter_map(|(name, day)| {
        let field = name.strip_prefix(DAY)?;
        Some((field.to_owned(), day.clone()))
    });
    (place, days.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let place = PlaceRef {
            id: "7d5b0c0e".into(),
            list: "food".into(),
            code: "0hnqt5u".into(),
            former: vec!["1a".into(), "2b".into()],
        };
        let days = Row::from([("hours".to_owned(), "2026-10-05".to_owned())]);
        assert_eq!(of_row(&row_of(&place, &days)), (place.clone(), days));
        let none = (place.clone(), Row::new());
        assert_eq!(of_row(&row_of(&place, &Row::new())), none);
    }
}
