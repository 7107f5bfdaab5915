//! Rows as a workbook (XLSX, ECMA-376 part 1) with one sheet.
//!
//! All cells are texts. So a spreadsheet runs no formula, and keeps the zeros of a ZIP code and the
//! dates as they stand.

use crate::zip_entries::{Entries, Oversized};
use flate2::Crc;
use std::fmt::Write as _;
use sync_protocol::listings::Row;
use time::OffsetDateTime;

const TYPES: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>"#;
const PACKAGE: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
const WORKBOOK: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Places" sheetId="1" r:id="rId1"/></sheets></workbook>"#;
const RELATIONS: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>"#;
/// Format 0 is the usual one, 1 is text (49), 2 is text in bold for the header.
const STYLES: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>"#;
/// The header stays in view while the rows are scrolled.
const SHEET: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>"#;
/// Characters of a column's width on the screen.
const WIDTH: u32 = 24;

/// Writes the columns of all rows, as the CSV file has them. The same rows are the same bytes: nothing says
/// when it was made.
///
/// # Errors
///
/// [`Oversized`] beyond 4 GB, which no list reaches.
pub(crate) fn to_workbook(columns: &[&str], rows: &[Row]) -> Result<Vec<u8>, Oversized> {
    let made = OffsetDateTime::UNIX_EPOCH;
    let parts = [
        ("[Content_Types].xml", TYPES.to_owned()),
        ("_rels/.rels", PACKAGE.to_owned()),
        ("xl/workbook.xml", WORKBOOK.to_owned()),
        ("xl/_rels/workbook.xml.rels", RELATIONS.to_owned()),
        ("xl/styles.xml", STYLES.to_owned()),
        ("xl/worksheets/sheet1.xml", sheet(columns, rows)),
    ];
    let mut entries = Entries::default();
    let mut file = Vec::new();
    for (name, text) in parts {
        let mut crc = Crc::new();
        crc.update(text.as_bytes());
        file.extend(entries.add(name, crc.sum(), text.len() as u64, made)?);
        file.extend(text.into_bytes());
    }
    file.extend(entries.directory()?);
    Ok(file)
}

fn sheet(columns: &[&str], rows: &[Row]) -> String {
    let mut sheet = String::from(SHEET);
    // A sheet without columns has no element for them.
    if !columns.is_empty() {
        let count = columns.len();
        let _ = write!(
            sheet,
            r#"<cols><col min="1" max="{count}" width="{WIDTH}" customWidth="1"/></cols>"#
        );
    }
    sheet.push_str("<sheetData>");
    put_row(&mut sheet, 1, 2, columns.iter().copied());
    for (at, row) in rows.iter().enumerate() {
        let cell = |column: &&str| row.get(*column).map_or("N/A", String::as_str);
        put_row(&mut sheet, at + 2, 1, columns.iter().map(cell));
    }
    sheet.push_str("</sheetData></worksheet>");
    sheet
}

fn put_row<'a>(sheet: &mut String, number: usize, style: u8, cells: impl Iterator<Item = &'a str>) {
    let _ = write!(sheet, r#"<row r="{number}">"#);
    for (at, text) in cells.enumerate() {
        let name = column_name(at);
        let _ = write!(
            sheet,
            r#"<c r="{name}{number}" s="{style}" t="inlineStr"><is><t xml:space="preserve">"#
        );
        put_text(sheet, text);
        sheet.push_str("</t></is></c>");
    }
    sheet.push_str("</row>");
}

/// Adds a text as XML has it, without the characters that XML 1.0 cannot hold.
fn put_text(sheet: &mut String, text: &str) {
    for character in text.chars() {
        match character {
            '&' => sheet.push_str("&amp;"),
            '<' => sheet.push_str("&lt;"),
            '>' => sheet.push_str("&gt;"),
            '\r' => sheet.push_str("&#13;"),
            '\t' | '\n' => sheet.push(character),
            '\u{FFFE}' | '\u{FFFF}' => {}
            control if control < ' ' => {}
            other => sheet.push(other),
        }
    }
}

/// The name of a column: A to Z, then AA.
fn column_name(at: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(at % 26).unwrap_or_default());
    match at / 26 {
        0 => letter.to_string(),
        more => column_name(more - 1) + &letter.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables;

    #[test]
    fn a_saved_workbook_is_read_again_as_it_was() {
        let row = |name: &str, zip: &str| {
            [
                ("name", name),
                ("zip", zip),
                ("notes", "=1+1 <b>&</b>\n\"x\""),
            ]
            .map(|(field, text)| (field.to_owned(), text.to_owned()))
            .into()
        };
        let rows: [Row; 2] = [row("Caf\u{e9} \u{1}Uno", "07102"), row(" two ", "+1")];
        let file = to_workbook(&["name", "zip", "notes"], &rows).unwrap();
        let table = tables::read(&file).unwrap();
        let cells: Vec<&[String]> = table.rows.iter().map(|it| it.cells.as_slice()).collect();
        assert_eq!(
            cells,
            [
                ["name", "zip", "notes"],
                ["Caf\u{e9} Uno", "07102", "=1+1 <b>&</b>\n\"x\""],
                [" two ", "+1", "=1+1 <b>&</b>\n\"x\""],
            ]
        );
    }

    #[test]
    fn columns_have_the_names_of_spreadsheets() {
        let names = [0, 25, 26, 51, 52, 701, 702].map(column_name);
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }
}
