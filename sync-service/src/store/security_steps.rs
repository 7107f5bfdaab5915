//! Security steps: a new password, a new address, an undo.

use super::StoreError;
use super::codes::{Code, CodeHash};
use super::new_session::{Family, NewSession};
use super::outbox::Mail;
use super::phones::{Message, PhoneCode};
use super::second_factors::{NewFactor, SecretHash};
use super::users::{ProviderLink, User};
use crate::email_address::EmailAddress;
use crate::uid::Uid;
use async_trait::async_trait;

/// Where the owner of an account is told of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contact {
    /// By mail.
    Email(EmailAddress),
    /// By a text, for an account without an address.
    Phone(String),
}

/// A step that was decided, to be stored whole or not at all. It ends all sessions and all codes of
/// the account, except undo codes where it says so.
#[derive(Clone)]
pub struct SecurityStep {
    /// The account.
    pub uid: Uid,
    /// The epoch it was decided for: when sessions have ended since, nothing is stored. An undo has none.
    pub epoch: Option<i64>,
    /// The code it uses up; it was mailed to the address the account has afterwards, so that address
    /// is confirmed.
    pub spends: Option<CodeHash>,
    /// The undo of a text that it uses up.
    pub spends_text: Option<SecretHash>,
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
    /// Texts to phones, some with an undo.
    pub texts: Vec<(Option<PhoneCode>, Message)>,
    /// The session of the caller.
    pub session: Option<NewSession>,
    /// A session that stays while the others end. The epoch does not grow then, so two of these steps
    /// can meet: nothing is stored if the account would have no way to sign in afterwards
    /// ([`StoreError::Conflict`]).
    pub keeps: Option<Family>,
    /// When, in milliseconds.
    pub at: i64,
    /// Until when the account only waits to be deleted, in milliseconds; every other step ends the
    /// wait.
    pub deletion_due_at: Option<i64>,
}

impl SecurityStep {
    /// Whether a step that keeps a session was decided for another address than the account has now.
    pub fn is_overtaken(&self, user: &User) -> bool {
        let drops_email = self.ways.contains(&WayChange::DropEmail);
        self.keeps.is_some() && !drops_email && self.email != user.email
    }

    /// Whether the step sets an address that may be kept free for an undo. An undo sets the address
    /// that its own code was mailed to, so it goes before all others.
    pub fn needs_free_address(&self, user: &User) -> bool {
        self.epoch.is_some() && self.email != user.email
    }
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
    /// Undoes every change of second factors, phone and providers since a time. Printed codes that were
    /// made since are void.
    UndoSince {
        /// Milliseconds.
        since: i64,
        /// Whether older printed codes that ended with the last second factor come back.
        restores_codes: bool,
    },
}

/// What became of the ways to sign in since a time, and is still so.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WaysSince {
    /// Second factors were added.
    pub adds_factor: bool,
    /// Second factors that were there before were removed.
    pub removes_factor: bool,
    /// A phone number was added.
    pub adds_phone: bool,
    /// Accounts at providers were added.
    pub adds_provider: bool,
    /// Second factors were added and removed: an undo puts none of them back.
    pub loses_factor: bool,
    /// A second factor that was there before is in force, or comes back.
    pub keeps_factor: bool,
    /// Printed codes that were there before are in force.
    pub keeps_codes: bool,
    /// Printed codes that were there before ended with the last second factor.
    pub removes_codes: bool,
    /// Printed codes were made.
    pub makes_codes: bool,
}

/// Security steps of an installation.
#[async_trait]
pub trait SecuritySteps: Send + Sync {
    /// Returns the address or the number that can undo the last steps of an account, and until when.
    async fn undo_chain(&self, uid: &Uid, now: i64) -> Result<Option<(Contact, i64)>, StoreError>;

    /// Returns which ways to sign in an undo of everything since a time changes.
    async fn ways_since(&self, uid: &Uid, since: i64) -> Result<WaysSince, StoreError>;

    /// Stores a step. `None`: the account is gone or closed, its sessions ended since the step was
    /// decided, or the code was used. [`StoreError::Conflict`] when the address is another account's, or
    /// an account that is not closed can be given back to it and the step is not an undo itself.
    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError>;

    /// Returns when an account that only waits to be deleted goes, in milliseconds.
    async fn deletion_due_at(&self, uid: &Uid) -> Result<Option<i64>, StoreError>;

    /// Returns the ids of the accounts that only wait to be deleted and that a mailed undo can give
    /// back to this address.
    async fn closed_accounts_of(&self, email: &EmailAddress) -> Result<Vec<Uid>, StoreError>;

    /// Returns accounts whose wait for their deletion is over, at most `most`.
    async fn due_deletions(&self, now: i64, most: u32) -> Result<Vec<Uid>, StoreError>;
}
