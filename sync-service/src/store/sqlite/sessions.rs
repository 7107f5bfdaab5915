//! The SQL of sessions.

use super::Sqlite;
use super::new_session::insert_session;
use super::users::{COLUMN_COUNT, COLUMNS, find, user_of};
use crate::store::StoreError;
use crate::store::new_session::{Family, NewSession, Opening};
use crate::store::rotation::{Change, Kept};
use crate::store::sessions::{Holder, OpenSession, Presented, Rotation, Sessions};
use crate::store::users::User;
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::sync::LazyLock;

static KEPT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS}, s.generation, s.current, s.parent, s.rotated_at, s.auth_time,
         s.provider, s.second_factor_kind, s.second_factor, s.claims, s.device
         from sessions s join users u on u.uid = s.uid where s.family = ?1"
    )
});

static HOLDER: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS},
         exists (select 1 from sessions s where s.family = ?2 and s.uid = u.uid)
         from users u where u.uid = ?1"
    )
});

fn kept(db: &Connection, family: Family) -> rusqlite::Result<Option<Kept>> {
    db.prepare_cached(&KEPT)?
        .query_row([family], |row| {
            Ok(Kept {
                user: user_of(row)?,
                generation: row.get(COLUMN_COUNT)?,
                current: row.get(COLUMN_COUNT + 1)?,
                parent: row.get(COLUMN_COUNT + 2)?,
                rotated_at: row.get(COLUMN_COUNT + 3)?,
                auth_time: row.get(COLUMN_COUNT + 4)?,
                opening: opening_of(row, COLUMN_COUNT + 5)?,
            })
        })
        .optional()
}

/// Reads how a session was opened, from five columns.
pub(super) fn opening_of(row: &Row<'_>, first: usize) -> rusqlite::Result<Opening> {
    let kind: Option<String> = row.get(first + 1)?;
    let id: Option<String> = row.get(first + 2)?;
    Ok(Opening {
        provider: row.get(first)?,
        second_factor: kind.zip(id),
        claims: row.get(first + 3)?,
        device: row.get(first + 4)?,
    })
}

/// Decides and changes in one transaction, so that two refreshes that race make one successor.
fn rotate(
    db: &Connection,
    presented: Presented,
    idle: i64,
    now: i64,
) -> rusqlite::Result<Rotation> {
    let Some(mut kept) = kept(db, presented.family)? else {
        return Ok(Rotation::Ended);
    };
    let (rotation, change) = kept.present(&presented, idle, now);
    match change {
        Change::None => {}
        Change::Replaced { told } => replace(db, presented.family, &kept, told)?,
        Change::Ended => drop(end_one(db, presented.family)?),
    }
    Ok(rotation)
}

fn replace(db: &Connection, family: Family, kept: &Kept, told: bool) -> rusqlite::Result<()> {
    db.prepare_cached(
        "update sessions set generation = ?2, parent = ?3, current = ?4, rotated_at = ?5
         where family = ?1",
    )?
    .execute(params![
        family,
        kept.generation,
        kept.parent,
        kept.current,
        kept.rotated_at
    ])?;
    if told {
        db.prepare_cached("update users set last_refresh_at = ?2 where uid = ?1")?
            .execute(params![kept.user.uid, kept.rotated_at])?;
    }
    Ok(())
}

fn end_one(db: &Connection, family: Family) -> rusqlite::Result<usize> {
    db.prepare_cached("delete from sessions where family = ?1")?
        .execute([family])
}

/// Opens a session at a sign-in, unless something that it rests on has changed since `epoch`.
pub(super) fn open(
    db: &Connection,
    session: &NewSession,
    epoch: i64,
) -> rusqlite::Result<Option<User>> {
    let user = find(db, &session.uid)?;
    user.filter(|user| user.may_open(&session.opening, epoch))
        .map(|user| open_for(db, user, session))
        .transpose()
}

/// Opens a session of an account that was just read; answers the account as it is then.
pub(super) fn open_for(
    db: &Connection,
    user: User,
    session: &NewSession,
) -> rusqlite::Result<User> {
    insert_session(db, session)?;
    db.prepare_cached("update users set last_login_at = ?2, last_refresh_at = ?2 where uid = ?1")?
        .execute(params![user.uid, session.at])?;
    Ok(User {
        last_login_at: session.at,
        last_refresh_at: session.at,
        ..user
    })
}

#[async_trait]
impl Sessions for Sqlite {
    async fn open_session(
        &self,
        session: &NewSession,
        epoch: i64,
    ) -> Result<Option<User>, StoreError> {
        let session = session.clone();
        self.write(move |db| open(db, &session, epoch)).await
    }

    async fn holder(&self, uid: &Uid, family: Family) -> Result<Option<Holder>, StoreError> {
        let uid = uid.to_owned();
        self.read_inline(move |db| {
            db.prepare_cached(&HOLDER)?
                .query_row(params![uid, family], |row| {
                    Ok(Holder {
                        user: user_of(row)?,
                        is_open: row.get(COLUMN_COUNT)?,
                    })
                })
                .optional()
        })
        .await
    }

    async fn rotate(
        &self,
        presented: Presented,
        idle: i64,
        now: i64,
    ) -> Result<Rotation, StoreError> {
        self.write(move |db| rotate(db, presented, idle, now)).await
    }

    async fn end_session(&self, family: Family) -> Result<(), StoreError> {
        self.write(move |db| end_one(db, family)).await?;
        Ok(())
    }

    async fn sessions_of(&self, uid: &Uid) -> Result<Vec<OpenSession>, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select family, created_at, rotated_at, provider, second_factor_kind, second_factor,
                 claims, device from sessions where uid = ?1 order by created_at",
            )?
            .query_map([uid], |row| {
                Ok(OpenSession {
                    family: row.get(0)?,
                    created_at: row.get(1)?,
                    used_at: row.get(2)?,
                    opening: opening_of(row, 3)?,
                })
            })?
            .collect()
        })
        .await
    }

    async fn end_session_of(&self, uid: &Uid, family: Family) -> Result<bool, StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| {
            let ended = db
                .prepare_cached("delete from sessions where family = ?1 and uid = ?2")?
                .execute(params![family, uid])?;
            Ok(ended == 1)
        })
        .await
    }

    async fn forget_sessions(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from sessions where rotated_at < ?1", [before]))
            .await
    }
}
