//! Sign-ins with what is counted before them and noted after them.
//!
//! A store may do a whole sign-in in one step, so that it costs one flush of the disk. By default the
//! parts are done one after the other.

use super::StoreError;
use super::attempt_counts::{Attempt, AttemptCounts, Refund};
use super::audit::Audit;
use super::audit_chain::ChainKey;
use super::audit_event::AuditEvent;
use super::email_links::{EmailLinks, Mailed, Spent};
use super::known_devices::{KnownDevices, NotedDevice};
use super::new_session::NewSession;
use super::second_factors::{SecondFactors, SecondStep, SecondStepOutcome};
use super::sessions::Sessions;
use super::users::User;
use crate::email_address::EmailAddress;
use crate::uid::Uid;
use async_trait::async_trait;

/// What a sign-in leaves behind. What cannot be written never stops the person.
#[derive(Clone)]
pub struct SignInNote {
    /// The key of the chain of events.
    pub key: ChainKey,
    /// The event.
    pub event: AuditEvent,
    /// The device, unless it was noted a short time ago.
    pub device: Option<NotedDevice>,
}

/// A try with a mailed link or its digits.
pub struct LinkTry {
    /// What it is counted under.
    pub attempts: Vec<Attempt>,
    /// The address that the person named.
    pub email: EmailAddress,
    /// What the person showed.
    pub shown: Mailed,
    /// Wrong tries that end the digits.
    pub most_tries: u32,
    /// Milliseconds.
    pub now: i64,
    /// What a right one takes back.
    pub granted: Refund,
    /// The session that a right one opens, if the account is as it was read.
    pub opening: Option<NotedSession>,
}

/// A session of an account as it was read, and what it leaves behind.
pub struct NotedSession {
    /// The session.
    pub session: NewSession,
    /// The epoch of the account.
    pub epoch: i64,
    /// What it leaves behind.
    pub note: SignInNote,
}

/// What became of a try with a mailed link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkOutcome {
    /// What became of the link.
    pub spent: Spent,
    /// The account, if its session was opened.
    pub user: Option<User>,
}

/// A try with a second factor.
pub struct SecondStepTry {
    /// What was shown.
    pub step: SecondStep,
    /// What it is counted under, unless it is right.
    pub attempts: Vec<Attempt>,
    /// What a right one leaves behind.
    pub right: SignInNote,
    /// What a wrong one is recorded as.
    pub wrong: AuditEvent,
}

/// The sign-ins of an installation.
#[async_trait]
pub trait SignIns:
    Sessions + SecondFactors + EmailLinks + AttemptCounts + Audit + KnownDevices
{
    /// Opens a session as [`Sessions::open_session`] does, and notes it if it was opened.
    async fn open_noted_session(
        &self,
        session: &NewSession,
        epoch: i64,
        note: &SignInNote,
    ) -> Result<Option<User>, StoreError> {
        let opened = self.open_session(session, epoch).await?;
        if opened.is_some() {
            self.leave_note(Some(&session.uid), note).await;
        }
        Ok(opened)
    }

    /// Counts a try and uses the link up, as [`EmailLinks::spend_email_link`] does; a right one opens
    /// the session. When a limit is reached, looks at nothing and answers how long to wait, in
    /// milliseconds.
    async fn try_email_link(
        &self,
        attempt: LinkTry,
    ) -> Result<Result<LinkOutcome, i64>, StoreError> {
        let LinkTry {
            attempts,
            email,
            shown,
            most_tries,
            now,
            granted,
            opening,
        } = attempt;
        match self.count_attempt(attempts, now).await? {
            Err(wait) => return Ok(Err(wait)),
            Ok(counted) if counted.is_held => return Ok(Err(counted.wait)),
            Ok(_) => {}
        }
        let spent = self.spend_email_link(&email, shown, most_tries, now);
        let spent = spent.await?;
        let mut user = None;
        if spent == Spent::Right {
            self.refund(granted, now).await?;
            if let Some(NotedSession {
                session,
                epoch,
                note,
            }) = opening
            {
                user = self.open_noted_session(&session, epoch, &note).await?;
            }
        }
        Ok(Ok(LinkOutcome { spent, user }))
    }

    /// Counts a try and finishes the sign-in, as [`SecondFactors::finish_sign_in`] does. When a limit is
    /// reached, looks at nothing and answers how long to wait, in milliseconds.
    async fn try_second_step(
        &self,
        attempt: SecondStepTry,
    ) -> Result<Result<SecondStepOutcome, i64>, StoreError> {
        let SecondStepTry {
            step,
            attempts,
            right,
            wrong,
        } = attempt;
        let now = step.session.at;
        let counted = match self.count_attempt(attempts, now).await? {
            Err(wait) => return Ok(Err(wait)),
            Ok(counted) => counted,
        };
        let outcome = self.finish_sign_in(step).await?;
        match &outcome {
            SecondStepOutcome::Opened(user, _) => {
                let refund = Refund {
                    cleared: Vec::new(),
                    decremented: counted.keys,
                    known: Vec::new(),
                };
                self.refund(refund, now).await?;
                self.leave_note(Some(&user.uid), &right).await;
            }
            SecondStepOutcome::WrongCode => {
                let device = None;
                let (key, event) = (right.key, wrong);
                self.leave_note(None, &SignInNote { key, event, device })
                    .await;
            }
            _ => {}
        }
        Ok(Ok(outcome))
    }

    /// Writes what a sign-in of an account leaves behind.
    async fn leave_note(&self, uid: Option<&Uid>, note: &SignInNote) {
        let device = async {
            match uid.zip(note.device) {
                Some((uid, noted)) => self.note_device(uid, noted).await,
                None => Ok(()),
            }
        };
        let (event, device) = tokio::join!(self.record(&note.key, &note.event), device);
        if let Err(error) = event.and(device) {
            tracing::error!(cause = ?error, "a sign-in could not be noted");
        }
    }
}
