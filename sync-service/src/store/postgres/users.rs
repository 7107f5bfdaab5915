//! The SQL of accounts.

use super::code_kinds::end_codes;
use super::columns::{text, unreadable};
use super::new_session::insert_session;
use super::transaction::Db;
use super::{Postgres, records};
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::code_kinds::Ending;
use crate::store::new_session::{Family, NewSession};
use crate::store::outbox::Mail;
use crate::store::users::{ProfileChange, ProviderLink, User, Users};
use crate::uid::Uid;
use async_trait::async_trait;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::LazyLock;
use tokio_postgres::Row;

/// The columns in the order that [`user_of`] reads them.
pub(super) const COLUMNS: &str = "u.uid, u.email, u.email_verified, u.display_name, u.photo_url, \
     u.password_hash, u.password_updated_at, u.created_at, u.last_login_at, u.last_refresh_at, \
     u.valid_since, u.epoch, u.disabled, u.email_link, u.custom_claims, \
     (select json_agg(json_build_object('provider', l.provider, 'raw_id', l.raw_id, \
      'email', l.email, 'display_name', l.display_name, 'photo_url', l.photo_url) \
      order by l.provider)::text from provider_links l where l.uid = u.uid), \
     (select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'phone', f.phone, \
      'display_name', f.display_name, 'enrolled_at', f.enrolled_at) \
      order by f.enrolled_at)::text from second_factors f \
      where f.uid = u.uid and f.removed_at is null)";
/// How many there are.
pub(super) const COLUMN_COUNT: usize = 17;

static BY_UID: LazyLock<String> =
    LazyLock::new(|| format!("select {COLUMNS} from users u where u.uid = $1"));
static BY_EMAIL: LazyLock<String> =
    LazyLock::new(|| format!("select {COLUMNS} from users u where u.email = $1"));
static BY_LINK: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS} from provider_links k join users u on u.uid = k.uid
         where k.provider = $1 and k.raw_id = $2"
    )
});

pub(super) fn user_of(row: &Row) -> Result<User, StoreError> {
    Ok(User {
        uid: row.try_get(0)?,
        email: row.try_get(1)?,
        email_verified: row.try_get(2)?,
        display_name: row.try_get(3)?,
        photo_url: row.try_get(4)?,
        password_hash: row.try_get(5)?,
        password_updated_at: row.try_get(6)?,
        created_at: row.try_get(7)?,
        last_login_at: row.try_get(8)?,
        last_refresh_at: row.try_get(9)?,
        valid_since: row.try_get(10)?,
        epoch: row.try_get(11)?,
        disabled: row.try_get(12)?,
        email_link: row.try_get(13)?,
        custom_claims: row.try_get(14)?,
        links: listed(row, 15)?,
        factors: listed(row, 16)?,
    })
}

/// Reads a column that holds a JSON list, or null for an empty one.
fn listed<T: DeserializeOwned>(row: &Row, column: usize) -> Result<Vec<T>, StoreError> {
    match row.try_get::<_, Option<&str>>(column)? {
        Some(text) => serde_json::from_str(text).map_err(unreadable),
        None => Ok(Vec::new()),
    }
}

fn first(row: Option<Row>) -> Result<Option<User>, StoreError> {
    row.map(|row| user_of(&row)).transpose()
}

/// The account of a uid.
pub(super) async fn find(db: Db<'_, '_>, uid: &Uid) -> Result<Option<User>, StoreError> {
    first(db.row(&BY_UID, &[&uid]).await?)
}

/// Ends all sessions of an account, and the codes that the event ends; answers whether there is one.
pub(super) async fn end_all(
    db: Db<'_, '_>,
    uid: &Uid,
    at: i64,
    ending: Ending,
) -> Result<bool, StoreError> {
    end_codes(db, uid, ending).await?;
    db.run("delete from sessions where uid = $1", &[&uid])
        .await?;
    let sql = "update users set epoch = epoch + 1, valid_since = $2 where uid = $1";
    Ok(db.run(sql, &[&uid, &(at / 1000)]).await? == 1)
}

/// Ends all sessions of an account but one, and the codes that the event ends.
pub(super) async fn end_others(
    db: Db<'_, '_>,
    uid: &Uid,
    kept: Family,
    ending: Ending,
) -> Result<(), StoreError> {
    end_codes(db, uid, ending).await?;
    let sql = "delete from sessions where uid = $1 and family <> $2";
    db.run(sql, &[&uid, &kept.as_slice()]).await.map(drop)
}

/// Forgets what was asked for with the address of an account and waits to be answered.
pub(super) async fn forget_requests(db: Db<'_, '_>, uid: &Uid) -> Result<(), StoreError> {
    for sql in [
        "delete from address_requests where email = (select email from users where uid = $1)",
        "delete from sign_ups where email = (select email from users where uid = $1)",
    ] {
        db.run(sql, &[&uid]).await?;
    }
    Ok(())
}

/// Puts a mail to a person, or about an account that is gone, into the outbox.
pub(super) async fn queue_mail(
    db: Db<'_, '_>,
    uid: Option<&Uid>,
    mail: &Mail,
    at: i64,
) -> Result<(), StoreError> {
    let sql = "insert into outbox (mail, due_at, uid, domain) values ($1, $2, $3, $4)";
    db.run(sql, &[&text(mail)?, &at, &uid, &mail.domain()])
        .await
        .map(drop)
}

