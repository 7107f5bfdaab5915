//! A takeover by a stolen session never outlives the owner's undo (claims A7, A8, B4).
//!
//! The attacker begins with a fresh session and the password, but cannot read the owner's mailbox.
//! Owner and attacker act in any order; then the owner opens the newest undo link in the mailbox of
//! the first address, then the link to a new password, and has to have the account alone.

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens, code_in};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use sync_service::store::outbox::Mail;
use time::Duration;

const EVIL_PASSWORD: &str = "Midnight2031";
/// Passwords anybody ever chose here.
const PASSWORDS: [&str; 3] = [PASSWORD, OTHER_PASSWORD, EVIL_PASSWORD];

/// What the attacker, or before the attack the owner, does.
#[derive(Debug, Clone, Copy)]
enum Act {
    SignIn,
    Refresh,
    ChangePassword,
    AskForAddress(u8),
    AskForOwnersAddress,
    AskForReset,
    AskForVerification,
    UseEveryCode,
    SignUpWithOwnersAddress,
    SignOutEverywhere,
    OwnerAsksForReset,
    OwnerConfirmsTheWayBack,
    Wait(i64),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        3 => Just(Act::SignIn),
        1 => Just(Act::Refresh),
        2 => Just(Act::ChangePassword),
        4 => (0..3_u8).prop_map(Act::AskForAddress),
        1 => Just(Act::AskForOwnersAddress),
        1 => Just(Act::AskForReset),
        1 => Just(Act::AskForVerification),
        5 => Just(Act::UseEveryCode),
        1 => Just(Act::SignUpWithOwnersAddress),
        1 => Just(Act::SignOutEverywhere),
        1 => Just(Act::OwnerAsksForReset),
        1 => Just(Act::OwnerConfirmsTheWayBack),
        1 => (1..6 * 24_i64).prop_map(Act::Wait),
    ];
    prop::collection::vec(act, 1..16)
}

/// One takeover.
struct Story<'a> {
    service: &'a TestService,
    /// How many calls there were, in all stories.
    calls: &'a AtomicU32,
    name: String,
    uid: String,
    /// Everything the attacker ever got hold of.
    sessions: Vec<Tokens>,
    codes: Vec<String>,
    addresses: Vec<String>,
    password: &'static str,
    /// Codes in the owner's mailbox: undo, reset, the way back.
    undo: Vec<String>,
    reset: Vec<String>,
    way_back: Vec<String>,
    /// Steps that were taken, of which the owner has to hear.
    steps: usize,
    told: usize,
}

