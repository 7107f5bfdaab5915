//! The open sessions of an account, ended one by one, and the notice of a new device (claims B5, B6).

use crate::support::accounts::{PASSWORD, Tokens};
use crate::support::phones::texts;
use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use time::Duration;

const ANA: &str = "ana@example.org";
const PHONE: &str = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile";
const DESK: &str = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0";

/// Logs in with a browser, from a network.
async fn logs_in(service: &TestService, agent: &str, network: &str) -> Tokens {
    let body = json!({ "email": ANA, "password": PASSWORD, "returnSecureToken": true });
    let request = Request::post("/v1/accounts:signInWithPassword?key=k")
        .header("content-type", "application/json")
        .header("user-agent", agent)
        .header("x-forwarded-for", network)
        .body(Body::from(body.to_string()))
        .unwrap();
    Tokens::of(&json_of(service.send(request).await).await)
}

async fn sessions(service: &TestService, tokens: &Tokens) -> Vec<Value> {
    let bearer = format!("Bearer {}", tokens.id);
    let answer = service
        .get_with("/account/sessions", ("authorization", &bearer))
        .await;
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let list = json_of(answer).await;
    list["sessions"].as_array().unwrap().clone()
}

async fn ends(service: &TestService, tokens: &Tokens, id: &Value) -> StatusCode {
    let request = Request::post("/account/sessions/end")
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {}", tokens.id));
    let body = Body::from(json!({ "id": id }).to_string());
    service.send(request.body(body).unwrap()).await.status()
}

#[tokio::test]
async fn b6_sessions_are_listed_with_device_and_last_use_and_ended_one_by_one() {
    let service = TestService::new();
    service.signs_up(ANA).await;
    service.clock.forward(Duration::minutes(1));
    let phone = logs_in(&service, PHONE, "203.0.113.1").await;
    service.clock.forward(Duration::hours(3));
    let desk = logs_in(&service, DESK, "203.0.113.2").await;
    let list = sessions(&service, &desk).await;
    let seen: Vec<_> = list
        .iter()
        .map(|it| (it["device"].as_str().unwrap(), it["isCurrent"] == true))
        .collect();
    assert_eq!(
        seen,
        [
            ("Firefox, Windows", true),
            ("Chrome, Android", false),
            ("", false)
        ]
    );
    assert_eq!(list[0]["provider"], "password");
    assert!(list[1]["usedAt"].as_str() < list[0]["usedAt"].as_str());
    assert_eq!(list[1]["beganAt"], list[1]["usedAt"]);

    // A stranger's token ends nothing of it.
    let ben = service.signs_up("ben@example.org").await;
    assert_eq!(sessions(&service, &ben).await.len(), 1);
    let status = ends(&service, &ben, &list[1]["id"]).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(sessions(&service, &desk).await.len(), 3);

    for _ in 0..2 {
        let status = ends(&service, &desk, &list[1]["id"]).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "a second tap is no error");
    }
    assert_eq!(service.refresh_says(&phone.refresh).await, "TOKEN_EXPIRED");
    assert_eq!(service.looks_up(&phone.id).await, "TOKEN_EXPIRED");
    assert_eq!(service.refreshes(&desk.refresh).await.0, StatusCode::OK);
    for id in [json!(""), json!("x"), json!(list[0]["id"])] {
        ends(&service, &desk, &id).await;
    }
    assert_eq!(
        service.looks_up(&desk.id).await,
        "TOKEN_EXPIRED",
        "a session may end itself"
    );
}

#[tokio::test]
async fn b5_a_log_in_on_a_new_device_is_told_by_mail_and_a_known_one_is_not() {
    let service = TestService::new();
    service.is_verified(ANA).await;
    service.mails().await;
    logs_in(&service, PHONE, "203.0.113.1").await;
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1, "another device than that of the sign-up");
    let body = &mails[0].body;
    assert!(
        mails[0].to == ANA && body.contains("Chrome, Android"),
        "{body}"
    );
    assert!(body.contains("contraseña"), "in both languages");
    for _ in 0..3 {
        logs_in(&service, PHONE, "203.0.113.1").await;
        service.clock.forward(Duration::days(2));
    }
    assert_eq!(service.mails().await.len(), 0);
    // Another network is another device; what is not used for three months is forgotten.
    logs_in(&service, PHONE, "203.0.113.9").await;
    assert_eq!(service.mails().await.len(), 1);
    service.clock.forward(Duration::days(80));
    logs_in(&service, DESK, "203.0.113.9").await;
    assert_eq!(service.mails().await.len(), 1);
    service.clock.forward(Duration::days(20));
    logs_in(&service, PHONE, "203.0.113.9").await;
    assert_eq!(service.mails().await.len(), 1, "forgotten, so told again");
}

