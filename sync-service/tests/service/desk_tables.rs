//! Tables that staff bring to the desk: everything wrong is named at once, and rows are published
//! and withdrawn in one act.

use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::json as json_of;
use crate::support::stores::with_every_service;
use crate::support::workbook::workbook;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const FOOD: &str = "/desk/imports?list=food&origin=Essex%20County";
const LOOK: &str = "/desk/imports/look?list=food";

async fn looks(service: &TestService, token: &str, file: &[u8]) -> Value {
    let (status, report) = service.desk_takes(token, LOOK, file).await;
    assert_eq!(status, StatusCode::OK, "{report}");
    report
}

/// A service with two places, and its owner.
async fn desk() -> (TestService, String) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry", "Second"]).await;
    let owner = service.owner().await;
    (service, owner)
}

fn public(rows: &Value) -> Vec<&str> {
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| row["name"].as_str().unwrap()).collect()
}

async fn listed(service: &TestService) -> Value {
    json_of(service.get("/widgets/resources/food").await).await
}

/// 5,000 rows, of which every 25th has one of 18 mistakes.
fn with_mistakes() -> (String, BTreeMap<String, &'static str>) {
    let kinds: [(&str, usize, &str); 18] = [
        ("name-missing", 0, ""),
        ("name-is-number", 0, "4711"),
        ("too-long", 5, "LONG"),
        ("control-character", 5, "a\u{7}b"),
        ("lost-character", 5, "Caf\u{fffd}"),
        ("markup", 5, "<b>Call</b>"),
        ("formula-error", 5, "#REF!"),
        ("rounded-number", 3, "9.74E+09"),
        ("not-a-date", 7, "31/12/2025"),
        ("future-date", 7, "12/31/2031"),
        ("phone", 3, "555-0100"),
        ("zip", 2, "712"),
        ("zip-elsewhere", 2, "19104"),
        ("county", 6, "Kings"),
        ("website", 4, "javascript:alert(1)"),
        ("hours-number", 8, "0.375"),
        ("time-impossible", 8, "Monday 9:75-17:00"),
        ("cell-count", 9, "one too many"),
    ];
    let long = "x".repeat(2_001);
    let mut text = String::from("name,city,zip,phone,website,notes,county,checked,hours\n");
    let mut expected = BTreeMap::new();
    for index in 0..5_000_usize {
        let mut cells = vec![
            format!("Place {index} of Many"),
            "Newark".to_owned(),
            "07102".to_owned(),
            format!("973-55{:01}-{:04}", index / 10_000, index),
            "https://example.org".to_owned(),
            "Call first".to_owned(),
            "Essex".to_owned(),
            "2026-01-02".to_owned(),
            "Monday 9-5".to_owned(),
        ];
        if index % 25 == 0 {
            let (problem, column, cell) = kinds[(index / 25) % kinds.len()];
            let cell = if cell == "LONG" { &long } else { cell };
            cells.resize(cells.len().max(column + 1), String::new());
            cells[column] = cell.to_owned();
            let letter = char::from(b'A' + u8::try_from(column).unwrap());
            expected.insert(format!("{letter}{}", index + 2), problem);
        }
        let _ = writeln!(text, "{}", cells.join(","));
    }
    (text, expected)
}

#[tokio::test]
async fn dsk_each_of_200_mistakes_in_5000_rows_is_named_with_its_cell_at_once() {
    with_every_service(async |service| {
        service.has_places(&["Hope Pantry", "Second"]).await;
        let owner = service.owner().await;
        let rows = [place_row("Hope Pantry")];
        let wide = rows.map(|mut row| {
            for field in ["zip", "county"] {
                row.insert(field.into(), "N/A".into());
            }
            row
        });
        service.import("food", &wide).await.unwrap();
        let (text, expected) = with_mistakes();
        assert_eq!(expected.len(), 200);

        let report = looks(&service, &owner, text.as_bytes()).await;

        let told: BTreeMap<String, &str> = report["mistakes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| {
                (
                    it["cell"].as_str().unwrap().to_owned(),
                    it["problem"].as_str().unwrap(),
                )
            })
            .collect();
        assert_eq!(told, expected);
        assert_eq!(
            (&report["rows"], &report["good"]),
            (&json!(5_000), &json!(4_800))
        );
        assert_eq!(report["mistakesTotal"], 200);

        let (status, brought) = service.desk_takes(&owner, FOOD, text.as_bytes()).await;
        assert_eq!(
            (status, &brought["waiting"]),
            (StatusCode::OK, &json!(4_800))
        );
        assert_eq!(
            listed(&service).await.as_array().unwrap().len(),
            1,
            "nothing is public yet"
        );
        let path = format!("/desk/imports/{}", brought["id"].as_str().unwrap());
        let published = service
            .desk_does(
                &owner,
                &format!("{path}/publish"),
                json!({ "version": brought["version"] }),
            )
            .await;
        assert_eq!(listed(&service).await.as_array().unwrap().len(), 4_801);
        let version = json!({ "version": published["version"] });
        service
            .desk_does(&owner, &format!("{path}/withdraw"), version)
            .await;
        assert_eq!(public(&listed(&service).await), ["Hope Pantry"]);
    })
    .await;
}

