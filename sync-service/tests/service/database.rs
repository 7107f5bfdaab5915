//! The database: REST in every shape, rights, bounds. The socket is tested with the official client.

use crate::support::accounts::Tokens;
use crate::support::{TestService, json as body_of};
use axum::http::StatusCode;
use serde_json::{Value, json};

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

#[tokio::test]
async fn rtd_errors_have_the_shape_of_the_protocol() {
    let (service, ada) = service().await;
    let own = format!("/users/{}/x.json", ada.uid);
    let error = async |token: &str, method: &str, path: &str, body: &str| {
        let answer = service
            .call_as(token, (method, path), &[], body.to_owned())
            .await;
        let status = answer.status().as_u16();
        let origin = answer.headers().get("access-control-allow-origin").cloned();
        (
            status,
            body_of(answer).await["error"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
            origin,
        )
    };
    for path in [
        "/other.json",
        "/other/deep.json",
        "/x.json?shallow=true",
        "/users/nobody.json",
    ] {
        for method in ["GET", "PUT", "PATCH", "POST", "DELETE"] {
            let (status, text, _) = error("", method, path, "1").await;
            assert_eq!(
                (status, text.as_str()),
                (401, "Permission denied"),
                "{method} {path}"
            );
        }
    }
    for token in ["nonsense", "a.b.c"] {
        let (status, text, _) = error(token, "GET", &own, "").await;
        assert_eq!(
            (status, text.as_str()),
            (401, "Could not parse auth token.")
        );
    }
    service.clock.forward(time::Duration::hours(2));
    let (status, text, _) = error(&ada.id, "GET", &own, "").await;
    assert_eq!((status, text.as_str()), (401, "Auth token is expired"));
    let asked = [("origin", "https://page.example")];
    let answer = service
        .call_as("", ("GET", "/other.json"), &asked, "")
        .await;
    assert_eq!(
        answer.headers()["access-control-allow-origin"],
        "https://page.example"
    );
    let refused = service.call_as("nonsense", ("GET", &own), &asked, "").await;
    assert_eq!(
        refused.headers()["access-control-allow-origin"],
        "https://page.example",
        "a page of another origin reads why its token was refused"
    );
    assert_eq!(service.get("/openapi.json").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn rtd_malformed_writes_change_nothing() {
    let (service, ada) = service().await;
    let kept = json!({ "a": { "b": 1 } });
    ask(&service, &ada, ("PUT", ".json"), &[], kept.clone()).await;
    for (method, body) in [
        ("PATCH", json!({ "": 5 })),
        ("PATCH", json!({ "/": 7 })),
        ("PATCH", json!({ "a": 1, "a/b": 2 })),
        ("PATCH", json!([1])),
        ("PATCH", json!("x")),
        ("PUT", json!({ "a": { ".sv": { "increment": "5" } } })),
        ("PUT", json!({ ".value": 1, "x": 2 })),
    ] {
        let (status, _, answer) = ask(&service, &ada, (method, ".json"), &[], body.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{method} {body}");
        assert!(answer["error"].is_string());
    }
    let (.., now) = ask(&service, &ada, ("GET", ".json"), &[], Value::Null).await;
    assert_eq!(now, kept);
    let numbers = json!({ "18446744073709551615": "a" });
    ask(&service, &ada, ("PUT", ".json"), &[], numbers.clone()).await;
    let (.., now) = ask(&service, &ada, ("GET", ".json"), &[], Value::Null).await;
    assert_eq!(now, numbers);
}

#[tokio::test]
async fn rtd_an_update_from_above_may_write_into_the_own_document_only() {
    let (service, ada) = service().await;
    let ben = service.signs_up("ben@example.org").await;
    let patch = async |path: &str, body: Value| {
        let call = ("PATCH", path);
        let answer = service.call_as(&ada.id, call, &[], body.to_string()).await;
        (answer.status(), body_of(answer).await)
    };
    let (own, foreign) = (
        format!("users/{}/a", ada.uid),
        format!("users/{}/a", ben.uid),
    );
    let body = json!({ own.clone(): 1 });
    assert_eq!(patch("/.json", body.clone()).await, (StatusCode::OK, body));
    let body = json!({ format!("{}/b", ada.uid): { ".sv": "timestamp" } });
    assert_eq!(patch("/users.json", body).await.0, StatusCode::OK);
    for refused in [
        json!({ own: 2, foreign: 2 }),
        json!({ "users": null }),
        json!({}),
    ] {
        assert_eq!(patch("/.json", refused).await.0, StatusCode::UNAUTHORIZED);
    }
    let (.., now) = ask(&service, &ada, ("GET", "/a.json"), &[], Value::Null).await;
    assert_eq!(now, 1);
}

#[tokio::test]
async fn rtd_parameters_and_headers_of_the_protocol_count() {
    let (service, ada) = service().await;
    let call = async |method: &str, query: &str, headers: &[(&str, &str)], body: &[u8]| {
        let path = format!("/users/{}/n.json?{query}", ada.uid);
        let answer = service.call_as(&ada.id, (method, &path), headers, body.to_vec());
        let answer = answer.await;
        let head = answer.headers().clone();
        let status = answer.status().as_u16();
        let text = String::from_utf8(crate::support::bytes(answer).await).unwrap();
        (status, head, text)
    };
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    std::io::Write::write_all(&mut packer, b"{\"a\":1}").unwrap();
    let packed = packer.finish().unwrap();
    let gzip = [("content-encoding", "gzip")];
    assert_eq!(call("PUT", "", &gzip, &packed).await.2, "{\"a\":1}");
    assert_eq!(call("PUT", "", &gzip, b"no gzip").await.0, 400);
    assert_eq!(
        call("PUT", "", &[("content-encoding", "br")], b"1").await.0,
        400
    );
    let mut bomb = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    std::io::Write::write_all(&mut bomb, &vec![b' '; 30_000_000]).unwrap();
    assert_eq!(call("PUT", "", &gzip, &bomb.finish().unwrap()).await.0, 413);

    let (status, head, text) = call("GET", "callback=on.value", &[], b"").await;
    assert_eq!((status, text.as_str()), (200, "/**/on.value({\"a\":1});"));
    assert!(
        head["content-type"]
            .to_str()
            .unwrap()
            .starts_with("application/javascript")
    );
    assert_eq!(call("GET", "callback=alert(1)", &[], b"").await.0, 400);
    let (_, head, _) = call("GET", "download=mine.json", &[], b"").await;
    assert_eq!(
        head["content-disposition"],
        "attachment; filename=\"mine.json\""
    );
    assert_eq!(call("GET", "download=a%0d%0ab", &[], b"").await.0, 400);
    assert_eq!(call("GET", "timeout=3s", &[], b"").await.0, 200);
    for wrong in [
        "timeout=3",
        "timeout=16min",
        "timeout=-1s",
        "writeSizeLimit=giant",
    ] {
        assert_eq!(call("GET", wrong, &[], b"").await.0, 400, "{wrong}");
    }
    for size in ["tiny", "small", "medium", "large", "unlimited"] {
        let written = call("PUT", &format!("writeSizeLimit={size}"), &[], b"{\"a\":1}").await;
        assert_eq!(
            (written.0, written.2.as_str()),
            (200, "{\"a\":1}"),
            "{size}"
        );
    }
    for wrong in ["giant", "", "Tiny", "1"] {
        let refused = call("PUT", &format!("writeSizeLimit={wrong}"), &[], b"2").await;
        assert_eq!(refused.0, 400, "{wrong}: {}", refused.2);
    }
    assert_eq!(call("GET", "", &[], b"").await.2, "{\"a\":1}");
    let known = [("if-match", "x")];
    assert_eq!(call("PATCH", "", &known, b"{\"b\":1}").await.0, 400);
    assert_eq!(call("POST", "", &known, b"1").await.0, 400);
    assert_eq!(call("PUT", "", &known, b"1").await.0, 412);
    let (status, _, text) = call("POST", "print=silent", &[], b"1").await;
    assert_eq!((status, text.as_str()), (204, ""));
    assert_eq!(
        call("GET", "%ff=%zz&&=", &[], b"").await.0,
        200,
        "odd parameters"
    );
}

#[tokio::test]
async fn rtd_a_post_may_stand_for_another_method() {
    let (service, ada) = service().await;
    let post = async |query: &str, meant: &str, body: Value| {
        let path = format!("/m.json{query}");
        let headers = [("x-http-method-override", meant)];
        let named = headers.get(..usize::from(!meant.is_empty())).unwrap();
        let (status, _, answer) = ask(&service, &ada, ("POST", &path), named, body).await;
        (status.as_u16(), answer)
    };
    let stored = json!({ "a": 1 });
    assert_eq!(post("", "PUT", stored.clone()).await, (200, stored));
    let by_address = "?x-http-method-override=patch";
    assert_eq!(post(by_address, "", json!({ "b": 2 })).await.0, 200);
    let both = json!({ "a": 1, "b": 2 });
    assert_eq!(post("", "GET", Value::Null).await, (200, both.clone()));
    // The header counts before the address.
    assert_eq!(post(by_address, "GET", Value::Null).await, (200, both));
    assert_eq!(post("", "BREW", json!(1)).await.0, 400);
    assert_eq!(post("", "DELETE", Value::Null).await.0, 200);
    assert_eq!(post("", "GET", Value::Null).await, (200, Value::Null));

    // Only a POST can: a read that names a write stays a read.
    let named = [("x-http-method-override", "DELETE")];
    ask(&service, &ada, ("PUT", "/m.json"), &[], json!(7)).await;
    let (.., read) = ask(&service, &ada, ("GET", "/m.json"), &named, Value::Null).await;
    assert_eq!(read, 7);
    // The paths of another person stay closed, whatever a call does.
    let ben = service.signs_up("ben@example.org").await;
    let path = format!("/users/{}/m.json", ada.uid);
    for meant in ["GET", "PUT", "PATCH", "DELETE"] {
        let headers = [("x-http-method-override", meant)];
        let answer = service
            .call_as(&ben.id, ("POST", &path), &headers, "1")
            .await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{meant}");
    }
}

#[tokio::test]
async fn rtd_an_update_streams_as_one_patch() {
    let (service, ada) = service().await;
    let follow = async |path: &str| {
        let path = format!("/users/{}{path}.json", ada.uid);
        let stream = [("accept", "text/event-stream")];
        let answer = service.call_as(&ada.id, ("GET", &path), &stream, "").await;
        let mut events = answer.into_body().into_data_stream();
        futures_util::StreamExt::next(&mut events).await;
        events
    };
    let mut whole = follow("").await;
    let mut part = follow("/b").await;
    let body = json!({ "a": 1, "b/c": { "d": 2 }, "gone": null });
    ask(&service, &ada, ("PATCH", ".json"), &[], body).await;
    let next = async |events: &mut axum::body::BodyDataStream| {
        let event = futures_util::StreamExt::next(events)
            .await
            .unwrap()
            .unwrap();
        String::from_utf8(event.to_vec()).unwrap()
    };
    let patch = "event: patch\ndata: {\"path\":\"/\",\"data\":";
    let data = "{\"a\":1,\"b/c\":{\"d\":2},\"gone\":null}}\n\n";
    assert_eq!(next(&mut whole).await, format!("{patch}{data}"));
    assert_eq!(
        next(&mut part).await,
        format!("{patch}{{\"c\":{{\"d\":2}}}}}}\n\n")
    );
    ask(
        &service,
        &ada,
        ("PATCH", "/b/c.json"),
        &[],
        json!({ "d": 3 }),
    )
    .await;
    let patch = "event: patch\ndata: {\"path\":\"/c\",\"data\":{\"d\":3}}\n\n";
    assert_eq!(next(&mut part).await, patch);
    ask(&service, &ada, ("DELETE", ".json"), &[], Value::Null).await;
    let put = "event: put\ndata: {\"path\":\"/\",\"data\":null}\n\n";
    assert_eq!(next(&mut part).await, put);
}
