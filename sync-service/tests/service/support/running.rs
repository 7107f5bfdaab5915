//! Calls of people to a running service.

use super::accounts::{PASSWORD, Tokens};
use super::files::pdf;
use super::program::Running;
use serde_json::{Value, json};

const BUCKET: &str = "new-beginnings.appspot.com";

impl Running {
    pub fn identity(&self, name: &str, email: &str) -> Tokens {
        let body = json!({ "email": email, "password": PASSWORD, "returnSecureToken": true });
        let path = format!("/v1/accounts:{name}?key=k");
        Tokens::of(&self.json(("POST", &path), &[], &body))
    }

    pub fn refreshes(&self, refresh: &str) -> u16 {
        let form = format!("grant_type=refresh_token&refresh_token={refresh}");
        let headers = ["content-type: application/x-www-form-urlencoded"];
        let call = ("POST", "/v1/token?key=k");
        self.call(call, &headers, form.as_bytes()).0
    }

    pub fn of_file(&self, who: &Tokens, method: &str, name: &str, body: &[u8]) -> (u16, Vec<u8>) {
        let uid = &who.uid;
        let path = match method {
            "POST" => format!("/v0/b/{BUCKET}/o?name={uid}%2Fresumes%2F{name}"),
            _ => format!("/v0/b/{BUCKET}/o/{uid}%2Fresumes%2F{name}?alt=media"),
        };
        let token = format!("authorization: Bearer {}", who.id);
        let headers = [token.as_str(), "content-type: application/pdf"];
        self.call((method, &path), &headers, body)
    }

    pub fn uploads(&self, who: &Tokens, name: &str, words: &str) {
        let (status, answer) = self.of_file(who, "POST", name, &pdf(words));
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&answer));
    }

    pub fn writes(&self, who: &Tokens, value: &Value) {
        let path = format!("/users/{}/note.json?auth={}", who.uid, who.id);
        self.json(("PUT", &path), &[], value);
    }

    pub fn reads(&self, who: &Tokens) -> Value {
        let path = format!("/users/{}/note.json?auth={}", who.uid, who.id);
        let (status, answer) = self.call(("GET", &path), &[], b"");
        assert_eq!(status, 200);
        serde_json::from_slice(&answer).unwrap()
    }
}
