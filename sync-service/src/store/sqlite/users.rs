//! The SQL of accounts.

use super::code_kinds::end_codes;
use super::new_session::insert_session;
use super::{Sqlite, connect, records, unavailable};
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::code_kinds::Ending;
use crate::store::factor::SecondFactor;
use crate::store::new_session::{Family, NewSession};
use crate::store::outbox::Mail;
use crate::store::users::{ProfileChange, ProviderLink, User, Users};
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row, params};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The columns in the order that [`user_of`] reads them.
pub(super) const COLUMNS: &str = "u.uid, u.email, u.email_verified, u.display_name, u.photo_url, \
     u.password_hash, u.password_updated_at, u.created_at, u.last_login_at, u.last_refresh_at, \
     u.valid_since, u.epoch, u.disabled, u.email_link, u.custom_claims, \
     (select json_group_array(json_object('provider', l.provider, 'raw_id', l.raw_id, \
      'email', l.email, 'display_name', l.display_name, 'photo_url', l.photo_url)) \
      from provider_links l where l.uid = u.uid having count(*) > 0), \
     (select json_group_array(json_object('id', f.id, 'kind', f.kind, 'phone', f.phone, \
      'display_name', f.display_name, 'enrolled_at', f.enrolled_at)) \
      from second_factors f where f.uid = u.uid and f.removed_at is null having count(*) > 0)";
/// How many there are.
pub(super) const COLUMN_COUNT: usize = 17;

pub(super) fn user_of(row: &Row<'_>) -> rusqlite::Result<User> {
    // Sorted here: to sort while it groups, SQLite opens a temporary table for every account.
    let mut factors: Vec<SecondFactor> = listed(row, 16)?;
    factors.sort_by_key(|factor| factor.enrolled_at);
    Ok(User {
        uid: row.get(0)?,
        email: row.get(1)?,
        email_verified: row.get(2)?,
        display_name: row.get(3)?,
        photo_url: row.get(4)?,
        password_hash: row.get(5)?,
        password_updated_at: row.get(6)?,
        created_at: row.get(7)?,
        last_login_at: row.get(8)?,
        last_refresh_at: row.get(9)?,
        valid_since: row.get(10)?,
        epoch: row.get(11)?,
        disabled: row.get(12)?,
        email_link: row.get(13)?,
        custom_claims: row.get(14)?,
        links: listed(row, 15)?,
        factors,
    })
}

/// Reads a column that holds a JSON list, or null for an empty one.
fn listed<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<T>> {
    let Some(text) = row.get::<_, Option<String>>(column)? else {
        return Ok(Vec::new());
    };
    serde_json::from_str(&text)
        .map_err(|error| Error::FromSqlConversionFailure(column, Type::Text, error.into()))
}

/// The account of a uid.
pub(super) fn find(db: &Connection, uid: &Uid) -> rusqlite::Result<Option<User>> {
    db.prepare_cached(&format!("select {COLUMNS} from users u where u.uid = ?1"))?
        .query_row([uid], user_of)
        .optional()
}

/// Ends all sessions of an account, and the codes that the event ends; answers whether there is one.
pub(super) fn end_all(
    db: &Connection,
    uid: &Uid,
    at: i64,
    ending: Ending,
) -> rusqlite::Result<bool> {
    end_codes(db, uid, ending)?;
    db.prepare_cached("delete from sessions where uid = ?1")?
        .execute([uid])?;
    let changed = db
        .prepare_cached("update users set epoch = epoch + 1, valid_since = ?2 where uid = ?1")?
        .execute(params![uid, at / 1000])?;
    Ok(changed == 1)
}

/// Ends all sessions of an account but one, and the codes that the event ends.
pub(super) fn end_others(
    db: &Connection,
    uid: &Uid,
    kept: Family,
    ending: Ending,
) -> rusqlite::Result<()> {
    end_codes(db, uid, ending)?;
    db.prepare_cached("delete from sessions where uid = ?1 and family <> ?2")?
        .execute(params![uid, kept])?;
    Ok(())
}

/// Forgets what was asked for with the address of an account and waits to be answered.
pub(super) fn forget_requests(db: &Connection, uid: &Uid) -> rusqlite::Result<()> {
    for table in ["address_requests", "sign_ups"] {
        let of_account = "email = (select email from users where uid = ?1)";
        db.execute(&format!("delete from {table} where {of_account}"), [uid])?;
    }
    Ok(())
}

/// Puts a mail to a person, or about an account that is gone, into the outbox.
pub(super) fn queue_mail(
    db: &Connection,
    uid: Option<&Uid>,
    mail: &Mail,
    at: i64,
) -> rusqlite::Result<()> {
    let text = serde_json::to_string(mail)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
    db.execute(
        "insert into outbox (mail, due_at, uid, domain) values (?1, ?2, ?3, ?4)",
        params![text, at, uid, mail.domain()],
    )?;
    Ok(())
}

/// Links an account at a provider. A constraint fails when it belongs to another account.
pub(super) fn insert_link(
    db: &Connection,
    uid: &Uid,
    link: &ProviderLink,
    at: i64,
) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into provider_links (uid, provider, raw_id, email, display_name, photo_url, linked_at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        uid,
        link.provider,
        link.raw_id,
        link.email,
        link.display_name,
        link.photo_url,
        at
    ])?;
    Ok(())
}

