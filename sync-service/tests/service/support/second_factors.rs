//! A client that uses second factors, without a socket.

use super::accounts::Tokens;
use super::{TestService, json};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use data_encoding::BASE32_NOPAD;
use serde_json::{Value, json as value};
use sync_service::accounts::totp::{STEP, code_at};

/// An authenticator app.
#[derive(Clone)]
pub struct App {
    pub secret: Vec<u8>,
    pub factor: String,
}

impl App {
    /// The code that the app shows now.
    pub fn code(&self, service: &TestService) -> String {
        self.code_in(service, 0)
    }

    /// The code of a step from now.
    pub fn code_in(&self, service: &TestService, steps: i64) -> String {
        let now = service.app.clock.now().unix_timestamp();
        code_at(&self.secret, now.div_euclid(STEP) + steps)
    }
}

impl TestService {
    /// A call of version 2 of the identity protocol.
    pub async fn call_2(&self, name: &str, body: Value) -> (StatusCode, Value) {
        let request = Request::post(format!("/v2/accounts/{name}?key=k"))
            .header("content-type", "application/json")
            .header("x-forwarded-for", "192.0.2.1")
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = self.send(request).await;
        (response.status(), json(response).await)
    }

    /// The same, when it has to succeed.
    pub async fn ok_2(&self, name: &str, body: Value) -> Value {
        let (status, answer) = self.call_2(name, body).await;
        assert_eq!(status, StatusCode::OK, "{name}: {answer}");
        answer
    }

    /// The same, when it has to be refused; answers the message.
    pub async fn refused_2(&self, name: &str, body: Value) -> String {
        let (status, answer) = self.call_2(name, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{name}: {answer}");
        answer["error"]["message"].as_str().unwrap().to_owned()
    }

    /// Someone whose address is confirmed.
    pub async fn is_verified(&self, email: &str) -> Tokens {
        let tokens = self.signs_up(email).await;
        let body = value!({ "requestType": "VERIFY_EMAIL", "idToken": tokens.id });
        self.ok("sendOobCode", body).await;
        let code = self.code_for(email).await;
        self.ok("update", value!({ "oobCode": code })).await;
        tokens
    }

    /// Starts to add an app; answers its secret and the session.
    pub async fn starts_app(&self, id_token: &str) -> (Vec<u8>, String) {
        let body = value!({ "idToken": id_token, "totpEnrollmentInfo": {} });
        let answer = self.ok_2("mfaEnrollment:start", body).await;
        let session = &answer["totpSessionInfo"];
        let secret = session["sharedSecretKey"].as_str().unwrap();
        (
            BASE32_NOPAD.decode(secret.as_bytes()).unwrap(),
            session["sessionInfo"].as_str().unwrap().to_owned(),
        )
    }

    /// Adds an app; answers it and the new tokens.
    pub async fn adds_app(&self, tokens: &Tokens) -> (App, Tokens) {
        let (secret, session) = self.starts_app(&tokens.id).await;
        let mut app = App {
            secret,
            factor: String::new(),
        };
        let info = value!({ "sessionInfo": session, "verificationCode": app.code(self) });
        let body = value!({ "idToken": tokens.id, "totpVerificationInfo": info,
            "displayName": "My phone" });
        let answer = self.ok_2("mfaEnrollment:finalize", body).await;
        let tokens = Tokens {
            uid: tokens.uid.clone(),
            id: answer["idToken"].as_str().unwrap().into(),
            refresh: answer["refreshToken"].as_str().unwrap().into(),
        };
        let found = self.ok("lookup", value!({ "idToken": tokens.id })).await;
        let factors = found["users"][0]["mfaInfo"].as_array().unwrap();
        app.factor = factors.last().unwrap()["mfaEnrollmentId"]
            .as_str()
            .unwrap()
            .into();
        (app, tokens)
    }

    /// Finishes a sign-in with a code.
    pub async fn finishes(&self, pending: &Value, factor: &str, code: &str) -> (StatusCode, Value) {
        let body = value!({
            "mfaPendingCredential": pending["mfaPendingCredential"], "mfaEnrollmentId": factor,
            "totpVerificationInfo": { "verificationCode": code },
        });
        self.call_2("mfaSignIn:finalize", body).await
    }
}
