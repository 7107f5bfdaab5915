//! All that answers questions about places without a network: the places with what was read from their
//! rows, and the tables that words and towns are looked up in.

use super::find::{Directness, Need};
use super::hours::Hours;
use super::place::PlaceRef;
use super::requirements::Requirements;
use crate::listings::Row;
use serde::{Deserialize, Serialize};

/// A need that a place answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Served {
    /// The need.
    pub need: Need,
    /// How directly.
    pub how: Directness,
    /// The words that say so, where the list of the place is about something else.
    pub beside: Option<String>,
}

/// A place with what was read from its row.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptPlace {
    /// Its id and codes.
    pub place: PlaceRef,
    /// Every field of its row.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub row: Row,
    /// Its hours.
    pub hours: Hours,
    /// What it asks for and offers.
    pub requirements: Requirements,
    /// What it helps with.
    pub serves: Vec<Served>,
    /// Degrees north and east of its ZIP code area.
    pub point: Option<[f64; 2]>,
    /// The first day of the date of its source, `YYYY-MM-DD`.
    pub checked: Option<String>,
    /// Days of facts that were checked or set on another day than the place was checked last, by field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Row"))]
    pub days: Option<Row>,
}

/// `GET /places/all`: what a page keeps while it is open, to answer when the network is down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptPlaces {
    /// Every place, list by list, in the order of the lists.
    pub places: Vec<KeptPlace>,
    /// The municipalities as lines of name, county, north, east and ZIP code, with commas between, and how many live
    /// there where others have the name too.
    pub towns: String,
    /// The ZIP codes as lines of code, north, east, municipality and county, and the post office if it has another name.
    pub zips: String,
    /// Other parts of municipalities as lines of name, municipality, county and ZIP code.
    #[serde(default)]
    pub localities: String,
    /// Lines of what is meant (needs or a wish), phrases of the lists for it, and the phrases of each language that
    /// mean it. Commas are between them, and semicolons between phrases.
    pub synonyms: String,
    /// Words that say nothing about a place, with spaces between.
    pub fillers: String,
    /// Ordinary words that these places have, or that would be taken for a misspelling of one of their words.
    #[serde(default)]
    pub ordinary: String,
}
