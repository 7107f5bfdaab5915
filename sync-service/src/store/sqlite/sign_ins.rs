//! Whole sign-ins in one step.

use super::attempt_counts::{admit, count, take_back};
use super::queue::in_savepoint;
use super::{Sqlite, audit, email_links, known_devices, second_factors, sessions};
use crate::store::StoreError;
use crate::store::email_links::Spent;
use crate::store::new_session::NewSession;
use crate::store::second_factors::SecondStepOutcome;
use crate::store::sign_ins::{LinkOutcome, LinkTry, SecondStepTry, SignInNote, SignIns};
use crate::store::users::User;
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::Connection;

/// Writes what a sign-in leaves behind. What fails is taken back alone.
fn leave(db: &Connection, uid: Option<&Uid>, note: &SignInNote) {
    let written = in_savepoint(db, |db| {
        audit::add(db, &note.key, &note.event)?;
        match uid.zip(note.device) {
            Some((uid, noted)) => known_devices::note(db, uid, noted),
            None => Ok(()),
        }
    });
    if let Err(error) = written {
        tracing::error!(cause = ?error, "a sign-in could not be noted");
    }
}

/// Opens a session if nothing it rests on has changed since `epoch`, and notes it if it was opened.
fn open_noted(
    db: &Connection,
    session: &NewSession,
    epoch: i64,
    note: &SignInNote,
) -> rusqlite::Result<Option<User>> {
    let opened = sessions::open(db, session, epoch)?;
    if opened.is_some() {
        leave(db, Some(&session.uid), note);
    }
    Ok(opened)
}

fn try_link(db: &Connection, attempt: &LinkTry) -> rusqlite::Result<Result<LinkOutcome, i64>> {
    let (attempts, now) = (&attempt.attempts, attempt.now);
    let counted = match admit(db, attempts, now)? {
        Err(wait) => return Ok(Err(wait)),
        Ok(counted) => counted,
    };
    count(db, attempts, &counted, now)?;
    if counted.is_held {
        return Ok(Err(counted.wait));
    }
    let most = attempt.most_tries;
    let spent = email_links::spend(db, &attempt.email, attempt.shown, most, now)?;
    let mut user = None;
    if spent == Spent::Right {
        take_back(db, &attempt.granted, now)?;
        if let Some(it) = &attempt.opening {
            user = open_noted(db, &it.session, it.epoch, &it.note)?;
        }
    }
    Ok(Ok(LinkOutcome { spent, user }))
}

fn try_step(
    db: &Connection,
    attempt: &SecondStepTry,
) -> rusqlite::Result<Result<SecondStepOutcome, i64>> {
    let SecondStepTry {
        step,
        attempts,
        right,
        wrong,
    } = attempt;
    let now = step.session.at;
    let counted = match admit(db, attempts, now)? {
        Err(wait) => return Ok(Err(wait)),
        Ok(counted) => counted,
    };
    let outcome = second_factors::finish(db, step)?;
    if let SecondStepOutcome::Opened(user, _) = &outcome {
        leave(db, Some(&user.uid), right);
        return Ok(Ok(outcome));
    }
    count(db, attempts, &counted, now)?;
    if outcome == SecondStepOutcome::WrongCode {
        let (key, event) = (right.key.clone(), wrong.clone());
        let device = None;
        leave(db, None, &SignInNote { key, event, device });
    }
    Ok(Ok(outcome))
}

#[async_trait]
impl SignIns for Sqlite {
    async fn open_noted_session(
        &self,
        session: &NewSession,
        epoch: i64,
        note: &SignInNote,
    ) -> Result<Option<User>, StoreError> {
        let (session, note) = (session.clone(), note.clone());
        self.write(move |db| open_noted(db, &session, epoch, &note))
            .await
    }

    async fn try_email_link(
        &self,
        attempt: LinkTry,
    ) -> Result<Result<LinkOutcome, i64>, StoreError> {
        self.write(move |db| try_link(db, &attempt)).await
    }

    async fn try_second_step(
        &self,
        attempt: SecondStepTry,
    ) -> Result<Result<SecondStepOutcome, i64>, StoreError> {
        self.write(move |db| try_step(db, &attempt)).await
    }

    async fn leave_note(&self, uid: Option<&Uid>, note: &SignInNote) {
        let (uid, note) = (uid.cloned(), note.clone());
        let written = self.write(move |db| {
            leave(db, uid.as_ref(), &note);
            Ok(())
        });
        if let Err(error) = written.await {
            tracing::error!(cause = ?error, "a sign-in could not be noted");
        }
    }
}
