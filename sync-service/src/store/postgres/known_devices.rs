//! The SQL of known devices.

use super::Postgres;
use crate::store::StoreError;
use crate::store::known_devices::{DeviceHash, KnownDevices, NotedDevice, Sighting};
use crate::uid::Uid;
use async_trait::async_trait;

#[async_trait]
impl KnownDevices for Postgres {
    async fn sighting(&self, uid: &Uid, device: DeviceHash) -> Result<Sighting, StoreError> {
        let sql = "select max(noted_at) filter (where device = $2), max(noted_at)
             from known_devices where uid = $1";
        let row = self.row(sql, &[&uid, &device.as_slice()]).await?;
        let Some(row) = row else {
            return Ok(Sighting {
                device: None,
                newest: None,
            });
        };
        Ok(Sighting {
            device: row.try_get(0)?,
            newest: row.try_get(1)?,
        })
    }

    async fn note_device(&self, uid: &Uid, noted: NotedDevice) -> Result<(), StoreError> {
        let NotedDevice { device, at, most } = noted;
        self.write(|db| {
            Box::pin(async move {
                let sql = "insert into known_devices (uid, device, noted_at) values ($1, $2, $3)
                     on conflict (uid, device) do update set noted_at = excluded.noted_at";
                db.run(sql, &[&uid, &device.as_slice(), &at]).await?;
                let sql = "delete from known_devices where uid = $1 and device in
                     (select device from known_devices where uid = $1
                      order by noted_at desc offset $2)";
                db.run(sql, &[&uid, &i64::from(most)]).await.map(drop)
            })
        })
        .await
    }

    async fn forget_devices(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from known_devices where noted_at < $1";
        self.run(sql, &[&before]).await
    }
}
