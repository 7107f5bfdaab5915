//! Second factors, recovery codes, and sign-ins that wait for one of them.

use super::StoreError;
use super::factor::SecondFactor;
use super::new_session::{NewSession, Opening};
use super::phones::PhoneUse;
use super::users::User;
use crate::uid::Uid;
use async_trait::async_trait;

/// Hash of a pending credential or of a recovery code.
pub type SecretHash = [u8; 32];

/// What the codes of an authenticator app are checked against.
#[derive(Clone, PartialEq, Eq)]
pub struct TotpState {
    /// What its secret is a keyed hash of.
    pub seed: [u8; 16],
    /// The newest step whose code was used.
    pub last_step: i64,
}

/// A second factor that is added.
#[derive(Clone, PartialEq, Eq)]
pub struct NewFactor {
    /// The factor.
    pub factor: SecondFactor,
    /// Of an authenticator app: with the step whose code proved it.
    pub totp: Option<TotpState>,
    /// How many an account may have.
    pub most: u32,
}

/// A sign-in whose first factor was right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingSignIn {
    /// Hash of the credential that belongs to it.
    pub hash: SecretHash,
    /// The account.
    pub uid: Uid,
    /// How often all sessions of the account had ended.
    pub epoch: i64,
    /// How the session will have been opened; without the second factor.
    pub opening: Opening,
    /// Milliseconds.
    pub expires_at: i64,
}

impl PendingSignIn {
    /// Whether it ran out by `now` (milliseconds), or the sessions of the account were ended or its first
    /// factor was removed since.
    pub fn is_over(&self, user: &User, now: i64) -> bool {
        self.expires_at <= now || self.epoch != user.epoch || !user.has_way(&self.opening.provider)
    }
}

/// What was shown as a second factor.
#[derive(Clone, PartialEq, Eq)]
pub enum FactorProof {
    /// The step of the code of an authenticator app; `None` for a wrong code.
    Totp(Option<i64>),
    /// A recovery code.
    Recovery(SecretHash),
    /// The code of a message, with the session of the message.
    Phone {
        /// Hash of the session.
        session: SecretHash,
        /// Keyed hash of session and code.
        code: SecretHash,
        /// What the message has to be for.
        purpose: PhoneUse,
    },
}

/// The second half of a sign-in.
#[derive(Clone)]
pub struct SecondStep {
    /// The credential.
    pub pending: SecretHash,
    /// The factor; of a recovery code any one of the account's.
    pub factor: String,
    /// What was shown.
    pub proof: FactorProof,
    /// The session that opens, with the second factor.
    pub session: NewSession,
    /// Wrong codes that end the credential.
    pub most_tries: u32,
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SecondStepOutcome {
    /// The session is open. With the account and how many recovery codes are left.
    Opened(Box<User>, u32),
    /// The code is wrong or was used; the credential may be used again.
    WrongCode,
    /// The credential is unknown, used, too old, or had too many wrong codes.
    Ended,
    /// The account has no such factor.
    NoSuchFactor,
    /// An operator has closed the account.
    Disabled,
}

/// The second factors of an installation.
#[async_trait]
pub trait SecondFactors: Send + Sync {
    /// Keeps a sign-in that waits for its second factor.
    async fn put_pending(&self, pending: &PendingSignIn) -> Result<(), StoreError>;

    /// A sign-in that waits, with its account.
    async fn pending(&self, hash: SecretHash) -> Result<Option<(PendingSignIn, User)>, StoreError>;

    /// What the codes of an authenticator app in force are checked against.
    async fn totp_state(&self, factor: &str) -> Result<Option<TotpState>, StoreError>;

    /// Finishes a sign-in, in one transaction: the credential, the step of an app, the recovery code
    /// and the message each count once.
    async fn finish_sign_in(&self, step: SecondStep) -> Result<SecondStepOutcome, StoreError>;

    /// Replaces the recovery codes in force of an account at a time. `false` when its sessions ended since
    /// `epoch`.
    async fn put_recovery_codes(
        &self,
        uid: &Uid,
        epoch: i64,
        hashes: Vec<SecretHash>,
        at: i64,
    ) -> Result<bool, StoreError>;

    /// How many recovery codes in force an account has left.
    async fn recovery_codes_left(&self, uid: &Uid) -> Result<u32, StoreError>;

    /// Forgets sign-ins that expired, and factors and recovery codes that were removed before a time.
    async fn forget_second_factors(&self, now: i64, removed: i64) -> Result<usize, StoreError>;
}
