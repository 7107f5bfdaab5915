//! The SQL of changes of the ways to sign in, inside a security step.

use super::users::insert_link;
use crate::store::second_factors::NewFactor;
use crate::store::security_steps::WayChange;
use crate::store::users::PHONE;
use crate::uid::Uid;
use rusqlite::{Connection, Error, ffi, params};

/// Makes a change. A constraint fails when a number or an account is linked already, or when there
/// are too many second factors.
pub(super) fn change(
    db: &Connection,
    uid: &Uid,
    change: &WayChange,
    at: i64,
) -> rusqlite::Result<()> {
    match change {
        WayChange::AddFactor(new) => add_factor(db, uid, new)?,
        WayChange::RemoveFactor(id) => {
            db.execute(
                "update second_factors set removed_at = ?3 where id = ?2 and uid = ?1",
                params![uid, id, at],
            )?;
        }
        WayChange::Link(link) => insert_link(db, uid, link, at)?,
        WayChange::Unlink(provider) => {
            db.execute(
                "delete from provider_links where uid = ?1 and provider = ?2",
                params![uid, provider],
            )?;
        }
        WayChange::UnlinkAll => {
            db.execute("delete from provider_links where uid = ?1", [uid])?;
        }
        WayChange::Email(email) => {
            db.execute(
                "update users set email = ?2 where uid = ?1",
                params![uid, email],
            )?;
        }
        WayChange::UnlinkProviders(since) => {
            db.execute(
                "delete from provider_links where uid = ?1 and (provider <> ?2 or linked_at >= ?3)",
                params![uid, PHONE, since],
            )?;
        }
        WayChange::DropPassword => {
            db.execute(
                "update users set password_hash = null where uid = ?1",
                [uid],
            )?;
        }
        WayChange::DropEmail => {
            db.execute(
                "update users set email_verified = 0, email_link = 0, password_hash = null
                 where uid = ?1",
                [uid],
            )?;
        }
        WayChange::EmailLink => {
            db.execute(
                "update users set email_link = 1, email_verified = 1 where uid = ?1",
                [uid],
            )?;
        }
        WayChange::VerifyEmail => {
            db.execute("update users set email_verified = 1 where uid = ?1", [uid])?;
        }
        WayChange::UndoSince {
            since,
            restores_codes,
        } => undo(db, uid, *since, *restores_codes)?,
    }
    // Printed codes replace a factor; without one they open nothing. An undo can put them back with it.
    db.execute(
        "update recovery_codes set removed_at = ?2
         where uid = ?1 and removed_at is null and not exists
         (select 1 from second_factors where uid = ?1 and removed_at is null)",
        params![uid, at],
    )?;
    Ok(())
}

fn undo(db: &Connection, uid: &Uid, since: i64, restores_codes: bool) -> rusqlite::Result<()> {
    let codes = match restores_codes {
        true => "update recovery_codes set removed_at = null where uid = ?1 and removed_at >= ?2",
        false => "delete from recovery_codes where uid = ?1 and removed_at >= ?2",
    };
    for sql in [
        "delete from second_factors where uid = ?1 and enrolled_at >= ?2",
        "update second_factors set removed_at = null where uid = ?1 and removed_at >= ?2",
        "delete from provider_links where uid = ?1 and linked_at >= ?2",
        "delete from recovery_codes where uid = ?1 and made_at >= ?2",
        codes,
    ] {
        db.execute(sql, params![uid, since])?;
    }
    Ok(())
}

fn add_factor(db: &Connection, uid: &Uid, new: &NewFactor) -> rusqlite::Result<()> {
    let count: u32 = db.query_row(
        "select count(*) from second_factors where uid = ?1 and removed_at is null",
        [uid],
        |row| row.get(0),
    )?;
    if count >= new.most {
        let full = ffi::Error::new(ffi::SQLITE_CONSTRAINT);
        return Err(Error::SqliteFailure(full, None));
    }
    let factor = &new.factor;
    db.execute(
        "insert into second_factors (id, uid, kind, display_name, phone, seed, last_step, enrolled_at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            factor.id,
            uid,
            factor.kind.name(),
            factor.display_name,
            factor.phone,
            new.totp.as_ref().map(|totp| totp.seed),
            new.totp.as_ref().map_or(0, |totp| totp.last_step),
            factor.enrolled_at,
        ],
    )?;
    Ok(())
}
