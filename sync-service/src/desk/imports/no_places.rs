//! Rows that are no place: a total below the others, or a heading between them.

use crate::tables::{Mark, TableRow};

/// How people head a total, in small letters.
const TOTALS: [&str; 9] = [
    "total",
    "totals",
    "grand total",
    "subtotal",
    "sub-total",
    "sum",
    "suma",
    "totales",
    "gran total",
];

/// The column of the cell that says that a row is no place, from 0.
pub(super) fn no_place(row: &TableRow) -> Option<usize> {
    let said = |(_, cell): &(usize, &String)| !cell.trim().is_empty();
    let mut cells = row.cells.iter().enumerate().filter(said);
    let (at, text) = cells.next()?;
    let is_alone = cells.next().is_none();
    (is_total(text) || is_alone && row.has(at, Mark::MergedAcross)).then_some(at)
}

/// Whether a text says "Total" and at most a number: `Total: 14`.
fn is_total(text: &str) -> bool {
    let is_beside = |it: char| it.is_whitespace() || it.is_ascii_digit() || "=:().,#".contains(it);
    let word = text.trim_matches(is_beside).to_lowercase();
    TOTALS.contains(&word.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str], marks: &[(usize, Mark)]) -> TableRow {
        TableRow {
            number: 2,
            cells: cells.iter().map(|&it| it.to_owned()).collect(),
            names: None,
            given: None,
            marks: marks.to_vec(),
        }
    }

    #[test]
    fn totals_and_headings_between_rows_are_no_places() {
        let across = [(0, Mark::MergedAcross)];
        for (cells, marks, at) in [
            (&["Total", "14"][..], &[][..], Some(0)),
            (&["", "TOTALS:", "14"], &[], Some(1)),
            (&["Grand total (14)"], &[], Some(0)),
            (&["Suma 14"], &[], Some(0)),
            (&["ESSEX COUNTY"], &across, Some(0)),
            (&["Hope Pantry", "Newark"], &across, None),
            (&["Total Care Clinic", "Newark"], &[], None),
            (&["Hope Pantry"], &[], None),
            (&["14"], &[], None),
        ] {
            assert_eq!(no_place(&row(cells, marks)), at, "{cells:?}");
        }
    }
}
