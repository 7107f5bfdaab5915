//! The whole service without a socket: the real router over a real store, with a clock that is set.

pub mod accounts;
pub mod files;
pub mod log;
pub mod operator;
pub mod program;
pub mod second_factors;
pub mod store_calls;
pub mod stores;

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, StatusCode};
use http_body_util::BodyExt;
use resume_reader::concepts::Finder;
use resume_reader::lexicon::Lexicon;
use resume_reader::reader::{Reader, TimeLimits};
use serde_json::Value;
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_protocol::auth::SignUpMode;
use sync_protocol::listings::{ListingName, Row};
use sync_service::accounts::hasher::Hasher;
use sync_service::accounts::keys::Keys;
use sync_service::accounts::session_ends::SessionEnds;
use sync_service::accounts::{Accounts, Policy};
use sync_service::app::{App, Project};
use sync_service::blobs::Blobs;
use sync_service::clock::Clock;
use sync_service::concurrency::{Bounds, ConcurrencyLimit};
use sync_service::database::Database;
use sync_service::files::receiving::Receiving;
use sync_service::files::{Files, Limits};
use sync_service::listings::directory::Directory;
use sync_service::listings::import::{Consent, import};
use sync_service::listings::import_error::ImportError;
use sync_service::matching::Matching;
use sync_service::operations::Operations;
use sync_service::places::Places;
use sync_service::random::system_random;
use sync_service::rate_limit::{Allowance, RateLimit};
use sync_service::routes::{requests, router};
use sync_service::site::assets::Assets;
use sync_service::store::sqlite::Sqlite;
use tempfile::TempDir;
use time::OffsetDateTime;
use tower::ServiceExt;

/// A clock that stands still until it is set.
pub struct SetClock {
    wall: Mutex<OffsetDateTime>,
    monotonic: Mutex<Duration>,
}

impl SetClock {
    pub fn at(time: OffsetDateTime) -> Arc<Self> {
        Arc::new(Self {
            wall: Mutex::new(time),
            monotonic: Mutex::default(),
        })
    }

    pub fn forward(&self, time: time::Duration) {
        self.jump(time);
        *self.monotonic.lock().unwrap() += time.unsigned_abs();
    }

    /// Whoever asks for the time from now on panics.
    pub fn breaks(self: &Arc<Self>) {
        let clock = Arc::clone(self);
        let broken = std::thread::spawn(move || {
            let _held = clock.wall.lock().unwrap();
            panic!("as tried");
        });
        assert!(broken.join().is_err());
    }

    /// The clock of the machine is set, and no time passes.
    pub fn jump(&self, time: time::Duration) {
        *self.wall.lock().unwrap() += time;
    }
}

impl Clock for SetClock {
    fn now(&self) -> OffsetDateTime {
        *self.wall.lock().unwrap()
    }

    fn monotonic(&self) -> Duration {
        *self.monotonic.lock().unwrap()
    }
}

/// Where calls come from when nothing else is said: a proxy that is trusted.
const PEER: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

const START: OffsetDateTime = time::macros::datetime!(2026-11-20 12:00 UTC);

fn reader() -> Reader {
    patient_reader(Path::new(env!("CARGO_BIN_EXE_sync-service")), 2)
}

/// A reader with limits of time that no busy machine reaches.
fn patient_reader(program: &Path, at_once: usize) -> Reader {
    let limit = Duration::from_secs(3600);
    let limits = TimeLimits {
        turn: limit,
        read: limit,
    };
    Reader::new(program.into(), at_once).with_time_limits(limits)
}

/// The service of one test.
pub struct TestService {
    pub app: Arc<App>,
    pub clock: Arc<SetClock>,
    pub folder: TempDir,
}

impl TestService {
    /// A service without lists whose website is one page and one script.
    pub fn new() -> Self {
        Self::behind("http://localhost")
    }

    /// The same, reached at an address.
    pub fn behind(public: &str) -> Self {
        Self::fresh(policy(public, false, SignUpMode::Direct), reader())
    }

    /// A service that tells who has an account.
    pub fn with_discovery() -> Self {
        Self::fresh(
            policy("http://localhost", true, SignUpMode::Direct),
            reader(),
        )
    }

    /// A service whose sign-ups are finished by a mailed link.
    pub fn with_sign_up_by_mail() -> Self {
        Self::fresh(
            policy("http://localhost", false, SignUpMode::ByMail),
            reader(),
        )
    }

    /// A service that reads resumes with a program of the test, so many at once.
    pub fn reading_with(program: &Path, at_once: usize) -> Self {
        let reader = patient_reader(program, at_once);
        Self::fresh(
            policy("http://localhost", false, SignUpMode::Direct),
            reader,
        )
    }

