//! A takeover by a stolen session never outlives the owner's undo (claims A7, A8, B4).
//!
//! The attacker begins with a fresh session and the password, but cannot read the owner's mailbox.
//! Owner and attacker act in any order; then the owner opens the newest undo link in the mailbox of
//! the first address, then the link to a new password, and has to have the account alone.

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens, code_in};
use crate::support::second_factors::App;
use data_encoding::BASE32_NOPAD;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use sync_service::email_address::EmailAddress;
use sync_service::store::outbox::Mail;
use sync_service::uid::Uid;
use time::Duration;

const EVIL_PASSWORD: &str = "Midnight2031";
/// Passwords anybody ever chose here.
const PASSWORDS: [&str; 3] = [PASSWORD, OTHER_PASSWORD, EVIL_PASSWORD];

/// What the attacker, or before the attack the owner, does.
#[derive(Debug, Clone, Copy)]
pub enum Act {
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
    AskForLinks,
    UseEveryLink,
    AddApp,
    Delete,
    OwnerAsksForReset,
    OwnerResets,
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
        2 => Just(Act::AskForLinks),
        2 => Just(Act::UseEveryLink),
        2 => Just(Act::AddApp),
        1 => Just(Act::Delete),
        1 => Just(Act::OwnerAsksForReset),
        1 => Just(Act::OwnerResets),
        1 => Just(Act::OwnerConfirmsTheWayBack),
        1 => (1..6 * 24_i64).prop_map(Act::Wait),
    ];
    prop::collection::vec(act, 1..16)
}

/// The session that a sign-in opened, unless it asks for a second step.
fn opened(answer: &Value) -> Option<Tokens> {
    answer["idToken"].is_string().then(|| Tokens::of(answer))
}

