//! The SQL of attempt counts. A row says that its key is known until it expires, whatever its count.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::attempt_counts::{
    Attempt, AttemptCount, AttemptCounts, Counted, CounterKey, Limit, Refund,
};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

fn attempt_count(db: &Connection, key: CounterKey) -> rusqlite::Result<Option<AttemptCount>> {
    db.prepare_cached("select count, began_at, last_at from attempt_counts where key = ?1")?
        .query_row([key], |row| {
            Ok(AttemptCount {
                count: row.get(0)?,
                began_at: row.get(1)?,
                last_at: row.get(2)?,
            })
        })
        .optional()
}

fn is_known(db: &Connection, key: CounterKey, now: i64) -> rusqlite::Result<bool> {
    db.prepare_cached("select 1 from attempt_counts where key = ?1 and expires_at > ?2")?
        .exists(params![key, now])
}

/// Whether a counter that was begun is below a limit.
fn is_below(db: &Connection, key: CounterKey, limit: &Limit, now: i64) -> rusqlite::Result<bool> {
    let begun = is_known(db, key, now)?;
    Ok(begun && attempt_count(db, key)?.is_some_and(|seen| seen.count < limit.most))
}

fn store(
    db: &Connection,
    key: CounterKey,
    attempt_count: AttemptCount,
    expires_at: i64,
) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into attempt_counts (key, count, began_at, last_at, expires_at)
         values (?1, ?2, ?3, ?4, ?5)
         on conflict (key) do update set count = excluded.count, began_at = excluded.began_at,
         last_at = excluded.last_at, expires_at = excluded.expires_at",
    )?
    .execute(params![
        key,
        attempt_count.count,
        attempt_count.began_at,
        attempt_count.last_at,
        expires_at
    ])?;
    Ok(())
}

/// Decides which attempts count; the wait in milliseconds if one that is not soft has to wait.
pub(super) fn admit(
    db: &Connection,
    attempts: &[Attempt],
    now: i64,
) -> rusqlite::Result<Result<Counted, i64>> {
    let mut counted = Counted::default();
    let mut refused_for = 0;
    for Attempt { key, limit, soft } in attempts {
        let current = limit.current(attempt_count(db, *key)?.unwrap_or_default(), now);
        let wait = limit.wait(current, now);
        match soft {
            _ if wait == 0 => counted.keys.push(*key),
            None => refused_for = refused_for.max(wait),
            Some(soft) => {
                counted.wait = counted.wait.max(wait);
                let after_reset = match soft.after_reset {
                    Some(after_reset) if is_below(db, after_reset, limit, now)? => {
                        Some(after_reset)
                    }
                    _ => None,
                };
                counted.keys.extend(after_reset);
                let passes = after_reset.is_some() || is_known(db, soft.known, now)?;
                counted.is_held |= !passes;
            }
        }
    }
    Ok(if refused_for > 0 {
        Err(refused_for)
    } else {
        Ok(counted)
    })
}

/// Counts attempts under the keys that [`admit`] has named.
pub(super) fn count(
    db: &Connection,
    attempts: &[Attempt],
    counted: &Counted,
    now: i64,
) -> rusqlite::Result<()> {
    for Attempt { key, limit, soft } in attempts {
        let after_reset = soft.and_then(|soft| soft.after_reset);
        for key in std::iter::once(*key).chain(after_reset) {
            if counted.keys.contains(&key) {
                let before = limit.current(attempt_count(db, key)?.unwrap_or_default(), now);
                let after = AttemptCount {
                    count: before.count + 1,
                    last_at: now,
                    ..before
                };
                store(db, key, after, before.began_at + limit.window)?;
            }
        }
    }
    Ok(())
}

/// Takes back what an attempt that succeeded has counted, and remembers keys as known.
pub(super) fn take_back(db: &Connection, refund: &Refund, now: i64) -> rusqlite::Result<()> {
    for key in &refund.cleared {
        db.prepare_cached("delete from attempt_counts where key = ?1")?
            .execute([key])?;
    }
    for key in &refund.decremented {
        db.prepare_cached(
            "update attempt_counts set count = count - 1 where key = ?1 and count > 0",
        )?
        .execute([key])?;
    }
    let begun = AttemptCount {
        count: 0,
        began_at: now,
        last_at: now,
    };
    for (key, until) in &refund.known {
        store(db, *key, begun, *until)?;
    }
    Ok(())
}

#[async_trait]
impl AttemptCounts for Sqlite {
    async fn count_attempt(
        &self,
        attempts: Vec<Attempt>,
        now: i64,
    ) -> Result<Result<Counted, i64>, StoreError> {
        self.write(move |db| {
            let admitted = admit(db, &attempts, now)?;
            if let Ok(counted) = &admitted {
                count(db, &attempts, counted, now)?;
            }
            Ok(admitted)
        })
        .await
    }

    async fn refund(&self, refund: Refund, now: i64) -> Result<(), StoreError> {
        self.write(move |db| take_back(db, &refund, now)).await
    }

    async fn forget_attempt_counts(&self, now: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from attempt_counts where expires_at <= ?1", [now]))
            .await
    }

    async fn attempt_count_rows(&self) -> Result<u32, StoreError> {
        self.read(|db| db.query_row("select count(*) from attempt_counts", [], |row| row.get(0)))
            .await
    }
}
