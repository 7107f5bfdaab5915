//! Custom tokens and guests: both off by default (IDN-2).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens, claims_of};
use crate::support::stores::id_of;
use aws_lc_rs::encoding::{AsDer, PublicKeyX509Der};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::rsa::{KeyPair, KeySize};
use aws_lc_rs::signature::{KeyPair as _, RSA_PKCS1_SHA256};
use axum::http::StatusCode;
use data_encoding::{BASE64, BASE64URL_NOPAD};
use serde_json::{Value, json};
use sync_service::accounts::session::IDLE;
use time::Duration;

const AUDIENCE: &str =
    "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

/// An operator's program with a key.
struct Minter(KeyPair);

impl Minter {
    fn new() -> Self {
        Self(KeyPair::generate(KeySize::Rsa2048).unwrap())
    }

    /// A service that trusts the key.
    fn service(&self) -> TestService {
        let der: PublicKeyX509Der = self.0.public_key().as_der().unwrap();
        let pem = BASE64.encode(der.as_ref());
        let pem = format!("-----BEGIN PUBLIC KEY-----\n{pem}\n-----END PUBLIC KEY-----\n");
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("key.pem");
        std::fs::write(&file, pem).unwrap();
        let flags = ["--ways", "email-link,anonymous", "--custom-token-key"].map(str::to_owned);
        let flags = [&flags[..], &[file.to_str().unwrap().to_owned()]].concat();
        TestService::with_flags(flags)
    }

    fn sign(&self, header: &Value, claims: &Value) -> String {
        let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let message = format!("{}.{}", part(header), part(claims));
        let mut signature = vec![0; self.0.public_modulus_len()];
        let random = SystemRandom::new();
        self.0
            .sign(
                &RSA_PKCS1_SHA256,
                &random,
                message.as_bytes(),
                &mut signature,
            )
            .unwrap();
        format!("{message}.{}", BASE64URL_NOPAD.encode(&signature))
    }

    /// A token as the program makes it, with changes.
    fn token(&self, service: &TestService, changes: Value) -> String {
        let now = service.app.clock.now().unix_timestamp();
        let mut claims = json!({ "iss": "desk@example.org", "sub": "desk@example.org",
            "aud": AUDIENCE, "iat": now, "exp": now + 3_600, "uid": "person-7" });
        for (name, value) in changes.as_object().unwrap() {
            claims[name] = value.clone();
        }
        self.sign(&json!({ "alg": "RS256", "typ": "JWT" }), &claims)
    }
}

async fn says(service: &TestService, token: &str) -> String {
    let body = json!({ "token": token, "returnSecureToken": true });
    let (_, answer) = service.call("signInWithCustomToken", body).await;
    answer["error"]["message"].as_str().unwrap_or("ok").into()
}

#[tokio::test]
async fn idn_2_a_custom_token_makes_an_account_and_signs_in_with_its_claims() {
    let minter = Minter::new();
    let service = minter.service();
    let token = minter.token(&service, json!({ "claims": { "role": "tutor" } }));
    let body = json!({ "token": token, "returnSecureToken": true });
    let answer = service.ok("signInWithCustomToken", body.clone()).await;
    assert_eq!(answer["kind"], "identitytoolkit#VerifyCustomTokenResponse");
    assert_eq!(answer["isNewUser"], true);
    let tokens = Tokens::of(&answer);
    let (_, refreshed) = service.refreshes(&tokens.refresh).await;
    for token in [&tokens.id, refreshed["id_token"].as_str().unwrap()] {
        let claims = claims_of(token);
        assert_eq!(
            (&claims["sub"], &claims["role"]),
            (&json!("person-7"), &json!("tutor"))
        );
        assert_eq!(claims["firebase"]["sign_in_provider"], "custom");
        assert!(claims.get("provider_id").is_none(), "no guest");
    }
    assert_eq!(
        service.ok("signInWithCustomToken", body).await["isNewUser"],
        false
    );
}

#[tokio::test]
async fn a6_no_other_token_is_taken() {
    let minter = Minter::new();
    let service = minter.service();
    let now = service.app.clock.now().unix_timestamp();
    let token = |changes: Value| minter.token(&service, changes);
    let claims = json!({ "iss": "x", "sub": "x", "aud": AUDIENCE, "iat": now, "exp": now + 60,
        "uid": "person-7" });
    let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let none = format!("{}.{}.", part(&json!({ "alg": "none" })), part(&claims));
    for (what, token) in [
        ("another key", Minter::new().token(&service, json!({}))),
        ("no signature", none),
        (
            "another algorithm",
            minter.sign(&json!({ "alg": "PS256" }), &claims),
        ),
        ("plain JSON", claims.to_string()),
        ("nothing", "x".into()),
        ("another audience", token(json!({ "aud": "p" }))),
        (
            "another issuer",
            token(json!({ "iss": "other@example.org" })),
        ),
        (
            "from the future",
            token(json!({ "iat": now + 120, "exp": now + 200 })),
        ),
        ("too long", token(json!({ "exp": now + 3_700 }))),
        (
            "expired",
            token(json!({ "iat": now - 3_000, "exp": now - 61 })),
        ),
        (
            "for ever",
            token(json!({ "iat": i64::MIN, "exp": i64::MAX })),
        ),
        ("a path", token(json!({ "uid": "../person" }))),
        ("a long id", token(json!({ "uid": "x".repeat(129) }))),
    ] {
        let refused = says(&service, &token).await;
        assert!(
            refused.starts_with("INVALID_CUSTOM_TOKEN : "),
            "{what}: {refused}"
        );
    }
    for (changes, expected) in [
        (json!({ "uid": "" }), "MISSING_IDENTIFIER"),
        (json!({ "claims": [] }), "INVALID_CLAIMS"),
        (
            json!({ "claims": { "firebase": {} } }),
            "FORBIDDEN_CLAIM : firebase",
        ),
        (json!({ "claims": { "sid": "x" } }), "FORBIDDEN_CLAIM : sid"),
        (
            json!({ "claims": { "a": "x".repeat(1_000) } }),
            "CLAIMS_TOO_LARGE",
        ),
    ] {
        assert_eq!(says(&service, &token(changes)).await, expected);
    }
    assert_eq!(says(&service, "").await, "MISSING_CUSTOM_TOKEN");
    let off = TestService::new();
    assert_eq!(says(&off, &token(json!({}))).await, "OPERATION_NOT_ALLOWED");
}