impl Story<'_> {
    fn owner(&self) -> String {
        format!("owner{}@example.org", self.name)
    }

    /// Calls from a network that never called before, so that the rule is tested and not a limit.
    async fn call(&self, name: &str, body: Value) -> Option<Value> {
        let [_, a, b, c] = self.calls.fetch_add(1, Relaxed).to_be_bytes();
        let network = format!("10.{a}.{b}.{c}");
        let (status, answer) = self.service.call_from(&network, name, body).await;
        status.is_success().then_some(answer)
    }

    async fn signs_in(&self, email: &str, password: &str) -> Option<Tokens> {
        let body = json!({ "email": email, "password": password });
        let answer = self.call("signInWithPassword", body).await?;
        Some(Tokens::of(&answer))
    }

    /// Sorts what was mailed: the attacker reads every mailbox but the owner's.
    async fn read_mail(&mut self) {
        for Mail { to, body, .. } in self.service.mails().await {
            let code = body.contains("oobCode=").then(|| code_in(&body));
            if to != self.owner() {
                self.codes.extend(code);
                continue;
            }
            self.told += usize::from(!body.contains("mode=resetPassword&") || code.is_none());
            match code {
                Some(code) if body.contains("mode=recoverEmail&") => self.undo.push(code),
                Some(code) if body.contains("mode=resetPassword&") => self.reset.push(code),
                Some(code) => self.way_back.push(code),
                None => {}
            }
        }
    }

    async fn act(&mut self, act: Act) {
        let newest = self.sessions.last().unwrap().clone();
        match act {
            Act::SignIn => {
                for email in self.addresses.clone() {
                    let session = self.signs_in(&email, self.password).await;
                    self.sessions.extend(session);
                }
            }
            Act::Refresh => {
                let (_, answer) = self.service.refreshes(&newest.refresh).await;
                if answer["refresh_token"].is_string() {
                    self.sessions.push(Tokens::of(&answer));
                }
            }
            Act::ChangePassword => {
                let body = json!({ "idToken": newest.id, "password": EVIL_PASSWORD });
                if let Some(answer) = self.call("update", body).await {
                    self.sessions.push(Tokens::of(&answer));
                    self.password = EVIL_PASSWORD;
                    self.steps += 1;
                }
            }
            Act::AskForAddress(number) => {
                let new = format!("evil{number}.{}@example.org", self.name);
                self.asks_for(&newest, &new).await;
                if !self.addresses.contains(&new) {
                    self.addresses.push(new);
                }
            }
            Act::AskForOwnersAddress => {
                let owner = self.owner();
                self.asks_for(&newest, &owner).await;
            }
            Act::AskForReset => {
                for email in self.addresses.clone() {
                    let body = json!({ "requestType": "PASSWORD_RESET", "email": email });
                    self.call("sendOobCode", body).await;
                }
            }
            Act::AskForVerification => {
                let body = json!({ "idToken": newest.id, "requestType": "VERIFY_EMAIL" });
                self.call("sendOobCode", body).await;
            }
            Act::UseEveryCode => self.uses_every_code().await,
            Act::SignUpWithOwnersAddress => {
                let body = json!({ "email": self.owner(), "password": EVIL_PASSWORD });
                let made = self.call("signUp", body).await;
                assert!(made.is_none(), "the owner's address stays reserved");
            }
            Act::SignOutEverywhere => {
                let path = ("POST", "/account/sign-out-everywhere");
                self.service.call_as(&newest.id, path, &[], "").await;
            }
            Act::OwnerAsksForReset => {
                let body = json!({ "requestType": "PASSWORD_RESET", "email": self.owner() });
                self.call("sendOobCode", body).await;
            }
            Act::OwnerConfirmsTheWayBack => {
                for code in std::mem::take(&mut self.way_back) {
                    let moved = self.call("update", json!({ "oobCode": code })).await;
                    self.steps += usize::from(moved.is_some());
                    // The owner did this: that mail is not counted below.
                    self.told += usize::from(moved.is_some());
                }
            }
            Act::Wait(hours) => self.service.clock.forward(Duration::hours(hours)),
        }
        self.read_mail().await;
    }

    async fn asks_for(&self, session: &Tokens, new: &str) {
        let body = json!({ "idToken": session.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
            "newEmail": new });
        self.call("sendOobCode", body).await;
    }

    async fn uses_every_code(&mut self) {
        for code in self.codes.clone() {
            let look = json!({ "oobCode": code });
            let Some(look) = self.call("resetPassword", look).await else {
                continue;
            };
            let step = match look["requestType"].as_str() {
                Some("PASSWORD_RESET") => {
                    let body = json!({ "oobCode": code, "newPassword": EVIL_PASSWORD });
                    let reset = self.call("resetPassword", body).await.is_some();
                    self.password = if reset { EVIL_PASSWORD } else { self.password };
                    reset
                }
                kind => {
                    assert_ne!(
                        kind,
                        Some("RECOVER_EMAIL"),
                        "only the first address can undo"
                    );
                    let used = self.call("update", json!({ "oobCode": code })).await;
                    used.is_some() && kind != Some("VERIFY_EMAIL")
                }
            };
            self.steps += usize::from(step);
        }
    }

    /// The account is the owner's alone.
    async fn owner_alone_has_it(&self, password: &str) {
        let owner = self.owner();
        let user = self
            .service
            .app
            .store
            .user(&self.uid)
            .await
            .unwrap()
            .unwrap();
        assert_eq!(user.email.as_deref(), Some(owner.as_str()));
        for tokens in &self.sessions {
            assert_ne!(self.service.looks_up(&tokens.id).await, "ok");
            assert_ne!(self.service.refresh_says(&tokens.refresh).await, "ok");
        }
        for code in &self.codes {
            let body = json!({ "oobCode": code });
            assert!(self.call("resetPassword", body).await.is_none());
        }
        for password in PASSWORDS.into_iter().filter(|it| *it != password) {
            for email in self.addresses.iter().chain([&owner]) {
                assert!(self.signs_in(email, password).await.is_none());
            }
        }
    }

    /// The owner takes the account back.
    async fn is_undone(&mut self) {
        let undo = self.undo.last().unwrap().clone();
        self.call("update", json!({ "oobCode": undo }))
            .await
            .unwrap();
        self.owner_alone_has_it("").await;
        // Between the undo and the reset the attacker tries everything once more.
        for act in [
            Act::SignIn,
            Act::UseEveryCode,
            Act::ChangePassword,
            Act::AskForAddress(9),
            Act::UseEveryCode,
        ] {
            self.act(act).await;
        }
        self.owner_alone_has_it("").await;
        let reset = self.reset.last().unwrap().clone();
        let body = json!({ "oobCode": reset, "newPassword": OTHER_PASSWORD });
        self.call("resetPassword", body).await.unwrap();
        self.owner_alone_has_it(OTHER_PASSWORD).await;
        let owner = self.owner();
        self.signs_in(&owner, OTHER_PASSWORD).await.unwrap();
    }
}

