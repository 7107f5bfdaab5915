//! A session that begins.

use crate::uid::Uid;

/// Names a family.
pub type Family = [u8; 16];

/// SHA-256 of a token.
pub type TokenHash = [u8; 32];

/// A session that begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// 128 random bits.
    pub family: Family,
    /// The owner.
    pub uid: Uid,
    /// Hash of the first refresh token.
    pub current: TokenHash,
    /// When, in milliseconds.
    pub at: i64,
    /// When the person proved who they are, in seconds.
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
