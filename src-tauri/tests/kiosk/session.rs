//! The session of a kiosk, against a fake service.

use crate::account_world::{World, refreshed, refusal, tokens, world};
use kiosk::account::token_store::StoredSession;
use serde_json::{Value, json};
use std::sync::Arc;
use sync_protocol::account_changes::ChangeKind;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;

#[tokio::test]
async fn ksk_3_a_session_is_stored_and_nothing_stays_after_sign_out() {
    let world = world().await;
    world.ana_signs_in().await;
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r1");
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
    world.will_answer(204, Value::Null);

    world.account.sign_out().await;

    assert_eq!(world.token_store.read().await, None);
    assert_eq!(world.who().await, None);
    let asked = world.asked.lock().unwrap().clone();
    assert_eq!(asked, ["accounts:signInWithPassword", "sign-out"]);
}

#[tokio::test]
async fn ses_1_sign_out_works_without_a_network() {
    let world = world().await;
    world.ana_signs_in().await;
    world.account.sign_out().await;
    assert_eq!(
        (world.token_store.read().await, world.who().await),
        (None, None)
    );
}

#[tokio::test]
async fn ses_2_a_session_is_restored_at_the_start_unless_it_was_unused_too_long() {
    for (away, stays) in [(300, true), (301, false), (-1, false)] {
        let mut world = world().await;
        world.ana_signs_in().await;
        world.pass(away);
        world.restart();
        world.will_answer(200, refreshed("r2"));
        world.account.driver.restore().await;
        let kept = world
            .token_store
            .read()
            .await
            .map(|kept| kept.refresh.clone());
        assert_eq!(kept.as_deref(), stays.then_some("r2"), "{away}");
        assert_eq!(world.who().await.is_some(), stays, "{away}");
    }
}

#[tokio::test]
async fn ses_2_a_refusal_at_the_start_deletes_the_session_and_a_network_failure_does_not() {
    for (status, body, stays) in [
        (400, refusal("TOKEN_EXPIRED"), false),
        (400, refusal("USER_DISABLED"), false),
        (400, refusal("INVALID_REFRESH_TOKEN"), false),
        (503, Value::Null, true),
        (200, Value::Null, true),
    ] {
        let mut world = world().await;
        world.ana_signs_in().await;
        world.restart();
        world.will_answer(status, body.clone());
        world.account.driver.restore().await;
        assert_eq!(world.who().await.is_some(), stays, "{status} {body}");
        assert_eq!(
            world.token_store.read().await.is_some(),
            stays,
            "{status} {body}"
        );
    }
}

#[tokio::test]
async fn ses_3_a_request_refreshes_first_when_the_token_is_about_to_expire() {
    let world = world().await;
    world.ana_signs_in().await;
    world.pass(3_570);
    world.will_answer(200, refreshed("r2"));
    world.will_answer(200, json!({ "kind": "x", "email": "ana@example.org" }));
    let asked = world
        .account
        .request_email_change("new@example.org".into(), "es");
    asked.await.unwrap();
    let asked = world.asked.lock().unwrap().clone();
    assert_eq!(asked[1..], ["token", "accounts:sendOobCode"]);
}

#[tokio::test]
async fn ses_3_the_timer_refreshes_the_session() {
    let world = world().await;
    world.ana_signs_in().await;
    world.pass(3_300);
    world.will_answer(200, refreshed("r2"));
    let account = Arc::clone(&world.account);
    let running = tokio::spawn(async move { account.driver.run().await });
    while world.token_store.read().await.unwrap().refresh != "r2" {
        tokio::task::yield_now().await;
    }
    running.abort();
}

#[tokio::test]
async fn ses_1_an_answer_that_the_session_has_ended_signs_out() {
    let world = world().await;
    world.ana_signs_in().await;
    world.will_answer(400, refusal("TOKEN_EXPIRED"));
    let failed = world
        .account
        .request_email_change("new@example.org".into(), "en");
    assert_eq!(failed.await, Err(ErrorCode::UserTokenExpired.into()));
    assert_eq!(
        (world.token_store.read().await, world.who().await),
        (None, None)
    );
}

