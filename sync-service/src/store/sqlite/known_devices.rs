//! The SQL of known devices.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::known_devices::{DeviceHash, KnownDevices, NotedDevice, Sighting};
use crate::uid::Uid;
use async_trait::async_trait;
use rusqlite::{Connection, params};

/// Notes a device of an account.
pub(super) fn note(db: &Connection, uid: &Uid, noted: NotedDevice) -> rusqlite::Result<()> {
    let NotedDevice { device, at, most } = noted;
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
    .execute(params![uid, most])?;
    Ok(())
}

#[async_trait]
impl KnownDevices for Sqlite {
    async fn sighting(&self, uid: &Uid, device: DeviceHash) -> Result<Sighting, StoreError> {
        let uid = uid.to_owned();
        self.read_inline(move |db| {
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

    async fn note_device(&self, uid: &Uid, noted: NotedDevice) -> Result<(), StoreError> {
        let uid = uid.to_owned();
        self.write(move |db| note(db, &uid, noted)).await
    }

    async fn forget_devices(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from known_devices where noted_at < ?1", [before]))
            .await
    }
}
