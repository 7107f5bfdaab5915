//! Second factors: enrolment, sign-in, printed codes, and the attacks on them (IDN-3, claims A11, B4).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, claims_of, code_in};
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

const ANA: &str = "ana@example.org";

/// The first half of a sign-in.
async fn pending(service: &TestService) -> Value {
    let (status, answer) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert!(answer["mfaPendingCredential"].is_string(), "{answer}");
    answer
}

fn message(answer: &(StatusCode, Value)) -> &str {
    answer.1["error"]["message"].as_str().unwrap_or("ok")
}

#[tokio::test]
async fn idn_3_an_app_is_added_and_every_sign_in_asks_for_it() {
    let service = TestService::new();
    let before = service.is_verified(ANA).await;
    let (app, tokens) = service.adds_app(&before).await;
    assert_eq!(service.looks_up(&before.id).await, "TOKEN_EXPIRED", "B4");
    assert_eq!(
        claims_of(&tokens.id)["firebase"]["sign_in_second_factor"],
        "totp"
    );

    let answer = pending(&service).await;
    assert_eq!(answer["localId"], tokens.uid.as_str());
    assert_eq!(answer["email"], ANA);
    assert!(answer.get("idToken").is_none() && answer.get("refreshToken").is_none());
    let info = &answer["mfaInfo"][0];
    assert_eq!(info["mfaEnrollmentId"], app.factor.as_str());
    assert_eq!(app.factor.len(), 28);
    assert_eq!(info["displayName"], "My phone");
    assert_eq!(info["totpInfo"], json!({}));
    assert!(
        info.get("phoneInfo").is_none(),
        "it would be taken for a phone"
    );

    service.clock.forward(Duration::seconds(60));
    let (status, answer) = service
        .finishes(&answer, &app.factor, &app.code(&service))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (_, refreshed) = service
        .refreshes(answer["refreshToken"].as_str().unwrap())
        .await;
    for token in [&answer["idToken"], &refreshed["id_token"]] {
        let ways = &claims_of(token.as_str().unwrap())["firebase"];
        assert_eq!(ways["sign_in_provider"], "password");
        assert_eq!(ways["sign_in_second_factor"], "totp");
        assert_eq!(ways["second_factor_identifier"], app.factor.as_str());
    }
}

#[tokio::test]
async fn idn_6_enrolment_refuses_in_the_words_of_the_protocol() {
    let service = TestService::new();
    let tokens = service.signs_up(ANA).await;
    let start = async |body: Value| service.refused_2("mfaEnrollment:start", body).await;
    let app = json!({});
    assert_eq!(
        start(json!({ "totpEnrollmentInfo": app })).await,
        "MISSING_ID_TOKEN"
    );
    let unverified = json!({ "idToken": tokens.id, "totpEnrollmentInfo": app });
    assert_eq!(
        start(unverified).await,
        "UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors."
    );
    assert_eq!(
        start(json!({ "idToken": tokens.id })).await,
        "INVALID_ARGUMENT : ((Missing phoneEnrollmentInfo.))"
    );

    let tokens = service.is_verified("ben@example.org").await;
    let (secret, session) = service.starts_app(&tokens.id).await;
    let other = service.is_verified("eve@example.org").await;
    let finish = async |token: &str, info: Value| {
        let body = json!({ "idToken": token, "totpVerificationInfo": info });
        service.refused_2("mfaEnrollment:finalize", body).await
    };
    assert_eq!(finish(&tokens.id, json!({})).await, "MISSING_SESSION_INFO");
    let info = json!({ "sessionInfo": session });
    assert_eq!(finish(&tokens.id, info).await, "MISSING_CODE");
    let code = sync_service::accounts::totp::code_at(
        &secret,
        service.app.clock.now().unix_timestamp() / 30,
    );
    let right = json!({ "sessionInfo": session, "verificationCode": code });
    assert_eq!(
        finish(&other.id, right.clone()).await,
        "INVALID_SESSION_INFO",
        "another account"
    );
    let info = json!({ "sessionInfo": session, "verificationCode": "000000" });
    assert_eq!(finish(&tokens.id, info).await, "INVALID_CODE");
    let info = json!({ "sessionInfo": "x", "verificationCode": code });
    assert_eq!(finish(&tokens.id, info).await, "INVALID_SESSION_INFO");
    service.clock.forward(Duration::seconds(301));
    assert_eq!(
        finish(&tokens.id, right).await,
        "CREDENTIAL_TOO_OLD_LOGIN_AGAIN"
    );
}

