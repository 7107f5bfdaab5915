//! The SQL of what programs of an operator do with accounts.

use super::Postgres;
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

#[async_trait]
impl Administration for Postgres {
    async fn users_after(&self, after: &str, most: u32) -> Result<Vec<User>, StoreError> {
        let sql = format!("select {COLUMNS} from users u where u.uid > $1 order by u.uid limit $2");
        let rows = self.rows(&sql, &[&after, &i64::from(most)]).await?;
        rows.iter().map(user_of).collect()
    }

    async fn add_user(&self, user: &User) -> Result<(), StoreError> {
        self.write(|db| Box::pin(async move { insert_user(db, user).await }))
            .await
    }

    async fn set_email_verified(&self, uid: &Uid, verified: bool) -> Result<(), StoreError> {
        let sql = "update users set email_verified = $2 where uid = $1";
        self.run(sql, &[&uid, &verified]).await.map(drop)
    }

    async fn set_claims(&self, uid: &Uid, claims: Option<&str>) -> Result<(), StoreError> {
        let sql = "update users set custom_claims = $2 where uid = $1";
        self.run(sql, &[&uid, &claims]).await.map(drop)
    }

    async fn add_code(&self, code: &Code) -> Result<(), StoreError> {
        self.write(|db| Box::pin(async move { insert_only_code(db, code).await.map(drop) }))
            .await
    }

    async fn add_email_link(&self, link: &EmailLink) -> Result<(), StoreError> {
        self.write(|db| Box::pin(async move { insert_link_only(db, link).await }))
            .await
    }
}
