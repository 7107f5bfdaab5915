//! The SQL of a session that begins.

use crate::store::new_session::NewSession;
use rusqlite::{Connection, params};

/// Adds a session.
pub(super) fn insert_session(db: &Connection, session: &NewSession) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into sessions (family, uid, generation, current, rotated_at, auth_time, created_at,
         provider, second_factor_kind, second_factor, claims, device)
         values (?1, ?2, 0, ?3, ?4, ?5, ?4, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute(params![
        session.family,
        session.uid,
        session.current,
        session.at,
        session.auth_time,
        session.opening.provider,
        session.opening.second_factor.as_ref().map(|(kind, _)| kind),
        session.opening.second_factor.as_ref().map(|(_, id)| id),
        session.opening.claims,
        session.opening.device,
    ])?;
    Ok(())
}
