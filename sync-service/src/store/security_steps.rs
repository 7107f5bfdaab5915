//! Security steps: a new password, a new address, an undo.

use super::StoreError;
use super::codes::{Code, CodeHash};
use super::new_session::NewSession;
use super::outbox::Mail;
use super::users::User;
use async_trait::async_trait;

/// A step that was decided, to be stored whole or not at all. It ends all sessions and all codes of
/// the account, except undo codes where it says so.
#[derive(Debug, Clone)]
pub struct SecurityStep {
    /// The account.
    pub uid: String,
    /// The epoch it was decided for: when sessions have ended since, nothing is stored.
    pub epoch: Option<i64>,
    /// The code it uses up; it was mailed to the address the account has afterwards, so that address
    /// is confirmed.
    pub spends: Option<CodeHash>,
    /// The address afterwards.
    pub email: String,
    /// The password afterwards, as a PHC string.
    pub password_hash: Option<String>,
    /// Whether undo codes stay.
    pub keeps_undo: bool,
    /// Mails, some with a code.
    pub mails: Vec<(Option<Code>, Mail)>,
    /// The session of the caller.
    pub session: Option<NewSession>,
    /// When, in milliseconds.
    pub at: i64,
}

/// Security steps of an installation.
#[async_trait]
pub trait SecuritySteps: Send + Sync {
    /// Returns the address that can undo the last steps of an account, and until when.
    async fn undo_chain(&self, uid: &str, now: i64) -> Result<Option<(String, i64)>, StoreError>;

    /// Stores a step. `None`: the account is gone or closed, its sessions ended since the step was
    /// decided, or the code was used. [`StoreError::Conflict`] when the address is another account's,
    /// or another account can be given back to it.
    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError>;
}
