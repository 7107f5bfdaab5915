//! The device key: made when the operator enrols this kiosk, and shown to the service with every
//! heartbeat.

use crate::private_file;
use std::path::{Path, PathBuf};
use sync_protocol::client::Client;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::fleet::Enrolled;

/// The file of the device key, in the data folder.
#[derive(Debug, Clone)]
pub struct DeviceKey(PathBuf);

impl DeviceKey {
    /// Names the file in a data folder. The file may not exist yet.
    pub fn in_folder(folder: &Path) -> Self {
        Self(folder.join("kiosk.key"))
    }

    /// Returns the key, if this kiosk is enrolled.
    pub fn read(&self) -> Option<Enrolled> {
        serde_json::from_slice(&std::fs::read(&self.0).ok()?).ok()
    }

    /// Saves a key that only the kiosk's own user may read.
    pub fn write(&self, enrolled: &Enrolled) -> std::io::Result<()> {
        private_file::write(&self.0, &serde_json::to_vec(enrolled)?)
    }

    /// Deletes the key after the operator has revoked it.
    pub fn forget(&self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Enrols this kiosk with a code from the operator. Returns the name of the kiosk.
pub async fn enroll(client: &Client, key: &DeviceKey, code: &str) -> Result<String, EnrollError> {
    let enrolled = client.enroll(code).await.map_err(ErrorCode::from)?;
    key.write(&enrolled)?;
    Ok(enrolled.kiosk)
}

/// Why a kiosk could not be enrolled.
#[derive(Debug, thiserror::Error)]
pub enum EnrollError {
    /// The service refused the code or could not be reached.
    #[error("{}", explanation(*.0))]
    Service(#[from] ErrorCode),
    /// The key could not be saved.
    #[error("the key could not be written: {0}")]
    Disk(#[from] std::io::Error),
}

fn explanation(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::InvalidActionCode => {
            "the code is unknown, used or too old; make a new one with `sync-service kiosks code`"
        }
        ErrorCode::NetworkRequestFailed => {
            "the service cannot be reached; check `service` in kiosk.toml and the network"
        }
        _ => "the service refused the code; its log shows why",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_a_key_is_saved_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let key = DeviceKey::in_folder(&folder.path().join("new"));
        assert_eq!(key.read(), None);
        let enrolled = Enrolled {
            kiosk: "k-1".into(),
            key: "secret".into(),
            settings_key: None,
        };
        key.write(&enrolled).unwrap();
        assert_eq!(key.read(), Some(enrolled));
        key.forget();
        assert_eq!(key.read(), None);
    }
}
