//! Files that take little room and would become very much: each is refused, or read, within the memory that a table of
//! the largest size takes.

#![cfg(target_os = "linux")]

use crate::desk_import_command::a_list;
use crate::support::program::PROGRAM;
use crate::support::workbook::{Sheet, row, workbook_with};
use std::fs;
use std::process::{Command, Output};

/// The bound of the data of the program, in KiB.
const MOST: &str = "320000";

/// Looks at a file with bounded memory. A program that asks for more is ended by a signal.
fn looked_at(file: &[u8]) -> Output {
    let place = a_list();
    let path = place.path().join("table");
    fs::write(&path, file).unwrap();
    let mut command = Command::new("sh");
    let script = r#"ulimit -d "$1" && exec "$2" desk import "$3" --list food --data "$4""#;
    command.args(["-c", script, "sh", MOST, PROGRAM]);
    let output = command.arg(path).arg(place.path().join("data"));
    output.output().unwrap()
}

fn workbook(rows: &str, after: &str, files: &[(&str, &str)]) -> Vec<u8> {
    let xml = format!("<sheetData>{}{rows}</sheetData>{after}", row(1, &["name"]));
    let sheet = Sheet {
        name: "Places",
        state: "visible",
        xml,
    };
    workbook_with(&[sheet], files)
}

fn is_ended(file: &[u8], code: i32) -> String {
    let output = looked_at(file);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{said}");
    said
}

#[test]
fn dsk_attack_one_long_text_of_all_cells_is_refused_before_it_is_copied() {
    let long = format!("<sst><si><t>{}</t></si></sst>", "x".repeat(11_000_000));
    let cells = r#"<c t="s"><v>0</v></c>"#.repeat(80);
    let strings = ("xl/sharedStrings.xml", long.as_str());
    let file = workbook(&format!("<row>{cells}</row>"), "", &[strings]);
    assert!(file.len() < 100_000, "{}", file.len());
    assert!(is_ended(&file, 2).contains("too large"));
}

#[test]
fn dsk_attack_long_formats_of_numbers_are_not_kept() {
    let code = format!("[${}-409]0", "x".repeat(900_000));
    let styles = format!(
        r#"<styleSheet><numFmts><numFmt numFmtId="164" formatCode="{code}"/></numFmts><cellXfs>{}</cellXfs></styleSheet>"#,
        r#"<xf numFmtId="164"/>"#.repeat(1_000)
    );
    let cells = r#"<row><c t="str" s="1"><v>A</v></c></row>"#;
    let file = workbook(cells, "", &[("xl/styles.xml", &styles)]);
    is_ended(&file, 0);
}

#[test]
fn dsk_attack_cells_that_are_merged_thousands_of_times_are_marked_once() {
    let rows: String = (2..2_000).map(|number| row(number, &["A"])).collect();
    let merged = r#"<mergeCell ref="A2:B2000"/>"#.repeat(9_999);
    let file = workbook(&rows, &format!("<mergeCells>{merged}</mergeCells>"), &[]);
    is_ended(&file, 2);
}

#[test]
fn dsk_attack_a_line_of_millions_of_cells_and_json_of_small_things_are_refused() {
    let cells = format!("name\n{}", ",".repeat(5_990_000));
    assert!(is_ended(cells.as_bytes(), 2).contains("too large"));
    for thing in [r#"{"":0}"#, r#"{"a":""}"#, r#"{"id":"1","name":"a"}"#] {
        let things = vec![thing; 5_900_000 / (thing.len() + 1)];
        let file = format!("[{}]", things.join(","));
        assert!(
            is_ended(file.as_bytes(), 2).contains("too large"),
            "{thing}"
        );
    }
}
