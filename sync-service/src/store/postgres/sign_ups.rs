//! The SQL of waiting sign-ups.

use super::Postgres;
use super::columns::text;
use super::transaction::Db;
use super::users::insert_user;
use crate::store::StoreError;
use crate::store::codes::CodeHash;
use crate::store::outbox::Mail;
use crate::store::sign_ups::{SignUp, SignUps};
use crate::store::users::User;
use async_trait::async_trait;

/// Stores a sign-up in the place of an older one of its address, and queues the mail with its code.
pub(super) async fn insert_sign_up(
    db: Db<'_, '_>,
    sign_up: &SignUp,
    mail: &Mail,
) -> Result<(), StoreError> {
    let sql = "insert into sign_ups (hash, email, display_name, expires_at)
         values ($1, $2, $3, $4)
         on conflict (email) do update set hash = excluded.hash,
         display_name = excluded.display_name, expires_at = excluded.expires_at";
    let SignUp {
        hash,
        email,
        display_name,
        expires_at,
    } = sign_up;
    db.run(sql, &[&hash.as_slice(), email, display_name, expires_at])
        .await?;
    let sql = "insert into outbox (mail, due_at, domain) values ($1, 0, $2)";
    db.run(sql, &[&text(mail)?, &mail.domain()]).await.map(drop)
}

#[async_trait]
impl SignUps for Postgres {
    async fn sign_up(&self, hash: CodeHash) -> Result<Option<SignUp>, StoreError> {
        let sql = "select email, display_name, expires_at from sign_ups where hash = $1";
        let Some(row) = self.row(sql, &[&hash.as_slice()]).await? else {
            return Ok(None);
        };
        Ok(Some(SignUp {
            hash,
            email: row.try_get(0)?,
            display_name: row.try_get(1)?,
            expires_at: row.try_get(2)?,
        }))
    }

    async fn finish_sign_up(&self, hash: CodeHash, user: &User) -> Result<bool, StoreError> {
        self.write(|db| {
            Box::pin(async move {
                let sql = "delete from sign_ups where hash = $1 and email = $2";
                let used = db.run(sql, &[&hash.as_slice(), &user.email]).await?;
                if used == 1 {
                    insert_user(db, user).await?;
                }
                Ok(used == 1)
            })
        })
        .await
    }

    async fn forget_sign_ups(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from sign_ups where expires_at < $1";
        self.run(sql, &[&before]).await
    }
}
