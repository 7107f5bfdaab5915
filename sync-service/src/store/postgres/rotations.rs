//! The SQL of refreshes. Those that wait together share a transaction, and so its flush to the disk.

use super::Postgres;
use super::columns::{exact, exact_or_none, number};
use super::new_session::opening_of;
use super::transaction::Db;
use super::users::{COLUMN_COUNT, COLUMNS, user_of};
use crate::store::StoreError;
use crate::store::new_session::Family;
use crate::store::rotation::{Change, Kept};
use crate::store::sessions::{Presented, Rotation};
use std::collections::{BTreeMap, HashMap};
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

/// Locks sessions: of two refreshes that race, the second sees what the first did. When all sessions
/// of an account end or it is closed, the row goes.
static KEPT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS}, s.generation, s.current, s.parent, s.rotated_at, s.auth_time,
         s.provider, s.second_factor_kind, s.second_factor, s.claims, s.device, s.family
         from sessions s join users u on u.uid = s.uid where s.family = any($1) for update of s"
    )
});
/// Leaves out sessions that another call changes right now, so that no one waits for a stranger's
/// session and no two transactions for each other.
static UNLOCKED: LazyLock<String> = LazyLock::new(|| format!("{} skip locked", *KEPT));

const REPLACE: &str = "update sessions s
     set generation = n.generation, parent = n.parent, current = n.current, rotated_at = n.rotated_at
     from unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bigint[])
       as n (family, generation, parent, current, rotated_at)
     where s.family = n.family";
/// An account that another call changes right now is told at its next refresh.
const TELL: &str = "update users u set last_refresh_at = n.at
     from unnest($1::text[], $2::bigint[]) as n (uid, at)
     join (select uid from users where uid = any($1) for no key update skip locked) as free
       on free.uid = n.uid
     where u.uid = n.uid";

impl Postgres {
    /// Presents tokens of sessions that nobody else changes right now. `None` for each other, also for
    /// a session that has ended.
    pub(super) async fn rotate_unlocked(
        &self,
        turns: &[Turn],
    ) -> Result<Vec<Option<Rotation>>, StoreError> {
        self.write_for_all(|db| Box::pin(rotate(db, turns, &UNLOCKED)))
            .await
    }

    /// Presents one token, once nobody else changes its session.
    pub(super) async fn rotate_one(&self, turn: Turn) -> Result<Rotation, StoreError> {
        let turns = [turn];
        let done = self
            .write_locked(|db| Box::pin(rotate(db, &turns, &KEPT)))
            .await?;
        Ok(done.into_iter().flatten().next().unwrap_or(Rotation::Ended))
    }
}

/// Presents tokens one after the other; `None` where no session was found.
async fn rotate(
    db: Db<'_, '_>,
    turns: &[Turn],
    sql: &str,
) -> Result<Vec<Option<Rotation>>, StoreError> {
    let families: Vec<&[u8]> = turns.iter().map(|it| &it.presented.family[..]).collect();
    let mut sessions = HashMap::new();
    for row in db.rows(sql, &[&families]).await? {
        sessions.insert(exact(&row, COLUMN_COUNT + 10)?, kept_of(&row)?);
    }
    let mut changes = Changes::default();
    let done = turns.iter().map(|turn| {
        let family = turn.presented.family;
        let kept = sessions.get_mut(&family)?;
        let (rotation, change) = kept.present(&turn.presented, turn.idle, turn.now);
        changes.note(family, kept, change);
        if change == Change::Ended {
            sessions.remove(&family);
        }
        Some(rotation)
    });
    let done = done.collect();
    changes.write(db, &sessions).await?;
    Ok(done)
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

/// What a transaction has to write.
#[derive(Default)]
struct Changes {
    replaced: Vec<Family>,
    ended: Vec<Family>,
    /// The last refresh of accounts.
    told: BTreeMap<String, i64>,
}

impl Changes {
    fn note(&mut self, family: Family, kept: &Kept, change: Change) {
        match change {
            Change::None => {}
            Change::Replaced { told } => {
                self.replaced.push(family);
                if told {
                    self.told.insert(kept.user.uid.to_string(), kept.rotated_at);
                }
            }
            Change::Ended => self.ended.push(family),
        }
    }

    async fn write(
        &self,
        db: Db<'_, '_>,
        sessions: &HashMap<Family, Kept>,
    ) -> Result<(), StoreError> {
        self.replace(db, sessions).await?;
        if !self.ended.is_empty() {
            let ended: Vec<&[u8]> = self.ended.iter().map(|it| &it[..]).collect();
            let sql = "delete from sessions where family = any($1)";
            db.run(sql, &[&ended]).await?;
        }
        if !self.told.is_empty() {
            let uids: Vec<&str> = self.told.keys().map(String::as_str).collect();
            let times: Vec<i64> = self.told.values().copied().collect();
            db.run(TELL, &[&uids, &times]).await?;
        }
        Ok(())
    }

    async fn replace(
        &self,
        db: Db<'_, '_>,
        sessions: &HashMap<Family, Kept>,
    ) -> Result<(), StoreError> {
        let mut families = self.replaced.clone();
        families.sort_unstable();
        families.dedup();
        // One that was replaced and then ended in the same transaction is gone.
        let kept: Vec<(&Family, &Kept)> = families
            .iter()
            .filter_map(|family| sessions.get_key_value(family))
            .collect();
        if kept.is_empty() {
            return Ok(());
        }
        let families: Vec<&[u8]> = kept.iter().map(|(family, _)| &family[..]).collect();
        let generations: Vec<i64> = kept.iter().map(|(_, it)| it.generation.into()).collect();
        let parents: Vec<Option<&[u8]>> = kept
            .iter()
            .map(|(_, it)| it.parent.as_ref().map(|hash| &hash[..]))
            .collect();
        let current: Vec<&[u8]> = kept.iter().map(|(_, it)| &it.current[..]).collect();
        let times: Vec<i64> = kept.iter().map(|(_, it)| it.rotated_at).collect();
        db.run(
            REPLACE,
            &[&families, &generations, &parents, &current, &times],
        )
        .await
        .map(drop)
    }
}
