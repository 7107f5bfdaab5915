//! The outbox worker: one mail at a time, with back-off.

pub mod folder;
pub mod smtp;
pub mod template;

use crate::clock::{Clock, milliseconds};
use crate::store::outbox::{Mail, QueuedMail};
use crate::store::{Store, StoreError};
use async_trait::async_trait;
use lettre::Message;
use lettre::message::Mailbox;
use std::sync::Arc;
use time::Duration;

/// First wait after a failed try, and the longest (specification section 4 uses the same for tokens).
const BACKOFF_MIN: Duration = Duration::seconds(30);
const BACKOFF_MAX: Duration = Duration::minutes(16);

/// Why a transport did not take a mail.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// A later try may succeed.
    #[error("the mail was not taken for now")]
    Later(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// No try can succeed: the mail itself cannot be sent.
    #[error("the mail can never be sent")]
    Never(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Takes mails to people.
#[async_trait]
pub trait Transport: Send + Sync {
    /// Delivers a mail or says why not.
    async fn send(&self, message: Message) -> Result<(), SendError>;
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
    /// A mail that can never be sent left the outbox; its message is still stored.
    Dropped,
}

/// Sends what waits in the outbox.
pub struct Mailer {
    /// Where mails wait.
    pub store: Arc<dyn Store>,
    /// How they leave.
    pub transport: Box<dyn Transport>,
    /// When they are due.
    pub clock: Arc<dyn Clock>,
    /// The sender of every mail.
    pub from: Mailbox,
}

impl Mailer {
    /// Tries the mail that has been due longest.
    pub async fn send_one(&self) -> Result<Step, StoreError> {
        let now = self.clock.now();
        let Some(QueuedMail { id, tries, mail }) = self.store.next_mail(milliseconds(now)).await?
        else {
            return Ok(Step::Idle);
        };
        match self.try_once(&mail).await {
            Ok(()) => self.store.remove_mail(id).await.map(|()| Step::Sent),
            Err(SendError::Later(cause)) => {
                tracing::warn!(tries, %cause, "a mail waits for a later try");
                let due = milliseconds(now + backoff(tries));
                self.store
                    .postpone_mail(id, due)
                    .await
                    .map(|()| Step::Postponed)
            }
            Err(SendError::Never(cause)) => {
                tracing::error!(%cause, "a mail cannot be sent and was dropped");
                self.store.remove_mail(id).await.map(|()| Step::Dropped)
            }
        }
    }

    /// Hands a mail to the transport, past the outbox.
    pub async fn try_once(&self, mail: &Mail) -> Result<(), SendError> {
        let message = self.compose(mail).map_err(SendError::Never)?;
        self.transport.send(message).await
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

fn backoff(tries: u32) -> Duration {
    (BACKOFF_MIN * 2_i32.pow(tries.min(5))).min(BACKOFF_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_from_30_seconds_to_16_minutes() {
        let waits: Vec<i64> = (0..8).map(|tries| backoff(tries).whole_seconds()).collect();
        assert_eq!(waits, [30, 60, 120, 240, 480, 960, 960, 960]);
    }
}
