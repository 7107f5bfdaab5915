//! The SQL of tallies. A row whose count is 0 says that its key is known.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::tallies::{Tallies, Tally, TallyKey, Tried};
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

fn store(db: &Connection, key: TallyKey, tally: Tally) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into tallies (key, count, began_at, last_at) values (?1, ?2, ?3, ?4)
         on conflict (key) do update set count = excluded.count, began_at = excluded.began_at,
         last_at = excluded.last_at",
    )?
    .execute(params![key, tally.count, tally.began_at, tally.last_at])?;
    Ok(())
}

#[async_trait]
impl Tallies for Sqlite {
    async fn count_try(&self, tries: Vec<Tried>, now: i64) -> Result<Result<(), i64>, StoreError> {
        self.write(move |db| {
            let mut counted = Vec::with_capacity(tries.len());
            let mut wait = 0;
            for tried in tries {
                let is_known = match tried.unless_known {
                    Some(key) => tally(db, key)?.is_some(),
                    None => false,
                };
                if is_known {
                    continue;
                }
                let seen = tally(db, tried.key)?.unwrap_or_default();
                let current = tried.limit.current(seen, now);
                wait = wait.max(tried.limit.wait(current, now));
                counted.push((tried.key, current));
            }
            if wait > 0 {
                return Ok(Err(wait));
            }
            for (key, before) in counted {
                let after = Tally {
                    count: before.count + 1,
                    last_at: now,
                    ..before
                };
                store(db, key, after)?;
            }
            Ok(Ok(()))
        })
        .await
    }

    async fn forgive(
        &self,
        forgiven: TallyKey,
        known: TallyKey,
        now: i64,
    ) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached("delete from tallies where key = ?1")?
                .execute([forgiven])?;
            let seen = Tally {
                count: 0,
                began_at: now,
                last_at: now,
            };
            store(db, known, seen)
        })
        .await
    }

    async fn forget_tallies(&self, counted: i64, known: i64) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.execute(
                "delete from tallies where last_at < iif(count = 0, ?2, ?1)",
                [counted, known],
            )
        })
        .await
    }
}
