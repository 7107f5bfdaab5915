//! The first sheet of a workbook (XLSX, ECMA-376 part 1) that can be seen and has rows, as texts.

mod merged;
mod shared;
mod sheets;
mod xml;

use self::merged::{Merged, address};
use self::shared::{date_styles, shared_strings};
use self::xml::{Part, attribute, walk};
use super::archive::Archive;
use super::{TEXT_MAX, Table, cell_name, start};
use crate::listings::import::{COLUMNS_MAX, ROWS_MAX};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use quick_xml::events::BytesStart;
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Longest unpacked sheet, in bytes …
const SHEET_MAX: usize = 24 * 1024 * 1024;
/// … the longest list of its texts …
const STRINGS_MAX: usize = 12 * 1024 * 1024;
/// … and the longest other part.
const SMALL_MAX: usize = 2 * 1024 * 1024;

const BAD: ImportFailure = ImportFailure::NotATable;

/// Reads the first sheet that a person sees and that has a row below its first one: many workbooks begin with a cover.
pub fn read(bytes: &[u8]) -> Result<Table, ImportFailure> {
    let archive = Archive::open(bytes).ok_or(BAD)?;
    let small = |name: &str| archive.text(name, SMALL_MAX);
    let workbook = small("xl/workbook.xml")?.ok_or(BAD)?;
    let relations = small("xl/_rels/workbook.xml.rels")?.unwrap_or_default();
    let sheets = sheets::sheets(&workbook, &relations)?;
    let styles = small("xl/styles.xml")?.unwrap_or_default();
    let strings = archive.text("xl/sharedStrings.xml", STRINGS_MAX)?;
    let context = Context {
        strings: shared_strings(&strings.unwrap_or_default())?,
        dates: date_styles(&styles)?,
        since: epoch(&workbook),
    };
    let in_order = sheets::in_order(&sheets);
    for sheet in &in_order {
        let text = archive.text(&sheet.path, SHEET_MAX)?.ok_or(BAD)?;
        let mut table = context.rows(&text)?;
        if table.rows.len() > 1 {
            table.repairs.extend(sheets::said(&sheets, sheet));
            return Ok(table);
        }
    }
    Err(match in_order.is_empty() {
        true => BAD,
        false => ImportFailure::NoRows,
    })
}

/// What the cells of a sheet refer to.
struct Context {
    strings: Vec<String>,
    /// Whether a style shows a date.
    dates: Vec<bool>,
    /// Day 0.
    since: Date,
}

/// A row while it is read.
#[derive(Default)]
struct Row {
    number: usize,
    is_hidden: bool,
    cells: Vec<String>,
    formulas: Vec<usize>,
}

/// A cell while it is read.
#[derive(Default)]
struct Cell {
    column: usize,
    kind: String,
    style: usize,
    text: String,
    has_formula: bool,
    formula: String,
}

/// Whose text is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Nothing,
    Value,
    Formula,
}

impl Context {
    fn rows(&self, sheet: &str) -> Result<Table, ImportFailure> {
        let (mut table, mut merged, mut hidden) = (Table::default(), Merged::default(), None);
        let (mut row, mut cell, mut reading) = (Row::default(), Cell::default(), Reading::Nothing);
        walk(sheet, |part| {
            match part {
                Part::Start(start, name) => match name {
                    "row" => row = Row::of(start, row.number + 1)?,
                    "c" => cell = Cell::of(start, row.cells.len()),
                    "v" | "t" => reading = Reading::Value,
                    "f" => {
                        cell.has_formula = true;
                        reading = Reading::Formula;
                    }
                    "mergeCell" => merged.add(start)?,
                    _ => {}
                },
                Part::End(name) => match name {
                    "row" => row.end(&mut table, &mut hidden)?,
                    // A cell far to the right is no cell of a list.
                    "c" if cell.column < 2 * COLUMNS_MAX => row.take(&cell, self.shown(&cell)),
                    "v" | "t" | "f" => reading = Reading::Nothing,
                    _ => {}
                },
                Part::Text(text) => match reading {
                    Reading::Value => cell.text.push_str(text),
                    Reading::Formula => cell.formula.push_str(text),
                    Reading::Nothing => {}
                },
            }
            Ok(())
        })?;
        let most = TEXT_MAX.saturating_sub(table.text);
        let filled = merged.fill(&mut table.rows, most)?;
        table.repairs.extend(filled.into_iter().chain(hidden));
        Ok(table)
    }

