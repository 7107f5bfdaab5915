//! Sessions: families of refresh tokens.

use super::StoreError;
use super::new_session::{Family, NewSession, Opening, TokenHash};
use super::users::User;
use crate::uid::Uid;
use async_trait::async_trait;

/// A session that is open. Times in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenSession {
    /// Its name.
    pub family: Family,
    /// When it began.
    pub created_at: i64,
    /// When it was last refreshed.
    pub used_at: i64,
    /// How it was opened.
    pub opening: Opening,
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

/// An account and whether one of its sessions is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The account.
    pub user: User,
    /// Whether the session has not ended.
    pub is_open: bool,
}

/// The result of presenting a refresh token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rotation {
    /// The successor is the current token: this call replaced the old one, or an earlier call with the
    /// same token did. With the time of the sign-in in seconds, and how the session was opened.
    Done(Box<User>, i64, Opening),
    /// The token's successor was used already, so someone has a copy of the token. The session has
    /// ended. With the uid.
    Reused(Uid),
    /// The session has ended.
    Ended,
    /// The session was not refreshed for too long. It is kept: the clock may be wrong.
    Idle,
    /// An operator has closed the account.
    Disabled,
}

/// The sessions of an installation.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Opens a session at a sign-in. Answers the account as it is then; `None` if it was deleted or
    /// closed in the meantime, or its sessions were ended since it was read at `epoch`, or the way that
    /// the session was opened with was removed, or it has a second factor that the session was not
    /// opened with.
    async fn open_session(
        &self,
        session: &NewSession,
        epoch: i64,
    ) -> Result<Option<User>, StoreError>;

    /// Returns an account with the state of one of its sessions.
    async fn holder(&self, uid: &Uid, family: Family) -> Result<Option<Holder>, StoreError>;

    /// Presents a refresh token. Changes nothing when the session was not refreshed for `idle`
    /// milliseconds.
    async fn rotate(
        &self,
        presented: Presented,
        idle: i64,
        now: i64,
    ) -> Result<Rotation, StoreError>;

    /// Ends one session.
    async fn end_session(&self, family: Family) -> Result<(), StoreError>;

    /// The sessions of an account, oldest first.
    async fn sessions_of(&self, uid: &Uid) -> Result<Vec<OpenSession>, StoreError>;

    /// Ends one session of an account; answers whether there was one.
    async fn end_session_of(&self, uid: &Uid, family: Family) -> Result<bool, StoreError>;

    /// Forgets sessions that were last refreshed before a time.
    async fn forget_sessions(&self, before: i64) -> Result<usize, StoreError>;
}
