//! The disk, memory and time that one person can use with uploads.

use crate::support::accounts::Tokens;
use crate::support::files::{bytes, object, pdf};
use crate::support::{TestService, json};
use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use futures_util::stream;
use std::io::{Error, ErrorKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const MIB: usize = 1024 * 1024;

async fn service() -> (TestService, Tokens) {
    let service = TestService::new();
    let ada = service.signs_up("ada@example.org").await;
    (service, ada)
}

/// Asks for an upload in parts; returns the status and when to try again.
async fn asks(
    service: &TestService,
    who: &Tokens,
    name: &str,
    size: Option<usize>,
) -> (StatusCode, Option<String>) {
    let path = format!("/v0/b/b/o?name={}%2Fresumes%2F{name}", who.uid);
    let size = size.map_or(String::new(), |size| size.to_string());
    let headers = [
        ("x-goog-upload-protocol", "resumable"),
        ("x-goog-upload-command", "start"),
        ("x-goog-upload-header-content-length", size.as_str()),
    ];
    let answer = service
        .call_as(&who.id, ("POST", &path), &headers, "{}")
        .await;
    let wait = answer.headers().get("retry-after");
    let wait = wait.map(|wait| wait.to_str().unwrap().to_owned());
    (answer.status(), wait)
}

#[tokio::test]
async fn e2_unfinished_uploads_count_as_files_until_they_rest() {
    let (service, ada) = service().await;
    let first = service.begins(&ada, "0.pdf", 2 * MIB).await;
    service.part(&ada, &first, ("upload", 0), &pdf("x")).await;
    for number in 1..8 {
        service.clock.forward(time::Duration::SECOND);
        let name = format!("{number}.pdf");
        let (status, _) = asks(&service, &ada, &name, Some(2 * MIB)).await;
        assert_eq!(status, StatusCode::OK);
    }
    let more = async |name: &str| asks(&service, &ada, name, Some(1)).await.0;
    assert_eq!(more("8.pdf").await, StatusCode::PAYMENT_REQUIRED);
    let ben = service.signs_up("ben@example.org").await;
    let (status, _) = asks(&service, &ben, "0.pdf", Some(1)).await;
    assert_eq!(status, StatusCode::OK, "others are not held up");

    service.clock.forward(time::Duration::minutes(16));
    assert_eq!(service.blob_count(), 1);
    assert_eq!(more("8.pdf").await, StatusCode::OK);
    assert_eq!(service.blob_count(), 0, "the oldest one made room");
    let (status, state, _) = service.part(&ada, &first, ("query", 0), b"").await;
    assert_eq!((status, state.as_str()), (StatusCode::FORBIDDEN, "final"));
}

#[tokio::test]
async fn e2_files_and_unfinished_uploads_share_the_quota() {
    let (service, ada) = service().await;
    for number in 0..19 {
        service
            .uploads(&ada, &format!("{number}.pdf"), pdf("x"))
            .await;
    }
    let more = async |name: &str, size| asks(&service, &ada, name, size).await.0;
    assert_eq!(more("new.pdf", None).await, StatusCode::OK, "the twentieth");
    assert_eq!(
        more("other.pdf", None).await,
        StatusCode::PAYMENT_REQUIRED,
        "the twenty-first"
    );
    let replaced = more("0.pdf", Some(10 * MIB)).await;
    assert_eq!(replaced, StatusCode::OK, "takes no further place");
    assert_eq!(
        more("1.pdf", Some(10 * MIB + 1)).await,
        StatusCode::PAYLOAD_TOO_LARGE
    );
}

#[tokio::test]
async fn e2_all_unfinished_uploads_together_are_bounded() {
    let (service, ada) = service().await;
    let mut people = vec![ada];
    for number in 0..5 {
        let email = format!("{number}@example.org");
        people.push(service.signs_up(&email).await);
    }
    // The service of a test reserves 400 MiB: 40 uploads of an unknown size.
    let mut begun = 0;
    let mut refused = Vec::new();
    for person in &people {
        for number in 0..7 {
            match asks(&service, person, &format!("{number}.pdf"), None).await {
                (StatusCode::OK, _) => begun += 1,
                answer => refused.push(answer),
            }
        }
    }
    let busy = (StatusCode::SERVICE_UNAVAILABLE, Some("3".to_owned()));
    assert_eq!((begun, refused), (40, vec![busy.clone(), busy]));
    service.clock.forward(time::Duration::minutes(16));
    let (status, _) = asks(&service, &people[5], "a.pdf", None).await;
    assert_eq!(status, StatusCode::OK, "those that rest make room");
}

#[tokio::test]
async fn e2_an_upload_has_a_bounded_number_of_parts() {
    let (service, ada) = service().await;
    let file = pdf("x");
    let address = service.begins(&ada, "a.pdf", file.len()).await;
    let mut taken = 0;
    loop {
        let piece = &file[taken..=taken];
        let (status, state, _) = service.part(&ada, &address, ("upload", taken), piece).await;
        assert_eq!(state, "active", "part {taken}");
        if status != StatusCode::OK {
            break;
        }
        taken += 1;
    }
    assert_eq!((taken, service.blob_count()), (56, 56));
    let (status, ..) = service.part(&ada, &address, ("cancel", 0), b"").await;
    assert_eq!((status, service.blob_count()), (StatusCode::OK, 0));
}

#[tokio::test]
async fn e2_more_bytes_than_announced_end_the_upload() {
    let (service, ada) = service().await;
    let file = pdf("x");
    let address = service.begins(&ada, "a.pdf", file.len() - 1).await;
    let (status, state, _) = service.part(&ada, &address, ("upload", 0), &file).await;
    assert_eq!(
        (status, state.as_str()),
        (StatusCode::PAYLOAD_TOO_LARGE, "final")
    );
    assert_eq!(service.blob_count(), 0);
}

/// A body of equal pieces that counts how many are taken.
fn counted(start: &'static str, piece: &'static [u8], count: usize) -> (Body, Arc<AtomicUsize>) {
    let taken = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&taken);
    let pieces = std::iter::repeat_n(piece, count).inspect(move |piece| {
        counter.fetch_add(piece.len(), Ordering::Relaxed);
    });
    let pieces = std::iter::once(start.as_bytes()).chain(pieces);
    let pieces = pieces.map(|piece| Ok::<_, Error>(Bytes::from_static(piece)));
    (Body::from_stream(stream::iter(pieces)), taken)
}

