//! Security steps: a new password, a new address, an undo.

use super::StoreError;
use super::codes::{Code, CodeHash};
use super::new_session::NewSession;
use super::outbox::Mail;
use super::second_factors::NewFactor;
use super::users::{ProviderLink, User};
use crate::email_address::EmailAddress;
use crate::uid::Uid;
use async_trait::async_trait;

/// A step that was decided, to be stored whole or not at all. It ends all sessions and all codes of
/// the account, except undo codes where it says so.
#[derive(Clone)]
pub struct SecurityStep {
    /// The account.
    pub uid: Uid,
    /// The epoch it was decided for: when sessions have ended since, nothing is stored.
    pub epoch: Option<i64>,
    /// The code it uses up; it was mailed to the address the account has afterwards, so that address
    /// is confirmed.
    pub spends: Option<CodeHash>,
    /// The address afterwards.
    pub email: Option<EmailAddress>,
    /// The password afterwards, as a PHC string.
    pub password_hash: Option<String>,
    /// Whether undo codes stay.
    pub keeps_undo: bool,
    /// What it does to the other ways to sign in.
    pub ways: Vec<WayChange>,
    /// Mails, some with a code.
    pub mails: Vec<(Option<Code>, Mail)>,
    /// The session of the caller.
    pub session: Option<NewSession>,
    /// When, in milliseconds.
    pub at: i64,
}

/// A change of the ways to sign in, besides address and password.
#[derive(Clone, PartialEq, Eq)]
pub enum WayChange {
    /// Adds a second factor.
    AddFactor(NewFactor),
    /// Takes a second factor out of force; an undo can put it back.
    RemoveFactor(String),
    /// Adds a phone number or an account at a provider.
    Link(ProviderLink),
    /// Removes a phone number or an account at a provider.
    Unlink(String),
    /// Removes the phone number and the accounts at providers.
    UnlinkAll,
    /// Sets an address that was proved.
    Email(EmailAddress),
    /// Removes the accounts at providers, and the phone number if it is newer than a time.
    UnlinkProviders(i64),
    /// Removes the password.
    DropPassword,
    /// Removes the address, its password with it.
    DropEmail,
    /// Confirms the address.
    VerifyEmail,
    /// Notes that the person signs in by mailed links, with a confirmed address.
    EmailLink,
    /// Undoes every change of second factors, phone and providers since a time, in milliseconds.
    UndoSince(i64),
}

/// Security steps of an installation.
#[async_trait]
pub trait SecuritySteps: Send + Sync {
    /// Returns the address that can undo the last steps of an account, and until when.
    async fn undo_chain(
        &self,
        uid: &str,
        now: i64,
    ) -> Result<Option<(EmailAddress, i64)>, StoreError>;

    /// Stores a step. `None`: the account is gone or closed, its sessions ended since the step was
    /// decided, or the code was used. [`StoreError::Conflict`] when the address is another account's,
    /// or another account can be given back to it.
    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError>;
}
