//! The person of a socket: what it listens to, and what happens when it ends.

use super::listens::Listen;
use super::message::Body;
use super::places::PersonPlace;
use crate::accounts::session::SignedIn;
use crate::accounts::session_ends::SessionWatch;
use crate::app::App;
use crate::database::bounded;
use crate::database::data_error::DataError;
use crate::database::draft::{Draft, Kind};
use crate::database::live::{Channel, Follower};
use crate::database::path::Path;
use crate::database::query::Query;
use crate::database::{DatabaseError, Limits, Owner};
use crate::routes::database::query::window_of;
use bytes::Bytes;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;

/// Listens of a socket, and writes that wait for its end.
const ENTRIES_MAX: usize = 100;
/// The text of both, in bytes.
const HELD_MAX: usize = 128 * 1024;

/// A person at a socket.
pub struct Person {
    /// The account and the token's claims.
    pub who: SignedIn,
    /// The same, for writes.
    pub owner: Owner,
    /// The channel of the document.
    pub channel: Arc<Channel>,
    /// Follows the document while something is listened to.
    pub follower: Option<Follower>,
    /// Tells that the session may have ended.
    pub watching: SessionWatch,
    listens: Vec<Arc<Listen>>,
    on_disconnect: Vec<Draft>,
    /// Bytes of the texts of both.
    held: usize,
    _place: PersonPlace,
}

impl Person {
    /// Gives a person a place; `None` when all are taken.
    pub fn new(app: &Arc<App>, who: SignedIn) -> Option<Self> {
        let uid = who.user.uid.clone();
        let channel = app.database.hub.channel(&uid);
        Some(Self {
            _place: PersonPlace::take(&app.database, &channel)?,
            watching: app.accounts.session_ends.subscribe(),
            owner: Owner {
                uid,
                epoch: who.claims.epoch,
            },
            who,
            channel,
            follower: None,
            listens: Vec::new(),
            on_disconnect: Vec::new(),
            held: 0,
        })
    }

    /// Everything that is listened to.
    pub fn listens(&self) -> Vec<Arc<Listen>> {
        self.listens.clone()
    }

    /// Makes a listen of a request, without listening yet.
    pub fn listen_of(&self, body: &Body<'_>) -> Result<Listen, DatabaseError> {
        let path = Path::parse(&body.p)?;
        let keys = path.inside(Some(&self.owner.uid))?.to_vec();
        self.require_room(body.p.len() + body.q.map_or(0, |asked| asked.get().len()))?;
        Ok(Listen {
            asked: body.q.map(ToOwned::to_owned),
            window: window(body.q)?.unwrap_or_default(),
            tag: body.t.clone(),
            path,
            keys,
        })
    }

    /// Listens.
    pub fn listen(&mut self, listen: Arc<Listen>) {
        self.unlisten(&listen.path, listen.asked.as_deref());
        self.held += held_by(&listen);
        self.listens.push(listen);
    }

    /// Ends a listen.
    pub fn unlisten(&mut self, path: &Path, asked: Option<&RawValue>) {
        self.listens.retain(|listen| {
            let goes = listen.is_of(path, asked);
            self.held -= if goes { held_by(listen) } else { 0 };
            !goes
        });
    }

    /// The write of a request; its value is a part of the message.
    pub fn draft(
        &self,
        kind: Kind,
        body: &Body<'_>,
        message: &Bytes,
    ) -> Result<Draft, DatabaseError> {
        let path = Path::parse(&body.p)?;
        Draft::authorize(kind, &path, Some(&self.owner.uid))?;
        // Without a value nothing is said, least of all that the old one is to be deleted.
        let value = body.d.ok_or(DataError::Json)?;
        Ok(Draft {
            kind,
            path,
            text: message.slice_ref(value.get().as_bytes()),
            expected: body.h.clone(),
        })
    }

    /// Keeps a write for the end of the socket.
    pub fn on_disconnect(&mut self, draft: Draft, limits: &Limits) -> Result<(), DatabaseError> {
        let bytes = draft.text.len() + draft.path.to_string().len();
        self.require_room(bytes)?;
        draft.check(&self.owner.uid, limits)?;
        self.held += bytes;
        let text = Bytes::copy_from_slice(&draft.text);
        self.on_disconnect.push(Draft { text, ..draft });
        Ok(())
    }

    /// Forgets the writes that were kept for a path and below.
    pub fn cancel(&mut self, path: &Path) {
        self.on_disconnect.retain(|draft| {
            let goes = draft.path.after(path).is_some();
            self.held -= if goes {
                draft.text.len() + draft.path.to_string().len()
            } else {
                0
            };
            !goes
        });
    }

    /// The writes for the end.
    pub fn into_drafts(self) -> (Owner, Vec<Draft>) {
        (self.owner, self.on_disconnect)
    }

    fn require_room(&self, more: usize) -> Result<(), DatabaseError> {
        let entries = self.listens.len() + self.on_disconnect.len();
        match entries >= 2 * ENTRIES_MAX || self.held + more > HELD_MAX {
            true => Err(DatabaseError::TooLarge),
            false => Ok(()),
        }
    }
}

/// The window of a request; `None` when it names none.
pub fn window(asked: Option<&RawValue>) -> Result<Option<Query>, DatabaseError> {
    let Some(asked) = asked else { return Ok(None) };
    match bounded::parse(asked.get().as_bytes())? {
        Value::Null => Ok(None),
        asked => Ok(Some(window_of(&asked)?)),
    }
}

fn held_by(listen: &Listen) -> usize {
    let asked = listen.asked.as_ref().map_or(0, |asked| asked.get().len());
    listen.path.to_string().len() + asked
}
