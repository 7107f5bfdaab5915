//! Guessing is slow; owners and whole centers are not locked out.

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens};
use axum::http::StatusCode;
use futures_util::future::join_all;
use serde_json::json;
use sync_service::store::outbox::Mail;
use time::Duration;

const LATER: &str = "TOO_MANY_ATTEMPTS_TRY_LATER";

/// What an attempt from a network answers: the message, or "ok".
async fn attempts(service: &TestService, network: &str, email: &str, password: &str) -> String {
    let body = json!({ "email": email, "password": password });
    let (status, answer) = service.call_from(network, "signInWithPassword", body).await;
    match status {
        StatusCode::OK => "ok".into(),
        _ => answer["error"]["message"].as_str().unwrap().to_owned(),
    }
}

#[tokio::test]
async fn c4_ten_tries_are_free_then_each_waits_and_none_waits_for_ever() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for _ in 0..10 {
        let says = attempts(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await;
        assert_eq!(says, "INVALID_LOGIN_CREDENTIALS");
    }
    assert_eq!(
        attempts(&service, "8.8.8.8", "ana@example.org", PASSWORD).await,
        LATER
    );
    service.clock.forward(Duration::seconds(30));
    assert_eq!(
        attempts(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await,
        "INVALID_LOGIN_CREDENTIALS"
    );
    service.clock.forward(Duration::seconds(59));
    assert_eq!(
        attempts(&service, "8.8.8.8", "ana@example.org", PASSWORD).await,
        LATER
    );
    service.clock.forward(Duration::seconds(1));
    assert_eq!(
        attempts(&service, "8.8.8.8", "ana@example.org", PASSWORD).await,
        "ok"
    );
    for _ in 0..10 {
        assert_ne!(
            attempts(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await,
            LATER
        );
    }
}

#[tokio::test]
async fn c1_an_unknown_address_waits_just_the_same() {
    let service = TestService::new();
    for _ in 0..10 {
        attempts(&service, "8.8.8.8", "nobody@example.org", "Wrong1234").await;
    }
    assert_eq!(
        attempts(&service, "8.8.8.8", "nobody@example.org", PASSWORD).await,
        LATER
    );
}

#[tokio::test]
async fn c5_the_owner_gets_in_from_a_known_place_while_a_thousand_strangers_try() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await; // from 192.0.2.1
    let mut refused = 0;
    for number in 0..150 {
        let network = format!("198.51.{}.7", number);
        let says = attempts(&service, &network, "ana@example.org", "Wrong1234").await;
        refused += usize::from(says == LATER);
    }
    assert_eq!(refused, 50, "100 a day");
    assert_eq!(
        attempts(&service, "203.0.113.9", "ana@example.org", PASSWORD).await,
        LATER
    );
    assert_eq!(
        attempts(&service, "192.0.2.1", "ana@example.org", PASSWORD).await,
        "ok"
    );
    service.clock.forward(Duration::days(1));
    assert_eq!(
        attempts(&service, "203.0.113.9", "ana@example.org", PASSWORD).await,
        "ok"
    );
}

#[tokio::test]
async fn c8_a_stolen_session_cannot_fill_the_mailbox_of_its_owner() {
    let service = TestService::new();
    let mut tokens = service.signs_up("ana@example.org").await;
    let changed = |tokens: &Tokens, number: u8| {
        let password = format!("Harbor{number}Moss{number}");
        json!({ "idToken": tokens.id, "password": password })
    };
    for number in 0..5 {
        let body = changed(&tokens, number);
        tokens = Tokens::of(&service.ok("update", body).await);
    }
    let body = changed(&tokens, 5);
    assert_eq!(service.refused("update", body.clone()).await, LATER);
    let mails = service.mails().await;
    let told = |mail: &&Mail| mail.subject == "Your password was changed";
    assert_eq!(mails.iter().filter(told).count(), 5, "each change was told");

    // The owner's own ways stay open.
    service.asks_for_reset("ana@example.org").await;
    let code = service.code_for("ana@example.org").await;
    let reset = json!({ "oobCode": code, "newPassword": OTHER_PASSWORD });
    service.ok("resetPassword", reset).await;
    let signed_in = service.signs_in("ana@example.org", OTHER_PASSWORD).await.1;
    let body = changed(&Tokens::of(&signed_in), 6);
    assert_eq!(service.refused("update", body).await, LATER);

    service.clock.forward(Duration::hours(1));
    let signed_in = service.signs_in("ana@example.org", OTHER_PASSWORD).await.1;
    let body = changed(&Tokens::of(&signed_in), 7);
    service.ok("update", body).await;
}

#[tokio::test]
async fn c6_a_whole_centre_behind_one_address_is_not_locked_out() {
    let service = TestService::new();
    for number in 0..60 {
        service
            .signs_up(&format!("person{number}@example.org"))
            .await;
    }
    for number in 0..200 {
        let email = format!("person{}@example.org", number % 60);
        assert_eq!(
            attempts(&service, "192.0.2.1", &email, PASSWORD).await,
            "ok"
        );
    }
}

#[tokio::test]
async fn c4_a_network_cannot_make_accounts_without_end() {
    let service = TestService::new();
    let signs_up = async |number: usize| {
        // A weak password costs an attempt as well, and no hash.
        let body = json!({ "email": format!("p{number}@example.org"), "password": "weak" });
        service.refused("signUp", body).await
    };
    for number in 0..100 {
        assert!(signs_up(number).await.starts_with("WEAK_PASSWORD"));
    }
    assert_eq!(signs_up(100).await, LATER);
    service.clock.forward(Duration::hours(1));
    assert!(signs_up(101).await.starts_with("WEAK_PASSWORD"));
}

#[tokio::test]
async fn c4_the_networks_of_one_48_share_the_free_tries_of_an_account() {
    let service = TestService::new();
    let at_home = "2001:db8:7:1::9";
    let sign_up = json!({ "email": "ana@example.org", "password": PASSWORD });
    service.call_from(at_home, "signUp", sign_up).await;
    let mut through = 0;
    for number in 0..25 {
        let network = format!("2001:db8:7:{:x}::1", 100 + number);
        let says = attempts(&service, &network, "ana@example.org", "Wrong1234").await;
        through += usize::from(says != LATER);
    }
    assert_eq!(through, 10);
    assert_eq!(
        attempts(&service, at_home, "ana@example.org", PASSWORD).await,
        "ok",
        "the owner's own network is known"
    );
    assert_eq!(
        attempts(&service, "2001:db8:8::1", "ana@example.org", PASSWORD).await,
        "ok"
    );
}

#[tokio::test]
async fn c4_a_proven_reset_lets_the_owner_in_again_and_no_one_else() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for number in 0..110 {
        let network = format!("198.51.{number}.7");
        attempts(&service, &network, "ana@example.org", "Wrong1234").await;
    }
    let on_the_phone = "203.0.113.9";
    for _ in 0..11 {
        attempts(&service, on_the_phone, "ana@example.org", "Wrong1234").await;
    }
    let new = OTHER_PASSWORD;
    assert_eq!(
        attempts(&service, "203.0.113.8", "ana@example.org", PASSWORD).await,
        LATER
    );
    service.asks_for_reset("ana@example.org").await;
    let code = service.code_for("ana@example.org").await;
    let body = json!({ "oobCode": code, "newPassword": new });
    let reset = service.call_from(on_the_phone, "resetPassword", body).await;
    assert_eq!(reset.0, StatusCode::OK);
    let stranger = attempts(&service, "203.0.113.77", "ana@example.org", "Wrong1234").await;
    assert_eq!(stranger, LATER, "a stranger sees no difference");
    let elsewhere = attempts(&service, "203.0.113.78", "ana@example.org", new).await;
    assert_eq!(elsewhere, "ok", "a new place gets in after a reset");
    for number in 0..110 {
        let network = format!("198.51.{number}.8");
        attempts(&service, &network, "ana@example.org", "Wrong1234").await;
    }
    assert_eq!(
        attempts(&service, "203.0.113.80", "ana@example.org", new).await,
        LATER,
        "the 100 attempts after the reset are used up"
    );
    assert_eq!(
        attempts(&service, on_the_phone, "ana@example.org", new).await,
        "ok",
        "the place of the reset is known"
    );
}