#[tokio::test]
async fn a11_a_custom_token_does_not_pass_a_second_step_by() {
    let minter = Minter::new();
    let service = minter.service();
    let ana = service.is_verified("ana@example.org").await;
    service.adds_app(&ana).await;
    let token = minter.token(&service, json!({ "uid": ana.uid }));
    let body = json!({ "token": token, "returnSecureToken": true });
    let answer = service.ok("signInWithCustomToken", body).await;
    assert!(answer.get("idToken").is_none(), "{answer}");
    assert_eq!(answer["mfaInfo"].as_array().unwrap().len(), 1);
    service
        .app
        .accounts
        .set_disabled(&ana.uid, true)
        .await
        .unwrap();
    assert_eq!(says(&service, &token).await, "USER_DISABLED");
}

const GUESTS: [&str; 2] = ["--ways", "email-link,anonymous"];

#[tokio::test]
async fn idn_2_a_guest_gets_an_address_and_a_password() {
    let off = TestService::new();
    assert_eq!(
        off.refused("signUp", json!({})).await,
        "ADMIN_ONLY_OPERATION"
    );
    let service = TestService::with_flags(GUESTS.map(str::to_owned));
    let guest = Tokens::of(
        &service
            .ok("signUp", json!({ "returnSecureToken": true }))
            .await,
    );
    service.signs_up("taken@example.org").await;
    let link = |email: &str| json!({ "idToken": guest.id, "email": email, "password": PASSWORD });
    assert_eq!(
        service.refused("signUp", link("taken@example.org")).await,
        "EMAIL_EXISTS"
    );
    let weak = json!({ "idToken": guest.id, "email": "ana@example.org", "password": "Password1" });
    let refused = service.refused("signUp", weak).await;
    assert!(refused.contains("PASSWORD"), "{refused}");
    let linked = Tokens::of(&service.ok("signUp", link("ana@example.org")).await);
    assert_eq!(linked.uid, guest.uid);
    let claims = claims_of(&linked.id);
    assert_eq!(claims["firebase"]["sign_in_provider"], "password");
    assert_eq!(service.looks_up(&guest.id).await, "TOKEN_EXPIRED");
    let (status, answer) = service.signs_in("ana@example.org", PASSWORD).await;
    assert_eq!(
        (status, &answer["localId"]),
        (StatusCode::OK, &json!(guest.uid))
    );
    let again = json!({ "idToken": linked.id, "email": "b@example.org", "password": PASSWORD });
    assert_eq!(
        service.refused("signUp", again).await,
        "OPERATION_NOT_ALLOWED"
    );
}

#[tokio::test]
async fn prf_2_a_guest_who_asks_for_a_change_of_address_is_told_that_there_is_none() {
    let service = TestService::with_flags(GUESTS.map(str::to_owned));
    let guest = Tokens::of(&service.ok("signUp", json!({})).await);
    let ask = json!({ "idToken": guest.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
        "newEmail": "ana@example.org" });
    assert_eq!(service.refused("sendOobCode", ask).await, "MISSING_EMAIL");
    assert_eq!(service.mails().await.len(), 0);
}

#[tokio::test]
async fn f5_a_guest_who_does_not_come_back_is_deleted_after_thirty_days_and_nobody_else() {
    let minter = Minter::new();
    let service = minter.service();
    assert_eq!(
        says(&service, &minter.token(&service, json!({}))).await,
        "ok"
    );
    let gone = Tokens::of(&service.ok("signUp", json!({})).await);
    let linked = Tokens::of(&service.ok("signUp", json!({})).await);
    let body = json!({ "idToken": linked.id, "email": "ana@example.org", "password": PASSWORD });
    service.ok("signUp", body).await;
    let people = [gone.uid.as_str(), linked.uid.as_str(), "person-7"];
    for (wait, left) in [(29, 3), (2, 2)] {
        service.clock.forward(Duration::days(wait));
        service.app.accounts.forget_old(i64::MIN).await.unwrap();
        let mut found = 0;
        for uid in people {
            found += usize::from(service.app.store.user(&id_of(uid)).await.unwrap().is_some());
        }
        assert_eq!(found, left, "after {wait} more days");
    }
    // A guest in use has an open session.
    const { assert!(IDLE >= 30 * 24 * 3_600_000) };
}