    fn fresh(policy: Policy, reader: Reader) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::over(folder, SetClock::at(START), policy, reader)
    }

    /// The same data, in a service that has just started.
    pub fn restarted(self) -> Self {
        let policy = self.app.accounts.policy.clone();
        Self::over(self.folder, self.clock, policy, reader())
    }

    fn over(folder: TempDir, clock: Arc<SetClock>, policy: Policy, reader: Reader) -> Self {
        let (public, sign_up) = (policy.public_url.clone(), policy.sign_up);
        let site = folder.path().join("site");
        write_site(&site);
        let data = folder.path().join("data");
        let store = Arc::new(Sqlite::open(&data).unwrap());
        let rate_limit = |burst| {
            RateLimit::new(Allowance {
                burst: NonZeroU32::new(burst).unwrap(),
                every: Duration::from_secs(3600),
            })
        };
        let random = system_random();
        let now = clock.now().unix_timestamp();
        let blobs = Arc::new(Blobs::in_folder(&data.join("files")).unwrap());
        let accounts = Accounts {
            blobs: blobs.clone(),
            store: store.clone(),
            clock: clock.clone(),
            hasher: Hasher::start(2, random.clone()).unwrap(),
            keys: Keys::open(&data.join("keys"), &random, now).unwrap(),
            random: random.clone(),
            policy,
            session_ends: SessionEnds::default(),
            scrub_wanted: false.into(),
        };
        let app = Arc::new(App {
            accounts: Arc::new(accounts),
            directory: Arc::new(Directory::new(store.clone())),
            places: Places::new(store.clone(), clock.clone()),
            files: Files {
                store: store.clone(),
                blobs,
                clock: clock.clone(),
                random,
                limits: Limits {
                    bytes: 10 * 1024 * 1024,
                    files: 20,
                    unfinished_bytes: 400 * 1024 * 1024,
                },
                receiving: Receiving::default(),
            },
            database: Database::new(
                store.clone(),
                clock.clone(),
                sync_service::database::Limits::default(),
            ),
            matching: Matching::new(
                Finder::new(Lexicon::built_in().unwrap()).unwrap(),
                reader,
                store.clone(),
            ),
            public_url: None,
            operations: Operations::new(data, store.clone(), clock.clone(), requests(1)),
            store,
            assets: Assets::load(Some(&site), "desk@example.org").unwrap(),
            clock: clock.clone(),
            contact_rate_limit: rate_limit(3),
            page_view_rate_limit: rate_limit(1000),
            place_rate_limit: rate_limit(1000),
            report_rate_limit: rate_limit(3),
            resume_rate_limit: rate_limit(5),
            bodies: ConcurrencyLimit::new(Bounds {
                total: 1024 * 1024,
                per_network: 128 * 1024,
                per_site: 256 * 1024,
                proxies: vec![PEER],
            }),
            trusted_proxies: vec![PEER],
            contact_email: "desk@example.org".into(),
            kiosk_origins: vec![HeaderValue::from_static("tauri://localhost")],
            behind_tls: public.starts_with("https"),
            project: Project {
                api_key: "new-beginnings".into(),
                auth_domain: "localhost".into(),
                database_url: public,
                project_id: "p".into(),
                storage_bucket: "b".into(),
                sign_up,
            },
        });
        Self { app, clock, folder }
    }

    /// Imports rows of name and one more field, and lets the service follow.
    pub async fn import(&self, name: &str, rows: &[Row]) -> Result<(), ImportError> {
        let name = ListingName::parse(name).unwrap();
        let consent = Consent {
            drop: true,
            dry_run: false,
        };
        import(
            self.app.store.as_ref(),
            self.clock.as_ref(),
            &name,
            rows,
            consent,
        )
        .await?;
        self.app.directory.refresh().await?;
        self.app.places.refresh().await?;
        Ok(())
    }

    pub async fn send(&self, request: Request<Body>) -> Response<Body> {
        router(Arc::clone(&self.app))
            .oneshot(request)
            .await
            .unwrap()
    }

    pub async fn get(&self, path: &str) -> Response<Body> {
        self.send(Request::get(path).body(Body::empty()).unwrap())
            .await
    }

    pub async fn get_with(&self, path: &str, header: (&str, &str)) -> Response<Body> {
        self.send(
            Request::get(path)
                .header(header.0, header.1)
                .body(Body::empty())
                .unwrap(),
        )
        .await
    }

    pub async fn post(&self, path: &str, body: impl Into<Body>) -> (StatusCode, Value) {
        let request = Request::post(path).header("content-type", "application/json");
        let response = self.send(request.body(body.into()).unwrap()).await;
        (response.status(), json(response).await)
    }
}

fn policy(public: &str, discovery: bool, sign_up: SignUpMode) -> Policy {
    Policy {
        project: "p".into(),
        public_url: public.into(),
        api_key: "new-beginnings".into(),
        discovery,
        sign_up,
        sign_ups_per_hour: 1_000,
    }
}

fn write_site(site: &Path) {
    std::fs::create_dir_all(site.join("assets")).unwrap();
    let page = "<!doctype html><meta name=\"contact-email\" content=\"a@b.example\"><p>The page";
    std::fs::write(site.join("index.html"), page).unwrap();
    std::fs::write(site.join("assets/app-1234.js"), "console.log(1)").unwrap();
    std::fs::write(site.join("assets/app-1234.js.br"), "as brotli").unwrap();
    std::fs::write(site.join("logo.svg"), "<svg/>").unwrap();
}

/// A row with a name and a source.
pub fn row(name: &str) -> Row {
    Row::from([
        ("name".into(), name.into()),
        ("checked".into(), "2026-10".into()),
        ("source".into(), "a newspaper".into()),
    ])
}

pub fn rows(count: usize) -> Vec<Row> {
    (0..count)
        .map(|number| row(&format!("Place {number}")))
        .collect()
}

pub async fn bytes(response: Response<Body>) -> Vec<u8> {
    response
        .into_body()
        .collect()
        .await
        .unwrap()
        .to_bytes()
        .to_vec()
}

/// The JSON body; null when there is none.
pub async fn json(response: Response<Body>) -> Value {
    serde_json::from_slice(&bytes(response).await).unwrap_or(Value::Null)
}

pub fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}
