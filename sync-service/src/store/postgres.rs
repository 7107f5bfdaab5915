//! PostgreSQL 14 or newer: a bounded pool of connections, and transactions that are tried again.
//!
//! Nothing here needs `NOTIFY` or advisory locks, so an engine that speaks the same protocol is a
//! change of address. There are three kinds of calls: one statement, which is atomic by itself; a
//! transaction at level `serializable`, as if no other ran beside it; and a transaction that first
//! locks the rows it decides on, for rows that many calls change.

mod administration;
mod advice;
mod attempt_counts;
mod audit;
mod code_kinds;
mod codes;
mod columns;
mod connect;
mod desk;
mod documents;
mod email_links;
mod failure;
mod files;
mod files_marker;
mod fleet;
mod gathering;
mod guests;
mod known_devices;
mod lease;
mod listings;
mod messages;
mod migrate;
mod new_session;
mod outbox;
mod page_views;
mod phones;
mod place_reports;
mod places;
mod records;
mod requests;
mod rotations;
mod sealed_keys;
mod second_factors;
mod security_steps;
mod sessions;
mod sign_ins;
mod sign_ups;
mod site_assets;
mod tls;
mod tls_options;
mod transaction;
pub(crate) mod transfer;
mod upkeep;
mod uploads;
mod users;
mod validated_text;
mod ways;
mod zero_results;

pub use connect::Server;
pub use lease::{Lease, RENEWED_EVERY};
pub use sealed_keys::SealedKey;

use super::StoreError;
use super::sessions::Rotation;
use deadpool_postgres::{Client, Object, Pool};
use failure::{has_null, is_lost, may_be_tried_again, uncertain};
use gathering::Gathering;
use rotations::Turn;
use sessions::{Asked, Found};
use tokio_postgres::types::ToSql;
use tokio_postgres::{IsolationLevel, Row};
use transaction::{Db, Patience, Work};

mod embedded {
    refinery::embed_migrations!("migrations/postgres");
}

/// Whether the database cannot be reached or has no room, or others are in the way, and a later call may succeed.
pub(super) fn is_passing(error: &StoreError) -> bool {
    failure::is_passing(error)
}

/// The values of a statement, in the order of its numbers.
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// The PostgreSQL store.
pub struct Postgres {
    pool: Pool,
    holders: Gathering<Asked, Found>,
    rotations: Gathering<Turn, Rotation>,
}

impl Postgres {
    /// Connects, and brings the tables up to date. Any number of instances may do so at once.
    /// [`StoreError::Refused`] when the tables are newer than this program.
    pub async fn open(server: &Server) -> Result<Self, StoreError> {
        let pool = server.pool()?;
        let store = Self {
            pool,
            holders: Gathering::default(),
            rotations: Gathering::default(),
        };
        migrate::migrate(&store).await?;
        Ok(store)
    }

    async fn client(&self) -> Result<Client, StoreError> {
        Ok(self.pool.get().await?)
    }

    /// Runs one statement that answers rows.
    async fn rows(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        trace_call(sql);
        let mut patience = Patience::default();
        loop {
            let client = self.client().await?;
            match Db::of(&client).rows(sql, values).await {
                Ok(rows) => return Ok(rows),
                // No text holds U+0000, so nothing is found by one.
                Err(error) if has_null(&error) && is_read(sql) => return Ok(Vec::new()),
                Err(error) => patience.after(client, outcome(sql, error)).await?,
            }
        }
    }

    /// Runs one statement for several callers, and once: when it fails, each asks alone.
    async fn rows_for_all(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        trace_call(sql);
        let client = self.client().await?;
        let found = Db::of(&client).rows(sql, values).await;
        found.map_err(|error| given_back(client, error))
    }

    /// Runs one statement that answers a row or none.
    async fn row(&self, sql: &str, values: Values<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Runs one statement; answers how many rows it changed.
    async fn run(&self, sql: &str, values: Values<'_>) -> Result<usize, StoreError> {
        trace_call(sql);
        let mut patience = Patience::default();
        loop {
            let client = self.client().await?;
            match Db::of(&client).run(sql, values).await {
                Ok(changed) => return Ok(changed),
                Err(error) => patience.after(client, outcome(sql, error)).await?,
            }
        }
    }

    /// Makes a change as if no other call ran beside it.
    async fn write<'a, T: Send>(
        &self,
        change: impl for<'t> Fn(Db<'t, 'a>) -> Work<'t, T> + Send + Sync,
    ) -> Result<T, StoreError> {
        self.repeat(IsolationLevel::Serializable, change).await
    }

    /// Makes a change that locks the rows it decides on before it reads them.
    async fn write_locked<'a, T: Send>(
        &self,
        change: impl for<'t> Fn(Db<'t, 'a>) -> Work<'t, T> + Send + Sync,
    ) -> Result<T, StoreError> {
        self.repeat(IsolationLevel::ReadCommitted, change).await
    }

    /// Runs a transaction until it met no other. One that is dropped half-way is rolled back before
    /// its connection is used again.
    async fn repeat<'a, T: Send>(
        &self,
        level: IsolationLevel,
        change: impl for<'t> Fn(Db<'t, 'a>) -> Work<'t, T> + Send + Sync,
    ) -> Result<T, StoreError> {
        trace_call(std::any::type_name_of_val(&change));
        let mut patience = Patience::default();
        loop {
            let mut client = self.client().await?;
            match once(&mut client, level, &change).await {
                Ok(value) => return Ok(value),
                Err(error) => patience.after(client, error).await?,
            }
        }
    }
}

async fn once<'a, T: Send>(
    client: &mut Client,
    level: IsolationLevel,
    change: &(impl for<'t> Fn(Db<'t, 'a>) -> Work<'t, T> + Send + Sync),
) -> Result<T, StoreError> {
    let transaction = client.build_transaction().isolation_level(level);
    let transaction = transaction.start().await?;
    let value = change(Db::in_transaction(&transaction)).await?;
    let committed = transaction.commit().await;
    committed.map_err(|error| uncertain(error.into()))?;
    Ok(value)
}

fn is_read(sql: &str) -> bool {
    sql.starts_with("select")
}

/// A statement that only reads may be repeated whatever happened.
fn outcome(sql: &str, error: StoreError) -> StoreError {
    if is_read(sql) {
        error
    } else {
        uncertain(error)
    }
}

/// Gives a connection back after an error, which it answers. One that was lost, or that leads to a
/// server that only reads, is not used again.
fn given_back(client: Client, error: StoreError) -> StoreError {
    if is_lost(&error) {
        drop(Object::take(client));
    }
    error
}

impl Patience {
    /// Waits when a call that failed may be made again; otherwise answers its error.
    async fn after(&mut self, client: Client, error: StoreError) -> Result<(), StoreError> {
        let error = given_back(client, error);
        if may_be_tried_again(&error) && self.wait().await {
            return Ok(());
        }
        Err(error)
    }
}

/// Names a call of the store at the lowest level of the log: which, and never with what.
fn trace_call(call: &str) {
    tracing::trace!(target: "sync_service::store", kind = "postgres", call);
}
