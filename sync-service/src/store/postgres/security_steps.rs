//! The SQL of security steps.

use super::Postgres;
use super::codes::insert_code;
use super::new_session::insert_session;
use super::transaction::Db;
use super::users::{end_all, find, queue_mail};
use super::ways;
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::security_steps::{SecurityStep, SecuritySteps};
use crate::store::users::User;
use async_trait::async_trait;

#[async_trait]
impl SecuritySteps for Postgres {
    async fn undo_chain(
        &self,
        uid: &str,
        now: i64,
    ) -> Result<Option<(EmailAddress, i64)>, StoreError> {
        let sql = "select new_email, expires_at from codes
             where uid = $1 and purpose = $2 and expires_at > $3
             order by expires_at desc limit 1";
        let purpose = Purpose::RecoverEmail.name();
        let row = self.row(sql, &[&uid, &purpose, &now]).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .transpose()
    }

    async fn take_step(&self, step: SecurityStep) -> Result<Option<User>, StoreError> {
        let step = &step;
        self.write(|db| Box::pin(async move { take(db, step).await }))
            .await
    }
}

async fn take(db: Db<'_, '_>, step: &SecurityStep) -> Result<Option<User>, StoreError> {
    let uid = &step.uid;
    let is_current = |user: &User| !user.disabled && step.epoch.is_none_or(|it| it == user.epoch);
    let Some(user) = find(db, uid).await?.filter(is_current) else {
        return Ok(None);
    };
    if let Some(hash) = step.spends {
        let sql = "delete from codes where hash = $1 and uid = $2";
        if db.run(sql, &[&hash.as_slice(), uid]).await? != 1 {
            return Ok(None);
        }
    }
    if user.email != step.email && is_reserved(db, step).await? {
        return Err(StoreError::Conflict);
    }
    end_all(db, uid, step.at).await?;
    let undo = if step.keeps_undo {
        Purpose::RecoverEmail.name()
    } else {
        ""
    };
    let sql = "delete from codes where uid = $1 and purpose <> $2";
    db.run(sql, &[uid, &undo]).await?;
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
    let changed = find(db, uid).await?;
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
            _ => queue_mail(db, uid, mail, step.at).await?,
        }
    }
    if let Some(session) = &step.session {
        insert_session(db, session).await?;
    }
    Ok(changed)
}

/// Whether another account can still be given back to the address of a step.
async fn is_reserved(db: Db<'_, '_>, step: &SecurityStep) -> Result<bool, StoreError> {
    let sql = "select 1 from codes where new_email = $1 and purpose = 'recover-email'
         and uid <> $2 and expires_at > $3 limit 1";
    let found = db.row(sql, &[&step.email, &step.uid, &step.at]).await?;
    Ok(found.is_some())
}
