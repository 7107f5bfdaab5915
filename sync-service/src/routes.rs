//! THE list of calls. Whatever is not on it belongs to the website.

pub mod account;
pub mod body;
pub mod body_timeout;
pub mod caller;
pub mod contact;
pub mod cors;
pub mod database;
pub mod database_answer;
mod database_body;
pub mod database_query;
pub mod database_socket;
pub mod database_stream;
pub mod employers;
pub mod health;
pub mod identity;
pub mod identity_codes;
pub mod identity_offers;
pub mod identity_token;
pub mod kiosks;
mod linger;
mod listings;
pub mod observe;
pub mod openapi;
pub mod operator;
pub mod owner;
mod paced_body;
pub mod project;
pub mod rejection;
pub mod rights;
pub mod storage;
pub mod storage_answer;
pub mod storage_conditions;
mod storage_multipart;
pub mod storage_upload;
pub mod visits;

use crate::accounts::Accounts;
use crate::clock::Clock;
use crate::concurrency::ConcurrencyLimit;
use crate::database::Database;
use crate::files::Files;
use crate::listings::directory::Directory;
use crate::matching::Matching;
use crate::operations::Operations;
use crate::operations::requests::Requests;
use crate::site::assets::Assets;
use crate::site::headers::protect;
use crate::store::Store;
use crate::supervisor;
use crate::throttle::Throttle;
use axum::Router;
use axum::error_handling::HandleErrorLayer;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use body_timeout::{BodyTimes, limit_body_time};
use linger::linger;
use observe::ObserveLayer;
use project::Project;
use rejection::Rejection;
use rights::{Right, Routes};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;
use tower::ServiceBuilder;
use tower::timeout::TimeoutLayer;
use tower::util::MapResponseLayer;
use tower_http::catch_panic::CatchPanicLayer;

/// Largest body of any call so far, in bytes: a message of 10,000 characters in UTF-8 and JSON.
const BODY_MAX: usize = 64 * 1024;
/// How long a call with a body may take, from its first byte to its answer.
const CALL_TIMEOUT: Duration = Duration::from_secs(15);

const LISTING: &str = "/widgets/resources/{name}";

/// What the calls work with.
pub struct AppState {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// Prepared lists.
    pub directory: Arc<Directory>,
    /// The website.
    pub assets: Assets,
    /// Who somebody is.
    pub accounts: Arc<Accounts>,
    /// Files of people.
    pub files: Files,
    /// Employers for people.
    pub matching: Matching,
    /// Documents of people.
    pub database: Arc<Database>,
    /// Where people reach us, if an operator has said so.
    pub public_url: Option<String>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Who sends too many messages.
    pub contact_throttle: Throttle,
    /// Who reports too many page views.
    pub visit_throttle: Throttle,
    /// Who asks too often for employers without an account.
    pub match_throttle: Throttle,
    /// Bytes of small bodies that are being read.
    pub bodies: Arc<ConcurrencyLimit>,
    /// Addresses of proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Where messages go.
    pub contact_email: String,
    /// Origins other than our own that may read the lists.
    pub kiosk_origins: Vec<axum::http::HeaderValue>,
    /// Whether people reach us by https.
    pub behind_tls: bool,
    /// What the identity provider's clients ask for.
    pub project: Project,
    /// What the operator is shown.
    pub operations: Operations,
}

/// Shared by all calls.
pub type App = Arc<AppState>;

/// The calls, each with the right it demands.
pub fn calls() -> Routes {
    data_calls(identity_calls(own_calls()))
}

/// Counters for all calls; of `sample` reads of lists that succeed one is logged.
pub fn requests(sample: u64) -> Requests {
    Requests::new(calls().list().map(|(_, _, path)| path), LISTING, sample)
}

/// The storage and database protocols' calls.
fn data_calls(routes: Routes) -> Routes {
    use Right::{Anyone, Owner};
    let objects = cors::open(
        get(storage::list)
            .post(storage_upload::upload)
            .layer(DefaultBodyLimit::disable())
            .layer(from_fn_with_state(BodyTimes::UPLOAD, limit_body_time))
            .layer(from_fn(linger)),
    );
    let object = cors::open(limited(
        get(storage::read)
            .patch(storage::describe)
            .delete(storage::remove)
            .post(storage::address),
    ));
    let document = || cors::open(any(database::call));
    let socket = get(database_socket::open);
    [
        ("/v0/b/{bucket}/o", objects),
        ("/v0/b/{bucket}/o/{name}", object),
        ("/users/{*path}", document()),
        ("/users.json", document()),
        ("/.json", document()),
    ]
    .into_iter()
    .fold(routes, |routes, (path, handler)| {
        routes.route(Owner, Method::GET, path, handler)
    })
    // Who it is says the socket itself, in its first message.
    .route(Anyone, Method::GET, "/.ws", socket)
}

