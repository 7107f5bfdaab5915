//! The realtime database (specification section 7, clauses RTD): one JSON document for each
//! person, at `users/{uid}`, and nothing else. The pointer to the current resume is
//! `users/{uid}/resumes/current` in it.
//!
//! | module | what it does |
//! |---|---|
//! | [`path`] | which paths there are, and whose |
//! | [`node`] | values: what may be kept, reading and writing below a path |
//! | [`bounded`] | parsing with a bound on nodes and depth |
//! | [`order`] | the order of keys and values, and the digest of a value |
//! | [`query`] | a window on the children of a node |
//! | [`draft`] | a write, and what it makes of a document |
//! | [`live`] | followers of a document |
//! | [`room`] | room in memory for large documents |

pub mod bounded;
pub mod data_error;
pub mod draft;
mod key;
mod limits;
pub mod live;
pub mod node;
pub mod order;
pub mod path;
pub mod query;
pub mod room;

use crate::clock::{Clock, milliseconds};
use crate::computing::compute;
use crate::registry::Registry;
use crate::store::documents::{Document, Found, Kept};
use crate::store::{Store, StoreError};
use crate::to_its_end::ToItsEnd;
use crate::uid::Uid;
use data_error::DataError;
use draft::{Applied, Draft, View};
pub use limits::Limits;
use live::{Channel, Hub};
use path::Path;
use room::{INLINE_MAX, Room, Share};
use serde_json::Value;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{OwnedMutexGuard, Semaphore};

/// Large documents that are parsed at once; each may take some 60 MB while it is.
const PARSED_AT_ONCE: usize = 1;
/// How often a write is made again because another instance wrote the same document in between.
const WRITES_MAX: usize = 64;
/// Followed documents whose versions are asked for in one call.
const FOLLOWED_AT_ONCE: usize = 1_000;
/// What an export may come to beside a large document, in bytes: indented, 25,000 nodes and 10,000
/// events take this much.
const EXPORT_MAX: usize = 3 * 1024 * 1024;

