//! What people do in a spreadsheet: more than one sheet, hidden rows, merged cells, formulas.

use crate::support::TestService;
use crate::support::workbook::{Sheet, row, text, workbook_of};
use axum::http::StatusCode;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";
const BRING: &str = "/desk/imports?list=food";

fn sheet(name: &'static str, state: &'static str, rows: &str, after: &str) -> Sheet {
    let xml = format!("<sheetData>{rows}</sheetData>{after}");
    Sheet { name, state, xml }
}

/// What is said of a file, and the rows that come in.
async fn brought(file: &[u8]) -> (Value, Vec<Value>) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let (status, report) = service.desk_takes(&owner, LOOK, file).await;
    assert_eq!(status, StatusCode::OK, "{report}");
    let (_, brought) = service.desk_takes(&owner, BRING, file).await;
    let Some(id) = brought["id"].as_str() else {
        return (report, Vec::new());
    };
    let path = format!("/desk/imports/{id}");
    let rows = service.desk_reads(&owner, &path).await["rows"].take();
    (report, rows.as_array().unwrap().clone())
}

fn of(rows: &[Value], field: &str) -> Vec<String> {
    let texts = rows
        .iter()
        .map(|row| row[field].as_str().unwrap().to_owned());
    texts.collect()
}

#[tokio::test]
async fn dsk_the_first_sheet_that_is_not_hidden_is_read_and_the_others_are_named() {
    let rows = |name: &str| row(1, &["name", "city"]) + &row(2, &[name, "Newark"]);
    let file = workbook_of(&[
        sheet("Old", "veryHidden", &rows("Old Pantry"), ""),
        sheet("Pantries", "visible", &rows("New Pantry"), ""),
        sheet("Lists", "hidden", &rows("A word"), ""),
        sheet("Shelters", "visible", &rows("A bed"), ""),
    ]);

    let (report, rows) = brought(&file).await;

    assert_eq!(of(&rows, "name"), ["New Pantry"]);
    let said = json!([{ "repair": "sheets", "count": 1, "cell": "", "before": "Pantries", "after": "Shelters" }]);
    assert_eq!(report["repairs"], said);
}

#[tokio::test]
async fn dsk_a_cover_and_an_empty_sheet_are_passed_over() {
    let rows = row(1, &["name", "city"]) + &row(2, &["New Pantry", "Newark"]);
    let file = workbook_of(&[
        sheet("Cover", "visible", &row(1, &["Pantries of Essex"]), ""),
        sheet("Empty", "visible", "", ""),
        sheet("Pantries", "visible", &rows, ""),
    ]);

    let (report, rows) = brought(&file).await;

    assert_eq!(of(&rows, "name"), ["New Pantry"]);
    let said = json!([{ "repair": "sheets", "count": 2, "cell": "", "before": "Pantries", "after": "Cover, Empty" }]);
    assert_eq!(report["repairs"], said);
    let empty = workbook_of(&[sheet("Cover", "visible", &row(1, &["Pantries"]), "")]);
    let (report, _) = brought(&empty).await;
    assert_eq!(report["failure"], "no-rows");
}

#[tokio::test]
async fn dsk_rows_below_a_merged_cell_get_its_text() {
    let rows = row(1, &["name", "city", "notes"])
        + &row(2, &["One", "Newark", "Soup"])
        + &row(3, &["Two", "", "Bread"])
        + &row(4, &["Three", "", "Milk"])
        + &row(5, &["Four", "", "Eggs"]);
    let merged = r#"<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="A1:A9"/><mergeCell ref="C2:Z2"/>
        <mergeCell ref="B5:B1048576"/><mergeCell ref="ZZZZZZZZZZZZZZZZZZ2:A9"/><mergeCell ref="B"/></mergeCells>"#;

    let (report, rows) =
        brought(&workbook_of(&[sheet("Pantries", "visible", &rows, merged)])).await;

    assert_eq!(of(&rows, "city"), ["Newark", "Newark", "Newark", "N/A"]);
    let said = json!([{ "repair": "merged-cells", "count": 2, "cell": "B3", "before": "", "after": "Newark" }]);
    assert_eq!(report["repairs"], said);
}

#[tokio::test]
async fn dsk_a_sheet_with_too_many_merged_cells_is_refused() {
    let rows = row(1, &["name"]) + &row(2, &["One"]);
    let many = r#"<mergeCell ref="A2:A3"/>"#.repeat(10_001);

    let (report, _) = brought(&workbook_of(&[sheet("Pantries", "visible", &rows, &many)])).await;

    assert_eq!(report["failure"], "too-large");
}

#[tokio::test]
async fn dsk_rows_that_a_filter_hides_are_read_and_said() {
    let rows = row(1, &["name", "city"])
        + &row(2, &["One", "Newark"])
        + &row(3, &["Two", "Camden"]).replace("<row", r#"<row hidden="1""#)
        + &row(4, &["Three", "Camden"]).replace("<row", r#"<row hidden="true""#);

    let (report, rows) = brought(&workbook_of(&[sheet("Pantries", "visible", &rows, "")])).await;

    assert_eq!(of(&rows, "name"), ["One", "Two", "Three"]);
    let said = json!([{ "repair": "hidden-rows", "count": 2, "cell": "A3", "before": "", "after": "Two" }]);
    assert_eq!(report["repairs"], said);
}

#[tokio::test]
async fn dsk_a_formula_without_a_result_is_a_mistake_and_one_with_a_result_is_its_result() {
    let formula = |kind: &str, value: &str| format!("<c{kind}><f>A2&amp;B2</f>{value}</c>");
    let rows = row(1, &["name", "city", "notes"])
        + &format!(
            r#"<row r="2">{}{}{}</row>"#,
            text("One"),
            text("Newark"),
            formula("", "")
        )
        + &format!(
            r#"<row r="3">{}{}{}</row>"#,
            text("Two"),
            text("Newark"),
            formula("", "<v></v>")
        )
        + &format!(
            r#"<row r="4">{}{}{}</row>"#,
            text("Three"),
            text("Newark"),
            formula(r#" t="str""#, "<v>Ring twice</v>")
        )
        + &format!(
            r#"<row r="5">{}{}{}</row>"#,
            text("Four"),
            text("Newark"),
            formula(r#" t="str""#, "<v></v>")
        )
        + &format!(
            r#"<row r="6">{}{}{}</row>"#,
            text("Five"),
            text("Newark"),
            formula(r#" t="str""#, "")
        );

    let (report, rows) = brought(&workbook_of(&[sheet("Pantries", "visible", &rows, "")])).await;

    assert_eq!(of(&rows, "notes"), ["Ring twice", "N/A"]);
    let told = report["mistakes"].as_array().unwrap().iter();
    let told: Vec<_> = told
        .map(|it| {
            (
                it["cell"].as_str(),
                it["problem"].as_str(),
                it["text"].as_str(),
            )
        })
        .collect();
    let wrong = |cell| (Some(cell), Some("formula"), Some("=A2&B2"));
    assert_eq!(told, [wrong("C2"), wrong("C3"), wrong("C6")]);
}
