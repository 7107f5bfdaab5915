//! Settings that owners of the staff desk give to kiosks, signed by the service.
//!
//! A setting that is `None` is left to the kiosk. Hosts and printer that an operator fixed in
//! `kiosk.toml` or by a variable stay as they are.

use crate::page_views::is_site;
use serde::{Deserialize, Serialize};

/// The id of the settings for all kiosks.
pub const ALL_KIOSKS: &str = "all";
/// Most hosts.
pub const HOSTS_MAX: usize = 50;
/// Longest host name (RFC 1035).
const HOST_MAX: usize = 253;
/// Longest name of a printer that CUPS allows.
const PRINTER_MAX: usize = 127;
/// Begins every signed text, so that a signature over settings is valid for nothing else.
const CONTEXT: &str = "new-beginnings kiosk settings 1\n";

/// The settings that owners give to a kiosk.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DesiredSettings {
    /// The name of the site.
    pub site: Option<String>,
    /// Hosts whose pages may open.
    pub allowed_hosts: Option<Vec<String>>,
    /// `off`, `default`, or the name of a printer.
    pub printer: Option<String>,
    /// Whether notices are shown.
    pub notices: Option<bool>,
}

/// A setting that an operator can fix at the kiosk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SettingName {
    /// Hosts whose pages may open.
    AllowedHosts,
    /// The printer.
    Printer,
}

impl SettingName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::AllowedHosts, Self::Printer];
}

impl DesiredSettings {
    /// Returns the name of the first setting that is not allowed.
    pub fn problem(&self) -> Option<&'static str> {
        let hosts = self.allowed_hosts.as_deref().unwrap_or_default();
        if self.site.as_deref().is_some_and(|site| !is_site(site)) {
            Some("site")
        } else if hosts.len() > HOSTS_MAX || !hosts.iter().all(|host| is_host(host)) {
            Some("allowedHosts")
        } else if self.printer.as_deref().is_some_and(|it| !is_printer(it)) {
            Some("printer")
        } else {
            None
        }
    }

    /// Returns the first host that is no name of a host.
    pub fn bad_host(&self) -> Option<&str> {
        let hosts = self.allowed_hosts.as_deref().unwrap_or_default();
        hosts.iter().map(String::as_str).find(|host| !is_host(host))
    }

    /// Returns these settings, with those of `all` kiosks where these are open.
    pub fn over(self, all: Self) -> Self {
        Self {
            site: self.site.or(all.site),
            allowed_hosts: self.allowed_hosts.or(all.allowed_hosts),
            printer: self.printer.or(all.printer),
            notices: self.notices.or(all.notices),
        }
    }
}

/// The settings of one kiosk, as they are signed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SettingsOfKiosk {
    /// The id of the kiosk.
    pub kiosk: String,
    /// The random text that the kiosk asked with. An answer to an earlier request has another one.
    pub challenge: String,
    /// Rises with every change; 0 before the first.
    pub version: i64,
    /// The settings.
    pub desired: DesiredSettings,
}

/// `GET /kiosks/settings`: settings as text, and an Ed25519 signature (RFC 8032) over that text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignedSettings {
    /// [`SettingsOfKiosk`] as JSON.
    pub settings: String,
    /// Base64url, without padding.
    pub signature: String,
}

impl SignedSettings {
    /// Signs settings. `sign` returns the signature over bytes, as text.
    ///
    /// # Errors
    ///
    /// Settings that cannot be written as JSON.
    pub fn new(
        settings: &SettingsOfKiosk,
        sign: impl FnOnce(&[u8]) -> String,
    ) -> serde_json::Result<Self> {
        let settings = serde_json::to_string(settings)?;
        let signature = sign(signed_text(&settings).as_bytes());
        Ok(Self {
            settings,
            signature,
        })
    }

    /// Reads the settings if `verify` accepts the bytes and the signature. Returns `None` when one
    /// setting is not allowed, because the kiosk would not apply all of them.
    pub fn read(&self, verify: impl FnOnce(&[u8], &str) -> bool) -> Option<SettingsOfKiosk> {
        if !verify(signed_text(&self.settings).as_bytes(), &self.signature) {
            return None;
        }
        let settings: SettingsOfKiosk = serde_json::from_str(&self.settings).ok()?;
        settings.desired.problem().is_none().then_some(settings)
    }
}

fn signed_text(settings: &str) -> String {
    format!("{CONTEXT}{settings}")
}

/// Whether a text is a host name in lower case with at least one dot, and no IP address.
fn is_host(text: &str) -> bool {
    let is_label = |label: &str| {
        let allowed = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        (1..=63).contains(&label.len())
            && label.bytes().all(allowed)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let last = text.rsplit('.').next().unwrap_or_default();
    text.len() <= HOST_MAX
        && text.contains('.')
        && text.split('.').all(is_label)
        // The URL standard reads a name that ends in a number as an IPv4 address.
        && !last.starts_with(|first: char| first.is_ascii_digit())
}

/// Whether a text is `off`, `default`, or the name of a CUPS printer. A folder is a path of the kiosk,
/// so only its operator can name one.
fn is_printer(text: &str) -> bool {
    (1..=PRINTER_MAX).contains(&text.len())
        && !text.starts_with('-')
        && text
            .chars()
            .all(|it| it.is_alphanumeric() || "_-.+@".contains(it))
}

#[cfg(test)]
mod tests;
