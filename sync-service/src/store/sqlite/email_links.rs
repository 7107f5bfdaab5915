//! The SQL of mailed links.

use super::Sqlite;
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::codes::CodeHash;
use crate::store::email_links::{EmailLink, EmailLinks, Mailed, Spent};
use crate::store::outbox::Mail;
use async_trait::async_trait;
use rusqlite::{Connection, Error, OptionalExtension, params};

/// Stores a link and queues the mail that carries it.
pub(super) fn insert_email_link(
    db: &Connection,
    link: &EmailLink,
    mail: &Mail,
) -> rusqlite::Result<()> {
    let text =
        serde_json::to_string(mail).map_err(|error| Error::ToSqlConversionFailure(error.into()))?;
    insert_link_only(db, link)?;
    // A link to sign in is as urgent as one to a new password: a person is waiting for it. A link to an
    // address without an account comes after them, because strangers can ask for any number of addresses.
    // With its person, if there is one, the mail goes when the account does.
    db.execute(
        "insert into outbox (mail, due_at, urgency, expires_at, uid, domain)
         values (?1, 0, (select count(*) = 0 from users where email = ?3), ?2,
             (select uid from users where email = ?3), ?4)",
        params![text, link.expires_at, link.email, mail.domain()],
    )?;
    Ok(())
}

/// Stores a link that is not mailed.
pub(super) fn insert_link_only(db: &Connection, link: &EmailLink) -> rusqlite::Result<()> {
    db.execute(
        "insert into email_links (hash, email, code, expires_at) values (?1, ?2, ?3, ?4)",
        params![link.hash, link.email, link.code, link.expires_at],
    )?;
    Ok(())
}

pub(super) fn spend(
    db: &Connection,
    email: &EmailAddress,
    shown: Mailed,
    most_tries: u32,
    now: i64,
) -> rusqlite::Result<Spent> {
    let found = match shown {
        Mailed::Link(hash) => db
            .prepare_cached("select email, expires_at from email_links where hash = ?1")?
            .query_row([hash], found_link)
            .optional()?,
        Mailed::Digits(code) => db
            .prepare_cached(
                "select email, expires_at from email_links
                 where email = ?1 and code = ?2 order by expires_at desc limit 1",
            )?
            .query_row(params![email, code], found_link)
            .optional()?,
    };
    let Some(found) = found else {
        // Digits are of an address, so a wrong try counts for whatever was mailed there. The digits and the
        // link of a mail end together.
        if let Mailed::Digits(_) = shown {
            db.prepare_cached("update email_links set tries = tries + 1 where email = ?1")?
                .execute([email])?;
            db.prepare_cached("delete from email_links where email = ?1 and tries >= ?2")?
                .execute(params![email, most_tries])?;
        }
        return Ok(Spent::Unknown);
    };
    if found.expires_at <= now {
        return Ok(Spent::Expired);
    }
    if found.email != *email {
        return Ok(Spent::OtherAddress);
    }
    // One sign-in is enough: other links to the same address are void with it.
    db.prepare_cached("delete from email_links where email = ?1")?
        .execute([email])?;
    db.prepare_cached(
        "update users set email_link = 1
         where email = ?1 and email_verified = 1 and email_link = 0",
    )?
    .execute([email])?;
    Ok(Spent::Right)
}

struct Found {
    email: EmailAddress,
    expires_at: i64,
}

fn found_link(row: &rusqlite::Row<'_>) -> rusqlite::Result<Found> {
    Ok(Found {
        email: row.get(0)?,
        expires_at: row.get(1)?,
    })
}

#[async_trait]
impl EmailLinks for Sqlite {
    async fn email_link(&self, hash: CodeHash) -> Result<Option<i64>, StoreError> {
        self.read_inline(move |db| {
            db.prepare_cached("select expires_at from email_links where hash = ?1")?
                .query_row([hash], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn has_digits(&self, email: &EmailAddress, code: CodeHash) -> Result<bool, StoreError> {
        let email = email.clone();
        self.read_inline(move |db| {
            db.prepare_cached("select 1 from email_links where email = ?1 and code = ?2")?
                .exists(params![email, code])
        })
        .await
    }

    async fn spend_email_link(
        &self,
        email: &EmailAddress,
        shown: Mailed,
        most_tries: u32,
        now: i64,
    ) -> Result<Spent, StoreError> {
        let email = email.clone();
        self.write(move |db| spend(db, &email, shown, most_tries, now))
            .await
    }

    async fn forget_email_links(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from email_links where expires_at < ?1", [before]))
            .await
    }
}
