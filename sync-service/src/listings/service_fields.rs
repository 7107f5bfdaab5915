//! What only the service writes of a place: a table that says it would be a forged word of staff.

use super::import::EMPTY;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::HashMap;
use sync_protocol::employer_fact::HIRES_FIELD;
use sync_protocol::listings::Row;

/// Whether only the service writes a field: the day when staff asked an employer, and the facts that a place has
/// beside its row (`:status`, `:checked-by`).
pub fn is_of_service(field: &str) -> bool {
    field == HIRES_FIELD || field.starts_with(':')
}

/// What the places of a list say in these fields.
pub struct Said<'a> {
    list: &'a str,
    rows: HashMap<String, &'a Row>,
}

impl<'a> Said<'a> {
    /// Takes it from the rows of a list.
    pub fn of(list: &'a str, rows: impl IntoIterator<Item = &'a Row>) -> Self {
        let rows = rows.into_iter();
        let rows = rows.filter(|row| row.keys().any(|field| is_of_service(field)));
        Self {
            list,
            rows: rows
                .map(|row| (identity(&PlaceRow { list, row }), row))
                .collect(),
        }
    }

    /// What the place of a row says in a field.
    pub fn of_row(&self, row: &Row, field: &str) -> Option<&'a String> {
        let list = self.list;
        let row = self.rows.get(&identity(&PlaceRow { list, row }))?;
        row.get(field)
    }
}

/// Takes these fields out of the rows of a file, but where the list says them of the place today. Answers the names of
/// the places and the fields of which the file said something else.
pub fn leave_out(list: &str, rows: &mut [Row], listed: &[Row]) -> Vec<(String, String)> {
    let said = Said::of(list, listed);
    let mut left_out = Vec::new();
    for row in rows {
        let fields = row.keys().filter(|field| is_of_service(field));
        for field in fields.cloned().collect::<Vec<_>>() {
            let today = said.of_row(row, &field).cloned();
            let text = row.remove(&field).unwrap_or_default();
            if text != EMPTY && Some(&text) != today.as_ref() {
                left_out.push((row.get("name").cloned().unwrap_or_default(), field.clone()));
            }
            row.extend(today.map(|today| (field, today)));
        }
    }
    left_out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, asked: Option<&str>) -> Row {
        let asked = asked.map(|text| (HIRES_FIELD.to_owned(), text.to_owned()));
        [("name".to_owned(), name.to_owned())]
            .into_iter()
            .chain(asked)
            .collect()
    }

    #[test]
    fn a_file_says_what_staff_asked_only_as_the_list_says_it() {
        let day = Some("Asked on 2026-11-20 by OC");
        let listed = [row("A", day), row("B", None)];
        let mut rows = [
            row("A", day),
            row("B", Some("Yes, always")),
            row("A", Some("Asked on 2031-01-01 by The Governor")),
            row("C", day),
            row("A", Some(EMPTY)),
            row("D", None),
        ];
        let left_out = leave_out("employment", &mut rows, &listed);
        let names: Vec<&str> = left_out.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["B", "A", "C"]);
        let expected = [
            row("A", day),
            row("B", None),
            row("A", day),
            row("C", None),
            row("A", day),
            row("D", None),
        ];
        assert_eq!(rows, expected);
    }
}
