//! The database calls (clauses RTD): read, write, change, add, remove, follow.

use crate::app::App;
use crate::clock::milliseconds;
use crate::database::data_error::DataError;
use crate::database::draft::{Draft, Kind, View};
use crate::database::live::Change;
use crate::database::node::at;
use crate::database::order::{children, leaf};
use crate::database::path::Path;
use crate::database::{DatabaseError, Outcome};
use crate::random::bytes;
use crate::routes::database::answer::{Form, Shown};
use crate::routes::database::body::{Received, discard, receive};
use crate::routes::database::query::{Parameters, check_write_size, time_limit, window};
use crate::routes::database::rejection::DatabaseRejection;
use crate::routes::database::stream::stream;
use crate::routes::http::requester::Requester;
use crate::uid::Uid;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{ACCEPT, EXPECT, IF_MATCH};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use url::form_urlencoded;
use utoipa::IntoParams;

/// The query of a read.
#[derive(IntoParams)]
#[into_params(rename_all = "camelCase")]
#[allow(dead_code)]
pub struct ReadQuery {
    /// `$key`, `$value`, `$priority` or a path, as JSON.
    order_by: Option<String>,
    /// A value, as JSON.
    start_at: Option<String>,
    /// A value, as JSON.
    end_at: Option<String>,
    /// A value, as JSON.
    equal_to: Option<String>,
    /// A number of children.
    limit_to_first: Option<String>,
    /// A number of children.
    limit_to_last: Option<String>,
    /// `true`: the keys of the children only.
    shallow: Option<String>,
    /// `pretty` or `silent`.
    print: Option<String>,
}

/// All verbs on `/users/{uid}/….json`, and on every other path, where everything is denied.
pub async fn call(
    State(app): State<Arc<App>>,
    requester: Requester,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Body,
) -> Response {
    // Every check that does not need the body runs before it is read.
    let mut body = Some(body);
    let asked = Asked::of(&app, &requester, &method, &uri, &headers);
    let answered = match asked {
        Ok(asked) => asked.answer(&mut body).await,
        Err(rejection) => Err(rejection),
    };
    match answered {
        Ok(response) => response,
        Err(rejection) => {
            // A client that asks first (RFC 9110, 10.1.1) sends nothing that could be lost.
            if let Some(unread) = body.filter(|_| !headers.contains_key(EXPECT)) {
                discard(unread).await;
            }
            rejection.into_response()
        }
    }
}

/// Denies a path that is not in the database.
pub fn denied() -> Response {
    DatabaseRejection::from(DatabaseError::Denied).into_response()
}

struct Asked<'a> {
    app: &'a Arc<App>,
    requester: &'a Requester,
    method: String,
    path: Path,
    parameters: Parameters,
    headers: &'a HeaderMap,
    form: Form,
}

impl<'a> Asked<'a> {
    fn of(
        app: &'a Arc<App>,
        requester: &'a Requester,
        method: &Method,
        uri: &Uri,
        headers: &'a HeaderMap,
    ) -> Result<Self, DatabaseRejection> {
        let query = uri.query().unwrap_or_default().as_bytes();
        let parameters: Parameters = form_urlencoded::parse(query).into_owned().collect();
        let path = path_of(uri)?;
        let method = overridden(method, &parameters, headers);
        let kind = if method == "PATCH" {
            Kind::Merge
        } else {
            Kind::Put
        };
        Draft::authorize(kind, &path, requester.uid())?;
        check_write_size(&parameters)?;
        Ok(Self {
            form: Form::of(&parameters, headers)?,
            app,
            requester,
            method,
            path,
            parameters,
            headers,
        })
    }

    async fn answer(&self, body: &mut Option<Body>) -> Result<Response, DatabaseRejection> {
        match self.method.as_str() {
            "GET" | "HEAD" if wants_stream(self.headers) => {
                stream(self.app, self.requester, self.path.clone())
            }
            "GET" | "HEAD" => self.get().await,
            "DELETE" => {
                self.write(Kind::Put, self.path.clone(), Bytes::from("null"), None)
                    .await
            }
            "PUT" => self.receive_and_write(Kind::Put, body).await,
            "PATCH" | "POST" if self.headers.contains_key(IF_MATCH) => {
                Err(DataError::Query("if-match is not supported with this method").into())
            }
            "PATCH" => self.receive_and_write(Kind::Merge, body).await,
            "POST" => self.post(body).await,
            _ => Err(DataError::Query("no such method").into()),
        }
    }

