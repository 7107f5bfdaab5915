//! The SQL of the outbox. A mail that one worker takes is skipped by the others, not waited for.

use super::Postgres;
use super::columns::{number, parsed, text};
use super::transaction::Db;
use super::users::queue_mail;
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::outbox::{LEASE, Mail, MailFailure, Outbox, QueuedMail, TRIED_FOR, Wanted};
use crate::uid::Uid;
use async_trait::async_trait;
use time::Duration;
use tokio_postgres::Row;

/// The order of sending: links for a new password, other links, the rest (the column's default).
const RESET: i64 = 0;
const LINK: i64 = 1;
const ANY: i64 = 2;

/// Puts the mail that carries a code into the outbox.
pub(super) async fn queue_link(
    db: Db<'_, '_>,
    code: &Code,
    mail: &Mail,
    at: i64,
) -> Result<(), StoreError> {
    let urgency = match code.purpose {
        Purpose::ResetPassword => RESET,
        _ => LINK,
    };
    // The mail with an undo also tells of the change, so it is sent even when the undo was used.
    let bound_to = (code.purpose != Purpose::RecoverEmail).then_some(code.hash.as_slice());
    let sql = "insert into outbox (mail, due_at, uid, urgency, expires_at, code, domain)
         values ($1, $2, $3, $4, $5, $6, $7)";
    let Code {
        uid, expires_at, ..
    } = code;
    let (mail, domain) = (text(mail)?, mail.domain());
    db.run(
        sql,
        &[&mail, &at, uid, &urgency, expires_at, &bound_to, &domain],
    )
    .await?;
    Ok(())
}

fn milliseconds(span: Duration) -> i64 {
    i64::try_from(span.whole_milliseconds()).unwrap_or(i64::MAX)
}

fn mail_of(row: &Row) -> Result<QueuedMail, StoreError> {
    Ok(QueuedMail {
        id: row.try_get(0)?,
        attempts: number(row, 1)?,
        uid: row.try_get(2)?,
        expires_at: row.try_get(3)?,
        is_superseded: row.try_get(4)?,
        mail: parsed(row, 5)?,
    })
}

fn failure_of(row: &Row) -> Result<MailFailure, StoreError> {
    Ok(MailFailure {
        mail: row.try_get(0)?,
        failed_at: row.try_get(1)?,
        reason: row.try_get(2)?,
    })
}

impl Postgres {
    async fn count(&self, sql: &str) -> Result<u32, StoreError> {
        let row = self.row(sql, &[]).await?;
        row.map_or(Ok(0), |row| number(&row, 0))
    }
}

#[async_trait]
impl Outbox for Postgres {
    async fn put_mail(&self, uid: &Uid, mail: &Mail) -> Result<(), StoreError> {
        self.write(|db| Box::pin(async move { queue_mail(db, Some(uid), mail, 0).await }))
            .await
    }

    async fn take_mail(&self, now: i64, wanted: Wanted) -> Result<Option<QueuedMail>, StoreError> {
        let urgency = if wanted.only_links { LINK } else { ANY };
        let attempts = if wanted.only_untried { 0 } else { i64::MAX };
        let until = now.saturating_add(milliseconds(LEASE));
        let expiry = now.saturating_add(milliseconds(TRIED_FOR));
        // Only when the domain of the first mail is in trouble, the others of its kind are looked at.
        let sql = "with head as
               (select id, attempts > 0 as tried, urgency from outbox
                where urgency <= $2 and due_at <= $1 and attempts <= $5
                order by (attempts > 0), urgency, due_at, id limit 1 for update skip locked)
             update outbox set due_at = $3, expires_at = coalesce(expires_at, $4) where id = coalesce(
               (select mail.id from head join outbox as mail
                  on (mail.attempts > 0) = head.tried and mail.urgency = head.urgency
                where mail.due_at <= $1 and mail.attempts <= $5
                  and not exists (select 1 from outbox as other
                    where other.domain = mail.domain and other.attempts > 0)
                  and not exists (select 1 from outbox as other where other.domain = mail.domain
                    and other.attempts = 0 and other.due_at > $1)
                order by mail.due_at, mail.id limit 1 for update of mail skip locked),
               (select id from head))
             returning id, attempts, uid, expires_at, code is not null
               and not exists (select 1 from codes where codes.hash = outbox.code), mail";
        let row = self
            .row(sql, &[&now, &urgency, &until, &expiry, &attempts])
            .await?;
        row.map(|row| mail_of(&row)).transpose()
    }

    async fn remove_mail(&self, id: i64) -> Result<(), StoreError> {
        let sql = "delete from outbox where id = $1";
        self.run(sql, &[&id]).await.map(drop)
    }

    async fn postpone_mail(&self, id: i64, due_at: i64) -> Result<(), StoreError> {
        let sql = "update outbox set attempts = attempts + 1, due_at = $2 where id = $1";
        self.run(sql, &[&id, &due_at]).await.map(drop)
    }

    async fn fail_mail(&self, failure: &MailFailure) -> Result<(), StoreError> {
        let sql = "with given_up as (delete from outbox where id = $1 returning 1)
             insert into mail_failures (mail, failed_at, reason) select $1, $2, $3 from given_up
             on conflict (mail, failed_at) do update set reason = excluded.reason";
        self.run(sql, &[&failure.mail, &failure.failed_at, &failure.reason])
            .await
            .map(drop)
    }

    async fn mail_failures(&self, most: u32) -> Result<Vec<MailFailure>, StoreError> {
        let sql = "select mail, failed_at, reason from mail_failures
             order by failed_at desc, mail desc limit $1";
        let rows = self.rows(sql, &[&i64::from(most)]).await?;
        rows.iter().map(failure_of).collect()
    }

    async fn failed_mails(&self) -> Result<u32, StoreError> {
        self.count("select count(*) from mail_failures").await
    }

    async fn forget_mail_failures(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from mail_failures where failed_at < $1";
        self.run(sql, &[&before]).await
    }

    async fn waiting_mails(&self) -> Result<u32, StoreError> {
        self.count("select count(*) from outbox").await
    }
}
