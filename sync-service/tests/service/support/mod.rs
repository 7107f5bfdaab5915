//! The whole service without a socket: the real router over a real store, with a clock that is set.

pub mod accounts;
pub mod desk;
pub mod files;
pub mod identity_provider;
pub mod listening;
pub mod log;
pub mod operator;
pub mod phones;
#[cfg(unix)]
pub mod postgres;
pub mod program;
pub mod provider_calls;
pub mod running;
pub mod s3;
pub mod second_factors;
pub mod store_calls;
pub mod stores;
pub mod workbook;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use clap::Parser;
use http_body_util::BodyExt;
use resume_reader::reader::{PROGRAM, Reader, TimeLimits};
use serde_json::Value;
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_protocol::listings::{ListingName, Row};
use sync_service::app::App;
use sync_service::clock::Clock;
use sync_service::compose::{Environment, NetworkLimits, compose};
use sync_service::concurrency::Bounds;
use sync_service::config::ServeConfig;
use sync_service::listings::import::{Consent, import};
use sync_service::listings::import_error::ImportError;
use sync_service::random::system_random;
use sync_service::rate_limit::Allowance;
use sync_service::routes::router::router;
use sync_service::store::Store;
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

    /// Every question for the time panics from now on.
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

/// The program that reads resumes, beside the service as in an installation.
pub fn reader_program() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_sync-service")).with_file_name(PROGRAM);
    assert!(program.exists(), "a run with --workspace builds {PROGRAM}");
    program
}

fn reader() -> Reader {
    patient_reader(&reader_program(), 2)
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
    settings: Settings,
}

impl TestService {
    /// A service without lists whose website is one page and one script.
    pub fn new() -> Self {
        Self::behind("http://localhost")
    }

    /// The same, reached at an address.
    pub fn behind(public: &str) -> Self {
        let settings = Settings {
            url: public.into(),
            ..Settings::default()
        };
        Self::fresh(settings, reader())
    }

    /// A service that tells who has an account.
    pub fn with_discovery() -> Self {
        let settings = Settings {
            discovery: true,
            ..Settings::default()
        };
        Self::fresh(settings, reader())
    }

    /// A service whose sign-ups are finished by a mailed link.
    pub fn with_sign_up_by_mail() -> Self {
        let settings = Settings {
            sign_up: "by-mail",
            ..Settings::default()
        };
        Self::fresh(settings, reader())
    }

