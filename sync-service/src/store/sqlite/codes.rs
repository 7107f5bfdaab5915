//! The SQL of codes.

use super::Sqlite;
use super::outbox::queue_link;
use super::users::find;
use crate::store::StoreError;
use crate::store::codes::{Code, CodeHash, Codes, Purpose};
use crate::store::outbox::Mail;
use crate::store::users::User;
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, params};

fn find_code(db: &Connection, hash: CodeHash) -> rusqlite::Result<Option<Code>> {
    db.prepare_cached(
        "select c.uid, c.purpose, c.email, c.new_email, c.expires_at, u.epoch
         from codes c join users u on u.uid = c.uid where c.hash = ?1",
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
            epoch: row.get(5)?,
        })
    })
    .optional()
}

/// Uses up a code whose account still has the address it was made for.
fn take(db: &Connection, hash: CodeHash) -> rusqlite::Result<Option<User>> {
    let Some(code) = find_code(db, hash)? else {
        return Ok(None);
    };
    db.execute("delete from codes where hash = ?1", [hash])?;
    Ok(find(db, &code.uid)?
        .filter(|user| !user.disabled && user.email.as_ref() == Some(&code.email)))
}

/// Stores a code and its mail, unless the sessions of the account have ended since its epoch.
pub(super) fn insert_code(
    db: &Connection,
    code: &Code,
    mail: &Mail,
    at: i64,
) -> rusqlite::Result<()> {
    match insert_only_code(db, code)? {
        true => queue_link(db, code, mail, at),
        false => Ok(()),
    }
}

/// Stores a code that is not mailed; answers `false` when the sessions of the account have ended since
/// its epoch.
pub(super) fn insert_only_code(db: &Connection, code: &Code) -> rusqlite::Result<bool> {
    if find(db, &code.uid)?.is_none_or(|user| user.epoch != code.epoch) {
        return Ok(false);
    }
    // The newest code of a kind is the only one; every mailed undo of a chain works.
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
    Ok(true)
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

    async fn verify_email(&self, hash: CodeHash) -> Result<Option<User>, StoreError> {
        self.write(move |db| {
            let Some(user) = take(db, hash)? else {
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

    async fn forget_codes(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from codes where expires_at < ?1", [before]))
            .await
    }
}
