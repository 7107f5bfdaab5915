//! Page views: a page, a day, a site, a number.

use super::StoreError;
use async_trait::async_trait;
use sync_protocol::visits::{VisitCount, VisitReport};

/// The page views of an installation.
#[async_trait]
pub trait Visits: Send + Sync {
    /// Adds a report, unless its key was counted before. Answers whether it was added.
    async fn add_visits(&self, report: &VisitReport, at: i64) -> Result<bool, StoreError>;

    /// The counts from one day to another (`YYYY-MM-DD`, both included), by day, page and site.
    async fn visits(&self, from: &str, to: &str) -> Result<Vec<(String, VisitCount)>, StoreError>;

    /// Whether a site was counted before, or fewer than `most` sites were: an upper bound, so that
    /// invented names cannot fill the table.
    async fn may_count_site(&self, site: &str, most: u32) -> Result<bool, StoreError>;

    /// Forgets the keys of reports received before a time.
    async fn forget_visit_keys(&self, before: i64) -> Result<usize, StoreError>;
}
