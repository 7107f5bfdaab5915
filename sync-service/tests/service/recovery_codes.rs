//! Printed codes for a lost phone: each once, told to the owner, and void after an undo (claims A7, B4).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens, code_in};
use crate::support::phones::{logs_in, shows, texts};
use crate::support::second_factors::App;
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sync_service::store::outbox::Mail;
use time::Duration;

const ANA: &str = "ana@example.org";

/// The first half of a sign-in.
async fn pending(service: &TestService) -> Value {
    let (status, answer) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    answer
}

fn message(answer: &(StatusCode, Value)) -> &str {
    answer.1["error"]["message"].as_str().unwrap_or("ok")
}

async fn printed(service: &TestService, id_token: &str) -> (StatusCode, Value) {
    let kind = [("content-type", "application/json")];
    let call = ("POST", "/account/recovery-codes");
    let answer = service.call_as(id_token, call, &kind, "").await;
    (answer.status(), crate::support::json(answer).await)
}

#[tokio::test]
async fn a_printed_code_stands_in_for_a_lost_phone_once() {
    let service = TestService::new();
    let tokens = service.is_verified(ANA).await;
    let (status, _) = printed(&service, &tokens.id).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "nothing to stand in for");
    let (app, tokens) = service.adds_app(&tokens).await;
    let (_, first) = printed(&service, &tokens.id).await;
    let (status, answer) = printed(&service, &tokens.id).await;
    assert_eq!(status, StatusCode::OK);
    let codes: Vec<&str> = answer["codes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it.as_str().unwrap())
        .collect();
    assert_eq!(codes.len(), 10);
    let old = first["codes"][0].as_str().unwrap();
    let pending_one = pending(&service).await;
    let void = service.finishes(&pending_one, &app.factor, old).await;
    assert_eq!(message(&void), "INVALID_CODE", "replaced by the second set");

    service.mails().await;
    let typed = codes[3].to_lowercase().replace('-', " ");
    assert_eq!(
        message(&service.finishes(&pending_one, &app.factor, &typed).await),
        "ok"
    );
    let mails = service.mails().await;
    assert!(mails[0].body.contains("left: 9"), "{mails:?}");
    let again = service
        .finishes(&pending(&service).await, &app.factor, codes[3])
        .await;
    assert_eq!(message(&again), "INVALID_CODE");
    let (answer, race) = (pending(&service).await, codes[4]);
    let race = (0..6).map(|_| service.finishes(&answer, &app.factor, race));
    let seen = futures_util::future::join_all(race).await;
    assert_eq!(seen.iter().filter(|it| it.0 == StatusCode::OK).count(), 1);
}

#[tokio::test]
async fn a7_a_printed_code_of_an_account_of_a_phone_alone_is_told_by_text() {
    let service = TestService::new();
    let number = "+12015550100";
    let (app, tokens) = service.adds_app(&logs_in(&service, number).await).await;
    let (_, codes) = printed(&service, &tokens.id).await;
    texts(&service).await;
    let asked = shows(&service, number, None).await;
    let code = codes["codes"][0].as_str().unwrap();
    assert_eq!(
        message(&service.finishes(&asked, &app.factor, code).await),
        "ok"
    );
    let told = texts(&service).await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].0, number);
    assert!(
        told[0]
            .1
            .contains("A recovery code was used to log in. 9 left.")
    );
}

