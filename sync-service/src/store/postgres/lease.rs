//! The instances on a database, and the right to be one of them. It ends by itself when its holder
//! is gone.

use super::Postgres;
use crate::store::StoreError;
use std::sync::Arc;
use std::time::Duration;

/// How long the right lasts, by the clock of the database.
const LASTS: Duration = Duration::from_secs(30);
/// How often its holder says that it is still there.
pub const RENEWED_EVERY: Duration = Duration::from_secs(8);

/// The right of this process to serve from a database.
pub struct Lease {
    store: Arc<Postgres>,
    holder: String,
    is_alone: bool,
}

impl Lease {
    /// Takes the right for a holder that is named by its data folder, so that a service that was
    /// killed has it back at once. `is_alone`: no other may serve beside it, because it keeps keys and
    /// files for itself. [`StoreError::Refused`] when it cannot be.
    pub async fn take(
        store: Arc<Postgres>,
        holder: String,
        is_alone: bool,
    ) -> Result<Self, StoreError> {
        let lease = Self {
            store,
            holder,
            is_alone,
        };
        if lease.renew().await? {
            return Ok(lease);
        }
        let why = if is_alone {
            "another service uses this database, and this one would keep keys and files for itself. \
             Give both services --files and --keys-secret-file, or stop the other one"
        } else {
            "another service uses this database that keeps keys and files for itself. Start that one \
             with --files and --keys-secret-file too"
        };
        Err(StoreError::Refused(format!(
            "{why}; if its machine is gone, wait {} seconds",
            LASTS.as_secs()
        )))
    }

    /// Says that the holder is still there. `false`: the right is lost to another one.
    pub async fn renew(&self) -> Result<bool, StoreError> {
        let (holder, is_alone, seconds) = (&self.holder, &self.is_alone, LASTS.as_secs_f64());
        let renewal = self.store.write(|db| {
            Box::pin(async move {
                let others = "select 1 from instances
                     where name <> $1 and ends_at > now() and (is_alone or $2) limit 1";
                if db.row(others, &[holder, is_alone]).await?.is_some() {
                    return Ok(false);
                }
                let sql = "insert into instances (name, is_alone, ends_at)
                     values ($1, $2, now() + $3 * interval '1 second')
                     on conflict (name) do update set is_alone = excluded.is_alone,
                     ends_at = excluded.ends_at";
                db.run(sql, &[holder, is_alone, &seconds]).await?;
                let gone = "delete from instances where ends_at < now() - interval '1 day'";
                db.run(gone, &[]).await?;
                Ok(true)
            })
        });
        renewal.await
    }

    /// Gives the right back, so that another one need not wait.
    pub async fn give_back(&self) -> Result<(), StoreError> {
        let sql = "delete from instances where name = $1";
        self.store.run(sql, &[&self.holder]).await.map(drop)
    }
}
