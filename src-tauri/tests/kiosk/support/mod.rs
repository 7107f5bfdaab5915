//! A fake service: tests set its answers, and it counts requests by their idempotency key.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Request, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use clock_and_random::clock::{Clock, milliseconds};
use kiosk::offline::cache::database::Cache;
use kiosk::offline::encryption::OutboxCipher;
use kiosk::offline::lists::Lists;
use std::collections::BTreeMap;
use std::path::Path as FilePath;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_protocol::client::{Client, tag_of};
use sync_protocol::listings::{LIST_TAGS, Row};
use time::OffsetDateTime;

/// Time-out of the client. It passes only with [`Answer::Hang`].
const CLIENT_LIMIT: Duration = Duration::from_secs(3600);

/// What the service, or a network before it, answers.
#[derive(Debug, Clone)]
pub enum Answer {
    Rows {
        count: usize,
        floor: Option<usize>,
    },
    LogInPage,
    HalfABody,
    WrongTag,
    NotFlat,
    Redirect,
    Garbage,
    /// No answer until the time-out of the client.
    Hang,
    Unknown,
    ProxyError,
    /// The request is accepted and counted, but the answer is lost.
    AcceptedButLost,
    Refusal(u16, &'static str),
}

pub struct FakeService {
    /// What is answered under the name of the tags; `None`: the same as under every name.
    pub tags: Mutex<Option<Vec<Row>>>,
    /// The ids of places, as the service tells them.
    pub ids: Mutex<Vec<Row>>,
    /// The names of lists in the order in which they were asked for.
    pub names: Mutex<Vec<String>>,
    pub answer: Mutex<Answer>,
    pub asked: AtomicU32,
    /// How often each key was accepted. The real service counts a key once.
    pub taken: Mutex<BTreeMap<String, u32>>,
    /// Keys in the order in which they first arrived.
    pub order: Mutex<Vec<String>>,
    /// The tokens of sessions that were ended.
    pub signed_out: Mutex<Vec<String>>,
    /// The days of the page views that were accepted.
    pub days: Mutex<Vec<String>>,
    /// The uses of places that were accepted.
    pub uses: Mutex<Vec<serde_json::Value>>,
    /// The searches without a result that were accepted.
    pub zero_results: Mutex<Vec<serde_json::Value>>,
    pub address: String,
}

impl FakeService {
    pub async fn start() -> Arc<Self> {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let service = Arc::new(Self {
            tags: Mutex::default(),
            ids: Mutex::default(),
            names: Mutex::default(),
            answer: Mutex::new(rows(10)),
            asked: AtomicU32::new(0),
            taken: Mutex::default(),
            order: Mutex::default(),
            signed_out: Mutex::default(),
            days: Mutex::default(),
            uses: Mutex::default(),
            zero_results: Mutex::default(),
            address: format!("http://{}", listener.local_addr().unwrap()),
        });
        let router = Router::new()
            .route("/widgets/resources/{name}", get(list))
            .route("/{call}", post(take))
            .route("/kiosks/{call}", post(take))
            .route("/places", get(ids))
            .route("/places/{id}/report", post(take))
            .route("/account/sign-out", post(sign_out))
            .with_state(Arc::clone(&service));
        tokio::spawn(async move { axum::serve(listener, router).await });
        service
    }

    pub fn says(&self, answer: Answer) {
        *self.answer.lock().unwrap() = answer;
    }

    /// The lists of a kiosk that asks this service.
    pub fn lists(&self, cache: Arc<Cache>, clock: &SetClock) -> Arc<Lists> {
        Arc::new(Lists::new(cache, self.client(), clock.clock()))
    }

