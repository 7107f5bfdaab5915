//! The SQL of sessions.

use super::Postgres;
use super::columns::{exact, number};
use super::new_session::{insert_session, opening_of};
use super::rotations::Turn;
use super::users::{COLUMN_COUNT, COLUMNS, find, user_of};
use crate::store::StoreError;
use crate::store::new_session::{Family, NewSession};
use crate::store::sessions::{Holder, OpenSession, Presented, Rotation, Sessions};
use crate::store::users::User;
use crate::uid::Uid;
use async_trait::async_trait;
use std::collections::HashMap;
use std::sync::LazyLock;
use tokio_postgres::Row;

/// One account and one of its sessions.
pub(super) type Asked = (Uid, Family);
pub(super) type Found = Option<Holder>;

/// With the number of the question, from 1.
static HOLDERS: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS},
         exists (select 1 from sessions s where s.family = asked.family and s.uid = u.uid),
         asked.number
         from unnest($1::text[], $2::bytea[]) with ordinality as asked (uid, family, number)
         join users u on u.uid = asked.uid"
    )
});

fn holder_of(row: &Row) -> Result<Holder, StoreError> {
    Ok(Holder {
        user: user_of(row)?,
        is_open: row.try_get(COLUMN_COUNT)?,
    })
}

impl Postgres {
    /// Reads the accounts of several callers; people who ask twice are read once.
    async fn holders(&self, asked: &[Asked]) -> Result<Vec<Option<Found>>, StoreError> {
        let mut places: HashMap<&Asked, Vec<usize>> = HashMap::new();
        for (place, question) in asked.iter().enumerate() {
            places.entry(question).or_default().push(place);
        }
        let (questions, places): (Vec<_>, Vec<_>) = places.into_iter().unzip();
        let uids: Vec<&str> = questions.iter().map(|(uid, _)| uid.as_str()).collect();
        let families: Vec<&[u8]> = questions.iter().map(|(_, family)| &family[..]).collect();
        let mut found: Vec<Found> = vec![None; asked.len()];
        for row in self.rows_for_all(&HOLDERS, &[&uids, &families]).await? {
            let holder = holder_of(&row)?;
            let number: usize = number(&row, COLUMN_COUNT + 1)?;
            for place in places.get(number.wrapping_sub(1)).into_iter().flatten() {
                found[*place] = Some(holder.clone());
            }
        }
        Ok(found.into_iter().map(Some).collect())
    }
}

fn session_of(row: &Row) -> Result<OpenSession, StoreError> {
    Ok(OpenSession {
        family: exact(row, 0)?,
        created_at: row.try_get(1)?,
        used_at: row.try_get(2)?,
        opening: opening_of(row, 3)?,
    })
}

#[async_trait]
impl Sessions for Postgres {
    async fn open_session(
        &self,
        session: &NewSession,
        epoch: i64,
    ) -> Result<Option<User>, StoreError> {
        self.write(|db| {
            Box::pin(async move {
                let user = find(db, &session.uid).await?;
                if !user.is_some_and(|user| user.may_open(&session.opening, epoch)) {
                    return Ok(None);
                }
                insert_session(db, session).await?;
                let sql = "update users set last_login_at = $2, last_refresh_at = $2
                     where uid = $1";
                db.run(sql, &[&session.uid, &session.at]).await?;
                find(db, &session.uid).await
            })
        })
        .await
    }

    async fn holder(&self, uid: &Uid, family: Family) -> Result<Option<Holder>, StoreError> {
        let asked = (uid.to_owned(), family);
        let together = |asked: Vec<Asked>| async move { self.holders(&asked).await };
        if let Some(found) = self.holders.ask(asked, together).await {
            return Ok(found);
        }
        let row = self
            .row(
                &HOLDERS,
                &[&[uid].as_slice(), &[family.as_slice()].as_slice()],
            )
            .await?;
        row.as_ref().map(holder_of).transpose()
    }

    async fn rotate(
        &self,
        presented: Presented,
        idle: i64,
        now: i64,
    ) -> Result<Rotation, StoreError> {
        let turn = Turn {
            presented,
            idle,
            now,
        };
        let together = |turns: Vec<Turn>| async move { self.replace_current(&turns).await };
        match self.rotations.ask(turn, together).await {
            Some(rotation) => Ok(rotation),
            None => self.rotate_one(turn).await,
        }
    }

    async fn end_session(&self, family: Family) -> Result<(), StoreError> {
        let sql = "delete from sessions where family = $1";
        self.run(sql, &[&family.as_slice()]).await.map(drop)
    }

    async fn sessions_of(&self, uid: &Uid) -> Result<Vec<OpenSession>, StoreError> {
        let sql = "select family, created_at, rotated_at, provider, second_factor_kind,
             second_factor, claims, device from sessions where uid = $1 order by created_at";
        let rows = self.rows(sql, &[&uid]).await?;
        rows.iter().map(session_of).collect()
    }

    async fn end_session_of(&self, uid: &Uid, family: Family) -> Result<bool, StoreError> {
        let sql = "delete from sessions where family = $1 and uid = $2";
        Ok(self.run(sql, &[&family.as_slice(), &uid]).await? == 1)
    }

    async fn forget_sessions(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from sessions where rotated_at < $1";
        self.run(sql, &[&before]).await
    }
}
