//! The settings of this kiosk, checked. `config/sources.rs` lists their names and variables.

mod defaults;
pub mod sources;
mod values;

use crate::device::printing::Printer;
use crate::presence::idle::IdleLimits;
use serde::Deserialize;
use std::path::PathBuf;
use std::time::Duration;
use sync_protocol::kiosk_settings::SettingName;
use sync_protocol::language::Language;
use sync_protocol::papers::PapersPlanner;
use url::Url;

/// Every setting.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Address of the service.
    #[serde(deserialize_with = "values::web_address")]
    pub service: Url,
    /// Address of the website, for the QR codes that a phone opens; usually the service.
    #[serde(deserialize_with = "values::web_address")]
    pub website: Url,
    /// Name of the place. Page views are counted under it.
    #[serde(deserialize_with = "values::site")]
    pub site: String,
    /// The address behind "Deliver Email".
    #[serde(deserialize_with = "values::email_address")]
    pub contact_email: String,
    /// Hosts whose pages may open in an overlay window, in lower case.
    #[serde(deserialize_with = "values::hosts")]
    pub allowed_hosts: Vec<String>,
    /// A folder whose PDFs may be chosen for an upload.
    pub resume_folder: Option<PathBuf>,
    /// Folders in which removable media are mounted, each as one folder.
    pub stick_folders: Vec<PathBuf>,
    /// Folder of the cache and the device key.
    pub data: PathBuf,
    /// File of the key that encrypts the outbox, outside `data`.
    pub outbox_key: PathBuf,
    /// Whether the papers planner is shown.
    #[serde(deserialize_with = "values::papers_planner")]
    pub papers_planner: PapersPlanner,
    /// Language at the beginning of a visit: `en` or `es`.
    #[serde(deserialize_with = "values::language")]
    pub language: Language,
    /// The town, ZIP code or county that a visit searches around until another is said; empty: none.
    #[serde(deserialize_with = "values::town")]
    pub town: String,
    /// Time without input before the warning, while no one is signed in.
    #[serde(deserialize_with = "values::seconds::<_, 1>")]
    pub idle_signed_out: Duration,
    /// Time without input before the warning, while a person is signed in.
    #[serde(deserialize_with = "values::seconds::<_, 1>")]
    pub idle_signed_in: Duration,
    /// Time without input before the warning, once in a visit, while a code is awaited on a phone.
    #[serde(deserialize_with = "values::seconds::<_, 1>")]
    pub idle_code: Duration,
    /// Time from the warning to the end of the visit; at least 20 seconds (WCAG 2.2, 2.2.1).
    #[serde(deserialize_with = "values::seconds::<_, 20>")]
    pub idle_react: Duration,
    /// Whether the screens show an on-screen keyboard.
    pub keyboard: bool,
    /// Where pages are printed.
    #[serde(deserialize_with = "values::printer")]
    pub printer: Printer,
    /// How long pages stay in a folder that is used as a printer.
    #[serde(
        rename = "print_minutes",
        deserialize_with = "values::minutes_of_a_day"
    )]
    pub print_keep: Duration,
    /// Hash of the exit PIN. Without it no one can close the program.
    #[serde(deserialize_with = "values::pin_hash")]
    pub exit_pin: Option<String>,
    /// Memory budget of the web process, in kB.
    #[serde(rename = "memory_mb", deserialize_with = "values::megabytes_as_kb")]
    pub memory_kb: u64,
    /// The hour of the nightly restart, if there is one.
    #[serde(deserialize_with = "values::hour")]
    pub restart_hour: Option<u8>,
    /// The settings that the file or a variable gives, so that the desk cannot change them.
    #[serde(skip)]
    pub fixed: Vec<SettingName>,
}

impl Config {
    /// Returns the limits of the idle timer.
    pub fn idle_limits(&self) -> IdleLimits {
        IdleLimits {
            signed_out: self.idle_signed_out,
            signed_in: self.idle_signed_in,
            code: self.idle_code,
            react: self.idle_react,
        }
    }
}
