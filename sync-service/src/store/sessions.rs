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
    /// The proof of who it is, in seconds.
    pub auth_time: i64,
    /// How it was opened.
    pub opening: Opening,
}

/// How a session was opened; its access tokens tell it for as long as it lives.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Opening {
    /// `password`, `phone`, `anonymous`, `custom`, or the id of a provider.
    pub provider: String,
    /// The second factor: its kind in the protocol's word, and its id.
    pub second_factor: Option<(String, String)>,
    /// Claims that a custom token brought, as JSON.
    pub claims: Option<String>,
    /// What it was opened on, as its owner is told.
    pub device: String,
}

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

/// What became of a presented token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rotation {
    /// The successor is current, made so now or by the same token before. With the time of the
    /// sign-in in seconds, and how the session was opened.
    Done(Box<User>, i64, Opening),
    /// A token whose successor was used: there is a copy of it. Its session has ended. With the uid.
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
    /// closed in the meantime, or its sessions were ended since it was read at `epoch`, or it has a
    /// second factor that the session was not opened with.
    async fn open_session(
        &self,
        session: &NewSession,
        epoch: i64,
    ) -> Result<Option<User>, StoreError>;

    /// Returns an account with the state of one of its sessions.
    async fn holder(&self, uid: &str, family: Family) -> Result<Option<Holder>, StoreError>;

    /// Presents a refresh token. A session that was not refreshed for `idle` milliseconds has ended.
    async fn rotate(
        &self,
        presented: Presented,
        idle: i64,
        now: i64,
    ) -> Result<Rotation, StoreError>;

    /// Ends one session.
    async fn end_session(&self, family: Family) -> Result<(), StoreError>;

    /// The sessions of an account, oldest first.
    async fn sessions_of(&self, uid: &str) -> Result<Vec<OpenSession>, StoreError>;

    /// Ends one session of an account; answers whether there was one.
    async fn end_session_of(&self, uid: &str, family: Family) -> Result<bool, StoreError>;

    /// Forgets sessions that were last refreshed before a time.
    async fn forget_sessions(&self, before: i64) -> Result<usize, StoreError>;
}
