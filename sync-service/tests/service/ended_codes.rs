//! An event that ends all sessions of an account also ends all codes that open it (claims A8, B4).

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, Tokens, code_in};
use crate::support::second_factors::App;
use crate::support::stores::id_of;
use crate::support::stores::{a_user, on_every_store};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_service::email_address::EmailAddress;
use sync_service::store::Store;
use sync_service::store::code_kinds::{CodeKind, Ending};
use sync_service::store::codes::{Code, Purpose};
use sync_service::store::email_links::EmailLink;
use sync_service::store::new_session::Opening;
use sync_service::store::phones::{PhoneCode, PhoneUse};
use sync_service::store::requests::{AddressRequest, Outcome, Wish};
use sync_service::store::second_factors::PendingSignIn;
use sync_service::store::security_steps::SecurityStep;
use sync_service::store::users::{PHONE, ProviderLink, User};

const KEY: [u8; 32] = [7; 32];

async fn puts(store: &dyn Store, user: &User, kind: CodeKind) {
    let phone = |purpose, code| PhoneCode {
        session: KEY,
        phone: user.phone().unwrap().into(),
        purpose,
        code,
        expires_at: 99,
    };
    match kind {
        CodeKind::Mailed(purpose) => {
            let email = user.email.clone().unwrap();
            let code = Code {
                hash: KEY,
                uid: user.uid.clone(),
                purpose,
                new_email: Some(email.clone()),
                email,
                expires_at: 99,
                epoch: user.epoch,
            };
            store.add_code(&code).await
        }
        CodeKind::EmailLink => {
            let link = EmailLink {
                hash: KEY,
                email: user.email.clone().unwrap(),
                code: KEY,
                expires_at: 99,
            };
            store.add_email_link(&link).await
        }
        CodeKind::PhoneCode => {
            let code = phone(PhoneUse::SignIn, Some(KEY));
            store.put_phone_code(&code, None).await
        }
        CodeKind::PhoneProof => {
            let proof = phone(PhoneUse::Proof, None);
            store.put_phone_code(&proof, None).await
        }
        CodeKind::TextedUndo => {
            let undo = phone(PhoneUse::Undo(user.uid.clone()), None);
            store.put_phone_code(&undo, None).await
        }
        CodeKind::PendingSignIn => {
            let pending = PendingSignIn {
                hash: KEY,
                uid: user.uid.clone(),
                epoch: user.epoch,
                opening: Opening::default(),
                expires_at: 99,
            };
            store.put_pending(&pending).await
        }
    }
    .unwrap();
}

async fn is_there(store: &dyn Store, kind: CodeKind) -> bool {
    match kind {
        CodeKind::Mailed(_) => store.code(KEY).await.unwrap().is_some(),
        CodeKind::EmailLink => store.email_link(KEY).await.unwrap().is_some(),
        CodeKind::PhoneCode | CodeKind::PhoneProof | CodeKind::TextedUndo => {
            store.phone_code(KEY).await.unwrap().is_some()
        }
        CodeKind::PendingSignIn => store.pending(KEY).await.unwrap().is_some(),
    }
}

async fn happens(store: &dyn Store, user: &User, ending: Ending) {
    let was_done = match ending {
        Ending::Sessions => store.end_sessions(&user.uid, 1).await.unwrap(),
        Ending::Deletion => store.delete_user(&user.uid, user.epoch, &[]).await.unwrap(),
        Ending::Step { keeps_undo } => {
            let step = SecurityStep {
                uid: user.uid.clone(),
                epoch: None,
                spends: None,
                spends_text: None,
                email: user.email.clone(),
                password_hash: None,
                keeps_undo,
                ways: Vec::new(),
                mails: Vec::new(),
                texts: Vec::new(),
                session: None,
                keeps: None,
                at: 1,
                deletion_due_at: None,
            };
            store.take_step(step).await.unwrap().is_some()
        }
    };
    assert!(was_done);
}