#[tokio::test]
async fn ses_1_after_the_signing_key_was_revoked_the_session_is_refreshed_once_and_continues() {
    let world = world().await;
    world.ana_signs_in().await;
    world.will_answer(400, refusal("INVALID_ID_TOKEN"));
    world.will_answer(200, refreshed("r2"));
    world.will_answer(200, json!({ "kind": "x", "email": "ana@example.org" }));
    let request = || {
        let new_email = "new@example.org".into();
        world.account.request_email_change(new_email, "en")
    };
    request().await.unwrap();
    let asked = world.asked.lock().unwrap().clone();
    let expected = ["accounts:sendOobCode", "token", "accounts:sendOobCode"];
    assert_eq!(asked[1..], expected);
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r2");

    // A new token that is not accepted either means that the session has ended.
    world.will_answer(400, refusal("INVALID_ID_TOKEN"));
    world.will_answer(200, refreshed("r3"));
    world.will_answer(400, refusal("INVALID_ID_TOKEN"));
    let failed = request().await.map_err(ErrorCode::from);
    assert_eq!(failed, Err(ErrorCode::InvalidUserToken));
    assert_eq!(world.who().await, None);
}

/// The answer to a request with this token: the service has ended the first session's.
async fn unless_ended(token: String) -> Result<String, Refusal> {
    if token == "access of r1" {
        return Err(ErrorCode::UserTokenExpired.into());
    }
    Ok(token)
}

#[tokio::test]
async fn ses_1_a_request_that_a_change_has_ended_waits_for_what_the_change_brings() {
    let world = world().await;
    world.ana_signs_in().await;
    let driver = &world.account.driver;
    let change = driver.begin_change().await;
    let brings = async {
        let (refresh, access) = ("r2".into(), "access of r2".into());
        let email = "ana@example.org".into();
        let kept = driver.signed_in(change.sign_outs, email, refresh, access, 3600);
        assert!(kept.await);
        drop(change);
    };
    let (answer, ()) = tokio::join!(driver.with_access_token(unless_ended), brings);
    assert_eq!(answer.as_deref(), Ok("access of r2"));
    assert!(world.who().await.is_some());
}

#[tokio::test]
async fn ksk_3_a_request_of_a_person_who_has_left_is_not_sent_again_for_the_next() {
    let world = world().await;
    world.ana_signs_in().await;
    let driver = &world.account.driver;
    let change = driver.begin_change().await;
    let next = async {
        world.account.sign_out().await;
        world.will_answer(200, tokens("r2"));
        let (email, password) = ("bo@example.org".into(), "Sunrise2024".into());
        world.account.sign_in(email, password).await.unwrap();
        drop(change);
    };
    world.will_answer(204, Value::Null);
    let (answer, ()) = tokio::join!(driver.with_access_token(unless_ended), next);
    assert_eq!(answer, Err(ErrorCode::UserTokenExpired.into()));
    assert!(world.who().await.is_some());
}

#[tokio::test]
async fn a_fault_of_the_service_keeps_its_reference_number_and_a_refusal_has_none() {
    let world = world().await;
    let sign_in = || {
        world
            .account
            .sign_in("ana@example.org".into(), "Sunrise2024".into())
    };
    for (status, message, reference) in [
        (500, "INTERNAL_ERROR", Some("a1b2c-d3e4f".to_owned())),
        (400, "INVALID_LOGIN_CREDENTIALS", None),
    ] {
        world.will_answer(status, refusal(message));
        let failed = sign_in().await.unwrap_err();
        assert_eq!(failed.reference, reference, "{message}");
    }
}

#[tokio::test]
async fn log_5_a_waiting_screen_hears_who_is_signed_in() {
    let world = world().await;
    let seen = world.account.driver.state(-1).await;
    assert_eq!(seen.email, None);
    let account = Arc::clone(&world.account);
    let waiting = tokio::spawn(async move { account.driver.state(seen.version).await });
    world.ana_signs_in().await;
    let told = waiting.await.unwrap();
    assert_eq!(told.email.as_deref(), Some("ana@example.org"));
}

#[tokio::test]
async fn a_wrong_password_of_a_recent_proof_signs_nobody_out_and_a_change_keeps_the_new_session() {
    let world = world().await;
    world.ana_signs_in().await;
    let prove = || world.account.reauthenticate("Sunrise2024".into());
    world.will_answer(400, refusal("INVALID_LOGIN_CREDENTIALS"));
    assert_eq!(prove().await, Err(ErrorCode::InvalidCredential.into()));
    assert!(world.who().await.is_some());
    world.will_answer(200, tokens("r2"));
    prove().await.unwrap();
    world.will_answer(200, tokens("r3"));
    let changed = world.account.change_password("Harvest2025".into(), "en");
    changed.await.unwrap();
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r3");
}

/// The answer to a first step whose account has a second factor.
fn second_step() -> Value {
    json!({
        "kind": "x", "localId": "u", "email": "ana@example.org", "mfaPendingCredential": "p1",
        "mfaInfo": [{ "mfaEnrollmentId": "f1", "enrolledAt": "2026-01-01T00:00:00Z", "totpInfo": {} }],
    })
}

