//! The SQL of refreshes. Those that wait together are one statement, and so one flush to the disk.

use super::Postgres;
use super::columns::{exact, exact_or_none, number};
use super::new_session::opening_of;
use super::transaction::Db;
use super::users::{COLUMN_COUNT, COLUMNS, user_of};
use crate::store::StoreError;
use crate::store::new_session::Family;
use crate::store::rotation::{Change, Kept, REFRESH_TOLD_EVERY};
use crate::store::sessions::{Presented, Rotation};
use std::collections::HashMap;
use std::sync::LazyLock;
use tokio_postgres::Row;

/// A refresh token that waits to be presented; the times are those of
/// [`Sessions::rotate`](crate::store::sessions::Sessions::rotate).
#[derive(Debug, Clone, Copy)]
pub(super) struct Turn {
    pub(super) presented: Presented,
    pub(super) idle: i64,
    pub(super) now: i64,
}

/// Replaces current tokens: what nearly every refresh is. It leaves out everything else, and sessions
/// that another call has locked, so that no one waits for a stranger's session. An account that
/// another call has locked is told of its refresh at the next one.
static REPLACE: LazyLock<String> = LazyLock::new(|| {
    format!(
        "with asked as materialized (
           select * from unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bigint[],
             $6::bigint[]) as asked (family, generation, hash, successor, earliest, now)),
         free as materialized (
           select s.family from asked a join sessions s on s.family = a.family
             join users u on u.uid = s.uid
           where s.generation = a.generation and s.current = a.hash
             and s.rotated_at >= a.earliest and not u.disabled
           for update of s skip locked),
         replaced as (
           update sessions s set generation = s.generation + 1, parent = s.current,
             current = a.successor, rotated_at = a.now
           from free f join asked a on a.family = f.family
           where s.family = f.family and s.generation = a.generation and s.current = a.hash
           returning s.family, s.uid, s.rotated_at, s.auth_time, s.provider, s.second_factor_kind,
             s.second_factor, s.claims, s.device),
         untold as materialized (
           select u.uid, r.rotated_at from replaced r join users u on u.uid = r.uid
           where r.rotated_at - u.last_refresh_at >= {REFRESH_TOLD_EVERY}
           for no key update of u skip locked),
         told as (
           update users u set last_refresh_at = n.rotated_at from untold n where u.uid = n.uid)
         select {COLUMNS}, r.auth_time, r.provider, r.second_factor_kind, r.second_factor, r.claims,
           r.device, r.family
         from replaced r join users u on u.uid = r.uid"
    )
});

/// Locks the session: of two refreshes that race, the second sees what the first did. When all
/// sessions of an account end or it is closed, the row goes.
static KEPT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS}, s.auth_time, s.provider, s.second_factor_kind, s.second_factor, s.claims,
         s.device, s.generation, s.current, s.parent, s.rotated_at
         from sessions s join users u on u.uid = s.uid where s.family = $1 for update of s"
    )
});

impl Postgres {
    /// Presents tokens together. Answers those that are current and have a session that nobody else
    /// changes right now; each other has to be presented alone.
    pub(super) async fn replace_current(
        &self,
        turns: &[Turn],
    ) -> Result<Vec<Option<Rotation>>, StoreError> {
        // One of each session, because a statement changes a row once.
        let mut first = HashMap::new();
        for (place, turn) in turns.iter().enumerate() {
            first.entry(turn.presented.family).or_insert(place);
        }
        let asked = || first.values().filter_map(|place| turns.get(*place));
        let families: Vec<&[u8]> = asked().map(|it| &it.presented.family[..]).collect();
        let generations: Vec<i64> = asked().map(|it| it.presented.generation.into()).collect();
        let hashes: Vec<&[u8]> = asked().map(|it| &it.presented.hash[..]).collect();
        let successors: Vec<&[u8]> = asked().map(|it| &it.presented.successor[..]).collect();
        let earliest: Vec<i64> = asked().map(|it| it.now.saturating_sub(it.idle)).collect();
        let times: Vec<i64> = asked().map(|it| it.now).collect();
        let values: super::Values<'_> = &[
            &families,
            &generations,
            &hashes,
            &successors,
            &earliest,
            &times,
        ];
        let mut done: Vec<Option<Rotation>> = turns.iter().map(|_| None).collect();
        for row in self.rows_for_all(&REPLACE, values).await? {
            let family: Family = exact(&row, COLUMN_COUNT + 6)?;
            if let Some(slot) = first.get(&family).and_then(|place| done.get_mut(*place)) {
                let opening = opening_of(&row, COLUMN_COUNT + 1)?;
                let auth_time = row.try_get(COLUMN_COUNT)?;
                *slot = Some(Rotation::Done(Box::new(user_of(&row)?), auth_time, opening));
            }
        }
        Ok(done)
    }

    /// Presents one token, once nobody else changes its session.
    pub(super) async fn rotate_one(&self, turn: Turn) -> Result<Rotation, StoreError> {
        self.write_locked(|db| Box::pin(rotate(db, turn))).await
    }
}

async fn rotate(db: Db<'_, '_>, turn: Turn) -> Result<Rotation, StoreError> {
    let family = turn.presented.family.as_slice();
    let Some(row) = db.row(&KEPT, &[&family]).await? else {
        return Ok(Rotation::Ended);
    };
    let mut kept = kept_of(&row)?;
    let (rotation, change) = kept.present(&turn.presented, turn.idle, turn.now);
    match change {
        Change::None => {}
        Change::Replaced { told } => {
            let sql = "update sessions set generation = generation + 1, parent = current,
                 current = $2, rotated_at = $3 where family = $1";
            db.run(sql, &[&family, &kept.current.as_slice(), &turn.now])
                .await?;
            if told {
                let sql = "update users set last_refresh_at = $2 where uid = $1";
                db.run(sql, &[&kept.user.uid, &turn.now]).await?;
            }
        }
        Change::Ended => {
            let sql = "delete from sessions where family = $1";
            db.run(sql, &[&family]).await?;
        }
    }
    Ok(rotation)
}

fn kept_of(row: &Row) -> Result<Kept, StoreError> {
    Ok(Kept {
        user: user_of(row)?,
        auth_time: row.try_get(COLUMN_COUNT)?,
        opening: opening_of(row, COLUMN_COUNT + 1)?,
        generation: number(row, COLUMN_COUNT + 6)?,
        current: exact(row, COLUMN_COUNT + 7)?,
        parent: exact_or_none(row, COLUMN_COUNT + 8)?,
        rotated_at: row.try_get(COLUMN_COUNT + 9)?,
    })
}
