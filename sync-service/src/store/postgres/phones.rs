//! The SQL of codes that are sent to phones.

use super::Postgres;
use super::columns::{exact_or_none, number};
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::phones::{Message, PhoneCode, PhoneSpent, PhoneUse, Phones};
use crate::store::second_factors::SecretHash;
use async_trait::async_trait;
use tokio_postgres::Row;

/// Uses up a code, inside a transaction.
pub(super) async fn spend(
    db: Db<'_, '_>,
    session: SecretHash,
    purpose: &PhoneUse,
    code: Option<SecretHash>,
    most_tries: u32,
    now: i64,
) -> Result<PhoneSpent, StoreError> {
    let hash = session.as_slice();
    let sql = "select phone, code, expires_at from phone_codes where hash = $1 and purpose = $2";
    let Some(row) = db.row(sql, &[&hash, &purpose.stored()]).await? else {
        return Ok(PhoneSpent::NoSession);
    };
    if row.try_get::<_, i64>(2)? <= now {
        return Ok(PhoneSpent::Expired);
    }
    let remove = "delete from phone_codes where hash = $1";
    if exact_or_none(&row, 1)? != code {
        let sql = "update phone_codes set tries = tries + 1 where hash = $1 returning tries";
        let tries = db.row(sql, &[&hash]).await?;
        let tries: u32 = tries.map_or(Ok(u32::MAX), |row| number(&row, 0))?;
        if tries >= most_tries {
            db.run(remove, &[&hash]).await?;
        }
        return Ok(PhoneSpent::WrongCode);
    }
    db.run(remove, &[&hash]).await?;
    Ok(PhoneSpent::Right(row.try_get(0)?))
}

fn code_of(row: &Row, session: SecretHash) -> Result<PhoneCode, StoreError> {
    Ok(PhoneCode {
        session,
        phone: row.try_get(0)?,
        purpose: PhoneUse::parse(row.try_get(1)?).unwrap_or(PhoneUse::Proof),
        code: exact_or_none(row, 2)?,
        expires_at: row.try_get(3)?,
    })
}

fn message_of(row: &Row) -> Result<Message, StoreError> {
    Ok(Message {
        id: row.try_get(0)?,
        phone: row.try_get(1)?,
        text: row.try_get(2)?,
        tries: number(row, 3)?,
        expires_at: row.try_get(4)?,
    })
}

pub(super) async fn queue(db: Db<'_, '_>, message: &Message) -> Result<(), StoreError> {
    let sql = "insert into phone_outbox (phone, text, due_at, expires_at)
         values ($1, $2, 0, $3)";
    let expires_at = &message.expires_at;
    db.run(sql, &[&message.phone, &message.text, expires_at])
        .await
        .map(drop)
}

/// Keeps a code and queues the message that carries it, if there is one.
pub(super) async fn insert_phone_code(
    db: Db<'_, '_>,
    code: &PhoneCode,
    message: Option<&Message>,
) -> Result<(), StoreError> {
    let sql = "insert into phone_codes (hash, phone, purpose, code, expires_at)
         values ($1, $2, $3, $4, $5)";
    let (hash, digits) = (code.session.as_slice(), code.code.as_ref());
    let digits = digits.map(|it| it.as_slice());
    let (phone, purpose) = (&code.phone, code.purpose.stored());
    db.run(sql, &[&hash, phone, &purpose, &digits, &code.expires_at])
        .await?;
    match message {
        Some(message) => queue(db, message).await,
        None => Ok(()),
    }
}

#[async_trait]
impl Phones for Postgres {
    async fn put_phone_code(
        &self,
        code: &PhoneCode,
        message: Option<&Message>,
    ) -> Result<(), StoreError> {
        self.write_locked(|db| Box::pin(async move { insert_phone_code(db, code, message).await }))
            .await
    }

    async fn put_message_once(
        &self,
        request: SecretHash,
        message: &Message,
    ) -> Result<bool, StoreError> {
        self.write_locked(|db| {
            Box::pin(async move {
                let sql = "insert into message_requests (hash, expires_at) values ($1, $2)
                     on conflict do nothing";
                let hash = request.as_slice();
                let is_new = db.run(sql, &[&hash, &message.expires_at]).await? > 0;
                if is_new {
                    queue(db, message).await?;
                }
                Ok(is_new)
            })
        })
        .await
    }

    async fn knows_message_request(&self, request: SecretHash) -> Result<bool, StoreError> {
        let sql = "select 1 from message_requests where hash = $1";
        Ok(self.row(sql, &[&request.as_slice()]).await?.is_some())
    }

    async fn phone_code(&self, session: SecretHash) -> Result<Option<PhoneCode>, StoreError> {
        let sql = "select phone, purpose, code, expires_at from phone_codes where hash = $1";
        let row = self.row(sql, &[&session.as_slice()]).await?;
        row.map(|row| code_of(&row, session)).transpose()
    }

    async fn spend_phone_code(
        &self,
        session: SecretHash,
        purpose: &PhoneUse,
        code: Option<SecretHash>,
        most_tries: u32,
        now: i64,
    ) -> Result<PhoneSpent, StoreError> {
        self.write(|db| {
            Box::pin(async move { spend(db, session, purpose, code, most_tries, now).await })
        })
        .await
    }

    async fn next_message(&self, now: i64, lease: i64) -> Result<Option<Message>, StoreError> {
        let sql = "update phone_outbox set due_at = $2, tries = tries + 1 where id =
               (select id from phone_outbox where due_at <= $1
                order by (tries > 0), due_at, id limit 1 for update skip locked)
             returning id, phone, text, tries - 1, expires_at";
        let row = self.row(sql, &[&now, &lease]).await?;
        row.map(|row| message_of(&row)).transpose()
    }

    async fn postpone_message(&self, id: i64, due_at: i64) -> Result<(), StoreError> {
        let sql = "update phone_outbox set due_at = $2 where id = $1";
        self.run(sql, &[&id, &due_at]).await.map(drop)
    }

    async fn remove_message(&self, id: i64) -> Result<(), StoreError> {
        let sql = "delete from phone_outbox where id = $1";
        self.run(sql, &[&id]).await.map(drop)
    }

    async fn forget_phone_codes(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from phone_outbox where expires_at < $1";
        self.run(sql, &[&before]).await?;
        let sql = "delete from message_requests where expires_at < $1";
        self.run(sql, &[&before]).await?;
        let sql = "delete from phone_codes where expires_at < $1";
        self.run(sql, &[&before]).await
    }
}
