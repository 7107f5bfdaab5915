//! The finder: a need, a place and a time in; places that fit out, best first.

use super::hours::{OpenNow, OpenState};
use super::requirements::{RecordPolicy, Requirements};
use serde::{Deserialize, Serialize};

/// Most places of one answer.
pub const FIND_LIMIT_MAX: usize = 200;
/// Places of an answer when nothing is said.
pub const FIND_LIMIT: usize = 20;
/// How far a person without a car may get, in miles. What is farther comes after all that is near.
pub const REACH_MILES: u16 = 20;

/// What someone needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Need {
    /// Something to eat.
    Food,
    /// A bed.
    Shelter,
    /// ID and papers.
    Id,
    /// Clothes.
    Clothes,
    /// Help to find work.
    Work,
    /// Health care and support.
    Health,
    /// Help to find or keep a home.
    Housing,
    /// Legal help.
    Legal,
    /// Rides.
    Rides,
}

impl Need {
    /// Every need.
    pub const ALL: [Self; 9] = [
        Self::Food,
        Self::Shelter,
        Self::Id,
        Self::Clothes,
        Self::Work,
        Self::Health,
        Self::Housing,
        Self::Legal,
        Self::Rides,
    ];
}

/// What a place has to be like. A place whose data says otherwise is never shown as fitting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Wish {
    /// Asks for no ID.
    NoId,
    /// Takes people who just come: no appointment, no referral.
    WalkIn,
    /// Takes families with children.
    Families,
    /// Takes women.
    Women,
    /// Takes men.
    Men,
    /// Takes people with a record.
    WithRecord,
    /// Costs nothing.
    Free,
    /// A wheelchair gets in.
    Wheelchair,
    /// Spanish is spoken.
    Spanish,
}

impl Wish {
    /// Every wish.
    pub const ALL: [Self; 9] = [
        Self::NoId,
        Self::WalkIn,
        Self::Families,
        Self::Women,
        Self::Men,
        Self::WithRecord,
        Self::Free,
        Self::Wheelchair,
        Self::Spanish,
    ];
}

/// The time a question is about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Span {
    /// At that moment.
    #[default]
    Now,
    /// From that moment until midnight.
    Day,
}

/// The question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FindQuestion {
    /// What is needed.
    pub need: Need,
    /// ZIP code, town or county, as someone wrote it.
    #[serde(default)]
    pub near: Option<String>,
    /// Wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`, or a day, `YYYY-MM-DD`; `null`: now.
    #[serde(default)]
    pub at: Option<String>,
    /// That moment, or the rest of that day. A day without a time means the whole day.
    #[serde(default)]
    pub span: Span,
    /// What the place has to be like.
    #[serde(default)]
    pub wishes: Vec<Wish>,
    /// How many places to return, [`FIND_LIMIT_MAX`] at most. Without it, [`FIND_LIMIT`].
    #[serde(default)]
    pub limit: Option<u16>,
}

/// What a place was understood to be near.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Near {
    /// Town or county, as it is written. A ZIP code has the name of its post office.
    pub name: String,
    /// The municipality, where the name is only a part of it: Avenel is in Woodbridge Township.
    #[serde(default)]
    pub part_of: Option<String>,
    /// Its county.
    pub county: String,
    /// The ZIP code, if one was given.
    pub zip: Option<String>,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// Whether it is a whole county.
    pub whole: bool,
}

/// Why a place does not fit the whole question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Difference {
    /// It is closed then.
    Closed,
    /// It asks for an ID.
    NeedsId,
    /// It wants an appointment, a call or a referral first.
    NotWalkIn,
    /// It takes no families.
    NoFamilies,
    /// It takes no women.
    NoWomen,
    /// It takes no men.
    NoMen,
    /// It names limits for people with a record.
    RecordLimits,
    /// It costs something.
    NotFree,
    /// A wheelchair does not get in.
    NoWheelchair,
    /// Other languages are spoken.
    NoSpanish,
    /// It takes residents of other places only.
    Elsewhere,
    /// It is for people who are still in prison or jail.
    StillInside,
    /// It does only one of the things that were asked for.
    OnlyPart,
}

