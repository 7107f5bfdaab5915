//! Page views: a page, a day, a site, a number. Uses of places: a place, what was done, a week, a number.

use super::StoreError;
use async_trait::async_trait;
use sync_protocol::page_views::{PageViewCount, PageViewReport};
use sync_protocol::places::uses::PlaceUse;

/// How often a place was used in a week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsesInWeek {
    /// The Monday, `YYYY-MM-DD`.
    pub week: String,
    /// The id of the place.
    pub place: String,
    /// What was done.
    pub kind: PlaceUse,
    /// How often.
    pub count: u64,
}

/// A desk at which a place was saved or printed on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceTaker {
    /// The id of the place.
    pub place: String,
    /// A keyed hash of the desk, hashed together with the place.
    pub desk: String,
    /// The day, `YYYY-MM-DD`.
    pub day: String,
    /// Whether it is an enrolled kiosk, which many people use.
    pub is_kiosk: bool,
}

/// The page views of an installation.
#[async_trait]
pub trait PageViews: Send + Sync {
    /// Adds a report, unless its key was counted before. Answers whether it was added. Its places are
    /// named by their ids, and their days are Mondays.
    async fn add_page_views(&self, report: &PageViewReport, at: i64) -> Result<bool, StoreError>;

    /// The counts from one day to another (`YYYY-MM-DD`, both included), by day, page and site.
    async fn page_views(
        &self,
        from: &str,
        to: &str,
    ) -> Result<Vec<(String, PageViewCount)>, StoreError>;

    /// The uses of places in all weeks from a Monday on, by week, place and kind.
    async fn place_uses(&self, from: &str) -> Result<Vec<UsesInWeek>, StoreError>;

    /// Notes desks at which places were saved or printed, each once a day.
    async fn add_place_takers(&self, takers: &[PlaceTaker]) -> Result<(), StoreError>;

    /// On how many days each place was saved or printed since a day, added up over all desks. One that is no
    /// kiosk counts on at most `most` days.
    async fn place_takers(&self, from: &str, most: u32) -> Result<Vec<(String, u64)>, StoreError>;

    /// Forgets desks of days before a day.
    async fn forget_place_takers(&self, day: &str) -> Result<usize, StoreError>;

    /// Forgets the keys of reports received before a time, and the counts of days and weeks before a day
    /// (`YYYY-MM-DD`).
    async fn forget_page_views(&self, before: i64, day: &str) -> Result<usize, StoreError>;
}
