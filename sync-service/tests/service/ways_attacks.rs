//! Attacks with one way to log in on another: taking a number, the second step, removing ways.

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens, code_in};
use crate::support::phones::shows;
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};

const NUMBER: &str = "+12015550100";
const ANA: &str = "ana@example.org";

/// The session and the code of a message.
async fn asks(service: &TestService, number: &str) -> (Value, String) {
    let body = json!({ "phoneNumber": number, "captchaResponse": "NO_RECAPTCHA" });
    let session = service.ok("sendVerificationCode", body).await["sessionInfo"].clone();
    let store = &service.app.store;
    let mut code = String::new();
    while let Some(message) = store.next_message(i64::MAX, i64::MAX).await.unwrap() {
        store.remove_message(message.id).await.unwrap();
        if message.phone == number {
            message.text[..6].clone_into(&mut code);
        }
    }
    (session, code)
}

async fn by_phone(service: &TestService, id_token: Option<&str>) -> (StatusCode, Value) {
    let (session, code) = asks(service, NUMBER).await;
    let mut body = json!({ "sessionInfo": session, "code": code });
    if let Some(token) = id_token {
        body["idToken"] = token.into();
    }
    service.call("signInWithPhoneNumber", body).await
}

/// The two codes of a mail that logs in.
async fn by_mail(service: &TestService) -> (StatusCode, Value) {
    let body = json!({ "requestType": "EMAIL_SIGNIN", "email": ANA });
    service.ok("sendOobCode", body).await;
    let mails = service.mails().await;
    let mail = mails
        .iter()
        .find(|mail| mail.body.contains("mode=signIn"))
        .unwrap();
    let body = json!({ "email": ANA, "oobCode": code_in(&mail.body) });
    service.call("signInWithEmailLink", body).await
}

/// Removes a part of an account; answers what the service says.
async fn deletes(service: &TestService, id_token: &str, attribute: &str) -> (StatusCode, String) {
    let body = json!({ "idToken": id_token, "deleteAttribute": [attribute] });
    let (status, answer) = service.call("update", body).await;
    let said = answer["error"]["message"].as_str().unwrap_or("ok");
    (status, said.to_owned())
}

#[tokio::test]
async fn idn_6_an_email_and_a_password_are_removed_as_attributes_but_never_the_last_way() {
    with_every_service(|service| async move {
        let ana = service.is_verified("ana@example.org").await;
        for attribute in ["EMAIL", "PASSWORD"] {
            let (_, said) = deletes(&service, &ana.id, attribute).await;
            assert!(said.contains("the only way"), "{attribute}: {said}");
        }
        let linked = Tokens::of(&shows(&service, "+12015550100", Some(&ana.id)).await);
        service.mails().await;
        let ok = (StatusCode::OK, "ok".to_owned());
        assert_eq!(deletes(&service, &linked.id, "PASSWORD").await, ok);
        assert_eq!(service.mails().await.len(), 1, "the owner is told");
        let found = service.ok("lookup", json!({ "idToken": linked.id })).await;
        let user = &found["users"][0];
        assert_eq!(user["email"], "ana@example.org");
        assert!(user.get("passwordHash").is_none(), "{user}");
        assert_eq!(deletes(&service, &linked.id, "PASSWORD").await, ok);
        assert_eq!(service.mails().await.len(), 0, "nothing was there any more");
        assert_eq!(deletes(&service, &linked.id, "EMAIL").await, ok);
        let found = service.ok("lookup", json!({ "idToken": linked.id })).await;
        let user = &found["users"][0];
        assert!(user.get("email").is_none(), "{user}");
        assert_eq!(user["phoneNumber"], "+12015550100");
    })
    .await;
}

#[tokio::test]
async fn idn_6_an_attribute_that_is_not_served_or_unknown_is_refused() {
    let service = TestService::new();
    let ana = service.is_verified("ana@example.org").await;
    for (attribute, expected) in [
        ("USER_ATTRIBUTE_NAME_UNSPECIFIED", "ok"),
        ("PROVIDER", "OPERATION_NOT_ALLOWED"),
        ("RAW_USER_INFO", "OPERATION_NOT_ALLOWED"),
        ("PHONE_NUMBER", "Invalid JSON payload received."),
    ] {
        let (_, said) = deletes(&service, &ana.id, attribute).await;
        assert!(said.starts_with(expected), "{attribute}: {said}");
    }
}

#[tokio::test]
async fn idn_2_no_call_takes_the_number_that_is_the_only_way_into_another_account() {
    let service = TestService::new();
    let (_, owner) = by_phone(&service, None).await;
    let owner = Tokens::of(&owner);
    let ana = service.is_verified(ANA).await;

    let (_, taken) = by_phone(&service, Some(&ana.id)).await;
    assert!(
        taken.get("idToken").is_none(),
        "a proof, and nothing is changed: {taken}"
    );
    let proof = json!({ "temporaryProof": taken["temporaryProof"], "phoneNumber": NUMBER,
        "idToken": ana.id });
    let refused = service.refused("signInWithPhoneNumber", proof).await;
    assert_eq!(refused, "PHONE_NUMBER_EXISTS");

    // A number that only answers for the second step leads nowhere, so it is nobody's loss.
    let start = json!({ "idToken": ana.id, "phoneEnrollmentInfo": { "phoneNumber": NUMBER } });
    service.ok_2("mfaEnrollment:start", start).await;

    let (_, again) = by_phone(&service, None).await;
    assert_eq!(
        Tokens::of(&again).uid,
        owner.uid,
        "the owner still has a way in"
    );
}

