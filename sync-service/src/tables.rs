//! Tables that people bring and save as files: CSV of any spreadsheet, and XLSX (ECMA-376).
//!
//! | module | what it does |
//! |---|---|
//! | `separated` | CSV in any of the usual encodings and separators |
//! | `workbook` | the first sheet of an XLSX file that can be seen and has rows |
//! | `archive` | the parts of an XLSX file, each bounded as it is unpacked |
//! | [`json_size`] | how much JSON would take once it is read |
//! | [`json_rows`] | rows as the desk saves them as JSON |
//! | [`package`] | HSDS packages: CSV files in a ZIP file, or JSON |
//! | [`workbook_writer`] | rows as an XLSX file |
//!
//! Nothing here trusts a size that a file names. What a table may take is bounded while it is read.

mod archive;
pub mod json_rows;
pub mod json_size;
pub mod package;
mod separated;
mod workbook;
pub mod workbook_writer;

pub(crate) use separated::separator_of;

use crate::listings::import::{COLUMNS_MAX, ROWS_MAX};
use package::FromPackage;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Most text of a table, in bytes.
const TEXT_MAX: usize = 16 * 1024 * 1024;
/// Cells of a row in the widest spreadsheet. A line with more is no row.
const WIDTH_MAX: usize = 16_384;
/// Characters of a text that are shown of a cell.
const SHOWN: usize = 80;
/// The first bytes of XLSX, which is a ZIP file.
const ZIP: &[u8] = b"PK\x03\x04";
/// The first bytes of a workbook of Excel 97 to 2003, and of an encrypted XLSX.
const COMPOUND: &[u8] = b"\xD0\xCF\x11\xE0";

/// A table as a file contains it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Rows that are not empty, with the header first.
    pub rows: Vec<TableRow>,
    /// What was put right, and what has to be known of the file.
    pub repairs: Vec<ImportRepaired>,
    /// What only a package says.
    pub package: Option<FromPackage>,
    text: usize,
}

/// A row of a table.
#[derive(Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its number as a spreadsheet shows it, from 1.
    pub number: u32,
    /// Its cells as texts.
    pub cells: Vec<String>,
    /// Where its cells stand in the files of a package.
    pub names: Option<Box<CellNames>>,
    /// How many cells a CSV file gives it, also empty ones at its end.
    pub given: Option<usize>,
    /// What a spreadsheet shows of its cells and their texts do not say; columns count from 0.
    pub marks: Vec<(usize, Mark)>,
}

/// What a spreadsheet shows of a cell and its text does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A formula that no spreadsheet worked out.
    Formula,
    /// The text is crossed out, wholly or in part.
    CrossedOut,
    /// The cell is merged over several columns.
    MergedAcross,
    /// A number that is shown with a sign: it was read with it.
    Sign,
}

/// What a row of a package is made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CellNames {
    /// The id of the place, when the package names one.
    pub id: Option<String>,
    /// Whether New Beginnings wrote the row: its texts are taken as they stand.
    pub is_ours: bool,
    /// Whether its schedules say other times than the sentence that was kept.
    pub hours_kept: bool,
    /// The place of each cell: `services.csv C14`.
    pub places: Vec<String>,
}

impl TableRow {
    /// Whether a cell has a mark.
    pub fn has(&self, column: usize, mark: Mark) -> bool {
        self.marks.contains(&(column, mark))
    }

    /// The name of a cell; columns count from 0.
    pub fn cell_name(&self, column: usize) -> String {
        let named = self.names.as_ref().and_then(|it| it.places.get(column));
        let named = named.filter(|name| !name.is_empty()).cloned();
        named.unwrap_or_else(|| cell_name(column, self.number))
    }
}

/// Why nothing of a file can be read, and where it went wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Why.
    pub failure: ImportFailure,
    /// The line, from 1, when one is to blame.
    pub line: Option<u32>,
    /// The file of a package in which the line stands.
    pub file: String,
}

impl Unreadable {
    /// A failure in a line.
    fn in_line(failure: ImportFailure, line: usize) -> Self {
        Self {
            line: u32::try_from(line).ok(),
            ..failure.into()
        }
    }
}

