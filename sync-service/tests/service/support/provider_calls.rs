//! A service with identity providers, and the calls of a browser.

use super::TestService;
use super::identity_provider::IdentityProvider;
use axum::http::StatusCode;
use serde_json::{Value, json};

pub const ID: &str = "oidc.state";
pub const PAGE: &str = "http://localhost/login";
pub const ADA: &str = "ada@example.org";
pub const BAD_ANSWER: &str = "INVALID_IDP_RESPONSE : The provider's answer is not valid.";
pub const BEGUN_ELSEWHERE: &str =
    "INVALID_IDP_RESPONSE : The sign-in was begun elsewhere, or too long ago.";

/// A service with one provider.
pub async fn with_provider() -> (TestService, IdentityProvider) {
    let provider = IdentityProvider::start().await;
    (service_of(&[provider.entry(ID)]), provider)
}

pub fn service_of(entries: &[Value]) -> TestService {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("providers.json");
    std::fs::write(&file, json!(entries).to_string()).unwrap();
    let flag = "--identity-providers".to_owned();
    TestService::with_flags([flag, file.to_str().unwrap().to_owned()])
}

pub fn now(service: &TestService) -> i64 {
    service.app.clock.now().unix_timestamp()
}

/// Begins at a provider; answers the address for the browser and the session.
pub async fn begins(service: &TestService, id: &str) -> (String, String) {
    let body = json!({ "providerId": id, "continueUri": PAGE });
    let answer = service.ok("createAuthUri", body).await;
    let text = |name: &str| answer[name].as_str().unwrap().to_owned();
    (text("authUri"), text("sessionId"))
}

/// What the page sends when the browser is back.
pub fn back(query: &str, session: &str) -> Value {
    json!({ "requestUri": format!("{PAGE}?{query}"), "sessionId": session,
        "returnSecureToken": true, "returnIdpCredential": true })
}

/// Logs in at the provider and comes back.
pub async fn signs_in(
    service: &TestService,
    provider: &IdentityProvider,
    changes: Value,
) -> (StatusCode, Value) {
    let (address, session) = begins(service, ID).await;
    let query = provider.logs_in(&address, now(service), &changes);
    service.call("signInWithIdp", back(&query, &session)).await
}

/// What the official client sends with a token that it got itself.
pub fn shown(token: &str, further: &[(&str, &str)]) -> Value {
    let body = url::form_urlencoded::Serializer::new(String::new())
        .append_pair("id_token", token)
        .append_pair("providerId", ID)
        .extend_pairs(further)
        .finish();
    json!({ "requestUri": "http://localhost", "postBody": body, "returnSecureToken": true })
}

pub fn message(answer: &(StatusCode, Value)) -> &str {
    answer.1["error"]["message"].as_str().unwrap_or("ok")
}
