//! Who is at a socket, and what happens to it without a request.

use super::link::Gone;
use super::person::Person;
use super::places::StrangerPlace;
use crate::app::App;
use std::sync::Arc;
use tokio::time::{Instant, sleep_until};

/// Everything that may be said before it is known who says it, in bytes.
const STRANGER_MAX: usize = 64 * 1024;
/// Who is at a socket.
pub enum Who {
    /// Not known yet.
    Stranger {
        /// When its time to say so is over.
        deadline: Instant,
        /// Bytes it may still send.
        left: usize,
        _place: StrangerPlace,
    },
    /// Signed in.
    Person(Box<Person>),
}

/// What happens to a socket without a frame.
pub enum Event {
    /// The document changed.
    Changed,
    /// The session may have ended.
    Check,
    /// The time of a stranger is over.
    TooLate,
}

impl Who {
    /// A stranger at a place.
    pub fn stranger(app: &Arc<App>, place: StrangerPlace) -> Self {
        Self::Stranger {
            deadline: Instant::now() + app.database.limits.auth_within,
            left: STRANGER_MAX,
            _place: place,
        }
    }

    /// Counts what a stranger sends.
    pub fn admit(&mut self, bytes: usize) -> Result<(), Gone> {
        if let Self::Stranger { left, .. } = self {
            *left = left.checked_sub(bytes).ok_or(Gone)?;
        }
        Ok(())
    }

    /// The next event.
    pub async fn event(&mut self) -> Event {
        match self {
            Self::Stranger { deadline, .. } => {
                sleep_until(*deadline).await;
                Event::TooLate
            }
            Self::Person(person) => {
                let Person {
                    who,
                    watching,
                    follower,
                    ..
                } = person.as_mut();
                let changed = async {
                    match follower {
                        Some(follower) => follower.changed().await,
                        None => std::future::pending().await,
                    }
                };
                tokio::select! {
                    // A session that has ended is told of before what changed after it.
                    biased;
                    () = watching.ended(who) => Event::Check,
                    () = changed => Event::Changed,
                }
            }
        }
    }
}
