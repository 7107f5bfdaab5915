//! Settings that owners of the staff desk send to this kiosk.
//!
//! They count only with the signature of the service that this kiosk was enrolled at, for this kiosk
//! alone, and with a version above the one before. The last good ones are on the disk with their
//! signature, so they hold without a network. What the operator fixed in `kiosk.toml` or as a variable
//! wins. Hosts and notices change at once; site and printer with the next visit, which is a new process.

use crate::device::device_key::DeviceKey;
use crate::device::printing::Printer;
use crate::private_file;
use aws_lc_rs::signature::{ED25519, UnparsedPublicKey};
use data_encoding::BASE64URL_NOPAD;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use sync_protocol::client::Client;
use sync_protocol::fleet::Enrolled;
use sync_protocol::kiosk_settings::{SettingsOfKiosk, SignedSettings, WishedSetting};

/// Why settings were not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SettingsRefusal {
    /// This kiosk is not enrolled, or it does not know the key of the service.
    #[error("this kiosk knows no key of the service; enroll it again")]
    NoKey,
    /// The signature is wrong, or a setting is not as it should be.
    #[error("the settings are not signed by the service, or not as they should be")]
    NotSigned,
    /// They are the settings of another kiosk.
    #[error("the settings are those of another kiosk")]
    OtherKiosk,
    /// They are not newer than the settings of this kiosk.
    #[error("the settings are not newer")]
    NotNewer,
    /// They cannot be kept.
    #[error("the settings cannot be written to the disk")]
    Disk,
}

/// The settings of the desk that this kiosk follows.
pub struct DeskSettings {
    file: PathBuf,
    device: DeviceKey,
    fixed: Vec<WishedSetting>,
    followed: RwLock<Option<Arc<SettingsOfKiosk>>>,
}

impl DeskSettings {
    /// Reads the settings that were kept in a data folder. `fixed` are those of the operator.
    pub fn in_folder(folder: &Path, fixed: Vec<WishedSetting>) -> Self {
        let (file, device) = (folder.join("desk-settings"), DeviceKey::in_folder(folder));
        let kept = std::fs::read(&file).ok();
        let kept = kept.and_then(|bytes| serde_json::from_slice::<SignedSettings>(&bytes).ok());
        let followed = kept.and_then(|signed| checked(&signed, device.read()?).ok());
        Self {
            file,
            device,
            fixed,
            followed: RwLock::new(followed.map(Arc::new)),
        }
    }

    /// Takes settings, and keeps them on the disk before they count.
    ///
    /// # Errors
    ///
    /// See [`SettingsRefusal`]. The settings before stay.
    pub fn take(&self, signed: &SignedSettings) -> Result<(), SettingsRefusal> {
        let device = self.device.read().ok_or(SettingsRefusal::NoKey)?;
        let settings = checked(signed, device)?;
        if settings.version <= self.version().unwrap_or(0) {
            return Err(SettingsRefusal::NotNewer);
        }
        let bytes = serde_json::to_vec(signed).map_err(|_| SettingsRefusal::Disk)?;
        private_file::write(&self.file, &bytes).map_err(|_| SettingsRefusal::Disk)?;
        *self
            .followed
            .write()
            .unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(settings));
        Ok(())
    }

    /// Asks the service for settings. A kiosk that is not enrolled asks nothing.
    pub async fn refresh(&self, client: &Client) {
        let Some(device) = self.device.read() else {
            return;
        };
        // Without an answer the settings before stay; the next round asks again.
        let Ok(signed) = client.settings(&device.key).await else {
            return;
        };
        match self.take(&signed) {
            Ok(()) => tracing::info!("new settings came from the desk"),
            Err(SettingsRefusal::NotNewer | SettingsRefusal::NoKey) => {}
            Err(refusal) => tracing::error!(%refusal, "settings of the desk were not taken"),
        }
    }

    /// The version that is followed.
    pub fn version(&self) -> Option<i64> {
        self.followed().map(|settings| settings.version)
    }

    /// The settings that the operator fixed.
    pub fn fixed(&self) -> &[WishedSetting] {
        &self.fixed
    }

    /// The name of the site, where the desk decides it.
    pub fn site(&self) -> Option<String> {
        self.unless_fixed(WishedSetting::Site)?.wished.site.clone()
    }

    /// Hosts whose pages may open, where the desk decides them.
    pub fn allowed_hosts(&self) -> Option<Vec<String>> {
        let settings = self.unless_fixed(WishedSetting::AllowedHosts)?;
        settings.wished.allowed_hosts.clone()
    }

    /// The printer, where the desk decides it.
    pub fn printer(&self) -> Option<Printer> {
        let settings = self.unless_fixed(WishedSetting::Printer)?;
        settings.wished.printer.as_ref()?.parse().ok()
    }

    /// Whether notices are shown.
    pub fn shows_notices(&self) -> bool {
        let settings = self.followed();
        settings.is_none_or(|settings| settings.wished.notices.unwrap_or(true))
    }

    fn unless_fixed(&self, setting: WishedSetting) -> Option<Arc<SettingsOfKiosk>> {
        self.followed().filter(|_| !self.fixed.contains(&setting))
    }

    fn followed(&self) -> Option<Arc<SettingsOfKiosk>> {
        self.followed
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// Checks the signature and for whom the settings are.
fn checked(signed: &SignedSettings, device: Enrolled) -> Result<SettingsOfKiosk, SettingsRefusal> {
    let key = device.settings_key.and_then(|key| decoded(&key));
    let key = UnparsedPublicKey::new(&ED25519, key.ok_or(SettingsRefusal::NoKey)?);
    let is_right = |text: &[u8], signature: &str| {
        decoded(signature).is_some_and(|signature| key.verify(text, &signature).is_ok())
    };
    let settings = signed.read(is_right).ok_or(SettingsRefusal::NotSigned)?;
    match settings.kiosk == device.kiosk {
        true => Ok(settings),
        false => Err(SettingsRefusal::OtherKiosk),
    }
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    BASE64URL_NOPAD.decode(text.as_bytes()).ok()
}
