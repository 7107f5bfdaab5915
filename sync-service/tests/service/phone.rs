//! Phones: sign-in, linking, second step, and the limits of messages (IDN-2, IDN-3, claim C4).

use crate::support::TestService;
use crate::support::accounts::Tokens;
use crate::support::program::{is_refused, succeeds};
use axum::http::StatusCode;
use data_encoding::{BASE64, HEXLOWER};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use time::Duration;

const NUMBER: &str = "+12015550100";
const OTHER: &str = "+12015550101";

/// The messages that wait, taken out of the outbox: number and code.
async fn messages(service: &TestService) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let store = &service.app.store;
    while let Some(message) = store.next_message(i64::MAX, i64::MAX).await.unwrap() {
        store.remove_message(message.id).await.unwrap();
        found.push((message.phone, message.text[..6].to_owned()));
    }
    found
}

/// Asks for a code; answers the session and the code.
async fn asks(service: &TestService, number: &str) -> (String, String) {
    let body = json!({ "phoneNumber": number, "captchaResponse": "NO_RECAPTCHA" });
    let answer = service.ok("sendVerificationCode", body).await;
    let sent = messages(service).await;
    assert_eq!(sent[0].0, number);
    (
        answer["sessionInfo"].as_str().unwrap().to_owned(),
        sent[0].1.clone(),
    )
}

async fn shows(service: &TestService, body: Value) -> (StatusCode, Value) {
    service.call("signInWithPhoneNumber", body).await
}

fn message(answer: &(StatusCode, Value)) -> &str {
    answer.1["error"]["message"].as_str().unwrap_or("ok")
}

#[tokio::test]
async fn idn_2_a_number_makes_an_account_without_address_and_password() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    let (_, answer) = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert_eq!(
        (&answer["isNewUser"], &answer["phoneNumber"]),
        (&json!(true), &json!(NUMBER))
    );
    let tokens = Tokens::of(&answer);
    let found = service.ok("lookup", json!({ "idToken": tokens.id })).await;
    let user = &found["users"][0];
    assert_eq!(user["phoneNumber"], NUMBER);
    assert!(user.get("email").is_none() && user.get("passwordHash").is_none());
    assert_eq!(
        user["providerUserInfo"],
        json!([{ "providerId": "phone", "rawId": NUMBER, "phoneNumber": NUMBER }])
    );
    let (session, code) = asks(&service, NUMBER).await;
    let (_, again) = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert_eq!(
        (&again["isNewUser"], &again["localId"]),
        (&json!(false), &json!(tokens.uid))
    );
    // A second account without address: neither blocks the other.
    let (session, code) = asks(&service, OTHER).await;
    let (_, third) = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert_ne!(third["localId"], tokens.uid.as_str());
}

#[tokio::test]
async fn idn_2_an_operator_finds_an_account_by_its_number() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    let (_, answer) = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    let data = service.folder.path().join("data");
    let said = succeeds(&["user", "show", NUMBER], &data);
    assert!(said.contains(answer["localId"].as_str().unwrap()), "{said}");
    let said = is_refused(&["user", "show", OTHER], &data);
    assert!(said.contains("there is no such account"), "{said}");
}

