//! What staff do at the desk, without a socket.

use super::{TestService, json};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json as value};
use sync_protocol::listings::Row;

/// The first owner of every test.
pub const OWNER: &str = "olga@county.example";

impl TestService {
    /// A call of the desk.
    pub async fn desk(
        &self,
        method: Method,
        token: &str,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = self.send(request).await;
        (response.status(), json(response).await)
    }

    /// A read of the desk that has to succeed.
    pub async fn desk_reads(&self, token: &str, path: &str) -> Value {
        let (status, answer) = self.desk(Method::GET, token, path, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// An act of the desk that has to succeed.
    pub async fn desk_does(&self, token: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.desk(Method::POST, token, path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    /// Sends a file to the desk.
    pub async fn desk_takes(&self, token: &str, path: &str, file: &[u8]) -> (StatusCode, Value) {
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/octet-stream")
            .body(Body::from(file.to_vec()))
            .unwrap();
        let response = self.send(request).await;
        (response.status(), json(response).await)
    }

    /// The first owner, made by the command; answers the access token.
    pub async fn owner(&self) -> String {
        self.app.desk.make_owner(OWNER).await.unwrap();
        self.comes_to_the_desk(OWNER).await
    }

    /// A staff member whom the owner invites.
    pub async fn staff(&self, owner: &str, email: &str, role: &str) -> String {
        let name = email.split('@').next().unwrap();
        let invite = value!({ "email": email, "name": name, "role": role, "language": "en" });
        self.desk_does(owner, "/desk/people", invite).await;
        self.comes_to_the_desk(email).await
    }

    /// Signs up, confirms the address, adds an app, and opens the desk.
    async fn comes_to_the_desk(&self, email: &str) -> String {
        let tokens = self.is_verified(email).await;
        let (_, tokens) = self.adds_app(&tokens).await;
        self.desk_reads(&tokens.id, "/desk/me").await;
        tokens.id
    }

    /// A list with places that have every usual field.
    pub async fn has_places(&self, names: &[&str]) {
        let rows: Vec<Row> = names.iter().map(|name| place_row(name)).collect();
        self.import("food", &rows).await.unwrap();
    }

    /// The id of a place.
    pub fn place_named(&self, name: &str) -> String {
        let found = self.app.places.with_whole_catalog(|catalog| {
            let mut places = catalog.places().iter();
            let found = places.find(|place| place.field("name") == Some(name));
            found.map(|place| place.place.id.clone())
        });
        found.unwrap_or_else(|| panic!("no place {name}"))
    }

    /// The row of the public list with this name.
    pub async fn public_row(&self, name: &str) -> Option<Value> {
        let rows = json(self.get("/widgets/resources/food").await).await;
        let rows = rows.as_array().unwrap().clone();
        rows.into_iter().find(|row| row["name"] == name)
    }
}

pub fn place_row(name: &str) -> Row {
    [
        ("name", name),
        ("address", &format!("1 {name} Street")),
        ("city", "Newark"),
        ("phone", "973-555-0100"),
        ("website", "N/A"),
        ("hours", "Monday-Friday 9 am-5 pm"),
        ("notes", "N/A"),
        ("source", "a newspaper"),
        ("checked", "2021-03"),
    ]
    .into_iter()
    .map(|(field, text)| (field.to_owned(), text.to_owned()))
    .collect()
}
