//! The SQL of guests.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::guests::Guests;
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::params;

#[async_trait]
impl Guests for Sqlite {
    async fn note_guest(&self, uid: &Uid) -> Result<(), StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| db.execute("insert or ignore into guests (uid) values (?1)", [uid]))
            .await?;
        Ok(())
    }

    async fn unused_guests(&self, since: i64, most: u32) -> Result<Vec<Uid>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select u.uid from guests g join users u on u.uid = g.uid
                 where u.last_refresh_at < ?1 and u.email is null
                 and not exists (select 1 from provider_links l where l.uid = u.uid) limit ?2",
            )?
            .query_map(params![since, most], |row| row.get(0))?
            .collect()
        })
        .await
    }
}
