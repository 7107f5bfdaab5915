//! The SQL of what programs of an operator do with accounts.

use super::Sqlite;
use super::codes::insert_only_code;
use super::email_links::insert_link_only;
use super::users::{COLUMNS, insert_user, user_of};
use crate::store::StoreError;
use crate::store::administration::Administration;
use crate::store::codes::Code;
use crate::store::email_links::EmailLink;
use crate::store::users::User;
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::params;

#[async_trait]
impl Administration for Sqlite {
    async fn users_after(&self, after: &str, most: u32) -> Result<Vec<User>, StoreError> {
        let after = after.to_owned();
        self.read(move |db| {
            db.prepare_cached(&format!(
                "select {COLUMNS} from users u where u.uid > ?1 order by u.uid limit ?2"
            ))?
            .query_map(params![after, most], user_of)?
            .collect()
        })
        .await
    }

    async fn add_user(&self, user: &User) -> Result<(), StoreError> {
        let user = user.clone();
        self.write(move |db| insert_user(db, &user)).await
    }

    async fn set_email_verified(&self, uid: &Uid, verified: bool) -> Result<(), StoreError> {
        let uid = uid.to_owned();
        let sql = "update users set email_verified = ?2 where uid = ?1";
        self.write(move |db| db.execute(sql, params![uid, verified]))
            .await?;
        Ok(())
    }

    async fn set_claims(&self, uid: &Uid, claims: Option<&str>) -> Result<(), StoreError> {
        let (uid, claims) = (uid.to_owned(), claims.map(str::to_owned));
        let sql = "update users set custom_claims = ?2 where uid = ?1";
        self.write(move |db| db.execute(sql, params![uid, claims]))
            .await?;
        Ok(())
    }

    async fn add_code(&self, code: &Code) -> Result<(), StoreError> {
        let code = code.clone();
        self.write(move |db| insert_only_code(db, &code).map(drop))
            .await
    }

    async fn add_email_link(&self, link: &EmailLink) -> Result<(), StoreError> {
        let link = link.clone();
        self.write(move |db| insert_link_only(db, &link)).await
    }
}