async fn takeover(service: &TestService, calls: &AtomicU32, acts: Vec<Act>) {
    let name = calls.fetch_add(1, Relaxed).to_string();
    let owner = format!("owner{name}@example.org");
    let stolen = service.signs_up(&owner).await;
    let mut story = Story {
        service,
        calls,
        name,
        uid: stolen.uid.clone(),
        sessions: vec![stolen],
        codes: Vec::new(),
        addresses: vec![owner],
        password: PASSWORD,
        undo: Vec::new(),
        reset: Vec::new(),
        way_back: Vec::new(),
        steps: 0,
        told: 0,
    };
    story.read_mail().await;
    let mut left = 7 * 24 - 1;
    for act in acts {
        // The undo works for seven days; the owner comes within them.
        let act = match act {
            Act::Wait(hours) => Act::Wait(hours.min(left)),
            act => act,
        };
        if let Act::Wait(hours) = act {
            left -= hours;
        }
        story.act(act).await;
        let user = service.app.store.user(&story.uid).await.unwrap().unwrap();
        assert!(story.told >= story.steps, "the owner hears of every step");
        let is_away = user.email.as_deref() != Some(&*story.owner());
        assert!(!is_away || !story.undo.is_empty());
    }
    if !story.undo.is_empty() {
        // The chain may have ended because the owner confirmed the way back.
        let undo = json!({ "oobCode": story.undo.last().unwrap() });
        let can_undo = story.call("resetPassword", undo).await.is_some();
        let user = service.app.store.user(&story.uid).await.unwrap().unwrap();
        assert!(can_undo || user.email.as_deref() == Some(&*story.owner()));
        if can_undo {
            story.is_undone().await;
        }
    }
}

#[test]
fn a7_the_owners_undo_and_reset_end_every_takeover() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let service = runtime.block_on(async { TestService::new() });
    let calls = AtomicU32::new(0);
    let mut cases = TestRunner::new(ProptestConfig {
        failure_persistence: None,
        max_shrink_iters: 32,
        ..ProptestConfig::with_cases(24)
    });
    let result = cases.run(&acts(), |acts| {
        runtime.block_on(takeover(&service, &calls, acts));
        Ok(())
    });
    result.unwrap();
}

#[tokio::test]
async fn a7_the_chain_of_two_addresses_is_undone_by_the_first_alone() {
    let service = TestService::new();
    let twice = [
        Act::AskForAddress(0),
        Act::UseEveryCode,
        Act::SignIn,
        Act::AskForAddress(1),
        Act::UseEveryCode,
        Act::SignUpWithOwnersAddress,
        Act::SignIn,
        Act::AskForReset,
        Act::UseEveryCode,
        Act::Wait(6 * 24),
    ];
    takeover(&service, &AtomicU32::new(0), twice.to_vec()).await;
}
