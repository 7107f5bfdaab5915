//! What a refresh token that was presented does to its session, the same in every store.

use super::new_session::{Opening, TokenHash};
use super::sessions::{Presented, Rotation};
use super::users::User;

/// The last refresh of an account is known to the minute, in milliseconds: every refresh would be
/// another write.
pub(super) const REFRESH_TOLD_EVERY: i64 = 60_000;

/// A session as it is stored, with its account. Times in milliseconds.
pub(super) struct Kept {
    pub(super) user: User,
    pub(super) generation: u32,
    pub(super) current: TokenHash,
    pub(super) parent: Option<TokenHash>,
    pub(super) rotated_at: i64,
    /// In seconds.
    pub(super) auth_time: i64,
    pub(super) opening: Opening,
}

/// What has to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// Nothing.
    None,
    /// The successor is the current token now; and the account's last refresh, if it is to be told.
    Replaced { told: bool },
    /// The session has ended.
    Ended,
}

impl Kept {
    /// Decides about a token; `idle` is how long a session may rest.
    pub(super) fn present(
        &mut self,
        presented: &Presented,
        idle: i64,
        now: i64,
    ) -> (Rotation, Change) {
        if self.user.disabled {
            return (Rotation::Disabled, Change::None);
        }
        if now - self.rotated_at > idle {
            return (Rotation::Idle, Change::None);
        }
        if presented.generation == self.generation && presented.hash == self.current {
            self.generation = self.generation.saturating_add(1);
            self.parent = Some(self.current);
            self.current = presented.successor;
            self.rotated_at = now;
            let told = now - self.user.last_refresh_at >= REFRESH_TOLD_EVERY;
            return (self.done(), Change::Replaced { told });
        }
        // The successor is current, so it was not used: the answer that carried it may be lost.
        let is_parent = presented.generation.checked_add(1) == Some(self.generation)
            && self.parent == Some(presented.hash)
            && self.current == presented.successor;
        if is_parent {
            return (self.done(), Change::None);
        }
        (Rotation::Reused(self.user.uid.clone()), Change::Ended)
    }

    fn done(&self) -> Rotation {
        Rotation::Done(
            Box::new(self.user.clone()),
            self.auth_time,
            self.opening.clone(),
        )
    }
}
