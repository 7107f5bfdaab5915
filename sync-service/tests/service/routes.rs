//! Walks the list of routes.

use crate::support::{TestService, json as json_of, rows};
use axum::body::Body;
use axum::http::{Method, Request};
use proptest::prelude::*;
use serde_json::json;
use sync_service::routes::access::Access;
use sync_service::routes::all_calls;

async fn status(service: &TestService, method: &Method, path: &str, token: Option<&str>) -> u16 {
    let path = path
        .replace("{name}", "food")
        .replace("{kind}", "services")
        .replace("{*rest}", "x")
        .replace("{bucket}", "b")
        .replace("{*path}", "x.json");
    let request = Request::builder().method(method).uri(&path);
    let request = match token {
        Some(token) => request.header("authorization", format!("Bearer {token}")),
        None => request,
    };
    let response = service.send(request.body(Body::empty()).unwrap()).await;
    response.status().as_u16()
}

#[tokio::test]
async fn every_call_on_the_list_answers_and_every_closed_one_is_closed() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let calls = all_calls();
    assert!(calls.iter().count() >= 80);
    for call in calls.iter() {
        let (access, method, path) = (call.access, &call.method, call.path.as_str());
        let anonymous = status(&service, method, path, None).await;
        let expected = match (access, method) {
            (Access::Client, _) => 403,
            (Access::Kiosk, _) => 403,
            (Access::SignedIn, _) => 401,
            (Access::DeskCaller | Access::DeskEditor | Access::DeskOwner, _) => 401,
            (Access::Owner, _) if path.starts_with("/v0") => 403,
            (Access::Owner, _) => 401,
            // Not a request for a socket.
            (Access::Anyone, _) if path == "/.ws" => 400,
            (Access::Anyone, _) if path.ends_with("{*rest}") => 404,
            // A question without a need, and a place that is not there.
            (Access::Anyone, &Method::GET) if path == "/find" => 400,
            (Access::Anyone, &Method::GET) if path.ends_with("/{id}") => 404,
            // A browser that brings nothing goes to the page for logging in.
            (Access::Anyone, &Method::GET) if path == "/__/auth/handler" => 303,
            (Access::Anyone, &Method::GET) => 200,
            (Access::Anyone, &Method::OPTIONS) => 204,
            (Access::Anyone, _) => 400,
        };
        assert_eq!(anonymous, expected, "{access:?} {method} {path}");
        if access == Access::Client {
            let with_key = status(&service, method, &format!("{path}?key=k"), None).await;
            let expected = if *method == Method::GET { 200 } else { 400 };
            assert_eq!(with_key, expected, "{method} {path}");
        }
    }
}

#[tokio::test]
async fn closed_calls_are_closed_to_everybody_whose_session_does_not_count() {
    let service = TestService::new();
    let expired = service.signs_up("expired@example.org").await;
    service.clock.forward(time::Duration::hours(1));
    let disabled = service.signs_up("disabled@example.org").await;
    service
        .app
        .accounts
        .set_disabled(&disabled.uid, true)
        .await
        .unwrap();
    let deleted = service.signs_up("deleted@example.org").await;
    service.ok("delete", json!({ "idToken": deleted.id })).await;
    let good = service.signs_up("ana@example.org").await;
    let calls = all_calls();
    for call in calls
        .iter()
        .filter(|call| !matches!(call.access, Access::Anyone | Access::Client | Access::Kiosk))
    {
        let (method, path) = (&call.method, call.path.as_str());
        // The database's protocol knows no other refusal of a token.
        let is_database = path.ends_with("json") && !path.starts_with("/desk/");
        let closed = if is_database || path.starts_with("/users") {
            401
        } else {
            403
        };
        for (who, token, expected) in [
            ("disabled", &disabled.id, closed),
            ("deleted", &deleted.id, 401),
            ("expired", &expired.id, 401),
            ("a refresh token", &good.refresh, 401),
            ("garbage", &"x".to_owned(), 401),
        ] {
            let found = status(&service, method, path, Some(token)).await;
            assert_eq!(found, expected, "{who} {method} {path}");
        }
    }
}

#[tokio::test]
async fn a10_a_request_with_two_hosts_is_refused() {
    let service = TestService::new();
    for (hosts, expected) in [(&["a"][..], 200), (&["a", "b"], 400), (&["a", "a"], 400)] {
        let request = hosts.iter().fold(Request::get("/health"), |request, host| {
            request.header("host", *host)
        });
        let answer = service.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status().as_u16(), expected, "{hosts:?}");
    }
    for (host, expected) in [("a.example:8080", 200), ("A.example:8080", 200), ("b", 400)] {
        let request = Request::get("http://a.example:8080/health").header("host", host);
        let answer = service.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status().as_u16(), expected, "{host}");
    }
}

