//! A value and everything that becomes of it, as server-sent events.

use super::App;
use super::database_answer::DatabaseRejection;
use super::owner::Visitor;
use crate::database::DatabaseError;
use crate::database::live::{Follower, Update};
use crate::database::node::{at, plain};
use crate::database::path::Path;
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// How often a silent stream says that it lives, and looks whether its owner may still read.
const KEEP_ALIVE: Duration = Duration::from_secs(30);

/// Follows a path of its owner.
pub(super) async fn stream(
    app: &App,
    visitor: &Visitor,
    path: Path,
) -> Result<Response, DatabaseRejection> {
    path.inside(visitor.uid())?;
    let owner = visitor.0.clone().ok_or(DatabaseError::Denied)?;
    let (content, follower) = app.database.follow(&owner.user.uid).await?;
    let keys = path.inside(visitor.uid())?.to_vec();
    let first = put("/", at(&content, &keys));
    let state = Stream {
        app: app.clone(),
        owner,
        path,
        keys,
        follower,
        waiting: VecDeque::from([first]),
        is_over: false,
    };
    let events = stream::unfold(state, |mut state| async {
        let event = state.next().await?;
        Some((Ok::<_, std::convert::Infallible>(event), state))
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, Body::from_stream(events)).into_response())
}

struct Stream {
    app: App,
    owner: crate::accounts::session::SignedIn,
    path: Path,
    keys: Vec<String>,
    follower: Follower,
    waiting: VecDeque<String>,
    is_over: bool,
}

impl Stream {
    async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if self.is_over {
                return None;
            }
            match tokio::time::timeout(KEEP_ALIVE, self.follower.updates.recv()).await {
                Ok(Ok(update)) => self.tell(&update),
                Ok(Err(RecvError::Lagged(_))) => self.start_over().await,
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) => self.look().await,
            }
        }
    }

    /// Tells what of an update is at, above or below the path.
    fn tell(&mut self, update: &Update) {
        let value = at(&update.content, &self.keys);
        let relative: Option<Vec<Vec<String>>> = update
            .paths
            .iter()
            .filter(|path| path.after(&self.path).is_some() || self.path.after(path).is_some())
            .map(|path| path.after(&self.path).map(<[String]>::to_vec))
            .collect();
        match relative.as_deref() {
            Some([]) => {}
            Some(paths) => {
                for keys in paths {
                    let event = put(&format!("/{}", keys.join("/")), at(value, keys));
                    self.waiting.push_back(event);
                }
            }
            None => self.waiting.push_back(put("/", value)),
        }
    }

    async fn start_over(&mut self) {
        match self
            .app
            .database
            .read(Some(&self.owner.user.uid), &self.path)
            .await
        {
            Ok(value) => self.waiting.push_back(put("/", &value)),
            Err(_) => self.is_over = true,
        }
    }

    /// A session that has ended follows nothing more.
    async fn look(&mut self) {
        let event = match self.app.accounts.still(&self.owner).await {
            Ok(true) => event("keep-alive", &Value::Null),
            Ok(false) => {
                self.is_over = true;
                event("auth_revoked", &json!("credential is no longer valid"))
            }
            Err(_) => event("keep-alive", &Value::Null),
        };
        self.waiting.push_back(event);
    }
}

fn put(path: &str, value: &Value) -> String {
    event("put", &json!({ "path": path, "data": plain(value) }))
}

fn event(name: &str, data: &Value) -> String {
    format!("event: {name}\ndata: {data}\n\n")
}
