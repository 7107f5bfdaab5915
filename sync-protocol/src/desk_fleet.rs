//! The kiosks and the use of the lists, as owners of the staff desk see them. Nothing of a person.

use crate::fleet::PrinterState;
use crate::kiosk_settings::{DesiredSettings, SettingName};
use crate::places::uses::PlaceUse;
use serde::{Deserialize, Serialize};

/// Counts below this are not shown.
pub const FEWEST_SHOWN: u64 = 5;

/// How a kiosk is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum KioskState {
    /// It sends heartbeats.
    Up,
    /// Heartbeats are missing.
    Away,
    /// It was enrolled and never heard.
    NeverSeen,
    /// Its key is worth nothing any more.
    Revoked,
}

/// What is wrong with a kiosk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum KioskProblem {
    /// Heartbeats are missing.
    Away,
    /// A list was never fetched.
    NoLists,
    /// The lists are older than two days.
    OldLists,
    /// Many messages and reports wait for the network.
    ManyWait,
    /// Its clock is ahead.
    WrongClock,
    /// The picture had to be repaired often.
    Repairs,
    /// Its printer has no paper.
    NoPaper,
    /// Paper is stuck in its printer.
    PaperJam,
    /// Its printer has no ink or toner.
    NoInk,
    /// Its printer was stopped, is off, or is open.
    PrinterStopped,
    /// It does not find its printer.
    NoPrinter,
}

/// `GET /desk/fleet`: a kiosk as it is now. Times in milliseconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskKiosk {
    /// Its name in the operator's list.
    pub id: String,
    /// Where it stands.
    pub site: String,
    /// How it is.
    pub state: KioskState,
    /// What is wrong.
    pub problems: Vec<KioskProblem>,
    /// Its version; empty before it was heard.
    pub version: String,
    /// When it was heard last.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub heard_at: Option<i64>,
    /// When the oldest of its lists was last right.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub lists_at: Option<i64>,
    /// Messages and reports that wait for the network.
    pub waiting: u32,
    /// The version of its settings here; 0 before the first.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub settings_version: i64,
    /// The version that it reported last; `null` before the first.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub applied_version: Option<i64>,
    /// Settings that its operator fixed in `kiosk.toml` or by a variable: the desk cannot change them.
    pub fixed: Vec<SettingName>,
    /// How its printer is; `null` where it prints on none.
    pub printer: Option<PrinterState>,
}

/// `GET /desk/kiosks/{id}/settings`: the settings that owners give all kiosks, or one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskKioskSettings {
    /// The kiosk; `all` for all of them.
    pub kiosk: String,
    /// The version that was read; 0 before the first.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The settings.
    pub desired: DesiredSettings,
}

/// How often a page was opened in a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeekOfPage {
    /// The Monday, `YYYY-MM-DD`.
    pub week: String,
    /// The page, by its name in the record of page views.
    pub page: String,
    /// Whether at kiosks; else on the website.
    pub at_kiosks: bool,
    /// How often; `null` for fewer than [`FEWEST_SHOWN`].
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub count: Option<u64>,
}

/// How often the places of a county were used in a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeekOfCounty {
    /// The Monday, `YYYY-MM-DD`.
    pub week: String,
    /// The county; empty for places without one, and for those that left their list.
    pub county: String,
    /// What was done.
    pub kind: PlaceUse,
    /// How often; `null` for fewer than [`FEWEST_SHOWN`].
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub count: Option<u64>,
}

/// How often a word was searched in a week and nothing was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeekOfWord {
    /// The Monday, `YYYY-MM-DD`.
    pub week: String,
    /// The word. At least five desks searched for it, on at least five days.
    pub word: String,
    /// The county that the searches named; empty for all others of the week together.
    pub county: String,
    /// How often; `null` for fewer than [`FEWEST_SHOWN`].
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub count: Option<u64>,
}

/// How long ago the places of a list, or of a county, were checked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AgesOfFacts {
    /// The name of the list or of the county; empty for places without a county.
    pub name: String,
    /// Checked within 180 days.
    pub fresh: u32,
    /// Within a year.
    pub year: u32,
    /// Within two years.
    pub two_years: u32,
    /// Longer ago.
    pub older: u32,
    /// Never, as far as the list says.
    pub never: u32,
}

/// `GET /desk/insight`
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskInsight {
    /// The last 12 weeks, the newest first.
    pub weeks: Vec<WeekOfPage>,
    /// How often places were opened, saved and printed in them.
    pub uses: Vec<WeekOfCounty>,
    /// What was searched in them and not found.
    pub words: Vec<WeekOfWord>,
    /// Ages of the facts by list.
    pub lists: Vec<AgesOfFacts>,
    /// Ages of the facts by county.
    pub counties: Vec<AgesOfFacts>,
}