    async fn get(&self) -> Result<Response, DatabaseRejection> {
        let window = window(&self.parameters)?;
        let is_shallow = self
            .parameters
            .get("shallow")
            .is_some_and(|said| said == "true");
        if is_shallow && window.is_some() {
            return Err(DataError::Query("shallow is not to be mixed with other filters").into());
        }
        let (form, keys) = (
            self.form.clone(),
            self.path.inside(self.requester.uid())?.to_vec(),
        );
        let look = move |content: &Value, _| {
            let value = at(content, &keys);
            match (window, is_shallow) {
                (Some(window), _) => form.show(&window.window(value), value),
                (None, true) => form.show(&shallow(value), value),
                (None, false) => form.show(value, value),
            }
        };
        let looked = self
            .app
            .database
            .look(self.requester.uid().ok_or(DatabaseError::Denied)?, look);
        let seen = match time_limit(&self.parameters)? {
            Some(limit) => tokio::time::timeout(limit, looked)
                .await
                .map_err(|_| DatabaseRejection::TimedOut)?,
            None => looked.await,
        }?;
        Ok(self.form.answer(self.app, seen.value, seen.share))
    }

    async fn receive_and_write(
        &self,
        kind: Kind,
        body: &mut Option<Body>,
    ) -> Result<Response, DatabaseRejection> {
        let received = self.received(body).await?;
        self.write(
            kind,
            self.path.clone(),
            received.text.clone(),
            Some(received),
        )
        .await
    }

    async fn post(&self, body: &mut Option<Body>) -> Result<Response, DatabaseRejection> {
        let name = push_id(
            milliseconds(self.app.clock.now()),
            &bytes::<12>(&self.app.files.random),
        );
        let path = self.path.below(&name)?;
        let received = self.received(body).await?;
        self.write(Kind::Put, path, received.text.clone(), Some(received))
            .await?;
        let name = json!({ "name": name });
        Ok(self
            .form
            .answer(self.app, self.form.show(&name, &name), None))
    }

    async fn received(&self, body: &mut Option<Body>) -> Result<Received, DatabaseRejection> {
        let uid = self.requester.uid().ok_or(DatabaseError::Denied)?;
        receive(self.app, uid, self.headers, body.take().unwrap_or_default()).await
    }

    async fn write(
        &self,
        kind: Kind,
        path: Path,
        text: Bytes,
        received: Option<Received>,
    ) -> Result<Response, DatabaseRejection> {
        let owner = self.requester.owner().ok_or(DatabaseError::Denied)?;
        let (share, _place) = received.map_or((None, None), |it| (it.share, Some(it.place)));
        let draft = Draft {
            kind,
            path,
            text,
            expected: self.expected(),
        };
        let (form, uid) = (self.form.clone(), owner.uid.clone());
        let look = move |content: &Value, view: View<'_>| seen(&form, &uid, content, view);
        let (outcome, share) = self.app.database.write(&owner, draft, share, look).await?;
        Ok(match outcome {
            Outcome::Written(shown) => self.form.answer(self.app, shown, share),
            Outcome::Stale(shown) => self.form.answer_stale(self.app, shown, share),
        })
    }

    /// The digest that the caller knows.
    fn expected(&self) -> Option<String> {
        let tag = self.headers.get(IF_MATCH)?.to_str().ok()?;
        Some(if tag == "null_etag" {
            String::new()
        } else {
            tag.to_owned()
        })
    }
}

/// Returns the answer to a write: the stored values, or the value that was not expected.
fn seen(form: &Form, uid: &Uid, content: &Value, view: View<'_>) -> Shown {
    let value = |path: &Path| at(content, path.inside(Some(uid)).unwrap_or_default());
    match view {
        View::Stale(path) => form.show_stale(value(path)),
        View::Written(Change::Put(path)) => form.show(value(path), value(path)),
        View::Written(Change::Merge(base, paths)) => {
            let children = paths.iter().map(|path| {
                let keys = path.after(base).unwrap_or_default();
                (keys.join("/"), value(path).clone())
            });
            let whole = Value::Object(children.collect());
            form.show(&whole, &whole)
        }
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

/// The children of a node, those that have children themselves as `true`.
fn shallow(value: &Value) -> Value {
    let shown = |(key, child): (&String, &Value)| match leaf(child) {
        Value::Object(_) => (key.clone(), Value::Bool(true)),
        leaf => (key.clone(), leaf.clone()),
    };
    match leaf(value) {
        Value::Object(_) => {
            let children = children(value);
            Value::Object(children.map(shown).collect::<Map<_, _>>())
        }
        leaf => leaf.clone(),
    }
}

/// Eight letters of time and twelve of chance, so that names sort by the time they were made.
fn push_id(now: i64, chance: &[u8; 12]) -> String {
    const ALPHABET: &[u8; 64] = b"-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
    let time = (0..8).rev().map(|place| (now >> (6 * place)) & 63);
    let time = time.map(|digit| usize::try_from(digit).unwrap_or(0));
    let chance = chance.iter().map(|byte| usize::from(byte % 64));
    time.chain(chance)
        .map(|digit| char::from(ALPHABET[digit]))
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
    }
}
