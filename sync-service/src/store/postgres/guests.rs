//! The SQL of guests.

use super::Postgres;
use crate::store::StoreError;
use crate::store::guests::Guests;
use crate::uid::Uid;
use async_trait::async_trait;

#[async_trait]
impl Guests for Postgres {
    async fn note_guest(&self, uid: &Uid) -> Result<(), StoreError> {
        let sql = "insert into guests (uid) values ($1) on conflict do nothing";
        self.run(sql, &[&uid]).await.map(drop)
    }

    async fn unused_guests(&self, since: i64, most: u32) -> Result<Vec<Uid>, StoreError> {
        let sql = "select u.uid from guests g join users u on u.uid = g.uid
             where u.last_refresh_at < $1 and u.email is null
             and not exists (select 1 from provider_links l where l.uid = u.uid) limit $2";
        let rows = self.rows(sql, &[&since, &i64::from(most)]).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
