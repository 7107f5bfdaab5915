//! What a spreadsheet made of a text by itself is named with its cell, in every column.

use crate::desk_packages::sends;
use crate::support::TestService;
use crate::support::workbook::{Sheet, workbook_with};
use serde_json::Value;

const LOOK: &str = "/desk/imports/look?list=food";

async fn looks(file: &[u8]) -> Value {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    sends(&service, &owner, LOOK, file).await
}

fn told<'a>(found: &'a Value, what: &str) -> Vec<[&'a str; 2]> {
    let all = found.as_array().unwrap().iter();
    all.map(|it| [it["cell"].as_str().unwrap(), it[what].as_str().unwrap()])
        .collect()
}

#[tokio::test]
async fn dsk_texts_that_a_spreadsheet_changed_are_named_in_a_table() {
    let file = "name,address,city,phone,website,notes\n\
        One,9-Jul,Newark,973-555-0101,N/A,TRUE\n\
        Two,TRUE,12345,973-555-0102,N/A,N/A\n\
        Three,3 Elm St,Newark,973-555-0103,http://127.0.0.1/x,9-Jul\n\
        Four,7-9 Elm St,Newark,973-555-0104,N/A,Open 7/9/2026\n";
    let report = looks(file.as_bytes()).await;
    let made = "made-by-spreadsheet";
    assert_eq!(
        told(&report["mistakes"], "problem"),
        [["B2", made], ["B3", made], ["C3", made], ["E4", "website"]]
    );
    assert_eq!(
        told(&report["doubts"], "doubt"),
        [["F2", made], ["F4", made]]
    );
    assert_eq!(report["good"], 1);
}

#[tokio::test]
async fn dsk_cells_with_a_date_are_named_in_a_workbook() {
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>name</t></is></c>\
        <c r=\"B1\" t=\"inlineStr\"><is><t>address</t></is></c>\
        <c r=\"C1\" t=\"inlineStr\"><is><t>city</t></is></c></row>\
        <row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t>One</t></is></c>\
        <c r=\"B2\" s=\"1\"><v>46212</v></c><c r=\"C2\" s=\"1\"><v>46212</v></c></row>";
    let styles = "<styleSheet><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>";
    let sheet = Sheet {
        name: "Pantries",
        state: "visible",
        xml: format!("<sheetData>{rows}</sheetData>"),
    };
    let file = workbook_with(&[sheet], &[("xl/styles.xml", styles)]);
    let report = looks(&file).await;
    let made = "made-by-spreadsheet";
    assert_eq!(
        told(&report["mistakes"], "problem"),
        [["B2", made], ["C2", made]]
    );
    assert_eq!(report["mistakes"][0]["text"], "2026-07-09");
}