#[tokio::test]
async fn openapi_describes_every_call_with_the_shapes_of_its_request_and_response() {
    let service = TestService::new();
    let document = json_of(service.get("/openapi.json").await).await;
    let calls = all_calls();
    let mut ids = std::collections::HashSet::new();
    for call in calls.iter().filter(|call| {
        !call.is_alias && call.method != Method::OPTIONS && !call.path.contains("{*rest}")
    }) {
        let path = call.path.replace("{*path}", "{uid}/{path}.json");
        let method = call.method.as_str().to_lowercase();
        let operation = &document["paths"][&path][&method];
        assert!(ids.insert(operation["operationId"].to_string()), "{path}");
        let success = if (call.response)().body.is_some() {
            "200"
        } else {
            "204"
        };
        let responses = operation["responses"].as_object().unwrap();
        assert!(responses.contains_key(success), "{method} {path}");
        assert!(responses.contains_key("default"), "{method} {path}");
        let is_written = matches!(method.as_str(), "put" | "patch");
        assert!(
            !is_written || operation["requestBody"].is_object(),
            "{path}"
        );
    }
    let text = document.to_string();
    for (_, name) in text
        .match_indices("#/components/schemas/")
        .map(|(at, prefix)| {
            let name = &text[at + prefix.len()..];
            (at, &name[..name.find('"').unwrap()])
        })
    {
        assert!(
            document["components"]["schemas"][name].is_object(),
            "{name}"
        );
    }
}

/// Bodies that look like those of the identity protocol, with something strange in them.
fn strange_body() -> impl Strategy<Value = String> {
    let field = prop::sample::select(vec![
        "email",
        "password",
        "idToken",
        "oobCode",
        "newPassword",
        "requestType",
        "newEmail",
        "displayName",
        "photoUrl",
        "deleteAttribute",
        "identifier",
        "continueUri",
        "refreshToken",
    ]);
    let text = "\\PC{0,40}".prop_map(|text| json!(text));
    let value = prop_oneof![
        text,
        Just(json!(null)),
        Just(json!(7)),
        Just(json!(["DISPLAY_NAME"])),
        Just(json!({ "deep": {} })),
        Just(json!("ana@example.org")),
        Just(json!("VERIFY_AND_CHANGE_EMAIL")),
        Just(json!("eyJhbGciOiJFUzI1NiJ9.e30.x")),
    ];
    prop::collection::hash_map(field, value, 0..6).prop_map(|map| json!(map).to_string())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn no_request_makes_it_fail(
        method in prop::sample::select(vec!["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"]),
        path in "/(widgets/resources/|page-views|contact|health|assets/|__/|v1/|account/)?[a-zA-Z0-9%._~/-]{0,30}(\\?[a-z=&%]{0,10})?",
        body in prop::collection::vec(any::<u8>(), 0..200),
        header in "[ -~]{0,40}",
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let status = runtime.block_on(async {
            let service = TestService::new();
            let request = Request::builder()
                .method(method)
                .uri(path)
                .header("content-type", "application/json")
                .header("accept-encoding", &header)
                .header("if-none-match", &header)
                .header("authorization", &header)
                .header("x-forwarded-for", &header)
                .body(Body::from(body));
            match request {
                Ok(request) => service.send(request).await.status().as_u16(),
                Err(_) => 400, // Not an address at all.
            }
        });
        prop_assert!(status < 500, "{status}");
    }

    #[test]
    fn no_body_makes_an_identity_call_fail(
        bodies in prop::collection::vec((0_usize..60, strange_body()), 1..8),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let worst = runtime.block_on(async {
            let service = TestService::new();
            let calls = all_calls();
            let closed: Vec<_> = calls
                .iter()
                .filter(|call| call.access == Access::Client && call.method == Method::POST)
                .collect();
            let mut worst = 0;
            for (number, body) in bodies {
                let path = &closed[number % closed.len()].path;
                let request = Request::post(format!("{path}?key=k")).body(Body::from(body)).unwrap();
                worst = worst.max(service.send(request).await.status().as_u16());
            }
            worst
        });
        prop_assert!(worst < 500, "{worst}");
    }
}
