//! Answers of the database calls: a value in the form that was asked for, or `{"error": "text"}`.

use crate::app::App;
use crate::database::data_error::DataError;
use crate::database::node::Plain;
use crate::database::order::digest;
use crate::database::room::Share;
use crate::routes::database::query::Parameters;
use crate::routes::database::rejection::stale;
use crate::routes::http::paced_body::one;
use axum::body::Body;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, NoContent, Response};
use serde_json::Value;
use std::sync::Arc;

/// Answers up to this length are sent as one piece, in bytes.
const ONE_PIECE: usize = 64 * 1024;

/// The form of an answer.
#[derive(Debug, Clone, Default)]
pub struct Form {
    with_priorities: bool,
    is_pretty: bool,
    is_silent: bool,
    wants_tag: bool,
    callback: Option<String>,
    download: Option<HeaderValue>,
}

/// A value in that form.
pub struct Shown {
    text: Vec<u8>,
    tag: Option<String>,
}

impl Form {
    /// Reads the form from a call.
    pub fn of(parameters: &Parameters, headers: &HeaderMap) -> Result<Self, DataError> {
        let says = |name: &str, value: &str| parameters.get(name).is_some_and(|said| said == value);
        let callback = parameters.get("callback").cloned();
        let is_name =
            |character: char| character.is_ascii_alphanumeric() || "_$.[]".contains(character);
        if callback
            .as_ref()
            .is_some_and(|name| name.is_empty() || !name.chars().all(is_name))
        {
            return Err(DataError::Query("callback must be the name of a function"));
        }
        let wants_tag = headers
            .get("x-firebase-etag")
            .is_some_and(|value| value == "true");
        Ok(Self {
            with_priorities: says("format", "export"),
            is_pretty: says("print", "pretty"),
            is_silent: says("print", "silent"),
            wants_tag,
            callback,
            download: parameters
                .get("download")
                .map(|name| attachment(name))
                .transpose()?,
        })
    }

    /// Shows a part of a value; the digest is that of the whole.
    pub fn show(&self, shown: &Value, whole: &Value) -> Shown {
        let tag = self.wants_tag.then(|| etag(whole));
        self.text(shown, tag)
    }

    /// Shows a value that is refused with its digest.
    pub fn show_stale(&self, value: &Value) -> Shown {
        self.text(value, Some(etag(value)))
    }

    fn text(&self, shown: &Value, tag: Option<String>) -> Shown {
        if self.is_silent && tag.is_none() {
            return Shown {
                text: Vec::new(),
                tag,
            };
        }
        let text = match (self.with_priorities, self.is_pretty) {
            (true, true) => serde_json::to_vec_pretty(shown),
            (true, false) => serde_json::to_vec(shown),
            (false, true) => serde_json::to_vec_pretty(&Plain(shown)),
            (false, false) => serde_json::to_vec(&Plain(shown)),
        };
        let mut text = text.unwrap_or_default();
        if let Some(name) = &self.callback {
            // The comment keeps the answer from being read as anything but a script.
            text = [b"/**/", name.as_bytes(), b"(", &text, b");"].concat();
        }
        Shown { text, tag }
    }

    /// Answers with what was shown.
    pub fn answer(&self, app: &Arc<App>, shown: Shown, share: Option<Share>) -> Response {
        let mut response = if self.is_silent {
            NoContent.into_response()
        } else {
            let body = match shown.text.len() > ONE_PIECE {
                true => one(shown.text, share, app.database.limits.stall),
                false => Body::from(shown.text),
            };
            let kind = match self.callback {
                Some(_) => "application/javascript; charset=utf-8",
                None => "application/json",
            };
            ([(CONTENT_TYPE, HeaderValue::from_static(kind))], body).into_response()
        };
        let tag = shown.tag.and_then(|tag| HeaderValue::from_str(&tag).ok());
        let headers = response.headers_mut();
        headers.extend(tag.map(|tag| (ETAG, tag)));
        headers.extend(
            self.download
                .clone()
                .map(|name| (CONTENT_DISPOSITION, name)),
        );
        response
    }

    /// Answers that the value differs from the one that the caller knew.
    pub fn answer_stale(&self, app: &Arc<App>, shown: Shown, share: Option<Share>) -> Response {
        let form = Self {
            is_silent: false,
            ..self.clone()
        };
        let response = form.answer(app, shown, share);
        stale(response)
    }
}

/// The digest as the header `ETag` carries it.
pub fn etag(value: &Value) -> String {
    match value {
        Value::Null => "null_etag".into(),
        value => digest(value),
    }
}

/// A name under which the answer is saved.
fn attachment(name: &str) -> Result<HeaderValue, DataError> {
    let is_plain =
        |character: char| character.is_ascii_alphanumeric() || "-_. ".contains(character);
    if name.is_empty() || !name.chars().all(is_plain) {
        return Err(DataError::Query("download must be the name of a file"));
    }
    HeaderValue::from_str(&format!("attachment; filename=\"{name}\""))
        .map_err(|_| DataError::Query("download must be the name of a file"))
}
