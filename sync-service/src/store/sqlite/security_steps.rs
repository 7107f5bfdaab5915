//! The SQL of security steps.

use super::Sqlite;
use super::code_kinds::end_codes;
use super::codes::insert_code;
use super::new_session::insert_session;
use super::phones::{insert_phone_code, queue as queue_message};
use super::users::{end_all, end_others, find, forget_requests, queue_mail};
use super::ways;
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::code_kinds::Ending;
use crate::store::codes::{Code, Purpose};
use crate::store::phones::PhoneUse;
use crate::store::security_steps::{Contact, SecurityStep, SecuritySteps, WaysSince};
use crate::store::users::{PHONE, User};
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::{Connection, Error, OptionalExtension, ffi, params};

#[async_trait]
impl SecuritySteps for Sqlite {
    async fn undo_chain(&self, uid: &Uid, now: i64) -> Result<Option<(Contact, i64)>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select expires_at, new_email, null from codes
                 where uid = ?1 and purpose = ?2 and expires_at > ?3
                 union all
                 select expires_at, null, phone from phone_codes
                 where purpose = 'undo ' || ?1 and expires_at > ?3
                 order by 1 desc limit 1",
            )?
            .query_row(params![uid, Purpose::RecoverEmail.name(), now], |row| {
                let email: Option<EmailAddress> = row.get(1)?;
                let contact = match email {
                    Some(email) => Contact::Email(email),
                    None => Contact::Phone(row.get(2)?),
                };
                Ok((contact, row.get(0)?))
            })
            .optional()
        })
        .await
    }

    async fn ways_since(&self, uid: &Uid, since: i64) -> Result<WaysSince, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select
                 exists (select 1 from second_factors
                     where uid = ?1 and enrolled_at >= ?2 and removed_at is null),
                 exists (select 1 from second_factors
                     where uid = ?1 and enrolled_at < ?2 and removed_at >= ?2),
                 exists (select 1 from provider_links
                     where uid = ?1 and linked_at >= ?2 and provider = ?3),
                 exists (select 1 from provider_links
                     where uid = ?1 and linked_at >= ?2 and provider <> ?3),
                 exists (select 1 from second_factors
                     where uid = ?1 and enrolled_at >= ?2 and removed_at is not null),
                 exists (select 1 from second_factors
                     where uid = ?1 and enrolled_at < ?2
                     and (removed_at is null or removed_at >= ?2)),
                 exists (select 1 from recovery_codes
                     where uid = ?1 and made_at < ?2 and removed_at is null),
                 exists (select 1 from recovery_codes
                     where uid = ?1 and made_at < ?2 and removed_at >= ?2),
                 exists (select 1 from recovery_codes where uid = ?1 and made_at >= ?2)",
            )?
            .query_row(params![uid, since, PHONE], |row| {
                Ok(WaysSince {
                    adds_factor: row.get(0)?,
                    removes_factor: row.get(1)?,
                    adds_phone: row.get(2)?,
                    adds_provider: row.get(3)?,
                    loses_factor: row.get(4)?,
                    keeps_factor: row.get(5)?,
                    keeps_codes: row.get(6)?,
                    removes_codes: row.get(7)?,
                    makes_codes: row.get(8)?,
                })
            })
        })
        .await
    }

    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError> {
        self.write(move |db| take(db, &step)).await
    }

    async fn deletion_due_at(&self, uid: &Uid) -> Result<Option<i64>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached("select due_at from pending_deletions where uid = ?1")?
                .query_row([uid], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn closed_accounts_of(&self, email: &EmailAddress) -> Result<Vec<Uid>, StoreError> {
        let email = email.clone();
        self.read(move |db| {
            db.prepare_cached(
                "select uid from pending_deletions where uid in
                     (select uid from codes where purpose = ?1 and new_email = ?2)
                 order by due_at, uid",
            )?
            .query_map(params![Purpose::RecoverEmail.name(), email], |row| {
                row.get(0)
            })?
            .collect()
        })
        .await
    }

    async fn due_deletions(&self, now: i64, most: u32) -> Result<Vec<Uid>, StoreError> {
        self.read(move |db| {
            db.prepare_cached("select uid from pending_deletions where due_at <= ?1 limit ?2")?
                .query_map(params![now, most], |row| row.get(0))?
                .collect()
        })
        .await
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
    if let Some(hash) = step.spends_text
        && db.execute(
            "delete from phone_codes where hash = ?1 and purpose = ?2",
            params![hash, PhoneUse::Undo(uid.clone()).stored()],
        )? != 1
    {
        return Ok(None);
    }
    if step.is_overtaken(&user) || (step.needs_free_address(&user) && is_reserved(db, step)?) {
        return Err(conflict());
    }
    let ending = Ending::Step {
        keeps_undo: step.keeps_undo,
    };
    match step.keeps {
        Some(family) => end_others(db, uid, family, ending)?,
        None => drop(end_all(db, uid, step.at, ending)?),
    }
    if step.deletion_due_at.is_some() {
        forget_requests(db, uid)?;
    }
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
    // The codes of an address and a number that come to the account end too.
    end_codes(db, uid, ending)?;
    wait_for_deletion(db, step)?;
    let changed = find(db, uid)?;
    if step.keeps.is_some() && !changed.as_ref().is_some_and(User::has_way_in) {
        return Err(conflict());
    }
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
            _ => queue_mail(db, Some(uid), mail, step.at)?,
        }
    }
    for (undo, message) in &step.texts {
        match undo {
            Some(undo) => insert_phone_code(db, undo, Some(message))?,
            None => queue_message(db, message)?,
        }
    }
    if let Some(session) = &step.session {
        insert_session(db, session)?;
    }
    Ok(changed)
}

/// A failed constraint, after which nothing of a step is stored.
fn conflict() -> Error {
    Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_CONSTRAINT), None)
}

/// Notes when an account is to be deleted, or that it is not.
fn wait_for_deletion(db: &Connection, step: &SecurityStep) -> rusqlite::Result<()> {
    db.execute("delete from pending_deletions where uid = ?1", [&step.uid])?;
    if let Some(due_at) = step.deletion_due_at {
        db.execute(
            "insert into pending_deletions (uid, due_at) values (?1, ?2)",
            params![step.uid, due_at],
        )?;
        // Download addresses need no session.
        db.execute("update files set token = '' where uid = ?1", [&step.uid])?;
    }
    Ok(())
}

/// Whether another account, which is not closed, can still be given back to the address of a step.
fn is_reserved(db: &Connection, step: &SecurityStep) -> rusqlite::Result<bool> {
    db.query_row(
        "select exists (select 1 from codes where new_email = ?1 and purpose = ?2
         and uid <> ?3 and expires_at > ?4
         and uid not in (select uid from pending_deletions))",
        params![step.email, Purpose::RecoverEmail.name(), step.uid, step.at],
        |row| row.get(0),
    )
}