    pub fn client(&self) -> Client {
        Client::new(self.address.parse().unwrap(), CLIENT_LIMIT).unwrap()
    }
}

/// A good list.
pub fn rows(count: usize) -> Answer {
    Answer::Rows { count, floor: None }
}

async fn list(
    State(service): State<Arc<FakeService>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response<Body> {
    service.asked.fetch_add(1, Ordering::SeqCst);
    let tags = service.tags.lock().unwrap().clone();
    let is_tags = name == LIST_TAGS;
    service.names.lock().unwrap().push(name);
    if let (Some(tags), true) = (tags, is_tags) {
        return listed(&tags, None, &headers);
    }
    let answer = service.answer.lock().unwrap().clone();
    let json = Response::builder().header("content-type", "application/json");
    let tagged = |body: String| {
        let etag = tag_of(body.as_bytes());
        Response::builder()
            .header("content-type", "application/json")
            .header("etag", etag)
            .body(body.into())
    };
    match answer {
        Answer::Rows { count, floor } => {
            let rows: Vec<Row> = (0..count)
                .map(|n| Row::from([("name".into(), format!("Place {n}"))]))
                .collect();
            return listed(&rows, floor, &headers);
        }
        Answer::WrongTag => json
            .header("etag", "\"0\"")
            .body("[{\"name\":\"x\"}]".into()),
        Answer::HalfABody => json
            .header("content-length", 5000)
            .header("etag", "\"0\"")
            .body("[{".into()),
        Answer::NotFlat => tagged("[{\"name\":{\"deep\":1}}]".into()),
        Answer::Garbage => tagged("x".repeat(5_000_000)),
        other => elsewhere(other).await,
    }
    .unwrap()
}

/// The ids of places, if the service has some.
async fn ids(State(service): State<Arc<FakeService>>, headers: HeaderMap) -> Response<Body> {
    let rows = service.ids.lock().unwrap().clone();
    match rows.is_empty() {
        true => Response::builder().status(404).body(Body::empty()).unwrap(),
        false => listed(&rows, None, &headers),
    }
}

/// The rows of a list, or 304 when the client has them.
fn listed(rows: &[Row], floor: Option<usize>, headers: &HeaderMap) -> Response<Body> {
    let body = serde_json::to_string(rows).unwrap();
    let etag = tag_of(body.as_bytes());
    let known = headers.get("if-none-match");
    if known.is_some_and(|known| *known == *etag) {
        return Response::builder().status(304).body(Body::empty()).unwrap();
    }
    let json = Response::builder().header("content-type", "application/json");
    let json = floor
        .into_iter()
        .fold(json, |it, floor| it.header("x-listing-floor", floor));
    json.header("etag", etag).body(body.into()).unwrap()
}

async fn take(State(service): State<Arc<FakeService>>, request: Request<Body>) -> Response<Body> {
    let answer = service.answer.lock().unwrap().clone();
    let body = axum::body::to_bytes(request.into_body(), 1_000_000)
        .await
        .unwrap();
    let content: serde_json::Value = serde_json::from_slice(&body).unwrap();
    let key = content["key"].as_str().unwrap().to_owned();
    if matches!(answer, Answer::Rows { .. } | Answer::AcceptedButLost) {
        for count in content["counts"].as_array().into_iter().flatten() {
            let day = count["day"].as_str().unwrap().to_owned();
            service.days.lock().unwrap().push(day);
        }
        let uses = content["places"].as_array().cloned();
        service
            .uses
            .lock()
            .unwrap()
            .extend(uses.unwrap_or_default());
        let search = content.get("zeroResult").cloned();
        service.zero_results.lock().unwrap().extend(search);
        let mut taken = service.taken.lock().unwrap();
        let times = taken.entry(key.clone()).or_default();
        *times += 1;
        if *times == 1 {
            service.order.lock().unwrap().push(key);
        }
    }
    match answer {
        Answer::Rows { .. } => Response::builder().status(204).body(Body::empty()),
        other => elsewhere(other).await,
    }
    .unwrap()
}

async fn sign_out(
    State(service): State<Arc<FakeService>>,
    Json(body): Json<serde_json::Value>,
) -> Response<Body> {
    let answer = service.answer.lock().unwrap().clone();
    match answer {
        Answer::Rows { .. } => {
            let token = body["refreshToken"]
                .as_str()
                .or(body["refresh_token"].as_str());
            service
                .signed_out
                .lock()
                .unwrap()
                .push(token.unwrap().to_owned());
            Response::builder().status(204).body(Body::empty())
        }
        other => elsewhere(other).await,
    }
    .unwrap()
}

async fn elsewhere(answer: Answer) -> axum::http::Result<Response<Body>> {
    let json = |status: u16, message: &str| {
        let body = format!("{{\"error\":{{\"code\":{status},\"message\":\"{message}\"}}}}");
        Response::builder()
            .status(status)
            .header("content-type", "application/json")
            .body(body.into())
    };
    match answer {
        Answer::Unknown => json(404, "LISTING_NOT_FOUND"),
        Answer::Refusal(status, message) => json(status, message),
        Answer::Redirect => Response::builder()
            .status(302)
            .header("location", "/login")
            .body(Body::empty()),
        Answer::ProxyError | Answer::AcceptedButLost => Response::builder()
            .status(502)
            .body("<h1>Bad gateway".into()),
        Answer::Hang => {
            client_gives_up().await;
            std::future::pending().await
        }
        _ => Response::builder()
            .header("content-type", "text/html")
            .body("<h1>Please log in".into()),
    }
}

/// Lets the time-out of the client pass on the paused clock of the runtime.
async fn client_gives_up() {
    static ONE_AT_A_TIME: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let _turn = ONE_AT_A_TIME.lock().await;
    tokio::time::pause();
    tokio::time::advance(CLIENT_LIMIT).await;
    tokio::time::resume();
}

/// A clock that changes only when a test sets it.
#[derive(Clone)]
pub struct SetClock(Arc<Mutex<OffsetDateTime>>);

impl SetClock {
    pub fn new() -> Self {
        Self(Arc::new(Mutex::new(
            time::macros::datetime!(2026-11-20 12:00 UTC),
        )))
    }

    pub fn forward(&self, seconds: i64) {
        *self.0.lock().unwrap() += time::Duration::seconds(seconds);
    }

    pub fn set(&self, time: OffsetDateTime) {
        *self.0.lock().unwrap() = time;
    }

    pub fn now(&self) -> i64 {
        milliseconds(*self.0.lock().unwrap())
    }

    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::new(self.clone())
    }
}

impl Clock for SetClock {
    fn now(&self) -> OffsetDateTime {
        *self.0.lock().unwrap()
    }
}

/// Returns a cipher whose key is beside the folder of the cache.
pub fn cipher(folder: &FilePath) -> Arc<OutboxCipher> {
    Arc::new(OutboxCipher::in_file(&folder.with_extension("key")))
}

pub fn cache(folder: &FilePath) -> Arc<Cache> {
    Arc::new(Cache::open(folder))
}
