//! Mails that wait to be sent.

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use time::Duration;

/// For how long a mail belongs to the worker that took it: longer than an attempt may take.
pub const LEASE: Duration = Duration::minutes(2);
/// How long a mail without a link is tried, from the first time: the four to five days of RFC 5321,
/// section 4.5.4.1. A mail with a link is tried until its link expires.
pub const TRIED_FOR: Duration = Duration::days(5);

/// A mail before it has the form of RFC 5322.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mail {
    /// One address.
    pub to: String,
    /// The address for replies, if there is one.
    pub reply_to: Option<String>,
    /// One line.
    pub subject: String,
    /// Plain text.
    pub body: String,
}

impl Mail {
    /// Returns the domain of its address.
    pub fn domain(&self) -> Option<&str> {
        self.to.rsplit_once('@').map(|(_, domain)| domain)
    }
}

/// A mail in the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueuedMail {
    /// Its place in the outbox.
    pub id: i64,
    /// How often it was tried.
    pub attempts: u32,
    /// The person it belongs to; `None` for a message of the contact form.
    pub uid: Option<Uid>,
    /// After this time it is not sent, in milliseconds since 1970.
    pub expires_at: i64,
    /// Whether the code it carries was used or replaced by a newer one.
    pub is_superseded: bool,
    /// The mail.
    pub mail: Mail,
}

/// Which mails a worker takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// Only those that carry a link.
    pub only_links: bool,
    /// Only those that were never tried.
    pub only_untried: bool,
}

impl Wanted {
    /// Every mail.
    pub const ALL: Self = Self {
        only_links: false,
        only_untried: false,
    };
}

/// A mail that was given up. Neither its address nor its text is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailFailure {
    /// The place it had in the outbox; the log names it too.
    pub mail: i64,
    /// When it was given up, in milliseconds since 1970.
    pub failed_at: i64,
    /// Why, in words of ours.
    pub reason: String,
}

/// The outbox of an installation.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// Puts a mail to a person into the outbox.
    async fn put_mail(&self, uid: &Uid, mail: &Mail) -> Result<(), StoreError>;

    /// Takes the mail that is next at `now`: mails that were never tried before those that failed;
    /// among each, links for a new password first, then other links, then the rest; among each of
    /// these, mails to domains at which another mail is being tried or has failed come last, then
    /// they go in the order in which they became due. The mail stays in the outbox, and no other worker gets it for
    /// [`LEASE`].
    async fn take_mail(&self, now: i64, wanted: Wanted) -> Result<Option<QueuedMail>, StoreError>;

    /// Takes the mail that is next, whichever it is.
    async fn next_mail(&self, now: i64) -> Result<Option<QueuedMail>, StoreError> {
        self.take_mail(now, Wanted::ALL).await
    }

    /// Deletes a mail that was accepted by the transport, or that is no longer needed.
    async fn remove_mail(&self, id: i64) -> Result<(), StoreError>;

    /// Counts a failed attempt and sets the time of the next.
    async fn postpone_mail(&self, id: i64, due_at: i64) -> Result<(), StoreError>;

    /// Deletes a mail that is given up, and notes that and why.
    async fn fail_mail(&self, failure: &MailFailure) -> Result<(), StoreError>;

    /// The mails that were given up, newest first, at most `most`.
    async fn mail_failures(&self, most: u32) -> Result<Vec<MailFailure>, StoreError>;

    /// How many mails were given up and are still remembered.
    async fn failed_mails(&self) -> Result<u32, StoreError>;

    /// Forgets notes of mails that were given up before a time.
    async fn forget_mail_failures(&self, before: i64) -> Result<usize, StoreError>;

    /// How many mails wait.
    async fn waiting_mails(&self) -> Result<u32, StoreError>;
}
