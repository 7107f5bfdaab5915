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

    /// Forgets the keys of reports received before a time, and the counts of days and weeks before a day
    /// (`YYYY-MM-DD`).
    async fn forget_page_views(&self, before: i64, day: &str) -> Result<usize, StoreError>;
}
