//! The SQL of sessions.

use super::Postgres;
use super::columns::{exact, exact_or_none, number};
use super::new_session::insert_session;
use super::transaction::Db;
use super::users::{COLUMN_COUNT, COLUMNS, find, user_of};
use crate::store::StoreError;
use crate::store::new_session::{Family, NewSession, Opening, TokenHash};
use crate::store::sessions::{Holder, OpenSession, Presented, Rotation, Sessions};
use crate::store::users::User;
use async_trait::async_trait;
use std::sync::LazyLock;
use tokio_postgres::Row;

/// The last refresh of an account is known to the minute; every refresh would be another write.
const REFRESH_TOLD_EVERY: i64 = 60_000;

/// Locks the session: of two refreshes that race, the second sees what the first did. When all
/// sessions of an account end or it is closed, the row goes.
static KEPT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS}, s.generation, s.current, s.parent, s.rotated_at, s.auth_time,
         s.provider, s.second_factor_kind, s.second_factor, s.claims, s.device
         from sessions s join users u on u.uid = s.uid where s.family = $1 for update of s"
    )
});

static HOLDER: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS},
         exists (select 1 from sessions s where s.family = $2 and s.uid = u.uid)
         from users u where u.uid = $1"
    )
});

/// A family as it is stored, with its account.
struct Kept {
    user: User,
    generation: u32,
    current: TokenHash,
    parent: Option<TokenHash>,
    rotated_at: i64,
    auth_time: i64,
    opening: Opening,
}

fn kept_of(row: &Row) -> Result<Kept, StoreError> {
    Ok(Kept {
        user: user_of(row)?,
        generation: number(row, COLUMN_COUNT)?,
        current: exact(row, COLUMN_COUNT + 1)?,
        parent: exact_or_none(row, COLUMN_COUNT + 2)?,
        rotated_at: row.try_get(COLUMN_COUNT + 3)?,
        auth_time: row.try_get(COLUMN_COUNT + 4)?,
        opening: opening_of(row, COLUMN_COUNT + 5)?,
    })
}

/// Reads how a session was opened, from five columns.
pub(super) fn opening_of(row: &Row, first: usize) -> Result<Opening, StoreError> {
    let kind: Option<String> = row.try_get(first + 1)?;
    let id: Option<String> = row.try_get(first + 2)?;
    Ok(Opening {
        provider: row.try_get(first)?,
        second_factor: kind.zip(id),
        claims: row.try_get(first + 3)?,
        device: row.try_get(first + 4)?,
    })
}

async fn rotate(
    db: Db<'_, '_>,
    presented: Presented,
    idle: i64,
    now: i64,
) -> Result<Rotation, StoreError> {
    let family = presented.family.as_slice();
    let Some(row) = db.row(&KEPT, &[&family]).await? else {
        return Ok(Rotation::Ended);
    };
    let kept = kept_of(&row)?;
    if kept.user.disabled {
        return Ok(Rotation::Disabled);
    }
    if now - kept.rotated_at > idle {
        return Ok(Rotation::Idle);
    }
    let done = |kept: Kept| Rotation::Done(Box::new(kept.user), kept.auth_time, kept.opening);
    if presented.generation == kept.generation && presented.hash == kept.current {
        let sql = "update sessions set generation = generation + 1, parent = current, current = $2,
             rotated_at = $3 where family = $1";
        db.run(sql, &[&family, &presented.successor.as_slice(), &now])
            .await?;
        if now - kept.user.last_refresh_at >= REFRESH_TOLD_EVERY {
            let sql = "update users set last_refresh_at = $2 where uid = $1";
            db.run(sql, &[&kept.user.uid, &now]).await?;
        }
        return Ok(done(kept));
    }
    // The successor is current, so it was not used: the answer that carried it may be lost.
    let is_parent = presented.generation.checked_add(1) == Some(kept.generation)
        && kept.parent == Some(presented.hash)
        && kept.current == presented.successor;
    if is_parent {
        return Ok(done(kept));
    }
    let end = "delete from sessions where family = $1";
    db.run(end, &[&family]).await?;
    Ok(Rotation::Reused(kept.user.uid))
}

fn session_of(row: &Row) -> Result<OpenSession, StoreError> {
    Ok(OpenSession {
        family: exact(row, 0)?,
        created_at: row.try_get(1)?,
        used_at: row.try_get(2)?,
        opening: opening_of(row, 3)?,
    })
}

#[async_trait]
impl Sessions for Postgres {
    async fn open_session(
        &self,
        session: &NewSession,
        epoch: i64,
    ) -> Result<Option<User>, StoreError> {
        self.write(|db| {
            Box::pin(async move {
                let user = find(db, &session.uid).await?;
                if !user.is_some_and(|user| user.may_open(&session.opening, epoch)) {
                    return Ok(None);
                }
                insert_session(db, session).await?;
                let sql = "update users set last_login_at = $2, last_refresh_at = $2
                     where uid = $1";
                db.run(sql, &[&session.uid, &session.at]).await?;
                find(db, &session.uid).await
            })
        })
        .await
    }

    async fn holder(&self, uid: &str, family: Family) -> Result<Option<Holder>, StoreError> {
        let row = self.row(&HOLDER, &[&uid, &family.as_slice()]).await?;
        row.map(|row| {
            Ok(Holder {
                user: user_of(&row)?,
                is_open: row.try_get(COLUMN_COUNT)?,
            })
        })
        .transpose()
    }

    async fn rotate(
        &self,
        presented: Presented,
        idle: i64,
        now: i64,
    ) -> Result<Rotation, StoreError> {
        self.write_locked(|db| Box::pin(async move { rotate(db, presented, idle, now).await }))
            .await
    }

    async fn end_session(&self, family: Family) -> Result<(), StoreError> {
        let sql = "delete from sessions where family = $1";
        self.run(sql, &[&family.as_slice()]).await.map(drop)
    }

    async fn sessions_of(&self, uid: &str) -> Result<Vec<OpenSession>, StoreError> {
        let sql = "select family, created_at, rotated_at, provider, second_factor_kind,
             second_factor, claims, device from sessions where uid = $1 order by created_at";
        let rows = self.rows(sql, &[&uid]).await?;
        rows.iter().map(session_of).collect()
    }

    async fn end_session_of(&self, uid: &str, family: Family) -> Result<bool, StoreError> {
        let sql = "delete from sessions where family = $1 and uid = $2";
        Ok(self.run(sql, &[&family.as_slice(), &uid]).await? == 1)
    }

    async fn forget_sessions(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from sessions where rotated_at < $1";
        self.run(sql, &[&before]).await
    }
}
