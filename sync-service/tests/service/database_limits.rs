//! The database under hostile calls: who may send them, how much is read, and when they end.

use crate::support::accounts::Tokens;
use crate::support::{TestService, header, json as body_of};
use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::{Response, StatusCode};
use futures_util::{StreamExt, stream};
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use sync_service::database::{Database, Limits};

const METHODS: [&str; 4] = ["PUT", "PATCH", "POST", "DELETE"];

/// A service with other bounds, and a person.
async fn service(change: impl FnOnce(&mut Limits)) -> (TestService, Tokens) {
    let mut limits = Limits::default();
    change(&mut limits);
    let mut service = TestService::new();
    let app = Arc::get_mut(&mut service.app).unwrap();
    app.database = Database::new(Arc::clone(&app.store), Arc::clone(&app.clock), limits);
    let ada = service.signs_up("ada@example.org").await;
    (service, ada)
}

/// A body of 24 MB, and how much of it was read.
fn counted() -> (Body, Arc<AtomicUsize>) {
    let read = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&read);
    let pieces = stream::iter(0..1_536).map(move |_| {
        counter.fetch_add(16 * 1024, Ordering::Relaxed);
        Ok::<_, Infallible>(Bytes::from_static(&[b'['; 16 * 1024]))
    });
    (Body::from_stream(pieces), read)
}

/// A body that begins and never ends.
fn endless(first: usize) -> Body {
    let first = stream::iter([Ok::<_, Infallible>(Bytes::from(vec![b' '; first]))]);
    Body::from_stream(first.chain(stream::pending()))
}

fn path(who: &Tokens, rest: &str) -> String {
    format!("/users/{}{rest}.json", who.uid)
}

async fn put(
    service: &TestService,
    who: &Tokens,
    rest: &str,
    body: impl Into<Body>,
) -> Response<Body> {
    service
        .call_as(&who.id, ("PUT", &path(who, rest)), &[], body)
        .await
}

fn assert_later(answer: &Response<Body>, status: StatusCode) {
    assert_eq!(answer.status(), status);
    assert_eq!(header(answer, "retry-after"), "2");
}

#[tokio::test]
async fn rtd_a_body_of_a_caller_who_may_not_write_is_refused_before_64_kib_are_read() {
    let (service, ada) = service(|_| ()).await;
    let ben = service.signs_up("ben@example.org").await;
    let foreign = path(&ada, "/x");
    let calls = [
        ("", "/users/nobody/x.json"),
        ("", "/.json"),
        ("", "/users.json"),
        ("", "/other.json"),
        ("no token", &foreign),
        (&ben.id, &foreign),
        (&ben.id, "/x.json"),
    ];
    for method in METHODS {
        for (token, path) in calls {
            let (body, read) = counted();
            let answer = service.call_as(token, (method, path), &[], body).await;
            assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{method} {path}");
            assert!(body_of(answer).await["error"].is_string());
            let read = read.load(Ordering::Relaxed);
            assert!(read < 64 * 1024, "{method} {path}: {read} bytes were read");
        }
    }
}

