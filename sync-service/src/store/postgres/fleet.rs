//! The SQL of kiosks.

use super::Postgres;
use super::columns::{text, unreadable};
use crate::store::StoreError;
use crate::store::fleet::{Fleet, KioskEntry, SecretHash};
use async_trait::async_trait;
use sync_protocol::fleet::Heartbeat;
use tokio_postgres::Row;

fn kiosk_of(row: &Row) -> Result<KioskEntry, StoreError> {
    let content: Option<&str> = row.try_get(5)?;
    let beat: Option<Heartbeat> = content
        .map(serde_json::from_str)
        .transpose()
        .map_err(unreadable)?;
    let received: Option<i64> = row.try_get(4)?;
    Ok(KioskEntry {
        id: row.try_get(0)?,
        site: row.try_get(1)?,
        enrolled_at: row.try_get(2)?,
        revoked_at: row.try_get(3)?,
        last: received.zip(beat),
    })
}

#[async_trait]
impl Fleet for Postgres {
    async fn add_kiosk_code(
        &self,
        code: SecretHash,
        site: &str,
        expires_at: i64,
    ) -> Result<(), StoreError> {
        let sql = "insert into kiosk_codes (hash, site, expires_at) values ($1, $2, $3)";
        self.run(sql, &[&code.as_slice(), &site, &expires_at])
            .await
            .map(drop)
    }

    async fn enroll_kiosk(
        &self,
        code: SecretHash,
        id: &str,
        key: SecretHash,
        now: i64,
    ) -> Result<Option<String>, StoreError> {
        let sql = "with used as
               (delete from kiosk_codes where hash = $1 and expires_at > $4 returning site)
             insert into kiosks (id, site, key_hash, enrolled_at)
             select $2, site, $3, $4 from used returning site";
        let values = (code.as_slice(), key.as_slice());
        let row = self.row(sql, &[&values.0, &id, &values.1, &now]).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn kiosk_of_key(&self, key: SecretHash) -> Result<Option<(String, String)>, StoreError> {
        let sql = "select id, site from kiosks where key_hash = $1 and revoked_at is null";
        let row = self.row(sql, &[&key.as_slice()]).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .transpose()
    }

    async fn add_heartbeat(&self, id: &str, beat: &Heartbeat, at: i64) -> Result<(), StoreError> {
        let sql = "insert into heartbeats (kiosk, key, received_at, content)
             values ($1, $2, $3, $4) on conflict do nothing";
        self.run(sql, &[&id, &beat.key, &at, &text(beat)?])
            .await
            .map(drop)
    }

    async fn kiosks(&self) -> Result<Vec<KioskEntry>, StoreError> {
        let sql = "select k.id, k.site, k.enrolled_at, k.revoked_at, h.received_at, h.content
             from kiosks k left join lateral
               (select received_at, content from heartbeats where kiosk = k.id
                order by received_at desc, key desc limit 1) h on true
             order by k.site, k.id";
        self.rows(sql, &[]).await?.iter().map(kiosk_of).collect()
    }

    async fn revoke_kiosk(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let sql = "update kiosks set revoked_at = coalesce(revoked_at, $2) where id = $1";
        Ok(self.run(sql, &[&id, &now]).await? == 1)
    }

    async fn forget_heartbeats(&self, before: i64) -> Result<usize, StoreError> {
        self.run("delete from kiosk_codes where expires_at < $1", &[&before])
            .await?;
        self.run("delete from heartbeats where received_at < $1", &[&before])
            .await
    }
}
