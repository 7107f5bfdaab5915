//! Page views: a page, a day, a site, a number.

use super::StoreError;
use async_trait::async_trait;
use sync_protocol::page_views::{PageViewCount, PageViewReport};

/// The page views of an installation.
#[async_trait]
pub trait PageViews: Send + Sync {
    /// Adds a report, unless its key was counted before. Answers whether it was added.
    async fn add_page_views(&self, report: &PageViewReport, at: i64) -> Result<bool, StoreError>;

    /// The counts from one day to another (`YYYY-MM-DD`, both included), by day, page and site.
    async fn page_views(
        &self,
        from: &str,
        to: &str,
    ) -> Result<Vec<(String, PageViewCount)>, StoreError>;

    /// Forgets the keys of reports received before a time, and the counts of days before a day
    /// (`YYYY-MM-DD`).
    async fn forget_page_views(&self, before: i64, day: &str) -> Result<usize, StoreError>;
}