/// Why a database call was refused.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// Not signed in, or not one's own path.
    #[error("Permission denied")]
    Denied,
    /// The session has ended.
    #[error("Auth token is expired")]
    SessionEnded,
    /// Not a value, a path or a query.
    #[error("{0}")]
    Data(#[from] DataError),
    /// The document would be larger than this installation keeps.
    #[error("Data to write exceeds the maximum size that can be modified with a single request.")]
    TooLarge,
    /// There is no room for another large document now; a later try may succeed.
    #[error("Too many large requests at once. Try again later.")]
    Busy,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The account on whose behalf a call is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owner {
    /// The account.
    pub uid: Uid,
    /// The epoch of its sessions that the caller's token names. A write of an older one fails.
    pub epoch: i64,
}

/// The database.
pub struct Database {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    /// Followers.
    pub hub: Hub,
    /// Room for large documents.
    pub room: Room,
    exports: Room,
    /// Bounds.
    pub limits: Limits,
    /// Places for sockets whose person is known.
    pub sockets: Arc<Semaphore>,
    /// Places for sockets that did not say yet who they are …
    pub strangers: Arc<Semaphore>,
    /// … and for those of one network.
    pub networks: Registry<IpAddr, Semaphore>,
    /// Places for event streams.
    pub streams: Arc<Semaphore>,
    parsers: Arc<Semaphore>,
}

/// The result of a write, with the caller's view of the document.
pub enum Outcome<A> {
    /// It was written.
    Written(A),
    /// The digest did not fit.
    Stale(A),
}

/// A caller's view of a document, and its share of the memory budget.
pub struct Seen<A> {
    /// The view.
    pub value: A,
    /// The version of the document.
    pub version: i64,
    /// The share of the room; `None` for a small document.
    pub share: Option<Share>,
}

/// A stored document, and the share it was read under.
struct Opened {
    document: Option<Document>,
    share: Option<Share>,
    turn: Option<OwnedMutexGuard<()>>,
}

impl Database {
    /// Opens the database over a store.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, limits: Limits) -> Arc<Self> {
        let places = |count| Arc::new(Semaphore::new(count));
        Arc::new(Self {
            store,
            clock,
            hub: Hub::new(limits),
            room: Room::new(limits.large_bytes, limits.patience),
            exports: Room::new(limits.export_bytes, limits.patience),
            limits,
            sockets: places(limits.sockets),
            strangers: places(limits.strangers),
            networks: Registry::default(),
            streams: places(limits.streams),
            parsers: places(PARSED_AT_ONCE),
        })
    }

    /// Tells followers of documents that another instance has written. The versions are asked for, so
    /// nothing is lost when a hint would be.
    pub async fn follow_others(&self) -> Result<(), StoreError> {
        for page in self.hub.followed().chunks(FOLLOWED_AT_ONCE) {
            let uids: Vec<Uid> = page.iter().map(|(uid, _)| uid.clone()).collect();
            let versions = self.store.document_versions(&uids).await?;
            let versions: HashMap<Uid, i64> = versions.into_iter().collect();
            for (uid, channel) in page {
                if let Some(version) = versions.get(uid) {
                    channel.saw(*version);
                }
            }
        }
        Ok(())
    }

    /// Reads the value at a path of its owner.
    pub async fn read(&self, owner: Option<&Uid>, path: &Path) -> Result<Value, DatabaseError> {
        let owner = owner.ok_or(DatabaseError::Denied)?;
        let keys = path.inside(Some(owner))?.to_vec();
        let look = move |content: &Value, _| node::at(content, &keys).clone();
        Ok(self.look(owner, look).await?.value)
    }

    /// Looks at a person's document and its version.
    pub async fn look<A: Send + 'static>(
        &self,
        uid: &Uid,
        look: impl FnOnce(&Value, i64) -> A + Send + 'static,
    ) -> Result<Seen<A>, DatabaseError> {
        let opened = self.open(uid, None, None).await?;
        self.look_at(opened, look).await
    }

    /// Looks at a person's document when no write is under way, so that every change up to its
    /// version has been told.
    pub async fn look_in_turn<A: Send + 'static>(
        &self,
        uid: &Uid,
        channel: &Arc<Channel>,
        look: impl FnOnce(&Value, i64) -> A + Send + 'static,
    ) -> Result<Seen<A>, DatabaseError> {
        let opened = self.open(uid, Some(channel), None).await?;
        self.look_at(opened, look).await
    }

    async fn look_at<A: Send + 'static>(
        &self,
        opened: Opened,
        look: impl FnOnce(&Value, i64) -> A + Send + 'static,
    ) -> Result<Seen<A>, DatabaseError> {
        let Opened {
            document,
            share,
            turn,
        } = opened;
        self.work(share, move || {
            let _turn = turn;
            let version = document.as_ref().map_or(0, |document| document.version);
            let content = parse(document.as_ref().map(|document| document.content.as_str()))?;
            drop(document);
            Ok((look(&content, version), version))
        })
        .await
        .map(|((value, version), share)| Seen {
            value,
            version,
            share,
        })
    }

    /// Writes. A write that has begun ends even if the caller goes, so that followers hear of it.
    pub async fn write<A: Send + 'static>(
        self: &Arc<Self>,
        owner: &Owner,
        draft: Draft,
        share: Option<Share>,
        look: impl Fn(&Value, View<'_>) -> A + Clone + Send + 'static,
    ) -> Result<(Outcome<A>, Option<Share>), DatabaseError> {
        Draft::authorize(draft.kind, &draft.path, Some(&owner.uid))?;
        let (database, owner) = (Arc::clone(self), owner.clone());
        let writes = async move { database.write_to_its_end(owner, draft, share, look).await };
        ToItsEnd::new(writes).await
    }

    /// Writes as often as other instances wrote in between: one of those that meet succeeds each time.
    async fn write_to_its_end<A: Send + 'static>(
        &self,
        owner: Owner,
        mut draft: Draft,
        mut share: Option<Share>,
        look: impl Fn(&Value, View<'_>) -> A + Clone + Send + 'static,
    ) -> Result<(Outcome<A>, Option<Share>), DatabaseError> {
        for _ in 0..WRITES_MAX {
            // A large text goes as soon as it is parsed, so its client tries again.
            let again = (draft.text.len() <= INLINE_MAX).then(|| draft.clone());
            let written = self.write_once(&owner, draft, share, look.clone());
            share = match written.await? {
                (Some(outcome), share) => return Ok((outcome, share)),
                (None, share) => share,
            };
            draft = again.ok_or(DatabaseError::Busy)?;
        }
        Err(DatabaseError::Busy)
    }

    /// Writes once. `None`: another instance has written since the document was read.
    async fn write_once<A: Send + 'static>(
        &self,
        owner: &Owner,
        draft: Draft,
        share: Option<Share>,
        look: impl Fn(&Value, View<'_>) -> A + Send + 'static,
    ) -> Result<(Option<Outcome<A>>, Option<Share>), DatabaseError> {
        let channel = self.hub.channel(&owner.uid);
        let Opened {
            document,
            share,
            turn,
        } = self.open(&owner.uid, Some(&channel), share).await?;
        let document = document.unwrap_or_default();
        let version = document.version;
        let stored = (version > 0).then_some(document.content);
        let (uid, limits) = (owner.uid.clone(), self.limits);
        let now = milliseconds(self.clock.now());
        let apply = move || draft.apply(&uid, stored, now, &limits, look);
        let (applied, share) = self.work(share, apply).await?;
        let (text, change, seen) = match applied {
            Applied::Written(text, change, seen) => (text, change, seen),
            Applied::Nothing(seen) => return Ok((Some(Outcome::Written(seen)), share)),
            Applied::Stale(seen) => return Ok((Some(Outcome::Stale(seen)), share)),
        };
        let kept = self
            .store
            .put_document(&owner.uid, owner.epoch, version, text);
        match kept.await? {
            Kept::Done => channel.tell(version + 1, change),
            Kept::SessionEnded => return Err(DatabaseError::SessionEnded),
            Kept::Changed => return Ok((None, share)),
        }
        drop(turn);
        Ok((Some(Outcome::Written(seen)), share))
    }

    /// Reads a document, a large one under a share of the room. With a channel it waits for its
    /// turn, and never holds the turn while it waits for room.
    async fn open(
        &self,
        uid: &Uid,
        channel: Option<&Arc<Channel>>,
        mut share: Option<Share>,
    ) -> Result<Opened, DatabaseError> {
        loop {
            let turn = match channel {
                Some(channel) => Some(channel.turn().await),
                None => None,
            };
            let text = match self.store.document_up_to(uid, INLINE_MAX).await? {
                Found::Small(document) => {
                    return Ok(Opened {
                        document,
                        share,
                        turn,
                    });
                }
                Found::Large(text) => text,
            };
            match &share {
                Some(share) if !share.covers(text) => return Err(DatabaseError::Busy),
                Some(_) => {
                    let document = self.store.document(uid).await?;
                    return Ok(Opened {
                        document,
                        share,
                        turn,
                    });
                }
                None => drop(turn),
            }
            share = Some(self.room.take(&self.hub.channel(uid), text).await?);
        }
    }

    /// Works on a document: at once when it is small, on a thread for long work when it is large.
    async fn work<A: Send + 'static>(
        &self,
        share: Option<Share>,
        work: impl FnOnce() -> Result<A, DatabaseError> + Send + 'static,
    ) -> Result<(A, Option<Share>), DatabaseError> {
        if share.is_none() {
            return Ok((work()?, None));
        }
        let parser = Arc::clone(&self.parsers)
            .acquire_owned()
            .await
            .map_err(broken)?;
        // The share goes along: the work does not stop when the caller goes.
        let done = compute(move || {
            let done = work();
            drop(parser);
            done.map(|done| (done, share))
        });
        done.await.map_err(broken)?
    }

    /// Takes the share that an export of everything a person has needs until it was sent. Exports
    /// without a large document have a room of their own, so that those do not hold them up.
    pub async fn share_of_export(&self, uid: &Uid) -> Result<Share, DatabaseError> {
        let channel = self.hub.channel(uid);
        match self.store.document_up_to(uid, INLINE_MAX).await? {
            Found::Small(_) => self.exports.take(&channel, EXPORT_MAX).await,
            Found::Large(text) => self.room.take(&channel, text + EXPORT_MAX).await,
        }
    }

    /// Returns the share that a value of this length needs before it is received, for a person
    /// whose document may be large too.
    pub async fn share_for(&self, uid: &Uid, text: usize) -> Result<Share, DatabaseError> {
        let stored = match self.store.document_up_to(uid, INLINE_MAX).await? {
            Found::Small(_) => 0,
            Found::Large(stored) => stored,
        };
        self.room
            .take(&self.hub.channel(uid), text.max(stored))
            .await
    }
}

fn parse(document: Option<&str>) -> Result<Value, StoreError> {
    document.map_or(Ok(Value::Null), |content| {
        serde_json::from_str(content).map_err(|error| StoreError::Unavailable(error.into()))
    })
}

fn broken(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> DatabaseError {
    StoreError::Unavailable(cause.into()).into()
}
