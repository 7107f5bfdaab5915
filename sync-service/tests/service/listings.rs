//! `GET /widgets/resources/{resourceName}`

use crate::support::{TestService, bytes, header, json, row, rows};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use flate2::read::GzDecoder;
use serde_json::json;
use std::io::Read;
use sync_protocol::client::tag_of;

const FOOD: &str = "/widgets/resources/food";

#[tokio::test]
async fn rsc_a_list_is_an_array_of_flat_objects_without_its_sources() {
    let service = TestService::new();
    service.import("food", &[row("Hope Pantry")]).await.unwrap();

    let response = service.get(FOOD).await;

    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "application/json");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    assert_eq!(
        json(response).await,
        json!([{ "name": "Hope Pantry", "checked": "2026-10" }])
    );
}

#[tokio::test]
async fn rsc_unknown_list_is_a_json_404() {
    let service = TestService::new();
    for name in ["nothing", "..%2f..%2fetc%2fpasswd", "FOOD", "%00", "%ff"] {
        let response = service.get(&format!("/widgets/resources/{name}")).await;
        assert!(response.status().is_client_error(), "{name}");
    }
    let response = service.get("/widgets/resources/nothing").await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    let body = json(response).await;
    assert_eq!(body["error"]["code"], 404);
    assert_eq!(body["error"]["message"], "LISTING_NOT_FOUND");
}

#[tokio::test]
async fn rsc_the_tag_proves_the_body_and_saves_it_the_next_time() {
    let service = TestService::new();
    service.import("food", &rows(3)).await.unwrap();
    let first = service.get(FOOD).await;
    let etag = header(&first, "etag").to_owned();
    assert_eq!(etag, tag_of(&bytes(first).await));

    for known in [
        etag.clone(),
        format!("W/{etag}"),
        format!("\"other\", {etag}"),
        "*".into(),
    ] {
        let again = service.get_with(FOOD, ("if-none-match", &known)).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header(&again, "etag"), etag);
        assert!(bytes(again).await.is_empty());
    }
    let other = service.get_with(FOOD, ("if-none-match", "\"other\"")).await;
    assert_eq!(other.status(), StatusCode::OK);
}

#[tokio::test]
async fn rsc_every_encoding_holds_the_same_list() {
    let service = TestService::new();
    service.import("food", &rows(50)).await.unwrap();
    let plain = bytes(service.get(FOOD).await).await;

    let zipped = service.get_with(FOOD, ("accept-encoding", "gzip")).await;
    assert_eq!(header(&zipped, "content-encoding"), "gzip");
    assert_eq!(header(&zipped, "vary"), "accept-encoding, origin");
    let mut unzipped = Vec::new();
    GzDecoder::new(bytes(zipped).await.as_slice())
        .read_to_end(&mut unzipped)
        .unwrap();
    assert_eq!(unzipped, plain);

    let smaller = service
        .get_with(FOOD, ("accept-encoding", "gzip, br"))
        .await;
    assert_eq!(header(&smaller, "content-encoding"), "br");
    let mut whole = Vec::new();
    brotli::BrotliDecompress(&mut bytes(smaller).await.as_slice(), &mut whole).unwrap();
    assert_eq!(whole, plain);
}

#[tokio::test]
async fn rsc_only_a_kiosk_may_read_from_another_origin() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let allowed = |origin: &'static str| service.get_with(FOOD, ("origin", origin));
    let name = "access-control-allow-origin";

    assert_eq!(
        header(&allowed("tauri://localhost").await, name),
        "tauri://localhost"
    );
    assert_eq!(header(&allowed("https://example.org").await, name), "");
    assert_eq!(header(&allowed("null").await, name), "");
    let preflight = Request::options(FOOD).header("origin", "tauri://localhost");
    let preflight = service.send(preflight.body(Body::empty()).unwrap()).await;
    assert_eq!(preflight.status(), StatusCode::NO_CONTENT);
    assert_eq!(header(&preflight, name), "tauri://localhost");
    assert_eq!(header(&preflight, "access-control-allow-methods"), "GET");
    let kiosk = allowed("tauri://localhost").await;
    assert_eq!(header(&kiosk, "access-control-allow-credentials"), "");
}

#[tokio::test]
async fn rsc_the_approved_number_of_rows_is_told_once_a_list_was_replaced() {
    let service = TestService::new();
    service.import("food", &rows(10)).await.unwrap();
    assert_eq!(header(&service.get(FOOD).await, "x-listing-floor"), "");

    service.import("food", &rows(2)).await.unwrap();
    assert_eq!(header(&service.get(FOOD).await, "x-listing-floor"), "2");
}

#[tokio::test]
async fn rsc_a_list_imported_elsewhere_is_followed_and_others_are_left_alone() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let before = service.app.directory.answer("food").unwrap();

    service.import("legal", &rows(2)).await.unwrap();

    assert!(std::sync::Arc::ptr_eq(
        &before,
        &service.app.directory.answer("food").unwrap()
    ));
    assert_eq!(
        json(service.get("/widgets/resources/legal").await)
            .await
            .as_array()
            .unwrap()
            .len(),
        2
    );
    assert_eq!(service.app.directory.refresh().await.unwrap(), 0);
}
