//! The database: REST in every shape, rights, bounds. The socket is tested with the official client.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use axum::http::StatusCode;
use serde_json::{Value, json};
use support::accounts::Tokens;
use support::{TestService, json as body_of};

async fn service() -> (TestService, Tokens) {
    let service = TestService::new();
    let ada = service.signs_up("ada@example.org").await;
    (service, ada)
}

async fn ask(
    service: &TestService,
    who: &Tokens,
    (method, path): (&str, &str),
    headers: &[(&str, &str)],
    body: Value,
) -> (StatusCode, String, Value) {
    let path = format!("/users/{}{path}", who.uid);
    let body = if body == Value::Null {
        String::new()
    } else {
        body.to_string()
    };
    let answer = service
        .call_as(&who.id, (method, &path), headers, body)
        .await;
    let status = answer.status();
    let etag = answer
        .headers()
        .get("etag")
        .map(|tag| tag.to_str().unwrap().to_owned());
    let body = match status {
        StatusCode::NO_CONTENT => Value::Null,
        _ => body_of(answer).await,
    };
    (status, etag.unwrap_or_default(), body)
}

#[tokio::test]
async fn rtd_values_are_written_changed_added_and_removed() {
    let (service, ada) = service().await;
    let pointer = "/resumes/current.json";
    assert_eq!(
        ask(&service, &ada, ("GET", pointer), &[], Value::Null)
            .await
            .2,
        Value::Null
    );
    assert_eq!(
        ask(&service, &ada, ("PUT", pointer), &[], json!("a.pdf"))
            .await
            .2,
        "a.pdf"
    );
    assert_eq!(
        ask(&service, &ada, ("GET", pointer), &[], Value::Null)
            .await
            .2,
        "a.pdf"
    );
    let many = json!({ "list/0": "x", "list/1": "y", "n": { ".sv": "timestamp" } });
    ask(&service, &ada, ("PATCH", ".json"), &[], many).await;
    let all = ask(&service, &ada, ("GET", ".json"), &[], Value::Null)
        .await
        .2;
    assert_eq!(all["list"], json!(["x", "y"]));
    assert!(all["n"].as_i64().unwrap() > 1_700_000_000_000);
    let name = ask(&service, &ada, ("POST", "/log.json"), &[], json!("z"))
        .await
        .2;
    let log = ask(&service, &ada, ("GET", "/log.json"), &[], Value::Null)
        .await
        .2;
    assert_eq!(log[name["name"].as_str().unwrap()], "z");
    assert_eq!(
        ask(&service, &ada, ("DELETE", ".json"), &[], Value::Null)
            .await
            .2,
        Value::Null
    );
    assert_eq!(
        ask(&service, &ada, ("GET", ".json"), &[], Value::Null)
            .await
            .2,
        Value::Null
    );
}

#[tokio::test]
async fn rtd_a_tag_guards_against_what_somebody_else_wrote() {
    let (service, ada) = service().await;
    let tagged = [("x-firebase-etag", "true")];
    let (_, tag, _) = ask(&service, &ada, ("GET", "/n.json"), &tagged, Value::Null).await;
    assert_eq!(tag, "null_etag");
    let put = |tag: String, value: Value| {
        let (service, ada) = (&service, &ada);
        async move {
            ask(
                service,
                ada,
                ("PUT", "/n.json"),
                &[("if-match", &tag)],
                value,
            )
            .await
        }
    };
    assert_eq!(put(tag.clone(), json!(1)).await.0, StatusCode::OK);
    let (status, now, body) = put(tag, json!(2)).await;
    assert_eq!((status, body), (StatusCode::PRECONDITION_FAILED, json!(1)));
    assert_eq!(put(now, json!(2)).await.0, StatusCode::OK);
}

#[tokio::test]
async fn rtd_queries_and_forms_of_answers() {
    let (service, ada) = service().await;
    let jobs = json!({ "a": { "n": 3 }, "b": { "n": 1 }, "c": { "n": 2 } });
    ask(&service, &ada, ("PUT", "/jobs.json"), &[], jobs).await;
    for (query, expected) in [
        ("orderBy=%22n%22&limitToFirst=1", json!({ "b": { "n": 1 } })),
        (
            "orderBy=%22n%22&startAt=2&endBefore=3",
            json!({ "c": { "n": 2 } }),
        ),
        (
            "orderBy=%22$key%22&equalTo=%22a%22",
            json!({ "a": { "n": 3 } }),
        ),
        ("shallow=true", json!({ "a": true, "b": true, "c": true })),
    ] {
        let path = format!("/jobs.json?{query}");
        assert_eq!(
            ask(&service, &ada, ("GET", &path), &[], Value::Null)
                .await
                .2,
            expected,
            "{query}"
        );
    }
    for wrong in [
        "limitToFirst=1",
        "orderBy=n",
        "shallow=true&orderBy=%22n%22",
        "orderBy=%22n%22&limitToFirst=x",
    ] {
        let path = format!("/jobs.json?{wrong}");
        let (status, _, body) = ask(&service, &ada, ("GET", &path), &[], Value::Null).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}");
        assert!(body["error"].is_string());
    }
    let silent = ask(
        &service,
        &ada,
        ("PUT", "/n.json?print=silent"),
        &[],
        json!(1),
    )
    .await;
    assert_eq!(silent.0, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn rtd_nothing_else_is_reachable_and_nothing_grows_without_end() {
    let (service, ada) = service().await;
    let ben = service.signs_up("ben@example.org").await;
    for token in [ben.id.as_str(), ""] {
        for method in ["GET", "PUT", "PATCH", "POST", "DELETE"] {
            for path in [
                "/.json",
                "/users.json",
                &format!("/users/{}.json", ada.uid),
                &format!("/users/{}/x.json", ada.uid),
            ] {
                let answer = service.call_as(token, (method, path), &[], "{}").await;
                assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{method} {path}");
                assert_eq!(
                    body_of(answer).await,
                    json!({ "error": "Permission denied" })
                );
            }
        }
    }
    for bad in [json!({ "a.b": 1 }), json!({ "": 1 }), json!({ "$x": 1 })] {
        assert_eq!(
            ask(&service, &ada, ("PUT", "/x.json"), &[], bad).await.0,
            StatusCode::BAD_REQUEST
        );
    }
    let deep = (0..40).fold(json!(1), |inner, _| json!({ "k": inner }));
    assert_eq!(
        ask(&service, &ada, ("PUT", "/x.json"), &[], deep).await.0,
        StatusCode::BAD_REQUEST
    );
    let long = json!("x".repeat(7 * 1024 * 1024));
    assert_eq!(
        ask(&service, &ada, ("PUT", "/a.json"), &[], long.clone())
            .await
            .0,
        StatusCode::OK
    );
    let (status, ..) = ask(&service, &ada, ("PUT", "/b.json"), &[], long).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
}
