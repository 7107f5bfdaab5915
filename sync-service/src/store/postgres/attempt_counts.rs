//! The SQL of attempt_counts. A row says that its key is known until it expires, whatever its count.
//!
//! Calls about one key take turns: the rows are locked, in the order of their keys, before they are
//! read; so no attempt is lost and none is tried again.

use super::Postgres;
use super::columns::{exact, number};
use super::transaction::Db;
use crate::store::StoreError;
use crate::store::attempt_counts::{
    Attempt, AttemptCount, AttemptCounts, Counted, CounterKey, Refund,
};
use async_trait::async_trait;
use std::collections::HashMap;

/// A counter, and until when its key is known.
type Counters = HashMap<CounterKey, (AttemptCount, i64)>;

/// Locks the counters of attempts, making those that are missing, and reads them with some others.
async fn lock(db: Db<'_, '_>, attempts: &[Attempt]) -> Result<Counters, StoreError> {
    let own: Vec<&[u8]> = attempts.iter().map(|it| it.key.as_slice()).collect();
    let soft = attempts.iter().filter_map(|it| it.soft.as_ref());
    let others: Vec<&[u8]> = soft
        .flat_map(|soft| std::iter::once(&soft.known).chain(&soft.after_reset))
        .map(<[u8; 32]>::as_slice)
        .collect();
    // A counter that is made here is known until a time long past: not known.
    let sql = "insert into attempt_counts (key, count, began_at, last_at, expires_at)
         select distinct key, 0, 0, 0, 0 from unnest($1::bytea[]) as key order by key
         on conflict (key) do update set key = excluded.key
         returning key, count, began_at, last_at, expires_at";
    let mut rows = db.rows(sql, &[&own]).await?;
    if !others.is_empty() {
        let sql = "select key, count, began_at, last_at, expires_at from attempt_counts
             where key = any($1) order by key for update";
        rows.extend(db.rows(sql, &[&others]).await?);
    }
    let counter = |row: &tokio_postgres::Row| {
        let count = AttemptCount {
            count: number(row, 1)?,
            began_at: row.try_get(2)?,
            last_at: row.try_get(3)?,
        };
        Ok((exact(row, 0)?, (count, row.try_get(4)?)))
    };
    rows.iter().map(counter).collect()
}

async fn store(
    db: Db<'_, '_>,
    key: CounterKey,
    attempt_count: AttemptCount,
    expires_at: i64,
) -> Result<(), StoreError> {
    let AttemptCount {
        count,
        began_at,
        last_at,
    } = attempt_count;
    let sql = "insert into attempt_counts (key, count, began_at, last_at, expires_at)
         values ($1, $2, $3, $4, $5)
         on conflict (key) do update set count = excluded.count, began_at = excluded.began_at,
         last_at = excluded.last_at, expires_at = excluded.expires_at";
    let key = key.as_slice();
    db.run(
        sql,
        &[&key, &i64::from(count), &began_at, &last_at, &expires_at],
    )
    .await?;
    Ok(())
}

