//! The places of a question as a file: the same rows in each format, and only those that were asked for.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::{bytes, json as json_of};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::json;

const FORMULA: &str = "=HYPERLINK(\"http://x.example\")";

#[tokio::test]
async fn dsk_a_workbook_of_places_is_read_again_as_it_was_saved() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry", "Second"]).await;
    let owner = service.owner().await;
    let change = format!("/desk/places/{}/change", service.place_named("Second"));
    let body = json!({ "version": 0, "fields": { "notes": FORMULA } });
    service.desk_does(&owner, &change, body).await;

    let bearer = format!("Bearer {owner}");
    let loads = async |path: &str| {
        let response = service
            .get_with(path, ("authorization", bearer.as_str()))
            .await;
        assert_eq!(response.headers()["cache-control"], "no-store");
        let kind = response.headers()["content-type"].clone();
        (kind.to_str().unwrap().to_owned(), bytes(response).await)
    };
    let (kind, workbook) = loads("/desk/places.xlsx?view=all&list=food").await;
    assert!(kind.ends_with("spreadsheetml.sheet"), "{kind}");
    let (kind, text) = loads("/desk/places.json?view=all&list=food&text=second").await;
    assert_eq!(kind, "application/json");
    let rows: serde_json::Value = serde_json::from_slice(&text).unwrap();
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 1, "as filtered");
    assert_eq!(rows[0]["notes"], FORMULA);

    let request = Request::builder()
        .method(Method::POST)
        .uri("/desk/imports/look?list=food")
        .header("authorization", &bearer)
        .header("content-type", "application/octet-stream")
        .body(Body::from(workbook))
        .unwrap();
    let response = service.send(request).await;
    assert_eq!(response.status(), StatusCode::OK);
    let report = json_of(response).await;
    assert_eq!(
        (&report["rows"], &report["good"], &report["mistakesTotal"]),
        (&json!(2), &json!(0), &json!(0)),
        "every row is known: {report}"
    );
    assert_eq!(
        (&report["unchanged"], &report["duplicates"]),
        (&json!(2), &json!([]))
    );
}

#[tokio::test]
async fn dsk_the_same_places_are_the_same_bytes_at_another_time_and_after_an_import() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry", "Second"]).await;
    let owner = service.owner().await;
    for form in ["csv", "xlsx", "json", "hsds.zip", "hsds.json"] {
        let path = format!("/desk/places.{form}?view=all&list=food");
        let first = saved(&service, &owner, &path).await;
        service.clock.jump(time::Duration::minutes(3));
        assert_eq!(saved(&service, &owner, &path).await, first, "{form}");
        let report = sends(&service, &owner, "/desk/imports/look?list=food", &first).await;
        assert_eq!(
            (&report["unchanged"], &report["mistakesTotal"]),
            (&json!(2), &json!(0)),
            "{form}: {report}"
        );
        let (status, _) = service
            .desk_takes(&owner, "/desk/imports?list=food", &first)
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{form}: nothing is new");
        assert_eq!(saved(&service, &owner, &path).await, first, "{form}");
    }
}

#[tokio::test]
async fn dsk_a_table_names_its_lists_and_has_a_header_also_without_rows() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    service
        .import("clothing", &[place_row("Second")])
        .await
        .unwrap();
    let owner = service.owner().await;
    let text = async |path: &str| {
        let bytes = saved(&service, &owner, path).await;
        String::from_utf8(bytes).unwrap()
    };
    for path in [
        "/desk/places.csv?view=all",
        "/desk/places.csv?view=all&list=",
    ] {
        let all = text(path).await;
        let lines: Vec<&str> = all.lines().collect();
        assert!(lines[0].ends_with(",list,id"), "{all}");
        let second = format!(",clothing,{}", service.place_named("Second"));
        assert!(lines.iter().any(|line| line.ends_with(&second)), "{all}");
    }
    let none = text("/desk/places.csv?view=all&list=food&text=nothing").await;
    assert_eq!(
        none,
        "name,address,phone,website,checked,city,hours,source,notes,id\n"
    );
    let none = saved(&service, &owner, "/desk/places.xlsx?view=all&text=nothing").await;
    let report = sends(&service, &owner, "/desk/imports/look?list=food", &none).await;
    assert_eq!(report["failure"], "no-rows");
}
