//! A value and everything that becomes of it, as server-sent events. A stream holds the version it
//! sent last, never a document: what changed is read when the client is ready for it.

use crate::accounts::session::SignedIn;
use crate::accounts::session_ends::SessionWatch;
use crate::app::App;
use crate::database::DatabaseError;
use crate::database::live::{Change, Channel, Follower};
use crate::database::node::{Plain, at};
use crate::database::path::Path;
use crate::database::room::Share;
use crate::routes::database::answer::DatabaseRejection;
use crate::routes::http::paced_body::{Parcel, paced};
use crate::routes::http::requester::Requester;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Interval, MissedTickBehavior, interval_at};

/// Follows a path of its owner.
pub(super) fn stream(
    app: &Arc<App>,
    requester: &Requester,
    path: Path,
) -> Result<Response, DatabaseRejection> {
    let keys = path.inside(requester.uid())?.to_vec();
    let owner = requester.0.clone().ok_or(DatabaseError::Denied)?;
    let database = &app.database;
    let channel = database.hub.channel(&owner.user.uid);
    let each = Arc::clone(&channel.streams).try_acquire_owned();
    let each = each.map_err(|_| DatabaseRejection::TooMany)?;
    let all = Arc::clone(&database.streams).try_acquire_owned();
    let all = all.map_err(|_| DatabaseError::Busy)?;
    let every = database.limits.check_every;
    let mut checks = interval_at(tokio::time::Instant::now() + every, every);
    checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let state = Stream {
        app: app.clone(),
        watching: app.accounts.session_ends.subscribe(),
        owner,
        place: Place { path, keys },
        // Nothing was sent yet: everything is.
        follower: channel.follow(UNSENT),
        checks,
        is_over: false,
        _places: [each, all],
    };
    let parcels = stream::unfold(state, |mut state| async {
        let parcel = state.next().await?;
        Some((parcel, state))
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-cache"),
    ];
    let body = paced(parcels, database.limits.stall);
    Ok((headers, body).into_response())
}

/// Below every version.
const UNSENT: i64 = -1;

struct Stream {
    app: Arc<App>,
    owner: SignedIn,
    watching: SessionWatch,
    place: Place,
    follower: Follower,
    checks: Interval,
    is_over: bool,
    _places: [OwnedSemaphorePermit; 2],
}

type Event = Parcel<Option<Share>>;

impl Stream {
    async fn next(&mut self) -> Option<Event> {
        if self.is_over {
            return None;
        }
        if self.follower.seen == UNSENT {
            return Some(self.tell().await);
        }
        tokio::select! {
            // A session that has ended is told of before what changed after it.
            biased;
            () = self.watching.ended(&self.owner) => Some(self.check().await),
            _ = self.checks.tick() => Some(self.check().await),
            () = self.follower.changed() => Some(self.tell().await),
        }
    }

    /// Tells what changed since the last time.
    async fn tell(&mut self) -> Event {
        // The session may have ended while the client did not read.
        if let Ok(false) = self.app.accounts.is_current(&self.owner).await {
            return self.revoked();
        }
        let (place, seen) = (self.place.clone(), self.follower.seen);
        let channel = Arc::clone(&self.follower.channel);
        let look = move |content: &Value, version| place.events(&channel, content, seen, version);
        let uid = &self.owner.user.uid;
        match self
            .app
            .database
            .look_in_turn(uid, &self.follower.channel, look)
            .await
        {
            Ok(looked) => {
                self.follower.seen = looked.version;
                Parcel {
                    text: looked.value,
                    held: looked.share,
                }
            }
            Err(error) => {
                // The client connects again, and is sent everything.
                tracing::warn!(cause = ?error, "an event stream ends early");
                self.is_over = true;
                Parcel {
                    text: Vec::new(),
                    held: None,
                }
            }
        }
    }

    /// A session that has ended follows nothing more.
    async fn check(&mut self) -> Event {
        match self.app.accounts.is_current(&self.owner).await {
            Ok(false) => self.revoked(),
            Ok(true) | Err(_) => small(b"event: keep-alive\ndata: null\n\n"),
        }
    }

    fn revoked(&mut self) -> Event {
        self.is_over = true;
        small(b"event: auth_revoked\ndata: credential is no longer valid\n\n")
    }
}

fn small(text: &[u8]) -> Event {
    Parcel {
        text: text.to_vec(),
        held: None,
    }
}

/// What a stream follows.
#[derive(Clone)]
struct Place {
    path: Path,
    /// Keys of the path inside the owner's document.
    keys: Vec<String>,
}

impl Place {
    /// The events for all changes between two versions.
    fn events(&self, channel: &Channel, content: &Value, seen: i64, now: i64) -> Vec<u8> {
        let value = at(content, &self.keys);
        let mut text = Vec::new();
        let changes = (seen != UNSENT)
            .then(|| channel.between(seen, now))
            .flatten();
        match changes {
            Some(changes) => {
                for change in changes {
                    self.event(&mut text, &change, value);
                }
            }
            None => write(&mut text, "put", "/", &Plain(value)),
        }
        text
    }

    /// The event of a change at, above or below the path.
    fn event(&self, text: &mut Vec<u8>, change: &Change, value: &Value) {
        if change
            .paths()
            .iter()
            .any(|path| self.path.after(path).is_some())
        {
            return write(text, "put", "/", &Plain(value));
        }
        let below: Vec<&[String]> = change
            .paths()
            .iter()
            .filter_map(|path| path.after(&self.path))
            .collect();
        match (change, below.as_slice()) {
            (_, []) => {}
            (Change::Put(_), [keys, ..]) => {
                write(
                    text,
                    "put",
                    &format!("/{}", keys.join("/")),
                    &Plain(at(value, keys)),
                );
            }
            (Change::Merge(base, _), _) => {
                let base = base.after(&self.path).unwrap_or_default();
                let data = Children {
                    value,
                    base: base.len(),
                    paths: &below,
                };
                write(text, "patch", &format!("/{}", base.join("/")), &data);
            }
        }
    }
}

/// Values below a node, by their paths without the first keys.
struct Children<'a> {
    value: &'a Value,
    base: usize,
    paths: &'a [&'a [String]],
}

impl Serialize for Children<'_> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        for keys in self.paths {
            map.serialize_entry(&keys[self.base..].join("/"), &Plain(at(self.value, keys)))?;
        }
        map.end()
    }
}

fn write(text: &mut Vec<u8>, name: &str, path: &str, data: &impl Serialize) {
    #[derive(Serialize)]
    struct Data<'a, T> {
        path: &'a str,
        data: &'a T,
    }
    text.extend_from_slice(format!("event: {name}\ndata: ").as_bytes());
    // A value of the database is always JSON, and memory can be written to.
    let _ = serde_json::to_writer(&mut *text, &Data { path, data });
    text.extend_from_slice(b"\n\n");
}
