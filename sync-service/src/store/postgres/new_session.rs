//! The SQL of a session that begins, and of how it began.

use super::transaction::Db;
use crate::store::StoreError;
use crate::store::new_session::{NewSession, Opening};
use tokio_postgres::Row;

/// Adds a session.
pub(super) async fn insert_session(db: Db<'_, '_>, session: &NewSession) -> Result<(), StoreError> {
    let sql = "insert into sessions (family, uid, generation, current, rotated_at, auth_time,
         created_at, provider, second_factor_kind, second_factor, claims, device)
         values ($1, $2, 0, $3, $4, $5, $4, $6, $7, $8, $9, $10)";
    let factor = session.opening.second_factor.as_ref();
    db.run(
        sql,
        &[
            &session.family.as_slice(),
            &session.uid,
            &session.current.as_slice(),
            &session.at,
            &session.auth_time,
            &session.opening.provider,
            &factor.map(|(kind, _)| kind),
            &factor.map(|(_, id)| id),
            &session.opening.claims,
            &session.opening.device,
        ],
    )
    .await?;
    Ok(())
}

/// Reads how a session was opened, from five columns.
pub(super) fn opening_of(row: &Row, first: usize) -> Result<Opening, StoreError> {
    let kind: Option<String> = row.try_get(first + 1)?;
    let id: Option<String> = row.try_get(first + 2)?;
    Ok(Opening {
        provider: row.try_get(first)?,
        second_factor: kind.zip(id),
        claims: row.try_get(first + 3)?,
        device: row.try_get(first + 4)?,
    })
}
