//! The first sheet of a workbook (XLSX, ECMA-376 part 1) as texts.

use super::Table;
use super::archive::Archive;
use crate::listings::import::{COLUMNS_MAX, ROWS_MAX};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use sync_protocol::desk_import::ImportFailure;

/// Longest unpacked sheet, in bytes …
const SHEET_MAX: usize = 24 * 1024 * 1024;
/// … the longest list of its texts …
const STRINGS_MAX: usize = 12 * 1024 * 1024;
/// … and the longest other part.
const SMALL_MAX: usize = 2 * 1024 * 1024;
/// Numbers of formats that show a date (ECMA-376, 18.8.30).
const DATE_FORMATS: [u32; 9] = [14, 15, 16, 17, 22, 27, 30, 36, 57];

const BAD: ImportFailure = ImportFailure::NotATable;

/// Reads the first sheet.
pub fn read(bytes: &[u8]) -> Result<Table, ImportFailure> {
    let archive = Archive::open(bytes).ok_or(BAD)?;
    let small = |name: &str| archive.text(name, SMALL_MAX);
    let workbook = small("xl/workbook.xml")?.ok_or(BAD)?;
    let relations = small("xl/_rels/workbook.xml.rels")?.unwrap_or_default();
    let path = first_sheet(&workbook, &relations)?;
    let styles = small("xl/styles.xml")?.unwrap_or_default();
    let strings = archive.text("xl/sharedStrings.xml", STRINGS_MAX)?;
    let context = Context {
        strings: shared_strings(&strings.unwrap_or_default())?,
        dates: date_styles(&styles)?,
        since: epoch(&workbook),
    };
    let sheet = archive.text(&path, SHEET_MAX)?.ok_or(BAD)?;
    context.rows(&sheet)
}

/// What the cells of a sheet refer to.
struct Context {
    strings: Vec<String>,
    /// Whether a style shows a date.
    dates: Vec<bool>,
    /// Day 0.
    since: Date,
}

/// A cell while it is read.
#[derive(Default)]
struct Cell {
    column: usize,
    kind: String,
    style: usize,
    text: String,
}

impl Context {
    fn rows(&self, sheet: &str) -> Result<Table, ImportFailure> {
        let mut table = Table::default();
        let (mut number, mut cells) = (0, Vec::new());
        let (mut cell, mut is_text) = (Cell::default(), false);
        walk(sheet, |part| {
            match part {
                Part::Start(start, name) => match name {
                    "row" => {
                        let named = attribute(start, "r").and_then(|text| text.parse().ok());
                        number = named.unwrap_or(number + 1);
                        cells = Vec::new();
                        if number > 4 * ROWS_MAX {
                            return Err(ImportFailure::TooLarge);
                        }
                    }
                    "c" => cell = Cell::of(start, cells.len()),
                    "v" | "t" => is_text = true,
                    _ => {}
                },
                Part::End(name) => match name {
                    "row" => table.push(number, std::mem::take(&mut cells))?,
                    // A cell far to the right is no cell of a list.
                    "c" if cell.column < 2 * COLUMNS_MAX => {
                        cells.resize(cells.len().max(cell.column + 1), String::new());
                        cells[cell.column] = self.shown(&cell);
                    }
                    "v" | "t" => is_text = false,
                    _ => {}
                },
                Part::Text(text) if is_text => cell.text.push_str(text),
                Part::Text(_) => {}
            }
            Ok(())
        })?;
        Ok(table)
    }

