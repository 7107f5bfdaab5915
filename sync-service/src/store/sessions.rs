//! Sessions: families of refresh tokens.

use super::StoreError;
use super::users::User;
use async_trait::async_trait;

/// Names a family.
pub type Family = [u8; 16];

/// SHA-256 of a token.
pub type TokenHash = [u8; 32];

/// A session that begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// 128 random bits.
    pub family: Family,
    /// Whose it is.
    pub uid: String,
    /// Hash of the first refresh token.
    pub current: TokenHash,
    /// When, in milliseconds.
    pub at: i64,
}

/// A refresh token that was presented, and the one that would follow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presented {
    /// Its family.
    pub family: Family,
    /// Which token of the family it is, from 0.
    pub generation: u32,
    /// Its hash.
    pub hash: TokenHash,
    /// Hash of its successor.
    pub successor: TokenHash,
}

/// How long sessions and lost answers live, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SessionLimits {
    /// A session unused for this long has ended.
    pub idle: i64,
    /// For this long the immediate parent may ask again for the answer that was lost.
    pub grace: i64,
}

/// What became of a presented token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rotation {
    /// The successor is current now, or was made current by the same token moments ago. With the
    /// time of the sign-in in seconds.
    Done(Box<User>, i64),
    /// An old token: somebody has a copy. All sessions of the account have ended.
    Reused(String),
    /// The session has ended.
    Ended,
    /// An operator has closed the account.
    Disabled,
}

/// The sessions of an installation.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Opens a session at a sign-in. Answers the account as it is then; `None` if it was deleted or
    /// closed in the meantime, or its sessions were ended since it was read at `epoch`.
    async fn open_session(
        &self,
        session: &NewSession,
        epoch: i64,
    ) -> Result<Option<User>, StoreError>;

    /// Presents a refresh token.
    async fn rotate(
        &self,
        presented: Presented,
        limits: SessionLimits,
        now: i64,
    ) -> Result<Rotation, StoreError>;

    /// Ends one session.
    async fn end_session(&self, family: Family) -> Result<(), StoreError>;

    /// When the sessions of an account began and were last refreshed, in milliseconds.
    async fn session_times(&self, uid: &str) -> Result<Vec<(i64, i64)>, StoreError>;

    /// Forgets sessions that were last refreshed before a time.
    async fn forget_sessions(&self, before: i64) -> Result<usize, StoreError>;
}
