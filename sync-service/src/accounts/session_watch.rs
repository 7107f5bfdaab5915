//! Tells open connections of a person (sockets, event streams) that its sessions may have ended.

use crate::registry::Registry;
use std::sync::Arc;
use tokio::sync::watch::{self, Receiver, Sender};

/// The persons whose connections are open in this process.
#[derive(Default)]
pub struct SessionWatch(Registry<String, Sender<()>>);

/// A connection that is told.
pub struct Watching {
    receiver: Receiver<()>,
    _sender: Arc<Sender<()>>,
}

impl SessionWatch {
    /// Watches the sessions of a person.
    pub fn watch(&self, uid: &str) -> Watching {
        let sender = self.0.get_or(uid, || watch::channel(()).0);
        Watching {
            receiver: sender.subscribe(),
            _sender: sender,
        }
    }

    /// Tells all connections of a person to check their session.
    pub fn changed(&self, uid: &str) {
        if let Some(sender) = self.0.get(uid) {
            sender.send_replace(());
        }
    }
}

impl Watching {
    /// Waits until the session has to be checked.
    pub async fn changed(&mut self) {
        // The sender is held by this.
        let _ = self.receiver.changed().await;
    }
}
