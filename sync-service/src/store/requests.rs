//! Calls about an address that may or may not have an account, in a queue.
//!
//! The call writes one row for known and unknown addresses alike; a worker looks afterwards. So
//! neither the answer nor its time tells who has an account.

use super::StoreError;
use super::codes::Code;
use super::email_links::EmailLink;
use super::outbox::Mail;
use super::sign_ups::SignUp;
use crate::email_address::EmailAddress;
use crate::uid::Uid;
use async_trait::async_trait;

/// A request about an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// A new password.
    Reset,
    /// This account wants to move to the address.
    ChangeEmail {
        /// The account.
        uid: Uid,
        /// How often its sessions had ended; with another number the request is void.
        epoch: i64,
    },
    /// A new account, by mail.
    SignUp {
        /// Name of the profile.
        display_name: Option<String>,
    },
    /// A link that signs in.
    EmailLink {
        /// The account that wants to add the address. A link would open another account, so it gets digits alone.
        adds_to: Option<Uid>,
        /// Where the page behind it leads on.
        continue_url: Option<String>,
    },
    /// A mail to the owner: a sign-up was refused because the address is taken.
    SignUpNotice,
}

/// A call about an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddressRequest {
    /// The address, in lower case.
    pub email: EmailAddress,
    /// Language of the mail.
    pub language: String,
    /// The request.
    pub wish: Wish,
}

/// The answer to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing is sent.
    Nothing,
    /// A code of an account and the mail that carries it.
    Code(Code, Mail),
    /// A mail to the account with this uid.
    Notice(Uid, Mail),
    /// A sign-up and the mail that carries its code.
    SignUp(SignUp, Mail),
    /// A link that signs in and the mail that carries it.
    EmailLink(EmailLink, Mail),
}

/// The queue of an installation.
#[async_trait]
pub trait Requests: Send + Sync {
    /// Puts a request into the queue.
    async fn put_request(&self, request: &AddressRequest) -> Result<(), StoreError>;

    /// Returns the request that has waited longest with its place in the queue; resets come first.
    async fn next_request(&self) -> Result<Option<(i64, AddressRequest)>, StoreError>;

    /// Takes a request out of the queue and stores its outcome with it.
    async fn answer_request(&self, id: i64, outcome: Outcome) -> Result<(), StoreError>;
}
