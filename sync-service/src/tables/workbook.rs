//! The first sheet of a workbook (XLSX, ECMA-376 part 1) that can be seen and has rows, as texts.

mod hidden;
mod merged;
mod notes;
mod numbers;
mod shared;
mod sheets;
mod styles;
mod xml;

use self::hidden::{HiddenColumns, HiddenRows};
use self::merged::{Merged, address};
use self::numbers::epoch;
use self::shared::{Shared, shared_strings};
use self::styles::{Style, styles};
use self::xml::{Part, attribute, is_on, is_true, walk};
use super::archive::Archive;
use super::{Mark, TEXT_MAX, Table};
use crate::listings::import::{COLUMNS_MAX, ROWS_MAX};
use jiff::civil::Date;
use quick_xml::events::BytesStart;
use sync_protocol::desk_import::ImportFailure;

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
    let shown = small("xl/styles.xml")?.unwrap_or_default();
    let strings = archive.text("xl/sharedStrings.xml", STRINGS_MAX)?;
    let context = Context {
        strings: shared_strings(&strings.unwrap_or_default())?,
        styles: styles(&shown)?,
        since: epoch(&workbook),
    };
    let in_order = sheets::in_order(&sheets);
    for sheet in &in_order {
        let text = archive.text(&sheet.path, SHEET_MAX)?.ok_or(BAD)?;
        let mut table = context.rows(&text)?;
        if table.rows.len() > 1 {
            table.repairs.extend(notes::said(&archive, &sheet.path)?);
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
    strings: Vec<Shared>,
    styles: Vec<Style>,
    /// Day 0.
    since: Date,
}

/// A row while it is read.
#[derive(Default)]
struct Row {
    number: usize,
    is_hidden: bool,
    cells: Vec<String>,
    marks: Vec<(usize, Mark)>,
}

/// A cell while it is read.
#[derive(Default)]
struct Cell {
    column: usize,
    kind: String,
    style: usize,
    text: String,
    is_crossed_out: bool,
    has_formula: bool,
    has_result: bool,
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
        let (mut table, mut merged) = (Table::default(), Merged::default());
        let (mut columns, mut hidden) = (HiddenColumns::default(), HiddenRows::default());
        let (mut row, mut cell, mut reading) = (Row::default(), Cell::default(), Reading::Nothing);
        // Cells may all refer to one long text, so what they become is bounded before its row is added.
        let mut most = TEXT_MAX;
        walk(sheet, |part| {
            match part {
                Part::Start(start, name) => match name {
                    "col" => columns.add(start),
                    "row" => row = Row::of(start, row.number + 1)?,
                    "c" => cell = Cell::of(start, row.cells.len()),
                    "v" | "t" => {
                        cell.has_result = true;
                        reading = Reading::Value;
                    }
                    "strike" => cell.is_crossed_out |= is_on(start),
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
                    "c" if cell.column < 2 * COLUMNS_MAX => {
                        let taken = self.put(&mut row, &cell, most);
                        most -= taken.ok_or(ImportFailure::TooLarge)?;
                    }
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
        merged.mark(&mut table.rows);
        let columns = columns.said(&table.rows);
        let said = filled.into_iter().chain(hidden.said()).chain(columns);
        table.repairs.extend(said);
        Ok(table)
    }

    /// Puts a cell into its row, with what only a spreadsheet shows of it. Answers the length of its text; `None` when
    /// that is longer than `most`.
    fn put(&self, row: &mut Row, cell: &Cell, most: usize) -> Option<usize> {
        let style = self.styles.get(cell.style);
        let shared = self.shared(cell);
        if shared.is_some_and(|it| it.text.len() > most) {
            return None;
        }
        let (shown, has_sign) = self.shown(cell);
        let is_crossed_out = cell.is_crossed_out
            || style.is_some_and(|it| it.is_crossed_out)
            || shared.is_some_and(|it| it.is_crossed_out);
        let marks = [
            (Mark::Formula, cell.has_no_result()),
            (Mark::CrossedOut, is_crossed_out && !shown.trim().is_empty()),
            (Mark::Sign, has_sign),
        ];
        let marks = marks.into_iter().filter(|(_, is_there)| *is_there);
        let length = shown.len();
        // A cell that stands there twice is what it is the second time.
        row.marks.retain(|(column, _)| *column != cell.column);
        row.marks.extend(marks.map(|(mark, _)| (cell.column, mark)));
        row.put(cell.column, shown);
        (length <= most).then_some(length)
    }

    fn shared(&self, cell: &Cell) -> Option<&Shared> {
        let index = (cell.kind == "s").then(|| cell.text.trim().parse().ok());
        self.strings.get(index.flatten().unwrap_or(usize::MAX))
    }

    /// The text that a spreadsheet shows for a cell, and whether a sign was added to its number.
    fn shown(&self, cell: &Cell) -> (String, bool) {
        if cell.has_no_result() {
            return (format!("={}", cell.formula), false);
        }
        let text = match cell.kind.as_str() {
            "s" => self.shared(cell).map(|it| it.text.clone()),
            "str" | "inlineStr" | "e" | "d" => Some(cell.text.clone()),
            "b" => Some(if cell.text == "1" { "TRUE" } else { "FALSE" }.to_owned()),
            _ => {
                let style = self.styles.get(cell.style).cloned().unwrap_or_default();
                return numbers::shown(&cell.text, &style.number, self.since);
            }
        };
        (text.unwrap_or_default(), false)
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
            is_hidden: hidden.is_some_and(|text| is_true(&text)),
            ..Self::default()
        })
    }

    fn put(&mut self, column: usize, shown: String) {
        let length = self.cells.len().max(column + 1);
        self.cells.resize(length, String::new());
        self.cells[column] = shown;
    }

    /// Adds it to the table. What a filter hides is a row of the list all the same, and is said.
    fn end(&mut self, table: &mut Table, hidden: &mut HiddenRows) -> Result<(), ImportFailure> {
        let before = table.rows.len();
        table.push(self.number, std::mem::take(&mut self.cells))?;
        if let Some(added) = table.rows.get_mut(before) {
            added.marks = std::mem::take(&mut self.marks);
            if self.is_hidden {
                hidden.add(added);
            }
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

    /// Whether it has a formula that no spreadsheet worked out. An empty text that stands there is a result.
    fn has_no_result(&self) -> bool {
        let is_empty_text = self.kind == "str" && self.has_result;
        self.has_formula && self.text.is_empty() && !is_empty_text
    }
}
