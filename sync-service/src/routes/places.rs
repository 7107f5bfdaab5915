//! The finder, the search and single places: `GET /find`, `/search`, `/places`, `/places/all` and
//! `/places/{id}`, and `POST /places/{id}/report`.

use super::listings::answer_of;
use super::typed::{HOME, by_accept, finder_of, search_of, to_screen, wants_page};
use super::website;
use crate::app::App;
use crate::computing::answer_question;
use crate::counted_desk::{Desk, KeyedDesk};
use crate::places::reports::receive;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::json::packed;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::{Path, Query};
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::response::{IntoResponse, NoContent, Response};
use place_facts::find::QuestionError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::places::find::{FindQuestion, Need, Span};
use sync_protocol::places::place::PlaceReport;
use sync_protocol::places::search::SEARCH_TEXT_MAX;
use utoipa::IntoParams;

/// A state changes with the minute; an answer may be that old.
const CACHED: HeaderValue = HeaderValue::from_static("private, max-age=60");
/// The address decides by what is asked for whether it is a page or a call.
const VARIES: HeaderValue = HeaderValue::from_static("accept, accept-encoding");
/// Longest `near`, in characters.
const NEAR_MAX: usize = 60;

/// The query of `GET /find`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FindQuery {
    /// What is needed, such as `food`.
    #[param(value_type = String)]
    need: Need,
    /// ZIP code, town or county.
    near: Option<String>,
    /// Wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM` or `YYYY-MM-DD`; now if it is left out.
    at: Option<String>,
    /// `now` or `day`: that moment, or the rest of that day.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    span: Span,
    /// Wishes with a comma between.
    wishes: Option<String>,
    /// Most places of the answer.
    limit: Option<u16>,
}

/// The query of `GET /search`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct SearchQuery {
    /// Words in English or Spanish, with a town or ZIP code if wanted.
    #[serde(default)]
    text: String,
}

/// `GET /find`
pub async fn find(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    if wants_page(&headers) {
        return Ok(to_screen(&finder_of(&uri)));
    }
    app.place_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    let question = question(query(&uri)?)?;
    let found = answer_question(move || app.places.find(&question)).await?;
    let answer = found.map_err(|error| match error {
        QuestionError::At => Rejection::field("at"),
    })?;
    json(&headers, &answer)
}

/// `GET /search`
pub async fn search(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    if wants_page(&headers) {
        return Ok(to_screen(&search_of(&uri)));
    }
    app.place_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    let SearchQuery { text } = query(&uri)?;
    if text.chars().count() > SEARCH_TEXT_MAX {
        return Err(Rejection::field("text"));
    }
    let answer = answer_question(move || app.places.search(&text)).await?;
    json(&headers, &answer)
}

/// `GET /places`: ids and codes of all places.
pub async fn ids(State(app): State<Arc<App>>, request: Request) -> Result<Response, Rejection> {
    if wants_page(request.headers()) {
        return Ok(to_screen(HOME));
    }
    let answer = app.places.ids().ok_or(ErrorCode::NotFound)?;
    Ok(by_accept(answer_of(&app, &answer, request.headers())))
}

/// `GET /places/all`: what a page keeps to answer without a network.
pub async fn all(State(app): State<Arc<App>>, request: Request) -> Result<Response, Rejection> {
    let kept = app.places.kept().await;
    let answer = kept.map_err(|_| ErrorCode::InternalError)?;
    let answer = answer.ok_or(ErrorCode::NotFound)?;
    Ok(answer_of(&app, &answer, request.headers()))
}

/// `GET /places/{id}`
pub async fn read(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    if wants_page(&headers) {
        let page = website::site(&app, &Method::GET, &uri, &headers);
        return Ok(by_accept(page));
    }
    app.place_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    let place = app.places.place_with_days(&id).await?;
    json(&headers, &place.ok_or(ErrorCode::NotFound)?)
}

/// `POST /places/{id}/report`
pub async fn report(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Body(report): Body<PlaceReport>,
) -> Result<NoContent, Rejection> {
    app.report_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    if report.place != id {
        return Err(Rejection::field("place"));
    }
    let from = KeyedDesk {
        keys: &app.accounts.keys,
        desk: Desk::Network(address),
    };
    let (store, clock) = (app.store.as_ref(), app.clock.as_ref());
    receive(&app.places, store, clock, &report, from).await?;
    Ok(NoContent)
}

fn question(query: FindQuery) -> Result<FindQuestion, Rejection> {
    let is_long = |near: &String| near.chars().count() > NEAR_MAX;
    if query.near.as_ref().is_some_and(is_long) {
        return Err(Rejection::field("near"));
    }
    let names = query.wishes.unwrap_or_default();
    let names = names.split(',').filter(|name| !name.is_empty());
    let wishes = names.map(|name| serde_json::from_value(Value::from(name)));
    Ok(FindQuestion {
        need: query.need,
        near: query.near,
        at: query.at,
        span: query.span,
        wishes: wishes
            .collect::<Result<_, _>>()
            .map_err(|_| Rejection::field("wishes"))?,
        limit: query.limit,
    })
}

fn query<T: DeserializeOwned>(uri: &Uri) -> Result<T, Rejection> {
    let query = Query::of_uri(uri)?;
    Ok(query.0)
}

fn json(asked: &HeaderMap, answer: &impl Serialize) -> Result<Response, Rejection> {
    let (mut headers, body) = packed(asked, answer)?;
    headers.insert(CACHE_CONTROL, CACHED);
    headers.insert(VARY, VARIES);
    Ok((headers, body).into_response())
}
