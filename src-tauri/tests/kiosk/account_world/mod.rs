//! An account at a kiosk, against a fake service.

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::Response;
use axum::routing::post;
use clock_and_random::clock::Clock;
use kiosk::account::actions::Account;
use kiosk::account::session_driver::SessionDriver;
use kiosk::account::token_store::{Memory, TokenStore};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_protocol::client::Client;
use time::OffsetDateTime;

pub const IDLE_LIMIT: Duration = Duration::from_secs(300);

pub type Answers = Arc<Mutex<VecDeque<(u16, Value)>>>;
pub type Asked = Arc<Mutex<Vec<String>>>;

pub struct World {
    pub answers: Answers,
    pub asked: Asked,
    /// What each of the calls carried.
    pub bodies: Asked,
    pub now: Arc<AtomicI64>,
    pub token_store: TokenStore,
    pub account: Arc<Account>,
}

async fn answer(
    Path(call): Path<String>,
    State((answers, asked, bodies)): State<(Answers, Asked, Asked)>,
    body: String,
) -> Response<Body> {
    asked.lock().unwrap().push(call);
    bodies.lock().unwrap().push(body);
    let next = answers.lock().unwrap().pop_front();
    let (status, body) = next.unwrap_or((502, Value::Null));
    let response = Response::builder()
        .status(status)
        .header("x-request-id", "a1b2c-d3e4f");
    match body {
        Value::Null => response.body(Body::from("a page of a proxy")),
        body => response
            .header("content-type", "application/json")
            .body(Body::from(body.to_string())),
    }
    .unwrap()
}

pub async fn world() -> World {
    let (answers, asked, bodies) = (Answers::default(), Asked::default(), Asked::default());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let router = Router::new()
        .route("/v1/{call}", post(answer))
        .route("/v2/accounts/{call}", post(answer))
        .route("/account/{call}", post(answer).get(answer))
        .route("/account/sessions/{call}", post(answer))
        .with_state((
            Arc::clone(&answers),
            Arc::clone(&asked),
            Arc::clone(&bodies),
        ));
    tokio::spawn(async move { axum::serve(listener, router).await });
    let client = Client::new(address.parse().unwrap(), Duration::from_secs(3600)).unwrap();
    let now = Arc::new(AtomicI64::new(1_000_000));
    let token_store = TokenStore::new(Memory::default());
    let account = account(&client, &token_store, &now);
    World {
        answers,
        asked,
        bodies,
        now,
        token_store,
        account,
    }
}

/// A clock that shows the seconds since 1970 that a test sets.
pub struct SetClock(Arc<AtomicI64>);

impl Clock for SetClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.0.load(Ordering::Relaxed)).unwrap()
    }
}

pub fn account(client: &Client, token_store: &TokenStore, now: &Arc<AtomicI64>) -> Arc<Account> {
    let clock = Arc::new(SetClock(Arc::clone(now)));
    Arc::new(Account {
        client: client.clone(),
        driver: SessionDriver::new(client.clone(), token_store.clone(), clock, IDLE_LIMIT).into(),
        pending: tokio::sync::Mutex::default(),
    })
}

impl World {
    pub fn will_answer(&self, status: u16, body: Value) {
        self.answers.lock().unwrap().push_back((status, body));
    }

    pub fn pass(&self, seconds: i64) {
        self.now.fetch_add(seconds, Ordering::Relaxed);
    }

    /// Starts the program again with the same keyring.
    pub fn restart(&mut self) {
        self.account = account(&self.account.client, &self.token_store, &self.now);
    }

    pub async fn who(&self) -> Option<String> {
        self.account.driver.email().await
    }

    pub async fn ana_signs_in(&self) {
        self.will_answer(200, tokens("r1"));
        self.account
            .sign_in("ana@example.org".into(), "Sunrise2024".into())
            .await
            .unwrap();
    }
}

pub fn tokens(refresh: &str) -> Value {
    json!({
        "kind": "x", "email": "ana@example.org", "idToken": format!("access of {refresh}"),
        "refreshToken": refresh, "expiresIn": "3600",
    })
}

pub fn refreshed(refresh: &str) -> Value {
    json!({
        "id_token": "a", "access_token": format!("access of {refresh}"), "refresh_token": refresh,
        "expires_in": "3600", "token_type": "Bearer", "user_id": "u", "project_id": "1",
    })
}

pub fn refusal(message: &str) -> Value {
    json!({ "error": { "code": 400, "message": message } })
}