#[tokio::test]
async fn b4_every_store_ends_the_codes_that_the_table_names_and_no_others() {
    let endings = [
        Ending::Step { keeps_undo: true },
        Ending::Step { keeps_undo: false },
        Ending::Sessions,
        Ending::Deletion,
    ];
    on_every_store(|store| async move {
        let store = store.as_ref();
        for ending in endings {
            for kind in CodeKind::ALL {
                let mut user = a_user("ada");
                user.links = vec![ProviderLink {
                    provider: PHONE.into(),
                    raw_id: "+12015550100".into(),
                    ..ProviderLink::default()
                }];
                store.add_user(&user).await.unwrap();
                puts(store, &user, kind).await;
                assert!(is_there(store, kind).await, "{kind:?}");
                happens(store, &user, ending).await;
                let is_left = is_there(store, kind).await;
                assert_eq!(is_left, !ending.ends(kind), "{ending:?} {kind:?}");
                if let Some(user) = store.user(&id_of("ada")).await.unwrap() {
                    happens(store, &user, Ending::Deletion).await;
                    assert!(!is_there(store, kind).await, "{kind:?}");
                }
            }
        }
    })
    .await;
}

#[tokio::test]
async fn b4_a_code_confirms_nothing_of_an_account_that_is_closed_or_has_another_address() {
    on_every_store(|store| async move {
        let other = EmailAddress::parse("other@example.org").unwrap();
        for (uid, is_closed, email) in [
            ("ada", false, None),
            ("closed", true, None),
            ("moved", false, Some(other)),
        ] {
            let mut user = a_user(uid);
            user.disabled = is_closed;
            store.add_user(&user).await.unwrap();
            let code = Code {
                hash: KEY,
                uid: user.uid.clone(),
                purpose: Purpose::VerifyEmail,
                email: email.or(user.email).unwrap(),
                new_email: None,
                expires_at: 99,
                epoch: user.epoch,
            };
            store.add_code(&code).await.unwrap();
            let confirmed = store.verify_email(KEY).await.unwrap();
            assert_eq!(confirmed.is_some(), uid == "ada", "{uid}");
            let kept = store.user(&user.uid).await.unwrap().unwrap();
            assert_eq!(kept.email_verified, uid == "ada", "{uid}");
            let again = store.verify_email(KEY).await.unwrap();
            assert!(again.is_none(), "{uid}: it was used");
        }
    })
    .await;
}

#[tokio::test]
async fn b4_what_was_asked_for_before_an_end_is_not_mailed_after_it_on_every_store() {
    on_every_store(|store| async move {
        let store = store.as_ref();
        let link = Wish::EmailLink {
            adds_to: None,
            continue_url: None,
        };
        for ending in [
            Ending::Step { keeps_undo: true },
            Ending::Sessions,
            Ending::Deletion,
        ] {
            let user = a_user("ada");
            let mut other = a_user("bob");
            other.email = EmailAddress::parse("bob@example.org");
            store.add_user(&user).await.unwrap();
            for (email, wish) in [
                (&user.email, Wish::Reset),
                (&user.email, link.clone()),
                (&other.email, Wish::Reset),
            ] {
                let request = AddressRequest {
                    email: email.clone().unwrap(),
                    language: "en".into(),
                    wish,
                };
                store.put_request(&request).await.unwrap();
            }
            happens(store, &user, ending).await;
            let (id, left) = store.next_request().await.unwrap().unwrap();
            assert_eq!(Some(&left.email), other.email.as_ref(), "{ending:?}");
            store.answer_request(id, Outcome::Nothing).await.unwrap();
            assert!(store.next_request().await.unwrap().is_none(), "{ending:?}");
            if let Some(user) = store.user(&id_of("ada")).await.unwrap() {
                happens(store, &user, Ending::Deletion).await;
            }
        }
    })
    .await;
}

#[test]
fn b4_only_the_undo_and_the_confirmation_of_an_address_outlive_an_end_of_all_sessions() {
    let kept = |ending: Ending| {
        let all = CodeKind::ALL.into_iter();
        all.filter(move |kind| !ending.ends(*kind))
            .collect::<Vec<_>>()
    };
    let undo = CodeKind::Mailed(Purpose::RecoverEmail);
    let confirmation = CodeKind::Mailed(Purpose::VerifyEmail);
    let texted = CodeKind::TextedUndo;
    assert_eq!(kept(Ending::Step { keeps_undo: true }), [undo, texted]);
    assert_eq!(kept(Ending::Step { keeps_undo: false }), []);
    assert_eq!(kept(Ending::Sessions), [confirmation, undo, texted]);
    assert_eq!(kept(Ending::Deletion), []);
}

/// What ends all sessions, as a person or an operator does it.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Event {
    PasswordChange,
    LogOutEverywhere,
    AddressChange,
    Undo,
    Closing,
}

