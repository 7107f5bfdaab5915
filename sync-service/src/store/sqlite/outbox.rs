//! The SQL of the outbox.

use super::Sqlite;
use super::users::queue_mail;
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::outbox::{LEASE, Mail, MailFailure, Outbox, QueuedMail, TRIED_FOR, Wanted};
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, params};
use time::Duration;

/// The order of sending: links for a new password, other links, the rest (the column's default).
const RESET: u8 = 0;
const LINK: u8 = 1;
const ANY: u8 = 2;

/// Puts the mail that carries a code into the outbox.
pub(super) fn queue_link(
    db: &Connection,
    code: &Code,
    mail: &Mail,
    at: i64,
) -> rusqlite::Result<()> {
    let text =
        serde_json::to_string(mail).map_err(|error| Error::ToSqlConversionFailure(error.into()))?;
    let urgency = match code.purpose {
        Purpose::ResetPassword => RESET,
        _ => LINK,
    };
    // The mail with an undo also tells of the change, so it is sent even when the undo was used.
    let bound_to = (code.purpose != Purpose::RecoverEmail).then_some(code.hash);
    db.execute(
        "insert into outbox (mail, due_at, uid, urgency, expires_at, code, domain)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            text,
            at,
            code.uid,
            urgency,
            code.expires_at,
            bound_to,
            mail.domain()
        ],
    )?;
    Ok(())
}

fn milliseconds(span: Duration) -> i64 {
    i64::try_from(span.whole_milliseconds()).unwrap_or(i64::MAX)
}

/// The least urgency of the wanted mails, and how often they may have been tried.
fn bounds(wanted: Wanted) -> (u8, u32) {
    let urgency = if wanted.only_links { LINK } else { ANY };
    (urgency, if wanted.only_untried { 0 } else { u32::MAX })
}

fn take(db: &Connection, now: i64, wanted: Wanted) -> rusqlite::Result<Option<QueuedMail>> {
    let (urgency, attempts) = bounds(wanted);
    let until = now.saturating_add(milliseconds(LEASE));
    let expiry = now.saturating_add(milliseconds(TRIED_FOR));
    db.prepare_cached(
        // Only when the domain of the first mail is in trouble, the others of its kind are looked at.
        "with head as
             (select id, attempts > 0 as tried, urgency from outbox
              where urgency <= ?2 and due_at <= ?1 and attempts <= ?5
              order by attempts > 0, urgency, due_at, id limit 1)
         update outbox set due_at = ?3, expires_at = coalesce(expires_at, ?4) where id = coalesce(
             (select mail.id from head join outbox as mail
                  on (mail.attempts > 0) = head.tried and mail.urgency = head.urgency
              where mail.due_at <= ?1 and mail.attempts <= ?5
                and not exists (select 1 from outbox as other
                    where other.domain = mail.domain and other.attempts > 0)
                and not exists (select 1 from outbox as other where other.domain = mail.domain
                    and other.attempts = 0 and other.due_at > ?1)
              order by mail.due_at, mail.id limit 1),
             (select id from head))
         returning id, attempts, uid, expires_at,
             code is not null and not exists (select 1 from codes where hash = code), mail",
    )?
    .query_row(params![now, urgency, until, expiry, attempts], |row| {
        let text: String = row.get(5)?;
        Ok(QueuedMail {
            id: row.get(0)?,
            attempts: row.get(1)?,
            uid: row.get(2)?,
            expires_at: row.get(3)?,
            is_superseded: row.get(4)?,
            mail: serde_json::from_str(&text)
                .map_err(|error| Error::FromSqlConversionFailure(5, Type::Text, error.into()))?,
        })
    })
    .optional()
}

#[async_trait]
impl Outbox for Sqlite {
    async fn put_mail(&self, uid: &Uid, mail: &Mail) -> Result<(), StoreError> {
        let (uid, mail) = (uid.to_owned(), mail.clone());
        self.write(move |db| queue_mail(db, Some(&uid), &mail, 0))
            .await
    }

    /// Most of the time no mail waits; a reader finds that out without the writer.
    async fn take_mail(&self, now: i64, wanted: Wanted) -> Result<Option<QueuedMail>, StoreError> {
        let (urgency, attempts) = bounds(wanted);
        let waits: bool = self
            .read(move |db| {
                db.prepare_cached(
                    "select exists (select 1 from outbox
                     where urgency <= ?2 and due_at <= ?1 and attempts <= ?3)",
                )?
                .query_row(params![now, urgency, attempts], |row| row.get(0))
            })
            .await?;
        if !waits {
            return Ok(None);
        }
        self.write(move |db| take(db, now, wanted)).await
    }

    async fn remove_mail(&self, id: i64) -> Result<(), StoreError> {
        self.write(move |db| db.execute("delete from outbox where id = ?1", [id]))
            .await?;
        Ok(())
    }

    async fn postpone_mail(&self, id: i64, due_at: i64) -> Result<(), StoreError> {
        self.write(move |db| {
            db.execute(
                "update outbox set attempts = attempts + 1, due_at = ?2 where id = ?1",
                params![id, due_at],
            )
        })
        .await?;
        Ok(())
    }

    async fn fail_mail(&self, failure: &MailFailure) -> Result<(), StoreError> {
        let failure = failure.clone();
        self.write(move |db| {
            let waited = db.execute("delete from outbox where id = ?1", [failure.mail])?;
            if waited == 1 {
                db.execute(
                    "insert or replace into mail_failures (mail, failed_at, reason)
                     values (?1, ?2, ?3)",
                    params![failure.mail, failure.failed_at, failure.reason],
                )?;
            }
            Ok(())
        })
        .await
    }

    async fn mail_failures(&self, most: u32) -> Result<Vec<MailFailure>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select mail, failed_at, reason from mail_failures
                 order by failed_at desc, mail desc limit ?1",
            )?
            .query_map([most], |row| {
                Ok(MailFailure {
                    mail: row.get(0)?,
                    failed_at: row.get(1)?,
                    reason: row.get(2)?,
                })
            })?
            .collect()
        })
        .await
    }

    async fn failed_mails(&self) -> Result<u32, StoreError> {
        self.read(|db| db.query_row("select count(*) from mail_failures", [], |row| row.get(0)))
            .await
    }

    async fn forget_mail_failures(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from mail_failures where failed_at < ?1", [before]))
            .await
    }

    async fn waiting_mails(&self) -> Result<u32, StoreError> {
        self.read(|db| db.query_row("select count(*) from outbox", [], |row| row.get(0)))
            .await
    }
}
