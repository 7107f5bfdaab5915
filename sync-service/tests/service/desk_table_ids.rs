//! A table that was saved at the desk, changed by hand and brought again: its rows are known by the ids of their
//! places, whatever changed in them.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::workbook::{Sheet, row, workbook_of};
use axum::http::StatusCode;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";
const BRING: &str = "/desk/imports?list=food&origin=Excel";
const ALL: &str = "view=all&list=food";

/// A service with three places, and its owner.
async fn desk() -> (TestService, String) {
    let service = TestService::new();
    service
        .has_places(&["Hope Pantry", "Second", "Third"])
        .await;
    let owner = service.owner().await;
    (service, owner)
}

async fn table(service: &TestService, owner: &str, kind: &str) -> Vec<u8> {
    saved(service, owner, &format!("/desk/places.{kind}?{ALL}")).await
}

async fn csv(service: &TestService, owner: &str) -> String {
    String::from_utf8(table(service, owner, "csv").await).unwrap()
}

/// The cells of a table without quotes.
fn cells(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split(',').collect()).collect()
}

fn column(text: &str, name: &str) -> usize {
    cells(text)[0].iter().position(|it| *it == name).unwrap()
}

/// The table with another text in a cell.
fn with(text: &str, row: usize, field: &str, cell: &str) -> String {
    let (column, mut rows) = (column(text, field), cells(text));
    rows[row][column] = cell;
    let rows: Vec<String> = rows.iter().map(|cells| cells.join(",")).collect();
    rows.join("\n")
}

fn told(report: &Value) -> Vec<(&str, &str)> {
    let mistakes = report["mistakes"].as_array().unwrap().iter();
    let told = mistakes.map(|it| {
        (
            it["cell"].as_str().unwrap(),
            it["problem"].as_str().unwrap(),
        )
    });
    told.collect()
}

#[tokio::test]
async fn dsk_a_phone_number_that_was_changed_in_a_table_of_ours_is_a_suggested_change() {
    let (service, owner) = desk().await;
    let text = csv(&service, &owner).await;
    let changed = with(&text, 1, "phone", "(973) 555-0199");
    let rows = (1..).zip(cells(&changed));
    let rows: String = rows.map(|(number, cells)| row(number, &cells)).collect();
    let workbook = workbook_of(&[Sheet {
        name: "Places",
        state: "visible",
        xml: format!("<sheetData>{rows}</sheetData>"),
    }]);
    let json = String::from_utf8(table(&service, &owner, "json").await).unwrap();
    let json = json.replacen("973-555-0100", "973-555-0199", 1);
    for file in [changed.as_bytes(), &workbook, json.as_bytes()] {
        let report = sends(&service, &owner, LOOK, file).await;
        let change = &report["changes"][0];
        assert_eq!(report["changes"].as_array().unwrap().len(), 1, "{report}");
        assert_eq!(change["place"], service.place_named("Hope Pantry"));
        assert_eq!(change["before"], json!({ "phone": "973-555-0100" }));
        assert_eq!(change["after"], json!({ "phone": "973-555-0199" }));
        assert_eq!(
            (&report["unchanged"], &report["good"], &report["duplicates"]),
            (&json!(2), &json!(0), &json!([])),
            "{report}"
        );
    }

    let kept = sends(&service, &owner, BRING, changed.as_bytes()).await;
    assert_eq!((&kept["changes"], &kept["waiting"]), (&json!(1), &json!(0)));
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    let path = format!(
        "/desk/suggestions/{}/approve",
        waiting[0]["id"].as_str().unwrap()
    );
    let version = json!({ "version": waiting[0]["version"], "revision": waiting[0]["revision"] });
    service.desk_does(&owner, &path, version).await;
    let row = service.public_row("Hope Pantry").await.unwrap();
    assert_eq!(row["phone"], "973-555-0199");

    let path = format!("/desk/places/{}", service.place_named("Hope Pantry"));
    let place = service.desk_reads(&owner, &path).await;
    let undo = json!({ "version": place["version"], "act": place["history"][0]["id"] });
    service
        .desk_does(&owner, &format!("{path}/undo"), undo)
        .await;
    assert_eq!(csv(&service, &owner).await, text, "one act takes it back");
}

#[tokio::test]
async fn dsk_an_emptied_cell_of_a_table_of_ours_is_shown_as_a_change_to_nothing() {
    let (service, owner) = desk().await;
    let text = with(&csv(&service, &owner).await, 2, "hours", "");
    let report = sends(&service, &owner, LOOK, text.as_bytes()).await;
    let change = &report["changes"][0];
    assert_eq!(
        change["before"],
        json!({ "hours": "Monday-Friday 9 am-5 pm" })
    );
    assert_eq!(change["after"], json!({ "hours": "N/A" }));

    // A row that ends before its cells is a slip, and empties nothing.
    let whole = csv(&service, &owner).await;
    let id = column(&whole, "id");
    let mut rows = cells(&whole);
    for row in &mut rows {
        let cell = row.remove(id);
        row.insert(1, cell);
    }
    rows[1].truncate(3);
    let rows: Vec<String> = rows.iter().map(|cells| cells.join(",")).collect();
    let report = sends(&service, &owner, LOOK, rows.join("\n").as_bytes()).await;
    assert_eq!(
        (&report["changes"], &report["unchanged"]),
        (&json!([]), &json!(3))
    );
    assert_eq!(report["doubts"][0]["doubt"], "cells-missing");
}