    /// The text that a spreadsheet shows for a cell.
    fn shown(&self, cell: &Cell) -> String {
        if cell.has_no_result() {
            return format!("={}", cell.formula);
        }
        match cell.kind.as_str() {
            "s" => {
                let index = cell.text.trim().parse::<usize>().ok();
                let text = index.and_then(|index| self.strings.get(index));
                text.cloned().unwrap_or_default()
            }
            "str" | "inlineStr" | "e" | "d" => cell.text.clone(),
            "b" => if cell.text == "1" { "TRUE" } else { "FALSE" }.to_owned(),
            _ => self.number(cell),
        }
    }

    fn number(&self, cell: &Cell) -> String {
        let text = cell.text.trim();
        let Ok(number) = text.parse::<f64>() else {
            return text.to_owned();
        };
        let is_date = self.dates.get(cell.style).copied().unwrap_or_default();
        if is_date && (1.0..200_000.0).contains(&number) {
            #[allow(clippy::cast_possible_truncation)]
            let days = number as i64;
            if let Ok(date) = self.since.checked_add(days.days()) {
                return date.to_string();
            }
        }
        // A telephone number is written 9.735550100E9 in the file and shown with all its digits.
        if number.fract() == 0.0 && number.abs() < 1e15 {
            return format!("{number:.0}");
        }
        text.to_owned()
    }
}

impl Row {
    /// A row without a number stands below the one before.
    fn of(start: &BytesStart<'_>, next: usize) -> Result<Self, ImportFailure> {
        let named = attribute(start, "r").and_then(|text| text.parse().ok());
        let number = named.unwrap_or(next);
        if number > 4 * ROWS_MAX {
            return Err(ImportFailure::TooLarge);
        }
        let hidden = attribute(start, "hidden");
        Ok(Self {
            number,
            is_hidden: hidden.is_some_and(|text| text == "1" || text == "true"),
            ..Self::default()
        })
    }

    fn take(&mut self, cell: &Cell, shown: String) {
        let length = self.cells.len().max(cell.column + 1);
        self.cells.resize(length, String::new());
        self.cells[cell.column] = shown;
        if cell.has_no_result() {
            self.formulas.push(cell.column);
        }
    }

    /// Adds it to the table. What a filter hides is a row of the list all the same, and is said.
    fn end(
        &mut self,
        table: &mut Table,
        hidden: &mut Option<ImportRepaired>,
    ) -> Result<(), ImportFailure> {
        let before = table.rows.len();
        table.push(self.number, std::mem::take(&mut self.cells))?;
        let Some(added) = table.rows.get_mut(before) else {
            return Ok(());
        };
        added.formulas = std::mem::take(&mut self.formulas);
        if self.is_hidden {
            let said = hidden.get_or_insert_with(|| ImportRepaired {
                repair: ImportRepair::HiddenRows,
                count: 0,
                cell: cell_name(0, added.number),
                before: String::new(),
                after: added
                    .cells
                    .first()
                    .map(|text| start(text))
                    .unwrap_or_default(),
            });
            said.count = said.count.saturating_add(1);
        }
        Ok(())
    }
}

impl Cell {
    /// A cell without an address stands beside the one before.
    fn of(start: &BytesStart<'_>, next: usize) -> Self {
        let named = attribute(start, "r").and_then(|name| address(&name));
        Self {
            column: named.map_or(next, |(column, _)| column),
            kind: attribute(start, "t").unwrap_or_default(),
            style: attribute(start, "s")
                .and_then(|text| text.parse().ok())
                .unwrap_or_default(),
            ..Self::default()
        }
    }

    /// Whether it has a formula that no spreadsheet worked out. An empty text is a result.
    fn has_no_result(&self) -> bool {
        self.has_formula && self.text.is_empty() && self.kind != "str"
    }
}

/// Day 0 of a workbook: workbooks of old Macintoshes count from 1904 (ECMA-376, 18.17.4.1).
fn epoch(workbook: &str) -> Date {
    let mut is_1904 = false;
    let _ = walk(workbook, |part| {
        if let Part::Start(start, "workbookPr") = part {
            let text = attribute(start, "date1904");
            is_1904 = text.is_some_and(|text| text == "1" || text == "true");
        }
        Ok(())
    });
    if is_1904 {
        date(1904, 1, 1)
    } else {
        date(1899, 12, 30)
    }
}