#[tokio::test]
async fn b4_whichever_first_factor_is_shown_the_second_is_asked_for() {
    let service = TestService::new();
    let ana = service.is_verified(ANA).await;
    let (_, linked) = by_phone(&service, Some(&ana.id)).await;
    let (_, ana) = service.adds_app(&Tokens::of(&linked)).await;

    for (status, answer) in [
        service.signs_in(ANA, PASSWORD).await,
        by_phone(&service, None).await,
        by_mail(&service).await,
    ] {
        assert_eq!(status, StatusCode::OK, "{answer}");
        assert!(answer.get("idToken").is_none() && answer.get("refreshToken").is_none());
        assert!(answer["mfaPendingCredential"].is_string(), "{answer}");
    }
    assert_eq!(service.looks_up(&ana.id).await, "ok");
}

#[tokio::test]
async fn b4_one_phone_is_never_both_factors() {
    let service = TestService::new();
    let ana = service.is_verified(ANA).await;
    let (_, linked) = by_phone(&service, Some(&ana.id)).await;
    let ana = Tokens::of(&linked);
    let enrol = |number: &str| json!({ "idToken": ana.id, "phoneEnrollmentInfo": { "phoneNumber": number } });
    let refused = service
        .refused_2("mfaEnrollment:start", enrol(NUMBER))
        .await;
    assert!(refused.starts_with("SECOND_FACTOR_EXISTS"), "{refused}");

    // The other order: first the second step, then the same number as a way to log in.
    let ben = service.is_verified("ben@example.org").await;
    let number = "+12015550177";
    let start = json!({ "idToken": ben.id, "phoneEnrollmentInfo": { "phoneNumber": number } });
    let started = service.ok_2("mfaEnrollment:start", start).await;
    let message = service
        .app
        .store
        .next_message(i64::MAX, i64::MAX)
        .await
        .unwrap()
        .unwrap();
    service.app.store.remove_message(message.id).await.unwrap();
    let info = json!({ "sessionInfo": started["phoneSessionInfo"]["sessionInfo"],
        "code": &message.text[..6] });
    let body = json!({ "idToken": ben.id, "phoneVerificationInfo": info });
    let enrolled = service.ok_2("mfaEnrollment:finalize", body).await;
    let (session, code) = asks(&service, number).await;
    let body = json!({ "sessionInfo": session, "code": code, "idToken": enrolled["idToken"] });
    let refused = service.refused("signInWithPhoneNumber", body).await;
    assert!(refused.starts_with("SECOND_FACTOR_EXISTS"), "{refused}");
}

#[tokio::test]
async fn b4_removing_ways_never_takes_the_second_step_away() {
    let service = TestService::new();
    let ana = service.is_verified(ANA).await;
    let (_, linked) = by_phone(&service, Some(&ana.id)).await;
    let (_, ana) = service.adds_app(&Tokens::of(&linked)).await;
    let remove = |providers: &[&str]| json!({ "idToken": ana.id, "deleteProvider": providers });
    for providers in [
        &["password"] as &[_],
        &["password", "phone"],
        &["phone", "password"],
    ] {
        let refused = service.refused("update", remove(providers)).await;
        assert!(refused.starts_with("OPERATION_NOT_ALLOWED"), "{refused}");
    }
    service.ok("update", remove(&["phone"])).await;
    let (_, answer) = service.signs_in(ANA, PASSWORD).await;
    assert!(answer["mfaPendingCredential"].is_string(), "{answer}");
    let (_, other) = by_phone(&service, None).await;
    assert_ne!(
        other["localId"],
        ana.uid.as_str(),
        "the number is no way in any more"
    );
}

#[tokio::test]
async fn idn_5_an_account_without_an_email_gets_no_password() {
    let service = TestService::new();
    let (_, owner) = by_phone(&service, None).await;
    let body = json!({ "idToken": owner["idToken"], "password": PASSWORD });
    assert_eq!(service.refused("update", body).await, "MISSING_EMAIL");
}

#[tokio::test]
async fn idn_5_who_logs_in_by_a_mailed_link_chooses_a_password_after_a_fresh_proof() {
    let service = TestService::new();
    let (_, answer) = by_mail(&service).await;
    let ana = Tokens::of(&answer);
    let choose = |id: &str, password: &str| json!({ "idToken": id, "password": password });
    let weak = service.refused("update", choose(&ana.id, "weak")).await;
    assert!(weak.starts_with("WEAK_PASSWORD"), "{weak}");
    let chosen = Tokens::of(&service.ok("update", choose(&ana.id, PASSWORD)).await);
    assert_eq!(service.signs_in(ANA, PASSWORD).await.0, StatusCode::OK);
    service.clock.forward(time::Duration::minutes(6));
    let old = service
        .refused("update", choose(&chosen.id, "Harvest2025"))
        .await;
    assert_eq!(old, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}
