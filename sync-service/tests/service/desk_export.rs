//! The places of a question as a file: the same rows in each format, and only those that were asked for.

use crate::support::TestService;
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
    let saved = async |path: &str| {
        let response = service
            .get_with(path, ("authorization", bearer.as_str()))
            .await;
        assert_eq!(response.headers()["cache-control"], "no-store");
        let kind = response.headers()["content-type"].clone();
        (kind.to_str().unwrap().to_owned(), bytes(response).await)
    };
    let (kind, workbook) = saved("/desk/places.xlsx?view=all&list=food").await;
    assert!(kind.ends_with("spreadsheetml.sheet"), "{kind}");
    let (kind, text) = saved("/desk/places.json?view=all&list=food&text=second").await;
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
    assert!(
        report["duplicates"]
            .as_array()
            .unwrap()
            .iter()
            .all(|it| it["likeness"] == "same")
    );
}