#[tokio::test]
async fn dsk_what_a_spreadsheet_broke_is_put_right_and_said() {
    let (service, owner) = desk().await;
    let text = b"Agency Name;Town;Tel.;Last verified;Comments\n\
        Caf\xe9 Hope;Newark;9735550111;3/4/2024;Zip 7102\n";
    let report = looks(&service, &owner, text).await;
    let repairs: Vec<&str> = report["repairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["repair"].as_str().unwrap())
        .collect();
    assert_eq!(repairs, ["encoding", "separator", "phone", "date-order"]);
    assert_eq!(report["repairs"][2]["cell"], "C2");
    assert_eq!(report["repairs"][2]["after"], "973-555-0111");
    let fields: Vec<&str> = report["columns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["field"].as_str().unwrap())
        .collect();
    assert_eq!(fields, ["name", "city", "phone", "checked", "notes"]);

    let (_, brought) = service.desk_takes(&owner, FOOD, text).await;
    let id = brought["id"].as_str().unwrap();
    let rows = service
        .desk_reads(&owner, &format!("/desk/imports/{id}"))
        .await;
    let row = &rows["rows"][0];
    assert_eq!(
        (&row["name"], &row["checked"], &row["source"], &row["hours"]),
        (
            &json!("Caf\u{e9} Hope"),
            &json!("2024-03-04"),
            &json!("Essex County"),
            &json!("N/A")
        )
    );
}

#[tokio::test]
async fn dsk_a_workbook_is_read_with_its_zeros_and_dates() {
    let (service, owner) = desk().await;
    let file = workbook(&[
        &["name", "city", "phone", "checked", "notes"],
        &["Third & Co", "Newark", "n9735550111", "d45355", "7102"],
    ]);
    let report = looks(&service, &owner, &file).await;
    assert_eq!(
        (&report["failure"], &report["good"]),
        (&Value::Null, &json!(1))
    );
    let (_, brought) = service.desk_takes(&owner, FOOD, &file).await;
    let id = brought["id"].as_str().unwrap();
    let rows = service
        .desk_reads(&owner, &format!("/desk/imports/{id}"))
        .await;
    let row = &rows["rows"][0];
    assert_eq!(
        (&row["name"], &row["phone"], &row["checked"]),
        (
            &json!("Third & Co"),
            &json!("973-555-0111"),
            &json!("2024-03-04")
        )
    );
}

#[tokio::test]
async fn dsk_rows_that_are_known_stay_out_unless_a_person_says_otherwise() {
    let (service, owner) = desk().await;
    let id = service.place_named("Second");
    let gone = json!({ "version": 0, "status": "not-listed", "note": "They asked us." });
    service
        .desk_does(&owner, &format!("/desk/places/{id}/change"), gone)
        .await;
    let text = "name,address,city,phone\n\
        Hope Pantry,1 Hope Pantry Street,Newark,N/A\n\
        Hope Pantries,N/A,Newark,973-555-0100\n\
        SECOND,1 second street,Newark,973-555-0100\n\
        New Place,9 Elm St,Newark,973-555-0177\n";
    let report = looks(&service, &owner, text.as_bytes()).await;
    let told: Vec<(u64, &str)> = report["duplicates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| {
            (
                it["row"].as_u64().unwrap(),
                it["likeness"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(told, [(2, "same"), (3, "phone"), (4, "removed")]);
    assert_eq!(report["good"], 1);

    let all = format!("{FOOD}&also=2,3,4");
    let (_, brought) = service.desk_takes(&owner, &all, text.as_bytes()).await;
    let id = brought["id"].as_str().unwrap();
    let rows = service
        .desk_reads(&owner, &format!("/desk/imports/{id}"))
        .await;
    assert_eq!(public(&rows["rows"]), ["Hope Pantries", "New Place"]);
}

#[tokio::test]
async fn dsk_nearly_equal_rows_of_one_file_are_told_with_both_rows() {
    let (service, owner) = desk().await;
    let text = "name,address,city,phone\n\
        Bread of Life Kitchen,9 Elm Street,Newark,973-555-0177\n\
        Other Place,5 Oak Street,Newark,973-555-0178\n\
        Bread of Life Kitchens,9 Elm St,Newark,973-555-0177\n\
        Bread of Life Kitchen,40 Broad Street,Newark,973-555-0177\n";
    let report = looks(&service, &owner, text.as_bytes()).await;
    let told = report["duplicates"].as_array().unwrap();
    assert_eq!(told.len(), 1, "a branch is another place: {told:?}");
    assert_eq!(
        (&told[0]["row"], &told[0]["above"], &told[0]["likeness"]),
        (&json!(4), &json!(2), &json!("phone"))
    );
    assert_eq!(
        told[0]["there"],
        "Bread of Life Kitchen, 9 Elm Street, Newark, 973-555-0177"
    );
    assert_eq!(report["good"], 3);
    for (path, kept) in [(FOOD.to_owned(), 3), (format!("{FOOD}&also=4"), 4)] {
        let (_, brought) = service.desk_takes(&owner, &path, text.as_bytes()).await;
        assert_eq!(brought["waiting"], kept, "{path}");
    }
}

#[tokio::test]
async fn dsk_a_quote_that_is_never_closed_is_told_with_its_line() {
    let (service, owner) = desk().await;
    let text = b"name,city,notes\nA,Newark,fine\nB,Newark,\"open\nC,Newark,\"good\"\n";
    let report = looks(&service, &owner, text).await;
    assert_eq!(
        (
            &report["failure"],
            &report["failureLine"],
            &report["failureFile"]
        ),
        (&json!("open-quote"), &json!(3), &json!(""))
    );
    let json = looks(&service, &owner, b"[\n  {\"id\": \"a\",\n  broken\n").await;
    assert_eq!(
        (&json["failure"], &json["failureLine"]),
        (&json!("not-a-package"), &json!(3))
    );
}

#[tokio::test]
async fn dsk_published_rows_survive_an_import_of_their_list_and_what_staff_changed_stays() {
    let (service, owner) = desk().await;
    let text = "name,address,city\nThird,3 Elm St,Newark\nFourth,4 Elm St,Newark\n";
    let (_, brought) = service.desk_takes(&owner, FOOD, text.as_bytes()).await;
    let path = format!("/desk/imports/{}", brought["id"].as_str().unwrap());
    let publish = json!({ "version": brought["version"] });
    let published = service
        .desk_does(&owner, &format!("{path}/publish"), publish.clone())
        .await;
    let again = service
        .desk_does(&owner, &format!("{path}/publish"), publish)
        .await;
    assert_eq!(again, published, "no one publishes twice");
    let third = service.place_named("Third");
    let body = json!({ "version": 0, "fields": { "name": "New Third" } });
    service
        .desk_does(&owner, &format!("/desk/places/{third}/change"), body)
        .await;

    service
        .import("food", &["Hope Pantry", "Second"].map(place_row))
        .await
        .unwrap();
    assert_eq!(
        public(&listed(&service).await),
        ["Hope Pantry", "Second", "New Third", "Fourth"]
    );

    let version = json!({ "version": published["version"] });
    let withdrawn = service
        .desk_does(&owner, &format!("{path}/withdraw"), version)
        .await;
    assert_eq!(
        (&withdrawn["waiting"], &withdrawn["published"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(
        public(&listed(&service).await),
        ["Hope Pantry", "Second", "New Third"]
    );
    service
        .import("food", &["Hope Pantry", "Second"].map(place_row))
        .await
        .unwrap();
    assert_eq!(
        public(&listed(&service).await),
        ["Hope Pantry", "Second", "New Third"]
    );

    let acts = service.desk_reads(&owner, "/desk/acts").await;
    let kinds: Vec<&str> = acts
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["kind"].as_str().unwrap())
        .collect();
    for kind in ["bring-rows", "publish-rows", "withdraw-rows"] {
        assert!(kinds.contains(&kind), "{kind}: {kinds:?}");
    }
}

#[tokio::test]
async fn dsk_columns_that_a_person_matched_are_remembered() {
    let (service, owner) = desk().await;
    let text = b"Who,Where\nThird,Newark\n";
    let report = looks(&service, &owner, text).await;
    assert_eq!(report["columns"][1]["field"], "");
    assert_eq!(report["good"], 0, "no column is the name");
    let said = format!("{FOOD}&columns=name,city");
    let (status, _) = service.desk_takes(&owner, &said, text).await;
    assert_eq!(status, StatusCode::OK);
    let again = looks(&service, &owner, b"Where,Who\nNewark,Fourth\n").await;
    assert_eq!(again["columns"][0]["field"], "city");
    assert_eq!(again["columns"][1]["field"], "name");
}

#[tokio::test]
async fn dsk_attack_files_that_are_no_tables_or_too_large_are_refused_and_other_sites_too() {
    let (service, owner) = desk().await;
    let bomb = workbook(&[&["name"], &[&"A".repeat(40_000_000)]]);
    assert!(bomb.len() < 200_000, "{}", bomb.len());
    for (file, failure) in [
        (&bomb[..], "too-large"),
        (b"PK\x03\x04nothing", "not-a-table"),
        (b"\xD0\xCF\x11\xE0", "old-excel"),
        (b"name\n", "no-rows"),
        (b"name,x\n\"A,B\n", "open-quote"),
    ] {
        let report = looks(&service, &owner, file).await;
        assert_eq!(report["failure"], failure);
        let (status, _) = service.desk_takes(&owner, FOOD, file).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{failure}");
    }
    let (status, _) = service
        .desk_takes(&owner, LOOK, &vec![b'a'; 6_000_001])
        .await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, _) = service
        .desk_takes(&owner, "/desk/imports/look?list=nothing", b"name\nA\n")
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for kind in ["text/plain", "multipart/form-data; boundary=x"] {
        let request = Request::builder()
            .method(Method::POST)
            .uri(LOOK)
            .header("authorization", format!("Bearer {owner}"))
            .header("content-type", kind)
            .body(Body::from("name\nA\n"))
            .unwrap();
        let status = service.send(request).await.status();
        assert_eq!(status, StatusCode::BAD_REQUEST, "{kind}");
    }
}

#[tokio::test]
async fn dsk_a_row_keeps_the_source_that_it_names() {
    let (service, owner) = desk().await;
    let file = "name,city,phone,Source\n\
                Harbor Kitchen,Newark,973-555-0142,Church bulletin\n\
                Bridge Table,Trenton,609-555-0143,\n";
    let (status, brought) = service.desk_takes(&owner, FOOD, file.as_bytes()).await;
    assert_eq!(status, StatusCode::OK, "{brought}");
    let path = format!("/desk/imports/{}/publish", brought["id"].as_str().unwrap());
    let version = json!({ "version": brought["version"] });
    service.desk_does(&owner, &path, version).await;
    for (name, source) in [
        ("Harbor Kitchen", "Church bulletin"),
        ("Bridge Table", "Essex County"),
    ] {
        let path = format!("/desk/places/{}", service.place_named(name));
        let place = service.desk_reads(&owner, &path).await;
        assert_eq!(place["row"]["source"], source, "{name}");
    }
}

#[tokio::test]
async fn dsk_a_short_row_is_told_with_the_headings_that_it_does_not_reach() {
    let (service, owner) = desk().await;
    let text = "name,city,phone,website,notes\n\
                Short,Newark\n\
                Whole,Newark,973-555-0161,,\n\
                Half,Newark,973-555-0162,\n";
    let report = looks(&service, &owner, text.as_bytes()).await;
    assert_eq!(
        (&report["good"], &report["doubtsTotal"]),
        (&json!(3), &json!(2))
    );
    let told = |cell: &str, header: &str, text: &str| json!({ "cell": cell, "header": header, "doubt": "cells-missing", "near": "", "text": text });
    assert_eq!(
        report["doubts"],
        json!([
            told("C2", "phone", "phone, website, notes"),
            told("E4", "notes", "notes"),
        ])
    );
}

#[tokio::test]
async fn dsk_spelled_days_are_read_and_of_two_ways_the_one_that_was_taken_is_said() {
    let (service, owner) = desk().await;
    let text = "name,city,checked\n\
                One,Newark,4 March 2025\n\
                Two,Trenton,03/04/25\n\
                Three,Camden,\"Tuesday, March 4, 2025\"\n\
                Four,Salem,12/31/2024\n";
    let report = looks(&service, &owner, text.as_bytes()).await;
    assert_eq!(
        (&report["good"], &report["mistakes"]),
        (&json!(4), &json!([]))
    );
    let repaired = |kind: &str| {
        let all = report["repairs"].as_array().unwrap().iter();
        all.clone().find(|it| it["repair"] == kind).unwrap().clone()
    };
    let order = repaired("date-order");
    assert_eq!((&order["count"], &order["cell"]), (&json!(1), &json!("C3")));
    assert_eq!(
        (&order["before"], &order["after"]),
        (&json!("03/04/25"), &json!("2025-03-04"))
    );
    assert_eq!(repaired("date")["count"], 3);
}
