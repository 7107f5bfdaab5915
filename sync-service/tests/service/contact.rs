//! Messages of the contact form: stored, mailed once, bounded.

use crate::support::{TestService, header};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use sync_service::contact::forget_old;
use sync_service::mail::folder::Folder;
use sync_service::mail::{Duty, SEND_TIMEOUT, Step};
use time::Duration;

fn message(key: &str) -> Value {
    json!({
        "key": key.repeat(32), "name": "José", "contact": "jose@example.org",
        "subject": "ID card", "message": "Where?\n.\nBcc: all@example.org"
    })
}

#[tokio::test]
async fn con_2_a_message_is_stored_and_mailed_once_per_key() {
    let service = TestService::new();
    for _ in 0..2 {
        let (status, _) = service.post("/contact", message("a").to_string()).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    assert_eq!(service.app.store.messages(9).await.unwrap().len(), 1);

    let mails = service.folder.path().join("mail");
    let mailer = service.mailer(Box::new(Folder::new(mails.clone())), SEND_TIMEOUT);
    assert_eq!(mailer.send_one(Duty::All).await.unwrap(), Step::Sent);
    assert_eq!(mailer.send_one(Duty::All).await.unwrap(), Step::Idle);

    let files: Vec<_> = std::fs::read_dir(mails)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert_eq!(files.len(), 1);
    assert_eq!(
        std::fs::metadata(&files[0]).unwrap().permissions().mode() & 0o777,
        0o600
    );
    let mail = std::fs::read_to_string(&files[0]).unwrap();
    let (head, body) = mail.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("To: desk@example.org") && head.contains("Reply-To: jose@example.org"));
    assert!(!head.contains("Bcc"), "a person cannot add a header");
    assert!(body.contains("Bcc: all@example.org"));
}

#[tokio::test]
async fn con_1_a_wrong_field_is_named_and_nothing_is_stored() {
    let service = TestService::new();
    for (field, value) in [("name", "  "), ("subject", "a\nBcc: x"), ("key", "short")] {
        let mut body = message("a");
        body[field] = value.into();
        let (status, answer) = service.post("/contact", body.to_string()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(
            answer["error"]["message"],
            format!("INVALID_ARGUMENT : {field}")
        );
        // Each refusal took one of the three tries of this address.
    }
    assert!(service.app.store.messages(9).await.unwrap().is_empty());
}

#[tokio::test]
async fn bodies_that_are_not_messages_are_refused_and_never_an_error_of_ours() {
    let deep = "[".repeat(50_000);
    let bodies: [(&[u8], u16); 5] = [
        (b"", 400),
        (b"\xff\xfe", 400),
        (br#"{"key":"x","role":"admin"}"#, 400),
        (deep.as_bytes(), 400),
        (&[b' '; 70_000], 413),
    ];
    for (body, expected) in bodies {
        let service = TestService::new();
        let (status, answer) = service.post("/contact", body.to_vec()).await;
        assert_eq!(status.as_u16(), expected);
        assert_eq!(answer["error"]["code"], expected);
    }
}

#[tokio::test]
async fn a_body_counts_only_as_the_type_that_no_form_of_another_site_can_send() {
    let service = TestService::new();
    for (kind, expected) in [
        (Some("text/plain"), StatusCode::BAD_REQUEST),
        (
            Some("application/x-www-form-urlencoded"),
            StatusCode::BAD_REQUEST,
        ),
        (
            Some("text/plain; application/json"),
            StatusCode::BAD_REQUEST,
        ),
        (None, StatusCode::BAD_REQUEST),
        (
            Some("Application/JSON ; charset=utf-8"),
            StatusCode::NO_CONTENT,
        ),
    ] {
        let mut request = Request::post("/contact");
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let body = Body::from(message("a").to_string());
        let response = service.send(request.body(body).unwrap()).await;
        assert_eq!(response.status(), expected, "{kind:?}");
    }
}

#[tokio::test]
async fn one_address_cannot_send_without_end() {
    let service = TestService::new();
    for key in ["a", "b", "c"] {
        let (status, _) = service.post("/contact", message(key).to_string()).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let request = Request::post("/contact").header("content-type", "application/json");
    let response = service
        .send(request.body(message("d").to_string().into()).unwrap())
        .await;
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(header(&response, "retry-after").parse::<u32>().unwrap() > 3000);
    let body = crate::support::json(response).await;
    assert_eq!(body["error"]["message"], "TOO_MANY_ATTEMPTS_TRY_LATER");
}

#[tokio::test]
async fn messages_are_forgotten_after_180_days() {
    let service = TestService::new();
    service.post("/contact", message("a").to_string()).await;
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());

    service.clock.forward(Duration::days(179));
    assert_eq!(forget_old(store, clock).await.unwrap(), 0);
    service.clock.forward(Duration::days(2));
    assert_eq!(forget_old(store, clock).await.unwrap(), 1);
}
