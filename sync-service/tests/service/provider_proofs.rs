//! Proofs with an identity provider: it has to say that it asked who is there (OpenID Connect Core 1.0,
//! sections 3.1.2.1 and 3.1.3.7), and the window of its pages (LIM-2).

use crate::support::TestService;
use crate::support::identity_provider::{IdentityProvider, query_of};
use crate::support::provider_calls::{
    BAD_ANSWER, ID, PAGE, back, message, now, signs_in, with_provider,
};
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

const NOT_ASKED: &str = "CREDENTIAL_TOO_OLD_LOGIN_AGAIN : The provider has not asked who is there.";

/// Goes to the provider to prove who is there, which takes a while; it says that the person logged in
/// at a time, in seconds from the moment when the page asked.
async fn proves(
    service: &TestService,
    provider: &IdentityProvider,
    logged_in: Option<i64>,
) -> (StatusCode, Value) {
    let asked_at = now(service);
    let body = json!({ "providerId": ID, "continueUri": PAGE,
        "customParameter": { "prompt": "login", "max_age": "0" } });
    let begun = service.ok("createAuthUri", body).await;
    let address = begun["authUri"].as_str().unwrap();
    assert_eq!(query_of(address)["max_age"], "0");
    service.clock.forward(Duration::minutes(5));
    let told = json!({ "auth_time": logged_in.map(|after| asked_at + after) });
    let query = provider.logs_in(address, now(service), &told);
    let session = begun["sessionId"].as_str().unwrap();
    let mut body = back(&query, session);
    body["autoCreate"] = json!(false);
    service.call("signInWithIdp", body).await
}

#[tokio::test]
async fn idn_3_a_proof_counts_only_if_the_provider_says_that_it_asked_who_is_there() {
    let (service, provider) = with_provider().await;
    let (_, member) = signs_in(&service, &provider, json!({})).await;
    // With a minute of slack for clocks that differ.
    for logged_in in [-60, 0, 250, 300, 360] {
        let (status, proof) = proves(&service, &provider, Some(logged_in)).await;
        assert_eq!(status, StatusCode::OK, "{logged_in}: {proof}");
        assert_eq!(proof["localId"], member["localId"]);
    }
    for (logged_in, refusal) in [
        (Some(-61), NOT_ASKED),
        (Some(-86_400), NOT_ASKED),
        (None, NOT_ASKED),
        (Some(361), BAD_ANSWER),
        (Some(86_400), BAD_ANSWER),
    ] {
        let answer = proves(&service, &provider, logged_in).await;
        assert_eq!(message(&answer), refusal, "{logged_in:?}");
        assert!(answer.1.get("idToken").is_none());
    }
    // A log-in that is no proof does not need it.
    let (status, _) = signs_in(&service, &provider, json!({})).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn idn_3_a_page_may_ask_for_a_log_in_of_any_age_and_for_nothing_that_is_no_number() {
    let (service, provider) = with_provider().await;
    for (age, logged_in, is_right) in [("3600", 3_650, true), ("3600", 3_661, false)] {
        let body = json!({ "providerId": ID, "continueUri": PAGE,
            "customParameter": { "max_age": age } });
        let begun = service.ok("createAuthUri", body).await;
        let told = json!({ "auth_time": now(&service) - logged_in });
        let query = provider.logs_in(begun["authUri"].as_str().unwrap(), now(&service), &told);
        let session = begun["sessionId"].as_str().unwrap();
        let (status, _) = service.call("signInWithIdp", back(&query, session)).await;
        assert_eq!(status == StatusCode::OK, is_right, "{logged_in}");
    }
    for age in ["", "soon", "-1", "1.5", "4294967296"] {
        let body = json!({ "providerId": ID, "continueUri": PAGE,
            "customParameter": { "max_age": age } });
        let refusal = service.refused("createAuthUri", body).await;
        assert!(refusal.starts_with("INVALID_REQ_TYPE"), "{age}: {refusal}");
    }
}

#[tokio::test]
async fn lim_2_a_page_sees_whether_its_window_is_closed_and_no_other_site_reaches_it() {
    let (service, _provider) = with_provider().await;
    let policy = async |path: &str| {
        let answer = service.get(path).await;
        let policy = answer.headers()["cross-origin-opener-policy"].clone();
        policy.to_str().unwrap().to_owned()
    };
    // Pages of people keep others out, and see the windows that they opened themselves.
    for page in [
        "/",
        "/login",
        "/profile",
        "/auth/action",
        "/desk",
        "/health",
    ] {
        assert_eq!(policy(page).await, "same-origin-allow-popups", "{page}");
    }
    // A stricter policy on the way back would cut the page off from its window.
    for end in ["/returned.html", "/__/auth/handler?state=x"] {
        assert_eq!(policy(end).await, "unsafe-none", "{end}");
    }
}
