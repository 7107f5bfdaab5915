//! The website: every address that is not a call.

use crate::app::App;
use crate::routes::database::documents::denied;
use crate::routes::http::cors::Asked;
use crate::routes::http::rejection::{Rejection, not_found_page};
use crate::routes::http::success::not_modified;
use crate::site::assets::{Asset, Assets};
use crate::site::encoding::Encoding;
use crate::site::headers::{KEEPS_OPENER, protect};
use crate::site::pages;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, ALLOW, CONTENT_SECURITY_POLICY, IF_NONE_MATCH, LINK};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::RESERVED_LISTINGS;

/// First segments that belong to calls and never to a page.
const CALLS: [&str; 8] = ["widgets", "v0", "v1", "v2", "__", "users", ".lp", OPEN_DATA];
/// The first segment of the open data.
const OPEN_DATA: &str = "hsds";

/// The last page in the window of an identity provider.
const RETURNED: &str = "/returned.html";

/// Longest address (path and query), in bytes.
const ADDRESS_MAX: usize = 2_048;

/// Answers with the website, or denies a path of the database.
pub async fn answer(State(app): State<Arc<App>>, request: Request) -> Response {
    let (head, _body) = request.into_parts();
    let response = match of_another_release(&app, &head.method, head.uri.path()).await {
        Some(asset) => file(&asset, &head.headers),
        None => site(&app, &head.method, &head.uri, &head.headers),
    };
    // To a client of the database every other address that ends so is a path it may not read.
    let is_path = head.uri.path().ends_with(".json");
    let status = response.status();
    if is_path && (status.is_client_error() || status.is_server_error()) {
        return Asked::by(&head.method, &head.headers).open(denied());
    }
    response
}

/// Answers a method that an address does not have. The open data are only read, and their clients read the status;
/// everything else is answered as if the address were unknown.
pub async fn answer_wrong_method(State(app): State<Arc<App>>, request: Request) -> Response {
    if first_segment(request.uri()) == OPEN_DATA {
        return read_only();
    }
    answer(State(app), request).await
}

/// Returns the file that was asked for, when another release of the website has it.
async fn of_another_release(app: &App, method: &Method, path: &str) -> Option<Arc<Asset>> {
    let is_read = [Method::GET, Method::HEAD].contains(method);
    if !is_read || app.assets.get(path).is_some() {
        return None;
    }
    let found = app.releases.get(path).await;
    found.unwrap_or_else(|cause| {
        tracing::error!(?cause, "a file of another release could not be read");
        None
    })
}

/// Answers with a file, a page, or the not-found page with status 404 (RTE-3).
pub(super) fn site(app: &App, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    let length = uri
        .path_and_query()
        .map_or(0, |address| address.as_str().len());
    let is_long = length > ADDRESS_MAX;
    let path = uri.path();
    if CALLS.contains(&first_segment(uri)) {
        if is_long {
            return Rejection::from(ErrorCode::InvalidArgument).into_response();
        }
        return Rejection::from(ErrorCode::NotFound).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return read_only();
    }
    let assets = &app.assets;
    match assets.get(path) {
        Some(_) if is_long => Rejection::from(ErrorCode::InvalidArgument).into_response(),
        Some(asset) if path == RETURNED => ([KEEPS_OPENER], file(asset, headers)).into_response(),
        Some(asset) => file(asset, headers),
        None if pages::is_page(path, |list| is_list(app, list)) => {
            // A person who pasted too much gets the screen, which says what to do.
            let asked = (!is_long).then_some(uri.query());
            page(assets, path, asked, headers)
        }
        None => not_found_page(assets.index().whole(Encoding::Identity).into_response()),
    }
}

fn first_segment(uri: &Uri) -> &str {
    let path = uri.path().trim_start_matches('/');
    path.split('/').next().unwrap_or_default()
}

/// The refusal of a method where one can only read.
fn read_only() -> Response {
    let rejection = Rejection::from(ErrorCode::MethodNotAllowed);
    ([(ALLOW, "GET, HEAD")], rejection).into_response()
}

/// Whether a list has a page of its own. Notices are on every page instead.
fn is_list(app: &App, name: &str) -> bool {
    !RESERVED_LISTINGS.contains(&name) && app.directory.answer(name).is_some()
}

/// The page of all screens, with the further files that the screen of this address needs if its query is
/// `asked`.
fn page(assets: &Assets, path: &str, asked: Option<Option<&str>>, headers: &HeaderMap) -> Response {
    let (page, policy) = assets.page(path);
    let mut response = file(page, headers);
    if let Some(policy) = policy {
        // The usual one would come later: an answer that has a policy counts as protected.
        protect(response.headers_mut(), false);
        let headers = response.headers_mut();
        headers.insert(CONTENT_SECURITY_POLICY, policy.clone());
    }
    if let Some(links) = asked.and_then(|query| assets.preloads.of(path, query)) {
        response.headers_mut().insert(LINK, links);
    }
    response
}

fn file(asset: &Asset, headers: &HeaderMap) -> Response {
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| *known == asset.etag)
    {
        return not_modified(asset.validators());
    }
    asset
        .whole(Encoding::accepted(headers.get(ACCEPT_ENCODING)))
        .into_response()
}
