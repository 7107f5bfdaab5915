//! Codes by e-mail: reset, confirmation, change and undo.

use crate::support::TestService;
use crate::support::accounts::{OTHER_PASSWORD, PASSWORD, code_in};
use crate::support::phones::logs_in;
use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use sync_service::store::outbox::Mail;
use time::Duration;

#[tokio::test]
async fn idn_6_a_change_of_address_is_refused_in_the_order_of_the_protocol() {
    let service = TestService::new();
    let phone = logs_in(&service, "+12015550100").await;
    let ask = async |token: Option<&str>, new: Option<&str>| {
        let body = json!({ "requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": token,
            "newEmail": new });
        service.refused("sendOobCode", body).await
    };
    assert_eq!(ask(None, None).await, "MISSING_NEW_EMAIL");
    assert_eq!(ask(None, Some("b@example.org")).await, "MISSING_ID_TOKEN");
    let without = ask(Some(&phone.id), Some("b@example.org")).await;
    assert_eq!(without, "MISSING_EMAIL", "an account of a phone alone");
    assert_eq!(service.mails().await.len(), 0);
}

#[tokio::test]
async fn idn_7_a_reset_code_is_looked_at_and_works_once() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    let answer = service.asks_for_reset("ANA@example.org").await;
    assert_eq!(
        answer,
        json!({ "kind": "identitytoolkit#GetOobConfirmationCodeResponse", "email": "ana@example.org" })
    );
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1);
    assert!(
        mails[0]
            .body
            .contains("http://localhost/auth/action#mode=resetPassword&lang=en&oobCode=")
    );
    let code = code_in(&mails[0].body);

    let look = service
        .ok("resetPassword", json!({ "oobCode": code }))
        .await;
    assert_eq!(
        (&look["requestType"], &look["email"]),
        (&json!("PASSWORD_RESET"), &json!("ana@example.org"))
    );
    let weak = json!({ "oobCode": code, "newPassword": "Ab1" });
    assert!(
        service
            .refused("resetPassword", weak)
            .await
            .starts_with("WEAK_PASSWORD")
    );
    let body = json!({ "oobCode": code, "newPassword": OTHER_PASSWORD });
    let done = service.ok("resetPassword", body.clone()).await;
    assert!(
        done.get("idToken").is_none(),
        "a reset never signs in by itself"
    );
    assert_eq!(
        service.refused("resetPassword", body).await,
        "INVALID_OOB_CODE"
    );
    assert_eq!(
        service.signs_in("ana@example.org", OTHER_PASSWORD).await.0,
        200
    );
    assert_eq!(service.signs_in("ana@example.org", PASSWORD).await.0, 400);
}

#[tokio::test]
async fn codes_run_out_and_only_the_newest_of_a_kind_works() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    service.asks_for_reset("ana@example.org").await;
    let first = service.code_for("ana@example.org").await;
    service.asks_for_reset("ana@example.org").await;
    let second = service.code_for("ana@example.org").await;
    let says = async |code: &str| {
        service
            .refused("resetPassword", json!({ "oobCode": code }))
            .await
    };
    assert_eq!(says(&first).await, "INVALID_OOB_CODE");
    service.clock.forward(Duration::minutes(60));
    assert_eq!(says(&second).await, "EXPIRED_OOB_CODE");
    assert_eq!(says("").await, "MISSING_OOB_CODE");
    assert_eq!(service.app.accounts.forget_codes().await.unwrap(), 0);
    service.clock.forward(Duration::minutes(61));
    assert_eq!(service.app.accounts.forget_codes().await.unwrap(), 1);
}

#[tokio::test]
async fn a_code_of_another_purpose_is_refused() {
    let service = TestService::new();
    let id = service.signs_up("ana@example.org").await.id;
    service
        .ok(
            "sendOobCode",
            json!({ "idToken": id, "requestType": "VERIFY_EMAIL" }),
        )
        .await;
    let verify = service.code_for("ana@example.org").await;
    let body = json!({ "oobCode": verify, "newPassword": OTHER_PASSWORD });
    assert_eq!(
        service.refused("resetPassword", body).await,
        "INVALID_OOB_CODE"
    );
    service.asks_for_reset("ana@example.org").await;
    let reset = service.code_for("ana@example.org").await;
    assert_eq!(
        service.refused("update", json!({ "oobCode": reset })).await,
        "INVALID_OOB_CODE"
    );
    let verified = service.ok("update", json!({ "oobCode": verify })).await;
    assert_eq!(verified["emailVerified"], true);
}

