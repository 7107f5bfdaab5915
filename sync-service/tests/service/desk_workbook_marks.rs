//! What a workbook shows and its texts do not say: signs, lines through a text, cells over several columns, notes,
//! totals, hidden columns.

use crate::desk_packages::sends;
use crate::support::TestService;
use crate::support::workbook::{Sheet, row, text, workbook_of, workbook_with};
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";

async fn looks(file: &[u8]) -> Value {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    sends(&service, &owner, LOOK, file).await
}

/// A workbook with one sheet of these rows, what stands around them, and other files.
fn workbook(before: &str, rows: &str, after: &str, files: &[(&str, &str)]) -> Vec<u8> {
    let xml = format!("{before}<sheetData>{rows}</sheetData>{after}");
    let sheet = Sheet {
        name: "Pantries",
        state: "visible",
        xml,
    };
    workbook_with(&[sheet], files)
}

fn told<'a>(found: &'a Value, kind: &str) -> Vec<(&'a str, &'a str, &'a str)> {
    let all = found.as_array().unwrap().iter();
    let of = |it: &'a Value, part: &str| it[part].as_str().unwrap();
    all.map(|it| (of(it, "cell"), of(it, kind), of(it, "text")))
        .collect()
}

#[tokio::test]
async fn dsk_a_number_with_a_sign_is_read_as_the_spreadsheet_shows_it_and_said() {
    let styles = r#"<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts>
        <cellXfs><xf/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>"#;
    let of = |number: u32, style: u32, value: &str| {
        let (name, city) = (text(&format!("Place {number}")), text("Newark"));
        format!(r#"<row r="{number}">{name}{city}<c s="{style}"><v>{value}</v></c></row>"#)
    };
    let rows = row(1, &["name", "city", "notes"]) + &of(2, 1, "0.5") + &of(3, 2, "12");
    let report = looks(&workbook("", &rows, "", &[("xl/styles.xml", styles)])).await;
    assert_eq!(
        told(&report["doubts"], "doubt"),
        [
            ("C2", "number-sign", "50%"),
            ("C3", "number-sign", "$12.00")
        ]
    );
    assert_eq!(report["good"], 2);
}

#[tokio::test]
async fn dsk_a_text_that_is_crossed_out_is_a_mistake_of_its_cell() {
    let styles = r"<styleSheet><fonts><font/><font><strike/></font></fonts>
        <cellXfs><xf/><xf fontId='1'/></cellXfs></styleSheet>";
    let strings =
        "<sst><si><r><t>973-555-0100 </t></r><r><rPr><strike/></rPr><t>old</t></r></si></sst>";
    let rows = row(1, &["name", "city", "phone"])
        + &format!(
            r#"<row r="2">{}{}<c t="s"><v>0</v></c></row>"#,
            text("One"),
            text("Newark")
        )
        + &format!(
            r#"<row r="3"><c s="1" t="inlineStr"><is><t>Two</t></is></c>{}</row>"#,
            text("Newark")
        )
        + &format!(
            r#"<row r="4">{}<c t="inlineStr"><is><r><rPr><strike val="0"/></rPr><t>Camden</t></r></is></c>
               <c s="1"/></row>"#,
            text("Three")
        );
    let files = [("xl/styles.xml", styles), ("xl/sharedStrings.xml", strings)];
    let report = looks(&workbook("", &rows, "", &files)).await;
    assert_eq!(
        told(&report["mistakes"], "problem"),
        [
            ("C2", "crossed-out", "973-555-0100 old"),
            ("A3", "crossed-out", "Two")
        ]
    );
    assert_eq!(report["good"], 1);
}

#[tokio::test]
async fn dsk_cells_over_several_columns_headings_between_rows_and_totals_are_said() {
    let rows = row(1, &["name", "city", "notes"])
        + &row(2, &["ESSEX COUNTY"])
        + &row(3, &["One", "Newark: by bus 27"])
        + &row(4, &["Two", "Camden", "Soup"])
        + &row(5, &["Total", "", "2"]);
    let merged = r#"<mergeCells><mergeCell ref="A2:C2"/><mergeCell ref="B3:C3"/></mergeCells>"#;
    let report = looks(&workbook("", &rows, merged, &[])).await;
    assert_eq!(
        told(&report["mistakes"], "problem"),
        [
            ("A2", "no-place", "ESSEX COUNTY"),
            ("A5", "no-place", "Total")
        ]
    );
    assert_eq!(
        told(&report["doubts"], "doubt"),
        [
            ("A3", "maybe-heading", "One"),
            ("B3", "merged-across", "Newark: by bus 27")
        ]
    );
    assert_eq!(report["good"], 2);
}

#[tokio::test]
async fn dsk_rows_above_the_headings_are_left_out_and_said() {
    let rows = row(1, &["Pantries of Essex County"])
        + &row(2, &["Place", "", "Contact", ""])
        + &row(3, &["Agency", "Town", "Tel.", "Web"])
        + &row(4, &["One", "Newark", "973-555-0177", "a.org"]);
    let merged = r#"<mergeCells><mergeCell ref="A2:B2"/><mergeCell ref="C2:D2"/></mergeCells>"#;
    let report = looks(&workbook("", &rows, merged, &[])).await;
    assert_eq!(
        report["repairs"],
        json!([{ "repair": "titles", "count": 2, "cell": "A1",
            "before": "Pantries of Essex County, Place, Contact", "after": "" }])
    );
    let fields = report["columns"].as_array().unwrap().iter();
    let fields: Vec<&str> = fields.map(|it| it["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["name", "city", "phone", "website"]);
    assert_eq!((&report["good"], &report["rows"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn dsk_hidden_columns_notes_and_lines_in_a_cell_are_said() {
    // A program may write the drawing of the notes behind them, with a name that begins like theirs.
    let relations = r#"<Relationships>
        <Relationship Id="comments" Type="http://x/relationships/comments" Target="/xl/comments/comment1.xml"/>
        <Relationship Id="anysvml" Type="http://x/relationships/vmlDrawing" Target="/xl/drawings/commentsDrawing1.vml"/>
        </Relationships>"#;
    let comments = r#"<comments><commentList>
        <comment ref="A2"><text><r><t>Closed in July</t></r></text></comment>
        <comment ref="B2"><text><t>Ask Ana</t></text></comment></commentList></comments>"#;
    let rows = row(1, &["name", "city", "hours", "notes"])
        + &row(
            2,
            &[
                "One",
                "Newark",
                "Monday 9 am-5 pm&#10;Tuesday 9 am-1 pm",
                "Bring ID",
            ],
        );
    let columns = r#"<cols><col min="4" max="9" hidden="1"/><col min="1" max="1"/></cols>"#;
    let files = [
        ("xl/worksheets/_rels/sheet1.xml.rels", relations),
        ("xl/comments/comment1.xml", comments),
        ("xl/drawings/commentsDrawing1.vml", "<xml/>"),
    ];
    let report = looks(&workbook(columns, &rows, "", &files)).await;
    let said = |repair: &str, count: u32, cell: &str, before: &str, after: &str| json!({ "repair": repair, "count": count, "cell": cell, "before": before, "after": after });
    let lines = "Monday 9 am-5 pm\u{21b5}Tuesday 9 am-1 pm";
    assert_eq!(
        report["repairs"],
        json!([
            said("hidden-columns", 1, "D1", "", "notes"),
            said("cell-notes", 2, "A2", "Closed in July", ""),
            said(
                "line-breaks",
                1,
                "C2",
                lines,
                "Monday 9 am-5 pm, Tuesday 9 am-1 pm"
            ),
        ])
    );
    assert_eq!(
        (&report["good"], &report["doubts"]),
        (&json!(1), &json!([]))
    );
}

#[tokio::test]
async fn dsk_of_one_sheet_for_each_county_the_first_is_read_and_the_others_are_named() {
    let sheet = |name, place| Sheet {
        name,
        state: "visible",
        xml: format!(
            "<sheetData>{}{}</sheetData>",
            row(1, &["name", "city"]),
            row(2, &[place, "Newark"])
        ),
    };
    let file = workbook_of(&[
        sheet("Essex", "One"),
        sheet("Union", "Two"),
        sheet("Ocean", "Three"),
    ]);
    let report = looks(&file).await;
    let said = &report["repairs"][0];
    assert_eq!(
        (&said["repair"], &said["before"], &said["after"]),
        (&json!("sheets"), &json!("Essex"), &json!("Union, Ocean"))
    );
}
