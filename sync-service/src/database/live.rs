//! Who follows a document. Writes of a person take turns, so that updates come in the order of the
//! writes; nobody's document is held in memory while nobody follows it.

use super::path::Path;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::broadcast::{Receiver, Sender, channel};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard};

/// Updates a slow follower may lag behind; then it is told the whole document.
const BACKLOG: usize = 64;
/// Channels before the unused ones are looked for.
const CHANNELS_MIN: usize = 1_024;

/// What became of a document.
#[derive(Debug, Clone)]
pub struct Update {
    /// What was written.
    pub paths: Vec<Path>,
    /// The document as it is now.
    pub content: Arc<Value>,
}

/// The channel of one document.
pub struct Channel {
    turn: AsyncMutex<()>,
    updates: Sender<Update>,
}

/// All channels that somebody uses.
#[derive(Default)]
pub struct Hub(Mutex<HashMap<String, Weak<Channel>>>);

impl Hub {
    /// The channel of a person's document.
    pub fn channel(&self, uid: &str) -> Arc<Channel> {
        let mut channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = channels.get(uid).and_then(Weak::upgrade) {
            return channel;
        }
        if channels.len() >= CHANNELS_MIN && channels.len() == channels.capacity() {
            channels.retain(|_, channel| channel.strong_count() > 0);
        }
        let channel = Arc::new(Channel {
            turn: AsyncMutex::new(()),
            updates: channel(BACKLOG).0,
        });
        channels.insert(uid.to_owned(), Arc::downgrade(&channel));
        channel
    }
}

impl Channel {
    /// Waits until nobody else writes.
    pub async fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    /// Tells everybody who follows.
    pub fn tell(&self, update: Update) {
        // Nobody follows: nobody to tell.
        let _ = self.updates.send(update);
    }

    /// Everything that is told from now on.
    pub fn follow(self: &Arc<Self>) -> Follower {
        Follower {
            updates: self.updates.subscribe(),
            _channel: Arc::clone(self),
        }
    }
}

/// Somebody who follows a document.
pub struct Follower {
    /// What becomes of it.
    pub updates: Receiver<Update>,
    /// Held, because a channel that nobody holds is forgotten.
    _channel: Arc<Channel>,
}