    /// A service with these settings of the ways to log in.
    pub fn with_ways(flags: &'static [&'static str]) -> Self {
        Self::with_flags(flags.iter().copied().map(str::to_owned))
    }

    /// The same, with flags that the test makes.
    pub fn with_flags(flags: impl IntoIterator<Item = String>) -> Self {
        let settings = Settings {
            ways: flags.into_iter().collect(),
            ..Settings::default()
        };
        Self::fresh(settings, reader())
    }

    /// A service that reads resumes with a program of the test, up to a number at once.
    pub fn reading_with(program: &Path, at_once: usize) -> Self {
        let reader = patient_reader(program, at_once);
        Self::fresh(Settings::default(), reader)
    }

    fn fresh(settings: Settings, reader: Reader) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::over(folder, SetClock::at(START), settings, reader)
    }

    /// The same data, in a service that has just started.
    pub fn restarted(self) -> Self {
        Self::over(self.folder, self.clock, self.settings, reader())
    }

    /// A service on a copy of the database, with the same keys and settings.
    pub fn on_a_copy(&self, database: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (from, data) = (self.folder.path().join("data"), folder.path().join("data"));
        for made in [data.clone(), data.join("keys")] {
            sync_service::private::make_folder(&made).unwrap();
        }
        std::fs::copy(database, data.join("new-beginnings.db")).unwrap();
        for key in std::fs::read_dir(from.join("keys")).unwrap() {
            let name = key.unwrap().file_name();
            std::fs::copy(from.join("keys").join(&name), data.join("keys").join(&name)).unwrap();
        }
        let clock = Arc::clone(&self.clock);
        Self::over(folder, clock, self.settings.clone(), reader())
    }

    /// A service over a store of another kind.
    #[cfg(unix)]
    pub fn on(store: Arc<dyn Store>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (clock, settings) = (SetClock::at(START), Settings::default());
        Self::with_store(folder, clock, settings, reader(), Some(store))
    }

    fn over(folder: TempDir, clock: Arc<SetClock>, settings: Settings, reader: Reader) -> Self {
        Self::with_store(folder, clock, settings, reader, None)
    }

    fn with_store(
        folder: TempDir,
        clock: Arc<SetClock>,
        settings: Settings,
        reader: Reader,
        store: Option<Arc<dyn Store>>,
    ) -> Self {
        let site = folder.path().join("site");
        write_site(&site);
        let config = settings.config(folder.path());
        let allowance = |burst| Allowance {
            burst: NonZeroU32::new(burst).unwrap(),
            every: Duration::from_secs(3600),
        };
        let own = || Arc::new(Sqlite::open(&config.folder.data).unwrap());
        let environment = Environment {
            store: store.unwrap_or_else(|| own()),
            clock: clock.clone(),
            random: system_random(),
            reader,
            hashers: 2,
            limits: NetworkLimits {
                contact: allowance(3),
                page_views: allowance(1000),
                counted: allowance(2000),
                places: allowance(1000),
                place_reports: allowance(3),
                resumes: allowance(5),
                matches: allowance(30),
                bodies: Bounds {
                    total: 8 * 1024 * 1024,
                    per_network: 128 * 1024,
                    per_site: 256 * 1024,
                    proxies: vec![PEER],
                },
            },
            // A busy machine changes no answer.
            publishing_max: Duration::from_secs(3600),
            own_url: settings.url.clone(),
        };
        let app = compose(&config, environment).unwrap();
        Self {
            app,
            clock,
            folder,
            settings,
        }
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

    /// Reads the places, as a service does when it has started. Where a test takes the database away, there is nothing to read.
    pub async fn has_started(&self) {
        if !self.app.places.is_read() {
            let _ = self.app.places.refresh().await;
        }
    }

    pub async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.has_started().await;
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

/// The settings in which services of tests differ.
#[derive(Clone)]
pub struct Settings {
    url: String,
    discovery: bool,
    sign_up: &'static str,
    ways: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            url: "http://localhost".into(),
            discovery: false,
            sign_up: "direct",
            ways: ["--ways", "email-link,phone", "--sms-work", "0"]
                .map(str::to_owned)
                .into(),
        }
    }
}

impl Settings {
    /// The configuration, as the command line would give it.
    fn config(&self, folder: &Path) -> ServeConfig {
        #[derive(Parser)]
        struct Flags {
            #[command(flatten)]
            config: ServeConfig,
        }
        let (data, site) = (folder.join("data"), folder.join("site"));
        let mut words = vec!["serve", "--data", data.to_str().unwrap()];
        words.extend(["--site", site.to_str().unwrap(), "--project", "p"]);
        words.extend(["--bucket", "b", "--trusted-proxies", "0.0.0.0"]);
        words.extend(["--contact-email", "desk@example.org"]);
        words.extend(["--unfinished-mib", "400", "--log-list-reads", "1"]);
        words.extend(["--sign-up", self.sign_up]);
        words.extend(self.ways.iter().map(String::as_str));
        words.extend(self.discovery.then_some("--account-discovery"));
        Flags::try_parse_from(words).unwrap().config
    }
}

fn write_site(site: &Path) {
    std::fs::create_dir_all(site.join("assets")).unwrap();
    let page = "<!doctype html><html lang=\"en\"><link href=\"/app.css\">\
        <meta name=\"contact-email\" content=\"a@b.example\"><p>The page<div id=\"root\"></div>";
    std::fs::write(site.join("index.html"), page).unwrap();
    std::fs::write(site.join("assets/app-1234.js"), "console.log(1)").unwrap();
    std::fs::write(site.join("assets/app-1234.js.br"), "as brotli").unwrap();
    std::fs::write(site.join("logo.svg"), "<svg/>").unwrap();
    std::fs::write(site.join("returned.html"), "<!doctype html>").unwrap();
    let preloads = r#"{"resources":["/assets/app-1234.js"]}"#;
    std::fs::write(site.join("preloads.json"), preloads).unwrap();
    let frames = r#"{"sheet": "<link href=\"/app.css\">", "style": "p{top:0}", "script": "show()",
        "screens": {"": {"en": "Home", "es": "Inicio"}, "*": {"en": "Loading", "es": "Cargando"}}}"#;
    std::fs::write(site.join("frames.json"), frames).unwrap();
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
