//! The database calls (clauses RTD): read, write, change, add, remove, follow.

use super::App;
use super::database_answer::{DatabaseRejection, with_etag};
use super::database_query::{Parameters, window};
use super::database_stream::stream;
use super::owner::Visitor;
use crate::clock::milliseconds;
use crate::database::node::{DataError, plain};
use crate::database::path::Path;
use crate::database::{DatabaseError, Write};
use crate::random::bytes;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::header::{ACCEPT, IF_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value, json};

/// All verbs on `/users/{uid}/….json`, and on every other path, where everything is denied.
pub async fn call(
    State(app): State<App>,
    visitor: Visitor,
    method: Method,
    uri: Uri,
    Query(parameters): Query<Parameters>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, DatabaseRejection> {
    let path = path_of(&uri)?;
    let asks = Asks {
        app: &app,
        owner: visitor.uid(),
        path,
        parameters: &parameters,
        headers: &headers,
    };
    match overridden(&method, &parameters, &headers).as_str() {
        "GET" | "HEAD" if wants_stream(&headers) => stream(&app, &visitor, asks.path).await,
        "GET" | "HEAD" => asks.get().await,
        "PUT" => asks.put(parse(&body)?).await,
        "DELETE" => asks.put(Value::Null).await,
        "PATCH" => asks.patch(parse(&body)?).await,
        "POST" => asks.post(parse(&body)?).await,
        _ => Err(DataError::Query("no such method").into()),
    }
}

struct Asks<'a> {
    app: &'a App,
    owner: Option<&'a str>,
    path: Path,
    parameters: &'a Parameters,
    headers: &'a HeaderMap,
}

impl Asks<'_> {
    async fn get(&self) -> Result<Response, DatabaseRejection> {
        let window = window(self.parameters)?;
        let is_shallow = self.says("shallow", "true");
        if is_shallow && window.is_some() {
            return Err(DataError::Query("shallow is not to be mixed with other filters").into());
        }
        let value = self.app.database.read(self.owner, &self.path).await?;
        let shown = match (&window, is_shallow) {
            (Some(window), _) => window.window(&value),
            (None, true) => shallow(&value),
            (None, false) => value.clone(),
        };
        Ok(self.answer(&shown, &value))
    }

    async fn put(&self, value: Value) -> Result<Response, DatabaseRejection> {
        let expected = self.headers.get(IF_MATCH).and_then(|tag| tag.to_str().ok());
        let expected = expected.map(|tag| match tag {
            "null_etag" => (self.path.clone(), String::new()),
            tag => (self.path.clone(), tag.to_owned()),
        });
        let changes = vec![(self.path.clone(), value)];
        let written = self
            .app
            .database
            .write(self.owner, Write { changes, expected })
            .await?;
        let written = written.into_iter().next().unwrap_or_default();
        Ok(self.answer(&written, &written))
    }

    async fn patch(&self, value: Value) -> Result<Response, DatabaseRejection> {
        self.path.inside(self.owner)?;
        let Value::Object(children) = &value else {
            return Err(DataError::Json.into());
        };
        let changes = children
            .iter()
            .map(|(key, child)| Ok((self.path.below(key)?, child.clone())))
            .collect::<Result<_, DataError>>()?;
        let write = Write {
            changes,
            expected: None,
        };
        self.app.database.write(self.owner, write).await?;
        Ok(self.answer(&value, &value))
    }

    async fn post(&self, value: Value) -> Result<Response, DatabaseRejection> {
        let name = push_id(
            milliseconds(self.app.clock.now()),
            &bytes::<12>(&self.app.files.random),
        );
        let changes = vec![(self.path.below(&name)?, value)];
        let write = Write {
            changes,
            expected: None,
        };
        self.app.database.write(self.owner, write).await?;
        Ok(Json(json!({ "name": name })).into_response())
    }

    /// What is shown, in the form that is asked for; the digest is that of the whole value.
    fn answer(&self, shown: &Value, whole: &Value) -> Response {
        let shown = match self.says("format", "export") {
            true => shown.clone(),
            false => plain(shown),
        };
        let response = if self.says("print", "silent") {
            StatusCode::NO_CONTENT.into_response()
        } else if self.says("print", "pretty") {
            let text = serde_json::to_string_pretty(&shown).unwrap_or_default();
            ([("content-type", "application/json")], text).into_response()
        } else {
            Json(shown).into_response()
        };
        match self
            .headers
            .get("x-firebase-etag")
            .is_some_and(|value| value == "true")
        {
            true => with_etag(response, whole),
            false => response,
        }
    }

    fn says(&self, name: &str, value: &str) -> bool {
        self.parameters.get(name).is_some_and(|said| said == value)
    }
}

/// The path of an address: without `.json`, each key decoded once.
fn path_of(uri: &Uri) -> Result<Path, DatabaseRejection> {
    let text = uri
        .path()
        .strip_suffix(".json")
        .ok_or(DatabaseError::Denied)?;
    let mut path = Path::default();
    for key in text.split('/').filter(|key| !key.is_empty()) {
        let key = percent_decode_str(key)
            .decode_utf8()
            .map_err(|_| DataError::Key)?;
        if key.contains('/') {
            return Err(DataError::Key.into());
        }
        path = path.below(&key)?;
    }
    Ok(path)
}

fn parse(body: &[u8]) -> Result<Value, DataError> {
    serde_json::from_slice(body).map_err(|_| DataError::Json)
}

fn wants_stream(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|kinds| kinds.to_str().ok());
    accepted.is_some_and(|kinds| kinds.contains("text/event-stream"))
}

/// Clients that can only `POST` say which method they mean.
fn overridden(method: &Method, parameters: &Parameters, headers: &HeaderMap) -> String {
    let header = headers
        .get("x-http-method-override")
        .and_then(|name| name.to_str().ok());
    let meant = header.or(parameters.get("x-http-method-override").map(String::as_str));
    match meant {
        Some(meant) if method == Method::POST => meant.to_uppercase(),
        _ => method.to_string(),
    }
}

fn shallow(value: &Value) -> Value {
    let Value::Object(children) = plain(value) else {
        return value.clone();
    };
    let shown = |(key, child): (String, Value)| match child {
        Value::Object(_) | Value::Array(_) => (key, Value::Bool(true)),
        leaf => (key, leaf),
    };
    Value::Object(children.into_iter().map(shown).collect::<Map<_, _>>())
}

/// Eight letters of time and twelve of chance, so that names sort by the time they were made.
fn push_id(now: i64, chance: &[u8; 12]) -> String {
    const LETTERS: &[u8; 64] = b"-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
    let time = (0..8).rev().map(|place| (now >> (6 * place)) & 63);
    let time = time.map(|digit| usize::try_from(digit).unwrap_or(0));
    let chance = chance.iter().map(|byte| usize::from(byte % 64));
    time.chain(chance)
        .map(|digit| char::from(LETTERS[digit]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_ids_sort_by_time() {
        let ids: Vec<String> = [1, 2, 64, 1_795_210_682_962]
            .map(|now| push_id(now, &[0; 12]))
            .into();
        assert!(ids.is_sorted());
        assert_eq!(ids[3].len(), 20);
        assert_eq!(
            super::super::database_answer::etag(&Value::Null),
            "null_etag"
        );
    }
}
