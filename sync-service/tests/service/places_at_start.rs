//! Calls about places while the lists are read for the first time.

use crate::support::{TestService, json};
use axum::http::StatusCode;
use std::sync::Arc;
use sync_service::listings::starter::import_starter;

#[tokio::test]
async fn calls_about_places_wait_for_the_first_reading_and_others_do_not() {
    let service = TestService::new();
    import_starter(service.app.store.as_ref(), service.clock.as_ref())
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    Arc::clone(&service.app.places).read_in_background().await;
    let list = service.get("/widgets/resources/food").await;
    assert_eq!(list.status(), StatusCode::OK);
    let found = json(service.get("/find?need=food&near=Newark").await).await;
    assert!(!found["places"].as_array().unwrap().is_empty());
    assert!(service.app.places.ids().is_some());
}

#[tokio::test]
async fn without_a_reading_under_way_nothing_waits() {
    let service = TestService::new();
    let found = json(service.get("/find?need=food&near=Newark").await).await;
    assert!(found["places"].as_array().unwrap().is_empty());
}
