//! The SQL of codes.

use super::Sqlite;
use super::outbox::queue_link;
use super::users::{end_all, find, set_password};
use crate::store::StoreError;
use crate::store::codes::{Code, CodeHash, Codes, Purpose};
use crate::store::outbox::Mail;
use crate::store::users::{PasswordChange, User};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, params};

fn find_code(db: &Connection, hash: CodeHash) -> rusqlite::Result<Option<Code>> {
    db.prepare_cached(
        "select uid, purpose, email, new_email, expires_at from codes where hash = ?1",
    )?
    .query_row([hash], |row| {
        let purpose: String = row.get(1)?;
        Ok(Code {
            hash,
            uid: row.get(0)?,
            purpose: Purpose::parse(&purpose)
                .ok_or_else(|| Error::FromSqlConversionFailure(1, Type::Text, purpose.into()))?,
            email: row.get(2)?,
            new_email: row.get(3)?,
            expires_at: row.get(4)?,
        })
    })
    .optional()
}

/// Uses up a code whose account still has the address it was made for; the undo of a change is
/// bound to the account alone, because the address has changed by then.
fn take(db: &Connection, hash: CodeHash) -> rusqlite::Result<Option<(Code, User)>> {
    let Some(code) = find_code(db, hash)? else {
        return Ok(None);
    };
    db.execute("delete from codes where hash = ?1", [hash])?;
    let user = find(db, &code.uid)?.filter(|user| {
        !user.disabled && (user.email == code.email || code.purpose == Purpose::RecoverEmail)
    });
    Ok(user.map(|user| (code, user)))
}

pub(super) fn insert_code(
    db: &Connection,
    code: &Code,
    mail: &Mail,
    at: i64,
) -> rusqlite::Result<()> {
    // The newest code of a kind is the only one; the undo of every change stays.
    if code.purpose != Purpose::RecoverEmail {
        db.execute(
            "delete from codes where uid = ?1 and purpose = ?2",
            params![code.uid, code.purpose.name()],
        )?;
    }
    db.execute(
        "insert into codes (hash, uid, purpose, email, new_email, expires_at)
         values (?1, ?2, ?3, ?4, ?5, ?6)",
        params![
            code.hash,
            code.uid,
            code.purpose.name(),
            code.email,
            code.new_email,
            code.expires_at
        ],
    )?;
    queue_link(db, code, mail, at)
}

#[async_trait]
impl Codes for Sqlite {
    async fn put_code(&self, code: &Code, mail: &Mail) -> Result<(), StoreError> {
        let (code, mail) = (code.clone(), mail.clone());
        self.write(move |db| insert_code(db, &code, &mail, 0)).await
    }

    async fn code(&self, hash: CodeHash) -> Result<Option<Code>, StoreError> {
        self.read(move |db| find_code(db, hash)).await
    }

    async fn reset_password(
        &self,
        hash: CodeHash,
        change: PasswordChange,
    ) -> Result<Option<User>, StoreError> {
        self.write(move |db| {
            let Some((_, user)) = take(db, hash)? else {
                return Ok(None);
            };
            set_password(db, &user.uid, &change)?;
            db.execute(
                "update users set email_verified = 1 where uid = ?1",
                [&user.uid],
            )?;
            find(db, &user.uid)
        })
        .await
    }

    async fn verify_email(&self, hash: CodeHash) -> Result<Option<User>, StoreError> {
        self.write(move |db| {
            let Some((_, user)) = take(db, hash)? else {
                return Ok(None);
            };
            db.execute(
                "update users set email_verified = 1 where uid = ?1",
                [&user.uid],
            )?;
            find(db, &user.uid)
        })
        .await
    }

    async fn change_email(
        &self,
        hash: CodeHash,
        undo: Option<(Code, Mail)>,
        at: i64,
    ) -> Result<Option<User>, StoreError> {
        self.write(move |db| {
            let Some((code, user)) = take(db, hash)? else {
                return Ok(None);
            };
            let Some(address) = code.new_email else {
                return Ok(None);
            };
            db.execute(
                "update users set email = ?2, email_verified = 1 where uid = ?1",
                params![user.uid, address],
            )?;
            // A code that was sent to the address before must not open the account.
            db.execute(
                "delete from codes where uid = ?1 and purpose <> ?2",
                params![user.uid, Purpose::RecoverEmail.name()],
            )?;
            end_all(db, &user.uid, at)?;
            if let Some((code, mail)) = undo {
                insert_code(db, &code, &mail, at)?;
            }
            find(db, &user.uid)
        })
        .await
    }

    async fn forget_codes(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from codes where expires_at < ?1", [before]))
            .await
    }
}
