//! A connection inside a call, and the patience with calls that met others.

use super::Values;
use crate::random::{bytes, system_random};
use crate::store::StoreError;
use deadpool_postgres::{Client, StatementCache, Transaction};
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::time::Duration;
use tokio_postgres::Row;

/// Times that a call is made again before its caller is told that it failed.
const TRIES_MAX: u32 = 14;
/// The longest first wait; it doubles up to [`WAIT_MAX`].
const WAIT_FIRST: u64 = 2_000;
const WAIT_MAX: u64 = 200_000;

/// What a transaction does.
pub(super) type Work<'t, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 't>>;

/// A connection for as long as a call lasts (`'t`), which what the call borrows (`'a`) outlives.
#[derive(Clone, Copy)]
pub(super) struct Db<'t, 'a> {
    client: &'t tokio_postgres::Client,
    statements: &'t StatementCache,
    outlives: PhantomData<&'t &'a ()>,
}

impl<'t> Db<'t, '_> {
    /// Statements that are each a transaction of their own.
    pub(super) fn of(client: &'t Client) -> Self {
        Self {
            client,
            statements: &client.statement_cache,
            outlives: PhantomData,
        }
    }

    /// Statements of one transaction.
    pub(super) fn in_transaction(transaction: &'t Transaction<'_>) -> Self {
        Self {
            client: transaction.client(),
            statements: &transaction.statement_cache,
            outlives: PhantomData,
        }
    }

    /// Runs a statement that answers rows. It is prepared once for each connection.
    pub(super) async fn rows(self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        let statement = self.statements.prepare(self.client, sql).await?;
        Ok(self.client.query(&statement, values).await?)
    }

    /// Runs a statement that answers a row or none.
    pub(super) async fn row(
        self,
        sql: &str,
        values: Values<'_>,
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Runs a statement; answers how many rows it changed.
    pub(super) async fn run(self, sql: &str, values: Values<'_>) -> Result<usize, StoreError> {
        let statement = self.statements.prepare(self.client, sql).await?;
        let changed = self.client.execute(&statement, values).await?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    /// Runs several statements without values.
    pub(super) async fn batch(self, sql: &str) -> Result<(), StoreError> {
        Ok(self.client.batch_execute(sql).await?)
    }
}

/// Bounds how often a call is made again, with longer and longer waits of random length, so that
/// calls that met do not meet again.
#[derive(Default)]
pub(super) struct Patience {
    tries: u32,
}

impl Patience {
    /// Waits before the next try; `false` at once when there were enough.
    pub(super) async fn wait(&mut self) -> bool {
        self.tries += 1;
        if self.tries > TRIES_MAX {
            return false;
        }
        let longest = (WAIT_FIRST << self.tries.min(16)).min(WAIT_MAX);
        let chance = u64::from(u16::from_be_bytes(bytes(&system_random())));
        tokio::time::sleep(Duration::from_micros(
            longest * chance / u64::from(u16::MAX),
        ))
        .await;
        true
    }
}