#[tokio::test]
async fn dsk_ids_that_no_place_has_and_ids_that_are_there_twice_are_mistakes_of_their_cells() {
    let (service, owner) = desk().await;
    let text = csv(&service, &owner).await;
    let second = service.place_named("Second");
    let text = with(&text, 1, "id", "6a2f41a3-c54c-4e6c-8a5e-000000000001");
    let text = with(&text, 3, "id", &second);
    let report = sends(&service, &owner, LOOK, text.as_bytes()).await;
    let letter = char::from(b'A' + u8::try_from(column(&text, "id")).unwrap());
    let (first, third) = (format!("{letter}2"), format!("{letter}4"));
    assert_eq!(
        told(&report),
        [(first.as_str(), "id-unknown"), (&third, "id-twice")]
    );
    assert_eq!(report["unchanged"], 1);

    let one = "name,phone,id\nNew,973-555-0177,6a2f41a3-c54c-4e6c-8a5e-000000000001\n";
    let report = sends(&service, &owner, LOOK, one.as_bytes()).await;
    assert_eq!(told(&report), [("C2", "id-unknown")], "one row alone too");
}

#[tokio::test]
async fn dsk_two_places_of_two_lists_are_not_the_same_one_in_a_table_of_all_lists() {
    let (service, owner) = desk().await;
    for list in ["clothing", "housing"] {
        let rows = [place_row("Hope Pantry"), place_row(list)];
        service.import(list, &rows).await.unwrap();
    }
    for kind in ["csv", "xlsx", "json"] {
        let path = format!("/desk/places.{kind}?view=all");
        let file = saved(&service, &owner, &path).await;
        let report = sends(&service, &owner, "/desk/imports/look?list=housing", &file).await;
        assert_eq!(told(&report), [], "{kind}");
        assert_eq!(
            (&report["rows"], &report["unchanged"], &report["good"]),
            (&json!(7), &json!(2), &json!(0)),
            "{kind}: {report}"
        );
    }
    // A copy that has no id of its own is there twice.
    let text = csv(&service, &owner).await;
    let copy = format!(
        "{text}\n{}",
        with(&text, 1, "id", "").lines().nth(1).unwrap()
    );
    let report = sends(&service, &owner, LOOK, copy.as_bytes()).await;
    assert_eq!(report["mistakes"][0]["problem"], "twice", "{report}");
}

#[tokio::test]
async fn dsk_a_column_of_other_numbers_is_no_column_of_ids_and_a_person_may_name_one() {
    let (service, owner) = desk().await;
    let numbered = "ID,name,city\n1,Fourth,Newark\n2,Fifth,Newark\n";
    let report = sends(&service, &owner, LOOK, numbered.as_bytes()).await;
    assert_eq!(
        (&report["columns"][0]["field"], &report["good"]),
        (&json!(""), &json!(2))
    );
    // What was remembered of that table says nothing of ours.
    sends(&service, &owner, BRING, numbered.as_bytes()).await;
    let ours = csv(&service, &owner).await;
    let report = sends(&service, &owner, LOOK, ours.as_bytes()).await;
    assert_eq!(report["unchanged"], 3, "{report}");

    let second = service.place_named("Second");
    let other = format!("Key,name,phone\n{second},Second,973-555-0177\n,Sixth,973-555-0178\n");
    let said = format!("{BRING}&columns=id,name,phone");
    let kept = sends(&service, &owner, &said, other.as_bytes()).await;
    assert_eq!((&kept["changes"], &kept["waiting"]), (&json!(1), &json!(1)));
    let again = format!("Key,name,phone\n{second},Second,973-555-0176\n");
    let report = sends(&service, &owner, LOOK, again.as_bytes()).await;
    assert_eq!(report["columns"][0]["field"], "id", "it is remembered");
    assert_eq!(report["changes"][0]["after"]["phone"], "973-555-0176");
}

#[tokio::test]
async fn dsk_what_stands_on_the_list_already_is_no_mistake_and_what_a_table_cannot_change_is_said()
{
    let service = TestService::new();
    let mut row = place_row("Hope Pantry");
    row.insert("phone".into(), "1".into());
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    let text = csv(&service, &owner).await;
    let report = sends(&service, &owner, LOOK, text.as_bytes()).await;
    assert_eq!((told(&report), &report["unchanged"]), (vec![], &json!(1)));

    let text = with(&text, 1, "source", "Excel");
    let report = sends(&service, &owner, LOOK, text.as_bytes()).await;
    let doubt = &report["doubts"][0];
    assert_eq!(
        (&doubt["doubt"], &doubt["header"], &doubt["text"]),
        (&json!("kept"), &json!("source"), &json!("Excel"))
    );
    assert_eq!(report["unchanged"], 1);
}

#[tokio::test]
async fn dsk_a_row_without_an_id_changes_the_place_it_looks_like_when_a_person_says_so() {
    let (service, owner) = desk().await;
    let text = "name,address,city,phone,hours\n\
        Hope Pantry,1 Hope Pantry Street,Newark,973-555-0155,\n\
        Second,1 Second Street,Newark,973-555-0100,\n";
    let report = sends(&service, &owner, LOOK, text.as_bytes()).await;
    let known = &report["duplicates"];
    assert_eq!(known[0]["likeness"], "same");
    assert_eq!(known[0]["before"], json!({ "phone": "973-555-0100" }));
    assert_eq!(known[0]["after"], json!({ "phone": "973-555-0155" }));
    assert_eq!(known[1]["after"], json!({}), "it says nothing new");
    assert_eq!(report["changes"], json!([]), "nobody said so yet");

    let kept = sends(
        &service,
        &owner,
        &format!("{BRING}&change=2,3"),
        text.as_bytes(),
    )
    .await;
    assert_eq!((&kept["changes"], &kept["waiting"]), (&json!(1), &json!(0)));
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting[0]["after"], json!({ "phone": "973-555-0155" }));
    let (status, _) = service
        .desk_takes(&owner, &format!("{BRING}&change=3"), text.as_bytes())
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "there is nothing to bring");
}