#[tokio::test]
async fn idn_5_an_address_changes_when_the_new_one_confirms_and_the_old_can_undo() {
    let service = TestService::new();
    let id = service.signs_up("old@example.org").await.id;
    let ask = json!({ "idToken": id, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "New@example.org" });
    let answer = service.ok("sendOobCode", ask).await;
    assert_eq!(answer["email"], "old@example.org");
    let code = service.code_for("new@example.org").await;
    assert_eq!(
        service.signs_in("old@example.org", PASSWORD).await.0,
        200,
        "not yet"
    );

    let look = service
        .ok("resetPassword", json!({ "oobCode": code }))
        .await;
    assert_eq!(look["newEmail"], "new@example.org");
    let changed = service.ok("update", json!({ "oobCode": code })).await;
    assert_eq!(
        (&changed["email"], &changed["emailVerified"]),
        (&json!("new@example.org"), &json!(true))
    );
    assert_eq!(service.signs_in("new@example.org", PASSWORD).await.0, 200);
    assert_eq!(service.signs_in("old@example.org", PASSWORD).await.0, 400);

    service.clock.forward(Duration::days(6));
    let undo = service.code_for("old@example.org").await;
    let undone = service.ok("update", json!({ "oobCode": undo })).await;
    assert_eq!(undone["email"], "old@example.org");
    assert_eq!(
        service.refused("update", json!({ "oobCode": undo })).await,
        "INVALID_OOB_CODE"
    );
    // The person who moved the account knew the password, so it no longer works.
    assert_eq!(service.signs_in("old@example.org", PASSWORD).await.0, 400);
    let mails = service.mails().await;
    let told: Vec<_> = mails.iter().map(|mail| mail.to.as_str()).collect();
    assert_eq!(told, ["old@example.org", "new@example.org"]);
    let body = json!({ "oobCode": code_in(&mails[0].body), "newPassword": OTHER_PASSWORD });
    service.ok("resetPassword", body).await;
    let signed_in = service.signs_in("old@example.org", OTHER_PASSWORD).await;
    assert_eq!(signed_in.0, 200);
}

#[tokio::test]
async fn a_taken_address_gets_no_mail_and_nobody_is_told() {
    let service = TestService::new();
    let id = service.signs_up("ana@example.org").await.id;
    service.signs_up("ben@example.org").await;
    let ask = |new: &str| json!({ "idToken": id, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": new });
    let taken = service.ok("sendOobCode", ask("ben@example.org")).await;
    assert!(service.mails().await.is_empty());
    let free = service.ok("sendOobCode", ask("free@example.org")).await;
    assert_eq!(taken, free);
    // Someone takes it between the mail and the click.
    let code = service.code_for("free@example.org").await;
    service.signs_up("free@example.org").await;
    assert_eq!(
        service.refused("update", json!({ "oobCode": code })).await,
        "INVALID_OOB_CODE"
    );
    assert_eq!(
        service.refused("sendOobCode", ask("")).await,
        "MISSING_NEW_EMAIL"
    );
    assert_eq!(
        service.refused("sendOobCode", ask("x")).await,
        "INVALID_EMAIL"
    );
}

#[tokio::test]
async fn an_unknown_address_gets_the_same_answer_and_no_mail() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    let known = service.asks_for_reset("ana@example.org").await;
    let mut unknown = service.asks_for_reset("bob@example.org").await;
    unknown["email"] = known["email"].clone();
    assert_eq!(known, unknown);
    assert_eq!(service.mails().await.len(), 1);
    let ask = json!({ "identifier": "ana@example.org", "continueUri": "http://localhost" });
    let answer = service.ok("createAuthUri", ask).await;
    assert_eq!(
        answer.as_object().unwrap().keys().collect::<Vec<_>>(),
        ["kind", "sessionId"]
    );
}

#[tokio::test]
async fn a_mailbox_is_spared_after_five_mails_an_hour_and_the_answer_stays_the_same() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    for _ in 0..8 {
        service.asks_for_reset("ana@example.org").await;
    }
    assert_eq!(service.mails().await.len(), 5);
    service.clock.forward(Duration::hours(1));
    service.asks_for_reset("ana@example.org").await;
    assert_eq!(service.mails().await.len(), 1);
}

#[tokio::test]
async fn links_lead_to_the_configured_address_whatever_the_headers_say() {
    let service = TestService::behind("https://help.example.org");
    service.signs_up("ana@example.org").await;
    let body = json!({ "requestType": "PASSWORD_RESET", "email": "ana@example.org" });
    let request = [
        "host",
        "x-forwarded-host",
        "forwarded",
        "x-original-host",
        "origin",
        "referer",
    ]
    .into_iter()
    .fold(
        Request::post("/v1/accounts:sendOobCode?key=k"),
        |request, name| request.header(name, "evil.example"),
    )
    .header("x-firebase-locale", "es-MX");
    service
        .send(request.body(Body::from(body.to_string())).unwrap())
        .await;
    let mail = &service.mails().await[0];
    assert_eq!(mail.subject, "Elija una contraseña nueva");
    assert!(mail.body.contains("https://help.example.org/auth/action#"));
    assert!(!mail.body.contains("evil"));
}