#[tokio::test]
async fn printed_codes_need_a_recent_proof() {
    let service = TestService::new();
    let (_, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::seconds(301));
    let (status, answer) = printed(&service, &tokens.id).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(answer["error"]["message"], "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}

/// An account whose app and printed codes are twenty days old, and a session of today.
async fn of_old(service: &TestService) -> (App, Value, String) {
    let (app, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
    let (_, codes) = printed(service, &tokens.id).await;
    service.clock.forward(Duration::days(20));
    let answer = service
        .finishes(&pending(service).await, &app.factor, &app.code(service))
        .await;
    service.mails().await;
    (app, codes, answer.1["idToken"].as_str().unwrap().to_owned())
}

/// Changes the password with a session, undoes that by the mail, and sets the old one again.
async fn is_taken_over_and_undone(service: &TestService, id_token: &str) {
    let body = json!({ "idToken": id_token, "password": "Harvest2025" });
    service.ok("update", body).await;
    let undo = code_in(&service.mails().await[0].body);
    service.ok("update", json!({ "oobCode": undo })).await;
    let reset = code_in(&service.mails().await[0].body);
    let body = json!({ "oobCode": reset, "newPassword": PASSWORD });
    service.ok("resetPassword", body).await;
}

#[tokio::test]
async fn a7_new_printed_codes_are_told_and_those_of_a_thief_go_with_the_undo() {
    with_every_service(|service| async move {
        let (app, _, thief) = of_old(&service).await;
        let (_, codes) = printed(&service, &thief).await;
        let mails = service.mails().await;
        assert_eq!(mails.len(), 1);
        assert_eq!(mails[0].to, ANA);
        assert_eq!(mails[0].subject, "New recovery codes were made");
        is_taken_over_and_undone(&service, &thief).await;
        let code = codes["codes"][0].as_str().unwrap();
        let first = pending(&service).await;
        let tried = service.finishes(&first, &app.factor, code);
        assert_eq!(message(&tried.await), "INVALID_CODE");
    })
    .await;
}

/// Opens the newest undo link of the owner, and says what its page told before: the kinds of changes.
async fn is_undone(service: &TestService) -> Value {
    let mails = service.mails().await;
    let of_undo = |mail: &&Mail| mail.body.contains("mode=recoverEmail");
    let undo = code_in(&mails.iter().rfind(of_undo).unwrap().body);
    let look = service.ok("resetPassword", json!({ "oobCode": undo }));
    let undoes = look.await["undoes"].clone();
    service.ok("update", json!({ "oobCode": undo })).await;
    let reset = code_in(&service.mails().await[0].body);
    let body = json!({ "oobCode": reset, "newPassword": PASSWORD });
    service.ok("resetPassword", body).await;
    undoes
}

/// Removes a second step with a session; answers the session afterwards.
async fn removes(service: &TestService, id_token: &str, app: &App) -> Tokens {
    let body = json!({ "idToken": id_token, "mfaEnrollmentId": app.factor });
    let answer = service.ok_2("mfaEnrollment:withdraw", body).await;
    let (_, answer) = service
        .refreshes(answer["refreshToken"].as_str().unwrap())
        .await;
    Tokens::of(&answer)
}

/// Tries a printed code at the second step of a log-in.
async fn tries(service: &TestService, app: &App, code: &Value) -> String {
    let first = pending(service).await;
    let tried = service.finishes(&first, &app.factor, code.as_str().unwrap());
    message(&tried.await).to_owned()
}

#[tokio::test]
async fn a7_printed_codes_come_back_with_the_second_step_whose_removal_is_undone() {
    with_every_service(|service| async move {
        let (app, codes, thief) = of_old(&service).await;
        // The thief sets up another step, with codes of their own.
        let thief = removes(&service, &thief, &app).await;
        let (_, thief) = service.adds_app(&thief).await;
        let (_, of_thief) = printed(&service, &thief.id).await;
        assert_eq!(
            is_undone(&service).await,
            json!(["factor-added", "factor-removed"])
        );
        assert_eq!(
            tries(&service, &app, &of_thief["codes"][0]).await,
            "INVALID_CODE"
        );
        assert_eq!(tries(&service, &app, &codes["codes"][0]).await, "ok");
    })
    .await;
}

#[tokio::test]
async fn a7_printed_codes_of_which_one_was_used_do_not_come_back_and_the_page_says_so() {
    with_every_service(|service| async move {
        let (app, codes, _) = of_old(&service).await;
        // The thief has the paper.
        let first = pending(&service).await;
        let paper = codes["codes"][0].as_str().unwrap();
        let (_, thief) = service.finishes(&first, &app.factor, paper).await;
        removes(&service, thief["idToken"].as_str().unwrap(), &app).await;
        assert_eq!(
            is_undone(&service).await,
            json!(["factor-removed", "codes-ended"])
        );
        assert_eq!(
            tries(&service, &app, &codes["codes"][1]).await,
            "INVALID_CODE"
        );
    })
    .await;
}

#[tokio::test]
async fn a7_a_page_says_that_printed_codes_of_its_week_end() {
    with_every_service(|service| async move {
        let (app, codes, owner) = of_old(&service).await;
        let (_, new) = printed(&service, &owner).await;
        removes(&service, &owner, &app).await;
        assert_eq!(
            is_undone(&service).await,
            json!(["factor-removed", "codes-ended"])
        );
        for code in [&codes["codes"][0], &new["codes"][0]] {
            assert_eq!(tries(&service, &app, code).await, "INVALID_CODE");
        }
    })
    .await;
}

#[tokio::test]
async fn a7_a_second_step_of_the_same_week_stays_removed_and_the_page_says_so() {
    with_every_service(|service| async move {
        let (app, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
        printed(&service, &tokens.id).await;
        removes(&service, &tokens.id, &app).await;
        assert_eq!(is_undone(&service).await, json!(["factor-lost"]));
        let (_, answer) = service.signs_in(ANA, PASSWORD).await;
        assert!(answer["idToken"].is_string(), "no second step: {answer}");
    })
    .await;
}

#[tokio::test]
async fn a7_printed_codes_that_are_older_than_the_takeover_stay_after_its_undo() {
    let service = TestService::new();
    let (app, codes, thief) = of_old(&service).await;
    is_taken_over_and_undone(&service, &thief).await;
    let code = codes["codes"][0].as_str().unwrap();
    let first = pending(&service).await;
    let tried = service.finishes(&first, &app.factor, code);
    assert_eq!(message(&tried.await), "ok");
}

#[tokio::test]
async fn b4_the_codes_that_belong_to_a_new_second_step_are_told_with_it() {
    let service = TestService::new();
    let (_, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
    service.mails().await;
    let (status, _) = printed(&service, &tokens.id).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(service.mails().await.len(), 0, "one mail is enough");
    // Others in their place make the printed ones void.
    let (status, _) = printed(&service, &tokens.id).await;
    assert_eq!(status, StatusCode::OK);
    let mails = service.mails().await;
    assert_eq!(mails[0].subject, "New recovery codes were made");
}

#[tokio::test]
async fn a7_new_printed_codes_of_an_account_of_a_phone_alone_are_told_by_text() {
    let service = TestService::new();
    let number = "+12015550100";
    let (app, _) = service.adds_app(&logs_in(&service, number).await).await;
    service.clock.forward(Duration::minutes(11));
    let asked = shows(&service, number, None).await;
    let answer = service
        .finishes(&asked, &app.factor, &app.code(&service))
        .await;
    texts(&service).await;
    let id_token = answer.1["idToken"].as_str().unwrap();
    let (status, _) = printed(&service, id_token).await;
    assert_eq!(status, StatusCode::OK);
    let told = texts(&service).await;
    assert_eq!(
        told,
        [(
            number.to_owned(),
            "New Beginnings: New recovery codes were made.".to_owned()
        )]
    );
}
