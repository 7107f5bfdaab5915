//! Guessing is slow; owners and whole centres are not locked out.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use axum::http::StatusCode;
use serde_json::json;
use support::TestService;
use support::accounts::PASSWORD;
use time::Duration;

const LATER: &str = "TOO_MANY_ATTEMPTS_TRY_LATER";

/// What a try from a network answers: the message, or "ok".
async fn tries(service: &TestService, network: &str, email: &str, password: &str) -> String {
    let body = json!({ "email": email, "password": password });
    let (status, answer) = service.call_from(network, "signInWithPassword", body).await;
    match status {
        StatusCode::OK => "ok".into(),
        _ => answer["error"]["message"].as_str().unwrap().to_owned(),
    }
}

#[tokio::test]
async fn ten_tries_are_free_then_each_waits_and_none_waits_for_ever() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for _ in 0..10 {
        let says = tries(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await;
        assert_eq!(says, "INVALID_LOGIN_CREDENTIALS");
    }
    assert_eq!(
        tries(&service, "8.8.8.8", "ana@example.org", PASSWORD).await,
        LATER
    );
    service.clock.forward(Duration::seconds(30));
    assert_eq!(
        tries(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await,
        "INVALID_LOGIN_CREDENTIALS"
    );
    service.clock.forward(Duration::seconds(59));
    assert_eq!(
        tries(&service, "8.8.8.8", "ana@example.org", PASSWORD).await,
        LATER
    );
    service.clock.forward(Duration::seconds(1));
    assert_eq!(
        tries(&service, "8.8.8.8", "ana@example.org", PASSWORD).await,
        "ok"
    );
    for _ in 0..10 {
        assert_ne!(
            tries(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await,
            LATER
        );
    }
}

#[tokio::test]
async fn an_unknown_address_waits_just_the_same() {
    let service = TestService::new();
    for _ in 0..10 {
        tries(&service, "8.8.8.8", "nobody@example.org", "Wrong1234").await;
    }
    assert_eq!(
        tries(&service, "8.8.8.8", "nobody@example.org", PASSWORD).await,
        LATER
    );
}

#[tokio::test]
async fn the_owner_gets_in_from_a_known_place_while_a_thousand_strangers_try() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await; // from 192.0.2.1
    let mut refused = 0;
    for number in 0..150 {
        let network = format!("198.51.{}.7", number);
        let says = tries(&service, &network, "ana@example.org", "Wrong1234").await;
        refused += usize::from(says == LATER);
    }
    assert_eq!(refused, 50, "100 a day");
    assert_eq!(
        tries(&service, "203.0.113.9", "ana@example.org", PASSWORD).await,
        LATER
    );
    assert_eq!(
        tries(&service, "192.0.2.1", "ana@example.org", PASSWORD).await,
        "ok"
    );
    service.clock.forward(Duration::days(1));
    assert_eq!(
        tries(&service, "203.0.113.9", "ana@example.org", PASSWORD).await,
        "ok"
    );
}

#[tokio::test]
async fn a_whole_centre_behind_one_address_is_not_locked_out() {
    let service = TestService::new();
    for number in 0..60 {
        service
            .signs_up(&format!("person{number}@example.org"))
            .await;
    }
    for number in 0..200 {
        let email = format!("person{}@example.org", number % 60);
        assert_eq!(tries(&service, "192.0.2.1", &email, PASSWORD).await, "ok");
    }
}

#[tokio::test]
async fn a_network_cannot_make_accounts_without_end() {
    let service = TestService::new();
    let signs_up = async |number: usize| {
        // A weak password costs a try as well, and no hash.
        let body = json!({ "email": format!("p{number}@example.org"), "password": "weak" });
        service.refused("signUp", body).await
    };
    for number in 0..300 {
        assert!(signs_up(number).await.starts_with("WEAK_PASSWORD"));
    }
    assert_eq!(signs_up(300).await, LATER);
    service.clock.forward(Duration::hours(1));
    assert!(signs_up(301).await.starts_with("WEAK_PASSWORD"));
}

#[tokio::test]
async fn limits_survive_a_restart_and_a_refusal_says_how_long() {
    let service = TestService::new();
    for _ in 0..10 {
        tries(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await;
    }
    let again = service.restarted();
    assert_eq!(
        tries(&again, "8.8.8.8", "ana@example.org", PASSWORD).await,
        LATER
    );
}
