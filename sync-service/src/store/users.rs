//! Accounts.

use super::StoreError;
use super::factor::SecondFactor;
use super::new_session::{NewSession, Opening};
use super::outbox::Mail;
use crate::email_address::EmailAddress;
use crate::uid::Uid;
use async_trait::async_trait;
use serde::Deserialize;
use serde_json::Value;

/// An account. Times are in milliseconds since 1970 unless said otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// 28 letters and digits.
    pub uid: Uid,
    /// In lower case; an account may have none.
    pub email: Option<EmailAddress>,
    /// Whether the address was confirmed.
    pub email_verified: bool,
    /// Whether the person has logged in by a mailed link or code.
    pub email_link: bool,
    /// Name of the profile.
    pub display_name: Option<String>,
    /// Picture of the profile.
    pub photo_url: Option<String>,
    /// PHC string; an account may have no password.
    pub password_hash: Option<String>,
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
    /// Claims that an operator's program has set, as JSON.
    pub custom_claims: Option<String>,
    /// Phone number and accounts at identity providers.
    pub links: Vec<ProviderLink>,
    /// Second factors in force, oldest first. With one, no first factor alone opens a session.
    pub factors: Vec<SecondFactor>,
}

/// What a guest's session is of.
pub const ANONYMOUS: &str = "anonymous";
/// The provider of phone numbers.
pub const PHONE: &str = "phone";

impl User {
    /// The phone number, in E.164 form.
    pub fn phone(&self) -> Option<&str> {
        let link = self.links.iter().find(|link| link.provider == PHONE)?;
        Some(&link.raw_id)
    }

    /// Whether an email with a password or a mailed code leads to the account.
    pub fn has_email_way(&self) -> bool {
        self.email.is_some() && (self.password_hash.is_some() || self.email_link)
    }

    /// Whether a person without a session can sign in.
    pub fn has_way_in(&self) -> bool {
        self.has_email_way() || !self.links.is_empty()
    }

    /// Whether the way that a session is opened with, as [`Opening`] names it, leads to the account.
    ///
    /// [`Opening`]: super::new_session::Opening
    pub fn has_way(&self, provider: &str) -> bool {
        match provider {
            "password" => self.has_email_way(),
            // An operator's program decides about its tokens.
            "custom" => true,
            _ => self.links.iter().any(|link| link.provider == provider),
        }
    }

    /// Whether a session may begin that was decided for an epoch of the account. Something else may have
    /// come first: the end of all sessions, a second factor, the removal of a way to sign in.
    pub fn may_open(&self, opening: &Opening, epoch: i64) -> bool {
        let passed = opening.second_factor.is_some() || self.factors.is_empty();
        !self.disabled && self.epoch == epoch && passed && self.has_way(&opening.provider)
    }

    /// Whether nothing but the session leads to the account.
    pub fn is_anonymous(&self) -> bool {
        self.email.is_none() && self.links.is_empty() && self.custom_claims.is_none()
    }
}

/// A phone number or an account at an identity provider.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct ProviderLink {
    /// `phone`, `google.com`, or such as `oidc.state`.
    pub provider: String,
    /// The number, or the provider's name for the account.
    pub raw_id: String,
    /// Its address.
    pub email: Option<String>,
    /// Its name.
    pub display_name: Option<String>,
    /// Its picture.
    pub photo_url: Option<String>,
}

impl ProviderLink {
    /// The link of a phone number.
    pub fn of_phone(phone: &str) -> Self {
        Self {
            provider: PHONE.into(),
            raw_id: phone.to_owned(),
            ..Self::default()
        }
    }
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
    async fn user(&self, uid: &Uid) -> Result<Option<User>, StoreError>;

    /// The account of an address (in lower case).
    async fn user_by_email(&self, email: &EmailAddress) -> Result<Option<User>, StoreError>;

    /// The account that a phone number or an account at a provider is linked to.
    async fn user_by_link(&self, provider: &str, raw_id: &str) -> Result<Option<User>, StoreError>;

    /// Adds an account and its first session; [`StoreError::Conflict`] when its address or one of
    /// its links is taken.
    async fn create_user(&self, user: &User, session: &NewSession) -> Result<(), StoreError>;

    /// Changes a profile; answers the account as it is then.
    async fn change_profile(
        &self,
        uid: &Uid,
        change: ProfileChange,
    ) -> Result<Option<User>, StoreError>;

    /// Replaces a hash by one of the same password with newer parameters, if it is still the old.
    async fn upgrade_hash(&self, uid: &Uid, old: &str, new: &str) -> Result<(), StoreError>;

    /// Ends all sessions; answers whether there is such an account.
    async fn end_sessions(&self, uid: &Uid, at: i64) -> Result<bool, StoreError>;

    /// Closes or opens an account, and ends all its sessions.
    async fn set_disabled(&self, uid: &Uid, disabled: bool, at: i64) -> Result<bool, StoreError>;

    /// Deletes an account with its sessions, codes, waiting mails and reset requests, and queues the
    /// mails that tell of it, which belong to no account. `false`: there is no such account, or its
    /// sessions have ended since `epoch`.
    async fn delete_user(&self, uid: &Uid, epoch: i64, told: &[Mail]) -> Result<bool, StoreError>;

    /// What is kept for an account beside the account itself: codes, mails and password requests
    /// that wait, uploads under way. One list of rows for each table, as JSON objects; no secret.
    async fn records_of(
        &self,
        uid: &Uid,
        email: Option<&EmailAddress>,
    ) -> Result<Value, StoreError>;

    /// Rewrites the journal, so that what was deleted is nowhere on the disk. Answers `false`
    /// while a reader uses an older state; then it has to be repeated.
    async fn scrub_journal(&self) -> Result<bool, StoreError>;
}
