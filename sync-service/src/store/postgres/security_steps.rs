//! The SQL of security steps.

use super::Postgres;
use super::code_kinds::end_codes;
use super::codes::insert_code;
use super::new_session::insert_session;
use super::phones::{insert_phone_code, queue as queue_message};
use super::transaction::Db;
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

#[async_trait]
impl SecuritySteps for Postgres {
    async fn undo_chain(&self, uid: &Uid, now: i64) -> Result<Option<(Contact, i64)>, StoreError> {
        let sql = "select expires_at, new_email, null as phone from codes
             where uid = $1 and purpose = $2 and expires_at > $3
             union all
             select expires_at, null, phone from phone_codes
             where purpose = 'undo ' || $1 and expires_at > $3
             order by 1 desc limit 1";
        let purpose = Purpose::RecoverEmail.name();
        let row = self.row(sql, &[&uid, &purpose, &now]).await?;
        row.map(|row| {
            let email: Option<EmailAddress> = row.try_get(1)?;
            let contact = match email {
                Some(email) => Contact::Email(email),
                None => Contact::Phone(row.try_get(2)?),
            };
            Ok((contact, row.try_get(0)?))
        })
        .transpose()
    }

    async fn ways_since(&self, uid: &Uid, since: i64) -> Result<WaysSince, StoreError> {
        let sql = "select
             exists (select 1 from second_factors
                 where uid = $1 and enrolled_at >= $2 and removed_at is null),
             exists (select 1 from second_factors
                 where uid = $1 and enrolled_at < $2 and removed_at >= $2),
             exists (select 1 from provider_links
                 where uid = $1 and linked_at >= $2 and provider = $3),
             exists (select 1 from provider_links
                 where uid = $1 and linked_at >= $2 and provider <> $3),
             exists (select 1 from second_factors
                 where uid = $1 and enrolled_at >= $2 and removed_at is not null),
             exists (select 1 from second_factors
                 where uid = $1 and enrolled_at < $2 and (removed_at is null or removed_at >= $2)),
             exists (select 1 from recovery_codes
                 where uid = $1 and made_at < $2 and removed_at is null),
             exists (select 1 from recovery_codes
                 where uid = $1 and made_at < $2 and removed_at >= $2),
             exists (select 1 from recovery_codes where uid = $1 and made_at >= $2)";
        let row = self.row(sql, &[&uid, &since, &PHONE]).await?;
        let row = row.map(|row| {
            Ok::<_, StoreError>(WaysSince {
                adds_factor: row.try_get(0)?,
                removes_factor: row.try_get(1)?,
                adds_phone: row.try_get(2)?,
                adds_provider: row.try_get(3)?,
                loses_factor: row.try_get(4)?,
                keeps_factor: row.try_get(5)?,
                keeps_codes: row.try_get(6)?,
                removes_codes: row.try_get(7)?,
                makes_codes: row.try_get(8)?,
            })
        });
        Ok(row.transpose()?.unwrap_or_default())
    }

    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError> {
        let step = &step;
        self.write(|db| Box::pin(async move { take(db, step).await }))
            .await
    }

