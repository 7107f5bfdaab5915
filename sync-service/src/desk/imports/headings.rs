//! Which row of a file has the headings: many tables begin with a title, or with names of groups of columns.

use super::columns::is_known;
use crate::tables::{TableRow, start};
use sync_protocol::desk_import::{ImportRepair, ImportRepaired};

/// Rows among which the headings are looked for.
const LOOKED_AT: usize = 10;
/// Known headings that make a row that of the headings.
const ENOUGH: usize = 2;

/// Removes the rows above the headings, and says so. The headings are the row with the most headings that are
/// known, also by `is_ours`. Where fewer than two are, the first row counts.
pub(super) fn remove_titles(
    rows: &mut Vec<TableRow>,
    is_ours: impl Fn(&str) -> bool,
) -> Option<ImportRepaired> {
    let known = |row: &TableRow| {
        let cells = row.cells.iter().filter(|cell| !cell.trim().is_empty());
        cells.filter(|cell| is_known(cell) || is_ours(cell)).count()
    };
    let looked_at = rows.iter().take(LOOKED_AT).map(known).enumerate();
    // Of rows with as many the first one counts.
    let (at, most) = looked_at.rev().max_by_key(|(_, count)| *count)?;
    if at == 0 || most < ENOUGH {
        return None;
    }
    let above: Vec<TableRow> = rows.drain(..at).collect();
    let texts = above.iter().flat_map(|row| &row.cells);
    let texts: Vec<&str> = texts
        .map(|cell| cell.trim())
        .filter(|it| !it.is_empty())
        .collect();
    Some(ImportRepaired {
        repair: ImportRepair::Titles,
        count: u32::try_from(above.len()).unwrap_or(u32::MAX),
        cell: above
            .first()
            .map(|row| row.cell_name(0))
            .unwrap_or_default(),
        before: start(&texts.join(", ")),
        after: String::new(),
    })
}

/// How many lines of a text stand above its headings: see [`remove_titles`]. Lines of a cell are no titles.
pub(super) fn lines_above(text: &str, separator: char) -> usize {
    let known = |line: &str| {
        let cells = line
            .split(separator)
            .map(|cell| cell.trim().trim_matches('"'));
        cells.filter(|cell| is_known(cell)).count()
    };
    let counts: Vec<usize> = text.lines().take(LOOKED_AT).map(known).collect();
    // Of lines with as many the first one counts.
    let most = counts
        .iter()
        .enumerate()
        .rev()
        .max_by_key(|(_, count)| **count);
    match most {
        Some((at, most)) if *most >= ENOUGH && counts[0] < ENOUGH => {
            let above: String = text.split_inclusive('\n').take(at).collect();
            if above.matches('"').count().is_multiple_of(2) {
                at
            } else {
                0
            }
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::read;

    fn first_row(text: &str) -> (Vec<String>, u32, Option<String>) {
        let mut rows = read(text.as_bytes()).unwrap().rows;
        let said = remove_titles(&mut rows, |cell| cell == "Hires").map(|it| it.before);
        (rows[0].cells.clone(), rows[0].number, said)
    }

    #[test]
    fn titles_above_the_headings_are_left_out_and_said() {
        let text =
            "Pantries of Essex County,,\n\nAs of,11/2026,\nName,Phone,Zip\nA,973-555-0100,07102\n";
        let (cells, number, said) = first_row(text);
        assert_eq!((cells[0].as_str(), number), ("Name", 4));
        assert_eq!(
            said.as_deref(),
            Some("Pantries of Essex County, As of, 11/2026")
        );
    }

    #[test]
    fn the_headings_are_the_row_with_the_most_that_are_known() {
        for (text, name) in [
            (
                "Place,,Contact,\nName,Street,Phone,Web\nA,1 Elm St,973-555-0100,a.org\n",
                "Name",
            ),
            ("Agency,Program,x,y\nName,City,Phone,Zip\nA,B,C,D\n", "Name"),
            ("Food,Clothes,x\nWho,Hires,Phone\nA,B,C\n", "Who"),
        ] {
            let (cells, number, said) = first_row(text);
            assert_eq!((cells[0].as_str(), number), (name, 2), "{text}");
            assert!(said.is_some());
        }
    }

    #[test]
    fn headings_in_the_first_row_or_in_none_stay() {
        for text in [
            "Name,Phone\nA,973-555-0100\n",
            "Name,Phone\nName,Phone\nA,973-555-0100\n",
            "Who,Where,When\nName,x,y\n",
            "Who,Where\nA,B\n",
        ] {
            let (_, number, said) = first_row(text);
            assert_eq!((number, said), (1, None), "{text}");
        }
    }
}
