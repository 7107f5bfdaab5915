//! The SQL of changes of the ways to sign in, inside a security step.

use super::columns::number;
use super::transaction::Db;
use super::users::insert_link;
use crate::store::StoreError;
use crate::store::second_factors::NewFactor;
use crate::store::security_steps::WayChange;
use crate::store::users::PHONE;
use crate::uid::Uid;

/// Makes a change. [`StoreError::Conflict`] when a number or an account is linked already, or when
/// there are too many second factors.
pub(super) async fn change(
    db: Db<'_, '_>,
    uid: &Uid,
    change: &WayChange,
    at: i64,
) -> Result<(), StoreError> {
    match change {
        WayChange::AddFactor(new) => add_factor(db, uid, new).await?,
        WayChange::RemoveFactor(id) => {
            let sql = "update second_factors set removed_at = $3 where id = $2 and uid = $1";
            db.run(sql, &[&uid, id, &at]).await?;
        }
        WayChange::Link(link) => insert_link(db, uid, link, at).await?,
        WayChange::Unlink(provider) => {
            let sql = "delete from provider_links where uid = $1 and provider = $2";
            db.run(sql, &[&uid, provider]).await?;
        }
        WayChange::UnlinkAll => {
            let sql = "delete from provider_links where uid = $1";
            db.run(sql, &[&uid]).await?;
        }
        WayChange::Email(email) => {
            let sql = "update users set email = $2 where uid = $1";
            db.run(sql, &[&uid, email]).await?;
        }
        WayChange::UnlinkProviders(since) => {
            let sql = "delete from provider_links
                 where uid = $1 and (provider <> $2 or linked_at >= $3)";
            db.run(sql, &[&uid, &PHONE, since]).await?;
        }
        WayChange::DropPassword => {
            let sql = "update users set password_hash = null where uid = $1";
            db.run(sql, &[&uid]).await?;
        }
        WayChange::DropEmail => {
            let sql = "update users set email_verified = false, email_link = false,
                 password_hash = null where uid = $1";
            db.run(sql, &[&uid]).await?;
        }
        WayChange::EmailLink => {
            let sql = "update users set email_link = true, email_verified = true where uid = $1";
            db.run(sql, &[&uid]).await?;
        }
        WayChange::VerifyEmail => {
            let sql = "update users set email_verified = true where uid = $1";
            db.run(sql, &[&uid]).await?;
        }
        WayChange::UndoSince {
            since,
            restores_codes,
        } => undo(db, uid, *since, *restores_codes).await?,
    }
    // Printed codes replace a factor; without one they open nothing. An undo can put them back with it.
    let sql = "update recovery_codes set removed_at = $2
         where uid = $1 and removed_at is null and not exists
         (select 1 from second_factors where uid = $1 and removed_at is null)";
    db.run(sql, &[&uid, &at]).await.map(drop)
}

async fn undo(
    db: Db<'_, '_>,
    uid: &Uid,
    since: i64,
    restores_codes: bool,
) -> Result<(), StoreError> {
    let codes = match restores_codes {
        true => "update recovery_codes set removed_at = null where uid = $1 and removed_at >= $2",
        false => "delete from recovery_codes where uid = $1 and removed_at >= $2",
    };
    for sql in [
        "delete from second_factors where uid = $1 and enrolled_at >= $2",
        "update second_factors set removed_at = null where uid = $1 and removed_at >= $2",
        "delete from provider_links where uid = $1 and linked_at >= $2",
        "delete from recovery_codes where uid = $1 and made_at >= $2",
        codes,
    ] {
        db.run(sql, &[&uid, &since]).await?;
    }
    Ok(())
}

async fn add_factor(db: Db<'_, '_>, uid: &Uid, new: &NewFactor) -> Result<(), StoreError> {
    let sql = "select count(*) from second_factors where uid = $1 and removed_at is null";
    let count = db.row(sql, &[&uid]).await?;
    let count: u32 = count.map_or(Ok(0), |row| number(&row, 0))?;
    if count >= new.most {
        return Err(StoreError::Conflict);
    }
    let factor = &new.factor;
    let seed = new.totp.as_ref().map(|totp| totp.seed.as_slice());
    let last_step = new.totp.as_ref().map_or(0, |totp| totp.last_step);
    let sql = "insert into second_factors
         (id, uid, kind, display_name, phone, seed, last_step, enrolled_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)";
    let (kind, name) = (factor.kind.name(), &factor.display_name);
    db.run(
        sql,
        &[
            &factor.id,
            &uid,
            &kind,
            name,
            &factor.phone,
            &seed,
            &last_step,
            &factor.enrolled_at,
        ],
    )
    .await
    .map(drop)
}
