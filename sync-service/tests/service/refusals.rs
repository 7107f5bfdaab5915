//! Every refusal of every call has the shape of its protocol (claim D1).

use crate::support::accounts::Tokens;
use crate::support::desk::OWNER;
use crate::support::{TestService, bytes, json as json_of, rows};
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, Request, Response, StatusCode};
use serde_json::Value;
use sync_service::admin_key::AdminKey;
use sync_service::random::system_random;
use sync_service::routes::all_calls;
use sync_service::routes::operator::administration;
use tower::ServiceExt;

/// Values that no query of a call is meant to have.
const STRANGE: &str = "?key=k&maxResults=x&page=x&per_page=x&before=x&view=%ff&list=%ff&name=%ff\
     &token=%ff&columns=%ff&v=5&need=%ff&text=%ff";

/// What is wrong with a refusal, if anything is: its body has to be empty, JSON with an error, or the
/// page that says that there is nothing.
async fn fault(method: &str, path: &str, response: Response<Body>) -> Option<String> {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return None;
    }
    let kind = response.headers().get(CONTENT_TYPE);
    let kind = kind.map(|kind| kind.to_str().unwrap().to_owned());
    let body = bytes(response).await;
    let is_coded = |body: &Value| body["error"]["code"] == status.as_u16();
    let is_right = match kind.as_deref() {
        _ if method == "HEAD" => body.is_empty(),
        None => body.is_empty(),
        Some("application/json") => {
            let body: Value = serde_json::from_slice(&body).unwrap_or_default();
            let is_database = ["/users", "/.json", "/.ws"]
                .iter()
                .any(|it| path.starts_with(it));
            match is_database || path.ends_with(".json") && body["error"].is_string() {
                true if body["error"].is_string() => true,
                // What is no call of the database belongs to the website.
                true => matches!(status.as_u16(), 404 | 405) && is_coded(&body),
                false => is_coded(&body),
            }
        }
        Some(kind) => kind.starts_with("text/html") && status == StatusCode::NOT_FOUND,
    };
    let text = String::from_utf8_lossy(&body)
        .chars()
        .take(80)
        .collect::<String>();
    (!is_right).then(|| format!("{status} {kind:?} {text}"))
}

fn path_with(path: &str, value: &str) -> String {
    let mut whole = String::new();
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('{') {
        whole.push_str(before);
        whole.push_str(value);
        rest = after.split_once('}').unwrap().1;
    }
    whole + rest
}

/// Sends a call in every strange form; answers what is wrong.
async fn faults_of(
    service: &TestService,
    method: &Method,
    path: &str,
    tokens: &[&str],
) -> Vec<String> {
    let mut faults = Vec::new();
    for value in ["x", "%ff"] {
        for query in ["", STRANGE] {
            for token in tokens {
                for (kind, body) in [("application/json", "{"), ("image/\u{e9}", "")] {
                    let path = format!("{}{query}", path_with(path, value));
                    let request = Request::builder()
                        .method(method)
                        .uri(&path)
                        .header("content-type", kind.as_bytes());
                    let request = match token.is_empty() {
                        true => request,
                        false => request.header("authorization", format!("Bearer {token}")),
                    };
                    let response = service.send(request.body(Body::from(body)).unwrap()).await;
                    let fault = fault(method.as_str(), &path, response).await;
                    faults.extend(fault.map(|it| format!("{method} {path} {kind}: {it}")));
                }
            }
        }
    }
    faults
}

#[tokio::test]
async fn d1_every_refusal_has_the_shape_of_its_protocol() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let staff = service.owner().await;
    assert!(!OWNER.is_empty());
    let member: Tokens = service.signs_up("ana@example.org").await;
    let mut faults = Vec::new();
    for call in all_calls().iter().filter(|call| !call.is_alias) {
        // They end the sessions that the walk needs.
        if ["/account/sign-out-everywhere", "/desk/people/end-sessions"].contains(&&*call.path) {
            continue;
        }
        let tokens: &[&str] = match call.path.starts_with("/desk") {
            true => &[&staff],
            false => &["", &member.id],
        };
        faults.extend(faults_of(&service, &call.method, &call.path, tokens).await);
        for method in [
            "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "X",
        ] {
            let path = path_with(&call.path, "x");
            let request = Request::builder().method(method).uri(&path);
            let response = service.send(request.body(Body::empty()).unwrap()).await;
            let fault = fault(method, &path, response).await;
            faults.extend(fault.map(|it| format!("{method} {path}: {it}")));
        }
    }
    faults.sort();
    faults.dedup();
    assert!(
        faults.is_empty(),
        "{} faults: {:#?}",
        faults.len(),
        &faults[..faults.len().min(30)]
    );
}

#[tokio::test]
async fn d1_a_socket_without_an_upgrade_is_refused_in_the_words_of_the_database() {
    let service = TestService::new();
    for path in ["/.ws", "/.ws?v=4", "/.ws?v=5"] {
        let response = service.get(path).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST);
        assert!(json_of(response).await["error"].is_string(), "{path}");
    }
}

#[tokio::test]
async fn d1_a_strange_query_of_a_program_is_refused_in_the_words_of_the_protocol() {
    let service = TestService::new();
    let file = service.folder.path().join("admin.key");
    AdminKey::make(&file, &system_random()).unwrap();
    let key = std::fs::read_to_string(&file).unwrap();
    let router = administration::router(service.app.clone(), AdminKey::read(&file).unwrap());
    let path = "/v1/projects/new-beginnings/accounts:batchGet?maxResults=x";
    let request = Request::get(path).header("authorization", format!("Bearer {}", key.trim()));
    let response = router
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert_eq!(fault("GET", path, response).await, None);
}