/// Signs in with a password, and returns the id of the factor that is asked for.
async fn first_step(world: &World) -> String {
    world.will_answer(200, second_step());
    let sign_in = ("ana@example.org".into(), "Sunrise2024".into());
    let factors = world.account.sign_in(sign_in.0, sign_in.1).await.unwrap();
    assert_eq!(
        world.who().await,
        None,
        "the password alone signs no one in"
    );
    factors[0].mfa_enrollment_id.clone()
}

#[tokio::test]
async fn idn_3_a_second_step_signs_in_and_a_wrong_code_can_be_tried_again() {
    let world = world().await;
    let factor = first_step(&world).await;
    world.will_answer(400, refusal("INVALID_CODE"));
    let wrong = world
        .account
        .finish_sign_in(factor.clone(), "000000".into());
    assert_eq!(wrong.await, Err(ErrorCode::InvalidVerificationCode.into()));
    world.will_answer(200, json!({ "idToken": "a", "refreshToken": "r1" }));
    let right = world
        .account
        .finish_sign_in(factor.clone(), "123456".into());
    right.await.unwrap();
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r1");
    let again = world.account.finish_sign_in(factor, "123456".into());
    assert_eq!(
        again.await,
        Err(ErrorCode::InvalidMultiFactorSession.into())
    );
}

#[tokio::test]
async fn idn_3_a_message_to_a_phone_is_the_second_step_too() {
    let world = world().await;
    let factor = first_step(&world).await;
    world.will_answer(200, json!({ "phoneResponseInfo": { "sessionInfo": "s1" } }));
    let sent = world.account.send_second_step(factor.clone());
    sent.await.unwrap();
    world.will_answer(200, json!({ "idToken": "a", "refreshToken": "r1" }));
    let finish = world.account.finish_sign_in(factor, "123456".into());
    finish.await.unwrap();
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
    let asked = world.asked.lock().unwrap().join(" ");
    assert!(asked.ends_with("mfaSignIn:start mfaSignIn:finalize"));
}

#[tokio::test]
async fn idn_3_the_next_person_cannot_finish_a_sign_in_that_was_left() {
    let world = world().await;
    let factor = first_step(&world).await;
    world.account.driver.sign_out().await;
    let finish = world.account.finish_sign_in(factor, "123456".into());
    assert_eq!(
        finish.await,
        Err(ErrorCode::InvalidMultiFactorSession.into())
    );
    assert_eq!(
        world.asked.lock().unwrap().len(),
        1,
        "the service is not asked"
    );
}

#[tokio::test]
async fn idn_2_the_code_of_a_mail_signs_in_and_a_wrong_one_can_be_tried_again() {
    let world = world().await;
    world.will_answer(200, json!({ "kind": "x", "email": "ana@example.org" }));
    let asked = world
        .account
        .request_email_code("ana@example.org".into(), "en");
    asked.await.unwrap();
    let enter = async |code: &str| {
        let email = "ana@example.org".to_owned();
        let entered = world.account.sign_in_by_email(email, code.to_owned(), "en");
        entered.await
    };
    world.will_answer(400, refusal("INVALID_OOB_CODE"));
    assert_eq!(
        enter("000000").await,
        Err(ErrorCode::InvalidActionCode.into())
    );
    let mut answer = tokens("r1");
    answer["isNewUser"] = json!(true);
    world.will_answer(200, answer);
    let signed_in = enter("123456").await.unwrap();
    assert!(signed_in.is_new && signed_in.factors.is_empty());
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
}

#[tokio::test]
async fn idn_3_the_code_of_a_mail_does_not_skip_the_second_step() {
    let world = world().await;
    world.will_answer(200, second_step());
    let code = ("ana@example.org".to_owned(), "123456".to_owned());
    let signed_in = world.account.sign_in_by_email(code.0, code.1, "en");
    assert_eq!(signed_in.await.unwrap().factors.len(), 1);
    assert_eq!(world.who().await, None);
}

#[tokio::test]
async fn idn_2_a_phone_signs_in_and_names_an_account_without_an_address() {
    let world = world().await;
    world.will_answer(
        200,
        json!({
            "algorithm": "SHA-256", "challenge": "c", "salt": "salt", "signature": "s",
            "maxnumber": 0,
        }),
    );
    world.will_answer(200, json!({ "sessionInfo": "s1" }));
    let session = world
        .account
        .request_phone_code("+19735550100".into(), "en")
        .await;
    assert_eq!(session.as_deref(), Ok("s1"));
    world.will_answer(
        200,
        json!({
            "phoneNumber": "+19735550100", "idToken": "a", "refreshToken": "r1", "expiresIn": "3600",
            "isNewUser": true,
        }),
    );
    let code = ("s1".to_owned(), "123456".to_owned());
    let signed_in = world.account.sign_in_by_phone(code.0, code.1, "en");
    assert!(signed_in.await.unwrap().is_new);
    assert_eq!(world.who().await.as_deref(), Some("+19735550100"));
    let asked = world.asked.lock().unwrap().clone();
    let calls = [
        "proof-of-work",
        "accounts:sendVerificationCode",
        "accounts:signInWithPhoneNumber",
    ];
    assert_eq!(asked, calls);
}