#[tokio::test]
async fn idn_6_refusals_come_in_the_words_and_the_order_of_the_protocol() {
    let service = TestService::new();
    for number in [
        json!(null),
        json!(""),
        json!("2015550100"),
        json!("+0120155501"),
        json!("+1x"),
        json!("+1201555010"),
        json!("+120155501000"),
        json!("+11015550100"),
    ] {
        let refused = service
            .refused("sendVerificationCode", json!({ "phoneNumber": number }))
            .await;
        assert_eq!(refused, "INVALID_PHONE_NUMBER : Invalid format.");
    }
    // Abroad, and two premium numbers: whoever sends to them pays their owner.
    for number in ["+882123456789", "+19005550123", "+12019760123"] {
        let body = json!({ "phoneNumber": number });
        let refused = service.refused("sendVerificationCode", body).await;
        assert!(refused.starts_with("OPERATION_NOT_ALLOWED : "), "{refused}");
    }
    let (session, code) = asks(&service, NUMBER).await;
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for (body, says) in [
        (json!({ "temporaryProof": "x" }), "MISSING_PHONE_NUMBER"),
        (
            json!({ "temporaryProof": "x", "phoneNumber": NUMBER }),
            "INVALID_TEMPORARY_PROOF",
        ),
        (json!({}), "MISSING_SESSION_INFO"),
        (json!({ "sessionInfo": session }), "MISSING_CODE"),
        (
            json!({ "sessionInfo": "x", "code": code }),
            "INVALID_SESSION_INFO",
        ),
        (
            json!({ "sessionInfo": session, "code": wrong }),
            "INVALID_CODE",
        ),
    ] {
        assert_eq!(message(&shows(&service, body).await), says);
    }
    let reauth = json!({ "sessionInfo": session, "code": code, "operation": "REAUTH" });
    assert_eq!(
        message(&shows(&service, reauth).await),
        "USER_NOT_FOUND",
        "no account is made"
    );
    let (session, code) = asks(&service, NUMBER).await;
    service.clock.forward(Duration::minutes(11));
    let late = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert_eq!(message(&late), "SESSION_EXPIRED");
    let off = TestService::with_ways(&["--ways", "none"]);
    for call in ["sendVerificationCode", "signInWithPhoneNumber"] {
        assert_eq!(off.refused(call, json!({})).await, "OPERATION_NOT_ALLOWED");
    }
}

#[tokio::test]
async fn a8_five_wrong_codes_end_a_session_and_of_many_right_ones_one_counts() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let guess = || shows(&service, json!({ "sessionInfo": session, "code": wrong }));
    let seen = futures_util::future::join_all((0..12).map(|_| guess())).await;
    assert_eq!(
        seen.iter()
            .filter(|it| message(it) == "INVALID_CODE")
            .count(),
        5
    );
    let right = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert_eq!(message(&right), "INVALID_SESSION_INFO");

    let (session, code) = asks(&service, NUMBER).await;
    let show = || shows(&service, json!({ "sessionInfo": session, "code": code }));
    let seen = futures_util::future::join_all((0..8).map(|_| show())).await;
    assert_eq!(
        seen.iter().filter(|it| message(it) == "ok").count(),
        1,
        "{seen:?}"
    );
}

