//! Someone with a phone, without a socket.

use super::TestService;
use super::accounts::Tokens;
use serde_json::{Value, json};

/// The texts that wait, taken out of the outbox: number and text.
pub async fn texts(service: &TestService) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let store = &service.app.store;
    while let Some(message) = store.next_message(i64::MAX, i64::MAX).await.unwrap() {
        store.remove_message(message.id).await.unwrap();
        found.push((message.phone, message.text));
    }
    found
}

/// Shows a number with the code of a message.
pub async fn shows(service: &TestService, number: &str, id_token: Option<&str>) -> Value {
    let body = json!({ "phoneNumber": number, "captchaResponse": "NO_RECAPTCHA" });
    let session = service.ok("sendVerificationCode", body).await["sessionInfo"].clone();
    let sent = texts(service).await;
    let code = &sent.iter().rfind(|(to, _)| to == number).unwrap().1[..6];
    let mut body = json!({ "sessionInfo": session, "code": code });
    if let Some(token) = id_token {
        body["idToken"] = token.into();
    }
    service.ok("signInWithPhoneNumber", body).await
}

pub async fn logs_in(service: &TestService, number: &str) -> Tokens {
    Tokens::of(&shows(service, number, None).await)
}
