//! A search over all lists.

use super::find::{Difference, Near, Need, Span, Wish};
use super::hours::OpenNow;
use super::requirements::{Household, Sex};
use serde::{Deserialize, Serialize};

/// Longest question, in characters.
pub const SEARCH_TEXT_MAX: usize = 100;

/// A place that was found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SearchHit {
    /// Its lasting id.
    pub id: String,
    /// The list that contains it.
    pub list: String,
    /// What it is known by in saved lists: `{list}.{code}`.
    pub code: String,
    /// Name.
    pub name: String,
    /// Kind, in the words of the list.
    pub kind: Option<String>,
    /// Street.
    #[serde(default)]
    pub address: Option<String>,
    /// Town.
    pub city: Option<String>,
    /// County.
    pub county: Option<String>,
    /// Telephone.
    pub phone: Option<String>,
    /// Website.
    #[serde(default)]
    pub website: Option<String>,
    /// Remarks of the list, in English.
    #[serde(default)]
    pub notes: Option<String>,
    /// Whether it is open at the time of the answer, as the finder says it for the need that was asked.
    pub open: OpenNow,
    /// Whether it takes men only, or women only.
    #[serde(default)]
    pub sex: Option<Sex>,
    /// Whether it takes people with children, or without.
    #[serde(default)]
    pub household: Option<Household>,
    /// Miles from the town or ZIP code of the question.
    pub miles: Option<f64>,
    /// What does not fit; empty for a place that fits.
    #[serde(default)]
    pub differs: Vec<Difference>,
}

/// Another town that the words may have meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SearchAlso {
    /// The town and its county.
    pub near: String,
    /// The search that means it.
    pub text: String,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SearchAnswer {
    /// The moment the states are for, wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`. A service of an earlier version
    /// says none: then they are for now.
    #[serde(default)]
    pub at: String,
    /// That moment, or the rest of that day, where the words name a day.
    #[serde(default)]
    pub span: Span,
    /// The best places first.
    pub hits: Vec<SearchHit>,
    /// Places that their data excludes, with what differs. Those that fail a wish are told only where fewer than three fit. Of
    /// several needs, places near by that do one of them.
    #[serde(default)]
    pub others: Vec<SearchHit>,
    /// How many fit in all.
    pub total: u32,
    /// Needs that the words mean ("hungry"). The finder can answer them.
    pub needs: Vec<Need>,
    /// What a place shall be like, by the words ("no ID").
    pub wishes: Vec<Wish>,
    /// A town, county or ZIP code among the words.
    pub near: Option<Near>,
    /// Other towns of the name that was said.
    pub also: Vec<SearchAlso>,
    /// The words as they were understood, when one was spelled otherwise.
    pub understood: Option<String>,
    /// The search that takes these words as they were typed.
    pub typed: Option<String>,
    /// Words that stand in no list and are no ordinary ones, as they are compared: in lower case, without accents. A page
    /// without a network and a service of an earlier version name none.
    #[serde(default)]
    pub unknown: Vec<String>,
    /// For an answer from kept lists: when the oldest was fetched, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub kept_at: Option<i64>,
}
