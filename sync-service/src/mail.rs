//! The outbox workers: links for a new password first, with back-off, until a mail expires.

pub mod error;
pub mod folder;
pub mod smtp;
pub mod template;

use crate::clock::{Clock, milliseconds};
use crate::random::{Random, bytes};
use crate::store::outbox::{Mail, MailFailure, QueuedMail};
use crate::store::{Store, StoreError};
use crate::trusted_time::TrustedTime;
use async_trait::async_trait;
use error::{Reason, SendError, TooSlow};
use lettre::Message;
use lettre::message::Mailbox;
use std::sync::Arc;
use time::Duration;

/// First wait after a failed try, and the longest (specification section 4 uses the same for tokens).
const BACKOFF_MIN: Duration = Duration::seconds(30);
const BACKOFF_MAX: Duration = Duration::minutes(16);
/// How long one try may take in all, unless a test says otherwise.
pub const SEND_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(45);
/// How long notes of mails that were given up are kept.
pub const FAILURES_KEPT: Duration = Duration::days(30);

/// Takes mails to people.
#[async_trait]
pub trait Transport: Send + Sync {
    /// Delivers a mail, to the person with this uid if it is known, or says why not.
    async fn send(&self, message: Message, uid: Option<&str>) -> Result<(), SendError>;
}

/// What became of the mail that was due.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// No mail was due.
    Idle,
    /// A mail left the outbox.
    Sent,
    /// A mail waits for a later try.
    Postponed,
    /// A mail left the outbox unsent, and the operator is told.
    Failed,
    /// The link of a mail was used or replaced, so that nobody needs the mail.
    Superseded,
}

/// Which mails a worker sends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// Those with links, so that they never wait for a worker.
    Links,
    /// All; links come first.
    All,
}

/// Sends what waits in the outbox. Several workers may use one.
pub struct Mailer {
    /// Where mails wait.
    pub store: Arc<dyn Store>,
    /// How they leave.
    pub transport: Box<dyn Transport>,
    /// When they are due.
    pub clock: Arc<dyn Clock>,
    /// Whether the clock can be believed; while it cannot, no mail expires.
    pub time: Arc<TrustedTime>,
    /// Shortens waits, so that tries do not come in waves.
    pub random: Random,
    /// How long one try may take in all.
    pub patience: std::time::Duration,
    /// The sender of every mail.
    pub from: Mailbox,
}

impl Mailer {
    /// Tries the mail that is next.
    pub async fn send_one(&self, duty: Duty) -> Result<Step, StoreError> {
        let now = milliseconds(self.clock.now());
        let next = match duty {
            Duty::Links => self.store.next_link(now).await?,
            Duty::All => self.store.next_mail(now).await?,
        };
        let Some(queued) = next else {
            return Ok(Step::Idle);
        };
        if queued.is_superseded {
            self.store.remove_mail(queued.id).await?;
            return Ok(Step::Superseded);
        }
        if queued.expires_at <= now {
            return self.expire(&queued, now).await;
        }
        match self.try_once(&queued.mail, queued.uid.as_deref()).await {
            Ok(()) => self.store.remove_mail(queued.id).await.map(|()| Step::Sent),
            Err(error) if error.is_passing => self.postpone(&queued, error.reason, now).await,
            Err(error) => self.give_up(queued.id, error.reason.to_string(), now).await,
        }
    }

    async fn expire(&self, queued: &QueuedMail, now: i64) -> Result<Step, StoreError> {
        if self.time.is_trusted() {
            let reason = format!("it expired after {} attempts", queued.attempts);
            return self.give_up(queued.id, reason, now).await;
        }
        let due = now + milliseconds_of(BACKOFF_MAX);
        let postponed = self.store.postpone_mail(queued.id, due).await;
        postponed.map(|()| Step::Postponed)
    }

    async fn postpone(
        &self,
        queued: &QueuedMail,
        reason: Reason,
        now: i64,
    ) -> Result<Step, StoreError> {
        let QueuedMail { id, attempts, .. } = queued;
        tracing::warn!(mail = id, attempts, %reason, "a mail waits for a later try");
        let share = f64::from(u16::from_le_bytes(bytes(&self.random))) / 65_536.0;
        let due = now + milliseconds_of(wait(*attempts, share));
        let postponed = self.store.postpone_mail(*id, due).await;
        postponed.map(|()| Step::Postponed)
    }

    async fn give_up(&self, mail: i64, reason: String, now: i64) -> Result<Step, StoreError> {
        tracing::error!(mail, reason, "a mail was given up");
        let failure = MailFailure {
            mail,
            failed_at: now,
            reason,
        };
        let failed = self.store.fail_mail(&failure).await;
        failed.map(|()| Step::Failed)
    }

    /// Hands a mail to the transport, past the outbox.
    pub async fn try_once(&self, mail: &Mail, uid: Option<&str>) -> Result<(), SendError> {
        let message = self
            .compose(mail)
            .map_err(|error| SendError::never(Reason::Malformed, error))?;
        let sent = self.transport.send(message, uid);
        tokio::time::timeout(self.patience, sent)
            .await
            .unwrap_or_else(|_| Err(SendError::later(Reason::TimedOut, TooSlow)))
    }

    fn compose(&self, mail: &Mail) -> Result<Message, Box<dyn std::error::Error + Send + Sync>> {
        let builder = Message::builder()
            .from(self.from.clone())
            .to(mail.to.parse()?)
            .subject(mail.subject.as_str())
            .date(self.clock.now().into())
            .header(lettre::message::header::ContentType::TEXT_PLAIN);
        let builder = match &mail.reply_to {
            Some(address) => builder.reply_to(address.parse()?),
            None => builder,
        };
        Ok(builder.body(mail.body.clone())?)
    }
}

/// Doubling waits, shortened by up to a half: `share` is 0 to 1.
fn wait(attempts: u32, share: f64) -> Duration {
    let doubled = (BACKOFF_MIN * 2_i32.pow(attempts.min(5))).min(BACKOFF_MAX);
    doubled - doubled * share / 2
}

fn milliseconds_of(span: Duration) -> i64 {
    i64::try_from(span.whole_milliseconds()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_from_30_seconds_to_16_minutes_and_are_shortened_by_a_half_at_most() {
        let waits = |share| (0..8).map(move |attempts| wait(attempts, share).whole_seconds());
        assert!(waits(0.0).eq([30, 60, 120, 240, 480, 960, 960, 960]));
        assert!(waits(1.0).eq([15, 30, 60, 120, 240, 480, 480, 480]));
    }
}