/// Everything that would open the account or change it, each with the call that takes it.
struct Obtained(Vec<(&'static str, Value)>);

async fn of_mail(service: &TestService, email: &str, kind: &str) -> String {
    let body = json!({ "requestType": kind, "email": email });
    service.ok("sendOobCode", body).await;
    let mails = service.mails().await;
    let mail = mails.iter().find(|mail| mail.to == email).unwrap();
    mail.body.clone()
}

async fn obtains(service: &TestService, tokens: &Tokens, email: &str, app: &App) -> Obtained {
    let link = of_mail(service, email, "EMAIL_SIGNIN").await;
    let is_digits = |line: &&str| line.len() == 6 && line.bytes().all(|it| it.is_ascii_digit());
    let digits = link.lines().find(is_digits).unwrap();
    let reset = code_in(&of_mail(service, email, "PASSWORD_RESET").await);
    let (_, pending) = service.signs_in(email, PASSWORD).await;
    let mut all = vec![
        (
            "signInWithEmailLink",
            json!({ "email": email, "oobCode": code_in(&link) }),
        ),
        (
            "signInWithEmailLink",
            json!({ "email": email, "oobCode": digits }),
        ),
        (
            "resetPassword",
            json!({ "oobCode": reset, "newPassword": OTHER_PASSWORD }),
        ),
        (
            "mfaSignIn:finalize",
            json!({ "mfaPendingCredential": pending["mfaPendingCredential"],
                "mfaEnrollmentId": app.factor,
                "totpVerificationInfo": { "verificationCode": app.code_in(service, 1) } }),
        ),
    ];
    assert!(pending["mfaPendingCredential"].is_string(), "{pending}");
    if service.looks_up(&tokens.id).await == "ok" {
        let body = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
            "newEmail": format!("thief.{email}") });
        service.ok("sendOobCode", body).await;
        let code = service.code_for(&format!("thief.{email}")).await;
        all.push(("update", json!({ "oobCode": code })));
    }
    Obtained(all)
}

async fn occurs(service: &TestService, event: Event, tokens: &Tokens, codes: &[String]) {
    match event {
        Event::PasswordChange => {
            let body = json!({ "idToken": tokens.id, "password": OTHER_PASSWORD });
            service.ok("update", body).await;
        }
        Event::LogOutEverywhere => {
            let path = ("POST", "/account/sign-out-everywhere");
            let answer = service.call_as(&tokens.id, path, &[], "").await;
            assert!(answer.status().is_success());
        }
        Event::AddressChange | Event::Undo => {
            let code = codes.last().unwrap();
            service.ok("update", json!({ "oobCode": code })).await;
        }
        Event::Closing => {
            for is_closed in [true, false] {
                let accounts = &service.app.accounts;
                accounts.set_disabled(&tokens.uid, is_closed).await.unwrap();
            }
        }
    }
}

#[tokio::test]
async fn b4_no_code_from_before_opens_the_account_after_an_event_that_ends_its_sessions() {
    for event in [
        Event::PasswordChange,
        Event::LogOutEverywhere,
        Event::AddressChange,
        Event::Undo,
        Event::Closing,
    ] {
        let service = TestService::new();
        let (app, tokens) = service
            .adds_app(&service.is_verified("ana@example.org").await)
            .await;
        let mut email = "ana@example.org";
        let mut codes = Vec::new();
        service.mails().await;
        if matches!(event, Event::AddressChange | Event::Undo) {
            let body = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL",
                "newEmail": "new@example.org" });
            service.ok("sendOobCode", body).await;
            codes.push(service.code_for("new@example.org").await);
        }
        if event == Event::Undo {
            occurs(&service, Event::AddressChange, &tokens, &codes).await;
            codes.push(service.code_for(email).await);
            email = "new@example.org";
        }
        let mut obtained = obtains(&service, &tokens, email, &app).await.0;
        if event == Event::AddressChange {
            // The newest code of a kind is the only one.
            codes = vec![
                obtained.pop().unwrap().1["oobCode"]
                    .as_str()
                    .unwrap()
                    .into(),
            ];
        }
        occurs(&service, event, &tokens, &codes).await;
        for (call, body) in obtained {
            let (status, answer) = match call.starts_with("mfa") {
                true => service.call_2(call, body).await,
                false => service.call(call, body).await,
            };
            let is_other =
                answer["localId"].is_string() && answer["localId"] != tokens.uid.as_str();
            assert!(
                status != StatusCode::OK || is_other,
                "{event:?} {call} {answer}"
            );
        }
    }
}
