//! Sign-up in both modes: what the answer tells, what the mails say, and when there is an account.

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, code_in};
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

fn sign_up(email: &str) -> Value {
    json!({ "email": email, "password": PASSWORD })
}

#[tokio::test]
async fn c1_a_probe_that_makes_no_account_does_not_tell_that_an_address_is_taken() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for email in ["ana@example.org", "ben@example.org"] {
        let weak = json!({ "email": email, "password": "weak" });
        let says = service.refused("signUp", weak).await;
        assert!(says.starts_with("WEAK_PASSWORD"), "{email}: {says}");
        let long = "x".repeat(2_001);
        let name = json!({ "email": email, "password": PASSWORD, "displayName": long });
        let says = service.refused("signUp", name).await;
        assert!(says.starts_with("INVALID_PROFILE"), "{email}: {says}");
    }
    assert!(service.mails().await.is_empty());
}

#[tokio::test]
async fn c1_the_owner_is_told_of_a_refused_sign_up_once_a_day() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for _ in 0..3 {
        let says = service.refused("signUp", sign_up("ANA@example.org")).await;
        assert_eq!(says, "EMAIL_EXISTS");
    }
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].to, "ana@example.org");
    assert_eq!(mails[0].subject, "A sign-up with your e-mail address");
    assert!(mails[0].body.contains("http://localhost/login"));
    service.clock.forward(Duration::days(1));
    service.refused("signUp", sign_up("ana@example.org")).await;
    assert_eq!(service.mails().await.len(), 1);
}

#[tokio::test]
async fn c1_by_mail_the_account_appears_when_the_mailed_link_is_opened() {
    let service = TestService::with_sign_up_by_mail();
    let answer = service.ok("signUp", sign_up("Ana@example.org")).await;
    let expected =
        json!({ "kind": "identitytoolkit#SignupNewUserResponse", "email": "ana@example.org" });
    assert_eq!(answer, expected);
    let mails = service.mails().await;
    assert_eq!(mails[0].subject, "Finish your sign-up");
    assert!(mails[0].body.contains("mode=signUp&"));
    let code = code_in(&mails[0].body);
    assert_eq!(service.signs_in("ana@example.org", PASSWORD).await.0, 400);

    let look = service
        .ok("resetPassword", json!({ "oobCode": code }))
        .await;
    assert_eq!(
        (&look["requestType"], &look["email"]),
        (&json!("SIGN_UP"), &json!("ana@example.org"))
    );
    let finish = |password: &str| json!({ "oobCode": code, "newPassword": password });
    let weak = service.refused("resetPassword", finish("Ab1")).await;
    assert!(
        weak.starts_with("WEAK_PASSWORD"),
        "and the code still works"
    );
    let done = service.ok("resetPassword", finish(OTHER_PASSWORD)).await;
    assert!(done.get("idToken").is_none());
    let again = service.refused("resetPassword", finish(PASSWORD)).await;
    assert_eq!(again, "INVALID_OOB_CODE");
    let (status, signed_in) = service.signs_in("ana@example.org", OTHER_PASSWORD).await;
    assert_eq!(status, StatusCode::OK);
    let found = service
        .ok("lookup", json!({ "idToken": signed_in["idToken"] }))
        .await;
    assert_eq!(found["users"][0]["emailVerified"], true);
}

#[tokio::test]
async fn c1_by_mail_the_owner_of_a_taken_address_gets_the_other_mail() {
    let service = TestService::with_sign_up_by_mail();
    service.is_member("ana@example.org").await;
    let free = service.ok("signUp", sign_up("ben@example.org")).await;
    service.mails().await;
    let mut taken = service.ok("signUp", sign_up("ana@example.org")).await;
    taken["email"] = free["email"].clone();
    assert_eq!(taken, free);
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "You already have an account");
    assert!(!mails[0].body.contains("oobCode"));
    assert!(mails[0].body.contains("http://localhost/login"));
}

