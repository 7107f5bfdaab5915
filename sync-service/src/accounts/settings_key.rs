//! The key that signs the settings of kiosks: Ed25519 (RFC 8032), derived from the secret of the
//! installation. It is therefore backed up and moved with the secret, and is the same at all instances.
//! The keys of tokens are replaced from time to time; this one is not, because a kiosk learns it only
//! when it is enrolled.

use super::keys::Keys;
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use data_encoding::BASE64URL_NOPAD;
use sync_protocol::kiosk_settings::{SettingsOfKiosk, SignedSettings};

impl Keys {
    /// Returns the public key, base64url without padding.
    pub fn settings_key(&self) -> Option<String> {
        let pair = self.settings_pair()?;
        Some(BASE64URL_NOPAD.encode(pair.public_key().as_ref()))
    }

    /// Signs settings.
    pub fn sign_settings(&self, settings: &SettingsOfKiosk) -> Option<SignedSettings> {
        let pair = self.settings_pair()?;
        let sign = |text: &[u8]| BASE64URL_NOPAD.encode(pair.sign(text).as_ref());
        SignedSettings::new(settings, sign).ok()
    }

    fn settings_pair(&self) -> Option<Ed25519KeyPair> {
        let seed = self.keyed_hash("settings of kiosks", &[]);
        Ed25519KeyPair::from_seed_unchecked(&seed).ok()
    }
}
