//! Kiosks as the operator sees them: enrolment and heartbeats (LIM-1). Nothing of a person.

use crate::contact::is_key;
use crate::kiosk_settings::SettingName;
use crate::limits::{HEARTBEAT_MAX, VERSION_MAX};
use serde::{Deserialize, Serialize};

/// `POST /kiosks/enroll`: a code that the operator made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Enrolment {
    /// Letters and digits; dashes, spaces and case do not matter.
    pub code: String,
}

/// What a kiosk proves itself with from then on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Enrolled {
    /// Its name in the operator's list.
    pub kiosk: String,
    /// Its secret.
    pub key: String,
    /// The public key (Ed25519, base64url) of the signatures over its settings. Without it, the kiosk
    /// accepts no settings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings_key: Option<String>,
}

impl std::fmt::Debug for Enrolled {
    /// No key reaches a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Enrolled({})", self.kiosk)
    }
}

/// What a printer says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PrinterState {
    /// It prints.
    Ready,
    /// It has no paper.
    NoPaper,
    /// Paper is stuck in it.
    Jam,
    /// It has no ink or toner.
    NoInk,
    /// It was stopped, is off, or is open.
    Stopped,
    /// The kiosk does not find it.
    Missing,
}

/// How a kiosk is. The same key is kept once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Heartbeat {
    /// Idempotency key, made for this heartbeat alone.
    pub key: String,
    /// The kiosk's clock, in milliseconds since 1970.
    pub at: i64,
    /// Its version.
    pub version: String,
    /// Seconds since the program began.
    pub uptime: u64,
    /// When the oldest of its linked lists was last confirmed, in milliseconds since 1970; absent
    /// when one of them was never fetched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lists_at: Option<i64>,
    /// Parcels that wait for the network.
    pub waiting: u32,
    /// When the last visit was wiped, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wiped_at: Option<i64>,
    /// How often the picture had to be repaired since the program began.
    pub repairs: u32,
    /// The version of the settings from the desk that it applied; absent while it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings_version: Option<i64>,
    /// The settings that its operator fixed in `kiosk.toml` or by a variable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<SettingName>,
    /// How its printer is; absent where it prints on none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printer: Option<PrinterState>,
}

/// Times that a clock shows: 1970 to 9999, in milliseconds since 1970.
const TIMES: std::ops::RangeInclusive<i64> = 0..=253_402_300_799_999;

impl Heartbeat {
    /// Whether it is as short as it has to be.
    pub fn is_well_formed(&self) -> bool {
        let length = serde_json::to_string(self).map_or(usize::MAX, |text| text.chars().count());
        is_key(&self.key)
            && length <= HEARTBEAT_MAX
            && self.version.chars().count() <= VERSION_MAX
            && self.fixed.len() <= SettingName::ALL.len()
            && !self.version.chars().any(char::is_control)
            && [Some(self.at), self.lists_at, self.wiped_at]
                .into_iter()
                .flatten()
                .all(|time| TIMES.contains(&time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lim_1_the_longest_heartbeat_has_at_most_1024_characters() {
        let mut beat = Heartbeat {
            key: "0".repeat(32),
            at: *TIMES.end(),
            version: "\"".repeat(VERSION_MAX),
            uptime: u64::MAX,
            lists_at: Some(*TIMES.end()),
            waiting: u32::MAX,
            wiped_at: Some(*TIMES.end()),
            repairs: u32::MAX,
            settings_version: Some(i64::MIN),
            fixed: SettingName::ALL.to_vec(),
            printer: Some(PrinterState::NoPaper),
        };
        assert!(beat.is_well_formed());
        beat.version.push('1');
        assert!(!beat.is_well_formed());
    }

    #[test]
    fn lim_1_a_time_that_no_clock_shows_is_refused() {
        let beat = |at: i64, lists_at: Option<i64>, wiped_at: Option<i64>| Heartbeat {
            key: "0".repeat(32),
            at,
            version: "1.0.0".to_owned(),
            uptime: 1,
            lists_at,
            waiting: 0,
            wiped_at,
            repairs: 0,
            settings_version: None,
            fixed: Vec::new(),
            printer: None,
        };
        assert!(beat(0, Some(0), Some(1_790_000_000_000)).is_well_formed());
        for wrong in [-1, i64::MIN, TIMES.end() + 1, i64::MAX] {
            assert!(!beat(wrong, None, None).is_well_formed(), "{wrong}");
            assert!(!beat(0, Some(wrong), None).is_well_formed(), "{wrong}");
            assert!(!beat(0, None, Some(wrong)).is_well_formed(), "{wrong}");
        }
    }
}