#[tokio::test]
async fn rtd_a_few_bytes_of_json_do_not_become_much_memory() {
    let (service, ada) = service(|_| ()).await;
    let list = |item: &str, count: usize| format!("[{}]", vec![item; count].join(","));
    let bombs = [
        (list("{\"\":0}", 1_000_000), StatusCode::PAYLOAD_TOO_LARGE),
        (list("{\"a\":{}}", 120_000), StatusCode::PAYLOAD_TOO_LARGE),
        (
            format!("{{{}}}", vec![r#""a":{"b":1}"#; 120_000].join(",")),
            StatusCode::PAYLOAD_TOO_LARGE,
        ),
        ("[".repeat(4_000_000), StatusCode::BAD_REQUEST),
        ("{\"a\":".repeat(1_000_000), StatusCode::BAD_REQUEST),
    ];
    for (bomb, status) in bombs {
        for method in ["PUT", "PATCH", "POST"] {
            let start = bomb[..8].to_owned();
            let path = path(&ada, "/x");
            let call = service.call_as(&ada.id, (method, &path), &[], bomb.clone());
            let answer = call.await;
            assert_eq!(answer.status(), status, "{method} {start}");
        }
    }
    let (body, read) = counted();
    let announced = [("content-length", "25165825")];
    let answer = service
        .call_as(&ada.id, ("PUT", &path(&ada, "/x")), &announced, body)
        .await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(
        read.load(Ordering::Relaxed) < 64 * 1024,
        "too large as announced"
    );
}

#[tokio::test]
async fn rtd_a_body_that_does_not_come_ends_the_call() {
    let (service, ada) = service(|_| ()).await;
    // Time stands still now, and jumps to the next time-out when all wait.
    tokio::time::pause();
    for first in [0, 10, 100_000] {
        let answer = put(&service, &ada, "/x", endless(first)).await;
        assert_eq!(
            answer.status(),
            StatusCode::REQUEST_TIMEOUT,
            "after {first} bytes"
        );
        assert_eq!(header(&answer, "connection"), "close");
    }
}

#[tokio::test]
async fn rtd_large_documents_wait_for_room_and_small_ones_never_do() {
    let (service, ada) = service(|limits| {
        limits.large_bytes = 1024 * 1024;
        limits.patience = Duration::ZERO;
    })
    .await;
    let ben = service.signs_up("ben@example.org").await;
    let large = || json!("x".repeat(300_000)).to_string();
    // A body under way has taken the room.
    let mut sending = Box::pin(put(&service, &ada, "/a", endless(100_000)));
    assert!(futures_util::poll!(&mut sending).is_pending());
    assert_later(
        &put(&service, &ben, "/a", large()).await,
        StatusCode::SERVICE_UNAVAILABLE,
    );
    let small = put(&service, &ben, "/resumes/current", "\"a.pdf\"").await;
    assert_eq!(small.status(), StatusCode::OK);
    drop(sending);
    let large = put(&service, &ben, "/a", large()).await;
    assert_eq!(large.status(), StatusCode::OK);
    // An answer that is not read holds its room too, and gives it back.
    let other = json!("y".repeat(300_000)).to_string();
    assert_later(
        &put(&service, &ada, "/a", other.clone()).await,
        StatusCode::SERVICE_UNAVAILABLE,
    );
    assert_eq!(body_of(large).await.as_str().unwrap().len(), 300_000);
    assert_eq!(
        put(&service, &ada, "/a", other).await.status(),
        StatusCode::OK
    );
}

#[tokio::test]
async fn rtd_the_calls_and_streams_of_a_person_are_bounded() {
    let (service, ada) = service(|limits| {
        limits.calls_each = 1;
        limits.streams_each = 1;
        limits.patience = Duration::ZERO;
    })
    .await;
    let ben = service.signs_up("ben@example.org").await;
    let mut sending = Box::pin(put(&service, &ada, "/a", endless(1)));
    assert!(futures_util::poll!(&mut sending).is_pending());
    assert_later(
        &put(&service, &ada, "/b", "1").await,
        StatusCode::TOO_MANY_REQUESTS,
    );
    assert_eq!(
        put(&service, &ben, "/b", "1").await.status(),
        StatusCode::OK
    );
    drop(sending);
    assert_eq!(
        put(&service, &ada, "/b", "1").await.status(),
        StatusCode::OK
    );

    let first = follow(&service, &ada).await;
    assert_later(&follow(&service, &ada).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(follow(&service, &ben).await.status(), StatusCode::OK);
    drop(first);
    assert_eq!(follow(&service, &ada).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn rtd_an_export_of_a_large_document_takes_its_room_too() {
    let (service, ada) = service(|limits| {
        limits.large_bytes = 1024 * 1024;
        limits.patience = Duration::ZERO;
    })
    .await;
    let ben = service.signs_up("ben@example.org").await;
    let large = json!("x".repeat(300_000)).to_string();
    put(&service, &ben, "/a", large).await;
    let mut sending = Box::pin(put(&service, &ada, "/a", endless(100_000)));
    assert!(futures_util::poll!(&mut sending).is_pending());
    let export = async |who: &Tokens| {
        service
            .call_as(&who.id, ("GET", "/account/export"), &[], "")
            .await
    };
    assert_later(&export(&ben).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(export(&ada).await.status(), StatusCode::OK);
    drop(sending);
    let kept = body_of(export(&ben).await).await;
    assert_eq!(kept["database"]["a"].as_str().map(str::len), Some(300_000));
}

#[tokio::test]
async fn rtd_an_export_takes_room_until_it_was_sent_also_as_an_archive() {
    let (service, ada) = service(|limits| {
        limits.export_bytes = 1024 * 1024;
        limits.large_bytes = 1024 * 1024;
        limits.patience = Duration::ZERO;
    })
    .await;
    let ben = service.signs_up("ben@example.org").await;
    let export = async |who: &Tokens, path| service.call_as(&who.id, ("GET", path), &[], "").await;
    let archive = "/account/export.zip";
    for large in [false, true] {
        if large {
            let text = json!("x".repeat(300_000)).to_string();
            put(&service, &ada, "/a", text.clone()).await;
            put(&service, &ben, "/a", text).await;
        }
        let unread = export(&ada, archive).await;
        assert_eq!(unread.status(), StatusCode::OK);
        for path in ["/account/export", archive] {
            let refused = export(&ben, path).await;
            assert_later(&refused, StatusCode::TOO_MANY_REQUESTS);
        }
        crate::support::bytes(unread).await;
        assert_eq!(export(&ben, archive).await.status(), StatusCode::OK);
    }
}

async fn follow(service: &TestService, who: &Tokens) -> Response<Body> {
    let stream = [("accept", "text/event-stream")];
    service
        .call_as(&who.id, ("GET", &path(who, "")), &stream, "")
        .await
}

async fn next(events: &mut BodyDataStream) -> String {
    let event = events.next().await.unwrap().unwrap();
    String::from_utf8(event.to_vec()).unwrap()
}

#[tokio::test]
async fn rtd_a_stream_that_is_not_read_holds_no_documents() {
    let (service, ada) = service(|_| ()).await;
    let mut events = follow(&service, &ada).await.into_body().into_data_stream();
    assert_eq!(
        next(&mut events).await,
        "event: put\ndata: {\"path\":\"/\",\"data\":null}\n\n"
    );
    for number in 0..200 {
        put(&service, &ada, "/n", number.to_string()).await;
    }
    // It is behind further than is remembered: one event with everything, and then nothing.
    let event = next(&mut events).await;
    assert_eq!(
        event,
        "event: put\ndata: {\"path\":\"/\",\"data\":{\"n\":199}}\n\n"
    );
    put(&service, &ada, "/m", "1").await;
    put(&service, &ada, "/m", "2").await;
    let event = next(&mut events).await;
    let put = "event: put\ndata: {\"path\":\"/m\",\"data\":2}\n\n";
    assert_eq!(event, put.repeat(2), "what is behind is told as it is now");
}

#[tokio::test]
async fn rtd_a_stream_ends_when_all_sessions_end_although_values_keep_coming() {
    let (service, ada) = service(|_| ()).await;
    let mut events = follow(&service, &ada).await.into_body().into_data_stream();
    next(&mut events).await;
    put(&service, &ada, "/n", "1").await;
    let everywhere = ("POST", "/account/sign-out-everywhere");
    let answer = service.call_as(&ada.id, everywhere, &[], "{}").await;
    assert!(answer.status().is_success());
    let revoked = "event: auth_revoked\ndata: credential is no longer valid\n\n";
    assert_eq!(next(&mut events).await, revoked);
    assert!(events.next().await.is_none());
}

#[tokio::test]
async fn rtd_a_stream_checks_its_session_by_the_clock_too() {
    let (service, ada) = service(|limits| limits.check_every = Duration::from_nanos(1)).await;
    let mut events = follow(&service, &ada).await.into_body().into_data_stream();
    next(&mut events).await;
    assert_eq!(next(&mut events).await, "event: keep-alive\ndata: null\n\n");
    // As another process ends them, without a message to this one.
    service.app.store.end_sessions(&ada.uid, 0).await.unwrap();
    while !next(&mut events).await.starts_with("event: auth_revoked") {}
    assert!(events.next().await.is_none());
}
