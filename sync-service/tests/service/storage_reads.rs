//! Conditional reads, changes of metadata, and download addresses.

use crate::support::accounts::Tokens;
use crate::support::files::{bytes, object, pdf};
use crate::support::{TestService, json as body_of};
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn with_file() -> (TestService, Tokens, Value) {
    let service = TestService::new();
    let ada = service.signs_up("ada@example.org").await;
    let (_, about) = service.uploads(&ada, "a.pdf", pdf("x")).await;
    (service, ada, about)
}

fn address(uid: &str, about: &Value) -> String {
    let token = about["downloadTokens"].as_str().unwrap();
    format!("{}?alt=media&token={token}", object(uid, "a.pdf"))
}

#[tokio::test]
async fn sto_conditions_and_ranges_follow_the_standard() {
    let (service, ada, about) = with_file().await;
    let file = pdf("x");
    let old = service.get(&address(&ada.uid, &about)).await;
    let old = old.headers()["etag"].to_str().unwrap().to_owned();
    let mut file_now = file.clone();
    file_now.extend(b"% newer");
    let (_, about) = service.uploads(&ada, "a.pdf", file_now.clone()).await;
    let path = address(&ada.uid, &about);
    let whole = service.get(&path).await;
    let tag = whole.headers()["etag"].to_str().unwrap().to_owned();
    assert_eq!(bytes(whole).await, file_now);

    let read = async |headers: &[(&str, &str)]| {
        let answer = service.call_as("", ("GET", &path), headers, "").await;
        let (status, length) = (answer.status(), answer.headers().get("content-length"));
        let length = length.map(|length| length.to_str().unwrap().to_owned());
        assert_eq!(answer.headers()["etag"], tag.as_str());
        (status, length, bytes(answer).await)
    };
    let part = read(&[("range", "bytes=0-3")]).await;
    assert_eq!(
        (part.0, &part.2[..]),
        (StatusCode::PARTIAL_CONTENT, &b"%PDF"[..])
    );
    let part = read(&[("range", "bytes=0-3"), ("if-range", &tag)]).await;
    assert_eq!(
        (part.0, &part.2[..]),
        (StatusCode::PARTIAL_CONTENT, &b"%PDF"[..])
    );
    let stale = read(&[("range", "bytes=4-"), ("if-range", &old)]).await;
    assert_eq!((stale.0, stale.2), (StatusCode::OK, file_now.clone()));
    let same = read(&[("if-none-match", &tag)]).await;
    assert_eq!(same, (StatusCode::NOT_MODIFIED, None, Vec::new()));
    let newer = read(&[("if-none-match", &old)]).await;
    assert_eq!((newer.0, newer.2.len()), (StatusCode::OK, file_now.len()));
    let outside = read(&[("range", "bytes=99999-")]).await;
    assert_eq!(outside.0, StatusCode::RANGE_NOT_SATISFIABLE);

    let path = object(&ada.uid, "a.pdf");
    for (method, with) in [("GET", "?alt=media"), ("PATCH", ""), ("DELETE", "")] {
        let path = format!("{path}{with}");
        let stale = [("if-match", old.as_str())];
        let answer = service
            .call_as(&ada.id, (method, &path), &stale, "{}")
            .await;
        assert_eq!(answer.status(), StatusCode::PRECONDITION_FAILED, "{method}");
    }
    let current = [("if-match", tag.as_str())];
    let answer = service
        .call_as(&ada.id, ("DELETE", &path), &current, "")
        .await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn sto_a_value_of_a_wrong_type_changes_nothing() {
    let (service, ada, _) = with_file().await;
    let path = object(&ada.uid, "a.pdf");
    let change = async |body: Value| {
        let answer = service
            .call_as(&ada.id, ("PATCH", &path), &[], body.to_string())
            .await;
        (answer.status(), body_of(answer).await)
    };
    let (status, before) = change(json!({
        "cacheControl": "no-cache", "metadata": { "a": "1", "b": "2" },
    }))
    .await;
    assert_eq!(status, StatusCode::OK, "{before}");
    for wrong in [
        json!({ "contentType": 5 }),
        json!({ "metadata": 5 }),
        json!({ "metadata": ["a"] }),
        json!({ "metadata": { "a": "9", "b": 2 } }),
        json!({ "cacheControl": true, "contentLanguage": "es" }),
        json!({ "contentLanguage": {} }),
        json!({ "contentDisposition": 1 }),
        json!([]),
    ] {
        let (status, body) = change(wrong.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}: {body}");
        let answer = service.call_as(&ada.id, ("GET", &path), &[], "").await;
        assert_eq!(body_of(answer).await, before, "{wrong}");
    }
    let (status, after) = change(json!({
        "cacheControl": null, "metadata": { "a": null }, "contentEncoding": "gzip", "other": 5,
    }))
    .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(after["metadata"], json!({ "b": "2" }));
    assert!(
        after.get("cacheControl").is_none_or(Value::is_null),
        "{after}"
    );
    let (_, after) = change(json!({ "metadata": null })).await;
    assert_eq!(after["metadata"], json!({}));
}

#[tokio::test]
async fn sto_the_content_type_that_is_shown_is_the_one_that_is_sent() {
    let (service, ada, about) = with_file().await;
    let path = object(&ada.uid, "a.pdf");
    let bytes_at = address(&ada.uid, &about);
    assert_eq!(about["contentType"], "application/pdf");
    for declared in [json!("text/html"), json!("application/x-mine"), Value::Null] {
        let change = json!({ "contentType": declared }).to_string();
        let answer = service
            .call_as(&ada.id, ("PATCH", &path), &[], change)
            .await;
        assert_eq!(answer.status(), StatusCode::OK);
        let shown = body_of(answer).await["contentType"].clone();
        let read = service.call_as(&ada.id, ("GET", &path), &[], "").await;
        assert_eq!(body_of(read).await["contentType"], shown, "{declared}");
        let sent = service.get(&bytes_at).await;
        assert_eq!(sent.headers()["content-type"], shown.as_str().unwrap());
    }
}

#[tokio::test]
async fn sto_a_download_address_ends_when_it_is_revoked() {
    let (service, ada, about) = with_file().await;
    let ben = service.signs_up("ben@example.org").await;
    let old = address(&ada.uid, &about);
    let path = object(&ada.uid, "a.pdf");
    let token = about["downloadTokens"].as_str().unwrap();
    let revoke = format!("{path}?delete_token={token}");
    for (who, status) in [
        (ben.id.as_str(), StatusCode::FORBIDDEN),
        ("", StatusCode::FORBIDDEN),
        (ada.id.as_str(), StatusCode::OK),
        (ada.id.as_str(), StatusCode::OK),
    ] {
        let answer = service.call_as(who, ("POST", &revoke), &[], "").await;
        assert_eq!(answer.status(), status);
        let is_open = who != ada.id;
        assert_eq!(service.get(&old).await.status().is_success(), is_open);
    }
    assert_eq!(service.get(&old).await.status(), StatusCode::FORBIDDEN);
    let answer = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    let new = address(&ada.uid, &body_of(answer).await);
    assert_eq!(service.get(&new).await.status(), StatusCode::OK);
    let second = format!("{path}?create_token=true");
    let answer = service.call_as(&ada.id, ("POST", &second), &[], "").await;
    assert_eq!(answer.status(), StatusCode::FORBIDDEN, "there is one");
}

#[tokio::test]
async fn sto_a_closed_account_has_no_download_addresses() {
    let (service, ada, about) = with_file().await;
    let old = address(&ada.uid, &about);
    let empty = format!("{}?alt=media&token=", object(&ada.uid, "a.pdf"));
    let close = async |closed| service.app.accounts.set_disabled(&ada.uid, closed).await;
    assert!(close(true).await.unwrap());
    for path in [&old, &empty] {
        assert_eq!(service.get(path).await.status(), StatusCode::FORBIDDEN);
    }
    assert!(close(false).await.unwrap());
    let answer = service
        .signs_in("ada@example.org", crate::support::accounts::PASSWORD)
        .await;
    let ada = Tokens::of(&answer.1);
    let path = object(&ada.uid, "a.pdf");
    let read = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    let new = address(&ada.uid, &body_of(read).await);
    assert_eq!(service.get(&new).await.status(), StatusCode::OK);
    for path in [&old, &empty] {
        assert_eq!(service.get(path).await.status(), StatusCode::FORBIDDEN);
    }
}
