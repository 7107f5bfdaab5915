//! What changed in an account, as its owner reads it (claims A7, B5): also of an account that has neither
//! an address nor a number.

use crate::support::accounts::{PASSWORD, Tokens};
use crate::support::program::succeeds;
use crate::support::provider_calls::{signs_in, with_provider};
use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

const ANA: &str = "ana@example.org";

async fn changes(service: &TestService, tokens: &Tokens) -> Vec<String> {
    let bearer = format!("Bearer {}", tokens.id);
    let answer = service
        .get_with("/account/changes", ("authorization", &bearer))
        .await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let list = json_of(answer).await;
    let list = list["changes"].as_array().unwrap();
    let what = |it: &Value| it["what"].as_str().unwrap().to_owned();
    list.iter().map(what).collect()
}

#[tokio::test]
async fn b5_changes_are_listed_newest_first_with_their_time_and_each_sees_its_own() {
    with_every_service(|service| async move {
        let ana = service.is_verified(ANA).await;
        service.clock.forward(Duration::seconds(60));
        let (_, ana) = service.adds_app(&ana).await;
        // Tries that fail are no changes.
        service.signs_in(ANA, "Wrong1234").await;
        assert_eq!(
            changes(&service, &ana).await,
            ["factor-added", "email-confirmed", "account-made"]
        );
        let ben = service.signs_up("ben@example.org").await;
        assert_eq!(changes(&service, &ben).await, ["account-made"]);
        let bearer = format!("Bearer {}", ana.id);
        let answer = service
            .get_with("/account/changes", ("authorization", &bearer))
            .await;
        let list = json_of(answer).await;
        assert_eq!(list["changes"][0]["at"], "2026-11-20T12:01:00Z");
    })
    .await;
}

#[tokio::test]
async fn b5_nobody_reads_changes_without_a_session() {
    let service = TestService::new();
    let answer = service.get("/account/changes").await;
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn b5_a_flood_of_wrong_tries_pushes_no_change_out_of_the_list() {
    let service = TestService::new();
    let ana = service.signs_up(ANA).await;
    for _ in 0..150 {
        service.signs_in(ANA, "Wrong1234").await;
        service.clock.forward(Duration::minutes(20));
    }
    let (_, answer) = service.signs_in(ANA, PASSWORD).await;
    let ana = Tokens {
        id: answer["idToken"].as_str().unwrap().into(),
        ..ana
    };
    assert!(
        changes(&service, &ana)
            .await
            .contains(&"account-made".to_owned())
    );
}

#[tokio::test]
async fn a7_an_account_without_address_and_number_sees_what_the_operator_did() {
    let (service, provider) = with_provider().await;
    let (_, answer) = signs_in(&service, &provider, json!({ "sub": "ana" })).await;
    let ana = Tokens::of(&answer);
    let data = service.folder.path().join("data");
    succeeds(&["user", "revoke", &ana.uid], &data);
    let (_, answer) = signs_in(&service, &provider, json!({ "sub": "ana" })).await;
    let ana = Tokens::of(&answer);
    assert_eq!(
        changes(&service, &ana).await,
        ["staff-logged-out", "account-made"]
    );
}
