//! Codes that are sent to phones, and the messages that carry them.

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;
use data_encoding::HEXLOWER;

/// Hash of a session, of a code or of a pending credential.
type SecretHash = [u8; 32];

/// What the code of a message is for; it is good for nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhoneUse {
    /// Signing in, or adding the number to an account.
    SignIn,
    /// Adding the number as a second factor to the account with this uid and epoch.
    Enrol(Uid, i64),
    /// The second half of a sign-in: hash of its credential, and the factor.
    SecondStep(SecretHash, String),
    /// No code any more: that the number was shown, in exchange for a code.
    Proof,
    /// The link of a text that undoes security steps of the account with this uid.
    Undo(Uid),
}

impl PhoneUse {
    /// The text by which it is stored.
    pub fn stored(&self) -> String {
        match self {
            Self::SignIn => "sign-in".into(),
            Self::Enrol(uid, epoch) => format!("enrol {uid} {epoch}"),
            Self::SecondStep(pending, factor) => {
                format!("second-step {} {factor}", HEXLOWER.encode(pending))
            }
            Self::Proof => "proof".into(),
            Self::Undo(uid) => format!("undo {uid}"),
        }
    }

    /// Reads a text by which one is stored.
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        match (words.next()?, words.next(), words.next()) {
            ("sign-in", None, None) => Some(Self::SignIn),
            ("proof", None, None) => Some(Self::Proof),
            ("undo", Some(uid), None) => Some(Self::Undo(Uid::parse(uid)?)),
            ("enrol", Some(uid), Some(epoch)) => {
                Some(Self::Enrol(Uid::parse(uid)?, epoch.parse().ok()?))
            }
            ("second-step", Some(pending), Some(factor)) => {
                let pending = HEXLOWER.decode(pending.as_bytes()).ok()?.try_into().ok()?;
                Some(Self::SecondStep(pending, factor.to_owned()))
            }
            _ => None,
        }
    }
}

/// A message with a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneCode {
    /// Hash of the session that the caller got.
    pub session: SecretHash,
    /// The number.
    pub phone: String,
    /// What it is for.
    pub purpose: PhoneUse,
    /// Keyed hash of session and code; none for a proof and for an undo.
    pub code: Option<SecretHash>,
    /// Milliseconds.
    pub expires_at: i64,
}

/// A message that waits to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its place in the outbox; 0 for a new one.
    pub id: i64,
    /// Where it goes.
    pub phone: String,
    /// What it says.
    pub text: String,
    /// How often sending it has failed.
    pub tries: u32,
    /// When it is no longer worth sending, in milliseconds.
    pub expires_at: i64,
}

/// What became of a code that was shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhoneSpent {
    /// It was right, and is used up. With the number.
    Right(String),
    /// There is no such session, or it had too many wrong codes.
    NoSession,
    /// The code is wrong; the session may be used again.
    WrongCode,
    /// The session is too old.
    Expired,
}

/// The messages of an installation.
#[async_trait]
pub trait Phones: Send + Sync {
    /// Keeps a code and queues the message that carries it, if there is one.
    async fn put_phone_code(
        &self,
        code: &PhoneCode,
        message: Option<&Message>,
    ) -> Result<(), StoreError>;

    /// Queues a message unless the same request queued one before; answers whether it did. `request` is
    /// a hash of the request, which is remembered until the message expires.
    async fn put_message_once(
        &self,
        request: SecretHash,
        message: &Message,
    ) -> Result<bool, StoreError>;

    /// Whether a request queued a message before.
    async fn knows_message_request(&self, request: SecretHash) -> Result<bool, StoreError>;

    /// A code, by its session; it is not used up.
    async fn phone_code(&self, session: SecretHash) -> Result<Option<PhoneCode>, StoreError>;

    /// Uses up a code of a purpose.
    async fn spend_phone_code(
        &self,
        session: SecretHash,
        purpose: &PhoneUse,
        code: Option<SecretHash>,
        most_tries: u32,
        now: i64,
    ) -> Result<PhoneSpent, StoreError>;

    /// Takes the message that is due; no other worker gets it until `lease`.
    async fn next_message(&self, now: i64, lease: i64) -> Result<Option<Message>, StoreError>;

    /// Lets a message wait until a time.
    async fn postpone_message(&self, id: i64, due_at: i64) -> Result<(), StoreError>;

    /// Deletes a message that was sent or is given up.
    async fn remove_message(&self, id: i64) -> Result<(), StoreError>;

    /// Forgets codes, messages and requests that expired before a time; answers how many codes.
    async fn forget_phone_codes(&self, before: i64) -> Result<usize, StoreError>;
}