/// Links an account at a provider. [`StoreError::Conflict`] when it belongs to another account.
pub(super) async fn insert_link(
    db: Db<'_, '_>,
    uid: &Uid,
    link: &ProviderLink,
    at: i64,
) -> Result<(), StoreError> {
    let sql = "insert into provider_links
         (uid, provider, raw_id, email, display_name, photo_url, linked_at)
         values ($1, $2, $3, $4, $5, $6, $7)";
    let ProviderLink {
        provider,
        raw_id,
        email,
        display_name,
        photo_url,
    } = link;
    db.run(
        sql,
        &[&uid, provider, raw_id, email, display_name, photo_url, &at],
    )
    .await
    .map(drop)
}

/// Adds an account. The address that can undo a takeover stays free for as long as its undo works,
/// unless the account was closed to be deleted: that address is free for a new account.
pub(super) async fn insert_user(db: Db<'_, '_>, user: &User) -> Result<(), StoreError> {
    let sql = "insert into users (uid, email, email_verified, display_name, photo_url,
         password_hash, password_updated_at, created_at, last_login_at, last_refresh_at,
         valid_since, epoch, disabled, email_link, custom_claims)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
         where not exists (select 1 from codes where purpose = 'recover-email'
           and new_email = $2 and expires_at > $8
           and uid not in (select uid from pending_deletions))";
    let added = db
        .run(
            sql,
            &[
                &user.uid,
                &user.email,
                &user.email_verified,
                &user.display_name,
                &user.photo_url,
                &user.password_hash,
                &user.password_updated_at,
                &user.created_at,
                &user.last_login_at,
                &user.last_refresh_at,
                &user.valid_since,
                &user.epoch,
                &user.disabled,
                &user.email_link,
                &user.custom_claims,
            ],
        )
        .await?;
    if added != 1 {
        return Err(StoreError::Conflict);
    }
    for link in &user.links {
        insert_link(db, &user.uid, link, user.created_at).await?;
    }
    Ok(())
}

#[async_trait]
impl Users for Postgres {
    async fn user(&self, uid: &Uid) -> Result<Option<User>, StoreError> {
        first(self.row(&BY_UID, &[&uid]).await?)
    }

    async fn user_by_email(&self, email: &EmailAddress) -> Result<Option<User>, StoreError> {
        first(self.row(&BY_EMAIL, &[&email]).await?)
    }

    async fn user_by_link(&self, provider: &str, raw_id: &str) -> Result<Option<User>, StoreError> {
        first(self.row(&BY_LINK, &[&provider, &raw_id]).await?)
    }

    async fn create_user(&self, user: &User, session: &NewSession) -> Result<(), StoreError> {
        self.write(|db| {
            Box::pin(async move {
                insert_user(db, user).await?;
                insert_session(db, session).await
            })
        })
        .await
    }

    async fn change_profile(
        &self,
        uid: &Uid,
        change: ProfileChange,
    ) -> Result<Option<User>, StoreError> {
        let change = &change;
        self.write_locked(|db| {
            Box::pin(async move {
                if let Some(name) = &change.display_name {
                    let sql = "update users set display_name = $2 where uid = $1";
                    db.run(sql, &[&uid, name]).await?;
                }
                if let Some(photo) = &change.photo_url {
                    let sql = "update users set photo_url = $2 where uid = $1";
                    db.run(sql, &[&uid, photo]).await?;
                }
                find(db, uid).await
            })
        })
        .await
    }

    async fn upgrade_hash(&self, uid: &Uid, old: &str, new: &str) -> Result<(), StoreError> {
        let sql = "update users set password_hash = $3 where uid = $1 and password_hash = $2";
        self.run(sql, &[&uid, &old, &new]).await.map(drop)
    }

    async fn end_sessions(&self, uid: &Uid, at: i64) -> Result<bool, StoreError> {
        self.write(|db| Box::pin(async move { end_all(db, uid, at, Ending::Sessions).await }))
            .await
    }

    async fn set_disabled(&self, uid: &Uid, disabled: bool, at: i64) -> Result<bool, StoreError> {
        self.write(|db| {
            Box::pin(async move {
                let sql = "update users set disabled = $2 where uid = $1";
                db.run(sql, &[&uid, &disabled]).await?;
                // Download addresses need no session, so a closed account loses them.
                if disabled {
                    let sql = "update files set token = '' where uid = $1";
                    db.run(sql, &[&uid]).await?;
                }
                end_all(db, uid, at, Ending::Sessions).await
            })
        })
        .await
    }

    async fn delete_user(&self, uid: &Uid, epoch: i64, told: &[Mail]) -> Result<bool, StoreError> {
        self.write(|db| {
            Box::pin(async move {
                if find(db, uid).await?.is_none_or(|user| user.epoch != epoch) {
                    return Ok(false);
                }
                end_codes(db, uid, Ending::Deletion).await?;
                db.run("delete from outbox where uid = $1", &[&uid]).await?;
                forget_requests(db, uid).await?;
                // Everything else goes with the account (on delete cascade).
                if db.run("delete from users where uid = $1", &[&uid]).await? != 1 {
                    return Ok(false);
                }
                for mail in told {
                    queue_mail(db, None, mail, 0).await?;
                }
                Ok(true)
            })
        })
        .await
    }

    async fn records_of(
        &self,
        uid: &Uid,
        email: Option<&EmailAddress>,
    ) -> Result<Value, StoreError> {
        records::records_of(self, uid, email.map_or("", EmailAddress::as_str)).await
    }

    /// Has nothing to do: when the server reuses the space of deleted rows, and how long its journal
    /// is kept, is set at the server (docs/SCALE.md).
    async fn scrub_journal(&self) -> Result<bool, StoreError> {
        Ok(true)
    }
}
