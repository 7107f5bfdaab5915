//! Accounts.

use super::StoreError;
use super::new_session::NewSession;
use async_trait::async_trait;
use serde_json::Value;

/// An account. Times are in milliseconds since 1970 unless said otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// 28 letters and digits.
    pub uid: String,
    /// In lower case.
    pub email: String,
    /// Whether the address was confirmed.
    pub email_verified: bool,
    /// Name of the profile.
    pub display_name: Option<String>,
    /// Picture of the profile.
    pub photo_url: Option<String>,
    /// PHC string.
    pub password_hash: String,
    /// When the password was set.
    pub password_updated_at: i64,
    /// When the account was made.
    pub created_at: i64,
    /// The last sign-in.
    pub last_login_at: i64,
    /// The last refresh.
    pub last_refresh_at: i64,
    /// When all sessions ended last, in seconds.
    pub valid_since: i64,
    /// How often all sessions ended.
    pub epoch: i64,
    /// Whether an operator has closed the account.
    pub disabled: bool,
}

/// A change of a profile; `None` leaves a field as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProfileChange {
    /// `Some(None)` removes the name.
    pub display_name: Option<Option<String>>,
    /// `Some(None)` removes the picture.
    pub photo_url: Option<Option<String>>,
}

/// The accounts of an installation.
#[async_trait]
pub trait Users: Send + Sync {
    /// One account.
    async fn user(&self, uid: &str) -> Result<Option<User>, StoreError>;

    /// The account of an address (in lower case).
    async fn user_by_email(&self, email: &str) -> Result<Option<User>, StoreError>;

    /// Adds an account and its first session; [`StoreError::Conflict`] when the address is taken.
    async fn create_user(&self, user: &User, session: &NewSession) -> Result<(), StoreError>;

    /// Changes a profile; answers the account as it is then.
    async fn change_profile(
        &self,
        uid: &str,
        change: ProfileChange,
    ) -> Result<Option<User>, StoreError>;

    /// Replaces a hash by one of the same password with newer parameters, if it is still the old.
    async fn upgrade_hash(&self, uid: &str, old: &str, new: &str) -> Result<(), StoreError>;

    /// Ends all sessions; answers whether there is such an account.
    async fn end_sessions(&self, uid: &str, at: i64) -> Result<bool, StoreError>;

    /// Closes or opens an account, and ends all its sessions.
    async fn set_disabled(&self, uid: &str, disabled: bool, at: i64) -> Result<bool, StoreError>;

    /// Deletes an account with its sessions, codes, waiting mails and reset requests.
    async fn delete_user(&self, uid: &str) -> Result<bool, StoreError>;

    /// What is kept for an account beside the account itself: codes, mails and password requests
    /// that wait, uploads under way. One list of rows for each table, as JSON objects; no secret.
    async fn records_of(&self, uid: &str, email: &str) -> Result<Value, StoreError>;

    /// Rewrites the journal, so that what was deleted is nowhere on the disk. Answers `false`
    /// while a reader uses an older state; then it has to be repeated.
    async fn scrub_journal(&self) -> Result<bool, StoreError>;
}
