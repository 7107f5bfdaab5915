//! The HTTP client (feature `client`): the public calls here, those of accounts in `client/auth.rs`,
//! those of files in `client/files.rs`.
//!
//! Its answers are either the service's own words or [`ErrorCode::NetworkRequestFailed`]: the
//! log-in page of some network, half a body or a redirect is no answer.

pub mod archive;
mod auth;
pub mod files;
mod fleet;
mod phone;
pub mod providers;
pub mod refusal;
mod second_factors;
mod sessions;
mod trouble;

use crate::contact::ContactMessage;
use crate::error_code::{ErrorBody, ErrorCode};
use crate::listings::{FLOOR_HEADER, ListingName, Row, Trouble};
use crate::page_views::PageViewReport;
use crate::places::place::{PLACE_IDS, PlaceReport};
use refusal::{Refusal, is_reference};
use reqwest::header::{
    AUTHORIZATION, CONTENT_TYPE, DATE, ETAG, HeaderName, HeaderValue, IF_NONE_MATCH,
};
use reqwest::redirect::Policy;
use reqwest::{RequestBuilder, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use trouble::trouble_of;
use url::Url;

/// Largest body that is read, in bytes.
const BODY_MAX: usize = 64 * 1024 * 1024;
/// What a kiosk calls itself: the service names the device of a session by it.
#[cfg(not(windows))]
const USER_AGENT: &str = concat!("NewBeginningsKiosk/", env!("CARGO_PKG_VERSION"), " (Linux)");
#[cfg(windows)]
const USER_AGENT: &str = concat!(
    "NewBeginningsKiosk/",
    env!("CARGO_PKG_VERSION"),
    " (Windows)"
);
/// The header with the reference number of an answer.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Asks one service.
#[derive(Debug, Clone)]
pub struct Client {
    http: reqwest::Client,
    service: Url,
    /// Why the last list did not come.
    trouble: Arc<Mutex<Option<Trouble>>>,
    /// The header Date of its last answer to a report.
    date: Arc<Mutex<Option<String>>>,
}

/// What the service says of a list.
#[derive(Debug, PartialEq, Eq)]
pub enum ListingAnswer {
    /// The list is still the one whose tag was named.
    NotModified,
    /// The whole list, proven whole by its tag.
    Rows {
        /// The rows.
        rows: Vec<Row>,
        /// The tag to ask with next time.
        etag: String,
        /// The fewest rows an operator has approved.
        floor: Option<usize>,
    },
}

impl Client {
    /// A client of the service at this address; every call ends within `timeout`.
    pub fn new(service: Url, timeout: Duration) -> Result<Self, reqwest::Error> {
        let http = reqwest::Client::builder()
            .timeout(timeout)
            .redirect(Policy::none())
            .user_agent(USER_AGENT)
            .build()?;
        Ok(Self {
            http,
            service,
            trouble: Arc::default(),
            date: Arc::default(),
        })
    }

    /// `GET /widgets/resources/{name}`; for [`PLACE_IDS`] `GET /places`, which is answered alike.
    pub async fn listing(
        &self,
        name: &ListingName,
        known: Option<&str>,
    ) -> Result<ListingAnswer, Refusal> {
        self.note(None);
        self.fetch_listing(name, known).await
    }

    /// Why the last list did not come.
    pub fn trouble(&self) -> Trouble {
        let last = *self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        last.unwrap_or(Trouble::NoLink)
    }

    fn note(&self, trouble: Option<Trouble>) {
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
    }

    async fn fetch_listing(
        &self,
        name: &ListingName,
        known: Option<&str>,
    ) -> Result<ListingAnswer, Refusal> {
        let address = match name.as_str() {
            PLACE_IDS => self.address(&["places"])?,
            name => self.address(&["widgets", "resources", name])?,
        };
        let request = self.http.get(address);
        let request = known
            .into_iter()
            .fold(request, |it, etag| it.header(IF_NONE_MATCH, etag));
        let answer = request.send().await.map_err(|error| {
            self.note(Some(trouble_of(&error)));
            no_answer(error)
        })?;
        if answer.status() == StatusCode::NOT_MODIFIED && known.is_some() {
            return Ok(ListingAnswer::NotModified);
        }
        // An answer of another form comes from another program; a proxy that cannot
        // reach the service says so with 502 to 504.
        let is_fault = answer.status().is_server_error();
        let is_ours = is_json(&answer) || is_fault;
        self.note(match (is_fault, is_ours) {
            (true, _) => Some(Trouble::Service),
            (_, false) => Some(Trouble::SignInPage),
            _ => None,
        });
        let answer = accepted(answer).await?;
        if !is_json(&answer) {
            return Err(ErrorCode::NetworkRequestFailed.into());
        }
        let etag = header(&answer, &ETAG).ok_or(ErrorCode::NetworkRequestFailed)?;
        let floor = header(&answer, &HeaderName::from_static(FLOOR_HEADER));
        let body = whole_body(answer).await?;
        if etag != tag_of(&body) {
            return Err(ErrorCode::NetworkRequestFailed.into());
        }
        let rows = serde_json::from_slice(&body).map_err(no_answer)?;
        Ok(ListingAnswer::Rows {
            rows,
            etag,
            floor: floor.and_then(|count| count.parse().ok()),
        })
    }

    /// `POST /contact`
    pub async fn send_message(&self, message: &ContactMessage) -> Result<(), Refusal> {
        self.post(&["contact"], None, message).await
    }

    /// `POST /places/{id}/report`
    pub async fn report_place(&self, report: &PlaceReport) -> Result<(), Refusal> {
        self.post(&["places", &report.place, "report"], None, report)
            .await
    }

    /// `POST /page-views`; by a kiosk with its key, if it was enrolled.
    pub async fn report_page_views(
        &self,
        key: Option<&str>,
        report: &PageViewReport,
    ) -> Result<(), Refusal> {
        self.post(&["page-views"], key, report).await
    }

    /// The service's own date when it last answered a report or a message (RFC 9110, Date): the
    /// clock of this machine may be wrong.
    pub fn date(&self) -> Option<String> {
        let date = self.date.lock().unwrap_or_else(PoisonError::into_inner);
        date.clone()
    }

    async fn post(
        &self,
        path: &[&str],
        key: Option<&str>,
        body: &impl Serialize,
    ) -> Result<(), Refusal> {
        let request = self.http.post(self.address(path)?).json(body);
        let request = match key {
            Some(key) => self.bearing(request, key)?,
            None => request,
        };
        let answer = request.send().await.map_err(no_answer)?;
        *self.date.lock().unwrap_or_else(PoisonError::into_inner) = header(&answer, &DATE);
        let answer = accepted(answer).await?;
        // Nothing else says 204 by accident: a log-in page answers 200.
        (answer.status() == StatusCode::NO_CONTENT)
            .then_some(())
            .ok_or(ErrorCode::NetworkRequestFailed.into())
    }

    /// A request that shows an access token; no log contains it.
    fn bearing(&self, request: RequestBuilder, access: &str) -> Result<RequestBuilder, Refusal> {
        let mut bearer = HeaderValue::from_str(&format!("Bearer {access}")).map_err(no_answer)?;
        bearer.set_sensitive(true);
        Ok(request.header(AUTHORIZATION, bearer))
    }

    fn address(&self, segments: &[&str]) -> Result<Url, Refusal> {
        let mut url = self.service.clone();
        url.path_segments_mut()
            .map_err(|()| ErrorCode::NetworkRequestFailed)?
            .pop_if_empty()
            .extend(segments);
        Ok(url)
    }
}

/// The tag of a body: `"` + SHA-256 in lower-case hexadecimal + `"`.
pub fn tag_of(body: &[u8]) -> String {
    let mut tag = String::from("\"");
    for byte in Sha256::digest(body) {
        let _ = write!(tag, "{byte:02x}");
    }
    tag + "\""
}

fn no_answer<E>(_: E) -> Refusal {
    ErrorCode::NetworkRequestFailed.into()
}

/// Returns a successful answer, or the error of the service. The answer of another server counts as
/// a network failure.
async fn accepted(answer: Response) -> Result<Response, Refusal> {
    if answer.status().is_success() {
        return Ok(answer);
    }
    let is_fault = answer.status().is_server_error();
    let reference = header(&answer, &REQUEST_ID).filter(|text| is_fault && is_reference(text));
    let code = error_code(answer).await;
    Err(Refusal { code, reference })
}

async fn error_code(answer: Response) -> ErrorCode {
    let read = async {
        if !is_json(&answer) {
            return None;
        }
        let body = whole_body(answer).await.ok()?;
        let refusal: ErrorBody = serde_json::from_slice(&body).ok()?;
        ErrorCode::from_wire(refusal.error.message.split(" : ").next()?)
    };
    read.await.unwrap_or(ErrorCode::NetworkRequestFailed)
}

fn is_json(answer: &Response) -> bool {
    header(answer, &CONTENT_TYPE).is_some_and(|kind| kind.starts_with("application/json"))
}

fn header(answer: &Response, name: &HeaderName) -> Option<String> {
    answer.headers().get(name)?.to_str().ok().map(str::to_owned)
}

/// A body of the service, or nothing: the log-in page of some network is no answer.
async fn read<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, Refusal> {
    let answer = accepted(request.send().await.map_err(no_answer)?).await?;
    if !is_json(&answer) {
        return Err(ErrorCode::NetworkRequestFailed.into());
    }
    serde_json::from_slice(&whole_body(answer).await?).map_err(no_answer)
}

async fn whole_body(mut answer: Response) -> Result<Vec<u8>, Refusal> {
    let mut body = Vec::new();
    while let Some(chunk) = answer.chunk().await.map_err(no_answer)? {
        if body.len() + chunk.len() > BODY_MAX {
            return Err(ErrorCode::NetworkRequestFailed.into());
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}
