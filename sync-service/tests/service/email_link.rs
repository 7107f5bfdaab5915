//! Sign-in by a mailed link or the digits beside it (IDN-2, claims A8, C1, D9).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens, code_in};
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use time::Duration;

const ANA: &str = "ana@example.org";

/// Asks for a link; answers its code and the digits.
async fn asks(service: &TestService, email: &str) -> (String, String) {
    let body = json!({ "requestType": "EMAIL_SIGNIN", "email": email,
        "continueUrl": "http://localhost/login", "canHandleCodeInApp": true });
    let answer = service.ok("sendOobCode", body).await;
    assert_eq!(
        answer["kind"],
        "identitytoolkit#GetOobConfirmationCodeResponse"
    );
    assert_eq!(answer["email"], email);
    let mails = service.mails().await;
    let mail = mails.iter().find(|mail| mail.to == email).unwrap();
    let is_code = |line: &&str| line.len() == 6 && line.bytes().all(|it| it.is_ascii_digit());
    let digits = mail.body.lines().find(is_code).unwrap();
    (code_in(&mail.body), digits.to_owned())
}

async fn shows(service: &TestService, email: &str, code: &str) -> (StatusCode, Value) {
    let body = json!({ "email": email, "oobCode": code });
    service.call("signInWithEmailLink", body).await
}

fn message(answer: &(StatusCode, Value)) -> &str {
    answer.1["error"]["message"].as_str().unwrap_or("ok")
}

#[tokio::test]
async fn idn_2_a_link_makes_an_account_and_signs_in() {
    let service = TestService::new();
    let (code, _) = asks(&service, ANA).await;
    let looked = service
        .ok("resetPassword", json!({ "oobCode": code }))
        .await;
    assert_eq!(looked["requestType"], "EMAIL_SIGNIN");
    assert!(
        looked.get("email").is_none(),
        "the person who opens it has to know the address"
    );
    let (_, answer) = shows(&service, ANA, &code).await;
    assert_eq!(answer["kind"], "identitytoolkit#EmailLinkSigninResponse");
    assert_eq!(
        (&answer["isNewUser"], &answer["email"]),
        (&json!(true), &json!(ANA))
    );
    let tokens = Tokens::of(&answer);
    let found = service.ok("lookup", json!({ "idToken": tokens.id })).await;
    let user = &found["users"][0];
    assert_eq!(
        (&user["emailVerified"], &user["emailLinkSignin"]),
        (&json!(true), &json!(true))
    );
    assert!(user.get("passwordHash").is_none());
    assert_eq!(user["providerUserInfo"][0]["providerId"], "password");
    let (code, _) = asks(&service, ANA).await;
    let (_, answer) = shows(&service, ANA, &code).await;
    assert_eq!(
        (&answer["isNewUser"], &answer["localId"]),
        (&json!(false), &json!(tokens.uid))
    );
}

#[tokio::test]
async fn idn_6_refusals_come_in_the_words_and_the_order_of_the_protocol() {
    let service = TestService::new();
    let (code, _) = asks(&service, ANA).await;
    let says = async |body: Value| service.refused("signInWithEmailLink", body).await;
    assert_eq!(says(json!({ "idToken": "x" })).await, "INVALID_ID_TOKEN");
    assert_eq!(says(json!({ "oobCode": code })).await, "MISSING_EMAIL");
    assert_eq!(says(json!({ "email": ANA })).await, "MISSING_OOB_CODE");
    assert_eq!(
        says(json!({ "email": ANA, "oobCode": "x" })).await,
        "INVALID_OOB_CODE"
    );
    assert_eq!(
        says(json!({ "email": "ben@example.org", "oobCode": code })).await,
        "INVALID_EMAIL : The email provided does not match the sign-in email address."
    );
    assert_eq!(
        message(&shows(&service, ANA, &code).await),
        "ok",
        "the code was kept"
    );
    assert_eq!(
        message(&shows(&service, ANA, &code).await),
        "INVALID_OOB_CODE",
        "once"
    );
    let (code, _) = asks(&service, ANA).await;
    service.clock.forward(Duration::minutes(31));
    assert_eq!(
        message(&shows(&service, ANA, &code).await),
        "EXPIRED_OOB_CODE"
    );
    let elsewhere = json!({ "requestType": "EMAIL_SIGNIN", "email": ANA,
        "continueUrl": "https://evil.example/login" });
    assert_eq!(
        service.refused("sendOobCode", elsewhere).await,
        "UNAUTHORIZED_DOMAIN"
    );
    let off = TestService::with_ways(&["--ways", "phone"]);
    let ask = json!({ "requestType": "EMAIL_SIGNIN" });
    assert_eq!(
        off.refused("sendOobCode", ask).await,
        "OPERATION_NOT_ALLOWED"
    );
    assert_eq!(
        off.refused("signInWithEmailLink", json!({})).await,
        "OPERATION_NOT_ALLOWED"
    );
}

