//! Sessions: what counts as a token, how refresh tokens rotate, and what ends all of them.

use crate::support::TestService;
use crate::support::accounts::{Tokens, claims_of};
use crate::support::stores::id_of;
use axum::http::StatusCode;
use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json};
use sync_service::accounts::id_token::{Claims, sign};
use sync_service::accounts::keys::Keys;
use sync_service::random::system_random;
use time::Duration;

#[tokio::test]
async fn the_claims_are_those_that_clients_expect() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let claims = claims_of(&tokens.id);
    let now = service.app.clock.now().unix_timestamp();
    assert_eq!(claims["iss"], "https://securetoken.google.com/p");
    assert_eq!(claims["aud"], "p");
    assert_eq!(
        (&claims["sub"], &claims["user_id"]),
        (&json!(tokens.uid), &json!(tokens.uid))
    );
    assert_eq!(
        (&claims["iat"], &claims["exp"]),
        (&json!(now), &json!(now + 3600))
    );
    assert_eq!(claims["auth_time"], now);
    assert_eq!(claims["email_verified"], false);
    assert_eq!(
        claims["firebase"],
        json!({ "identities": { "email": ["ana@example.org"] }, "sign_in_provider": "password" })
    );
}

#[tokio::test]
async fn no_changed_token_is_accepted() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let keys = &service.app.accounts.keys;
    let parts: Vec<&str> = tokens.id.split('.').collect();
    let (header, body, signature) = (parts[0], parts[1], parts[2]);
    let good: Claims = serde_json::from_value(claims_of(&tokens.id)).unwrap();
    let encode = |value: Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let changed = |change: fn(&mut Claims)| {
        let mut claims = good.clone();
        change(&mut claims);
        sign(keys, &claims)
    };
    let strange_folder = tempfile::tempdir().unwrap();
    let strange = Keys::open(strange_folder.path(), &system_random(), 0).unwrap();
    for (what, token) in [
        ("no signature", format!("{header}.{body}.")),
        (
            "alg none",
            format!("{}.{body}.", encode(json!({ "alg": "none", "typ": "JWT" }))),
        ),
        (
            "another algorithm",
            format!("{}.{body}.{signature}", encode(json!({ "alg": "HS256" }))),
        ),
        ("another key", sign(&strange, &good)),
        (
            "another issuer",
            changed(|claims| claims.iss = "https://evil.example/p".into()),
        ),
        (
            "another audience",
            changed(|claims| claims.aud = "q".into()),
        ),
        ("from the future", changed(|claims| claims.iat += 31)),
        ("longer than an hour", changed(|claims| claims.exp += 1)),
        ("for ever", changed(|claims| claims.exp = i64::MAX)),
        ("from long ago", changed(|claims| claims.iat = i64::MIN)),
        (
            "two subjects",
            changed(|claims| claims.user_id = id_of("x")),
        ),
        ("a refresh token", tokens.refresh.clone()),
        ("garbage", "a.b.c".into()),
    ] {
        assert_eq!(service.looks_up(&token).await, "INVALID_ID_TOKEN", "{what}");
    }
    let expired = changed(|claims| claims.exp = claims.iat - 1);
    assert_eq!(service.looks_up(&expired).await, "TOKEN_EXPIRED");
    for place in (0..tokens.id.len()).step_by(7) {
        let mut bytes = tokens.id.clone().into_bytes();
        bytes[place] = if bytes[place] == b'A' { b'B' } else { b'A' };
        let token = String::from_utf8(bytes).unwrap();
        assert_ne!(service.looks_up(&token).await, "ok", "changed at {place}");
    }
    assert_eq!(service.looks_up(&tokens.id).await, "ok");
    service.clock.forward(Duration::seconds(3600));
    assert_eq!(service.looks_up(&tokens.id).await, "TOKEN_EXPIRED");
}

