//! Opening hours as data, in the wall-clock time of New Jersey (America/New_York).

use serde::{Deserialize, Serialize};

/// Whether a place is open at a moment. What is not known is `Ask`, never `Open`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum OpenState {
    /// Its hours say that it is open.
    Open,
    /// Its hours do not say; call first.
    Ask,
    /// Its hours say that it is closed.
    Closed,
}

/// How people are received during the hours of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reception {
    /// The doors are open.
    WalkIn,
    /// Someone answers the telephone.
    Phone,
    /// With an appointment.
    Appointment,
    /// The source says to call first, for instance for the dates.
    Call,
    /// On nights when the county declares cold weather (Code Blue).
    ColdNights,
    /// Brought home, not handed out.
    Delivery,
}

/// Days on which something holds. A day has to satisfy every part that is given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Days {
    /// 1 Monday to 7 Sunday (ISO 8601); empty: every day of the week.
    pub weekdays: Vec<u8>,
    /// Which of these weekdays in the month: 1 to 5 from the start, -1 (last), -2 (last but one);
    /// empty: each.
    pub nth: Vec<i8>,
    /// The day itself lies this many days after the one that `weekdays` and `nth` name ("the
    /// Saturday after the second Thursday").
    pub plus_days: u8,
    /// The number of weeks from one occurrence to the next. 1 means every week.
    pub every_weeks: u8,
    /// A day (YYYY-MM-DD) in a week that counts, for `every_weeks` above 1. Without it no one knows
    /// which weeks are meant, and the state is never `open`.
    pub anchor: Option<String>,
    /// Months, 1 to 12; empty: all.
    pub months: Vec<u8>,
    /// Single dates (YYYY-MM-DD) that count besides; with no weekdays only they count.
    pub dates: Vec<String>,
    /// First and last day of each year (MM-DD), may pass the turn of the year.
    pub season: Option<Season>,
    /// First day (YYYY-MM-DD).
    pub valid_from: Option<String>,
    /// Last day (YYYY-MM-DD).
    pub valid_to: Option<String>,
    /// Whether it is sure that it holds on each of these days. `false` for "one Saturday a month".
    pub sure: bool,
}

impl Default for Days {
    fn default() -> Self {
        Self {
            weekdays: Vec::new(),
            nth: Vec::new(),
            plus_days: 0,
            every_weeks: 1,
            anchor: None,
            months: Vec::new(),
            dates: Vec::new(),
            season: None,
            valid_from: None,
            valid_to: None,
            sure: true,
        }
    }
}

/// A part of each year.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Season {
    /// First day, MM-DD.
    pub from: String,
    /// Last day, MM-DD.
    pub to: String,
}

/// Hours of one service of a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HoursRule {
    /// What happens then, in the words of the source ("Pantry", "dinner").
    pub service: Option<String>,
    /// On which days.
    pub days: Days,
    /// Beginning, in minutes since midnight; `null`: the source names the day only.
    pub from: Option<u16>,
    /// End, in minutes since midnight, at most 1440; not after `from`: on the next day. `null`: the
    /// source names no end.
    pub to: Option<u16>,
    /// The last minute for coming in; it stays open until `to`.
    pub last_entry: Option<u16>,
    /// How people are received.
    pub reception: Reception,
}

/// All that is known of the hours of a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hours {
    /// The sentence of the source, always shown beside the state.
    pub sentence: Option<String>,
    /// When something is offered.
    pub rules: Vec<HoursRule>,
    /// Days on which nothing is.
    pub closed: Vec<Days>,
    /// The state outside of all rules: `closed`, or `ask` where the sentence says less than a week.
    pub otherwise: OpenState,
    /// What becomes of `open` on a public holiday: `ask` unless the source says otherwise.
    pub holidays: OpenState,
}

/// A change of the state.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenChange {
    /// Wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`.
    pub at: String,
    /// The state from then on.
    pub state: OpenState,
}

/// The state at a moment, and what follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenNow {
    /// The state.
    pub state: OpenState,
    /// When it changes next; `null`: not within 120 days, or unknown.
    pub next: Option<OpenChange>,
    /// The service at this time, when a place has several.
    pub service: Option<String>,
    /// How people are received, when the state comes from a rule.
    pub reception: Option<Reception>,
}