#[tokio::test]
async fn a8_the_typed_digits_sign_in_once_and_five_wrong_tries_end_them_and_their_link() {
    let service = TestService::new();
    let (code, digits) = asks(&service, ANA).await;
    let spaced = format!("{} {}", &digits[..3], &digits[3..]);
    assert_eq!(message(&shows(&service, ANA, &spaced).await), "ok");
    assert_eq!(
        message(&shows(&service, ANA, &code).await),
        "INVALID_OOB_CODE"
    );

    let (code, digits) = asks(&service, ANA).await;
    let wrong = if digits == "000000" {
        "000001"
    } else {
        "000000"
    };
    let other = shows(&service, "ben@example.org", &digits).await;
    assert_eq!(
        message(&other),
        "INVALID_OOB_CODE",
        "digits belong to their address"
    );
    let guesses = (0..8).map(|_| shows(&service, ANA, wrong));
    for guess in futures_util::future::join_all(guesses).await {
        assert_ne!(message(&guess), "ok");
    }
    assert_eq!(
        message(&shows(&service, ANA, &digits).await),
        "INVALID_OOB_CODE"
    );
    assert_eq!(
        message(&shows(&service, ANA, &code).await),
        "INVALID_OOB_CODE",
        "the link of the same mail ends with them"
    );
    let (code, _) = asks(&service, ANA).await;
    assert_eq!(
        message(&shows(&service, ANA, &code).await),
        "ok",
        "a new one"
    );
}

#[tokio::test]
async fn a8_parallel_guesses_from_many_networks_are_counted_in_one_place() {
    let service = TestService::new();
    let (_, digits) = asks(&service, ANA).await;
    let wrong = (0..1_000_000).map(|number| format!("{number:06}"));
    let wrong: Vec<String> = wrong.filter(|it| *it != digits).take(4).collect();
    // Four wrong tries leave one; the fifth ends the digits, whichever network it comes from.
    let guess = |network: String, code: String| {
        let service = &service;
        async move {
            let body = json!({ "email": ANA, "oobCode": code });
            let answer = service.call_from(&network, "signInWithEmailLink", body);
            message(&answer.await).to_owned()
        }
    };
    let four = wrong.iter().enumerate();
    let four = four.map(|(turn, code)| guess(format!("203.0.113.{turn}"), code.clone()));
    for says in futures_util::future::join_all(four).await {
        assert_eq!(says, "INVALID_OOB_CODE");
    }
    let last = guess("198.51.100.1".into(), wrong[0].clone()).await;
    assert_eq!(last, "INVALID_OOB_CODE");
    let right = guess("198.51.100.2".into(), digits).await;
    assert_eq!(right, "INVALID_OOB_CODE", "five wrong tries were counted");
}

#[tokio::test]
async fn c4_wrong_codes_of_strangers_end_links_only_until_the_tries_of_the_day_are_over() {
    let service = TestService::new();
    let strangers = async |from: u8, to: u8| {
        for turn in from..to {
            let body = json!({ "email": ANA, "oobCode": "000000" });
            let network = format!("203.0.113.{turn}");
            service
                .call_from(&network, "signInWithEmailLink", body)
                .await;
        }
    };
    strangers(0, 130).await;
    let (code, _) = asks(&service, ANA).await;
    strangers(130, 200).await;
    assert_eq!(message(&shows(&service, ANA, &code).await), "ok");
}

#[tokio::test]
async fn b5_an_address_is_added_to_an_account_only_with_a_fresh_proof() {
    let service = TestService::with_ways(&["--ways", "email-link,anonymous"]);
    let guest = Tokens::of(&service.ok("signUp", json!({})).await);
    service.clock.forward(Duration::minutes(6));
    let (code, _) = asks(&service, ANA).await;
    let body = json!({ "email": ANA, "oobCode": code, "idToken": guest.id });
    assert_eq!(
        service.refused("signInWithEmailLink", body).await,
        "CREDENTIAL_TOO_OLD_LOGIN_AGAIN"
    );
}