    async fn deletion_due_at(&self, uid: &Uid) -> Result<Option<i64>, StoreError> {
        let sql = "select due_at from pending_deletions where uid = $1";
        let row = self.row(sql, &[&uid]).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn closed_accounts_of(&self, email: &EmailAddress) -> Result<Vec<Uid>, StoreError> {
        let sql = "select uid from pending_deletions where uid in
                 (select uid from codes where purpose = $1 and new_email = $2)
             order by due_at, uid";
        let purpose = Purpose::RecoverEmail.name();
        let rows = self.rows(sql, &[&purpose, &email]).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn due_deletions(&self, now: i64, most: u32) -> Result<Vec<Uid>, StoreError> {
        let sql = "select uid from pending_deletions where due_at <= $1 limit $2";
        let rows = self.rows(sql, &[&now, &i64::from(most)]).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

async fn take(db: Db<'_, '_>, step: &SecurityStep) -> Result<Option<User>, StoreError> {
    let uid = &step.uid;
    let is_current = |user: &User| !user.disabled && step.epoch.is_none_or(|it| it == user.epoch);
    if step.keeps.is_some() {
        // The epoch does not tell two of these apart, so the second waits for the first.
        let sql = "select 1 from users where uid = $1 for update";
        db.row(sql, &[uid]).await?;
    }
    let Some(user) = find(db, uid).await?.filter(is_current) else {
        return Ok(None);
    };
    if let Some(hash) = step.spends {
        let sql = "delete from codes where hash = $1 and uid = $2";
        if db.run(sql, &[&hash.as_slice(), uid]).await? != 1 {
            return Ok(None);
        }
    }
    if let Some(hash) = step.spends_text {
        let sql = "delete from phone_codes where hash = $1 and purpose = $2";
        let purpose = PhoneUse::Undo(uid.clone()).stored();
        if db.run(sql, &[&hash.as_slice(), &purpose]).await? != 1 {
            return Ok(None);
        }
    }
    if step.is_overtaken(&user) || (step.needs_free_address(&user) && is_reserved(db, step).await?)
    {
        return Err(StoreError::Conflict);
    }
    let ending = Ending::Step {
        keeps_undo: step.keeps_undo,
    };
    match step.keeps {
        Some(family) => end_others(db, uid, family, ending).await?,
        None => drop(end_all(db, uid, step.at, ending).await?),
    }
    if step.deletion_due_at.is_some() {
        forget_requests(db, uid).await?;
    }
    for change in &step.ways {
        ways::change(db, uid, change, step.at).await?;
    }
    let sql = "update users set email = $2, email_verified = email_verified or $3 where uid = $1";
    db.run(sql, &[uid, &step.email, &step.spends.is_some()])
        .await?;
    if let Some(hash) = &step.password_hash {
        let sql = "update users set password_hash = $2, password_updated_at = $3 where uid = $1";
        db.run(sql, &[uid, hash, &step.at]).await?;
    }
    // The codes of an address and a number that come to the account end too.
    end_codes(db, uid, ending).await?;
    wait_for_deletion(db, step).await?;
    let changed = find(db, uid).await?;
    if step.keeps.is_some() && !changed.as_ref().is_some_and(User::has_way_in) {
        return Err(StoreError::Conflict);
    }
    for (code, mail) in &step.mails {
        match (code, &changed) {
            (Some(code), Some(user)) => {
                // A code of this step belongs to the epoch that begins with it.
                let code = Code {
                    epoch: user.epoch,
                    ..code.clone()
                };
                insert_code(db, &code, mail, step.at).await?;
            }
            _ => queue_mail(db, Some(uid), mail, step.at).await?,
        }
    }
    for (undo, message) in &step.texts {
        match undo {
            Some(undo) => insert_phone_code(db, undo, Some(message)).await?,
            None => queue_message(db, message).await?,
        }
    }
    if let Some(session) = &step.session {
        insert_session(db, session).await?;
    }
    Ok(changed)
}

/// Notes when an account is to be deleted, or that it is not.
async fn wait_for_deletion(db: Db<'_, '_>, step: &SecurityStep) -> Result<(), StoreError> {
    let sql = "delete from pending_deletions where uid = $1";
    db.run(sql, &[&step.uid]).await?;
    if let Some(due_at) = step.deletion_due_at {
        let sql = "insert into pending_deletions (uid, due_at) values ($1, $2)";
        db.run(sql, &[&step.uid, &due_at]).await?;
        // Download addresses need no session.
        let sql = "update files set token = '' where uid = $1";
        db.run(sql, &[&step.uid]).await?;
    }
    Ok(())
}

/// Whether another account, which is not closed, can still be given back to the address of a step.
async fn is_reserved(db: Db<'_, '_>, step: &SecurityStep) -> Result<bool, StoreError> {
    let sql = "select 1 from codes where new_email = $1 and purpose = 'recover-email'
         and uid <> $2 and expires_at > $3
         and uid not in (select uid from pending_deletions) limit 1";
    let found = db.row(sql, &[&step.email, &step.uid, &step.at]).await?;
    Ok(found.is_some())
}
