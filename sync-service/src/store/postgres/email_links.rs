//! The SQL of mailed links.

use super::Postgres;
use super::columns::text;
use super::transaction::Db;
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::codes::CodeHash;
use crate::store::email_links::{EmailLink, EmailLinks, Mailed, Spent};
use crate::store::outbox::Mail;
use async_trait::async_trait;

/// Stores a link and queues the mail that carries it.
pub(super) async fn insert_email_link(
    db: Db<'_, '_>,
    link: &EmailLink,
    mail: &Mail,
) -> Result<(), StoreError> {
    insert_link_only(db, link).await?;
    // A link to sign in is as urgent as one to a new password: a person is waiting for it. A link to an
    // address without an account comes after them, because strangers can ask for any number of addresses.
    // With its person, if there is one, the mail goes when the account does.
    let sql = "insert into outbox (mail, due_at, urgency, expires_at, uid, domain)
               values ($1, 0, (select case count(*) when 0 then 1 else 0 end from users
                               where email = $3), $2, (select uid from users where email = $3), $4)";
    let (text, domain) = (text(mail)?, mail.domain());
    db.run(sql, &[&text, &link.expires_at, &link.email, &domain])
        .await
        .map(drop)
}

/// Stores a link that is not mailed.
pub(super) async fn insert_link_only(db: Db<'_, '_>, link: &EmailLink) -> Result<(), StoreError> {
    let sql = "insert into email_links (hash, email, code, expires_at) values ($1, $2, $3, $4)";
    let EmailLink {
        hash,
        email,
        code,
        expires_at,
    } = link;
    db.run(
        sql,
        &[&hash.as_slice(), email, &code.as_slice(), expires_at],
    )
    .await
    .map(drop)
}

async fn spend(
    db: Db<'_, '_>,
    email: &EmailAddress,
    shown: Mailed,
    most_tries: u32,
    now: i64,
) -> Result<Spent, StoreError> {
    let found = match shown {
        Mailed::Link(hash) => {
            let sql = "select email, expires_at from email_links where hash = $1";
            db.row(sql, &[&hash.as_slice()]).await?
        }
        Mailed::Digits(code) => {
            let sql = "select email, expires_at from email_links
                 where email = $1 and code = $2 order by expires_at desc limit 1";
            db.row(sql, &[&email, &code.as_slice()]).await?
        }
    };
    let found: Option<(EmailAddress, i64)> = found
        .map(|row| Ok::<_, StoreError>((row.try_get(0)?, row.try_get(1)?)))
        .transpose()?;
    let Some((address, expires_at)) = found else {
        // Digits are of an address, so a wrong try counts for whatever was mailed there. The digits and the
        // link of a mail end together.
        if let Mailed::Digits(_) = shown {
            let sql = "update email_links set tries = tries + 1 where email = $1";
            db.run(sql, &[&email]).await?;
            let sql = "delete from email_links where email = $1 and tries >= $2";
            db.run(sql, &[&email, &i64::from(most_tries)]).await?;
        }
        return Ok(Spent::Unknown);
    };
    if expires_at <= now {
        return Ok(Spent::Expired);
    }
    if address != *email {
        return Ok(Spent::OtherAddress);
    }
    // One sign-in is enough: other links to the same address are void with it.
    let sql = "delete from email_links where email = $1";
    db.run(sql, &[&email]).await?;
    let sql = "update users set email_link = true
         where email = $1 and email_verified and not email_link";
    db.run(sql, &[&email]).await?;
    Ok(Spent::Right)
}

#[async_trait]
impl EmailLinks for Postgres {
    async fn email_link(&self, hash: CodeHash) -> Result<Option<i64>, StoreError> {
        let sql = "select expires_at from email_links where hash = $1";
        let row = self.row(sql, &[&hash.as_slice()]).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn has_digits(&self, email: &EmailAddress, code: CodeHash) -> Result<bool, StoreError> {
        let sql = "select 1 from email_links where email = $1 and code = $2 limit 1";
        let row = self.row(sql, &[email, &code.as_slice()]).await?;
        Ok(row.is_some())
    }

    async fn spend_email_link(
        &self,
        email: &EmailAddress,
        shown: Mailed,
        most_tries: u32,
        now: i64,
    ) -> Result<Spent, StoreError> {
        self.write(|db| Box::pin(async move { spend(db, email, shown, most_tries, now).await }))
            .await
    }

    async fn forget_email_links(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from email_links where expires_at < $1";
        self.run(sql, &[&before]).await
    }
}