#[tokio::test]
async fn requests_the_protocol_does_not_have_are_refused() {
    let service = TestService::with_ways(&["--ways", "none"]);
    let says = async |body| service.refused("sendOobCode", body).await;
    assert_eq!(says(json!({})).await, "MISSING_REQ_TYPE");
    assert_eq!(
        says(json!({ "requestType": "X" })).await,
        "INVALID_REQ_TYPE"
    );
    assert_eq!(
        says(json!({ "requestType": "EMAIL_SIGNIN" })).await,
        "OPERATION_NOT_ALLOWED"
    );
    assert_eq!(
        says(json!({ "requestType": "PASSWORD_RESET" })).await,
        "MISSING_EMAIL"
    );
    let link =
        json!({ "requestType": "PASSWORD_RESET", "email": "a@b.org", "returnOobLink": true });
    assert_eq!(says(link).await, "INSUFFICIENT_PERMISSION");
    let onward = json!({ "requestType": "PASSWORD_RESET", "email": "a@b.org", "continueUrl": "x" });
    assert_eq!(says(onward).await, "INVALID_CONTINUE_URI");
}

#[tokio::test]
async fn b4_a_code_asked_for_before_all_sessions_ended_is_not_stored_after() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let ask = json!({ "idToken": tokens.id, "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "new@example.org" });
    service.ok("sendOobCode", ask).await;
    let change = service.code_for("new@example.org").await;
    let code = service.app.accounts.look_at_code(Some(&change)).await;
    let code = code.unwrap();
    let password = json!({ "idToken": tokens.id, "password": OTHER_PASSWORD });
    service.ok("update", password).await;
    service.mails().await;

    // As if the call had been under way while the password changed.
    let mail = Mail {
        to: "new@example.org".into(),
        reply_to: None,
        subject: "x".into(),
        body: "x".into(),
    };
    service.app.store.put_code(&code, &mail).await.unwrap();

    assert_eq!(service.app.store.code(code.hash).await.unwrap(), None);
    assert!(service.mails().await.is_empty());
}

#[tokio::test]
async fn a7_notices_stand_in_both_languages_with_the_language_of_the_caller_first() {
    let service = TestService::new();
    let tokens = service.signs_up("ana@example.org").await;
    let body = json!({ "idToken": tokens.id, "password": OTHER_PASSWORD });
    service.ok("update", body).await;
    let notice = &service.mails().await[0];
    assert_eq!(notice.subject, "Your password was changed");
    let english = notice.body.find("If you did not do this").unwrap();
    let spanish = notice.body.find("Si no lo hizo usted").unwrap();
    let link = notice.body.find("mode=recoverEmail").unwrap();
    assert!(english < spanish && spanish < link);
}

/// What a code answers at the last second of its life and at its end.
async fn at_the_end(service: &TestService, code: &str, life: Duration) -> (u16, String) {
    let look = json!({ "oobCode": code });
    service.clock.forward(life - Duration::seconds(1));
    let (status, _) = service.call("resetPassword", look.clone()).await;
    service.clock.forward(Duration::seconds(1));
    (
        status.as_u16(),
        service.refused("resetPassword", look).await,
    )
}

#[tokio::test]
async fn codes_work_until_the_last_second_of_their_time() {
    let service = TestService::new();
    let id = service.signs_up("ana@example.org").await.id;
    let verify = json!({ "idToken": id, "requestType": "VERIFY_EMAIL" });
    service.ok("sendOobCode", verify).await;
    let verify = service.code_for("ana@example.org").await;
    let ended = (200, "EXPIRED_OOB_CODE".to_owned());
    let said = at_the_end(&service, &verify, Duration::days(1)).await;
    assert_eq!(said, ended, "confirmation");

    let (_, answer) = service.signs_in("ana@example.org", PASSWORD).await;
    let change = json!({ "idToken": answer["idToken"], "requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "new@example.org" });
    service.ok("sendOobCode", change).await;
    let change = service.code_for("new@example.org").await;
    let said = at_the_end(&service, &change, Duration::days(1)).await;
    assert_eq!(said, ended, "change");

    service.asks_for_reset("ana@example.org").await;
    let reset = service.code_for("ana@example.org").await;
    let said = at_the_end(&service, &reset, Duration::minutes(60)).await;
    assert_eq!(said, ended, "reset");
}

#[tokio::test]
async fn codes_are_forgotten_an_hour_after_they_ran_out_and_no_sooner() {
    let service = TestService::new();
    service.signs_up("ana@example.org").await;
    service.asks_for_reset("ana@example.org").await;
    let code = service.code_for("ana@example.org").await;
    service.clock.forward(Duration::minutes(120));
    assert_eq!(service.app.accounts.forget_codes().await.unwrap(), 0);
    let says = service.refused("resetPassword", json!({ "oobCode": code }));
    assert_eq!(says.await, "EXPIRED_OOB_CODE");
    service.clock.forward(Duration::seconds(1));
    assert_eq!(service.app.accounts.forget_codes().await.unwrap(), 1);
}
