//! Settings that owners of the staff desk send to kiosks, signed by the service.
//!
//! A setting that is `None` is left to the kiosk. What an operator wrote into `kiosk.toml`, or gave as a
//! variable, always wins.

use crate::page_views::is_site;
use serde::{Deserialize, Serialize};

/// The id under which the settings of all kiosks are kept.
pub const ALL_KIOSKS: &str = "all";
/// Most hosts.
pub const HOSTS_MAX: usize = 50;
/// Longest name of a host (RFC 1035).
const HOST_MAX: usize = 253;
/// Longest name of a printer that CUPS allows.
const PRINTER_MAX: usize = 127;
/// What a signature is made over, in front of the settings, so that it can be passed off as nothing else.
const CONTEXT: &str = "new-beginnings kiosk settings 1\n";

/// What owners wish for a kiosk.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WishedSettings {
    /// The name of the site.
    pub site: Option<String>,
    /// Hosts whose pages may open.
    pub allowed_hosts: Option<Vec<String>>,
    /// `off`, `default`, or the name of a printer.
    pub printer: Option<String>,
    /// Whether notices are shown.
    pub notices: Option<bool>,
}

/// A setting that can be wished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WishedSetting {
    /// The name of the site.
    Site,
    /// Hosts whose pages may open.
    AllowedHosts,
    /// The printer.
    Printer,
}

impl WishedSettings {
    /// Returns the name of the first setting that is not as it should be.
    pub fn problem(&self) -> Option<&'static str> {
        let hosts = self.allowed_hosts.as_deref().unwrap_or_default();
        if self.site.as_deref().is_some_and(|site| !is_site(site)) {
            Some("site")
        } else if hosts.len() > HOSTS_MAX || !hosts.iter().all(|host| is_host(host)) {
            Some("allowedHosts")
        } else if self.printer.as_deref().is_some_and(|it| !is_queue(it)) {
            Some("printer")
        } else {
            None
        }
    }

    /// These settings, and where they leave one open, those of all kiosks.
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
    /// The kiosk, by its name in the operator's list.
    pub kiosk: String,
    /// Rises with every change.
    pub version: i64,
    /// The settings.
    pub wished: WishedSettings,
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
    /// Signs settings; `sign` makes a signature over bytes, as text.
    ///
    /// # Errors
    /// Settings that cannot be written.
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

    /// Reads the settings if `is_signature` finds the signature right for the bytes; its second argument
    /// is the signature. A setting this program would not take makes all of them worth nothing.
    pub fn read(&self, is_signature: impl FnOnce(&[u8], &str) -> bool) -> Option<SettingsOfKiosk> {
        if !is_signature(signed_text(&self.settings).as_bytes(), &self.signature) {
            return None;
        }
        let settings: SettingsOfKiosk = serde_json::from_str(&self.settings).ok()?;
        settings.wished.problem().is_none().then_some(settings)
    }
}

fn signed_text(settings: &str) -> String {
    format!("{CONTEXT}{settings}")
}

/// Whether a text is a host name in small letters: labels of letters, digits and dashes, with a dot.
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
        && !last.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text names no printer, the usual one, or a queue of CUPS. A folder is a path of the kiosk,
/// so only its operator names one.
fn is_queue(text: &str) -> bool {
    (1..=PRINTER_MAX).contains(&text.len())
        && !text.starts_with("folder:")
        && text
            .chars()
            .all(|it| !it.is_whitespace() && !it.is_control() && !"/#".contains(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_host(host: &str) -> WishedSettings {
        WishedSettings {
            allowed_hosts: Some(vec![host.to_owned()]),
            ..WishedSettings::default()
        }
    }

    #[test]
    fn dsk_a_host_is_a_name_and_never_an_address_or_a_pattern() {
        for good in ["www.nj.gov", "a-b.example.org", "xn--bcher-kva.example"] {
            assert_eq!(with_host(good).problem(), None, "{good}");
        }
        for bad in [
            "",
            "localhost",
            "WWW.nj.gov",
            "https://www.nj.gov",
            "www.nj.gov/x",
            "*.nj.gov",
            "10.0.0.1",
            "[::1]",
            "nj..gov",
            "-a.org",
            "a-.org",
            "nj.gov.",
            "nj gov.org",
            "a.org:80",
        ] {
            assert_eq!(with_host(bad).problem(), Some("allowedHosts"), "{bad}");
        }
        let many = WishedSettings {
            allowed_hosts: Some(vec!["a.org".into(); HOSTS_MAX + 1]),
            ..WishedSettings::default()
        };
        assert_eq!(many.problem(), Some("allowedHosts"));
    }

    #[test]
    fn dsk_a_printer_is_a_queue_and_never_a_path() {
        let of = |printer: &str| WishedSettings {
            printer: Some(printer.to_owned()),
            ..WishedSettings::default()
        };
        for good in ["off", "default", "Brother_HL-L2350"] {
            assert_eq!(of(good).problem(), None, "{good}");
        }
        for bad in ["", "folder:/etc", "a b", "/dev/lp0", "a#b"] {
            assert_eq!(of(bad).problem(), Some("printer"), "{bad}");
        }
    }

    #[test]
    fn dsk_what_one_kiosk_leaves_open_is_taken_from_all() {
        let own = WishedSettings {
            site: Some("Newark".into()),
            notices: Some(false),
            ..WishedSettings::default()
        };
        let all = WishedSettings {
            notices: Some(true),
            ..with_host("www.nj.gov")
        };
        let both = own.over(all);
        assert_eq!(both.site.as_deref(), Some("Newark"));
        assert_eq!(both.allowed_hosts, with_host("www.nj.gov").allowed_hosts);
        assert_eq!((both.printer, both.notices), (None, Some(false)));
    }

    #[test]
    fn dsk_settings_are_read_only_with_their_signature() {
        let settings = SettingsOfKiosk {
            kiosk: "k-1".into(),
            version: 3,
            wished: with_host("www.nj.gov"),
        };
        let sign = |text: &[u8]| format!("{:?}", text.iter().rev().collect::<Vec<_>>());
        let signed = SignedSettings::new(&settings, sign).unwrap();
        let right = |text: &[u8], signature: &str| sign(text) == signature;
        assert_eq!(signed.read(right), Some(settings.clone()));
        assert_eq!(signed.read(|_, _| false), None);
        let other = SignedSettings {
            settings: signed.settings.replace("nj.gov", "nj.example"),
            ..signed
        };
        assert_eq!(other.read(right), None);
        let strange = SettingsOfKiosk {
            wished: with_host("https://x.org"),
            ..settings
        };
        assert_eq!(
            SignedSettings::new(&strange, sign).unwrap().read(right),
            None
        );
    }
}
