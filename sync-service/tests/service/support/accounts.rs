//! A client of the identity protocol, without a socket.

use super::{TestService, json};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json as value};
use sync_protocol::auth::SignUpMode;
use sync_service::store::outbox::Mail;
use sync_service::uid::Uid;

pub const PASSWORD: &str = "Sunrise2024";
pub const OTHER_PASSWORD: &str = "Harvest2025";

/// The tokens of someone who signed in.
#[derive(Clone, Debug)]
pub struct Tokens {
    pub uid: Uid,
    pub id: String,
    pub refresh: String,
}

impl Tokens {
    pub fn of(answer: &Value) -> Self {
        let text = |names: [&str; 2]| {
            let found = names.iter().find_map(|name| answer[*name].as_str());
            found
                .unwrap_or_else(|| panic!("{names:?} in {answer}"))
                .to_owned()
        };
        Self {
            uid: Uid::parse(&text(["localId", "user_id"])).unwrap(),
            id: text(["idToken", "id_token"]),
            refresh: text(["refreshToken", "refresh_token"]),
        }
    }
}

/// The claims of an ID token, whose signature nobody checks here.
pub fn claims_of(token: &str) -> Value {
    let claims = token.split('.').nth(1).unwrap();
    serde_json::from_slice(&BASE64URL_NOPAD.decode(claims.as_bytes()).unwrap()).unwrap()
}

impl TestService {
    /// An identity call from a network of its own.
    pub async fn call_from(&self, network: &str, name: &str, body: Value) -> (StatusCode, Value) {
        let request = Request::post(format!("/v1/accounts:{name}?key=k"))
            .header("content-type", "application/json")
            .header("x-forwarded-for", network)
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = self.send(request).await;
        (response.status(), json(response).await)
    }

    /// An identity call.
    pub async fn call(&self, name: &str, body: Value) -> (StatusCode, Value) {
        self.call_from("192.0.2.1", name, body).await
    }

    /// The same, when it has to succeed.
    pub async fn ok(&self, name: &str, body: Value) -> Value {
        let (status, answer) = self.call(name, body).await;
        assert_eq!(status, StatusCode::OK, "{name}: {answer}");
        answer
    }

    /// The same, when it has to be refused; answers the message.
    pub async fn refused(&self, name: &str, body: Value) -> String {
        let (status, answer) = self.call(name, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{name}: {answer}");
        assert_eq!(answer["error"]["code"], 400);
        assert_eq!(
            answer["error"]["errors"][0]["message"],
            answer["error"]["message"]
        );
        answer["error"]["message"].as_str().unwrap().to_owned()
    }

    pub async fn signs_up(&self, email: &str) -> Tokens {
        let body = value!({ "email": email, "password": PASSWORD, "returnSecureToken": true });
        Tokens::of(&self.ok("signUp", body).await)
    }

    /// Makes an account in either mode of sign-up; answers an access token.
    pub async fn is_member(&self, email: &str) -> String {
        if self.app.accounts.policy.sign_up == SignUpMode::Direct {
            return self.signs_up(email).await.id;
        }
        self.ok("signUp", value!({ "email": email })).await;
        let code = self.code_for(email).await;
        let finish = value!({ "oobCode": code, "newPassword": PASSWORD });
        self.ok("resetPassword", finish).await;
        let (status, answer) = self.signs_in(email, PASSWORD).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        Tokens::of(&answer).id
    }

    pub async fn signs_in(&self, email: &str, password: &str) -> (StatusCode, Value) {
        let body = value!({ "email": email, "password": password, "returnSecureToken": true });
        self.call("signInWithPassword", body).await
    }

    /// What a look-up with this token answers: the message, or "ok".
    pub async fn looks_up(&self, id_token: &str) -> String {
        let (status, answer) = self.call("lookup", value!({ "idToken": id_token })).await;
        match status {
            StatusCode::OK => "ok".into(),
            _ => answer["error"]["message"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
        }
    }

    pub async fn refreshes(&self, token: &str) -> (StatusCode, Value) {
        let form = format!("grant_type=refresh_token&refresh_token={token}");
        let request = Request::post("/v1/token?key=k")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(form))
            .unwrap();
        let response = self.send(request).await;
        (response.status(), json(response).await)
    }

    /// What a refresh with this token answers: the message, or "ok".
    pub async fn refresh_says(&self, token: &str) -> String {
        let (status, answer) = self.refreshes(token).await;
        match status {
            StatusCode::OK => "ok".into(),
            _ => answer["error"]["message"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
        }
    }

    /// Lets the workers do what they do, and takes the mails out of the outbox.
    pub async fn mails(&self) -> Vec<Mail> {
        while self.app.accounts.answer_one_request().await.unwrap() {}
        let mut mails = Vec::new();
        while let Some(queued) = self.app.store.next_mail(i64::MAX).await.unwrap() {
            self.app.store.remove_mail(queued.id).await.unwrap();
            mails.push(queued.mail);
        }
        mails
    }

    /// A mail to this address that carries a code; answers the code.
    pub async fn code_for(&self, email: &str) -> String {
        let mails = self.mails().await;
        let mail = mails
            .iter()
            .find(|mail| mail.to == email && mail.body.contains("oobCode="));
        code_in(
            &mail
                .unwrap_or_else(|| panic!("a mail to {email} among {mails:?}"))
                .body,
        )
    }

    /// Deletes an account, and then for good with the code that its mailbox gets.
    pub async fn deletes_for_good(&self, who: &Tokens, email: &str) {
        self.mails().await;
        let answer = self.ok("delete", value!({ "idToken": who.id })).await;
        assert!(answer["deletionDueAt"].is_i64(), "{answer}");
        let code = self.code_for(email).await;
        let answer = self.ok("delete", value!({ "oobCode": code })).await;
        assert_eq!(
            answer,
            value!({ "kind": "identitytoolkit#DeleteAccountResponse" })
        );
    }

    pub async fn asks_for_reset(&self, email: &str) -> Value {
        let body = value!({ "requestType": "PASSWORD_RESET", "email": email });
        self.ok("sendOobCode", body).await
    }
}

pub fn code_in(text: &str) -> String {
    let from = text.split("oobCode=").nth(1).unwrap();
    from.split(['&', '\n']).next().unwrap().to_owned()
}
