//! Reports that something of a place is wrong. They change nothing until the staff have looked.

use super::Places;
use crate::clock::{Clock, milliseconds};
use crate::counted_desk::KeyedDesk;
use crate::store::place_reports::WaitingMax;
use crate::store::{Store, StoreError};
use sync_protocol::places::place::PlaceReport;
use time::Duration;

/// How long a report is kept, in days.
pub const KEPT_DAYS: i64 = 180;
/// Reports of one place that wait for the staff and say that the same is wrong; further ones add nothing.
pub const WAITING_MAX: u32 = 20;

/// Those of them that come from one network.
pub const WAITING_OF_DESK_MAX: u32 = 3;

/// Why a report was not taken.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// A field is malformed or too long.
    #[error("the report is not as it should be")]
    Malformed,
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
    let at = milliseconds(clock.now());
    let desk = from.at_place("place report", &report.place);
    let most = WaitingMax {
        place: WAITING_MAX,
        desk: WAITING_OF_DESK_MAX,
    };
    store.store_place_report(report, &desk, most, at).await?;
    Ok(())
}

/// Deletes reports older than [`KEPT_DAYS`].
pub async fn forget_old(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    let before = milliseconds(clock.now() - Duration::days(KEPT_DAYS));
    store.forget_place_reports(before).await
}
