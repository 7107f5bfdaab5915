//! Announces sessions that have ended, so that open sockets and streams of theirs close at once.

use super::session::SignedIn;
use crate::store::sessions::Family;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender, channel};

/// Announcements that a slow listener may be behind; one that is further behind asks the store.
const WAITING: usize = 256;

/// What has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionEnd {
    /// Every session of the account with this uid.
    Account(String),
    /// One session.
    Session(Family),
}

/// Tells every listener in this process. What another process ends (a command of an operator) is
/// found by the checks at intervals.
pub struct SessionEnds(Sender<SessionEnd>);

impl Default for SessionEnds {
    fn default() -> Self {
        Self(channel(WAITING).0)
    }
}

impl SessionEnds {
    /// Announces an end that was committed.
    pub(super) fn announce(&self, end: SessionEnd) {
        // An error means that nobody listens.
        let _ = self.0.send(end);
    }

    /// Starts to listen. Has to come before the check of the session that is watched, or an end in
    /// between is missed.
    pub fn subscribe(&self) -> SessionWatch {
        SessionWatch(self.0.subscribe())
    }
}

/// Listens to ends of sessions.
pub struct SessionWatch(Receiver<SessionEnd>);

impl SessionWatch {
    /// Waits until the session of `who` may have ended; [`Accounts::is_current`] says whether it has.
    /// Nothing is lost when the wait is cancelled and begun again.
    ///
    /// [`Accounts::is_current`]: super::Accounts::is_current
    pub async fn ended(&mut self, who: &SignedIn) {
        loop {
            match self.0.recv().await {
                Ok(SessionEnd::Account(uid)) if uid == who.user.uid => return,
                Ok(SessionEnd::Session(family)) if family == who.claims.sid => return,
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => return,
                // The service is stopping.
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
