//! Brings the tables up to date. Instances that start together take turns at one row, and the
//! second one finds nothing to do; all changes of a start are one transaction.

use super::columns::number;
use super::transaction::Db;
use super::{Postgres, embedded};
use crate::store::StoreError;

/// One row with the version of the tables, and which program brought them there.
const STATE: &str = "create table if not exists table_version (
    id      bigint primary key,
    version bigint not null,
    made_by text not null)";

/// Returns the newest version of the tables that this program knows.
fn newest() -> i64 {
    let runner = embedded::migrations::runner();
    let versions = runner.get_migrations().iter();
    let newest = versions.map(|it| i64::from(it.version())).max();
    newest.unwrap_or(0)
}

/// Brings the tables up to date.
pub(super) async fn migrate(store: &Postgres) -> Result<(), StoreError> {
    refuse_other_encoding(store).await?;
    // Two that make the table at once meet in the system's own tables, and one of them fails.
    let made = match store.run(STATE, &[]).await {
        Err(StoreError::Conflict) => store.run(STATE, &[]).await,
        made => made,
    };
    let first = "insert into table_version (id, version, made_by) values (1, 0, '')
         on conflict (id) do nothing";
    match (store.run(first, &[]).await, made) {
        // Who may make no table can still use one that is there.
        (Err(_), Err(why)) => return Err(why),
        (noted, _) => noted?,
    };
    store
        .write_locked(|db| Box::pin(async move { in_turn(db).await }))
        .await
}

/// A database of another encoding refuses names, or orders and counts their letters wrongly.
async fn refuse_other_encoding(store: &Postgres) -> Result<(), StoreError> {
    let sql = "select current_setting('server_encoding')";
    let Some(row) = store.row(sql, &[]).await? else {
        return Err(StoreError::Conflict);
    };
    let encoding: String = row.try_get(0)?;
    if encoding == "UTF8" {
        return Ok(());
    }
    Err(StoreError::Refused(format!(
        "the database has the encoding {encoding}, which cannot keep every name. Make one with \
         create database … encoding 'UTF8' template template0"
    )))
}

async fn in_turn(db: Db<'_, '_>) -> Result<(), StoreError> {
    // A large table takes its time, and so does an instance that began before this one.
    db.batch("set local statement_timeout = 0; set local lock_timeout = 0")
        .await?;
    let state = "select version, made_by from table_version where id = 1 for update";
    let Some(state) = db.row(state, &[]).await? else {
        return Err(StoreError::Conflict);
    };
    let found: i64 = number(&state, 0)?;
    if found > newest() {
        let made_by: String = state.try_get(1)?;
        return Err(StoreError::Refused(format!(
            "the database has tables V{found}, made by version {made_by} of this program; this is \
             version {} and knows tables up to V{}. Use version {made_by} or a later one",
            env!("CARGO_PKG_VERSION"),
            newest()
        )));
    }
    let runner = embedded::migrations::runner();
    let mut missing: Vec<_> = runner.get_migrations().iter().collect();
    missing.retain(|it| i64::from(it.version()) > found);
    missing.sort_by_key(|it| it.version());
    for migration in &missing {
        db.batch(migration.sql().unwrap_or_default()).await?;
    }
    if !missing.is_empty() {
        let note = "update table_version set version = $1, made_by = $2 where id = 1";
        let values = (newest(), env!("CARGO_PKG_VERSION"));
        db.run(note, &[&values.0, &values.1]).await?;
        tracing::info!(from = found, to = newest(), "the tables were updated");
    }
    Ok(())
}