/// One takeover.
struct Story<'a> {
    service: &'a TestService,
    /// How many calls there were, in all stories.
    calls: &'a AtomicU32,
    name: String,
    uid: Uid,
    /// Everything the attacker ever got hold of.
    sessions: Vec<Tokens>,
    codes: Vec<String>,
    links: Vec<(String, String)>,
    /// Sessions of other accounts that the attacker made with the owner's address.
    strangers: Vec<Tokens>,
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
        opened(&answer)
    }

    /// Sorts what was mailed: the attacker reads every mailbox but the owner's.
    async fn read_mail(&mut self) {
        for Mail { to, body, .. } in self.service.mails().await {
            let code = body.contains("oobCode=").then(|| code_in(&body));
            if body.contains("mode=signIn&") {
                let is_read = to != self.owner();
                self.links
                    .extend(code.filter(|_| is_read).map(|it| (to, it)));
                continue;
            }
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
                    let (own, other): (Vec<_>, Vec<_>) =
                        session.into_iter().partition(|it| it.uid == self.uid);
                    self.sessions.extend(own);
                    self.strangers.extend(other);
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
                assert!(
                    made.is_none() || self.is_closed().await,
                    "the owner's address stays reserved"
                );
                self.strangers.extend(made.map(|made| Tokens::of(&made)));
            }
            Act::SignOutEverywhere => {
                let path = ("POST", "/account/sign-out-everywhere");
                self.service.call_as(&newest.id, path, &[], "").await;
            }
            Act::AskForLinks => {
                for email in self.addresses.clone() {
                    let body = json!({ "requestType": "EMAIL_SIGNIN", "email": email });
                    self.call("sendOobCode", body).await;
                }
            }
            Act::UseEveryLink => {
                let sessions = self.uses_every_link().await;
                self.sessions.extend(sessions);
            }
            Act::AddApp => {
                if let Some(tokens) = self.adds_app(&newest).await {
                    self.sessions.push(tokens);
                    self.steps += 1;
                }
            }
            Act::Delete => {
                let deleted = self.call("delete", json!({ "idToken": newest.id })).await;
                self.steps += usize::from(deleted.is_some());
            }
            Act::OwnerAsksForReset => {
                let body = json!({ "requestType": "PASSWORD_RESET", "email": self.owner() });
                self.call("sendOobCode", body).await;
            }
            Act::OwnerResets => {
                let body = json!({ "requestType": "PASSWORD_RESET", "email": self.owner() });
                self.call("sendOobCode", body).await;
                self.read_mail().await;
                if let Some(code) = self.reset.pop() {
                    let body = json!({ "oobCode": code, "newPassword": OTHER_PASSWORD });
                    let reset = self.call("resetPassword", body).await;
                    self.steps += usize::from(reset.is_some());
                }
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

    /// Adds an authenticator app, if the session may.
    async fn adds_app(&self, session: &Tokens) -> Option<Tokens> {
        let body = json!({ "idToken": session.id, "totpEnrollmentInfo": {} });
        let (status, answer) = self.service.call_2("mfaEnrollment:start", body).await;
        let found = &answer["totpSessionInfo"];
        let secret = status
            .is_success()
            .then(|| found["sharedSecretKey"].as_str())??;
        let app = App {
            secret: BASE32_NOPAD.decode(secret.as_bytes()).unwrap(),
            factor: String::new(),
        };
        let code = app.code(self.service);
        let info = json!({ "sessionInfo": found["sessionInfo"], "verificationCode": code });
        let body = json!({ "idToken": session.id, "totpVerificationInfo": info });
        let (_, answer) = self.service.call_2("mfaEnrollment:finalize", body).await;
        Some(Tokens {
            uid: session.uid.clone(),
            id: answer["idToken"].as_str()?.into(),
            refresh: answer["refreshToken"].as_str()?.into(),
        })
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
                    let is_ours = self.is_of_the_account(&look).await;
                    let body = json!({ "oobCode": code, "newPassword": EVIL_PASSWORD });
                    let reset = self.call("resetPassword", body).await.is_some() && is_ours;
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

    /// Whether a code that was looked at belongs to the account. A mailed link may have made another
    /// account for one of the attacker's addresses, whose codes are the attacker's own affair.
    async fn is_of_the_account(&self, look: &Value) -> bool {
        let email = EmailAddress::parse(look["email"].as_str().unwrap()).unwrap();
        let user = self.service.app.store.user_by_email(&email).await.unwrap();
        user.is_none_or(|user| user.uid == self.uid)
    }

    /// Sessions of the account that the mailed links open. A link may also make another account.
    async fn uses_every_link(&mut self) -> Vec<Tokens> {
        let mut sessions = Vec::new();
        for (email, code) in self.links.clone() {
            let body = json!({ "email": email, "oobCode": code });
            let answer = self.call("signInWithEmailLink", body).await;
            let session = answer.and_then(|answer| opened(&answer));
            sessions.extend(session.filter(|session| session.uid == self.uid));
        }
        sessions
    }

    /// Whether the account only waits to be deleted.
    async fn is_closed(&self) -> bool {
        let store = &self.service.app.store;
        store.deletion_due_at(&self.uid).await.unwrap().is_some()
    }

    /// The account is the owner's alone.
    async fn owner_alone_has_it(&mut self, password: &str) {
        let owner = self.owner();
        assert_eq!(self.uses_every_link().await.len(), 0);
        let user = self
            .service
            .app
            .store
            .user(&self.uid)
            .await
            .unwrap()
            .unwrap();
        assert_eq!(user.email.as_deref(), Some(owner.as_str()));
        for tokens in self.sessions.iter().chain(&self.strangers) {
            assert_ne!(self.service.looks_up(&tokens.id).await, "ok");
            assert_ne!(self.service.refresh_says(&tokens.refresh).await, "ok");
        }
        for code in &self.codes {
            let body = json!({ "oobCode": code });
            if let Some(look) = self.call("resetPassword", body).await {
                assert!(!self.is_of_the_account(&look).await, "{look}");
            }
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
            Act::AskForLinks,
            Act::UseEveryLink,
            Act::Delete,
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

/// Plays a takeover to its end, and asserts that the owner has the account alone.
pub async fn takeover(service: &TestService, calls: &AtomicU32, acts: Vec<Act>) {
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
        links: Vec::new(),
        strangers: Vec::new(),
        addresses: vec![owner],
        password: PASSWORD,
        undo: Vec::new(),
        reset: Vec::new(),
        way_back: Vec::new(),
        steps: 0,
        told: 0,
    };
    // A second step needs a confirmed address.
    story.act(Act::AskForVerification).await;
    story.act(Act::OwnerConfirmsTheWayBack).await;
    let mut left = 7 * 24 - 1;
    for act in acts {
        // The undo works for seven days, that of a deletion for three; the owner comes within them.
        let act = match act {
            Act::Wait(hours) => Act::Wait(hours.min(left)),
            act => act,
        };
        if let Act::Wait(hours) = act {
            left -= hours;
        }
        story.act(act).await;
        if matches!(act, Act::Delete) {
            left = left.min(3 * 24 - 1);
        }
        let user = service.app.store.user(&story.uid).await.unwrap();
        assert!(user.is_some(), "no act of a session destroys the account");
        let user = user.unwrap();
        assert!(story.told >= story.steps, "the owner hears of every step");
        let is_away = user.email.as_deref() != Some(&*story.owner());
        assert!(!is_away || !story.undo.is_empty());
    }
    // The worker that deletes closed accounts comes by before the owner does.
    service.app.accounts.forget_old(0).await.unwrap();
    if !story.undo.is_empty() {
        story.is_undone().await;
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