#[tokio::test]
async fn a8_of_many_who_show_one_code_at_once_one_signs_in() {
    let service = TestService::new();
    let (code, digits) = asks(&service, ANA).await;
    let race = (0..8).map(|n| shows(&service, ANA, if n % 2 == 0 { &code } else { &digits }));
    let seen = futures_util::future::join_all(race).await;
    assert_eq!(
        seen.iter().filter(|it| message(it) == "ok").count(),
        1,
        "{seen:?}"
    );
}

#[tokio::test]
async fn d9_whoever_registered_an_address_first_is_out_when_its_owner_comes() {
    let service = TestService::new();
    let thief = service.signs_up(ANA).await;
    let (code, _) = asks(&service, ANA).await;
    let (_, answer) = shows(&service, ANA, &code).await;
    assert_eq!(answer["localId"], thief.uid.as_str());
    assert_eq!(service.looks_up(&thief.id).await, "TOKEN_EXPIRED");
    assert_eq!(service.refresh_says(&thief.refresh).await, "TOKEN_EXPIRED");
    let (status, _) = service.signs_in(ANA, PASSWORD).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "the password is gone");
}

#[tokio::test]
async fn idn_3_a_mailed_link_ends_in_the_second_step() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::seconds(30));
    let (code, _) = asks(&service, ANA).await;
    let (_, answer) = shows(&service, ANA, &code).await;
    assert!(answer.get("idToken").is_none(), "{answer}");
    let finished = service
        .finishes(&answer, &app.factor, &app.code(&service))
        .await;
    assert_eq!(message(&finished), "ok");
}

#[tokio::test]
async fn an_account_with_a_password_keeps_it_beside_the_link() {
    let service = TestService::new();
    service.is_verified(ANA).await;
    let (code, _) = asks(&service, ANA).await;
    let tokens = Tokens::of(&shows(&service, ANA, &code).await.1);
    assert_eq!(service.signs_in(ANA, PASSWORD).await.0, StatusCode::OK);
    let unlink = json!({ "idToken": tokens.id, "deleteProvider": ["password"] });
    let refused = service.refused("update", unlink).await;
    assert!(
        refused.starts_with("OPERATION_NOT_ALLOWED"),
        "never the last way in: {refused}"
    );
}

#[tokio::test]
async fn c4_a_mail_that_was_used_counts_no_more() {
    let service = TestService::new();
    service.is_verified(ANA).await;
    for turn in 0..8 {
        let (code, _) = asks(&service, ANA).await;
        assert_eq!(
            shows(&service, ANA, &code).await.0,
            StatusCode::OK,
            "{turn}"
        );
    }
}

#[tokio::test]
async fn c4_a_caller_is_told_that_no_further_mail_is_sent_and_nothing_about_the_account() {
    let service = TestService::new();
    service.signs_up(ANA).await;
    let mut seen = Vec::new();
    for email in [ANA, "nobody@example.org"] {
        for _ in 0..5 {
            asks(&service, email).await;
        }
        let body = json!({ "requestType": "EMAIL_SIGNIN", "email": email });
        seen.push(service.refused("sendOobCode", body).await);
    }
    assert_eq!(seen, ["TOO_MANY_ATTEMPTS_TRY_LATER"; 2]);
    // Mails of other kinds do not use up what is told.
    let email = "ben@example.org";
    service.signs_up(email).await;
    for _ in 0..5 {
        let body = json!({ "requestType": "PASSWORD_RESET", "email": email });
        service.ok("sendOobCode", body).await;
    }
    service.mails().await;
    asks(&service, email).await;
    service
        .clock
        .forward(Duration::hours(1) + Duration::seconds(1));
    asks(&service, ANA).await;
}

#[tokio::test]
async fn b5_the_mail_to_an_address_that_is_to_be_added_has_digits_and_no_link() {
    with_every_service(|service| async move {
        let tokens = service.signs_up("maria@example.org").await;
        let asked = json!({ "requestType": "EMAIL_SIGNIN", "email": ANA, "idToken": tokens.id });
        service.ok("sendOobCode", asked).await;
        let mails = service.mails().await;
        let mail = mails.iter().find(|mail| mail.to == ANA).unwrap();
        assert_eq!(mail.subject, "Add this email to your account");
        // A link would make another account, and its owner would take that for this one.
        assert!(!mail.body.contains("http"), "{}", mail.body);
        let wrong = json!({ "requestType": "EMAIL_SIGNIN", "email": ANA, "idToken": "x" });
        assert_eq!(
            service.refused("sendOobCode", wrong).await,
            "INVALID_ID_TOKEN"
        );
    })
    .await;
}
