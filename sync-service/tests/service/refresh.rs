//! Refresh tokens: a lost answer, a race, a copy, and the notice when a session ends.

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens};
use futures_util::FutureExt;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use time::Duration;

/// Refreshes `length` times; returns all tokens, the oldest first.
async fn chain(service: &TestService, first: Tokens, length: usize) -> Vec<Tokens> {
    let mut tokens = vec![first];
    for _ in 0..length {
        let answer = service.refreshes(&tokens.last().unwrap().refresh).await.1;
        tokens.push(Tokens::of(&answer));
    }
    tokens
}

async fn signs_in_again(service: &TestService) -> Tokens {
    Tokens::of(&service.signs_in("ana@example.org", PASSWORD).await.1)
}

#[tokio::test]
async fn b2_a_lost_answer_is_given_again_however_late_the_repeat() {
    for late in [
        Duration::seconds(1),
        Duration::seconds(31),
        Duration::minutes(16),
        Duration::days(29),
    ] {
        let service = TestService::new();
        let first = service.signs_up("ana@example.org").await;
        let there = signs_in_again(&service).await;
        let lost = Tokens::of(&service.refreshes(&first.refresh).await.1);

        service.clock.forward(late);
        let again = Tokens::of(&service.refreshes(&first.refresh).await.1);

        assert_eq!(again.refresh, lost.refresh, "one successor, after {late}");
        assert_eq!(service.looks_up(&again.id).await, "ok", "after {late}");
        assert_eq!(service.refresh_says(&again.refresh).await, "ok");
        assert_eq!(service.refresh_says(&there.refresh).await, "ok");
    }
}

#[tokio::test]
async fn b2_a_token_whose_successor_was_used_ends_its_session_and_no_other() {
    for old in 0..3 {
        let service = TestService::new();
        let first = service.signs_up("ana@example.org").await;
        let there = signs_in_again(&service).await;
        let tokens = chain(&service, first, 4).await;
        let newest = tokens.last().unwrap();
        let who = service.app.accounts.who(Some(&newest.id)).await.unwrap();
        let mut watch = service.app.accounts.session_ends.subscribe();

        let says = service.refresh_says(&tokens[old].refresh).await;

        assert_eq!(says, "TOKEN_EXPIRED");
        assert_eq!(service.refresh_says(&newest.refresh).await, "TOKEN_EXPIRED");
        assert_eq!(service.looks_up(&newest.id).await, "TOKEN_EXPIRED");
        assert!(watch.ended(&who.claims).now_or_never().is_some());
        assert_eq!(service.looks_up(&there.id).await, "ok");
        assert_eq!(service.refresh_says(&there.refresh).await, "ok");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn b3_ten_thousand_racing_refreshes_make_one_family_and_lock_out_no_one() {
    const CLIENTS: usize = 16;
    let service = TestService::new();
    let mut token = service.signs_up("ana@example.org").await.refresh;
    for _ in 0..10_000 / CLIENTS {
        let races: Vec<_> = (0..CLIENTS)
            .map(|_| {
                let (accounts, token) = (Arc::clone(&service.app.accounts), token.clone());
                tokio::spawn(async move { accounts.refresh(&token).await.unwrap().refresh_token })
            })
            .collect();
        let mut answers = Vec::new();
        for race in races {
            answers.push(race.await.unwrap());
        }
        answers.dedup();
        assert_eq!(answers.len(), 1, "no fork");
        token = answers.remove(0);
    }
    assert_eq!(service.refresh_says(&token).await, "ok");
}

/// The rule as a model: the newest token makes the next, its parent gets it again, and anything
/// older ends the session.
#[test]
fn b2_any_order_of_presented_tokens_follows_the_rule() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let service = runtime.block_on(async { TestService::new() });
    let people = AtomicU32::new(0);
    let steps = prop::collection::vec((0_usize..4, 0_i64..40), 1..24);
    let mut cases = TestRunner::new(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(48)
    });
    let result = cases.run(&steps, |steps| {
        let email = format!("person{}@example.org", people.fetch_add(1, Relaxed));
        runtime.block_on(follow_the_rule(&service, &email, steps));
        Ok(())
    });
    result.unwrap();
}

