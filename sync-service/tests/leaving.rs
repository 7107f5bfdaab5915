//! Leaving: sign-out, the export, and a deletion that leaves nothing.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use std::path::Path;
use support::TestService;
use support::accounts::PASSWORD;
use support::files::pdf;

async fn signed_in(
    service: &TestService,
    method: &str,
    path: &str,
    token: &str,
) -> (StatusCode, serde_json::Value) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("authorization", format!("Bearer {token}"));
    let response = service.send(request.body(Body::empty()).unwrap()).await;
    (response.status(), support::json(response).await)
}

/// Files below a folder that hold a text.
fn files_with(folder: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_with(&path, text));
        } else if contains(&std::fs::read(&path).unwrap(), text.as_bytes()) {
            found.push(path.display().to_string());
        }
    }
    found
}

fn contains(content: &[u8], part: &[u8]) -> bool {
    content.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn a_deleted_account_leaves_nothing_on_the_disk() {
    let service = TestService::new();
    let data = service.folder.path().join("data");
    let email = "canary-email-7f3a@example.org";
    let tokens = service.signs_up(email).await;
    let update = json!({ "idToken": tokens.id, "displayName": "canary-name-7f3a" });
    service.ok("update", update).await;
    service
        .ok(
            "sendOobCode",
            json!({ "idToken": tokens.id, "requestType": "VERIFY_EMAIL" }),
        )
        .await;
    let words = "canary-words-7f3a forklift ".repeat(12);
    service
        .uploads(&tokens, "canary-file-7f3a.pdf", pdf(&words))
        .await;
    let path = format!("/users/{}/resumes/current.json", tokens.uid);
    let pointer = ("PUT", path.as_str());
    service
        .call_as(&tokens.id, pointer, &[], "\"canary-file-7f3a.pdf\"")
        .await;
    let employers = ("POST", "/account/employers");
    let kind = [("content-type", "application/json")];
    let found = service.call_as(&tokens.id, employers, &kind, "{}").await;
    assert_eq!(found.status(), StatusCode::OK);
    service.asks_for_reset(email).await;
    let change = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
        "newEmail": "canary-new-7f3a@example.org" });
    service.ok("sendOobCode", change).await;
    service.signs_in(email, "Wrong1234").await;
    let canaries = [
        email,
        "canary-name-7f3a",
        "canary-new-7f3a",
        "canary-words-7f3a",
        "canary-file-7f3a",
        tokens.uid.as_str(),
    ];
    for canary in canaries {
        assert!(!files_with(&data, canary).is_empty(), "{canary} was there");
    }

    let answer = service.ok("delete", json!({ "idToken": tokens.id })).await;

    assert_eq!(
        answer,
        json!({ "kind": "identitytoolkit#DeleteAccountResponse" })
    );
    for canary in canaries {
        assert_eq!(files_with(&data, canary), Vec::<String>::new(), "{canary}");
    }
    assert_eq!(service.looks_up(&tokens.id).await, "USER_NOT_FOUND");
    assert!(service.mails().await.is_empty());
    service.signs_up(email).await;
}

#[tokio::test]
async fn the_export_holds_what_is_kept_and_no_secret() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service.signs_in("ana@example.org", PASSWORD).await;
    let (status, kept) = signed_in(&service, "GET", "/account/export", &tokens.id).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(kept["account"]["email"], "ana@example.org");
    assert_eq!(kept["sessions"].as_array().unwrap().len(), 2);
    let events: Vec<&str> = kept["securityEvents"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    assert_eq!(events, ["sign-up", "sign-in"]);
    let text = kept.to_string();
    for secret in ["argon2", tokens.refresh.as_str(), "password_hash"] {
        assert!(!text.contains(secret));
    }
}

#[tokio::test]
async fn sign_out_ends_this_session_and_sign_out_everywhere_all() {
    let service = TestService::new();
    let here = service.signs_up("ana@example.org").await;
    let sign_in = service.signs_in("ana@example.org", PASSWORD).await.1;
    let there = support::accounts::Tokens::of(&sign_in);
    let body = json!({ "refresh_token": here.refresh }).to_string();
    assert_eq!(
        service.post("/account/sign-out", body).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(service.refresh_says(&here.refresh).await, "TOKEN_EXPIRED");
    assert_eq!(service.looks_up(&there.id).await, "ok");

    let path = "/account/sign-out-everywhere";
    let (status, _) = signed_in(&service, "POST", path, &there.id).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(service.looks_up(&there.id).await, "TOKEN_EXPIRED");
}

#[tokio::test]
async fn the_record_of_events_holds_no_personal_text() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service.signs_in("ana@example.org", "Wrong1234").await;
    let who = service.app.accounts.pseudonym(&tokens.uid);
    assert!(!who.contains(&tokens.uid));
    let events = service.app.store.events_of(&who, 99).await.unwrap();
    assert_eq!(events.len(), 1);
    let nobody = service.app.accounts.pseudonym("");
    let refused = service.app.store.events_of(&nobody, 99).await.unwrap();
    assert_eq!(refused[0].event, "sign-in refused");
}
