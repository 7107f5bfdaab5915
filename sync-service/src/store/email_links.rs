//! Links and typed codes that sign in by mail.

use super::StoreError;
use super::codes::CodeHash;
use crate::email_address::EmailAddress;
use async_trait::async_trait;

/// A link that was mailed, with the six digits that stand beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EmailLink {
    /// Hash of the code in the link.
    pub hash: CodeHash,
    /// The address it was mailed to, in lower case.
    pub email: EmailAddress,
    /// Keyed hash of the address and the six digits.
    pub code: CodeHash,
    /// Milliseconds.
    pub expires_at: i64,
}

/// What a person presents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mailed {
    /// The code of a link.
    Link(CodeHash),
    /// Six digits.
    Digits(CodeHash),
}

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spent {
    /// It was right, and is used up.
    Right,
    /// It is unknown, was used, or had too many wrong tries.
    Unknown,
    /// It is too old.
    Expired,
    /// It was mailed to another address; it is kept.
    OtherAddress,
}

/// The mailed links of an installation.
#[async_trait]
pub trait EmailLinks: Send + Sync {
    /// Looks at a link without using it up; answers when it expires.
    async fn email_link(&self, hash: CodeHash) -> Result<Option<i64>, StoreError>;

    /// Returns whether digits were mailed to an address and not used up, whatever was tried since.
    async fn has_digits(&self, email: &EmailAddress, code: CodeHash) -> Result<bool, StoreError>;

    /// Uses a link up. Wrong digits count for every link of the address; after `most_tries` the link is
    /// void with its digits. A right link also notes that an account with this confirmed address signs in by mail.
    async fn spend_email_link(
        &self,
        email: &EmailAddress,
        shown: Mailed,
        most_tries: u32,
        now: i64,
    ) -> Result<Spent, StoreError>;

    /// Forgets links that expired before a time.
    async fn forget_email_links(&self, before: i64) -> Result<usize, StoreError>;
}
