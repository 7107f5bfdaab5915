//! A session that begins.

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
    pub uid: String,
    /// Hash of the first refresh token.
    pub current: TokenHash,
    /// When, in milliseconds.
    pub at: i64,
}
