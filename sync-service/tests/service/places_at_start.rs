//! A start waits neither for the places to be read nor for large lists to be compressed.

use crate::support::{TestService, header, json};
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use axum::http::{Request, StatusCode};
use futures_util::FutureExt;
use std::pin::pin;
use std::sync::Arc;
use sync_protocol::listings::{ListingName, Row};
use sync_service::listings::answer::Answer;
use sync_service::listings::import::{Consent, import};
use sync_service::listings::starter::import_starter;
use sync_service::routes::operator;
use sync_service::routes::router::router;
use sync_service::site::encoding::Encoding;
use sync_service::store::listings::StoredListing;
use tower::ServiceExt;

#[tokio::test]
async fn questions_about_places_wait_for_the_first_reading_and_others_do_not() {
    let service = TestService::new();
    import_starter(service.app.store.as_ref(), service.clock.as_ref())
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    let ask = |path: &str| {
        let request = Request::get(path).body(Body::empty()).unwrap();
        router(Arc::clone(&service.app)).oneshot(request)
    };
    for path in [
        "/find?need=food",
        "/search?text=bread",
        "/places",
        "/places/all",
    ] {
        let mut waiting = pin!(ask(path));
        assert!(waiting.as_mut().now_or_never().is_none(), "{path}");
    }
    let list = ask("/widgets/resources/food").await.unwrap();
    assert_eq!(list.status(), StatusCode::OK);

    let mut waiting = pin!(ask("/find?need=food"));
    assert!(waiting.as_mut().now_or_never().is_none());
    service.app.places.refresh().await.unwrap();
    let found = json(waiting.await.unwrap()).await;
    assert!(found["places"].as_array().is_some_and(|it| it.len() > 3));
}

#[tokio::test]
async fn a_service_is_not_ready_before_its_places_are_read() {
    let service = TestService::new();
    let ask = || {
        let request = Request::get("/ready").header("host", "localhost");
        let request = request.body(Body::empty()).unwrap();
        operator::router(Arc::clone(&service.app), &[]).oneshot(request)
    };
    let before = ask().await.unwrap();
    assert_eq!(before.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(json(before).await["ready"], false);
    service.has_started().await;
    assert_eq!(ask().await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn an_installation_without_lists_answers_that_it_has_none() {
    let service = TestService::new();
    assert!(service.app.places.are_read().now_or_never().is_none());
    service.app.places.refresh().await.unwrap();
    service.app.places.are_read().await;
    let found = service.get("/find?need=food").await;
    assert_eq!(found.status(), StatusCode::OK);
}

/// Rows of some 400 kB.
fn many() -> Vec<Row> {
    let row = |at: u32| {
        let field = |name: &str, text: String| (name.to_owned(), text);
        Row::from([
            field("name", format!("Pantry {at}")),
            field("notes", "Bring a bag. ".repeat(6)),
        ])
    };
    (0..4_000).map(row).collect()
}

#[tokio::test]
async fn a_large_list_goes_out_as_it_is_until_it_is_compressed() {
    let name = ListingName::parse("many").unwrap();
    let listing = StoredListing {
        name: name.clone(),
        revision: 1,
        rows: many(),
        floor: None,
        updated_at: 0,
    };
    let answer = Answer::of_list(&listing).unwrap();
    let (headers, body) = answer.variant(Encoding::Brotli);
    assert!(headers.get(CONTENT_ENCODING).is_none());
    assert_eq!(body, answer.variant(Encoding::Identity).1);
    answer.compress().unwrap();
    let (headers, body) = answer.variant(Encoding::Brotli);
    assert_eq!(headers[CONTENT_ENCODING], "br");
    assert!(body.len() < 40_000);

    let service = TestService::new();
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    import(store, clock, &name, &many(), Consent::default())
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    let path = "/widgets/resources/many";
    let kept = service.app.directory.answer("many").unwrap();
    while kept
        .variant(Encoding::Gzip)
        .0
        .get(CONTENT_ENCODING)
        .is_none()
    {
        tokio::task::yield_now().await;
    }
    let request = Request::get(path).header(ACCEPT_ENCODING, "gzip");
    let response = service.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(header(&response, "content-encoding"), "gzip");
}
