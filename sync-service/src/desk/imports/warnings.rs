//! What the desk would say of the rows of an operator's own list.

use super::cells;
use super::doubts::doubt;
use super::no_places::without_a_way;
use super::problem_words::{doubt_words, problem_words};
use super::{whereabouts, zips};
use crate::listings::import::EMPTY;
use jiff::civil::Date;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use std::collections::HashMap;
use sync_protocol::desk_doubts::ImportDoubt;
use sync_protocol::desk_import::ImportProblem;
use sync_protocol::listings::Row;

/// A cell that the desk would refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// The row of the file as a spreadsheet counts it: the header is row 1.
    pub row: usize,
    /// The field.
    pub field: String,
    /// What is wrong.
    pub problem: ImportProblem,
    /// The text of the cell.
    pub text: String,
}

/// The cells that an import at the desk would refuse, and places that are there twice. `today` is the date in
/// New Jersey.
pub fn warnings(list: &str, rows: &[Row], today: Date) -> Vec<Warning> {
    let mut found = Vec::new();
    let mut seen = HashMap::new();
    for (index, row) in rows.iter().enumerate() {
        let number = index + 2;
        for (field, cell) in row {
            if let Some(problem) = cells::read(field, cell, today).problem {
                found.push(Warning {
                    row: number,
                    field: field.clone(),
                    problem,
                    text: cell.clone(),
                });
            }
        }
        found.extend(zips::problem(row).map(|problem| Warning {
            row: number,
            field: "zip".to_owned(),
            problem,
            text: row.get("zip").cloned().unwrap_or_default(),
        }));
        let first = *seen
            .entry(identity(&PlaceRow { list, row }))
            .or_insert(number);
        if first != number {
            found.push(Warning {
                row: number,
                field: "name".to_owned(),
                problem: ImportProblem::Twice,
                text: row.get("name").map_or(EMPTY, String::as_str).to_owned(),
            });
        }
    }
    found
}

/// The cells that may be right, and that an operator should look at, as lines: `row 2 (zip) 10001: …`.
pub fn doubts(rows: &[Row], today: Date) -> Vec<String> {
    let mut found = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let is_faulty = |field: &str| field == "zip" && zips::problem(row).is_some();
        for (field, text) in row.iter().filter(|(field, _)| !is_faulty(field)) {
            if let Some(doubt) = doubt(field, text, today) {
                let words = doubt_words(doubt);
                found.push(format!("row {} ({field}) {text:?}: {words}", index + 2));
            }
        }
        if let Some((field, text)) = whereabouts::far(row).and_then(|it| row.get_key_value(it)) {
            let words = doubt_words(ImportDoubt::FarApart);
            found.push(format!("row {} ({field}) {text:?}: {words}", index + 2));
        }
    }
    let words = doubt_words(ImportDoubt::MaybeHeading);
    for index in without_a_way(rows) {
        let name = rows[index].get("name").map_or(EMPTY, String::as_str);
        found.push(format!("row {} (name) {name:?}: {words}", index + 2));
    }
    found
}

impl Warning {
    /// The warning as a line: `row 2 (phone) "911": …`.
    pub fn line(&self) -> String {
        let Self {
            row,
            field,
            problem,
            text,
        } = self;
        format!("row {row} ({field}) {text:?}: {}", problem_words(*problem))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 11, 23);

    fn row(phone: &str, checked: &str) -> Row {
        [
            ("name", "Hope Pantry"),
            ("city", "Newark"),
            ("phone", phone),
            ("checked", checked),
        ]
        .map(|(field, text)| (field.to_owned(), text.to_owned()))
        .into()
    }

    #[test]
    fn each_cell_that_the_desk_refuses_is_named() {
        let rows = [row("211", "2024-02"), row("000-000-0000", "2031")];
        let found = warnings("food", &rows, TODAY);
        let told: Vec<_> = found
            .iter()
            .map(|it| (it.row, it.field.as_str(), it.problem))
            .collect();
        assert!(
            told.contains(&(3, "phone", ImportProblem::PhoneImpossible)),
            "{told:?}"
        );
        assert!(
            told.contains(&(3, "checked", ImportProblem::FutureDate)),
            "{told:?}"
        );
        assert!(
            told.contains(&(3, "name", ImportProblem::Twice)),
            "{told:?}"
        );
        assert!(told.iter().all(|(row, ..)| *row == 3), "{told:?}");
    }

    #[test]
    fn a_row_that_says_no_way_to_its_place_is_looked_at() {
        let mut rows = [row("N/A", "2024"), row("211", "2024")];
        let lines = doubts(&rows, TODAY);
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(lines[0].starts_with("row 2 (name)"), "{lines:?}");
        for row in &mut rows {
            row.remove("phone");
        }
        assert_eq!(doubts(&rows, TODAY), [""; 0], "no row can say one");
    }

    #[test]
    fn a_zip_code_of_another_state_is_named_once() {
        let of = |city: &str| {
            let mut row = row("211", "2024-02");
            row.insert("zip".into(), "19104".into());
            row.insert("city".into(), city.into());
            row
        };
        let rows = [of("Philadelphia"), of("Philadelphia, PA")];
        let found = warnings("food", &rows, TODAY);
        let told: Vec<_> = found.iter().map(|it| (it.row, it.problem)).collect();
        assert_eq!(told, [(2, ImportProblem::ZipElsewhere)]);
        let looked_at = doubts(&rows, TODAY);
        assert_eq!(looked_at.len(), 1, "{looked_at:?}");
        assert!(looked_at[0].starts_with("row 3 (zip)"), "{looked_at:?}");
    }

    #[test]
    fn the_starter_lists_are_as_the_desk_wants_them() {
        for (list, rows) in crate::listings::starter::lists().unwrap() {
            assert_eq!(warnings(list.as_str(), &rows, TODAY), [], "{list}");
        }
    }
}