/// Presents tokens by their age (0 is the newest), some hours apart.
async fn follow_the_rule(service: &TestService, email: &str, steps: Vec<(usize, i64)>) {
    let mut tokens = vec![service.signs_up(email).await.refresh];
    let mut is_open = true;
    for (age, hours) in steps {
        let generation = (tokens.len() - 1).saturating_sub(age);
        service.clock.forward(Duration::hours(hours));
        let (_, answer) = service.refreshes(&tokens[generation]).await;
        is_open &= generation + 2 >= tokens.len();
        let Some(next) = answer["refresh_token"].as_str() else {
            assert!(!is_open, "refused: {answer}");
            continue;
        };
        assert!(is_open, "accepted after a copy was used");
        match tokens.get(generation + 1) {
            Some(known) => assert_eq!(known, next, "no fork"),
            None => tokens.push(next.to_owned()),
        }
    }
}

#[tokio::test]
async fn b4_open_connections_hear_that_their_session_has_ended_and_others_do_not() {
    for (end, there_too) in [("sign out", false), ("everywhere", true), ("disable", true)] {
        let service = TestService::new();
        let here = service.signs_up("ana@example.org").await;
        let there = signs_in_again(&service).await;
        let other = service.signs_up("ben@example.org").await;
        let accounts = &service.app.accounts;
        let mut watched = Vec::new();
        for (tokens, ends) in [(&here, true), (&there, there_too), (&other, false)] {
            let who = accounts.who(Some(&tokens.id)).await.unwrap();
            watched.push((accounts.session_ends.subscribe(), who, tokens, ends));
        }
        match end {
            "sign out" => accounts.sign_out(&here.refresh).await.unwrap(),
            "everywhere" => drop(accounts.end_sessions(&here.uid, end).await.unwrap()),
            _ => drop(accounts.set_disabled(&here.uid, true).await.unwrap()),
        }
        for (mut watch, who, tokens, ends) in watched {
            assert_eq!(
                watch.ended(&who.claims).now_or_never().is_some(),
                ends,
                "{end}"
            );
            assert_eq!(accounts.is_current(&who).await.unwrap(), !ends, "{end}");
            assert_eq!(service.looks_up(&tokens.id).await == "ok", !ends, "{end}");
        }
    }
}

#[tokio::test]
async fn the_last_refresh_of_an_account_is_known_to_the_minute() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let told = async || {
        let user = service.app.store.user(&tokens.uid).await.unwrap();
        user.unwrap().last_refresh_at
    };
    let began = told().await;
    service.clock.forward(Duration::seconds(59));
    let tokens = chain(&service, tokens.clone(), 1).await.remove(1);
    assert_eq!(told().await, began, "it would be another write");
    service.clock.forward(Duration::seconds(1));
    chain(&service, tokens, 1).await;
    assert_eq!(told().await, began + 60_000);
}

#[tokio::test]
async fn b4_the_session_that_ended_all_others_has_ten_seconds_to_present_its_new_token() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let accounts = &service.app.accounts;
    let who = accounts.who(Some(&tokens.id)).await.unwrap();
    let mut watch = accounts.session_ends.subscribe();
    let body = json!({ "idToken": tokens.id, "password": OTHER_PASSWORD });
    service.ok("update", body).await;

    tokio::time::pause();
    let mut has_ended = async |after| {
        tokio::time::advance(after).await;
        watch.ended(&who.claims).now_or_never().is_some()
    };
    let second = std::time::Duration::from_secs(1);
    assert!(!has_ended(second).await);
    assert!(!has_ended(9 * second).await);
    assert!(has_ended(2 * second).await);
}