#[tokio::test]
async fn idn_6_the_second_half_of_a_sign_in_refuses_in_the_words_of_the_protocol() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    let finish = async |body: Value| service.refused_2("mfaSignIn:finalize", body).await;
    let code = json!({ "verificationCode": "123456" });
    assert_eq!(
        finish(json!({ "totpVerificationInfo": code })).await,
        "MISSING_CREDENTIAL : Please set MFA Pending Credential."
    );
    let body = json!({ "mfaPendingCredential": "x", "totpVerificationInfo": code,
        "mfaEnrollmentId": app.factor });
    assert_eq!(finish(body).await, "INVALID_MFA_PENDING_CREDENTIAL");
    let body = json!({ "mfaPendingCredential": "x" });
    assert_eq!(
        finish(body).await,
        "INVALID_ARGUMENT : MFA provider not supported!"
    );
    let answer = pending(&service).await;
    let wrong = service.finishes(&answer, "no-such-factor", "123456").await;
    assert_eq!(message(&wrong), "MFA_ENROLLMENT_NOT_FOUND");
    let start = async |body: Value| service.refused_2("mfaSignIn:start", body).await;
    assert_eq!(
        start(json!({})).await,
        "MISSING_MFA_PENDING_CREDENTIAL : Request does not have MFA pending credential."
    );
    assert_eq!(
        start(json!({ "mfaPendingCredential": "x" })).await,
        "MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided."
    );
}

#[tokio::test]
async fn a11_a_code_works_once_and_neither_at_the_sign_in_after_its_enrolment() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    let used = app.code(&service);
    let again = service
        .finishes(&pending(&service).await, &app.factor, &used)
        .await;
    assert_eq!(message(&again), "INVALID_CODE", "the code of the enrolment");

    service.clock.forward(Duration::seconds(30));
    let code = app.code(&service);
    let answer = pending(&service).await;
    let other = pending(&service).await;
    assert_eq!(
        message(&service.finishes(&answer, &app.factor, &code).await),
        "ok"
    );
    let replay = service.finishes(&answer, &app.factor, &code).await;
    assert_eq!(message(&replay), "INVALID_MFA_PENDING_CREDENTIAL");
    let replay = service.finishes(&other, &app.factor, &code).await;
    assert_eq!(
        message(&replay),
        "INVALID_CODE",
        "the same step in another sign-in"
    );
    let next = app.code_in(&service, 1);
    assert_eq!(
        message(&service.finishes(&other, &app.factor, &next).await),
        "ok",
        "slack"
    );
}

#[tokio::test]
async fn a11_five_wrong_codes_end_the_sign_in_and_ten_minutes_pass_before_more() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::minutes(11));
    let answer = pending(&service).await;
    for _ in 0..5 {
        let wrong = service.finishes(&answer, &app.factor, "000000").await;
        assert_eq!(message(&wrong), "INVALID_CODE");
    }
    let right = service
        .finishes(&answer, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&right), "INVALID_MFA_PENDING_CREDENTIAL");
    let answer = pending(&service).await;
    let waits = service
        .finishes(&answer, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&waits), "TOO_MANY_ATTEMPTS_TRY_LATER");
    service.clock.forward(Duration::minutes(11));
    let answer = pending(&service).await;
    let right = service
        .finishes(&answer, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&right), "ok");
}

#[tokio::test]
async fn a11_a_new_password_ends_the_wait_that_wrong_codes_of_others_made() {
    with_every_service(|service| async move {
        let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
        service.clock.forward(Duration::minutes(11));
        let answer = pending(&service).await;
        for _ in 0..5 {
            let wrong = service.finishes(&answer, &app.factor, "000000").await;
            assert_eq!(message(&wrong), "INVALID_CODE");
        }
        service.mails().await;
        service.asks_for_reset(ANA).await;
        let code = service.code_for(ANA).await;
        let body = json!({ "oobCode": code, "newPassword": "Harvest2025" });
        service.ok("resetPassword", body).await;
        let (_, answer) = service.signs_in(ANA, "Harvest2025").await;
        let right = service
            .finishes(&answer, &app.factor, &app.code(&service))
            .await;
        assert_eq!(message(&right), "ok");
    })
    .await;
}

