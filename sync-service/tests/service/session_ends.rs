//! The nine events that end sessions (claim B4), and the addresses that hear of each (claim A7).

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens};
use crate::support::second_factors::App;
use axum::http::StatusCode;
use serde_json::json;
use time::Duration;

const FIRST: &str = "ana@example.org";
const SECOND: &str = "ana.new@example.org";
const THIRD: &str = "ana.newest@example.org";

#[derive(Debug, Clone, Copy, PartialEq)]
enum Event {
    PasswordChange,
    PasswordReset,
    AddressChange,
    Disable,
    Delete,
    SignOutEverywhere,
    FactorAdded,
    FactorRemoved,
    OperatorRevoke,
    ReuseAlarm,
}

/// The addresses that are told, of an account that moved from the first to the second address: what
/// changes how to get in, or takes the account away, is told to both. An end of sessions alone is told to
/// none: the person who was signed in sees it and can sign in again.
const TABLE: [(Event, &[&str]); 10] = [
    (Event::PasswordChange, &[SECOND, FIRST]),
    (Event::PasswordReset, &[SECOND, FIRST]),
    (Event::AddressChange, &[SECOND, FIRST]),
    (Event::Disable, &[SECOND, FIRST]),
    (Event::Delete, &[SECOND, FIRST]),
    (Event::SignOutEverywhere, &[]),
    (Event::FactorAdded, &[SECOND, FIRST]),
    (Event::FactorRemoved, &[SECOND, FIRST]),
    (Event::OperatorRevoke, &[]),
    (Event::ReuseAlarm, &[]),
];

/// An account with two sessions.
struct Account {
    service: TestService,
    email: &'static str,
    app: Option<App>,
    here: Tokens,
    there: Tokens,
}

impl Account {
    async fn new(moved: bool, has_app: bool) -> Self {
        let service = TestService::new();
        let here = service.is_verified(FIRST).await;
        let mut email = FIRST;
        if moved {
            moves(&service, &here, SECOND).await;
            email = SECOND;
        }
        let mut here = Tokens::of(&service.signs_in(email, PASSWORD).await.1);
        let mut app = None;
        if has_app {
            let (added, tokens) = service.adds_app(&here).await;
            (app, here) = (Some(added), tokens);
            service.clock.forward(Duration::minutes(1));
        }
        let (_, mut answer) = service.signs_in(email, PASSWORD).await;
        if let Some(app) = &app {
            let code = app.code(&service);
            (_, answer) = service.finishes(&answer, &app.factor, &code).await;
        }
        let there = Tokens {
            uid: here.uid.clone(),
            id: answer["idToken"].as_str().unwrap().into(),
            refresh: answer["refreshToken"].as_str().unwrap().into(),
        };
        service.mails().await;
        Self {
            service,
            email,
            app,
            here,
            there,
        }
    }

    /// Lets an event happen; answers the addresses of the mails that tell of it.
    async fn meets(&self, event: Event) -> Vec<String> {
        let Self { service, here, .. } = self;
        let accounts = &service.app.accounts;
        match event {
            Event::PasswordChange => {
                let body = json!({ "idToken": here.id, "password": OTHER_PASSWORD });
                service.ok("update", body).await;
            }
            Event::PasswordReset => {
                service.asks_for_reset(self.email).await;
                let code = service.code_for(self.email).await;
                let body = json!({ "oobCode": code, "newPassword": OTHER_PASSWORD });
                service.ok("resetPassword", body).await;
            }
            Event::AddressChange => moves(service, here, THIRD).await,
            Event::Disable => assert!(accounts.set_disabled(&here.uid, true).await.unwrap()),
            Event::Delete => drop(service.ok("delete", json!({ "idToken": here.id })).await),
            Event::SignOutEverywhere => {
                let path = ("POST", "/account/sign-out-everywhere");
                let answer = service.call_as(&here.id, path, &[], "").await;
                assert_eq!(answer.status(), StatusCode::NO_CONTENT);
            }
            Event::FactorAdded => drop(service.adds_app(here).await),
            Event::FactorRemoved => {
                let factor = &self.app.as_ref().unwrap().factor;
                let body = json!({ "idToken": here.id, "mfaEnrollmentId": factor });
                service.ok_2("mfaEnrollment:withdraw", body).await;
            }
            Event::OperatorRevoke => {
                let ended = accounts.end_sessions(&here.uid, "sessions ended by an operator");
                ended.await.unwrap();
            }
            Event::ReuseAlarm => self.reuses_a_token().await,
        }
        let mut told: Vec<String> = service.mails().await.into_iter().map(|it| it.to).collect();
        told.sort_unstable();
        told
    }

    /// Presents a refresh token whose successor was used.
    async fn reuses_a_token(&self) {
        let service = &self.service;
        let (_, next) = service.refreshes(&self.here.refresh).await;
        let next = next["refresh_token"].as_str().unwrap();
        assert_eq!(service.refresh_says(next).await, "ok");
        let says = service.refresh_says(&self.here.refresh).await;
        assert_eq!(says, "TOKEN_EXPIRED");
    }
}

async fn moves(service: &TestService, tokens: &Tokens, to: &str) {
    let body = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
        "newEmail": to });
    service.ok("sendOobCode", body).await;
    let code = service.code_for(to).await;
    service.ok("update", json!({ "oobCode": code })).await;
}

#[tokio::test]
async fn b4_every_event_that_ends_sessions_ends_all_their_tokens_at_once() {
    for (event, _) in TABLE {
        let account = Account::new(false, event == Event::FactorRemoved).await;
        let Account { here, there, .. } = &account;
        let service = &account.service;
        for tokens in [here, there] {
            assert_eq!(service.looks_up(&tokens.id).await, "ok", "{event:?}");
        }
        account.meets(event).await;
        for (tokens, is_other) in [(here, false), (there, true)] {
            let found = service.looks_up(&tokens.id).await;
            let says = service.refresh_says(&tokens.refresh).await;
            // A token that was used twice ends the one session that it belongs to.
            if event == Event::ReuseAlarm && is_other {
                assert_eq!([found.as_str(), &says], ["ok", "ok"]);
                continue;
            }
            assert_ne!(found, "ok", "{event:?}");
            // These words, and no others, sign the user out in the official client.
            assert!(
                says == "TOKEN_EXPIRED" || says == "USER_DISABLED",
                "{event:?}: {says}"
            );
        }
    }
}

#[tokio::test]
async fn a7_every_address_concerned_is_told_of_the_events_that_change_how_to_get_in() {
    for (event, told) in TABLE {
        let mut told = told.to_vec();
        told.sort_unstable();
        let account = Account::new(true, event == Event::FactorRemoved).await;
        assert_eq!(account.meets(event).await, told, "{event:?}");

        // An account that never moved has one address to tell.
        let expected: &[&str] = if told.is_empty() { &[] } else { &[FIRST] };
        let account = Account::new(false, event == Event::FactorRemoved).await;
        assert_eq!(account.meets(event).await, expected, "{event:?}");
    }
}
