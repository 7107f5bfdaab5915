//! The SQL of codes.

use super::Postgres;
use super::columns::unreadable;
use super::outbox::queue_link;
use super::transaction::Db;
use super::users::find;
use crate::store::StoreError;
use crate::store::codes::{Code, CodeHash, Codes, Purpose};
use crate::store::outbox::Mail;
use crate::store::users::User;
use async_trait::async_trait;
use tokio_postgres::Row;

const FIND: &str = "select c.uid, c.purpose, c.email, c.new_email, c.expires_at, u.epoch
     from codes c join users u on u.uid = c.uid where c.hash = $1";

fn code_of(row: &Row, hash: CodeHash) -> Result<Code, StoreError> {
    let purpose: &str = row.try_get(1)?;
    Ok(Code {
        hash,
        uid: row.try_get(0)?,
        purpose: Purpose::parse(purpose).ok_or_else(|| unreadable("an unknown purpose"))?,
        email: row.try_get(2)?,
        new_email: row.try_get(3)?,
        expires_at: row.try_get(4)?,
        epoch: row.try_get(5)?,
    })
}

/// Uses up a code whose account still has the address it was made for.
async fn take(db: Db<'_, '_>, hash: CodeHash) -> Result<Option<User>, StoreError> {
    let key = hash.as_slice();
    let Some(row) = db.row(FIND, &[&key]).await? else {
        return Ok(None);
    };
    let code = code_of(&row, hash)?;
    db.run("delete from codes where hash = $1", &[&key]).await?;
    let user = find(db, &code.uid).await?;
    Ok(user.filter(|user| !user.disabled && user.email.as_ref() == Some(&code.email)))
}

/// Stores a code and its mail, unless the sessions of the account have ended since its epoch.
pub(super) async fn insert_code(
    db: Db<'_, '_>,
    code: &Code,
    mail: &Mail,
    at: i64,
) -> Result<(), StoreError> {
    match insert_only_code(db, code).await? {
        true => queue_link(db, code, mail, at).await,
        false => Ok(()),
    }
}

/// Stores a code that is not mailed; answers `false` when the sessions of the account have ended since
/// its epoch.
pub(super) async fn insert_only_code(db: Db<'_, '_>, code: &Code) -> Result<bool, StoreError> {
    let user = find(db, &code.uid).await?;
    if user.is_none_or(|user| user.epoch != code.epoch) {
        return Ok(false);
    }
    let purpose = code.purpose.name();
    // The newest code of a kind is the only one; every mailed undo of a chain works.
    if code.purpose != Purpose::RecoverEmail {
        let sql = "delete from codes where uid = $1 and purpose = $2";
        db.run(sql, &[&code.uid, &purpose]).await?;
    }
    let sql = "insert into codes (hash, uid, purpose, email, new_email, expires_at)
         values ($1, $2, $3, $4, $5, $6)";
    let hash = code.hash.as_slice();
    let Code {
        uid,
        email,
        new_email,
        expires_at,
        ..
    } = code;
    db.run(sql, &[&hash, uid, &purpose, email, new_email, expires_at])
        .await?;
    Ok(true)
}

#[async_trait]
impl Codes for Postgres {
    async fn put_code(&self, code: &Code, mail: &Mail) -> Result<(), StoreError> {
        self.write(|db| Box::pin(async move { insert_code(db, code, mail, 0).await }))
            .await
    }

    async fn code(&self, hash: CodeHash) -> Result<Option<Code>, StoreError> {
        let row = self.row(FIND, &[&hash.as_slice()]).await?;
        row.map(|row| code_of(&row, hash)).transpose()
    }

    async fn verify_email(&self, hash: CodeHash) -> Result<Option<User>, StoreError> {
        self.write(|db| {
            Box::pin(async move {
                let Some(user) = take(db, hash).await? else {
                    return Ok(None);
                };
                let sql = "update users set email_verified = true where uid = $1";
                db.run(sql, &[&user.uid]).await?;
                find(db, &user.uid).await
            })
        })
        .await
    }

    async fn forget_codes(&self, before: i64) -> Result<usize, StoreError> {
        self.run("delete from codes where expires_at < $1", &[&before])
            .await
    }
}