    /// The text that a spreadsheet shows for a cell.
    fn shown(&self, cell: &Cell) -> String {
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

impl Cell {
    /// A cell without an address stands beside the one before.
    fn of(start: &BytesStart<'_>, next: usize) -> Self {
        let address = attribute(start, "r");
        let letters = address.iter().flat_map(|text| text.bytes());
        let column = letters
            .take_while(u8::is_ascii_alphabetic)
            .fold(0_usize, |column, letter| {
                let value = usize::from(letter.to_ascii_uppercase() - b'A') + 1;
                column.saturating_mul(26).saturating_add(value)
            });
        Self {
            column: column.checked_sub(1).unwrap_or(next),
            kind: attribute(start, "t").unwrap_or_default(),
            style: attribute(start, "s")
                .and_then(|text| text.parse().ok())
                .unwrap_or_default(),
            text: String::new(),
        }
    }
}

/// The path of the first sheet.
fn first_sheet(workbook: &str, relations: &str) -> Result<String, ImportFailure> {
    let mut id = None;
    walk(workbook, |part| {
        if let (Part::Start(start, "sheet"), None) = (part, &id) {
            let found = start.attributes().flatten();
            let mut found = found.filter(|it| it.key.local_name().as_ref() == "id");
            id = found.next().map(|it| it.value.into_owned());
        }
        Ok(())
    })?;
    let mut path = None;
    walk(relations, |part| {
        if let Part::Start(start, "Relationship") = part
            && attribute(start, "Id") == id
        {
            path = attribute(start, "Target");
        }
        Ok(())
    })?;
    let path = path.unwrap_or_else(|| "worksheets/sheet1.xml".into());
    Ok(match path.strip_prefix('/') {
        Some(whole) => whole.to_owned(),
        None => format!("xl/{path}"),
    })
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

/// The texts that cells refer to. How a text is read aloud in Japanese (`rPh`) is left out.
fn shared_strings(xml: &str) -> Result<Vec<String>, ImportFailure> {
    let mut strings: Vec<String> = Vec::new();
    let (mut is_text, mut is_aloud) = (false, false);
    walk(xml, |part| {
        match part {
            Part::Start(_, "si") => strings.push(String::new()),
            Part::Start(_, "rPh") => is_aloud = true,
            Part::End("rPh") => is_aloud = false,
            Part::Start(_, "t") => is_text = true,
            Part::End("t") => is_text = false,
            Part::Text(text) if is_text && !is_aloud => {
                if let Some(last) = strings.last_mut() {
                    last.push_str(text);
                }
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(strings)
}

/// Which styles of cells show a date.
fn date_styles(xml: &str) -> Result<Vec<bool>, ImportFailure> {
    let (mut custom, mut styles, mut is_of_cells) = (Vec::new(), Vec::new(), false);
    walk(xml, |part| {
        match part {
            Part::Start(start, "numFmt") => {
                let number = attribute(start, "numFmtId").and_then(|text| text.parse().ok());
                let code = attribute(start, "formatCode").unwrap_or_default();
                if let (Some(number), true) = (number, shows_date(&code)) {
                    custom.push(number);
                }
            }
            Part::Start(_, "cellXfs") => is_of_cells = true,
            Part::End("cellXfs") => is_of_cells = false,
            Part::Start(start, "xf") if is_of_cells => {
                let number: Option<u32> =
                    attribute(start, "numFmtId").and_then(|text| text.parse().ok());
                styles.push(number.is_some_and(|number| {
                    DATE_FORMATS.contains(&number) || custom.contains(&number)
                }));
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(styles)
}

/// Whether a format has a year or a day outside of its quoted words and its conditions.
fn shows_date(code: &str) -> bool {
    let (mut is_quoted, mut is_bracketed) = (false, false);
    for letter in code.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '[' => is_bracketed = true,
            ']' => is_bracketed = false,
            'y' | 'Y' | 'd' | 'D' if !is_quoted && !is_bracketed => return true,
            _ => {}
        }
    }
    false
}

/// A piece of XML, with its name without a prefix.
enum Part<'a, 'b> {
    Start(&'a BytesStart<'b>, &'a str),
    End(&'a str),
    Text(&'a str),
}

/// Reads XML piece by piece. Entities that a file defines are left out, so none can grow.
fn walk(
    xml: &str,
    mut each: impl FnMut(Part<'_, '_>) -> Result<(), ImportFailure>,
) -> Result<(), ImportFailure> {
    let mut reader = Reader::from_str(xml);
    loop {
        match reader.read_event().map_err(|_| BAD)? {
            Event::Start(start) => each(Part::Start(&start, start.local_name().as_ref()))?,
            Event::Empty(start) => {
                each(Part::Start(&start, start.local_name().as_ref()))?;
                each(Part::End(start.local_name().as_ref()))?;
            }
            Event::End(end) => each(Part::End(end.local_name().as_ref()))?,
            Event::Text(text) => each(Part::Text(&text.xml10_content()))?,
            Event::CData(text) => each(Part::Text(&text.xml10_content()))?,
            Event::GeneralRef(reference) => {
                let named = match &*reference {
                    "amp" => Some('&'),
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    "quot" => Some('"'),
                    "apos" => Some('\''),
                    _ => reference.resolve_char_ref().ok().flatten(),
                };
                let mut space = [0; 4];
                if let Some(character) = named {
                    each(Part::Text(character.encode_utf8(&mut space)))?;
                }
            }
            Event::DocType(_) => return Err(BAD),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = start.try_get_attribute(name).ok()??;
    let text = found.normalized_value(XmlVersion::Implicit1_0).ok()?;
    Some(text.into_owned())
}
