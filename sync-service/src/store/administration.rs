//! Account changes by an operator's programs.

use super::StoreError;
use super::codes::Code;
use super::email_links::EmailLink;
use super::users::User;
use crate::uid::Uid;
use async_trait::async_trait;

/// The accounts of an installation, as programs of an operator see them.
#[async_trait]
pub trait Administration: Send + Sync {
    /// Returns accounts whose id comes after `after`, by id, at most `most`.
    async fn users_after(&self, after: &str, most: u32) -> Result<Vec<User>, StoreError>;

    /// Adds an account without a session; [`StoreError::Conflict`] when its id, its address or one of
    /// its links is taken.
    async fn add_user(&self, user: &User) -> Result<(), StoreError>;

    /// Sets whether the address of an account counts as confirmed.
    async fn set_email_verified(&self, uid: &Uid, verified: bool) -> Result<(), StoreError>;

    /// Sets the claims that tokens of an account carry, as JSON.
    async fn set_claims(&self, uid: &Uid, claims: Option<&str>) -> Result<(), StoreError>;

    /// Stores a code that is not mailed, in the place of an older one of its kind. It is not stored
    /// when the sessions of the account have ended since its epoch.
    async fn add_code(&self, code: &Code) -> Result<(), StoreError>;

    /// Stores a link that is not mailed.
    async fn add_email_link(&self, link: &EmailLink) -> Result<(), StoreError>;
}
