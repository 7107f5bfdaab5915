//! The SQL of security steps.

use super::Sqlite;
use super::codes::insert_code;
use super::new_session::insert_session;
use super::users::{end_all, find, queue_mail};
use super::ways;
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::security_steps::{SecurityStep, SecuritySteps};
use crate::store::users::User;
use async_trait::async_trait;
use rusqlite::{Connection, Error, OptionalExtension, ffi, params};

#[async_trait]
impl SecuritySteps for Sqlite {
    async fn undo_chain(
        &self,
        uid: &str,
        now: i64,
    ) -> Result<Option<(EmailAddress, i64)>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select new_email, expires_at from codes
                 where uid = ?1 and purpose = ?2 and expires_at > ?3
                 order by expires_at desc limit 1",
            )?
            .query_row(params![uid, Purpose::RecoverEmail.name(), now], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .optional()
        })
        .await
    }

    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError> {
        self.write(move |db| take(db, &step)).await
    }
}

fn take(db: &Connection, step: &SecurityStep) -> rusqlite::Result<Option<User>> {
    let uid = &step.uid;
    let is_current = |user: &User| !user.disabled && step.epoch.is_none_or(|it| it == user.epoch);
    let Some(user) = find(db, uid)?.filter(is_current) else {
        return Ok(None);
    };
    if let Some(hash) = step.spends
        && db.execute(
            "delete from codes where hash = ?1 and uid = ?2",
            params![hash, uid],
        )? != 1
    {
        return Ok(None);
    }
    if user.email != step.email && is_reserved(db, step)? {
        let taken = ffi::Error::new(ffi::SQLITE_CONSTRAINT);
        return Err(Error::SqliteFailure(taken, None));
    }
    end_all(db, uid, step.at)?;
    let undo = if step.keeps_undo {
        Purpose::RecoverEmail.name()
    } else {
        ""
    };
    db.execute(
        "delete from codes where uid = ?1 and purpose <> ?2",
        params![uid, undo],
    )?;
    for change in &step.ways {
        ways::change(db, uid, change, step.at)?;
    }
    db.execute(
        "update users set email = ?2, email_verified = email_verified or ?3 where uid = ?1",
        params![uid, step.email, step.spends.is_some()],
    )?;
    if let Some(hash) = &step.password_hash {
        db.execute(
            "update users set password_hash = ?2, password_updated_at = ?3 where uid = ?1",
            params![uid, hash, step.at],
        )?;
    }
    let changed = find(db, uid)?;
    for (code, mail) in &step.mails {
        match (code, &changed) {
            (Some(code), Some(user)) => {
                // A code of this step belongs to the epoch that begins with it.
                let code = Code {
                    epoch: user.epoch,
                    ..code.clone()
                };
                insert_code(db, &code, mail, step.at)?;
            }
            _ => queue_mail(db, uid, mail, step.at)?,
        }
    }
    if let Some(session) = &step.session {
        insert_session(db, session)?;
    }
    Ok(changed)
}

/// Whether another account can still be given back to the address of a step.
fn is_reserved(db: &Connection, step: &SecurityStep) -> rusqlite::Result<bool> {
    db.query_row(
        "select exists (select 1 from codes where new_email = ?1 and purpose = ?2
         and uid <> ?3 and expires_at > ?4)",
        params![step.email, Purpose::RecoverEmail.name(), step.uid, step.at],
        |row| row.get(0),
    )
}
