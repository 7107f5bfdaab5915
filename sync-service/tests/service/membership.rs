//! Membership cannot be told: every identity call takes the same steps and answers the same for an
//! address with an account and for one without. Steps are calls of the store, so that this holds
//! without a clock; `npm run bench timing` measures the time.

use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens};
use crate::support::store_calls::StoreCalls;
use crate::support::{TestService, bytes};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sync_service::routes::access::Access;
use sync_service::routes::all_calls;
use time::Duration;

const KNOWN: &str = "known@example.org";
const UNKNOWN: &str = "other@example.org";
/// The address, who asks about it when that has to be a member, and from where.
const ASKED: [(&str, &str, &str); 2] = [
    (KNOWN, "one@example.org", "198.51.100"),
    (UNKNOWN, "two@example.org", "203.0.113"),
];
/// More often than any limit by address lets through.
const TIMES: usize = 12;

/// What one call shows and does.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
    steps: Vec<String>,
    /// What the worker does afterwards.
    later: Vec<String>,
}

/// The bodies with which an identity call may be asked about an address, in the words of a stranger
/// and of a person who is signed in to another account.
fn questions(call: &str, email: &str, token: &str) -> Vec<Value> {
    let with = |more: Value| {
        let mut body = json!({ "email": email });
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        body
    };
    match call {
        "signUp" => vec![
            with(json!({ "password": "weak" })),
            with(json!({ "password": "Password1" })),
            with(json!({ "password": PASSWORD, "displayName": "x".repeat(2_001) })),
            with(json!({ "password": "" })),
            with(json!({})),
            with(json!({ "password": PASSWORD, "localId": "me" })),
            with(json!({ "password": PASSWORD, "idToken": token })),
        ],
        "signInWithPassword" => vec![
            with(json!({ "password": "Wrong1234" })),
            with(json!({ "password": "x".repeat(11_000) })),
            with(json!({ "password": "" })),
        ],
        "sendOobCode" => vec![
            with(json!({ "requestType": "PASSWORD_RESET" })),
            with(json!({ "requestType": "PASSWORD_RESET", "returnOobLink": true })),
            with(json!({ "requestType": "VERIFY_EMAIL", "idToken": token })),
            with(json!({ "requestType": "EMAIL_SIGNIN" })),
            json!({ "requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": token, "newEmail": email }),
            json!({ "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": email }),
        ],
        "createAuthUri" => vec![json!({ "identifier": email, "continueUri": "http://localhost" })],
        "resetPassword" => vec![
            with(json!({ "oobCode": "x" })),
            with(json!({ "oobCode": "x", "newPassword": PASSWORD })),
        ],
        "update" => vec![
            with(json!({ "idToken": token })),
            with(json!({ "oobCode": "x" })),
            with(json!({ "password": OTHER_PASSWORD })),
        ],
        "lookup" | "delete" => vec![with(json!({})), with(json!({ "idToken": "x" }))],
        "token" => vec![with(json!({ "grant_type": "refresh_token" }))],
        "signInWithEmailLink" => vec![
            with(json!({ "oobCode": "000000" })),
            with(json!({ "oobCode": "x" })),
            with(json!({ "oobCode": "000000", "idToken": token })),
            with(json!({})),
        ],
        "signInWithCustomToken" => vec![with(json!({ "token": "x" }))],
        "signInWithIdp"
        | "sendVerificationCode"
        | "signInWithPhoneNumber"
        | "mfaEnrollment:start"
        | "mfaEnrollment:finalize"
        | "mfaEnrollment:withdraw"
        | "mfaSignIn:start"
        | "mfaSignIn:finalize" => {
            vec![with(json!({}))]
        }
        other => panic!("no question about an address for the call {other}"),
    }
}

async fn ask(
    service: &TestService,
    calls: &StoreCalls,
    network: &str,
    path: &str,
    body: &Value,
    email: &str,
) -> Seen {
    calls.take();
    let request = Request::post(format!("{path}?key=k"))
        .header("content-type", "application/json")
        .header("x-forwarded-for", network)
        .body(Body::from(body.to_string()))
        .unwrap();
    let response = service.send(request).await;
    let steps = calls.take();
    let status = response.status().as_u16();
    let headers = response
        .headers()
        .iter()
        // The reference is random for every request, of whatever address.
        .filter(|(name, _)| *name != "x-request-id")
        .map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()))
        .collect();
    let body = String::from_utf8(bytes(response).await).unwrap();
    while service.app.accounts.answer_one_request().await.unwrap() {}
    Seen {
        status,
        headers,
        body: without_random(&body.replace(email, "ADDRESS")),
        steps,
        later: calls.take(),
    }
}

/// What a person can read of their own account after a question about an address, with every name of
/// the two replaced.
async fn own_view(service: &TestService, asker: &str, tokens: &Tokens, email: &str) -> Vec<String> {
    let mut seen = Vec::new();
    for call in all_calls().iter() {
        // An archive holds what the export answers.
        let is_own = call.access == Access::SignedIn && call.method == Method::GET;
        if !is_own || call.path.contains('{') || call.path.ends_with(".zip") {
            continue;
        }
        let request = Request::get(&call.path)
            .header("authorization", format!("Bearer {}", tokens.id))
            .body(Body::empty())
            .unwrap();
        let response = service.send(request).await;
        assert_eq!(response.status(), 200, "{}", call.path);
        let body = String::from_utf8(bytes(response).await).unwrap();
        let names = [(email, "ADDRESS"), (asker, "ASKER"), (&tokens.uid, "UID")];
        let body = names
            .iter()
            .fold(body, |text, (name, word)| text.replace(name, word));
        seen.push(format!("{} {}", call.path, without_random(&body)));
    }
    assert!(seen.len() > 2, "{seen:?}");
    seen
}