/// Adds an account.
pub(super) fn insert_user(db: &Connection, user: &User) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into users (uid, email, email_verified, display_name, photo_url,
         password_hash, password_updated_at, created_at, last_login_at, last_refresh_at,
         valid_since, epoch, disabled, email_link, custom_claims)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
    )?
    .execute(params![
        user.uid,
        user.email,
        user.email_verified,
        user.display_name,
        user.photo_url,
        user.password_hash,
        user.password_updated_at,
        user.created_at,
        user.last_login_at,
        user.last_refresh_at,
        user.valid_since,
        user.epoch,
        user.disabled,
        user.email_link,
        user.custom_claims,
    ])?;
    for link in &user.links {
        insert_link(db, &user.uid, link, user.created_at)?;
    }
    Ok(())
}

#[async_trait]
impl Users for Sqlite {
    async fn user(&self, uid: &Uid) -> Result<Option<User>, StoreError> {
        let uid = uid.to_owned();
        self.read_inline(move |db| find(db, &uid)).await
    }

    async fn user_by_email(&self, email: &EmailAddress) -> Result<Option<User>, StoreError> {
        let email = email.clone();
        self.read_inline(move |db| {
            db.prepare_cached(&format!("select {COLUMNS} from users u where u.email = ?1"))?
                .query_row([email], user_of)
                .optional()
        })
        .await
    }

    async fn user_by_link(&self, provider: &str, raw_id: &str) -> Result<Option<User>, StoreError> {
        let (provider, raw_id) = (provider.to_owned(), raw_id.to_owned());
        self.read_inline(move |db| {
            db.prepare_cached(&format!(
                "select {COLUMNS} from provider_links k join users u on u.uid = k.uid
                 where k.provider = ?1 and k.raw_id = ?2"
            ))?
            .query_row([provider, raw_id], user_of)
            .optional()
        })
        .await
    }

    async fn create_user(&self, user: &User, session: &NewSession) -> Result<(), StoreError> {
        let (user, session) = (user.clone(), session.clone());
        self.write(move |db| {
            insert_user(db, &user)?;
            insert_session(db, &session)
        })
        .await
    }

    async fn change_profile(
        &self,
        uid: &Uid,
        change: ProfileChange,
    ) -> Result<Option<User>, StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| {
            if let Some(name) = change.display_name {
                db.execute(
                    "update users set display_name = ?2 where uid = ?1",
                    params![uid, name],
                )?;
            }
            if let Some(photo) = change.photo_url {
                db.execute(
                    "update users set photo_url = ?2 where uid = ?1",
                    params![uid, photo],
                )?;
            }
            find(db, &uid)
        })
        .await
    }

    async fn upgrade_hash(&self, uid: &Uid, old: &str, new: &str) -> Result<(), StoreError> {
        let (uid, old, new) = (uid.to_owned(), old.to_owned(), new.to_owned());
        self.write(move |db| {
            db.execute(
                "update users set password_hash = ?3 where uid = ?1 and password_hash = ?2",
                params![uid, old, new],
            )
        })
        .await?;
        Ok(())
    }

    async fn end_sessions(&self, uid: &Uid, at: i64) -> Result<bool, StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| end_all(db, &uid, at, Ending::Sessions))
            .await
    }

    async fn set_disabled(&self, uid: &Uid, disabled: bool, at: i64) -> Result<bool, StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| {
            db.execute(
                "update users set disabled = ?2 where uid = ?1",
                params![uid, disabled],
            )?;
            // Download addresses need no session, so a closed account loses them.
            if disabled {
                db.execute("update files set token = '' where uid = ?1", [&uid])?;
            }
            end_all(db, &uid, at, Ending::Sessions)
        })
        .await
    }

    async fn delete_user(&self, uid: &Uid, epoch: i64, told: &[Mail]) -> Result<bool, StoreError> {
        let (uid, told) = (uid.to_owned(), told.to_vec());
        self.write(move |db| {
            if find(db, &uid)?.is_none_or(|user| user.epoch != epoch) {
                return Ok(false);
            }
            end_codes(db, &uid, Ending::Deletion)?;
            db.execute("delete from outbox where uid = ?1", [&uid])?;
            forget_requests(db, &uid)?;
            // Everything else goes with the account (on delete cascade).
            db.execute("delete from users where uid = ?1", [&uid])?;
            for mail in &told {
                queue_mail(db, None, mail, 0)?;
            }
            Ok(true)
        })
        .await
    }

    async fn records_of(
        &self,
        uid: &Uid,
        email: Option<&EmailAddress>,
    ) -> Result<Value, StoreError> {
        let (uid, email) = (uid.to_owned(), email.cloned());
        self.read(move |db| records::records_of(db, &uid, email.as_deref().unwrap_or_default()))
            .await
    }

    async fn scrub_journal(&self) -> Result<bool, StoreError> {
        let file = self.file.clone();
        let busy: rusqlite::Result<bool> = tokio::task::spawn_blocking(move || {
            connect(&file)?.query_row("pragma wal_checkpoint(truncate)", [], |row| row.get(0))
        })
        .await
        .map_err(unavailable)?;
        Ok(!busy?)
    }
}