#[tokio::test]
async fn c1_by_mail_a_client_that_wants_tokens_at_once_is_refused_and_nothing_is_sent() {
    let service = TestService::with_sign_up_by_mail();
    service.is_member("ana@example.org").await;
    for email in ["ana@example.org", "ben@example.org"] {
        let mut body = sign_up(email);
        body["returnSecureToken"] = json!(true);
        assert_eq!(
            service.refused("signUp", body).await,
            "ADMIN_ONLY_OPERATION"
        );
    }
    assert!(service.mails().await.is_empty());
}

#[tokio::test]
async fn a_sign_up_link_runs_out_and_only_the_newest_of_an_address_works() {
    let service = TestService::with_sign_up_by_mail();
    service.ok("signUp", sign_up("ana@example.org")).await;
    let first = service.code_for("ana@example.org").await;
    service.ok("signUp", sign_up("ana@example.org")).await;
    let second = service.code_for("ana@example.org").await;
    let says = async |code: &str| {
        let body = json!({ "oobCode": code, "newPassword": PASSWORD });
        service.refused("resetPassword", body).await
    };
    assert_eq!(says(&first).await, "INVALID_OOB_CODE");
    service.clock.forward(Duration::days(1));
    assert_eq!(says(&second).await, "EXPIRED_OOB_CODE");
    service.clock.forward(Duration::minutes(61));
    assert_eq!(service.app.accounts.forget_sign_ups().await.unwrap(), 1);
}

#[tokio::test]
async fn a_sign_up_whose_address_was_taken_meanwhile_changes_nothing() {
    let service = TestService::with_sign_up_by_mail();
    let ben = service.is_member("ben@example.org").await;
    service.ok("signUp", sign_up("ana@example.org")).await;
    let code = service.code_for("ana@example.org").await;
    let ask = json!({ "idToken": ben, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "ana@example.org" });
    service.ok("sendOobCode", ask).await;
    let change = service.code_for("ana@example.org").await;
    service.ok("update", json!({ "oobCode": change })).await;
    let body = json!({ "oobCode": code, "newPassword": OTHER_PASSWORD });
    assert_eq!(
        service.refused("resetPassword", body).await,
        "INVALID_OOB_CODE"
    );
    assert_eq!(service.signs_in("ana@example.org", PASSWORD).await.0, 200);
}

#[tokio::test]
async fn c8_sign_ups_leave_room_for_resets_within_five_mails_an_hour() {
    let service = TestService::with_sign_up_by_mail();
    service.is_member("ana@example.org").await;
    service.clock.forward(Duration::hours(1));
    for _ in 0..8 {
        service.ok("signUp", sign_up("ana@example.org")).await;
    }
    assert_eq!(service.mails().await.len(), 3);
    for _ in 0..8 {
        service.asks_for_reset("ana@example.org").await;
    }
    assert_eq!(service.mails().await.len(), 2);
}

#[tokio::test]
async fn c4_one_account_cannot_have_mails_sent_to_many_addresses() {
    let service = TestService::new();
    let id = service.signs_up("ana@example.org").await.id;
    let mut sent = 0;
    for number in 0..25 {
        let new = format!("person{number}@example.org");
        let ask =
            json!({ "idToken": id, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": new });
        let network = format!("198.51.100.{number}");
        sent += usize::from(service.call_from(&network, "sendOobCode", ask).await.0 == 200);
    }
    assert_eq!(sent, 20);
}

#[tokio::test]
async fn a_change_of_address_that_waits_is_void_once_all_sessions_ended() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let ask = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "evil@example.org" });
    service.ok("sendOobCode", ask).await;
    let accounts = &service.app.accounts;
    accounts.end_sessions(&tokens.uid, "test").await.unwrap();
    assert!(service.mails().await.is_empty());
}

#[tokio::test]
async fn the_screens_can_ask_which_mode_is_on() {
    for (service, mode) in [
        (TestService::new(), "direct"),
        (TestService::with_sign_up_by_mail(), "by-mail"),
    ] {
        let facts = crate::support::json(service.get("/__/firebase/init.json").await).await;
        assert_eq!(facts["signUp"], mode);
        assert_eq!(facts["storageBucket"], "b");
    }
}
