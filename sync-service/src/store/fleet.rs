//! Kiosks, the codes they are enrolled with, and their heartbeats.

use super::StoreError;
use async_trait::async_trait;
use sync_protocol::fleet::Heartbeat;

/// SHA-256 of a code or of a kiosk's key.
pub type SecretHash = [u8; 32];

/// A kiosk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KioskEntry {
    /// Its name in the operator's list.
    pub id: String,
    /// The site.
    pub site: String,
    /// In milliseconds since 1970.
    pub enrolled_at: i64,
    /// When its key was revoked.
    pub revoked_at: Option<i64>,
    /// The last heartbeat and when it arrived.
    pub last: Option<(i64, Heartbeat)>,
}

/// The kiosks of an installation.
#[async_trait]
pub trait Fleet: Send + Sync {
    /// Keeps a code until it expires.
    async fn add_kiosk_code(
        &self,
        code: SecretHash,
        site: &str,
        expires_at: i64,
    ) -> Result<(), StoreError>;

    /// Spends a code and adds a kiosk; returns its site, or `None` for a code that is unknown, used
    /// or expired.
    async fn enroll_kiosk(
        &self,
        code: SecretHash,
        id: &str,
        key: SecretHash,
        now: i64,
    ) -> Result<Option<String>, StoreError>;

    /// Id and site of the kiosk of a key that was not revoked.
    async fn kiosk_of_key(&self, key: SecretHash) -> Result<Option<(String, String)>, StoreError>;

    /// Keeps a heartbeat, once per key.
    async fn add_heartbeat(&self, id: &str, beat: &Heartbeat, at: i64) -> Result<(), StoreError>;

    /// All kiosks, by site and id, each with its last heartbeat.
    async fn kiosks(&self) -> Result<Vec<KioskEntry>, StoreError>;

    /// Revokes a key. Returns whether there is such a kiosk.
    async fn revoke_kiosk(&self, id: &str, now: i64) -> Result<bool, StoreError>;

    /// Forgets heartbeats received, and codes expired, before a time.
    async fn forget_heartbeats(&self, before: i64) -> Result<usize, StoreError>;
}
