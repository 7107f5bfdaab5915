//! Reports that something of a place is wrong. They change nothing until the staff have looked.

use super::Places;
use crate::clock::{Clock, milliseconds};
use crate::counted_desk::KeyedDesk;
use crate::store::place_reports::{ReportKept, WaitingMax};
use crate::store::{Store, StoreError};
use sync_protocol::places::place::PlaceReport;
use time::Duration;

/// How long a report is kept, in days.
pub const KEPT_DAYS: i64 = 180;
/// Taps of one place that wait for the staff and say that the same is wrong; further ones add nothing.
const TAPS: WaitingMax = WaitingMax { place: 20, desk: 3 };
/// The same of sentences. A center has one network for all its people; who finds no room is told.
const SENTENCES: WaitingMax = WaitingMax {
    place: 60,
    desk: 12,
};

/// Why a report was not taken.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// A field is malformed or too long.
    #[error("the report is not as it should be")]
    Malformed,
    /// So many sentences about this wait for the staff that another one would not be read.
    #[error("too many reports wait")]
    NoRoom,
    /// There is no such place.
    #[error("there is no such place")]
    NoPlace,
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Stores a report, once per key.
pub async fn receive(
    places: &Places,
    store: &dyn Store,
    clock: &dyn Clock,
    report: &PlaceReport,
    from: KeyedDesk<'_>,
) -> Result<(), ReportError> {
    if !report.is_well_formed() {
        return Err(ReportError::Malformed);
    }
    if places.place(&report.place).is_none() {
        return Err(ReportError::NoPlace);
    }
    // Spaces say nothing: the stores tell a tap by its empty text.
    let report = &PlaceReport {
        text: report.text.trim().to_owned(),
        ..report.clone()
    };
    let at = milliseconds(clock.now());
    let desk = from.at_place("place report", &report.place);
    let is_tap = report.text.is_empty();
    let most = if is_tap { TAPS } else { SENTENCES };
    match store.store_place_report(report, &desk, most, at).await? {
        ReportKept::NoRoom if !is_tap => Err(ReportError::NoRoom),
        ReportKept::KeyTaken => Err(ReportError::Malformed),
        _ => Ok(()),
    }
}

/// Deletes reports older than [`KEPT_DAYS`].
pub async fn forget_old(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    let before = milliseconds(clock.now() - Duration::days(KEPT_DAYS));
    store.forget_place_reports(before).await
}
