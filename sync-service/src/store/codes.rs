//! Codes that are sent by e-mail.

use super::StoreError;
use super::outbox::Mail;
use super::users::User;
use crate::email_address::EmailAddress;
use crate::uid::Uid;
use async_trait::async_trait;

/// SHA-256 of a code.
pub type CodeHash = [u8; 32];

/// The purpose of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A new password.
    ResetPassword,
    /// The address of the account is its owner's.
    VerifyEmail,
    /// The new address is the owner's, and becomes that of the account.
    ChangeEmail,
    /// The address before a change is restored.
    RecoverEmail,
}

/// A code that was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    /// Its hash.
    pub hash: CodeHash,
    /// The account it belongs to.
    pub uid: Uid,
    /// The purpose.
    pub purpose: Purpose,
    /// The address of the account when it was made; with another address it is void.
    pub email: EmailAddress,
    /// The address that it sets.
    pub new_email: Option<EmailAddress>,
    /// Milliseconds.
    pub expires_at: i64,
    /// How often all sessions of the account had ended when it was read. A new code of an older
    /// epoch is not stored: the session that asked for it has ended.
    pub epoch: i64,
}

/// The codes of an installation.
#[async_trait]
pub trait Codes: Send + Sync {
    /// Stores a code and queues the mail that carries it; neither, when the sessions of the account
    /// have ended since its epoch.
    async fn put_code(&self, code: &Code, mail: &Mail) -> Result<(), StoreError>;

    /// Returns a code without spending it.
    async fn code(&self, hash: CodeHash) -> Result<Option<Code>, StoreError>;

    /// Spends a code and confirms the address.
    async fn verify_email(&self, hash: CodeHash) -> Result<Option<User>, StoreError>;

    /// Forgets codes that expired before a time.
    async fn forget_codes(&self, before: i64) -> Result<usize, StoreError>;
}

impl Purpose {
    /// All of them, with the name they are stored by.
    pub const NAMES: [(Self, &'static str); 4] = [
        (Self::ResetPassword, "reset-password"),
        (Self::VerifyEmail, "verify-email"),
        (Self::ChangeEmail, "change-email"),
        (Self::RecoverEmail, "recover-email"),
    ];

    /// The name it is stored by.
    pub fn name(self) -> &'static str {
        match self {
            Self::ResetPassword => "reset-password",
            Self::VerifyEmail => "verify-email",
            Self::ChangeEmail => "change-email",
            Self::RecoverEmail => "recover-email",
        }
    }

    /// The purpose of a name.
    pub fn parse(name: &str) -> Option<Self> {
        let known = Self::NAMES.iter().find(|(_, known)| *known == name)?;
        Some(known.0)
    }
}