#[tokio::test]
async fn c1_limits_do_not_tell_where_an_address_has_signed_in() {
    let service = TestService::new();
    let center = "192.0.2.1";
    service.signs_up("ana@example.org").await;
    for email in ["ana@example.org", "nobody@example.org"] {
        // Tries from a known place count like all others …
        for _ in 0..5 {
            attempts(&service, center, email, "Wrong1234").await;
        }
        let mut through = 0;
        for number in 0..110 {
            let network = format!("198.51.{number}.7");
            through += usize::from(attempts(&service, &network, email, "Wrong1234").await != LATER);
        }
        assert_eq!(through, 95, "{email}");
        // … and wait like all others.
        assert_eq!(attempts(&service, center, email, "Wrong1234").await, LATER);
    }
    assert_eq!(
        attempts(&service, center, "ana@example.org", PASSWORD).await,
        "ok"
    );
}

/// Tries a sign-up with a weak password, which costs a place and no hash; answers whether it was let
/// through.
async fn sign_up_is_let_through(service: &TestService, network: &str) -> bool {
    let body = json!({ "email": "p@example.org", "password": "weak" });
    let (status, answer) = service.call_from(network, "signUp", body).await;
    let message = answer["error"]["message"].as_str();
    let message = message.unwrap_or_else(|| panic!("{status}: {answer}"));
    assert!(
        message == LATER || message.starts_with("WEAK_PASSWORD"),
        "{message}"
    );
    message != LATER
}