/// Why a transaction is given up.
enum Stop {
    Refused(i64),
    Failed(StoreError),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

/// Decides which attempts count, on counters as they stand.
fn decide(attempts: &[Attempt], counters: &Counters, now: i64) -> Result<Counted, i64> {
    let find = |key: &CounterKey| counters.get(key).copied();
    let is_known = |key: &CounterKey| find(key).is_some_and(|(_, until)| until > now);
    let mut counted = Counted::default();
    let mut refused_for = 0;
    for Attempt { key, limit, soft } in attempts {
        let count = find(key).unwrap_or_default().0;
        let wait = limit.wait(limit.current(count, now), now);
        match soft {
            _ if wait == 0 => counted.keys.push(*key),
            None => refused_for = refused_for.max(wait),
            Some(soft) => {
                counted.wait = counted.wait.max(wait);
                let is_below = |key: &CounterKey| {
                    is_known(key) && find(key).is_some_and(|(seen, _)| seen.count < limit.most)
                };
                let after_reset = soft.after_reset.filter(is_below);
                counted.keys.extend(after_reset);
                counted.is_held |= after_reset.is_none() && !is_known(&soft.known);
            }
        }
    }
    if refused_for > 0 {
        return Err(refused_for);
    }
    Ok(counted)
}

async fn count(db: Db<'_, '_>, attempts: &[Attempt], now: i64) -> Result<Counted, Stop> {
    let mut counters = lock(db, attempts).await?;
    let counted = decide(attempts, &counters, now).map_err(Stop::Refused)?;
    for Attempt { key, limit, soft } in attempts {
        let after_reset = soft.and_then(|soft| soft.after_reset);
        for key in std::iter::once(*key).chain(after_reset) {
            if counted.keys.contains(&key) {
                let found = counters.get(&key).copied().unwrap_or_default().0;
                let before = limit.current(found, now);
                let after = AttemptCount {
                    count: before.count + 1,
                    last_at: now,
                    ..before
                };
                let expires_at = before.began_at + limit.window;
                store(db, key, after, expires_at).await?;
                counters.insert(key, (after, expires_at));
            }
        }
    }
    Ok(counted)
}

#[async_trait]
impl AttemptCounts for Postgres {
    async fn count_attempt(
        &self,
        attempts: Vec<Attempt>,
        now: i64,
    ) -> Result<Result<Counted, i64>, StoreError> {
        let attempts = &attempts;
        self.write_locked(|db| {
            Box::pin(async move {
                match count(db, attempts, now).await {
                    Ok(counted) => Ok(Ok(counted)),
                    Err(Stop::Failed(error)) => Err(error),
                    Err(Stop::Refused(wait)) => {
                        forget_made(db, attempts).await?;
                        Ok(Err(wait))
                    }
                }
            })
        })
        .await
    }

    async fn refund(&self, refund: Refund, now: i64) -> Result<(), StoreError> {
        let refund = &refund;
        self.write_locked(|db| {
            Box::pin(async move {
                let keys = |keys: &[CounterKey]| keys.iter().map(|it| it.to_vec()).collect();
                let (cleared, decremented): (Vec<Vec<u8>>, Vec<Vec<u8>>) =
                    (keys(&refund.cleared), keys(&refund.decremented));
                let all = [cleared.as_slice(), decremented.as_slice()].concat();
                let turn =
                    "select 1 from attempt_counts where key = any($1) order by key for update";
                db.rows(turn, &[&all]).await?;
                db.run(
                    "delete from attempt_counts where key = any($1)",
                    &[&cleared],
                )
                .await?;
                let less = "update attempt_counts set count = count - 1
                     where key = any($1) and count > 0";
                db.run(less, &[&decremented]).await?;
                let begun = AttemptCount {
                    count: 0,
                    began_at: now,
                    last_at: now,
                };
                for (key, until) in &refund.known {
                    store(db, *key, begun, *until).await?;
                }
                Ok(())
            })
        })
        .await
    }

    async fn forget_attempt_counts(&self, now: i64) -> Result<usize, StoreError> {
        self.run("delete from attempt_counts where expires_at <= $1", &[&now])
            .await
    }

    async fn attempt_count_rows(&self) -> Result<u32, StoreError> {
        let count = self.row("select count(*) from attempt_counts", &[]).await?;
        count.map_or(Ok(0), |row| number(&row, 0))
    }
}

/// Removes the counters that were only made to be locked.
async fn forget_made(db: Db<'_, '_>, attempts: &[Attempt]) -> Result<(), StoreError> {
    let keys: Vec<&[u8]> = attempts.iter().map(|it| it.key.as_slice()).collect();
    let sql = "delete from attempt_counts
         where key = any($1) and count = 0 and began_at = 0 and expires_at = 0";
    db.run(sql, &[&keys]).await?;
    Ok(())
}
