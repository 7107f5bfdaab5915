//! Sign-in with identity providers (IDN-2, IDN-4, IDN-6).

use crate::support::TestService;
use crate::support::accounts::Tokens;
use crate::support::identity_provider::query_of;
use crate::support::provider_calls::{
    ADA, BAD_ANSWER, ID, PAGE, back, begins, message, now, shown, signs_in, with_provider,
};
use axum::http::StatusCode;
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn idn_2_a_browser_goes_to_the_provider_and_comes_back_with_an_account() {
    let (service, provider) = with_provider().await;
    let begun = json!({ "providerId": ID, "continueUri": PAGE });
    let begun = service.ok("createAuthUri", begun).await;
    // A window that opens no other hosts has to know those of the log-in.
    assert_eq!(begun["providerHosts"].as_array().unwrap().len(), 1);
    let (address, session) = begins(&service, ID).await;
    let sent = query_of(&address);
    assert_eq!(sent["response_type"], "code");
    assert_eq!(sent["code_challenge_method"], "S256");
    assert_eq!(sent["redirect_uri"], "http://localhost/__/auth/handler");
    assert!(sent.values().all(|value| *value != session));
    let query = provider.logs_in(&address, now(&service), &json!({}));
    let answer = service.get(&format!("/__/auth/handler?{query}")).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    let page = answer.headers()["location"].to_str().unwrap().to_owned();
    assert!(page.starts_with(&format!("{PAGE}?")), "{page}");
    let body = json!({ "requestUri": page, "sessionId": session, "returnSecureToken": true });
    let answer = service.ok("signInWithIdp", body).await;
    assert_eq!(answer["kind"], "identitytoolkit#VerifyAssertionResponse");
    assert_eq!(
        [
            &answer["providerId"],
            &answer["federatedId"],
            &answer["email"]
        ],
        [ID, "person-7", ADA]
    );
    assert_eq!(answer["isNewUser"], true);
    let tokens = Tokens::of(&answer);
    let found = service.ok("lookup", json!({ "idToken": tokens.id })).await;
    let user = &found["users"][0];
    assert_eq!(
        (&user["emailVerified"], &user["email"]),
        (&json!(true), &json!(ADA))
    );
    assert_eq!(user["providerUserInfo"][0]["providerId"], ID);
    assert!(user.get("passwordHash").is_none());

    let (_, again) = signs_in(&service, &provider, json!({ "name": "Other" })).await;
    assert_eq!(again["localId"], tokens.uid.as_str());
    assert!(again.get("isNewUser").is_none());
    assert_eq!(again["displayName"], "Ada", "the profile stays as it is");
}

#[tokio::test]
async fn idn_2_without_a_provider_the_calls_are_off_and_the_screens_show_none() {
    let service = TestService::new();
    let body = json!({ "providerId": ID, "continueUri": PAGE });
    assert_eq!(
        service.refused("createAuthUri", body).await,
        "OPERATION_NOT_ALLOWED"
    );
    let body = shown("x", &[]);
    assert_eq!(
        service.refused("signInWithIdp", body).await,
        "OPERATION_NOT_ALLOWED"
    );
    let facts = crate::support::json(service.get("/__/firebase/init.json").await).await;
    assert_eq!(facts["ways"]["providers"], json!([]));
    let (service, _provider) = with_provider().await;
    let facts = crate::support::json(service.get("/__/firebase/init.json").await).await;
    let named = json!([{ "id": ID, "name": "The State" }]);
    assert_eq!(facts["ways"]["providers"], named);
    let body = json!({ "providerId": "oidc.other", "continueUri": PAGE });
    assert_eq!(
        service.refused("createAuthUri", body).await,
        "OPERATION_NOT_ALLOWED : The identity provider configuration is not found."
    );
}

#[tokio::test]
async fn idn_4_a_browser_is_sent_back_only_to_pages_of_allowed_hosts() {
    let (service, _provider) = with_provider().await;
    for (page, refusal) in [
        ("", "MISSING_CONTINUE_URI"),
        ("no address", "INVALID_CONTINUE_URI"),
        ("http://localhost/login#x", "INVALID_CONTINUE_URI"),
        ("http://localhost/login?state=x", "INVALID_CONTINUE_URI"),
        ("https://evil.example/", "UNAUTHORIZED_DOMAIN"),
        ("https://evil-localhost/", "UNAUTHORIZED_DOMAIN"),
        ("javascript:alert(1)//localhost", "UNAUTHORIZED_DOMAIN"),
    ] {
        let body = json!({ "providerId": ID, "continueUri": page });
        assert_eq!(
            service.refused("createAuthUri", body).await,
            refusal,
            "{page}"
        );
    }
    let body = json!({ "providerId": ID, "continueUri": PAGE,
        "customParameter": { "redirect_uri": "https://evil.example/" } });
    let refusal = service.refused("createAuthUri", body).await;
    assert!(refusal.starts_with("INVALID_REQ_TYPE"), "{refusal}");
    for query in [
        "",
        "?state=x.y",
        "?state=%ff%0d%0a",
        "?code=c&state=eyJwYWdlIjoiaHR0cHM6Ly9ldmlsIn0.AAAA",
    ] {
        let answer = service.get(&format!("/__/auth/handler{query}")).await;
        assert_eq!(answer.headers()["location"], PAGE, "{query}");
    }
}

