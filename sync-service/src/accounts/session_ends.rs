//! Announces sessions that have ended, so that open sockets and streams of theirs close at once.

use super::id_token::Claims;
use crate::store::new_session::Family;
use crate::uid::Uid;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender, channel};
use tokio::time::{Duration, Instant, sleep_until};

/// Announcements that a slow listener may be behind; one that is further behind asks the store.
const WAITING: usize = 256;
/// How long an open connection of the person who ended all sessions has to present the new token. The
/// official client drops the account when its old token is refused before the new one has come.
const TO_RENEW: Duration = Duration::from_secs(10);

/// The end of one session, or of all sessions of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionEnd {
    /// Every session of an account.
    Account {
        /// The account.
        uid: Uid,
        /// The session whose person did it, and who was given a new one in its place.
        renewed: Option<Family>,
    },
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
        // An error means that there is no listener.
        let _ = self.0.send(end);
    }

    /// Starts to listen. Has to come before the check of the session that is watched, or an end in
    /// between is missed.
    pub fn subscribe(&self) -> SessionWatch {
        SessionWatch {
            ends: self.0.subscribe(),
            due: None,
        }
    }
}

/// Listens to ends of sessions.
pub struct SessionWatch {
    ends: Receiver<SessionEnd>,
    /// When the time to present a new token is over.
    due: Option<Instant>,
}

impl SessionWatch {
    /// Waits until the session of these claims may have ended; [`Accounts::is_current`] says whether
    /// it has. Nothing is lost when the wait is cancelled and repeated.
    ///
    /// [`Accounts::is_current`]: super::Accounts::is_current
    pub async fn ended(&mut self, claims: &Claims) {
        loop {
            let due = self.due;
            let over = async {
                match due {
                    Some(due) => sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            let end = tokio::select! {
                end = self.ends.recv() => end,
                () = over => {
                    self.due = None;
                    return;
                }
            };
            match end {
                Ok(SessionEnd::Account { uid, renewed }) if uid == claims.sub => {
                    if renewed != Some(claims.sid) {
                        return;
                    }
                    self.due.get_or_insert_with(|| Instant::now() + TO_RENEW);
                }
                Ok(SessionEnd::Session(family)) if family == claims.sid => return,
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => return,
                // The service is stopping.
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