impl From<ImportFailure> for Unreadable {
    fn from(failure: ImportFailure) -> Self {
        Self {
            failure,
            line: None,
            file: String::new(),
        }
    }
}

/// Reads a file by what it is, not by its name.
pub fn read(bytes: &[u8]) -> Result<Table, Unreadable> {
    let table = if bytes.starts_with(ZIP) {
        workbook::read(bytes)?
    } else if bytes.starts_with(COMPOUND) {
        return Err(ImportFailure::OldExcel.into());
    } else {
        separated::read(bytes)?
    };
    if table.rows.len() < 2 {
        return Err(ImportFailure::NoRows.into());
    }
    Ok(table)
}

/// What was put right for a whole file.
fn of_file(repair: ImportRepair, before: &str, after: &str) -> ImportRepaired {
    ImportRepaired {
        repair,
        count: 1,
        cell: String::new(),
        before: before.to_owned(),
        after: after.to_owned(),
    }
}

impl Table {
    /// Adds a row unless it is empty.
    fn push(&mut self, number: usize, mut cells: Vec<String>) -> Result<(), ImportFailure> {
        while cells.last().is_some_and(|cell| cell.trim().is_empty()) {
            cells.pop();
        }
        if cells.is_empty() {
            return Ok(());
        }
        self.text += cells.iter().map(String::len).sum::<usize>();
        // The header and the rows; cells beyond the columns are told as a mistake of their row.
        let is_too_large =
            self.rows.len() > ROWS_MAX || cells.len() > 2 * COLUMNS_MAX || self.text > TEXT_MAX;
        if is_too_large {
            return Err(ImportFailure::TooLarge);
        }
        let number = u32::try_from(number).map_err(|_| ImportFailure::TooLarge)?;
        self.rows.push(TableRow {
            number,
            cells,
            names: None,
            given: None,
            marks: Vec::new(),
        });
        Ok(())
    }
}

/// The beginning of a text, without what no screen can show.
pub fn start(text: &str) -> String {
    start_of(text, SHOWN)
}

/// At most so many characters of a text, without what no screen can show.
pub fn start_of(text: &str, characters: usize) -> String {
    let visible = text.chars().map(|it| match it {
        // A line that ends is no damage of the file.
        '\n' | '\r' => '\u{21b5}',
        '\t' => ' ',
        it if it.is_control() => '\u{fffd}',
        it => it,
    });
    let mut start: String = visible.clone().take(characters).collect();
    if visible.count() > characters {
        start.push('\u{2026}');
    }
    start
}

/// Returns the name of a cell, as a spreadsheet shows it; columns count from 0.
pub fn cell_name(column: usize, row: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        let letter = u8::try_from((rest - 1) % 26).unwrap_or_default();
        letters.push(char::from(b'A' + letter));
        rest = (rest - 1) / 26;
    }
    letters.reverse();
    format!("{}{row}", letters.into_iter().collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn cells_have_the_names_of_a_spreadsheet() {
        for (column, name) in [
            (0, "A7"),
            (25, "Z7"),
            (26, "AA7"),
            (701, "ZZ7"),
            (702, "AAA7"),
        ] {
            assert_eq!(cell_name(column, 7), name);
        }
    }

    #[test]
    fn what_is_no_table_is_named() {
        for (bytes, failure) in [
            (&b"\xD0\xCF\x11\xE0\xA1"[..], ImportFailure::OldExcel),
            (b"PK\x03\x04 nothing", ImportFailure::NotATable),
            (b"\x89PNG\0\0\x01", ImportFailure::NotATable),
            (b"name\n\n", ImportFailure::NoRows),
            (b"", ImportFailure::NoRows),
        ] {
            assert_eq!(read(bytes), Err(failure.into()), "{bytes:?}");
        }
    }

    #[test]
    fn more_rows_than_a_list_may_have_are_refused() {
        let text = format!("name\n{}", "A\n".repeat(ROWS_MAX + 1));
        assert_eq!(read(text.as_bytes()), Err(ImportFailure::TooLarge.into()));
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(
            start in 0_usize..3, bytes in prop::collection::vec(any::<u8>(), 0..400),
        ) {
            let start: &[u8] = [&b""[..], ZIP, b"\xFF\xFE"][start];
            let _ = read(&[start, &bytes].concat());
        }
    }
}
