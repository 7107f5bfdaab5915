//! The keys that all instances share, sealed. What they are sealed with is not in the database.

use super::Postgres;
use crate::store::StoreError;
use tokio_postgres::Row;

/// A key that cannot be read here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedKey {
    /// Its name.
    pub name: String,
    /// What was sealed.
    pub sealed: Vec<u8>,
}

fn key_of(row: &Row) -> Result<SealedKey, StoreError> {
    Ok(SealedKey {
        name: row.try_get(0)?,
        sealed: row.try_get(1)?,
    })
}

impl Postgres {
    /// All keys, by name.
    pub async fn sealed_keys(&self) -> Result<Vec<SealedKey>, StoreError> {
        let sql = "select name, sealed from sealed_keys order by name";
        self.rows(sql, &[]).await?.iter().map(key_of).collect()
    }

    /// Replaces all keys, if those that are there have exactly the expected names (in order).
    /// [`StoreError::Conflict`] when they have not.
    pub async fn replace_sealed_keys(
        &self,
        expected: &[String],
        keys: &[SealedKey],
    ) -> Result<(), StoreError> {
        self.write(|db| {
            Box::pin(async move {
                let sql = "select name, sealed from sealed_keys order by name";
                let found = db.rows(sql, &[]).await?;
                let found: Result<Vec<_>, _> = found.iter().map(key_of).collect();
                if !found?.iter().map(|key| &key.name).eq(expected) {
                    return Err(StoreError::Conflict);
                }
                db.run("delete from sealed_keys", &[]).await?;
                for SealedKey { name, sealed } in keys {
                    let sql = "insert into sealed_keys (name, sealed) values ($1, $2)";
                    db.run(sql, &[name, sealed]).await?;
                }
                Ok(())
            })
        })
        .await
    }
}