#[tokio::test]
async fn idn_2_an_address_that_is_told_beside_the_token_counts_if_it_is_of_the_same_account() {
    let (service, provider) = with_provider().await;
    provider.tells(json!({ "sub": "person-7", "email": ADA, "email_verified": true }));
    let (_, answer) = signs_in(&service, &provider, json!({ "email": null })).await;
    assert_eq!(answer["email"], ADA);
    provider.tells(json!({ "sub": "evil", "email": ADA, "email_verified": true }));
    let answer = signs_in(&service, &provider, json!({ "email": null })).await;
    assert_eq!(message(&answer), BAD_ANSWER);
}

#[tokio::test]
async fn idn_2_new_keys_are_found_and_a_stranger_cannot_make_us_read_them_often() {
    let (service, provider) = with_provider().await;
    let (status, _) = signs_in(&service, &provider, json!({})).await;
    assert_eq!((status, provider.reads()), (StatusCode::OK, 1));
    service.clock.forward(Duration::minutes(2));
    let old = provider.token(now(&service), &json!({}));
    provider.rotates_to("second");
    let (status, _) = signs_in(&service, &provider, json!({})).await;
    assert_eq!((status, provider.reads()), (StatusCode::OK, 2));
    assert_eq!(
        service.refused("signInWithIdp", shown(&old, &[])).await,
        BAD_ANSWER
    );
    for _ in 0..20 {
        service.refused("signInWithIdp", shown(&old, &[])).await;
    }
    assert_eq!(
        provider.reads(),
        2,
        "a key that is unknown is asked for once a minute"
    );
}

#[tokio::test]
async fn idn_2_while_a_provider_is_down_its_keys_count_and_nobody_waits_in_line() {
    let (service, provider) = with_provider().await;
    provider.is_down(true);
    let body = json!({ "providerId": ID, "continueUri": PAGE });
    let (status, _) = service.call("createAuthUri", body.clone()).await;
    assert_eq!(
        status,
        StatusCode::SERVICE_UNAVAILABLE,
        "a later attempt may succeed"
    );
    provider.is_down(false);
    let (status, _) = service.call("createAuthUri", body.clone()).await;
    assert_eq!(
        status,
        StatusCode::SERVICE_UNAVAILABLE,
        "not asked again at once"
    );
    service.clock.forward(Duration::seconds(10));
    let (address, session) = begins(&service, ID).await;
    let query = provider.logs_in(&address, now(&service), &json!({}));
    provider.is_down(true);
    let (status, _) = service.call("signInWithIdp", back(&query, &session)).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    service.clock.forward(Duration::hours(2));
    let token = provider.token(now(&service), &json!({}));
    service.ok("signInWithIdp", shown(&token, &[])).await;
    service.clock.forward(Duration::hours(22));
    let token = provider.token(now(&service), &json!({}));
    let (status, _) = service.call("signInWithIdp", shown(&token, &[])).await;
    assert_eq!(
        status,
        StatusCode::SERVICE_UNAVAILABLE,
        "keys count for a day"
    );
}

#[tokio::test]
async fn idn_6_what_is_missing_is_said_in_the_words_of_the_protocol() {
    let (service, provider) = with_provider().await;
    for (body, refusal) in [
        (json!({}), "MISSING_REQUEST_URI"),
        (json!({ "requestUri": "x" }), "INVALID_REQUEST_URI"),
        (
            json!({ "requestUri": PAGE, "postBody": "id_token=x" }),
            "INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.",
        ),
        (
            json!({ "requestUri": PAGE, "postBody": "id_token=x&providerId=oidc.other" }),
            "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.",
        ),
        (
            json!({ "requestUri": PAGE, "pendingToken": "x.y" }),
            "INVALID_PENDING_TOKEN",
        ),
        (
            json!({ "requestUri": format!("{PAGE}?error=access_denied"), "sessionId": "x" }),
            "INVALID_IDP_RESPONSE : The provider gave no code.",
        ),
    ] {
        assert_eq!(service.refused("signInWithIdp", body).await, refusal);
    }
    // The state of a session is no pending token, though the same key seals both.
    let (address, _) = begins(&service, ID).await;
    let state = query_of(&address)["state"].clone();
    let body = json!({ "requestUri": PAGE, "pendingToken": state });
    assert_eq!(
        service.refused("signInWithIdp", body).await,
        "INVALID_PENDING_TOKEN"
    );
    let token = provider.token(now(&service), &json!({}));
    let mut body = shown(&token, &[]);
    body["idToken"] = json!("x");
    assert_eq!(
        service.refused("signInWithIdp", body).await,
        "INVALID_ID_TOKEN"
    );
    let answer = service.call("signInWithIdp", shown(&token, &[])).await;
    assert_eq!(message(&answer), "ok");
}
