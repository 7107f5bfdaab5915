//! The SQL of kiosks.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::fleet::{Fleet, KioskEntry, SecretHash};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, params};
use sync_protocol::fleet::Heartbeat;

#[async_trait]
impl Fleet for Sqlite {
    async fn add_kiosk_code(
        &self,
        code: SecretHash,
        site: &str,
        expires_at: i64,
    ) -> Result<(), StoreError> {
        let site = site.to_owned();
        self.write(move |db| {
            db.execute(
                "insert into kiosk_codes (hash, site, expires_at) values (?1, ?2, ?3)",
                params![code, site, expires_at],
            )
            .map(drop)
        })
        .await
    }

    async fn enroll_kiosk(
        &self,
        code: SecretHash,
        id: &str,
        key: SecretHash,
        now: i64,
    ) -> Result<Option<String>, StoreError> {
        let id = id.to_owned();
        self.write(move |db| {
            let site: Option<String> = db
                .query_row(
                    "delete from kiosk_codes where hash = ?1 and expires_at > ?2 returning site",
                    params![code, now],
                    |row| row.get(0),
                )
                .optional()?;
            if let Some(site) = &site {
                db.execute(
                    "insert into kiosks (id, site, key_hash, enrolled_at) values (?1, ?2, ?3, ?4)",
                    params![id, site, key, now],
                )?;
            }
            Ok(site)
        })
        .await
    }

    async fn kiosk_of_key(&self, key: SecretHash) -> Result<Option<(String, String)>, StoreError> {
        self.read(move |db| {
            db.prepare_cached(
                "select id, site from kiosks where key_hash = ?1 and revoked_at is null",
            )?
            .query_row([key], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()
        })
        .await
    }

    async fn add_heartbeat(&self, id: &str, beat: &Heartbeat, at: i64) -> Result<(), StoreError> {
        let (id, key) = (id.to_owned(), beat.key.clone());
        let text =
            serde_json::to_string(beat).map_err(|error| StoreError::Unavailable(error.into()))?;
        self.write(move |db| {
            db.prepare_cached(
                "insert into heartbeats (kiosk, key, received_at, content)
                 values (?1, ?2, ?3, ?4) on conflict do nothing",
            )?
            .execute(params![id, key, at, text])
            .map(drop)
        })
        .await
    }

    async fn kiosks(&self) -> Result<Vec<KioskEntry>, StoreError> {
        self.read(|db| {
            db.prepare_cached(
                "select id, site, enrolled_at, revoked_at, received_at, content from kiosks
                 left join heartbeats on kiosk = id and received_at =
                     (select max(received_at) from heartbeats as newest where newest.kiosk = id)
                 group by id order by site, id",
            )?
            .query_map([], |row| {
                let text: Option<String> = row.get(5)?;
                let beat: Option<Heartbeat> = text
                    .map(|text| serde_json::from_str(&text))
                    .transpose()
                    .map_err(|error| {
                        Error::FromSqlConversionFailure(5, Type::Text, error.into())
                    })?;
                let received: Option<i64> = row.get(4)?;
                Ok(KioskEntry {
                    id: row.get(0)?,
                    site: row.get(1)?,
                    enrolled_at: row.get(2)?,
                    revoked_at: row.get(3)?,
                    last: received.zip(beat),
                })
            })?
            .collect()
        })
        .await
    }

    async fn revoke_kiosk(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |db| {
            db.execute(
                "update kiosks set revoked_at = coalesce(revoked_at, ?2) where id = ?1",
                params![id, now],
            )
            .map(|count| count == 1)
        })
        .await
    }

    async fn forget_heartbeats(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.execute("delete from kiosk_codes where expires_at < ?1", [before])?;
            db.execute("delete from heartbeats where received_at < ?1", [before])
        })
        .await
    }
}