#[tokio::test]
async fn idn_2_a_number_is_linked_and_one_that_is_taken_gives_a_proof() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    let owner = shows(&service, json!({ "sessionInfo": session, "code": code }))
        .await
        .1;
    let ana = service.is_verified("ana@example.org").await;
    let (session, code) = asks(&service, NUMBER).await;
    let body = json!({ "sessionInfo": session, "code": code, "idToken": ana.id });
    let (status, taken) = shows(&service, body).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(taken["temporaryProofExpiresIn"], "3600");
    assert!(taken.get("idToken").is_none() && taken.get("localId").is_none());
    let proof = json!({ "temporaryProof": taken["temporaryProof"], "phoneNumber": NUMBER });
    let (_, signed_in) = shows(&service, proof.clone()).await;
    assert_eq!(signed_in["localId"], owner["localId"]);
    assert_eq!(
        message(&shows(&service, proof).await),
        "INVALID_TEMPORARY_PROOF",
        "once"
    );

    let (session, code) = asks(&service, OTHER).await;
    service.mails().await;
    let body = json!({ "sessionInfo": session, "code": code, "idToken": ana.id });
    let (_, linked) = shows(&service, body).await;
    let tokens = Tokens::of(&linked);
    assert_eq!(tokens.uid, ana.uid);
    assert_eq!(service.looks_up(&ana.id).await, "TOKEN_EXPIRED", "B4");
    assert_eq!(service.mails().await.len(), 1, "the owner is told");
    let body = json!({ "idToken": tokens.id, "deleteProvider": ["phone"] });
    let answer = service.ok("update", body).await;
    assert_eq!(answer["providerUserInfo"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_new_account_cannot_lose_its_only_way_in() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    let answer = shows(&service, json!({ "sessionInfo": session, "code": code }))
        .await
        .1;
    let body = json!({ "idToken": answer["idToken"], "deleteProvider": ["phone"] });
    let refused = service.refused("update", body).await;
    assert!(refused.starts_with("OPERATION_NOT_ALLOWED"), "{refused}");
}

#[tokio::test]
async fn idn_3_a_phone_is_a_second_step() {
    let service = TestService::new();
    let ana = service.is_verified("ana@example.org").await;
    let start = json!({ "idToken": ana.id, "phoneEnrollmentInfo": { "phoneNumber": NUMBER } });
    let answer = service.ok_2("mfaEnrollment:start", start).await;
    let session = &answer["phoneSessionInfo"]["sessionInfo"];
    let code = messages(&service).await[0].1.clone();
    let stolen = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert_eq!(
        message(&stolen),
        "INVALID_SESSION_INFO",
        "bound to its purpose"
    );
    let finish = json!({ "idToken": ana.id, "displayName": "Phone",
        "phoneVerificationInfo": { "sessionInfo": session, "code": code } });
    let answer = service.ok_2("mfaEnrollment:finalize", finish).await;
    assert_eq!(answer["phoneAuthInfo"]["phoneNumber"], NUMBER);
    let body = json!({ "idToken": answer["idToken"],
        "phoneEnrollmentInfo": { "phoneNumber": NUMBER } });
    assert_eq!(
        service.refused_2("mfaEnrollment:start", body).await,
        "SECOND_FACTOR_EXISTS : Phone number already enrolled as second factor for this account."
    );

    let (_, pending) = service
        .signs_in("ana@example.org", crate::support::accounts::PASSWORD)
        .await;
    let info = &pending["mfaInfo"][0];
    assert_eq!(info["phoneInfo"], "+*******0100");
    assert!(info.get("totpInfo").is_none());
    let start = json!({ "mfaPendingCredential": pending["mfaPendingCredential"],
        "mfaEnrollmentId": info["mfaEnrollmentId"], "phoneSignInInfo": {} });
    let answer = service.ok_2("mfaSignIn:start", start).await;
    let session = &answer["phoneResponseInfo"]["sessionInfo"];
    let code = messages(&service).await[0].1.clone();
    let finish = |code: &str| {
        json!({ "mfaPendingCredential": pending["mfaPendingCredential"],
            "phoneVerificationInfo": { "sessionInfo": session, "code": code } })
    };
    let wrong = if code == "000000" { "000001" } else { "000000" };
    assert_eq!(
        service.refused_2("mfaSignIn:finalize", finish(wrong)).await,
        "INVALID_CODE"
    );
    let race = (0..4).map(|_| service.call_2("mfaSignIn:finalize", finish(&code)));
    let seen = futures_util::future::join_all(race).await;
    assert_eq!(
        seen.iter().filter(|it| it.0 == StatusCode::OK).count(),
        1,
        "{seen:?}"
    );
}

#[tokio::test]
async fn c4_messages_are_counted_by_number_network_and_day() {
    let service =
        TestService::with_ways(&["--ways", "phone", "--sms-work", "0", "--sms-a-day", "40"]);
    let ask = async |network: &str, number: String| {
        let body = json!({ "phoneNumber": number });
        let answer = service
            .call_from(network, "sendVerificationCode", body)
            .await;
        message(&answer).to_owned()
    };
    for turn in 0..6 {
        let says = ask(&format!("203.0.113.{turn}"), NUMBER.into()).await;
        let expected = if turn < 5 {
            "ok"
        } else {
            "TOO_MANY_ATTEMPTS_TRY_LATER"
        };
        assert_eq!(says, expected, "one number");
    }
    for turn in 0..31 {
        let says = ask("198.51.100.7", format!("+1201556{turn:04}")).await;
        let expected = if turn < 30 {
            "ok"
        } else {
            "TOO_MANY_ATTEMPTS_TRY_LATER"
        };
        assert_eq!(says, expected, "one network");
    }
    let mut says = Vec::new();
    for turn in 0..8 {
        says.push(
            ask(
                &format!("192.0.2.{}", 10 + turn),
                format!("+1201557{turn:04}"),
            )
            .await,
        );
    }
    assert_eq!(
        says.iter().filter(|it| *it == "ok").count(),
        5,
        "the cap of a day: {says:?}"
    );
    assert!(
        says[5..].iter().all(|it| it == "QUOTA_EXCEEDED"),
        "{says:?}"
    );
    assert_eq!(messages(&service).await.len(), 40);
}

/// Logs in with a number from a network; answers what each of the two calls says.
async fn logs_in_from(service: &TestService, network: &str) -> String {
    let body = json!({ "phoneNumber": NUMBER });
    let asked = service
        .call_from(network, "sendVerificationCode", body)
        .await;
    if asked.0 != StatusCode::OK {
        return message(&asked).to_owned();
    }
    let (_, code) = messages(service).await.remove(0);
    let body = json!({ "sessionInfo": asked.1["sessionInfo"], "code": code });
    let shown = service
        .call_from(network, "signInWithPhoneNumber", body)
        .await;
    message(&shown).to_owned()
}

#[tokio::test]
async fn c4_who_uses_the_codes_logs_in_often_and_strangers_keep_nobody_out_where_they_were() {
    const HOME: &str = "203.0.113.9";
    const REFUSED: &str = "TOO_MANY_ATTEMPTS_TRY_LATER";
    let service = TestService::with_ways(&["--ways", "phone", "--sms-work", "0"]);
    for turn in 0..10 {
        assert_eq!(logs_in_from(&service, HOME).await, "ok", "log-in {turn}");
    }
    let mut strangers = Vec::new();
    for turn in 0..8 {
        let body = json!({ "phoneNumber": NUMBER });
        let network = format!("198.51.100.{turn}");
        let answer = service
            .call_from(&network, "sendVerificationCode", body)
            .await;
        strangers.push(message(&answer).to_owned());
    }
    assert_eq!(strangers[..5], ["ok"; 5]);
    assert_eq!(strangers[5..], [REFUSED; 3]);
    assert_eq!(messages(&service).await.len(), 5);
    // Ten were used and five were not: of twenty a day five are left, for the owner alone.
    for turn in 0..5 {
        assert_eq!(
            logs_in_from(&service, HOME).await,
            "ok",
            "after them {turn}"
        );
    }
    assert_eq!(logs_in_from(&service, HOME).await, REFUSED);
}

#[tokio::test]
async fn c4_codes_that_strangers_ask_for_keep_nobody_from_the_second_step() {
    let service = TestService::with_ways(&["--ways", "phone", "--sms-work", "0"]);
    let ana = service.is_verified("ana@example.org").await;
    let start = json!({ "idToken": ana.id, "phoneEnrollmentInfo": { "phoneNumber": NUMBER } });
    let answer = service.ok_2("mfaEnrollment:start", start).await;
    let code = messages(&service).await[0].1.clone();
    let finish = json!({ "idToken": ana.id, "displayName": "Phone", "phoneVerificationInfo": {
        "sessionInfo": answer["phoneSessionInfo"]["sessionInfo"], "code": code } });
    service.ok_2("mfaEnrollment:finalize", finish).await;
    for turn in 0..40 {
        let body = json!({ "phoneNumber": NUMBER });
        let network = format!("198.51.100.{turn}");
        service
            .call_from(&network, "sendVerificationCode", body)
            .await;
    }
    let password = crate::support::accounts::PASSWORD;
    let (_, pending) = service.signs_in("ana@example.org", password).await;
    let start = || {
        json!({ "mfaPendingCredential": pending["mfaPendingCredential"],
            "mfaEnrollmentId": pending["mfaInfo"][0]["mfaEnrollmentId"], "phoneSignInInfo": {} })
    };
    messages(&service).await;
    let answer = service.ok_2("mfaSignIn:start", start()).await;
    let code = messages(&service).await[0].1.clone();
    for _ in 0..4 {
        service.ok_2("mfaSignIn:start", start()).await;
    }
    let body = json!({ "mfaPendingCredential": pending["mfaPendingCredential"],
        "phoneVerificationInfo": {
            "sessionInfo": answer["phoneResponseInfo"]["sessionInfo"], "code": code } });
    service.ok_2("mfaSignIn:finalize", body).await;
}

#[tokio::test]
async fn c4_a_message_costs_the_page_work_that_counts_once() {
    let service = TestService::with_ways(&["--ways", "phone", "--sms-work", "300"]);
    let body = json!({ "phoneNumber": NUMBER });
    let refused = service.refused("sendVerificationCode", body).await;
    assert!(refused.starts_with("INVALID_APP_CREDENTIAL"), "{refused}");
    let challenge = crate::support::json(service.get("/account/proof-of-work").await).await;
    let salt = challenge["salt"].as_str().unwrap();
    let number = (0..=300).find(|number| {
        let hash = Sha256::digest(format!("{salt}{number}").as_bytes());
        challenge["challenge"] == HEXLOWER.encode(&hash)
    });
    let proof = |number: u64, change: Value| {
        let mut answer = challenge.clone();
        answer["number"] = json!(number);
        for (name, value) in change.as_object().unwrap() {
            answer[name] = value.clone();
        }
        json!({ "phoneNumber": NUMBER, "recaptchaToken": BASE64.encode(answer.to_string().as_bytes()) })
    };
    let right = number.unwrap();
    for forged in [
        proof(right + 1, json!({})),
        proof(right, json!({ "salt": "mine?expires=9999999999" })),
        proof(right, json!({ "signature": "00" })),
        proof(right, json!({ "algorithm": "SHA-1" })),
    ] {
        let says = service.refused("sendVerificationCode", forged).await;
        assert!(says.starts_with("INVALID_APP_CREDENTIAL"), "{says}");
    }
    let once = proof(right, json!({}));
    service.ok("sendVerificationCode", once.clone()).await;
    let again = service.refused("sendVerificationCode", once).await;
    assert!(again.starts_with("INVALID_APP_CREDENTIAL"), "{again}");
    service.clock.forward(Duration::minutes(11));
    let late = service
        .refused("sendVerificationCode", proof(right, json!({})))
        .await;
    assert!(late.starts_with("INVALID_APP_CREDENTIAL"), "{late}");
}

#[tokio::test]
async fn c1_a_number_with_an_account_and_one_without_are_answered_alike() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    let (calls, _guard) = crate::support::store_calls::StoreCalls::listen();
    let mut seen = Vec::new();
    for number in [NUMBER, OTHER] {
        calls.take();
        let answer = service
            .ok("sendVerificationCode", json!({ "phoneNumber": number }))
            .await;
        let length = answer["sessionInfo"].as_str().unwrap().len();
        seen.push((answer.as_object().unwrap().len(), length, calls.take()));
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn idn_3_an_account_of_a_phone_alone_can_have_an_app_but_not_the_same_phone_as_second_step() {
    let service = TestService::new();
    let (session, code) = asks(&service, NUMBER).await;
    let (_, answer) = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    let tokens = Tokens::of(&answer);
    let enrol = |number: &str| json!({ "idToken": tokens.id, "phoneEnrollmentInfo": { "phoneNumber": number } });
    let refusal = service
        .refused_2("mfaEnrollment:start", enrol(NUMBER))
        .await;
    assert!(refusal.starts_with("SECOND_FACTOR_EXISTS : "), "{refusal}");
    service.ok_2("mfaEnrollment:start", enrol(OTHER)).await;
    messages(&service).await;

    let (app, _) = service.adds_app(&tokens).await;
    assert_eq!(messages(&service).await.len(), 1, "the owner is told");
    let (session, code) = asks(&service, NUMBER).await;
    let (_, pending) = shows(&service, json!({ "sessionInfo": session, "code": code })).await;
    assert!(pending.get("idToken").is_none());
    assert_eq!(pending["localId"], tokens.uid.as_str());
    service.clock.forward(Duration::minutes(1));
    let (status, _) = service
        .finishes(&pending, &app.factor, &app.code(&service))
        .await;
    assert_eq!(status, StatusCode::OK);
}
