//! `/hsds`: the places as open data.

use crate::app::App;
use crate::computing::answer_question;
use crate::open_data::{Kind, PER_PAGE, VERSION, one, page};
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::success::{has_tag, not_modified};
use crate::routes::http::url::{Path, Query};
use crate::tables::start;
use axum::extract::State;
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use url::form_urlencoded;
use utoipa::IntoParams;

/// A change of the desk is here within a minute.
const CACHED: HeaderValue = HeaderValue::from_static("public, max-age=60");

/// What the address of a list may ask.
const PAGE_QUERY: [&str; 2] = ["page", "per_page"];

/// The query of a list.
#[derive(Debug, Deserialize, IntoParams)]
pub struct PageQuery {
    /// The page, from 1.
    page: Option<usize>,
    /// Items of a page, at most 200.
    per_page: Option<usize>,
}

/// `GET /hsds`: what is served.
pub async fn about(
    State(app): State<Arc<App>>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    refuse_unknown(&uri, &[])?;
    let address = &app.project.database_url;
    let about = json!({
        "version": VERSION,
        "profile": "https://docs.openreferral.org/en/3.0/",
        "openapi_url": format!("{address}/openapi.json"),
        "license": app.desk.data_license.described(),
    });
    Ok(answer(about.to_string(), &headers))
}

/// `GET /hsds/{kind}`
pub async fn list(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Path(name): Path<String>,
    query: Result<Query<PageQuery>, Rejection>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    admit(&app, address)?;
    let kind = kind(&name)?;
    refuse_unknown(&uri, &PAGE_QUERY)?;
    let Query(query) = query?;
    let per_page = query.per_page.unwrap_or(PER_PAGE);
    let number = query.page.unwrap_or(1);
    let page = answer_question(move || page(&app.places, kind, number, per_page).to_string());
    Ok(answer(page.await?, &headers))
}

/// `GET /hsds/{kind}/{id}`
pub async fn read(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Path((name, id)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    admit(&app, address)?;
    refuse_unknown(&uri, &[])?;
    let kind = kind(&name)?;
    let found = answer_question(move || one(&app.places, kind, &id).map(|it| it.to_string()));
    Ok(answer(found.await?.ok_or(ErrorCode::NotFound)?, &headers))
}

/// Refuses a parameter that the service does not know: an answer without it would look like the one that was
/// asked for.
fn refuse_unknown(uri: &Uri, known: &[&str]) -> Result<(), Rejection> {
    let query = uri.query().unwrap_or_default();
    let mut names = form_urlencoded::parse(query.as_bytes()).map(|(name, _)| name);
    let Some(unknown) = names.find(|name| !known.contains(&name.as_ref())) else {
        return Ok(());
    };
    let there_are = match known {
        [] => "this address takes no parameters".to_owned(),
        _ => format!("this address knows only {}", known.join(" and ")),
    };
    Err(Rejection::field(format!(
        "{} : {there_are}",
        start(&unknown)
    )))
}

fn admit(app: &App, address: IpAddr) -> Result<(), Rejection> {
    let admitted = app.place_rate_limit.admit(address);
    admitted.map_err(Rejection::later)
}

fn kind(name: &str) -> Result<Kind, Rejection> {
    Kind::named(name).ok_or_else(|| ErrorCode::NotFound.into())
}

/// An answer with a tag of its bytes, for programs of every origin; 304 when the caller has it.
fn answer(body: String, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", HEXLOWER.encode(&Sha256::digest(&body)));
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, CACHED);
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        let is_known = has_tag(asked, &tag);
        headers.insert(ETAG, tag);
        if is_known {
            return not_modified(headers);
        }
    }
    (headers, body).into_response()
}
