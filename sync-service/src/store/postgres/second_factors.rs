//! The SQL of second factors.

use super::Postgres;
use super::columns::{exact, number};
use super::new_session::insert_session;
use super::new_session::opening_of;
use super::phones;
use super::transaction::Db;
use super::users::{COLUMN_COUNT, COLUMNS, find, user_of};
use crate::store::StoreError;
use crate::store::phones::PhoneSpent;
use crate::store::second_factors::{
    FactorProof, PendingSignIn, SecondFactors, SecondStep, SecondStepOutcome, SecretHash, TotpState,
};
use crate::store::users::User;
use crate::uid::Uid;
use async_trait::async_trait;
use std::sync::LazyLock;
use tokio_postgres::Row;

static PENDING: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS}, p.provider, null::text, null::text, p.claims, p.device, p.epoch,
         p.expires_at from pending_sign_ins p join users u on u.uid = p.uid where p.hash = $1"
    )
});

const LEFT: &str = "select count(*) from recovery_codes where uid = $1 and removed_at is null";

fn pending_of(row: &Row, hash: SecretHash) -> Result<(PendingSignIn, User), StoreError> {
    let user = user_of(row)?;
    let pending = PendingSignIn {
        hash,
        uid: user.uid.clone(),
        opening: opening_of(row, COLUMN_COUNT)?,
        epoch: row.try_get(COLUMN_COUNT + 5)?,
        expires_at: row.try_get(COLUMN_COUNT + 6)?,
    };
    Ok((pending, user))
}

async fn end_pending(db: Db<'_, '_>, hash: SecretHash) -> Result<(), StoreError> {
    let sql = "delete from pending_sign_ins where hash = $1";
    db.run(sql, &[&hash.as_slice()]).await.map(drop)
}

async fn finish(db: Db<'_, '_>, step: &SecondStep) -> Result<SecondStepOutcome, StoreError> {
    let hash = step.pending.as_slice();
    let Some(row) = db.row(&PENDING, &[&hash]).await? else {
        return Ok(SecondStepOutcome::Ended);
    };
    let (pending, user) = pending_of(&row, step.pending)?;
    if pending.is_over(&user, step.session.at) {
        end_pending(db, step.pending).await?;
        return Ok(SecondStepOutcome::Ended);
    }
    if user.disabled {
        return Ok(SecondStepOutcome::Disabled);
    }
    if !user.factors.iter().any(|factor| factor.id == step.factor) {
        return Ok(SecondStepOutcome::NoSuchFactor);
    }
    if !take_proof(db, &user, step).await? {
        let sql = "update pending_sign_ins set tries = tries + 1 where hash = $1 returning tries";
        let tries = db.row(sql, &[&hash]).await?;
        let tries: u32 = tries.map_or(Ok(u32::MAX), |row| number(&row, 0))?;
        if tries >= step.most_tries {
            end_pending(db, step.pending).await?;
        }
        return Ok(SecondStepOutcome::WrongCode);
    }
    end_pending(db, step.pending).await?;
    insert_session(db, &step.session).await?;
    let sql = "update users set last_login_at = $2, last_refresh_at = $2 where uid = $1";
    db.run(sql, &[&user.uid, &step.session.at]).await?;
    let left = db.row(LEFT, &[&user.uid]).await?;
    let left = left.map_or(Ok(0), |row| number(&row, 0))?;
    Ok(match find(db, &user.uid).await? {
        Some(user) => SecondStepOutcome::Opened(Box::new(user), left),
        None => SecondStepOutcome::Ended,
    })
}

/// Uses up what was shown; answers whether it was right and not used before.
async fn take_proof(db: Db<'_, '_>, user: &User, step: &SecondStep) -> Result<bool, StoreError> {
    let changed = match &step.proof {
        FactorProof::Totp(None) => 0,
        FactorProof::Totp(Some(number)) => {
            let sql = "update second_factors set last_step = $2
                 where id = $1 and kind = 'totp' and removed_at is null and last_step < $2";
            db.run(sql, &[&step.factor, number]).await?
        }
        FactorProof::Recovery(hash) => {
            let sql =
                "delete from recovery_codes where hash = $1 and uid = $2 and removed_at is null";
            db.run(sql, &[&hash.as_slice(), &user.uid]).await?
        }
        FactorProof::Phone {
            session,
            code,
            purpose,
        } => {
            let (most, at) = (step.most_tries, step.session.at);
            let spent = phones::spend(db, *session, purpose, Some(*code), most, at).await?;
            usize::from(matches!(spent, PhoneSpent::Right(_)))
        }
    };
    Ok(changed == 1)
}

#[async_trait]
impl SecondFactors for Postgres {
    async fn put_pending(&self, pending: &PendingSignIn) -> Result<(), StoreError> {
        let sql = "insert into pending_sign_ins
             (hash, uid, epoch, provider, claims, device, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7)";
        let opening = &pending.opening;
        self.run(
            sql,
            &[
                &pending.hash.as_slice(),
                &pending.uid,
                &pending.epoch,
                &opening.provider,
                &opening.claims,
                &opening.device,
                &pending.expires_at,
            ],
        )
        .await
        .map(drop)
    }

    async fn pending(&self, hash: SecretHash) -> Result<Option<(PendingSignIn, User)>, StoreError> {
        let row = self.row(&PENDING, &[&hash.as_slice()]).await?;
        row.map(|row| pending_of(&row, hash)).transpose()
    }

    async fn totp_state(&self, factor: &str) -> Result<Option<TotpState>, StoreError> {
        let sql = "select seed, last_step from second_factors
             where id = $1 and kind = 'totp' and removed_at is null";
        let Some(row) = self.row(sql, &[&factor]).await? else {
            return Ok(None);
        };
        Ok(Some(TotpState {
            seed: exact(&row, 0)?,
            last_step: row.try_get(1)?,
        }))
    }

    async fn finish_sign_in(&self, step: SecondStep) -> Result<SecondStepOutcome, StoreError> {
        let step = &step;
        self.write(|db| Box::pin(async move { finish(db, step).await }))
            .await
    }

    async fn put_recovery_codes(
        &self,
        uid: &Uid,
        epoch: i64,
        hashes: Vec<SecretHash>,
        at: i64,
    ) -> Result<bool, StoreError> {
        let hashes = &hashes;
        self.write(|db| {
            Box::pin(async move {
                let user = find(db, uid).await?;
                if user.is_none_or(|user| user.epoch != epoch) {
                    return Ok(false);
                }
                let sql = "delete from recovery_codes where uid = $1 and removed_at is null";
                db.run(sql, &[&uid]).await?;
                for hash in hashes {
                    let sql = "insert into recovery_codes (hash, uid, made_at) values ($1, $2, $3)";
                    db.run(sql, &[&hash.as_slice(), &uid, &at]).await?;
                }
                Ok(true)
            })
        })
        .await
    }

    async fn recovery_codes_left(&self, uid: &Uid) -> Result<u32, StoreError> {
        let row = self.row(LEFT, &[&uid]).await?;
        row.map_or(Ok(0), |row| number(&row, 0))
    }

    async fn forget_second_factors(&self, now: i64, removed: i64) -> Result<usize, StoreError> {
        for sql in [
            "delete from second_factors where removed_at < $1",
            "delete from recovery_codes where removed_at < $1",
        ] {
            self.run(sql, &[&removed]).await?;
        }
        let sql = "delete from pending_sign_ins where expires_at < $1";
        self.run(sql, &[&now]).await
    }
}