#[tokio::test]
async fn idn_2_a_number_of_another_account_changes_nothing() {
    let world = world().await;
    world.ana_signs_in().await;
    world.will_answer(
        200,
        json!({ "temporaryProof": "p", "phoneNumber": "+19735550100" }),
    );
    let added = world.account.add_phone("s1".into(), "123456".into(), "en");
    assert_eq!(added.await, Ok(false));
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r1");
}

#[tokio::test]
async fn idn_2_an_account_that_lost_its_address_is_named_by_its_number() {
    let world = world().await;
    world.ana_signs_in().await;
    let user = json!({ "localId": "u", "email": "ana@example.org", "phoneNumber": "+19735550100" });
    world.will_answer(200, json!({ "kind": "x", "users": [user] }));
    world.will_answer(
        200,
        json!({ "kind": "x", "idToken": "a", "refreshToken": "r2", "expiresIn": "3600" }),
    );
    world
        .account
        .remove_way("password".into(), "en")
        .await
        .unwrap();
    let removal = world.bodies.lock().unwrap().pop().unwrap();
    let removal: Value = serde_json::from_str(&removal).unwrap();
    // Without this wish the service sends no tokens.
    assert_eq!(removal["returnSecureToken"], true);
    assert_eq!(world.who().await.as_deref(), Some("+19735550100"));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r2");
}

#[tokio::test]
async fn a_stored_session_is_short_enough_for_every_system() {
    let kept = StoredSession {
        refresh: "x".repeat(59),
        email: format!("{}@example.org", "x".repeat(242)),
        last_used_at: i64::MAX,
    };
    assert!(serde_json::to_string(&kept).unwrap().len() < 1_280);
    assert_eq!(format!("{kept:?}"), "StoredSession");
}

#[tokio::test]
async fn ksk_3_an_answer_after_the_sign_out_stores_nothing() {
    let world = world().await;
    let driver = &world.account.driver;
    let sign_outs = driver.sign_outs().await;
    driver.sign_out().await;
    let kept = driver.signed_in(
        sign_outs,
        "ana@example.org".into(),
        "r".into(),
        "a".into(),
        3600,
    );
    assert!(!kept.await);
    assert_eq!(driver.email().await, None);
    assert!(world.token_store.read().await.is_none());
}

#[tokio::test]
async fn b6_the_sessions_of_the_person_are_listed_and_another_one_is_ended() {
    let world = world().await;
    world.ana_signs_in().await;
    let session = |id: &str, is_current| {
        json!({
            "id": id, "device": "Kiosk, Linux", "provider": "password", "isCurrent": is_current,
            "beganAt": "2026-01-01T00:00:00Z", "usedAt": "2026-01-02T00:00:00Z",
        })
    };
    let list = json!({ "sessions": [session("s1", true), session("s2", false)] });
    world.will_answer(200, list);
    let sessions = world.account.sessions().await.unwrap();
    let listed: Vec<_> = sessions.iter().map(|it| (&*it.id, it.is_current)).collect();
    assert_eq!(listed, [("s1", true), ("s2", false)]);

    world.will_answer(204, Value::Null);
    world.account.end_session("s2".into()).await.unwrap();
    let asked = world.asked.lock().unwrap().clone();
    assert_eq!(asked[1..], ["sessions", "end"]);

    // A log-in page of some network is no proof that the session has ended.
    world.will_answer(200, Value::Null);
    let failed = world.account.end_session("s2".into()).await;
    assert_eq!(failed, Err(ErrorCode::NetworkRequestFailed.into()));
    assert!(world.who().await.is_some());
}

#[tokio::test]
async fn b5_what_changed_in_the_account_is_asked_with_the_session() {
    let world = world().await;
    world.ana_signs_in().await;
    let change = json!({ "at": "2026-01-02T00:00:00Z", "what": "factor-added" });
    world.will_answer(200, json!({ "changes": [change] }));
    let changes = world.account.changes().await.unwrap();
    assert_eq!(changes[0].what, ChangeKind::FactorAdded);
    assert_eq!(world.asked.lock().unwrap().last().unwrap(), "changes");
}
