//! The outbox workers: first tries before repeated ones, links for a new password first, with back-off,
//! until a mail expires.

pub mod error;
pub mod folder;
pub mod moment;
pub mod smtp;
pub mod template;

use crate::clock::{Clock, milliseconds};
use crate::random::Random;
use crate::store::outbox::{Mail, MailFailure, QueuedMail, Wanted};
use crate::store::{Store, StoreError};
use crate::trusted_time::TrustedTime;
use crate::uid::Uid;
use async_trait::async_trait;
use clock_and_random::backoff::Backoff;
use error::{Reason, SendError, TooSlow};
use lettre::Message;
use lettre::message::Mailbox;
use std::sync::Arc;
use time::Duration;

/// Back-off after a failed try (specification section 4 uses the same for tokens).
const BACKOFF: Backoff = Backoff::QUEUED;
/// How long one try may take in all, unless a test says otherwise.
pub const SEND_TIMEOUT: Patience = Patience {
    first: std::time::Duration::from_secs(12),
    later: std::time::Duration::from_secs(45),
};
/// The workers. At most half of them repeat tries, so a mail that was never tried always finds one
/// that waits for no server longer than a first try may take.
pub const WORKERS: [Duty; 4] = [Duty::NewLinks, Duty::New, Duty::Links, Duty::All];
/// How long notes of mails that were given up are kept.
pub const FAILURES_KEPT: Duration = Duration::days(30);

/// Takes mails to people.
#[async_trait]
pub trait Transport: Send + Sync {
    /// Delivers a mail, to the person with this uid if it is known, or says why not.
    async fn send(&self, message: Message, uid: Option<&Uid>) -> Result<(), SendError>;
}

/// The result of one step of the worker.
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
    /// The link of a mail was used or replaced, so the mail is not needed.
    Superseded,
}

/// How long one try may take. The first is short, so that a server that hangs for some addresses
/// does not delay the first try of other mails; a slow server gets its time at the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// The first try of a mail.
    pub first: std::time::Duration,
    /// Every other.
    pub later: std::time::Duration,
}

impl Patience {
    /// How long the next try of a mail may take that was tried so often.
    pub fn after(self, attempts: u32) -> std::time::Duration {
        match attempts {
            0 => self.first,
            _ => self.later,
        }
    }
}

/// Which mails a worker sends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// Those with links that were never tried.
    NewLinks,
    /// Those that were never tried; links come first.
    New,
    /// Those with links, so that none waits for a mail without one.
    Links,
    /// All; those that were never tried come first, and then links.
    All,
}

impl Duty {
    /// Whether a worker with this duty repeats tries that failed.
    pub fn repeats(self) -> bool {
        matches!(self, Self::Links | Self::All)
    }

    fn wanted(self) -> Wanted {
        Wanted {
            only_links: matches!(self, Self::NewLinks | Self::Links),
            only_untried: !self.repeats(),
        }
    }
}

/// Sends what waits in the outbox. Several workers may use one.
pub struct Mailer {
    /// The store with the outbox.
    pub store: Arc<dyn Store>,
    /// How they leave.
    pub transport: Box<dyn Transport>,
    /// When they are due.
    pub clock: Arc<dyn Clock>,
    /// Whether the clock can be believed; while it cannot, no mail expires.
    pub time: Arc<TrustedTime>,
    /// Shortens waits at random, so that attempts do not come in waves.
    pub random: Random,
    /// How long one try may take in all.
    pub patience: Patience,
    /// The sender of every mail.
    pub from: Mailbox,
}

impl Mailer {
    /// Tries the mail that is next.
    pub async fn send_one(&self, duty: Duty) -> Result<Step, StoreError> {
        let now = milliseconds(self.clock.now());
        let Some(queued) = self.store.take_mail(now, duty.wanted()).await? else {
            return Ok(Step::Idle);
        };
        if queued.is_superseded {
            self.store.remove_mail(queued.id).await?;
            return Ok(Step::Superseded);
        }
        if queued.expires_at <= now {
            return self.expire(&queued, now).await;
        }
        let limit = self.patience.after(queued.attempts);
        let tried = self.try_once(&queued.mail, queued.uid.as_ref(), limit);
        match tried.await {
            Ok(()) => self.remove_sent(&queued).await,
            Err(error) if error.is_passing => self.postpone(&queued, error.reason, now).await,
            Err(error) => self.give_up(queued.id, error.reason.to_string(), now).await,
        }
    }

    async fn remove_sent(&self, queued: &QueuedMail) -> Result<Step, StoreError> {
        self.store.remove_mail(queued.id).await?;
        // It may name a person of whom nothing else is left. A busy journal is rewritten later.
        if queued.uid.is_none() {
            self.store.scrub_journal().await?;
        }
        Ok(Step::Sent)
    }

    async fn expire(&self, queued: &QueuedMail, now: i64) -> Result<Step, StoreError> {
        if self.time.is_trusted() {
            let reason = format!("it expired after {} attempts", queued.attempts);
            return self.give_up(queued.id, reason, now).await;
        }
        let due = now + milliseconds_of(BACKOFF.longest);
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
        let wait = BACKOFF.wait_with_jitter(*attempts, &self.random);
        let due = now + milliseconds_of(wait);
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

    /// Hands a mail to the transport, past the outbox. It may take this long.
    pub async fn try_once(
        &self,
        mail: &Mail,
        uid: Option<&Uid>,
        limit: std::time::Duration,
    ) -> Result<(), SendError> {
        let message = self
            .compose(mail)
            .map_err(|error| SendError::never(Reason::Malformed, error))?;
        let sent = self.transport.send(message, uid);
        tokio::time::timeout(limit, sent)
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

fn milliseconds_of(span: std::time::Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}
