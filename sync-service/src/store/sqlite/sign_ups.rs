//! The SQL of waiting sign-ups.

use super::Sqlite;
use super::users::insert_user;
use crate::store::StoreError;
use crate::store::codes::CodeHash;
use crate::store::outbox::Mail;
use crate::store::sign_ups::{SignUp, SignUps};
use crate::store::users::User;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

/// Stores a sign-up in the place of an older one of its address, and queues the mail with its code.
pub(super) fn insert_sign_up(
    db: &Connection,
    sign_up: &SignUp,
    mail: &Mail,
) -> rusqlite::Result<()> {
    let text = serde_json::to_string(mail)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
    db.execute("delete from sign_ups where email = ?1", [&sign_up.email])?;
    db.execute(
        "insert into sign_ups (hash, email, display_name, expires_at) values (?1, ?2, ?3, ?4)",
        params![
            sign_up.hash,
            sign_up.email,
            sign_up.display_name,
            sign_up.expires_at
        ],
    )?;
    db.execute(
        "insert into outbox (mail, due_at, domain) values (?1, 0, ?2)",
        params![text, mail.domain()],
    )?;
    Ok(())
}

#[async_trait]
impl SignUps for Sqlite {
    async fn sign_up(&self, hash: CodeHash) -> Result<Option<SignUp>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select email, display_name, expires_at from sign_ups where hash = ?1",
            )?
            .query_row([hash], |row| {
                Ok(SignUp {
                    hash,
                    email: row.get(0)?,
                    display_name: row.get(1)?,
                    expires_at: row.get(2)?,
                })
            })
            .optional()
        })
        .await
    }

    async fn finish_sign_up(&self, hash: CodeHash, user: &User) -> Result<bool, StoreError> {
        let user = user.clone();
        self.write(move |db| {
            let used = db.execute(
                "delete from sign_ups where hash = ?1 and email = ?2",
                params![hash, user.email],
            )?;
            if used == 1 {
                insert_user(db, &user)?;
            }
            Ok(used == 1)
        })
        .await
    }

    async fn forget_sign_ups(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from sign_ups where expires_at < ?1", [before]))
            .await
    }
}