/// How directly a place answers a need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Directness {
    /// There it is: a bed, a meal, a coat.
    Direct,
    /// An office that finds it.
    Finds,
    /// A telephone line that finds it. No one can go there.
    Line,
    /// Something else that helps in the end, such as an office that grants benefits.
    Aside,
}

/// How old the newest check of a place is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Freshness {
    /// At most 90 days.
    Fresh,
    /// At most a year.
    ThisYear,
    /// Older than a year.
    Old,
    /// The source has no date.
    Undated,
}

/// A place as an answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FoundPlace {
    /// Its lasting id.
    pub id: String,
    /// The list that contains it.
    pub list: String,
    /// What it is known by in saved lists and on printed slips: `{list}.{code}`.
    pub code: String,
    /// Name.
    pub name: String,
    /// Kind, in the words of the list.
    pub kind: Option<String>,
    /// Street.
    pub address: Option<String>,
    /// Town.
    pub city: Option<String>,
    /// County, or `Statewide`.
    pub county: Option<String>,
    /// ZIP code.
    pub zip: Option<String>,
    /// Telephone.
    pub phone: Option<String>,
    /// Website.
    pub website: Option<String>,
    /// Whether it is open then.
    pub open: OpenNow,
    /// Its best state from then until midnight.
    pub rest_of_day: OpenState,
    /// The sentence of its hours.
    pub hours: Option<String>,
    /// What it asks for and offers.
    pub requirements: Requirements,
    /// Remarks of the list, in English.
    pub notes: Option<String>,
    /// Miles as the crow flies, to a tenth; `null`: not known, or it serves the whole state.
    pub miles: Option<f64>,
    /// Degrees north and east of its ZIP code area.
    pub point: Option<[f64; 2]>,
    /// When staff asked an employer last that still hires people with a record, and their initials.
    #[serde(default)]
    pub hires: Option<String>,
    /// Date of the source: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
    pub checked: Option<String>,
    /// How old that is.
    pub freshness: Freshness,
    /// Wishes the source says nothing about: ask there.
    pub asks: Vec<Wish>,
    /// What does not fit; empty for a place that fits.
    pub differs: Vec<Difference>,
    /// How directly it answers the need; `null` where none was asked.
    #[serde(default)]
    pub how: Option<Directness>,
    /// The words by which it answers a need that its list is not about, such as the meals of a shelter. Its hours are not
    /// theirs: `open` is `ask`, and `hours` is `null`.
    #[serde(default)]
    pub beside: Option<String>,
    /// Where it stands among `places` and `later` together, 1 for the best; 0 for any other place.
    pub rank: u16,
}

impl FoundPlace {
    /// Whether there is any way to reach it.
    pub fn is_reachable(&self) -> bool {
        [&self.phone, &self.address, &self.website]
            .iter()
            .any(|way| way.is_some())
    }

    /// Whether the source names people with a record as welcome.
    pub fn welcomes_record(&self) -> bool {
        let record = self.requirements.record.as_ref();
        record.is_some_and(|stated| stated.value == RecordPolicy::Welcome)
    }
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FindAnswer {
    /// The moment the states are for, wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`.
    pub at: String,
    /// That moment, or the rest of that day.
    pub span: Span,
    /// Where from; `null` when nothing was said or it was not understood.
    pub near: Option<Near>,
    /// Whether `near` was said and not understood.
    pub near_unknown: bool,
    /// Other towns of the name that was said, more than 5 miles away, each as `near` understands it:
    /// `Springfield, Burlington`.
    pub also: Vec<String>,
    /// Places that fit and are open then or have to be asked, best first. Of a day: those that are open
    /// some time of it, or may be.
    pub places: Vec<FoundPlace>,
    /// Places that fit, are closed at that moment and open later that day, or may; none of a day.
    pub later: Vec<FoundPlace>,
    /// How many fit in all: `places` and `later`, also beyond the limit.
    pub total: u32,
    /// Places that differ in what `differs` says: those that are closed then and fit otherwise, and,
    /// where fewer than three fit, the nearest that fit less. A day of waiting counts 5 miles.
    /// In an answer of 20 places or more, the office of the county is in one of the lists for food and for a bed.
    pub others: Vec<FoundPlace>,
    /// The number that helps everywhere.
    pub help: String,
    /// For an answer from lists kept while the network is down: when the oldest was fetched, in
    /// milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub kept_at: Option<i64>,
}