#[tokio::test]
async fn a_refresh_gives_new_tokens_and_keeps_the_time_of_the_sign_in() {
    let service = TestService::new();
    let first = service.signs_up("ana@example.org").await;
    service.clock.forward(Duration::minutes(55));
    let (status, answer) = service.refreshes(&first.refresh).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        (&answer["expires_in"], &answer["token_type"]),
        (&json!("3600"), &json!("Bearer"))
    );
    assert_eq!(answer["access_token"], answer["id_token"]);
    let second = Tokens::of(&answer);
    assert_ne!(second.refresh, first.refresh);
    let (before, after) = (claims_of(&first.id), claims_of(&second.id));
    assert_eq!(after["auth_time"], before["auth_time"]);
    assert_eq!(
        after["iat"].as_i64().unwrap() - before["iat"].as_i64().unwrap(),
        55 * 60
    );
}

#[tokio::test]
async fn what_is_no_refresh_token_is_refused_without_an_alarm() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let mut forged = BASE64URL_NOPAD.decode(tokens.refresh.as_bytes()).unwrap();
    forged[19] += 1;
    for token in [
        BASE64URL_NOPAD.encode(&forged),
        "x".into(),
        tokens.id.clone(),
    ] {
        assert_eq!(service.refresh_says(&token).await, "INVALID_REFRESH_TOKEN");
    }
    assert_eq!(service.refresh_says("").await, "MISSING_REFRESH_TOKEN");
    assert_eq!(service.refresh_says(&tokens.refresh).await, "ok");
    assert!(tokens.refresh.len() < 100, "Windows keeps 1280 letters");
}

#[tokio::test]
async fn a_session_unused_for_30_days_has_ended() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    service.clock.forward(Duration::days(29));
    let next = Tokens::of(&service.refreshes(&tokens.refresh).await.1);
    service.clock.forward(Duration::days(31));
    assert_eq!(service.refresh_says(&next.refresh).await, "TOKEN_EXPIRED");
    assert_eq!(service.app.accounts.forget_sessions().await.unwrap(), 1);
}

#[tokio::test]
async fn a_clock_may_be_30_seconds_behind_the_one_that_made_a_token_and_no_more() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let good: Claims = serde_json::from_value(claims_of(&tokens.id)).unwrap();
    for (ahead, made, says) in [
        (30, 30, "ok"),
        (0, 31, "INVALID_ID_TOKEN"),
        (31, 0, "INVALID_ID_TOKEN"),
    ] {
        let mut claims = good.clone();
        claims.iat += made;
        claims.auth_time += ahead;
        let token = sign(&service.app.accounts.keys, &claims);
        let what = format!("made {made} s and signed in {ahead} s ahead");
        assert_eq!(service.looks_up(&token).await, says, "{what}");
    }
}

#[tokio::test]
async fn a_fresh_proof_counts_for_five_minutes_to_the_second() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let accounts = &service.app.accounts;
    service.clock.forward(Duration::seconds(300));
    assert!(
        accounts
            .require_recent_sign_in(Some(&tokens.id))
            .await
            .is_ok()
    );
    service.clock.forward(Duration::seconds(1));
    assert!(
        accounts
            .require_recent_sign_in(Some(&tokens.id))
            .await
            .is_err()
    );
}

#[tokio::test]
async fn an_open_connection_is_current_until_the_second_its_token_ends() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let accounts = &service.app.accounts;
    let who = accounts.who(Some(&tokens.id)).await.unwrap();
    service.clock.forward(Duration::seconds(3599));
    assert!(accounts.is_current(&who).await.unwrap());
    service.clock.forward(Duration::seconds(1));
    assert!(!accounts.is_current(&who).await.unwrap());
    service.clock.forward(Duration::seconds(1));
    assert!(!accounts.is_current(&who).await.unwrap());
}

#[tokio::test]
async fn a_session_may_rest_for_30_days_to_the_second() {
    let service = TestService::new();
    service.app.operations.time.check().await.unwrap();
    let tokens = service.signs_up("ana@example.org").await;
    service.clock.forward(Duration::days(30));
    assert_eq!(service.app.accounts.forget_sessions().await.unwrap(), 0);
    let next = Tokens::of(&service.refreshes(&tokens.refresh).await.1);
    service
        .clock
        .forward(Duration::days(30) + Duration::seconds(1));
    assert_eq!(service.refresh_says(&next.refresh).await, "TOKEN_EXPIRED");
}
