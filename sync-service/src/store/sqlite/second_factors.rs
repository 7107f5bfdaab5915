//! The SQL of second factors.

use super::Sqlite;
use super::phones;
use super::sessions::{open_for, opening_of};
use super::users::{COLUMN_COUNT, COLUMNS, find, user_of};
use crate::store::StoreError;
use crate::store::phones::PhoneSpent;
use crate::store::second_factors::{
    FactorProof, PendingSignIn, SecondFactors, SecondStep, SecondStepOutcome, SecretHash, TotpState,
};
use crate::store::users::User;
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

fn find_pending(
    db: &Connection,
    hash: SecretHash,
) -> rusqlite::Result<Option<(PendingSignIn, User)>> {
    db.prepare_cached(&format!(
        "select {COLUMNS}, p.provider, null, null, p.claims, p.device, p.epoch, p.expires_at
         from pending_sign_ins p join users u on u.uid = p.uid where p.hash = ?1"
    ))?
    .query_row([hash], |row| {
        let user = user_of(row)?;
        let pending = PendingSignIn {
            hash,
            uid: user.uid.clone(),
            opening: opening_of(row, COLUMN_COUNT)?,
            epoch: row.get(COLUMN_COUNT + 5)?,
            expires_at: row.get(COLUMN_COUNT + 6)?,
        };
        Ok((pending, user))
    })
    .optional()
}

fn end_pending(db: &Connection, hash: SecretHash) -> rusqlite::Result<()> {
    db.prepare_cached("delete from pending_sign_ins where hash = ?1")?
        .execute([hash])
        .map(drop)
}

/// Finishes a sign-in; what was shown counts once.
pub(super) fn finish(db: &Connection, step: &SecondStep) -> rusqlite::Result<SecondStepOutcome> {
    let Some((pending, user)) = find_pending(db, step.pending)? else {
        return Ok(SecondStepOutcome::Ended);
    };
    if pending.is_over(&user, step.session.at) {
        end_pending(db, step.pending)?;
        return Ok(SecondStepOutcome::Ended);
    }
    if user.disabled {
        return Ok(SecondStepOutcome::Disabled);
    }
    if !user.factors.iter().any(|factor| factor.id == step.factor) {
        return Ok(SecondStepOutcome::NoSuchFactor);
    }
    if !take_proof(db, &user, step)? {
        let tries: u32 = db
            .prepare_cached(
                "update pending_sign_ins set tries = tries + 1 where hash = ?1 returning tries",
            )?
            .query_row([step.pending], |row| row.get(0))?;
        if tries >= step.most_tries {
            end_pending(db, step.pending)?;
        }
        return Ok(SecondStepOutcome::WrongCode);
    }
    end_pending(db, step.pending)?;
    let left = codes_left(db, &user.uid)?;
    let user = open_for(db, user, &step.session)?;
    Ok(SecondStepOutcome::Opened(Box::new(user), left))
}

/// Uses up what was shown; answers whether it was right and not used before.
fn take_proof(db: &Connection, user: &User, step: &SecondStep) -> rusqlite::Result<bool> {
    let changed = match &step.proof {
        FactorProof::Totp(None) => 0,
        FactorProof::Totp(Some(number)) => db
            .prepare_cached(
                "update second_factors set last_step = ?2
                 where id = ?1 and kind = 'totp' and removed_at is null and last_step < ?2",
            )?
            .execute(params![step.factor, number])?,
        FactorProof::Recovery(hash) => db
            .prepare_cached(
                "delete from recovery_codes where hash = ?1 and uid = ?2 and removed_at is null",
            )?
            .execute(params![hash, user.uid])?,
        FactorProof::Phone {
            session,
            code,
            purpose,
        } => {
            let at = step.session.at;
            let spent = phones::spend(db, *session, purpose, Some(*code), step.most_tries, at)?;
            usize::from(matches!(spent, PhoneSpent::Right(_)))
        }
    };
    Ok(changed == 1)
}

fn codes_left(db: &Connection, uid: &Uid) -> rusqlite::Result<u32> {
    db.prepare_cached("select count(*) from recovery_codes where uid = ?1 and removed_at is null")?
        .query_row([uid], |row| row.get(0))
}

#[async_trait]
impl SecondFactors for Sqlite {
    async fn put_pending(&self, pending: &PendingSignIn) -> Result<(), StoreError> {
        let pending = pending.clone();
        self.write(move |db| {
            db.prepare_cached(
                "insert into pending_sign_ins (hash, uid, epoch, provider, claims, device, expires_at)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                pending.hash,
                pending.uid,
                pending.epoch,
                pending.opening.provider,
                pending.opening.claims,
                pending.opening.device,
                pending.expires_at
            ])
        })
        .await?;
        Ok(())
    }

    async fn pending(&self, hash: SecretHash) -> Result<Option<(PendingSignIn, User)>, StoreError> {
        self.read_inline(move |db| find_pending(db, hash)).await
    }

    async fn totp_state(&self, factor: &str) -> Result<Option<TotpState>, StoreError> {
        let factor = factor.to_owned();
        self.read_inline(move |db| {
            db.prepare_cached(
                "select seed, last_step from second_factors
                 where id = ?1 and kind = 'totp' and removed_at is null",
            )?
            .query_row([factor], |row| {
                Ok(TotpState {
                    seed: row.get(0)?,
                    last_step: row.get(1)?,
                })
            })
            .optional()
        })
        .await
    }

    async fn finish_sign_in(&self, step: SecondStep) -> Result<SecondStepOutcome, StoreError> {
        self.write(move |db| finish(db, &step)).await
    }

    async fn put_recovery_codes(
        &self,
        uid: &Uid,
        epoch: i64,
        hashes: Vec<SecretHash>,
        at: i64,
    ) -> Result<bool, StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| {
            if find(db, &uid)?.is_none_or(|user| user.epoch != epoch) {
                return Ok(false);
            }
            db.execute(
                "delete from recovery_codes where uid = ?1 and removed_at is null",
                [&uid],
            )?;
            for hash in &hashes {
                db.prepare_cached(
                    "insert into recovery_codes (hash, uid, made_at) values (?1, ?2, ?3)",
                )?
                .execute(params![hash, uid, at])?;
            }
            Ok(true)
        })
        .await
    }

    async fn recovery_codes_left(&self, uid: &Uid) -> Result<u32, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| codes_left(db, &uid)).await
    }

    async fn forget_second_factors(&self, now: i64, removed: i64) -> Result<usize, StoreError> {
        self.write(move |db| {
            for sql in [
                "delete from second_factors where removed_at < ?1",
                "delete from recovery_codes where removed_at < ?1",
            ] {
                db.execute(sql, [removed])?;
            }
            db.execute("delete from pending_sign_ins where expires_at < ?1", [now])
        })
        .await
    }
}
