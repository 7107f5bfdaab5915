//! Attacks on sign-in with identity providers (IDN-2).

use crate::support::identity_provider::IdentityProvider;
use crate::support::provider_calls::{
    BAD_ANSWER, BEGUN_ELSEWHERE, ID, PAGE, back, begins, now, service_of, shown, signs_in,
    with_provider,
};
use aws_lc_rs::hmac;
use axum::http::StatusCode;
use data_encoding::HEXLOWER;
use serde_json::json;
use sha2::{Digest, Sha256};
use time::Duration;

#[tokio::test]
async fn idn_2_a_session_counts_once_for_ten_minutes_and_only_where_it_was_begun() {
    let (service, provider) = with_provider().await;
    let (address, session) = begins(&service, ID).await;
    let query = provider.logs_in(&address, now(&service), &json!({}));
    // Fixation: a page that began another session cannot be made to use this answer, nor one without.
    let (_, other) = begins(&service, ID).await;
    for session in [&other[..], "x"] {
        let refusal = service
            .refused("signInWithIdp", back(&query, session))
            .await;
        assert_eq!(refusal, BEGUN_ELSEWHERE);
    }
    let without = json!({ "requestUri": format!("{PAGE}?{query}") });
    let refusal = service.refused("signInWithIdp", without).await;
    assert!(
        refusal.starts_with("INVALID_CREDENTIAL_OR_PROVIDER_ID"),
        "{refusal}"
    );
    let twice = tokio::join!(
        service.call("signInWithIdp", back(&query, &session)),
        service.call("signInWithIdp", back(&query, &session)),
    );
    let opened = [twice.0.0, twice.1.0].map(|status| status == StatusCode::OK);
    assert_ne!(opened[0], opened[1], "a race opens one session");
    let replayed = service
        .refused("signInWithIdp", back(&query, &session))
        .await;
    assert_eq!(
        replayed,
        "INVALID_IDP_RESPONSE : The sign-in was used already."
    );
    // The code of another session was not bound to this one's verifier.
    let (address, session) = begins(&service, ID).await;
    let own = provider.logs_in(&address, now(&service), &json!({}));
    let (elsewhere, _) = begins(&service, ID).await;
    let injected = provider.logs_in(&elsewhere, now(&service), &json!({ "sub": "evil" }));
    let code = injected.split('&').next().unwrap();
    let (_, state) = own.split_once('&').unwrap();
    let query = format!("{code}&{state}");
    assert_eq!(
        service
            .refused("signInWithIdp", back(&query, &session))
            .await,
        BAD_ANSWER
    );

    let (address, session) = begins(&service, ID).await;
    service.clock.forward(Duration::minutes(10));
    let query = provider.logs_in(&address, now(&service), &json!({}));
    let late = service
        .refused("signInWithIdp", back(&query, &session))
        .await;
    assert_eq!(late, BEGUN_ELSEWHERE);
}

#[tokio::test]
async fn idn_2_a_provider_cannot_answer_for_another() {
    let (honest, evil) = (
        IdentityProvider::start().await,
        IdentityProvider::start().await,
    );
    let service = service_of(&[honest.entry(ID), evil.entry("oidc.evil")]);
    // The browser was sent to the evil one, which sent it on to the honest one: its code and the
    // issuer it names come back under the evil one's state.
    let (address, session) = begins(&service, "oidc.evil").await;
    let mixed = honest.logs_in(&address, now(&service), &json!({}));
    assert_eq!(
        service
            .refused("signInWithIdp", back(&mixed, &session))
            .await,
        BAD_ANSWER
    );
    // The evil one leaves the issuer out, or signs a token in the name of the honest one.
    let (address, session) = begins(&service, "oidc.evil").await;
    let query = evil.logs_in(&address, now(&service), &json!({}));
    let without = query.split("&iss=").next().unwrap();
    assert_eq!(
        service
            .refused("signInWithIdp", back(without, &session))
            .await,
        BAD_ANSWER
    );
    let (address, session) = begins(&service, "oidc.evil").await;
    let claims = json!({ "iss": honest.issuer });
    let query = evil.logs_in(&address, now(&service), &claims);
    assert_eq!(
        service
            .refused("signInWithIdp", back(&query, &session))
            .await,
        BAD_ANSWER
    );
    let forged = evil.token(now(&service), &claims);
    assert_eq!(
        service.refused("signInWithIdp", shown(&forged, &[])).await,
        BAD_ANSWER
    );
    // The same name at both is two people.
    let (_, first) = signs_in(&service, &honest, json!({ "email": null })).await;
    let (address, session) = begins(&service, "oidc.evil").await;
    let query = evil.logs_in(&address, now(&service), &json!({ "email": null }));
    let second = service.ok("signInWithIdp", back(&query, &session)).await;
    assert_ne!(first["localId"], second["localId"]);
}

