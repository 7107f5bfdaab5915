//! What people say is wrong with a place.

use super::StoreError;
use async_trait::async_trait;
use sync_protocol::places::place::PlaceReport;

/// A report as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredReport {
    /// What was said.
    pub report: PlaceReport,
    /// When it came, in milliseconds since 1970.
    pub received_at: i64,
    /// When someone of the staff had looked.
    pub looked_at: Option<i64>,
    /// A keyed hash of the network that sent it, hashed together with the place; the key of a report that was
    /// stored before networks were told apart.
    pub desk: String,
}

/// Most reports of one place that wait and say that the same is wrong: "closed for good" is heard after many that the
/// telephone number is wrong.
#[derive(Debug, Clone, Copy)]
pub struct WaitingMax {
    /// Of all networks.
    pub place: u32,
    /// Of one network.
    pub desk: u32,
}

/// What became of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportKept {
    /// It was stored now.
    New,
    /// It is there already, with its key.
    Before,
    /// Another one has its key.
    KeyTaken,
    /// So many wait already.
    NoRoom,
}

impl ReportKept {
    /// Of a report that was not stored: whether the one with its key, if there is one, says the same.
    pub(super) fn of_known(is_same: Option<bool>) -> Self {
        match is_same {
            Some(true) => Self::Before,
            Some(false) => Self::KeyTaken,
            None => Self::NoRoom,
        }
    }
}

/// The reports of an installation.
#[async_trait]
pub trait PlaceReports: Send + Sync {
    /// Stores a report, once per key, unless so many wait already that say the same is wrong. A sentence is counted with
    /// sentences, and a tap without one with taps.
    async fn store_place_report(
        &self,
        report: &PlaceReport,
        desk: &str,
        most: WaitingMax,
        at: i64,
    ) -> Result<ReportKept, StoreError>;

    /// Reports, the oldest first, at most `most`; without those that were looked at unless `all`.
    async fn place_reports(&self, all: bool, most: u32) -> Result<Vec<StoredReport>, StoreError>;

    /// Marks the waiting reports of a place as looked at; answers how many.
    async fn mark_place_reports(&self, place: &str, at: i64) -> Result<usize, StoreError>;

    /// Deletes reports received before a time; answers how many.
    async fn forget_place_reports(&self, before: i64) -> Result<usize, StoreError>;
}