#[tokio::test]
async fn b5_notices_of_new_devices_are_few_and_go_to_confirmed_addresses_only() {
    let service = TestService::new();
    service.is_verified(ANA).await;
    service.mails().await;
    for turn in 0..10 {
        logs_in(&service, PHONE, &format!("203.0.113.{turn}")).await;
    }
    assert_eq!(service.mails().await.len(), 3, "a day");

    let service = TestService::new();
    service.signs_up(ANA).await;
    service.mails().await;
    logs_in(&service, PHONE, "203.0.113.1").await;
    assert_eq!(
        service.mails().await.len(),
        0,
        "the mailbox may be a stranger's"
    );
}

/// Logs in with the number of a phone, on a device of that network.
async fn logs_in_by_phone(service: &TestService, number: &str, network: &str) -> Vec<String> {
    let body = json!({ "phoneNumber": number, "captchaResponse": "NO_RECAPTCHA" });
    let sent = service.ok("sendVerificationCode", body).await;
    let code = texts(service).await.remove(0).1[..6].to_owned();
    let body = json!({ "sessionInfo": sent["sessionInfo"], "code": code });
    let (_, answer) = service
        .call_from(network, "signInWithPhoneNumber", body)
        .await;
    assert!(answer["idToken"].is_string(), "{answer}");
    let told = texts(service).await.into_iter();
    told.map(|(to, text)| {
        assert_eq!(to, number);
        text
    })
    .collect()
}

#[tokio::test]
async fn b5_a_log_in_on_a_new_device_is_told_by_text_where_there_is_no_email() {
    with_every_service(|service| async move {
        let number = "+12015550100";
        let first = logs_in_by_phone(&service, number, "203.0.113.1").await;
        assert_eq!(first.len(), 0, "the device of the sign-up");
        let known = logs_in_by_phone(&service, number, "203.0.113.1").await;
        assert_eq!(known.len(), 0);
        let told = logs_in_by_phone(&service, number, "203.0.113.2").await;
        let [text] = told.as_slice() else {
            panic!("one text: {told:?}");
        };
        assert!(text.contains("new device") && text.contains("dispositivo nuevo"));
        assert!(!text.contains("oobCode") && !text.contains(number));
        // As few a day as by mail.
        for (turn, expected) in [1, 1, 0].into_iter().enumerate() {
            let network = format!("203.0.113.{}", 10 + turn);
            let told = logs_in_by_phone(&service, number, &network).await;
            assert_eq!(told.len(), expected, "{turn}");
        }
    })
    .await;
}

#[tokio::test]
async fn b5_beyond_the_texts_of_a_day_a_new_device_is_not_told_and_logs_in() {
    let flags = ["--ways", "phone", "--sms-work", "0", "--sms-a-day", "3"];
    let service = TestService::with_ways(Box::leak(Box::new(flags)));
    let number = "+12015550100";
    logs_in_by_phone(&service, number, "203.0.113.1").await;
    logs_in_by_phone(&service, number, "203.0.113.1").await;
    // The third text of the day is the code: no more may be sent, and the log-in goes on.
    let told = logs_in_by_phone(&service, number, "203.0.113.2").await;
    assert_eq!(told.len(), 0);
}

#[tokio::test]
async fn b5_a_second_step_on_a_new_device_is_told_once_it_is_finished() {
    let service = TestService::new();
    let (app, _) = service.adds_app(&service.is_verified(ANA).await).await;
    service.clock.forward(Duration::seconds(30));
    service.mails().await;
    let body = json!({ "email": ANA, "password": PASSWORD });
    let (_, pending) = service
        .call_from("203.0.113.1", "signInWithPassword", body)
        .await;
    assert_eq!(service.mails().await.len(), 0, "no one has logged in yet");
    let body = json!({ "mfaPendingCredential": pending["mfaPendingCredential"],
        "mfaEnrollmentId": app.factor,
        "totpVerificationInfo": { "verificationCode": app.code(&service) } });
    let request = Request::post("/v2/accounts/mfaSignIn:finalize?key=k")
        .header("content-type", "application/json")
        .header("user-agent", PHONE)
        .header("x-forwarded-for", "203.0.113.1")
        .body(Body::from(body.to_string()))
        .unwrap();
    let answer = json_of(service.send(request).await).await;
    assert!(answer["idToken"].is_string(), "{answer}");
    let mails = service.mails().await;
    assert_eq!(mails.len(), 1);
    assert!(mails[0].body.contains("Chrome, Android"));
}