#[tokio::test]
async fn c4_sign_ups_are_limited_by_48_for_this_machine_and_in_all() {
    let service = TestService::new();
    let let_through = async |network: &dyn Fn(usize) -> String, number: usize| {
        // All at once, so that the store writes them in groups.
        let all = (0..number).map(|turn| {
            let network = network(turn);
            let service = &service;
            async move { sign_up_is_let_through(service, &network).await }
        });
        let all = join_all(all).await;
        service.clock.forward(Duration::hours(1));
        all.into_iter().filter(|is_through| *is_through).count()
    };
    let of_one_48 = |turn| format!("2001:db8:7:{:x}::1", turn % 8);
    assert_eq!(let_through(&of_one_48, 220).await, 200);
    let of_this_machine = |turn| format!("127.0.0.{}", turn % 200 + 1);
    assert_eq!(let_through(&of_this_machine, 920).await, 900);
    let from_everywhere = |turn| format!("198.51.{}.{}", turn / 200, turn % 200);
    assert_eq!(let_through(&from_everywhere, 1_020).await, 1_000);
}

#[tokio::test]
async fn c4_networks_that_use_up_their_sign_ups_leave_some_for_others() {
    let service = TestService::new();
    let let_through = async |network: String| sign_up_is_let_through(&service, &network).await;
    let greedy = (0..1_000).map(|turn| let_through(format!("198.51.100.{}", turn % 10)));
    let admitted = join_all(greedy).await.into_iter().filter(|is| *is).count();
    assert_eq!(admitted, 500);
    let centers = (0..80).map(|turn| let_through(format!("203.0.113.{}", turn / 5)));
    assert!(join_all(centers).await.into_iter().all(|is| is));
    assert!(!let_through("203.0.113.0".into()).await, "its sixth");
}

#[tokio::test]
async fn c4_counters_end_and_leave_no_row_behind() {
    let service = TestService::new();
    for number in 0..40 {
        let email = format!("nobody{number}@example.org");
        let network = format!("2001:db8:{number:x}::1");
        attempts(&service, &network, &email, "Wrong1234").await;
        service.asks_for_reset(&email).await;
    }
    service.mails().await;
    let rows = async || service.app.store.attempt_count_rows().await.unwrap();
    assert!(rows().await > 200);
    service.clock.forward(Duration::hours(1));
    service.app.accounts.forget_attempt_counts().await.unwrap();
    assert_eq!(rows().await, 40 * 3, "those of a day are left");
    service.clock.forward(Duration::hours(23));
    service.app.accounts.forget_attempt_counts().await.unwrap();
    assert_eq!(rows().await, 0);
}

#[tokio::test]
async fn c9_limits_survive_a_restart_and_a_refusal_says_how_long() {
    let service = TestService::new();
    for _ in 0..10 {
        attempts(&service, "8.8.8.8", "ana@example.org", "Wrong1234").await;
    }
    let again = service.restarted();
    assert_eq!(
        attempts(&again, "8.8.8.8", "ana@example.org", PASSWORD).await,
        LATER
    );
}

/// Completes a reset from a network, with the mailed code.
async fn resets_from(service: &TestService, network: &str, email: &str) {
    service.asks_for_reset(email).await;
    let code = service.code_for(email).await;
    let body = json!({ "oobCode": code, "newPassword": OTHER_PASSWORD });
    let (status, _) = service.call_from(network, "resetPassword", body).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn c4_a_reset_grants_a_hundred_attempts_and_not_one_more() {
    let service = TestService::new();
    let email = "ana@example.org";
    service.signs_up(email).await;
    let wrong = async |networks: std::ops::Range<u8>, last: u8| {
        for number in networks {
            let network = format!("198.51.{number}.{last}");
            attempts(&service, &network, email, "Wrong1234").await;
        }
    };
    wrong(0..100, 7).await;
    resets_from(&service, "203.0.113.9", email).await;
    wrong(0..99, 8).await;
    let hundredth = attempts(&service, "203.0.113.80", email, OTHER_PASSWORD).await;
    assert_eq!(hundredth, "ok");
    // It was right, so it was given back.
    wrong(99..100, 8).await;
    let beyond = attempts(&service, "203.0.113.81", email, OTHER_PASSWORD).await;
    assert_eq!(beyond, LATER);
}

#[tokio::test]
async fn c4_what_a_reset_grants_ends_after_a_day_and_what_is_known_after_90() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    resets_from(&service, "203.0.113.9", "ana@example.org").await;
    let left = async || {
        service.app.accounts.forget_attempt_counts().await.unwrap();
        service.app.store.attempt_count_rows().await.unwrap()
    };
    service.clock.forward(Duration::hours(1));
    assert_eq!(left().await, 3, "two known networks, and the attempts");
    service.clock.forward(Duration::hours(23));
    assert_eq!(left().await, 2);
    service.clock.forward(Duration::days(89));
    assert_eq!(left().await, 0);
}
