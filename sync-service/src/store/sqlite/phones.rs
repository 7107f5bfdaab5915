//! The SQL of codes that are sent to phones.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::phones::{Message, PhoneCode, PhoneSpent, PhoneUse, Phones};
use crate::store::second_factors::SecretHash;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

/// Uses up a code, inside a transaction.
pub(super) fn spend(
    db: &Connection,
    session: SecretHash,
    purpose: &PhoneUse,
    code: Option<SecretHash>,
    most_tries: u32,
    now: i64,
) -> rusqlite::Result<PhoneSpent> {
    let found = db
        .prepare_cached(
            "select phone, code, expires_at from phone_codes where hash = ?1 and purpose = ?2",
        )?
        .query_row(params![session, purpose.stored()], |row| {
            let code: Option<SecretHash> = row.get(1)?;
            Ok((row.get::<_, String>(0)?, code, row.get::<_, i64>(2)?))
        })
        .optional()?;
    let Some((phone, expected, expires_at)) = found else {
        return Ok(PhoneSpent::NoSession);
    };
    if expires_at <= now {
        return Ok(PhoneSpent::Expired);
    }
    if expected != code {
        let tries: u32 = db
            .prepare_cached(
                "update phone_codes set tries = tries + 1 where hash = ?1 returning tries",
            )?
            .query_row([session], |row| row.get(0))?;
        if tries >= most_tries {
            remove(db, session)?;
        }
        return Ok(PhoneSpent::WrongCode);
    }
    remove(db, session)?;
    Ok(PhoneSpent::Right(phone))
}

fn remove(db: &Connection, session: SecretHash) -> rusqlite::Result<()> {
    db.prepare_cached("delete from phone_codes where hash = ?1")?
        .execute([session])
        .map(drop)
}

pub(super) fn queue(db: &Connection, message: &Message) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into phone_outbox (phone, text, due_at, expires_at) values (?1, ?2, 0, ?3)",
    )?
    .execute(params![message.phone, message.text, message.expires_at])
    .map(drop)
}

/// Keeps a code and queues the message that carries it, if there is one.
pub(super) fn insert_phone_code(
    db: &Connection,
    code: &PhoneCode,
    message: Option<&Message>,
) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into phone_codes (hash, phone, purpose, code, expires_at)
         values (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        code.session,
        code.phone,
        code.purpose.stored(),
        code.code,
        code.expires_at
    ])?;
    message.map_or(Ok(()), |message| queue(db, message))
}

#[async_trait]
impl Phones for Sqlite {
    async fn put_phone_code(
        &self,
        code: &PhoneCode,
        message: Option<&Message>,
    ) -> Result<(), StoreError> {
        let (code, message) = (code.clone(), message.cloned());
        self.write(move |db| insert_phone_code(db, &code, message.as_ref()))
            .await
    }

    async fn put_message_once(
        &self,
        request: SecretHash,
        message: &Message,
    ) -> Result<bool, StoreError> {
        let message = message.clone();
        self.write(move |db| {
            let is_new = db
                .prepare_cached(
                    "insert into message_requests (hash, expires_at) values (?1, ?2)
                     on conflict do nothing",
                )?
                .execute(params![request, message.expires_at])?
                > 0;
            if is_new {
                queue(db, &message)?;
            }
            Ok(is_new)
        })
        .await
    }

    async fn knows_message_request(&self, request: SecretHash) -> Result<bool, StoreError> {
        self.read(move |db| {
            db.prepare_cached("select 1 from message_requests where hash = ?1")?
                .exists([request])
        })
        .await
    }

    async fn phone_code(&self, session: SecretHash) -> Result<Option<PhoneCode>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select phone, purpose, code, expires_at from phone_codes where hash = ?1",
            )?
            .query_row([session], |row| {
                let purpose: String = row.get(1)?;
                Ok(PhoneCode {
                    session,
                    phone: row.get(0)?,
                    purpose: PhoneUse::parse(&purpose).unwrap_or(PhoneUse::Proof),
                    code: row.get(2)?,
                    expires_at: row.get(3)?,
                })
            })
            .optional()
        })
        .await
    }

    async fn spend_phone_code(
        &self,
        session: SecretHash,
        purpose: &PhoneUse,
        code: Option<SecretHash>,
        most_tries: u32,
        now: i64,
    ) -> Result<PhoneSpent, StoreError> {
        let purpose = purpose.clone();
        self.write(move |db| spend(db, session, &purpose, code, most_tries, now))
            .await
    }

    async fn next_message(&self, now: i64, lease: i64) -> Result<Option<Message>, StoreError> {
        let waits = self
            .read(move |db| {
                db.prepare_cached("select 1 from phone_outbox where due_at <= ?1")?
                    .exists([now])
            })
            .await?;
        if !waits {
            return Ok(None);
        }
        self.write(move |db| {
            db.prepare_cached(
                "update phone_outbox set due_at = ?2, tries = tries + 1 where id =
                     (select id from phone_outbox where due_at <= ?1
                      order by tries > 0, due_at, id limit 1)
                 returning id, phone, text, tries - 1, expires_at",
            )?
            .query_row([now, lease], |row| {
                Ok(Message {
                    id: row.get(0)?,
                    phone: row.get(1)?,
                    text: row.get(2)?,
                    tries: row.get(3)?,
                    expires_at: row.get(4)?,
                })
            })
            .optional()
        })
        .await
    }

    async fn postpone_message(&self, id: i64, due_at: i64) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached("update phone_outbox set due_at = ?2 where id = ?1")?
                .execute([id, due_at])
        })
        .await?;
        Ok(())
    }

    async fn remove_message(&self, id: i64) -> Result<(), StoreError> {
        self.write(move |db| db.execute("delete from phone_outbox where id = ?1", [id]))
            .await?;
        Ok(())
    }

    async fn forget_phone_codes(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.execute("delete from phone_outbox where expires_at < ?1", [before])?;
            db.execute(
                "delete from message_requests where expires_at < ?1",
                [before],
            )?;
            db.execute("delete from phone_codes where expires_at < ?1", [before])
        })
        .await
    }
}
