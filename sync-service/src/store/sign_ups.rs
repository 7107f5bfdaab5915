//! Sign-ups that wait for their mailed link to be opened.

use super::StoreError;
use super::codes::CodeHash;
use super::users::User;
use crate::email_address::EmailAddress;
use async_trait::async_trait;

/// A sign-up that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUp {
    /// Hash of its code.
    pub hash: CodeHash,
    /// The address that will have an account, in lower case.
    pub email: EmailAddress,
    /// Name of the profile.
    pub display_name: Option<String>,
    /// Milliseconds.
    pub expires_at: i64,
}

/// The waiting sign-ups of an installation; the newest of an address is the only one.
#[async_trait]
pub trait SignUps: Send + Sync {
    /// Returns a sign-up; its code is not used up.
    async fn sign_up(&self, hash: CodeHash) -> Result<Option<SignUp>, StoreError>;

    /// Uses up a code and adds the account. Answers `false` when the code was used before;
    /// [`StoreError::Conflict`] when the address has an account by now.
    async fn finish_sign_up(&self, hash: CodeHash, user: &User) -> Result<bool, StoreError>;

    /// Forgets sign-ups that expired before a time.
    async fn forget_sign_ups(&self, before: i64) -> Result<usize, StoreError>;
}