#[tokio::test]
async fn a11_guesses_over_parallel_connections_are_counted_one_by_one() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::minutes(11));
    let answers = [
        pending(&service).await,
        pending(&service).await,
        pending(&service).await,
    ];
    let guesses = (0..60).map(|number| {
        let (service, answers, app) = (&service, &answers, &app);
        async move {
            let code = format!("{number:06}");
            service
                .finishes(&answers[number % 3], &app.factor, &code)
                .await
        }
    });
    let seen = futures_util::future::join_all(guesses).await;
    let looked_at = seen
        .iter()
        .filter(|it| message(it) == "INVALID_CODE")
        .count();
    assert_eq!(
        looked_at,
        5,
        "{:?}",
        seen.iter().map(message).collect::<Vec<_>>()
    );
    assert!(seen.iter().all(|it| message(it) != "ok"));
}

#[tokio::test]
async fn a11_who_has_no_first_factor_uses_up_none_of_the_owners_tries() {
    with_every_service(|service| async move {
        let (app, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
        service.clock.forward(Duration::minutes(11));
        let waits = pending(&service).await;
        // The stranger knows the account, its second step, and a credential that is over.
        let over = pending(&service).await;
        let (_, opened) = service
            .finishes(&over, &app.factor, &app.code(&service))
            .await;
        assert!(opened["idToken"].is_string(), "{opened}");
        let known = over["mfaPendingCredential"].as_str().unwrap();
        for credential in [known, tokens.uid.as_str(), app.factor.as_str(), "x"] {
            let guess = json!({ "mfaPendingCredential": credential });
            for _ in 0..15 {
                let tried = service.finishes(&guess, &app.factor, "000000").await;
                assert_eq!(message(&tried), "INVALID_MFA_PENDING_CREDENTIAL");
            }
        }
        service.clock.forward(Duration::seconds(30));
        let right = service
            .finishes(&waits, &app.factor, &app.code(&service))
            .await;
        assert_eq!(message(&right), "ok");
    })
    .await;
}

#[tokio::test]
async fn a11_what_strangers_try_at_the_first_step_keeps_nobody_from_the_second() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::minutes(11));
    let waits = pending(&service).await;
    // More than one network may try in an hour: links that no one was sent.
    let body = json!({ "email": ANA, "oobCode": "x" });
    let mut refused = 0;
    for _ in 0..1_010 {
        let tried = service.call("signInWithEmailLink", body.clone()).await;
        refused += usize::from(message(&tried) == "TOO_MANY_ATTEMPTS_TRY_LATER");
    }
    assert_ne!(refused, 0, "the limit of the network was reached");
    let right = service
        .finishes(&waits, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&right), "ok");
}

#[tokio::test]
async fn a11_of_two_finalises_that_race_one_opens_a_session() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::seconds(30));
    let (answer, code) = (pending(&service).await, app.code(&service));
    let race = (0..8).map(|_| service.finishes(&answer, &app.factor, &code));
    let seen = futures_util::future::join_all(race).await;
    let opened = seen.iter().filter(|it| it.0 == StatusCode::OK).count();
    assert_eq!(opened, 1, "{seen:?}");

    let tokens = service.is_verified("ben@example.org").await;
    let (secret, session) = service.starts_app(&tokens.id).await;
    let now = service.app.clock.now().unix_timestamp();
    let code = sync_service::accounts::totp::code_at(&secret, now / 30);
    let info = json!({ "sessionInfo": session, "verificationCode": code });
    let body = json!({ "idToken": tokens.id, "totpVerificationInfo": info });
    let race = (0..4).map(|_| service.call_2("mfaEnrollment:finalize", body.clone()));
    let seen = futures_util::future::join_all(race).await;
    let added = seen.iter().filter(|it| it.0 == StatusCode::OK).count();
    assert_eq!(added, 1, "{seen:?}");
}

#[tokio::test]
async fn a_pending_sign_in_ends_after_five_minutes_and_with_the_sessions_of_its_account() {
    let service = TestService::new();
    let (app, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
    let old = pending(&service).await;
    service.clock.forward(Duration::seconds(301));
    let late = service
        .finishes(&old, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&late), "INVALID_MFA_PENDING_CREDENTIAL");
    let answer = pending(&service).await;
    let ended = service.app.accounts.end_sessions(&tokens.uid, "test").await;
    assert!(ended.unwrap());
    let late = service
        .finishes(&answer, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&late), "INVALID_MFA_PENDING_CREDENTIAL");
}

