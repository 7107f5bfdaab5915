//! `/hsds`: the places as open data.

use crate::app::App;
use crate::computing::answer_question;
use crate::open_data::{Kind, PER_PAGE, PER_PAGE_MAX, VERSION, one, page};
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::success::{has_tag, not_modified};
use crate::routes::http::url::Path;
use crate::tables::start;
use axum::extract::State;
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
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
#[derive(Debug, IntoParams)]
pub struct PageQuery {
    /// The page, a whole number from 1. A page behind the last one is empty.
    #[param(value_type = Option<usize>, minimum = 1)]
    page: usize,
    /// Items of a page, a whole number from 1 to 200.
    #[param(value_type = Option<usize>, minimum = 1, maximum = 200)]
    per_page: usize,
}

impl PageQuery {
    /// Reads the query of an address. A number that no page can have is refused: another page in its place would
    /// look like the one that was asked for.
    fn of(uri: &Uri) -> Result<Self, Rejection> {
        refuse_unknown(uri, &PAGE_QUERY)?;
        Ok(Self {
            page: whole(uri, "page", 1, usize::MAX)?,
            per_page: whole(uri, "per_page", PER_PAGE, PER_PAGE_MAX)?,
        })
    }
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
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    admit(&app, address)?;
    let kind = kind(&name)?;
    let query = PageQuery::of(&uri)?;
    let page =
        answer_question(move || page(&app.places, kind, query.page, query.per_page).to_string());
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

/// The value of a parameter: a whole number from 1, in digits alone; `usual` when the address does not say it.
fn whole(uri: &Uri, name: &str, usual: usize, most: usize) -> Result<usize, Rejection> {
    let query = uri.query().unwrap_or_default();
    let mut values = form_urlencoded::parse(query.as_bytes()).filter(|(key, _)| key == name);
    let Some((_, value)) = values.next() else {
        return Ok(usual);
    };
    let is_plain = value.bytes().all(|it| it.is_ascii_digit());
    let number = value
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number));
    match number.filter(|_| is_plain && values.next().is_none()) {
        Some(number) => Ok(number),
        None => {
            let range = match most {
                usize::MAX => "from 1".to_owned(),
                most => format!("from 1 to {most}"),
            };
            Err(Rejection::field(format!(
                "{name} : write one whole number {range}"
            )))
        }
    }
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

/// An answer with a tag of its bytes; 304 when the caller has it.
fn answer(body: String, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", HEXLOWER.encode(&Sha256::digest(&body)));
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, CACHED);
    // Also where the request names no origin: a cache may give the answer to a page that has one.
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
