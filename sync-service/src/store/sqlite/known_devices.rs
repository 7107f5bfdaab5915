//! The SQL of known devices.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::known_devices::{DeviceHash, KnownDevices, Sighting};
use async_trait::async_trait;
use rusqlite::params;

#[async_trait]
impl KnownDevices for Sqlite {
    async fn sighting(&self, uid: &str, device: DeviceHash) -> Result<Sighting, StoreError> {
        let uid = uid.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "select max(noted_at) filter (where device = ?2), max(noted_at)
                 from known_devices where uid = ?1",
            )?
            .query_row(params![uid, device], |row| {
                Ok(Sighting {
                    device: row.get(0)?,
                    newest: row.get(1)?,
                })
            })
        })
        .await
    }

    async fn note_device(
        &self,
        uid: &str,
        device: DeviceHash,
        at: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| {
            db.prepare_cached(
                "insert into known_devices (uid, device, noted_at) values (?1, ?2, ?3)
                 on conflict (uid, device) do update set noted_at = ?3",
            )?
            .execute(params![uid, device, at])?;
            db.prepare_cached(
                "delete from known_devices where uid = ?1 and device in
                 (select device from known_devices where uid = ?1
                  order by noted_at desc limit -1 offset ?2)",
            )?
            .execute(params![uid, most])
        })
        .await?;
        Ok(())
    }

    async fn forget_devices(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from known_devices where noted_at < ?1", [before]))
            .await
    }
}
