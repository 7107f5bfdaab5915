//! Texts about changes of the ways to log in, for accounts of a phone alone: what they say, and what their
//! link undoes (claim A7).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens, code_in};
use crate::support::phones::{logs_in, shows, texts};
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

const NUMBER: &str = "+12015550100";
const OTHER: &str = "+12015550101";

async fn looks(service: &TestService, code: &str) -> Value {
    service
        .ok("resetPassword", json!({ "oobCode": code }))
        .await
}

async fn undoes(service: &TestService, code: &str) -> Value {
    service.ok("update", json!({ "oobCode": code })).await
}

#[tokio::test]
async fn a7_an_account_of_a_phone_alone_is_told_of_a_second_step_and_can_undo_it() {
    with_every_service(|service| async move {
        let thief = logs_in(&service, NUMBER).await;
        let (_, thief) = service.adds_app(&thief).await;
        let told = texts(&service).await;
        let [(to, text)] = told.as_slice() else {
            panic!("one text: {told:?}");
        };
        assert_eq!(to, NUMBER);
        assert!(
            text.starts_with("New Beginnings: A second step was added"),
            "{text}"
        );
        assert!(!text.contains(NUMBER));
        let code = code_in(text);
        let look = looks(&service, &code).await;
        assert_eq!(
            (&look["requestType"], &look["phoneNumber"], &look["undoes"]),
            (
                &json!("RECOVER_PHONE"),
                &json!(NUMBER),
                &json!(["factor-added"])
            )
        );
        assert!(look.get("email").is_none(), "{look}");
        looks(&service, &code).await;
        undoes(&service, &code).await;
        assert_eq!(service.looks_up(&thief.id).await, "TOKEN_EXPIRED");
        assert_eq!(
            logs_in(&service, NUMBER).await.uid,
            thief.uid,
            "no second step"
        );
        let used = service.refused("update", json!({ "oobCode": code })).await;
        assert_eq!(used, "INVALID_OOB_CODE", "once");
    })
    .await;
}

#[tokio::test]
async fn a7_a_number_that_was_replaced_is_told_and_takes_the_account_back() {
    with_every_service(|service| async move {
        let owner = logs_in(&service, NUMBER).await;
        let thief = Tokens::of(&shows(&service, OTHER, Some(&owner.id)).await);
        assert_eq!(thief.uid, owner.uid);
        let told = texts(&service).await;
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0].0, NUMBER, "the number before the change");
        assert!(
            told[0].1.contains("Your phone number was changed."),
            "{told:?}"
        );
        let undo = code_in(&told[0].1);

        // The thief goes on: an app, and no text to the new number has an undo.
        service.adds_app(&thief).await;
        let told = texts(&service).await;
        let of = |number: &str| told.iter().find(|(to, _)| to == number).unwrap().1.as_str();
        assert!(of(NUMBER).contains("oobCode=") && !of(OTHER).contains("oobCode="));

        // The owner logs in first, and gets an account that is new and empty.
        let new = logs_in(&service, NUMBER).await;
        assert_ne!(new.uid, owner.uid);
        assert_eq!(
            looks(&service, &undo).await["undoes"],
            json!(["phone", "factor-added"])
        );
        undoes(&service, &undo).await;
        assert_eq!(logs_in(&service, NUMBER).await.uid, owner.uid);
        assert_ne!(logs_in(&service, OTHER).await.uid, owner.uid);
        assert_eq!(service.looks_up(&new.id).await, "TOKEN_EXPIRED");
    })
    .await;
}

#[tokio::test]
async fn a7_an_email_and_a_password_that_a_thief_added_go_with_the_undo() {
    let service = TestService::new();
    let owner = logs_in(&service, NUMBER).await;
    let body = json!({ "idToken": owner.id, "email": "evil@example.org", "password": PASSWORD });
    let thief = Tokens::of(&service.ok("signUp", body).await);
    let told = texts(&service).await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].1.contains("A new way to log in was added."),
        "{told:?}"
    );
    let body =
        json!({ "idToken": thief.id, "deleteProvider": ["phone"], "returnSecureToken": true });
    let thief = Tokens::of(&service.ok("update", body).await);
    let told = texts(&service).await;
    assert_eq!(told[0].0, NUMBER, "the number that was removed");
    undoes(&service, &code_in(&told[0].1)).await;
    assert_ne!(service.looks_up(&thief.id).await, "ok");
    let (status, _) = service.signs_in("evil@example.org", PASSWORD).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let back = logs_in(&service, NUMBER).await;
    assert_eq!(back.uid, owner.uid);
    let found = service.ok("lookup", json!({ "idToken": back.id })).await;
    assert!(found["users"][0].get("email").is_none(), "{found}");
}

