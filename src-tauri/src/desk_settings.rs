//! Settings that owners of the staff desk give to this kiosk.
//!
//! They count only with the signature of the service where this kiosk was enrolled, for this kiosk, and
//! as the answer to the request of this moment: a recorded answer carries the challenge of an earlier
//! request. The last settings are on the disk with their signature, so they hold without a network. Hosts
//! and printer that the operator fixed in `kiosk.toml` or by a variable stay. Hosts and
//! notices count at once; site and printer change with the next visit, which is a new process.

use crate::device::device_key::DeviceKey;
use crate::device::printing::Printer;
use crate::private_file;
use aws_lc_rs::signature::{ED25519, UnparsedPublicKey};
use clock_and_random::random::{self, Random};
use data_encoding::BASE64URL_NOPAD;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use sync_protocol::client::Client;
use sync_protocol::fleet::Enrolled;
use sync_protocol::kiosk_settings::{SettingName, SettingsOfKiosk, SignedSettings};

/// Why settings were refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SettingsRefusal {
    /// This kiosk is not enrolled, or it does not know the key of the service.
    #[error("this kiosk does not know the key of the service; enroll it again")]
    NoKey,
    /// The signature is wrong, or a setting is not allowed.
    #[error("the settings are not signed by the service, or one of them is not allowed")]
    NotSigned,
    /// They are the settings of another kiosk.
    #[error("the settings are those of another kiosk")]
    OtherKiosk,
    /// They are the answer to another request.
    #[error("the settings are the answer to an earlier request")]
    NotFresh,
    /// They cannot be saved.
    #[error("the settings cannot be written to the disk")]
    Disk,
}

/// The settings from the desk that this kiosk applies.
pub struct DeskSettings {
    file: PathBuf,
    device: DeviceKey,
    fixed: Vec<SettingName>,
    applied: RwLock<Option<Arc<SettingsOfKiosk>>>,
}

impl DeskSettings {
    /// Reads the settings that were saved in a data folder. `fixed` are those of the operator.
    pub fn in_folder(folder: &Path, fixed: Vec<SettingName>) -> Self {
        let (file, device) = (folder.join("desk-settings"), DeviceKey::in_folder(folder));
        let saved = std::fs::read(&file).ok();
        let saved = saved.and_then(|bytes| serde_json::from_slice::<SignedSettings>(&bytes).ok());
        let applied = saved.and_then(|signed| checked(&signed, device.read()?).ok());
        Self {
            file,
            device,
            fixed,
            applied: RwLock::new(applied.map(Arc::new)),
        }
    }

    /// Accepts the answer to `challenge`, and saves it before it counts. Returns whether it changes
    /// anything.
    ///
    /// # Errors
    ///
    /// See [`SettingsRefusal`]. The earlier settings stay.
    pub fn accept(
        &self,
        signed: &SignedSettings,
        challenge: &str,
    ) -> Result<bool, SettingsRefusal> {
        let device = self.device.read().ok_or(SettingsRefusal::NoKey)?;
        let settings = checked(signed, device)?;
        if settings.challenge != challenge {
            return Err(SettingsRefusal::NotFresh);
        }
        let is_same = |before: &SettingsOfKiosk| {
            (before.version, &before.desired) == (settings.version, &settings.desired)
                && before.kiosk == settings.kiosk
        };
        if self.applied().is_some_and(|before| is_same(&before)) {
            return Ok(false);
        }
        let bytes = serde_json::to_vec(signed).map_err(|_| SettingsRefusal::Disk)?;
        private_file::write(&self.file, &bytes).map_err(|_| SettingsRefusal::Disk)?;
        *self.applied.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(settings));
        Ok(true)
    }

    /// Asks the service for the settings, if this kiosk is enrolled. Returns whether they changed. After
    /// a failure the earlier settings stay, and the next round asks again.
    pub async fn refresh(&self, client: &Client, random: &Random) -> bool {
        let Some(device) = self.device.read().filter(|it| it.settings_key.is_some()) else {
            return false;
        };
        let challenge = random::key(random);
        let Ok(signed) = client.settings(&device.key, &challenge).await else {
            return false;
        };
        let accepted = self.accept(&signed, &challenge);
        if let Err(refusal) = &accepted {
            tracing::error!(%refusal, "settings from the desk were refused");
        }
        accepted == Ok(true)
    }

    /// The version that is applied.
    pub fn version(&self) -> Option<i64> {
        self.applied().map(|settings| settings.version)
    }

    /// The settings that the operator fixed.
    pub fn fixed(&self) -> &[SettingName] {
        &self.fixed
    }

    /// The name of the site, if an owner gave one.
    pub fn site(&self) -> Option<String> {
        self.applied()?.desired.site.clone()
    }

    /// Hosts whose pages may open, if owners decide them.
    pub fn allowed_hosts(&self) -> Option<Vec<String>> {
        let settings = self.unless_fixed(SettingName::AllowedHosts)?;
        settings.desired.allowed_hosts.clone()
    }

    /// The printer, if owners decide it.
    pub fn printer(&self) -> Option<Printer> {
        let settings = self.unless_fixed(SettingName::Printer)?;
        settings.desired.printer.as_ref()?.parse().ok()
    }

    /// Whether notices are shown.
    pub fn shows_notices(&self) -> bool {
        let settings = self.applied();
        settings.is_none_or(|settings| settings.desired.notices.unwrap_or(true))
    }

    fn unless_fixed(&self, setting: SettingName) -> Option<Arc<SettingsOfKiosk>> {
        self.applied().filter(|_| !self.fixed.contains(&setting))
    }

    fn applied(&self) -> Option<Arc<SettingsOfKiosk>> {
        self.applied
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// Checks the signature, and that the settings are for this kiosk.
fn checked(signed: &SignedSettings, device: Enrolled) -> Result<SettingsOfKiosk, SettingsRefusal> {
    let key = device.settings_key.and_then(|key| decoded(&key));
    let key = UnparsedPublicKey::new(&ED25519, key.ok_or(SettingsRefusal::NoKey)?);
    let verify = |text: &[u8], signature: &str| {
        decoded(signature).is_some_and(|signature| key.verify(text, &signature).is_ok())
    };
    let settings = signed.read(verify).ok_or(SettingsRefusal::NotSigned)?;
    match settings.kiosk == device.kiosk {
        true => Ok(settings),
        false => Err(SettingsRefusal::OtherKiosk),
    }
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    BASE64URL_NOPAD.decode(text.as_bytes()).ok()
}