#[tokio::test]
async fn idn_2_forged_foreign_and_old_tokens_do_not_count() {
    let (service, provider) = with_provider().await;
    let now = now(&service);
    let good = provider.token(now, &json!({}));
    let (head, signature) = good.rsplit_once('.').unwrap();
    let (header, _) = head.split_once('.').unwrap();
    let claims = provider.claims(now, &json!({ "sub": "evil" }));
    let key = hmac::Key::new(hmac::HMAC_SHA256, b"secret");
    let by_secret = |message: &[u8]| hmac::sign(&key, message).as_ref().to_vec();
    let payload = data_encoding::BASE64URL_NOPAD.encode(claims.to_string().as_bytes());
    let mut refused = vec![
        format!("{header}.{payload}.{signature}"),
        format!("{head}."),
        head.to_owned(),
        String::new(),
        provider.signed(&json!({ "alg": "none" }), &claims, |_| Vec::new()),
        provider.signed(
            &json!({ "alg": "HS256", "kid": "first" }),
            &claims,
            by_secret,
        ),
        IdentityProvider::start()
            .await
            .token(now, &json!({ "iss": provider.issuer })),
    ];
    for changes in [
        json!({ "aud": "other" }),
        json!({ "aud": ["new-beginnings", "other"] }),
        json!({ "azp": "other" }),
        json!({ "iss": "https://evil.example" }),
        json!({ "sub": null }),
        json!({ "sub": 7 }),
        json!({ "exp": null }),
        json!({ "exp": now - 60 }),
        json!({ "iat": now + 61 }),
        json!({ "iat": now - 3_600, "exp": now + 9_000 }),
        json!({ "nbf": now + 61 }),
    ] {
        refused.push(provider.token(now, &changes));
    }
    for token in refused {
        let refusal = service.refused("signInWithIdp", shown(&token, &[])).await;
        assert_eq!(refusal, BAD_ANSWER, "{token}");
    }
    // Clocks may differ by a minute.
    for changes in [json!({ "iat": now + 60 }), json!({ "exp": now - 59 })] {
        let token = provider.token(now, &changes);
        service.ok("signInWithIdp", shown(&token, &[])).await;
    }
}

#[tokio::test]
async fn idn_2_a_token_with_a_nonce_counts_only_with_the_text_behind_it() {
    let (service, provider) = with_provider().await;
    let nonce = HEXLOWER.encode(&Sha256::digest(b"raw")).to_uppercase();
    let bound = provider.token(now(&service), &json!({ "nonce": nonce }));
    for further in [&[][..], &[("nonce", "other")]] {
        let refusal = service
            .refused("signInWithIdp", shown(&bound, further))
            .await;
        assert!(
            refusal.starts_with("MISSING_OR_INVALID_NONCE : "),
            "{refusal}"
        );
    }
    service
        .ok("signInWithIdp", shown(&bound, &[("nonce", "raw")]))
        .await;
    let (_, answer) = signs_in(&service, &provider, json!({ "nonce": "another" })).await;
    let refusal = answer["error"]["message"].as_str().unwrap();
    assert!(
        refusal.starts_with("MISSING_OR_INVALID_NONCE : "),
        "{refusal}"
    );
}
