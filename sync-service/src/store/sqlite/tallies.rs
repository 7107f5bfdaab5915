//! The SQL of tallies. A row says that its key is known until it expires, whatever its count.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::tallies::{Counted, Forgiven, Limit, Tallies, Tally, TallyKey, Tried};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

fn tally(db: &Connection, key: TallyKey) -> rusqlite::Result<Option<Tally>> {
    db.prepare_cached("select count, began_at, last_at from tallies where key = ?1")?
        .query_row([key], |row| {
            Ok(Tally {
                count: row.get(0)?,
                began_at: row.get(1)?,
                last_at: row.get(2)?,
            })
        })
        .optional()
}

fn is_known(db: &Connection, key: TallyKey, now: i64) -> rusqlite::Result<bool> {
    db.prepare_cached("select 1 from tallies where key = ?1 and expires_at > ?2")?
        .exists(params![key, now])
}

/// Whether a counter that was begun is below a limit.
fn is_below(db: &Connection, key: TallyKey, limit: &Limit, now: i64) -> rusqlite::Result<bool> {
    let begun = is_known(db, key, now)?;
    Ok(begun && tally(db, key)?.is_some_and(|seen| seen.count < limit.most))
}

fn store(db: &Connection, key: TallyKey, tally: Tally, expires_at: i64) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into tallies (key, count, began_at, last_at, expires_at)
         values (?1, ?2, ?3, ?4, ?5)
         on conflict (key) do update set count = excluded.count, began_at = excluded.began_at,
         last_at = excluded.last_at, expires_at = excluded.expires_at",
    )?
    .execute(params![
        key,
        tally.count,
        tally.began_at,
        tally.last_at,
        expires_at
    ])?;
    Ok(())
}

#[async_trait]
impl Tallies for Sqlite {
    async fn count_try(
        &self,
        tries: Vec<Tried>,
        now: i64,
    ) -> Result<Result<Counted, i64>, StoreError> {
        self.write(move |db| {
            let mut counted = Counted::default();
            let mut refused_for = 0;
            for Tried { key, limit, soft } in &tries {
                let current = limit.current(tally(db, *key)?.unwrap_or_default(), now);
                let wait = limit.wait(current, now);
                match soft {
                    _ if wait == 0 => counted.keys.push(*key),
                    None => refused_for = refused_for.max(wait),
                    Some(soft) => {
                        counted.wait = counted.wait.max(wait);
                        let spare = match soft.spare {
                            Some(spare) if is_below(db, spare, limit, now)? => Some(spare),
                            _ => None,
                        };
                        counted.keys.extend(spare);
                        let passes = spare.is_some() || is_known(db, soft.known, now)?;
                        counted.is_held |= !passes;
                    }
                }
            }
            if refused_for > 0 {
                return Ok(Err(refused_for));
            }
            for Tried { key, limit, soft } in tries {
                let spare = soft.and_then(|soft| soft.spare);
                for key in std::iter::once(key).chain(spare) {
                    if counted.keys.contains(&key) {
                        let before = limit.current(tally(db, key)?.unwrap_or_default(), now);
                        let after = Tally {
                            count: before.count + 1,
                            last_at: now,
                            ..before
                        };
                        store(db, key, after, before.began_at + limit.window)?;
                    }
                }
            }
            Ok(Ok(counted))
        })
        .await
    }

    async fn forgive(&self, forgiven: Forgiven, now: i64) -> Result<(), StoreError> {
        self.write(move |db| {
            for key in &forgiven.cleared {
                db.prepare_cached("delete from tallies where key = ?1")?
                    .execute([key])?;
            }
            for key in &forgiven.given_back {
                db.prepare_cached(
                    "update tallies set count = count - 1 where key = ?1 and count > 0",
                )?
                .execute([key])?;
            }
            let begun = Tally {
                count: 0,
                began_at: now,
                last_at: now,
            };
            for (key, until) in forgiven.known {
                store(db, key, begun, until)?;
            }
            Ok(())
        })
        .await
    }

    async fn forget_tallies(&self, now: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from tallies where expires_at <= ?1", [now]))
            .await
    }

    async fn tally_count(&self) -> Result<u32, StoreError> {
        self.read(|db| db.query_row("select count(*) from tallies", [], |row| row.get(0)))
            .await
    }
}
