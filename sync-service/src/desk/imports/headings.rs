//! Which row of a file has the headings: many tables begin with a title.

use super::columns::is_known;
use crate::tables::{TableRow, start};
use sync_protocol::desk_import::{ImportRepair, ImportRepaired};

/// Rows among which the headings are looked for.
const LOOKED_AT: usize = 10;
/// Known headings that make a row that of the headings.
const ENOUGH: usize = 2;
/// Cells of a title: what it is, and of which day.
const TITLE_CELLS: usize = 2;

/// Removes the titles above the headings, and says so. Where no heading is known the first row counts.
pub(super) fn remove_titles(rows: &mut Vec<TableRow>) -> Option<ImportRepaired> {
    let has_headings = |row: &TableRow| {
        let known = row.cells.iter().filter(|cell| is_known(cell));
        known.count() >= ENOUGH
    };
    let at = rows.iter().take(LOOKED_AT).position(has_headings)?;
    let is_title = |row: &TableRow| {
        let filled = row.cells.iter().filter(|cell| !cell.trim().is_empty());
        filled.count() <= TITLE_CELLS
    };
    if at == 0 || !rows[..at].iter().all(is_title) {
        return None;
    }
    let titles: Vec<TableRow> = rows.drain(..at).collect();
    let mut texts = titles.iter().flat_map(|row| &row.cells);
    let first = texts.find(|cell| !cell.trim().is_empty());
    Some(ImportRepaired {
        repair: ImportRepair::Titles,
        count: 1,
        cell: String::new(),
        before: first.map(|text| start(text.trim())).unwrap_or_default(),
        after: String::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::read;

    fn first_row(text: &str) -> (Vec<String>, u32, Option<String>) {
        let mut rows = read(text.as_bytes()).unwrap().rows;
        let said = remove_titles(&mut rows).map(|it| it.before);
        (rows[0].cells.clone(), rows[0].number, said)
    }

    #[test]
    fn titles_above_the_headings_are_left_out_and_said() {
        let text =
            "Pantries of Essex County,,\n\nAs of,11/2026,\nName,Phone,Zip\nA,973-555-0100,07102\n";
        let (cells, number, said) = first_row(text);
        assert_eq!((cells[0].as_str(), number), ("Name", 4));
        assert_eq!(said.as_deref(), Some("Pantries of Essex County"));
    }

    #[test]
    fn headings_in_the_first_row_or_in_none_stay() {
        for text in [
            "Name,Phone\nA,973-555-0100\n",
            "Who,Where,When\nName,Phone,x\n",
            "Who,Where\nA,B\n",
        ] {
            let (_, number, said) = first_row(text);
            assert_eq!((number, said), (1, None), "{text}");
        }
    }
}
