//! A small workbook (XLSX), as Excel writes it.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const STYLES: &str = r#"<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-409]m/d/yy;@"/></numFmts>
<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>"#;

/// One sheet. A cell that begins with `n` and a digit is a number, one with `d` and a digit a date,
/// one of digits a text, all others are shared texts.
pub fn workbook(rows: &[&[&str]]) -> Vec<u8> {
    let mut strings = String::from("<sst>");
    let mut sheet = String::from("<?xml version=\"1.0\"?><worksheet><sheetData>");
    let mut count = 0;
    for (row, cells) in rows.iter().enumerate() {
        let _ = write!(sheet, "<row r=\"{}\">", row + 1);
        for (column, cell) in cells.iter().enumerate() {
            let name = format!(
                "{}{}",
                char::from(b'A' + u8::try_from(column).unwrap()),
                row + 1
            );
            let is_number = cell
                .get(1..2)
                .is_some_and(|digit| digit.as_bytes()[0].is_ascii_digit());
            let _ = match cell.chars().next() {
                Some('n') if is_number => {
                    write!(sheet, "<c r=\"{name}\"><v>{}E0</v></c>", &cell[1..])
                }
                Some('d') if is_number => {
                    write!(sheet, "<c r=\"{name}\" s=\"1\"><v>{}</v></c>", &cell[1..])
                }
                _ => {
                    let text = cell.replace('&', "&amp;").replace('<', "&lt;");
                    let _ = write!(strings, "<si><t>{text}</t></si>");
                    count += 1;
                    write!(sheet, "<c r=\"{name}\" t=\"s\"><v>{}</v></c>", count - 1)
                }
            };
        }
        sheet.push_str("</row>");
    }
    sheet.push_str("</sheetData></worksheet>");
    strings.push_str("</sst>");
    packed(&[
        (
            "xl/workbook.xml",
            r#"<workbook xmlns:r="r"><sheets><sheet name="Places" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
        ),
        (
            "xl/_rels/workbook.xml.rels",
            r#"<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>"#,
        ),
        ("xl/styles.xml", STYLES),
        ("xl/sharedStrings.xml", &strings),
        ("xl/worksheets/sheet1.xml", &sheet),
    ])
}

/// A sheet as it stands in a file: its name, its state, and the XML inside of its `worksheet`.
pub struct Sheet {
    pub name: &'static str,
    pub state: &'static str,
    pub xml: String,
}

/// Sheets with texts in their cells.
pub fn workbook_of(sheets: &[Sheet]) -> Vec<u8> {
    workbook_with(sheets, &[])
}

/// The same, with other files beside them, such as styles.
pub fn workbook_with(sheets: &[Sheet], files: &[(&str, &str)]) -> Vec<u8> {
    let (mut names, mut relations) = (String::new(), String::new());
    let mut parts = Vec::new();
    for (index, Sheet { name, state, xml }) in sheets.iter().enumerate() {
        let id = index + 1;
        let _ = write!(
            names,
            r#"<sheet name="{name}" sheetId="{id}" state="{state}" r:id="rId{id}"/>"#
        );
        let _ = write!(
            relations,
            r#"<Relationship Id="rId{id}" Target="worksheets/sheet{id}.xml"/>"#
        );
        parts.push((
            format!("xl/worksheets/sheet{id}.xml"),
            format!("<worksheet>{xml}</worksheet>"),
        ));
    }
    parts.push((
        "xl/workbook.xml".to_owned(),
        format!(r#"<workbook xmlns:r="r"><sheets>{names}</sheets></workbook>"#),
    ));
    parts.push((
        "xl/_rels/workbook.xml.rels".to_owned(),
        format!("<Relationships>{relations}</Relationships>"),
    ));
    let parts = parts
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()));
    packed(&parts.chain(files.iter().copied()).collect::<Vec<_>>())
}

/// A row of texts.
pub fn row(number: u32, cells: &[&str]) -> String {
    let cells: String = cells.iter().map(|it| text(it)).collect();
    format!(r#"<row r="{number}">{cells}</row>"#)
}

/// A cell with a text.
pub fn text(text: &str) -> String {
    format!(r#"<c t="inlineStr"><is><t>{text}</t></is></c>"#)
}

fn packed(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut file = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, text) in parts {
        file.start_file(*name, options).unwrap();
        file.write_all(text.as_bytes()).unwrap();
    }
    file.finish().unwrap().into_inner()
}