#[tokio::test]
async fn a_factor_is_removed_and_the_removal_can_be_undone_from_the_mailbox() {
    let service = TestService::new();
    let (app, tokens) = service.adds_app(&service.is_verified(ANA).await).await;
    drop(tokens);
    // An undo also undoes what was added in the week before; this app is older.
    service.clock.forward(Duration::days(20));
    let answer = service
        .finishes(&pending(&service).await, &app.factor, &app.code(&service))
        .await;
    let id_token = answer.1["idToken"].as_str().unwrap();
    service.mails().await;
    let body = json!({ "idToken": id_token, "mfaEnrollmentId": "other" });
    let refused = service.refused_2("mfaEnrollment:withdraw", body).await;
    assert_eq!(refused, "MFA_ENROLLMENT_NOT_FOUND");
    let body = json!({ "idToken": id_token, "mfaEnrollmentId": app.factor });
    let answer = service.ok_2("mfaEnrollment:withdraw", body).await;
    let ways = &claims_of(answer["idToken"].as_str().unwrap())["firebase"];
    assert!(ways.get("sign_in_second_factor").is_none(), "{ways}");
    let (_, signed_in) = service.signs_in(ANA, PASSWORD).await;
    assert!(signed_in["idToken"].is_string());

    let mails = service.mails().await;
    let told = mails.iter().find(|mail| mail.body.contains("second step"));
    let code = code_in(&told.unwrap().body);
    service.ok("update", json!({ "oobCode": code })).await;
    let (status, _) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "the password is void");
    let reset = service.code_for(ANA).await;
    let body = json!({ "oobCode": reset, "newPassword": "Harvest2025" });
    service.ok("resetPassword", body).await;
    let (_, answer) = service.signs_in(ANA, "Harvest2025").await;
    assert_eq!(answer["mfaInfo"][0]["mfaEnrollmentId"], app.factor.as_str());
}

#[tokio::test]
async fn a_factor_that_a_thief_added_goes_with_the_undo_of_the_owner() {
    let service = TestService::new();
    let tokens = service.is_verified(ANA).await;
    service.mails().await;
    service.adds_app(&tokens).await;
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1, "told once: {mails:?}");
    service
        .ok("update", json!({ "oobCode": code_in(&mails[0].body) }))
        .await;
    let reset = service.code_for(ANA).await;
    let body = json!({ "oobCode": reset, "newPassword": "Harvest2025" });
    service.ok("resetPassword", body).await;
    let (_, answer) = service.signs_in(ANA, "Harvest2025").await;
    assert!(answer["idToken"].is_string(), "{answer}");
}

#[tokio::test]
async fn the_second_factor_holds_after_a_reset_of_the_password() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.mails().await;
    service.asks_for_reset(ANA).await;
    let code = service.code_for(ANA).await;
    let body = json!({ "oobCode": code, "newPassword": "Harvest2025" });
    service.ok("resetPassword", body).await;
    let (_, answer) = service.signs_in(ANA, "Harvest2025").await;
    assert_eq!(answer["mfaInfo"][0]["mfaEnrollmentId"], app.factor.as_str());
}

#[tokio::test]
async fn an_account_has_five_second_factors_at_most() {
    let service = TestService::new();
    let mut tokens = service.is_verified(ANA).await;
    for _ in 0..5 {
        tokens = service.adds_app(&tokens).await.1;
    }
    let (secret, session) = service.starts_app(&tokens.id).await;
    let now = service.app.clock.now().unix_timestamp();
    let code = sync_service::accounts::totp::code_at(&secret, now / 30);
    let info = json!({ "sessionInfo": session, "verificationCode": code });
    let body = json!({ "idToken": tokens.id, "totpVerificationInfo": info });
    let refused = service.refused_2("mfaEnrollment:finalize", body).await;
    assert_eq!(refused, "SECOND_FACTOR_LIMIT_EXCEEDED");
    let lookup = service.ok("lookup", json!({ "idToken": tokens.id })).await;
    assert_eq!(lookup["users"][0]["mfaInfo"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn f8_the_secret_of_an_app_cannot_be_read_from_the_database() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    let folder = service.folder.path().join("data");
    for name in ["new-beginnings.db", "new-beginnings.db-wal"] {
        let bytes = std::fs::read(folder.join(name)).unwrap_or_default();
        let secret = app.secret.as_slice();
        assert!(!bytes.windows(secret.len()).any(|part| part == secret));
    }
    let (status, answer) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::OK);
    assert!(!answer.to_string().contains("seed"));
}
