//! Devices that an account was used on, as hashes.

use super::StoreError;
use crate::uid::Uid;
use async_trait::async_trait;

/// Keyed hash of an account and a device.
pub type DeviceHash = [u8; 32];

/// When devices of an account were noted, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sighting {
    /// The device that was asked about.
    pub device: Option<i64>,
    /// The last of all.
    pub newest: Option<i64>,
}

/// A device that is noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotedDevice {
    /// The device.
    pub device: DeviceHash,
    /// Milliseconds.
    pub at: i64,
    /// How many are kept; those noted longest ago are forgotten.
    pub most: u32,
}

/// The known devices of an installation.
#[async_trait]
pub trait KnownDevices: Send + Sync {
    /// Returns when a device of an account was noted.
    async fn sighting(&self, uid: &Uid, device: DeviceHash) -> Result<Sighting, StoreError>;

    /// Notes a device of an account.
    async fn note_device(&self, uid: &Uid, noted: NotedDevice) -> Result<(), StoreError>;

    /// Forgets devices that were noted before a time.
    async fn forget_devices(&self, before: i64) -> Result<usize, StoreError>;
}
