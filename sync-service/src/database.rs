//! The realtime database (specification section 7, clauses RTD): one JSON document for each
//! person, at `users/{uid}`, and nothing else. The pointer to the current resume is
//! `users/{uid}/resumes/current` in it.
//!
//! | module | what it does |
//! |---|---|
//! | [`path`] | which paths there are, and whose |
//! | [`node`] | values: what may be kept, reading and writing below a path |
//! | [`order`] | the order of keys and values, and the digest of a value |
//! | [`query`] | a window on the children of a node |
//! | [`live`] | who follows a document |

pub mod live;
pub mod node;
pub mod order;
pub mod path;
pub mod query;

use crate::clock::{Clock, milliseconds};
use crate::store::documents::Document;
use crate::store::{Store, StoreError};
use live::{Follower, Hub, Update};
use node::DataError;
use path::Path;
use serde_json::Value;
use std::sync::Arc;
use sync_protocol::limits::TRANSACTION_TRIES;
use tokio::sync::Semaphore;

/// Why a database call was refused.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// Not signed in, or not one's own path.
    #[error("Permission denied")]
    Denied,
    /// Not a value, a path or a query.
    #[error("{0}")]
    Data(#[from] DataError),
    /// The value there is not the one the caller knows; it is this.
    #[error("the value has changed")]
    Stale(Box<Value>),
    /// The document would be larger than this installation keeps.
    #[error("Data to write exceeds the maximum size that can be modified with a single request.")]
    TooLarge,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The database.
pub struct Database {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Who follows what.
    pub hub: Hub,
    /// Largest document of a person, in bytes of JSON.
    pub most: usize,
    /// Places for sockets.
    pub sockets: Arc<Semaphore>,
}

/// A write: all of it or nothing.
pub struct Write {
    /// Values by path; `null` removes.
    pub changes: Vec<(Path, Value)>,
    /// A path and the digest its value must have.
    pub expected: Option<(Path, String)>,
}

impl Database {
    /// The value at a path of its owner.
    pub async fn read(&self, owner: Option<&str>, path: &Path) -> Result<Value, DatabaseError> {
        let inside = path.inside(owner)?;
        let document = self.store.document(owner.unwrap_or_default()).await?;
        let content = parse(document.as_ref())?;
        Ok(node::at(&content, inside).clone())
    }

    /// Writes; answers the values as they are kept, in the order of the changes.
    pub async fn write(
        &self,
        owner: Option<&str>,
        write: Write,
    ) -> Result<Vec<Value>, DatabaseError> {
        for (path, _) in &write.changes {
            path.inside(owner)?;
        }
        let owner = owner.ok_or(DatabaseError::Denied)?;
        let channel = self.hub.channel(owner);
        let _turn = channel.turn().await;
        for _ in 0..TRANSACTION_TRIES {
            let document = self.store.document(owner).await?;
            let mut content = parse(document.as_ref())?;
            let written = self.apply(owner, &mut content, &write)?;
            let text = serde_json::to_string(&content).map_err(|_| DataError::Json)?;
            if text.len() > self.most {
                return Err(DatabaseError::TooLarge);
            }
            let version = document.map_or(0, |document| document.version);
            if self.store.put_document(owner, version, &text).await? {
                channel.tell(Update {
                    paths: write.changes.into_iter().map(|(path, _)| path).collect(),
                    content: Arc::new(content),
                });
                return Ok(written);
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// A document now, and everything that becomes of it.
    pub async fn follow(&self, owner: &str) -> Result<(Arc<Value>, Follower), DatabaseError> {
        let channel = self.hub.channel(owner);
        let _turn = channel.turn().await;
        let updates = channel.follow();
        let document = self.store.document(owner).await?;
        Ok((Arc::new(parse(document.as_ref())?), updates))
    }

    fn apply(
        &self,
        owner: &str,
        content: &mut Value,
        write: &Write,
    ) -> Result<Vec<Value>, DatabaseError> {
        if let Some((path, digest)) = &write.expected {
            let now = node::at(content, path.inside(Some(owner))?);
            if order::digest(now) != *digest {
                return Err(DatabaseError::Stale(Box::new(now.clone())));
            }
        }
        let at = milliseconds(self.clock.now());
        let before = content.clone();
        let mut written = Vec::with_capacity(write.changes.len());
        for (path, value) in &write.changes {
            let inside = path.inside(Some(owner))?;
            let value = node::resolved(value, node::at(&before, inside), at);
            let value = node::normal(value, path.depth())?;
            node::put(content, inside, value.clone());
            written.push(value);
        }
        Ok(written)
    }
}

fn parse(document: Option<&Document>) -> Result<Value, StoreError> {
    document.map_or(Ok(Value::Null), |document| {
        serde_json::from_str(&document.content)
            .map_err(|error| StoreError::Unavailable(error.into()))
    })
}
