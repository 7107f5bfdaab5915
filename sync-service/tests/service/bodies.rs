//! Small bodies: bounded for each network, counted as they arrive, cut when they stop (claim H4).

use crate::support::accounts::{PASSWORD, Tokens};
use crate::support::{TestService, bytes};
use axum::body::{Body, Bytes};
use axum::http::{Request, Response, StatusCode};
use futures_util::{StreamExt, stream};
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use sync_service::routes::router::router;
use tokio::task::JoinHandle;
use tower::ServiceExt;

const SIGN_IN: &str = "/v1/accounts:signInWithPassword?key=k";
const HELD: usize = 32 * 1024;

/// A body that sends some bytes and then neither ends nor continues.
fn held_body(bytes: usize) -> Body {
    let first = stream::iter([Ok::<_, Infallible>(Bytes::from(vec![b' '; bytes]))]);
    Body::from_stream(first.chain(stream::pending()))
}

fn request(address: &str, body: Body) -> Request<Body> {
    Request::post(SIGN_IN)
        .header("x-forwarded-for", address)
        .header("content-type", "application/json")
        .body(body)
        .unwrap()
}

/// Sends bodies that never end, and waits until the given number of bytes is held.
async fn hold(service: &TestService, addresses: &[&str]) -> Vec<JoinHandle<Response<Body>>> {
    let before = service.app.bodies.held();
    let calls = addresses.iter().map(|address| {
        let call = router(Arc::clone(&service.app)).oneshot(request(address, held_body(HELD)));
        tokio::spawn(async move { call.await.unwrap() })
    });
    let calls: Vec<_> = calls.collect();
    while service.app.bodies.held() < before + HELD * addresses.len() {
        tokio::task::yield_now().await;
    }
    calls
}

#[tokio::test]
async fn h4_held_bodies_of_one_network_do_not_keep_others_out() {
    let service = TestService::new();
    let held = hold(&service, &["8.8.8.8"; 4]).await;

    let same = service.send(request("8.8.8.8", Body::from("{}"))).await;
    assert_eq!(same.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(same.headers().contains_key("retry-after"));
    assert!(
        bytes(same).await.is_empty(),
        "JSON would end the caller's session"
    );

    let other = service.send(request("9.9.9.9", Body::from("{}"))).await;
    assert_eq!(other.status(), StatusCode::BAD_REQUEST);

    held.iter().for_each(JoinHandle::abort);
    while service.app.bodies.held() > 0 {
        tokio::task::yield_now().await;
    }
    let again = service.send(request("8.8.8.8", Body::from("{}"))).await;
    assert_eq!(again.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn h4_a_body_over_the_limit_is_refused_before_it_is_held() {
    let service = TestService::new();
    let large = Body::from_stream(stream::repeat_with(|| {
        Ok::<_, Infallible>(Bytes::from(vec![b' '; 8 * 1024]))
    }));
    let answer = service.send(request("8.8.8.8", large)).await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(service.app.bodies.held(), 0);
}

#[tokio::test(start_paused = true)]
async fn h4_a_body_that_stops_is_answered_without_json_and_given_back() {
    let service = TestService::new();
    let answer = service.send(request("8.8.8.8", held_body(10))).await;
    assert_eq!(answer.status(), StatusCode::REQUEST_TIMEOUT);
    assert!(bytes(answer).await.is_empty());
    assert_eq!(service.app.bodies.held(), 0);
}

/// PostgreSQL keeps no such text, and every store answers the same. Documents are JSON and may hold it.
#[tokio::test]
async fn a_text_with_the_character_zero_is_refused_except_in_a_document() {
    let service = TestService::new();
    let body = |name: &str| json!({ "email": "ana@example.org", "password": PASSWORD, "displayName": name });
    let refused = service.refused("signUp", body("A\0")).await;
    assert!(refused.contains("U+0000"), "{refused}");
    let ana = Tokens::of(&service.ok("signUp", body("A")).await);
    let address = format!("/users/{}/note.json?auth={}", ana.uid, ana.id);
    let note = Request::put(address).body(Body::from(r#""a\u0000b""#));
    let written = service.send(note.unwrap()).await;
    assert_eq!(written.status(), StatusCode::OK);
    assert_eq!(bytes(written).await, br#""a\u0000b""#);
}