/// A body with every random text replaced.
fn without_random(body: &str) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(body) else {
        return body.to_owned();
    };
    if let Some(session) = value.get_mut("sessionId") {
        *session = json!(session.as_str().unwrap().len());
    }
    let sessions = value.get_mut("sessions").and_then(Value::as_array_mut);
    for session in sessions.into_iter().flatten() {
        if let Some(id) = session.get_mut("id") {
            *id = json!(id.as_str().unwrap().len());
        }
    }
    value.to_string()
}

/// Asks every identity call about a known and an unknown address, again and again.
async fn every_call_is_blind(service: &TestService) {
    let (calls_made, _guard) = StoreCalls::listen();
    service.is_member(KNOWN).await;
    for (_, asker, _) in ASKED {
        service.is_member(asker).await;
    }
    let mut number = 0;
    let mut steps = BTreeSet::new();
    let routes = all_calls();
    for path in routes.iter().filter_map(|call| {
        let is_asked = call.access == Access::Client && call.method == Method::POST;
        (is_asked && !call.is_alias).then_some(call.path.as_str())
    }) {
        let call = path.rsplit("accounts").next().unwrap_or(path);
        let call = call.rsplit('/').next().unwrap().trim_start_matches(':');
        for question in 0..questions(call, KNOWN, "").len() {
            number += 1;
            // No limit looks back at the question before.
            service.clock.forward(Duration::hours(25));
            let mut tokens = Vec::new();
            for (_, asker, _) in ASKED {
                let (_, answer) = service.signs_in(asker, PASSWORD).await;
                tokens.push(Tokens::of(&answer));
            }
            for time in 0..TIMES {
                let mut seen = Vec::new();
                for ((email, asker, network), token) in ASKED.iter().zip(&tokens) {
                    let body = &questions(call, email, &token.id)[question];
                    let network = format!("{network}.{number}");
                    let mut one = ask(service, &calls_made, &network, path, body, email).await;
                    one.body = one.body.replace(asker, "ASKER");
                    seen.push(one);
                }
                assert_eq!(seen[0], seen[1], "{path} question {question} time {time}");
                steps.extend(seen.swap_remove(0).steps);
            }
            let mut views = Vec::new();
            for ((email, asker, _), token) in ASKED.iter().zip(&tokens) {
                views.push(own_view(service, asker, token, email).await);
            }
            assert_eq!(views[0], views[1], "{path} question {question}: own view");
        }
    }
    assert!(number > 30, "{number} questions");
    for step in [
        "write count_attempt",
        "read user_by_email",
        "write put_request",
    ] {
        assert!(steps.contains(step), "{step} in {steps:?}");
    }
}

#[tokio::test]
async fn c1_every_identity_call_takes_the_same_steps_for_known_and_unknown_addresses() {
    every_call_is_blind(&TestService::new()).await;
}

#[tokio::test]
async fn c1_only_who_read_the_mail_has_an_account_looked_up() {
    let service = TestService::new();
    service.is_member(KNOWN).await;
    let (calls_made, _guard) = StoreCalls::listen();
    // Reading an account takes longer than finding none.
    for code in ["x", "000000"] {
        let body = json!({ "email": KNOWN, "oobCode": code });
        let path = "/v1/accounts:signInWithEmailLink";
        let seen = ask(&service, &calls_made, "192.0.2.1", path, &body, KNOWN).await;
        assert_eq!(seen.status, 400, "{}", seen.body);
        let looks_up = |step: &String| step == "read user_by_email";
        assert!(!seen.steps.iter().any(looks_up), "{:?}", seen.steps);
    }
}

#[tokio::test]
async fn c1_so_it_does_where_sign_ups_are_finished_by_mail() {
    let service = TestService::with_sign_up_by_mail();
    every_call_is_blind(&service).await;
    let (calls_made, _guard) = StoreCalls::listen();
    for (number, body) in [
        json!({ "password": PASSWORD }),
        json!({ "password": PASSWORD, "returnSecureToken": true }),
        json!({ "returnSecureToken": false }),
    ]
    .into_iter()
    .enumerate()
    {
        let mut seen = Vec::new();
        for email in [KNOWN, UNKNOWN] {
            let mut body = body.clone();
            body["email"] = json!(email);
            let network = format!("192.0.2.{}", 100 + number);
            let path = "/v1/accounts:signUp";
            seen.push(ask(&service, &calls_made, &network, path, &body, email).await);
        }
        assert_eq!(seen[0], seen[1], "{body}");
    }
}

#[tokio::test]
async fn c1_health_says_up_and_nothing_that_grows_with_a_mail() {
    let service = TestService::new();
    service.signs_up(KNOWN).await;
    let health = async || String::from_utf8(bytes(service.get("/health").await).await).unwrap();
    let before = health().await;
    service.asks_for_reset(KNOWN).await;
    while service.app.accounts.answer_one_request().await.unwrap() {}
    assert_eq!(service.app.store.waiting_mails().await.unwrap(), 1);
    assert_eq!(health().await, before);
    assert_eq!(before, r#"{"status":"up"}"#);
}
