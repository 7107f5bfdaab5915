//! The operator's listener (`--operator-listen`): a page, readiness and metrics. No account opens it,
//! so it is served where only the operator is. Calls that manage accounts need a key besides.

pub mod administration;
mod page;
mod rejection;

use crate::app::App;
use crate::clock::milliseconds;
use crate::fleet::desired::kiosks;
use crate::fleet::report::report;
use crate::operations::metrics;
use crate::routes::http::json::Json;
use crate::routes::http::one_host::OneHostLayer;
use crate::routes::http::rejection::unhealthy;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST};
use axum::http::uri::Authority;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rejection::Unavailable;
use serde_json::json;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

/// The page, readiness and metrics, for callers that name this machine by its address, as
/// `localhost` or by one of `hosts`. Any other name may be one that a page of a stranger pointed at
/// this machine (DNS rebinding).
pub fn router(app: Arc<App>, hosts: &[String]) -> Router {
    let hosts: Arc<[String]> = hosts.iter().map(|host| host.to_lowercase()).collect();
    Router::new()
        .route("/", get(page))
        .route("/ready", get(ready))
        .route("/metrics", get(scrape))
        .layer(from_fn_with_state(hosts, require_host))
        .layer(OneHostLayer)
        .with_state(app)
}

async fn require_host(
    State(hosts): State<Arc<[String]>>,
    request: Request,
    next: Next,
) -> Response {
    if is_this_machine(request.headers(), &hosts) {
        return next.run(request).await;
    }
    rejection::other_host()
}

fn is_this_machine(headers: &HeaderMap, hosts: &[String]) -> bool {
    let named = headers.get(HOST).and_then(|host| host.to_str().ok());
    let Some(authority) = named.and_then(|host| host.parse::<Authority>().ok()) else {
        return false;
    };
    let host = authority.host().to_lowercase();
    let address = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || address.parse::<IpAddr>().is_ok() || hosts.contains(&host)
}

async fn page(State(app): State<Arc<App>>) -> Result<Response, Unavailable> {
    let status = app.operations.status().await?;
    let now = milliseconds(app.clock.now());
    let kiosks = kiosks(app.store.as_ref()).await?;
    let reports: Vec<_> = kiosks.iter().map(|(entry, _)| report(entry, now)).collect();
    let headers = [
        (CACHE_CONTROL, "no-store"),
        (
            CONTENT_SECURITY_POLICY,
            "default-src 'none'; style-src 'unsafe-inline'",
        ),
    ];
    let requests = app.operations.requests.routes();
    let page = page::page(&reports, &status, &requests, now);
    Ok((headers, Html(page)).into_response())
}

async fn ready(State(app): State<Arc<App>>) -> Result<Response, Unavailable> {
    let status = app.operations.status().await?;
    // Before the places were read, questions about them wait.
    let is_ready = status.is_ready() && app.places.is_read();
    let body = Json(json!({
        "ready": is_ready,
        "canWrite": status.can_write,
        "canStoreFiles": status.can_store_files,
        "listsFollowedAgo": status.lists_followed_ago,
        "listAges": status.list_ages.iter().cloned().collect::<BTreeMap<_, _>>(),
        "mailsWaiting": status.mails_waiting,
        "mailsFailed": status.mails_failed,
        "diskLeft": status.disk_left,
        "clockIsBelieved": status.time_is_trusted,
        "backupAgo": status.backup_ago,
    }));
    let answer = ([(CACHE_CONTROL, "no-store")], body);
    Ok(match is_ready {
        true => answer.into_response(),
        false => unhealthy(answer),
    })
}

async fn scrape(State(app): State<Arc<App>>) -> Result<Response, Unavailable> {
    let status = app.operations.status().await?;
    let text = metrics::text(&app.operations.requests, status).map_err(|_| Unavailable)?;
    Ok(([(CONTENT_TYPE, metrics::CONTENT_TYPE)], text).into_response())
}