/// The identity protocol's calls, under the bare paths and under the names of the provider's hosts,
/// which its clients put in front when they are pointed at another host.
fn identity_calls(routes: Routes) -> Routes {
    use Right::{Anyone, Client};
    let (get_it, post_it) = (Method::GET, Method::POST);
    ["", "/identitytoolkit.googleapis.com"]
        .into_iter()
        .fold(routes, |routes, host| {
            let account = |name: &str| format!("{host}/v1/accounts:{name}");
            let second = |name: &str| format!("{host}/v2/accounts/{name}");
            let answers = |handler| cors::open(limited(handler));
            [
                (account("signUp"), answers(post(identity::sign_up))),
                (
                    account("signInWithPassword"),
                    answers(post(identity::sign_in)),
                ),
                (account("lookup"), answers(post(identity::lookup))),
                (account("update"), answers(post(identity::update))),
                (account("delete"), answers(post(identity::delete))),
                (
                    account("createAuthUri"),
                    answers(post(identity::create_auth_uri)),
                ),
                (account("sendOobCode"), answers(post(identity_codes::send))),
                (
                    account("resetPassword"),
                    answers(post(identity_codes::reset_password)),
                ),
                (
                    account("signInWithEmailLink"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    account("signInWithIdp"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    account("signInWithCustomToken"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    account("sendVerificationCode"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    account("signInWithPhoneNumber"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    second("mfaEnrollment:start"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    second("mfaEnrollment:finalize"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    second("mfaSignIn:start"),
                    answers(post(identity_offers::not_offered)),
                ),
                (
                    second("mfaSignIn:finalize"),
                    answers(post(identity_offers::not_offered)),
                ),
            ]
            .into_iter()
            .fold(routes, |routes, (path, handler)| {
                routes.route(Client, post_it.clone(), path, handler)
            })
            .route(
                Client,
                get_it.clone(),
                format!("{host}/v1/projects"),
                cors::open(get(identity_offers::projects)),
            )
            .route(
                Client,
                get_it.clone(),
                format!("{host}/v2/passwordPolicy"),
                cors::open(get(identity_offers::password_policy)),
            )
            .route(
                Anyone,
                get_it.clone(),
                format!("{host}/v1/{{*rest}}"),
                cors::open(get(identity_offers::unknown).post(identity_offers::unknown)),
            )
            .route(
                Anyone,
                get_it.clone(),
                format!("{host}/v2/{{*rest}}"),
                cors::open(get(identity_offers::unknown).post(identity_offers::unknown)),
            )
        })
        .route(Client, post_it.clone(), "/v1/token", token())
        .route(
            Client,
            post_it,
            "/securetoken.googleapis.com/v1/token",
            token(),
        )
}

fn token() -> axum::routing::MethodRouter<App> {
    cors::open(limited(post(identity_token::token)))
}

fn own_calls() -> Routes {
    Routes::new()
        .route(Right::Anyone, Method::GET, "/health", get(health::health))
        .route(
            Right::Anyone,
            Method::GET,
            "/__/firebase/init.json",
            get(project::init),
        )
        .route(
            Right::Anyone,
            Method::GET,
            LISTING,
            get(listings::read).options(listings::preflight),
        )
        .route(
            Right::Anyone,
            Method::POST,
            "/visits",
            limited(post(visits::report)),
        )
        .route(
            Right::Anyone,
            Method::POST,
            "/kiosks/enroll",
            limited(post(kiosks::enroll)),
        )
        .route(
            Right::Kiosk,
            Method::POST,
            "/kiosks/heartbeat",
            limited(post(kiosks::heartbeat)),
        )
        .route(
            Right::Anyone,
            Method::POST,
            "/contact",
            limited(post(contact::send)),
        )
        .route(
            Right::Anyone,
            Method::GET,
            "/openapi.json",
            get(openapi::document),
        )
        .route(
            Right::Anyone,
            Method::GET,
            "/.well-known/jwks.json",
            cors::open(get(identity_token::jwks)),
        )
        .route(
            Right::Anyone,
            Method::POST,
            "/account/sign-out",
            limited(post(account::sign_out)),
        )
        .route(
            Right::SignedIn,
            Method::POST,
            "/account/sign-out-everywhere",
            limited(post(account::sign_out_everywhere)),
        )
        .route(
            Right::Anyone,
            Method::GET,
            "/skills",
            get(employers::skills),
        )
        .route(
            Right::Anyone,
            Method::POST,
            "/employers",
            limited(post(employers::find_by_skills)),
        )
        .route(
            Right::SignedIn,
            Method::POST,
            "/account/employers",
            limited(post(employers::find)),
        )
        .route(
            Right::SignedIn,
            Method::GET,
            "/account/export",
            get(account::export),
        )
        .route(
            Right::SignedIn,
            Method::GET,
            "/account/export.zip",
            get(account::export_archive),
        )
}

/// The whole service: calls, website, limits and headers.
pub fn router(app: App) -> Router {
    let behind_tls = app.behind_tls;
    let observe = ObserveLayer(Arc::clone(&app));
    calls()
        .into_router(&app)
        // A page and a call share the address /contact: what is no POST belongs to the website.
        .method_not_allowed_fallback(website)
        .fallback(website)
        .layer(
            ServiceBuilder::new()
                .layer(observe)
                .layer(MapResponseLayer::new(move |mut response: Response| {
                    protect(response.headers_mut(), behind_tls);
                    response
                }))
                .map_response(IntoResponse::into_response)
                .layer(CatchPanicLayer::custom(|_| {
                    supervisor::note("request");
                    Rejection::from(ErrorCode::InternalError).into_response()
                })),
        )
        .with_state(app)
}

async fn website(State(app): State<App>, request: Request) -> Response {
    let response =
        crate::site::answer(&app, request.method(), request.uri(), request.headers()).await;
    // To a client of the database every other address that ends so is a path it may not read.
    let is_path = request.uri().path().ends_with(".json");
    if is_path && !response.status().is_success() && response.status() != StatusCode::NOT_MODIFIED {
        let is_preflight = request.method() == Method::OPTIONS;
        return cors::expose(request.headers(), is_preflight, database::denied());
    }
    response
}

fn limited(route: axum::routing::MethodRouter<App>) -> axum::routing::MethodRouter<App> {
    route.layer(
        ServiceBuilder::new()
            .layer(DefaultBodyLimit::max(BODY_MAX))
            .layer(HandleErrorLayer::new(async |_| {
                Rejection::from(ErrorCode::RequestTimeout)
            }))
            .layer(TimeoutLayer::new(CALL_TIMEOUT))
            .layer(from_fn_with_state(BodyTimes::SMALL, limit_body_time)),
    )
}