#[tokio::test]
async fn e2_what_comes_before_the_file_is_bounded() {
    let (service, ada) = service().await;
    let path = format!("/v0/b/b/o?name={}%2Fresumes%2Fa.pdf", ada.uid);
    let headers = [
        ("x-goog-upload-protocol", "multipart"),
        ("content-type", "multipart/related; boundary=B"),
    ];
    let header = b"x-header: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n";
    for start in [
        "--B\r\n",
        "--B\r\ncontent-type: application/json\r\n\r\n",
        "--B\r\n\r\n{}\r\n--B\r\n",
        "no boundary",
    ] {
        let (body, taken) = counted(start, header, 64 * MIB / header.len());
        let answer = service
            .call_as(&ada.id, ("POST", &path), &headers, body)
            .await;
        assert!(answer.status().is_client_error(), "{}", answer.status());
        // Up to a megabyte of a refused body is read, so that its sender hears the refusal.
        let taken = taken.load(Ordering::Relaxed);
        assert!(taken < MIB + 128 * 1024, "{taken} bytes after {start:?}");
    }
    let body = "--B\r\ncontent-type: application/json\r\n\r\n{\"metadata\":{\"lang\":\"es\"}}\r\n--B\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 x\r\n--B--";
    let answer = service
        .call_as(&ada.id, ("POST", &path), &headers, body)
        .await;
    assert_eq!(json(answer).await["metadata"]["lang"], "es");
}

#[tokio::test]
async fn e7_a_body_that_breaks_off_leaves_nothing_and_the_upload_continues() {
    let (service, ada) = service().await;
    let broken = |length: usize| {
        let mut start = pdf("x");
        start.resize(length, b' ');
        let cut = Error::from(ErrorKind::TimedOut);
        let pieces = [Ok(Bytes::from(start)), Err(cut)];
        Body::from_stream(stream::iter(pieces))
    };
    let path = format!("/v0/b/b/o?name={}%2Fresumes%2Fa.pdf", ada.uid);
    let answer = service
        .call_as(&ada.id, ("POST", &path), &[], broken(100_000))
        .await;
    assert_eq!(answer.status(), StatusCode::REQUEST_TIMEOUT);
    assert_eq!(service.blob_count(), 0);

    let mut file = pdf("x");
    file.resize(200_000, b' ');
    let address = service.begins(&ada, "a.pdf", file.len()).await;
    let headers = [
        ("x-goog-upload-command", "upload, finalize"),
        ("x-goog-upload-offset", "0"),
    ];
    let answer = service
        .call_as(&ada.id, ("POST", &address), &headers, broken(100_000))
        .await;
    assert_eq!(answer.status(), StatusCode::REQUEST_TIMEOUT);
    assert_eq!(answer.headers()["x-goog-upload-status"], "active");
    assert_eq!(service.blob_count(), 0);
    assert_eq!(
        service.part(&ada, &address, ("query", 0), b"").await.2,
        "0",
        "nothing of the part counts"
    );
    let last = service
        .part(&ada, &address, ("upload, finalize", 0), &file)
        .await;
    assert_eq!((last.0, last.1.as_str()), (StatusCode::OK, "final"));
}

#[tokio::test]
async fn sto_a_short_first_part_is_waited_for_and_a_refusal_tells_the_state() {
    let (service, ada) = service().await;
    let file = pdf("x");
    let address = service.begins(&ada, "a.pdf", file.len()).await;
    let mut at = 0;
    for end in [1, 3, 4, 9] {
        let piece = &file[at..end];
        let (status, state, received) = service.part(&ada, &address, ("upload", at), piece).await;
        assert_eq!((status, state.as_str()), (StatusCode::OK, "active"));
        assert_eq!(received, end.to_string());
        at = end;
    }
    for (command, offset) in [("upload", at + 1), ("finalize", 0), ("dance", 0)] {
        let (status, state, _) = service.part(&ada, &address, (command, offset), b"").await;
        assert_eq!(
            (status, state.as_str()),
            (StatusCode::BAD_REQUEST, "active"),
            "{command}"
        );
    }
    let (status, ..) = service
        .part(&ada, &address, ("upload, finalize", at), &file[at..])
        .await;
    assert_eq!(status, StatusCode::OK);
    let path = format!("{}?alt=media", object(&ada.uid, "a.pdf"));
    let read = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    assert_eq!(bytes(read).await, file);

    for start in [&b"PK\x03\x04"[..], b"%PDX-"] {
        let address = service.begins(&ada, "b.pdf", 9_000).await;
        let (status, state, _) = service.part(&ada, &address, ("upload", 0), start).await;
        assert_eq!((status, state.as_str()), (StatusCode::BAD_REQUEST, "final"));
        let (status, ..) = service.part(&ada, &address, ("query", 0), b"").await;
        assert_eq!(status, StatusCode::FORBIDDEN, "the upload is gone");
    }
}