#[tokio::test]
async fn a7_a_deletion_of_an_account_of_a_phone_alone_waits_and_its_text_undoes_it() {
    let service = TestService::new();
    let owner = logs_in(&service, NUMBER).await;
    let deleted = service.ok("delete", json!({ "idToken": owner.id })).await;
    let due_at = deleted["deletionDueAt"].as_i64().expect("it waits");
    let told = texts(&service).await;
    let undo = code_in(&told[0].1);
    assert_eq!(looks(&service, &undo).await["deletionDueAt"], due_at);
    undoes(&service, &undo).await;
    let owner_again = logs_in(&service, NUMBER).await;
    assert_eq!(owner_again.uid, owner.uid);

    service
        .ok("delete", json!({ "idToken": owner_again.id }))
        .await;
    let undo = code_in(&texts(&service).await[0].1);
    service.ok("delete", json!({ "oobCode": undo })).await;
    let gone = service.app.store.user(&owner.uid).await.unwrap();
    assert!(gone.is_none(), "at once");
    assert_eq!(
        service.refused("update", json!({ "oobCode": undo })).await,
        "INVALID_OOB_CODE"
    );
}

#[tokio::test]
async fn c4_texts_about_changes_are_bounded_and_no_change_is_left_untold() {
    let flags = ["--ways", "phone", "--sms-work", "0", "--sms-a-day", "8"];
    let service = TestService::with_ways(Box::leak(Box::new(flags)));
    let mut tokens = logs_in(&service, NUMBER).await;
    let mut sent = 0;
    for _ in 0..4 {
        let (app, added) = service.adds_app(&tokens).await;
        let body = json!({ "idToken": added.id, "mfaEnrollmentId": app.factor });
        let (status, answer) = service.call_2("mfaEnrollment:withdraw", body).await;
        sent += texts(&service).await.len();
        if status != StatusCode::OK {
            assert_eq!(answer["error"]["message"], "QUOTA_EXCEEDED");
            let found = service.ok("lookup", json!({ "idToken": added.id })).await;
            assert_eq!(
                found["users"][0]["mfaInfo"].as_array().unwrap().len(),
                1,
                "as before"
            );
            break;
        }
        tokens = Tokens {
            uid: tokens.uid,
            id: answer["idToken"].as_str().unwrap().into(),
            refresh: answer["refreshToken"].as_str().unwrap().into(),
        };
    }
    assert_eq!(sent, 7, "with the code, as many as the day may bring");
}

#[tokio::test]
async fn a7_an_account_with_an_email_is_told_by_mail_and_by_no_text() {
    let service = TestService::new();
    let ana = service.is_verified("ana@example.org").await;
    let linked = Tokens::of(&shows(&service, NUMBER, Some(&ana.id)).await);
    service.mails().await;
    let changed = shows(&service, OTHER, Some(&linked.id)).await;
    assert_eq!(texts(&service).await, []);
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "Your phone number was changed");
    // The way that was added is named, and no email.
    let look = looks(&service, &code_in(&mails[0].body)).await;
    assert_eq!(look["undoes"], json!(["way-added"]));
    assert_eq!(changed["localId"], ana.uid.as_str());
}

#[tokio::test]
async fn a7_the_undo_of_a_text_ends_after_seven_days() {
    let service = TestService::new();
    let owner = logs_in(&service, NUMBER).await;
    service.adds_app(&owner).await;
    let undo = code_in(&texts(&service).await[0].1);
    service
        .clock
        .forward(Duration::days(7) + Duration::seconds(1));
    let old = service.refused("update", json!({ "oobCode": undo })).await;
    assert_eq!(old, "EXPIRED_OOB_CODE");
}
