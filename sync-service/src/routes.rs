//! THE list of calls. Whatever is not on it belongs to the website.

pub mod account;
pub mod contact;
pub mod database;
pub mod employers;
pub mod health;
pub mod http;
pub mod identity;
pub mod kiosks;
mod listings;
pub mod openapi;
pub mod operator;
pub mod page_views;
pub mod places;
mod places_openapi;
pub mod project;
pub mod resume;
pub mod storage;
mod website;

use crate::app::App;
use crate::operations::requests::Requests;
use crate::site::headers::protect;
use crate::supervisor;
use axum::Router;
use axum::error_handling::HandleErrorLayer;
use axum::extract::DefaultBodyLimit;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use http::access::{Access, Routes};
use http::body_timeout::{BodyTimes, limit_body_time};
use http::drain_body::drain_body;
use http::observe::ObserveLayer;
use http::rejection::Rejection;
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

/// The calls, each with the right it demands.
pub fn calls() -> Routes {
    data_calls(identity_calls(place_calls(own_calls())))
}

/// Counters for all calls; of `sample` reads of lists that succeed one is logged.
pub fn requests(sample: u64) -> Requests {
    Requests::new(calls().list().map(|(_, _, path)| path), LISTING, sample)
}

/// The storage and database protocols' calls.
fn data_calls(routes: Routes) -> Routes {
    use Access::{Anyone, Owner};
    let objects = http::cors::open(
        get(storage::objects::list)
            .post(storage::upload::upload)
            .layer(DefaultBodyLimit::disable())
            .layer(from_fn_with_state(BodyTimes::UPLOAD, limit_body_time))
            .layer(from_fn(drain_body)),
    );
    let object = http::cors::open(limited(
        get(storage::objects::read)
            .patch(storage::objects::describe)
            .delete(storage::objects::remove)
            .post(storage::objects::address),
    ));
    let document = || http::cors::open(any(database::documents::call));
    let socket = get(database::socket::open);
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
    use Access::{Anyone, Client};
    let (get_it, post_it) = (Method::GET, Method::POST);
    ["", "/identitytoolkit.googleapis.com"]
        .into_iter()
        .fold(routes, |routes, host| {
            let account = |name: &str| format!("{host}/v1/accounts:{name}");
            let second = |name: &str| format!("{host}/v2/accounts/{name}");
            let answers = |handler| http::cors::open(limited(handler));
            [
                (
                    account("signUp"),
                    answers(post(identity::accounts::sign_up)),
                ),
                (
                    account("signInWithPassword"),
                    answers(post(identity::accounts::sign_in)),
                ),
                (account("lookup"), answers(post(identity::accounts::lookup))),
                (account("update"), answers(post(identity::accounts::update))),
                (account("delete"), answers(post(identity::accounts::delete))),
                (
                    account("createAuthUri"),
                    answers(post(identity::accounts::create_auth_uri)),
                ),
                (account("sendOobCode"), answers(post(identity::codes::send))),
                (
                    account("resetPassword"),
                    answers(post(identity::codes::reset_password)),
                ),
                (
                    account("signInWithEmailLink"),
                    answers(post(identity::settings::unsupported)),
                ),
                (
                    account("signInWithIdp"),
                    answers(post(identity::settings::unsupported)),
                ),
                (
                    account("signInWithCustomToken"),
                    answers(post(identity::settings::unsupported)),
                ),
                (
                    account("sendVerificationCode"),
                    answers(post(identity::settings::unsupported)),
                ),
                (
                    account("signInWithPhoneNumber"),
                    answers(post(identity::settings::unsupported)),
                ),
                (
                    second("mfaEnrollment:start"),
                    answers(post(identity::second_factors::start_enrolment)),
                ),
                (
                    second("mfaEnrollment:finalize"),
                    answers(post(identity::second_factors::finish_enrolment)),
                ),
                (
                    second("mfaEnrollment:withdraw"),
                    answers(post(identity::second_factors::withdraw)),
                ),
                (
                    second("mfaSignIn:start"),
                    answers(post(identity::second_factors::start_sign_in)),
                ),
                (
                    second("mfaSignIn:finalize"),
                    answers(post(identity::second_factors::finish_sign_in)),
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
                http::cors::open(get(identity::settings::projects)),
            )
            .route(
                Client,
                get_it.clone(),
                format!("{host}/v2/passwordPolicy"),
                http::cors::open(get(identity::settings::password_policy)),
            )
            .route(
                Anyone,
                get_it.clone(),
                format!("{host}/v1/{{*rest}}"),
                http::cors::open(
                    get(identity::settings::unknown).post(identity::settings::unknown),
                ),
            )
            .route(
                Anyone,
                get_it.clone(),
                format!("{host}/v2/{{*rest}}"),
                http::cors::open(
                    get(identity::settings::unknown).post(identity::settings::unknown),
                ),
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

fn token() -> axum::routing::MethodRouter<Arc<App>> {
    http::cors::open(limited(post(identity::token::token)))
}

/// The finder, the search and single places.
fn place_calls(routes: Routes) -> Routes {
    [
        ("/find", get(places::find)),
        ("/search", get(places::search)),
        ("/places", get(places::ids)),
        ("/places/{id}", get(places::read)),
    ]
    .into_iter()
    .fold(routes, |routes, (path, handler)| {
        routes.route(Access::Anyone, Method::GET, path, handler)
    })
    .route(
        Access::Anyone,
        Method::POST,
        "/places/{id}/report",
        limited(post(places::report)),
    )
}

fn own_calls() -> Routes {
    Routes::new()
        .route(Access::Anyone, Method::GET, "/health", get(health::health))
        .route(
            Access::Anyone,
            Method::GET,
            "/__/firebase/init.json",
            get(project::init),
        )
        .route(
            Access::Anyone,
            Method::GET,
            LISTING,
            get(listings::read).options(listings::preflight),
        )
        .route(
            Access::Anyone,
            Method::POST,
            "/page-views",
            limited(post(page_views::report)),
        )
        .route(
            Access::Anyone,
            Method::POST,
            "/kiosks/enroll",
            limited(post(kiosks::enroll)),
        )
        .route(
            Access::Kiosk,
            Method::POST,
            "/kiosks/heartbeat",
            limited(post(kiosks::heartbeat)),
        )
        .route(
            Access::Anyone,
            Method::POST,
            "/contact",
            limited(post(contact::send)),
        )
        .route(
            Access::Anyone,
            Method::POST,
            "/resume",
            limited(post(resume::write)),
        )
        .route(
            Access::Anyone,
            Method::POST,
            "/letter",
            limited(post(resume::letter)),
        )
        .route(
            Access::Anyone,
            Method::GET,
            "/openapi.json",
            get(openapi::document),
        )
        .route(
            Access::Anyone,
            Method::GET,
            "/.well-known/jwks.json",
            http::cors::open(get(identity::token::jwks)),
        )
        .route(
            Access::Anyone,
            Method::POST,
            "/account/sign-out",
            limited(post(account::sign_out)),
        )
        .route(
            Access::SignedIn,
            Method::POST,
            "/account/sign-out-everywhere",
            limited(post(account::sign_out_everywhere)),
        )
        .route(
            Access::SignedIn,
            Method::POST,
            "/account/recovery-codes",
            limited(post(identity::second_factors::recovery_codes)),
        )
        .route(
            Access::Anyone,
            Method::GET,
            "/skills",
            get(employers::skills),
        )
        .route(
            Access::SignedIn,
            Method::POST,
            "/account/employers",
            limited(post(employers::find)),
        )
        .route(
            Access::SignedIn,
            Method::GET,
            "/account/export",
            get(account::export),
        )
        .route(
            Access::SignedIn,
            Method::GET,
            "/account/export.zip",
            get(account::export_archive),
        )
}

/// The whole service: calls, website, limits and headers.
pub fn router(app: Arc<App>) -> Router {
    let behind_tls = app.behind_tls;
    let observe = ObserveLayer(Arc::clone(&app));
    calls()
        .into_router(&app)
        // A page and a call share the address /contact: what is no POST belongs to the website.
        .method_not_allowed_fallback(website::answer)
        .fallback(website::answer)
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

fn limited(route: axum::routing::MethodRouter<Arc<App>>) -> axum::routing::MethodRouter<Arc<App>> {
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
