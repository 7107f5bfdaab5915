//! The SQL of a session that begins.

use crate::store::new_session::NewSession;
use rusqlite::{Connection, params};

/// Adds a session.
pub(super) fn insert_session(db: &Connection, session: &NewSession) -> rusqlite::Result<()> {
    db.prepare_cached(
        "insert into sessions (family, uid, generation, current, rotated_at, auth_time, created_at)
         values (?1, ?2, 0, ?3, ?4, ?5, ?4)",
    )?
    .execute(params![
        session.family,
        session.uid,
        session.current,
        session.at,
        session.at / 1000
    ])?;
    Ok(())
}
