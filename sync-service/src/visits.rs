//! Page views: which are believed, and how long their keys are kept.

use crate::clock::{Clock, milliseconds};
use crate::store::{Store, StoreError};
use sync_protocol::limits::VISIT_AGE_MAX_DAYS;
use sync_protocol::visits::VisitReport;
use time::macros::format_description;
use time::{Date, Duration};

/// Most different sites that are counted, so that invented names cannot fill the disk.
pub const SITES_MAX: u32 = 2_000;
/// Most views of one page on one day in one report.
pub const COUNT_MAX: u32 = 20_000;

/// Why a report was not counted.
#[derive(Debug, thiserror::Error)]
pub enum VisitError {
    /// Key, site, a count or a day is out of bounds.
    #[error("the report is not as it should be")]
    Malformed,
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Adds a report once per key. A day may be as old as a kiosk may be without a link, and one day
/// ahead of the clock here (UTC) because of time zones.
pub async fn count(
    store: &dyn Store,
    clock: &dyn Clock,
    report: &VisitReport,
) -> Result<(), VisitError> {
    let today = clock.now().date();
    let believed = |day: &str| {
        Date::parse(day, format_description!("[year]-[month]-[day]"))
            .is_ok_and(|day| (-1..=VISIT_AGE_MAX_DAYS).contains(&(today - day).whole_days()))
    };
    let counts_are_sane = report
        .counts
        .iter()
        .all(|count| count.count <= COUNT_MAX && believed(&count.day));
    if !report.is_well_formed() || !counts_are_sane {
        return Err(VisitError::Malformed);
    }
    if !store.may_count_site(&report.site, SITES_MAX).await? {
        return Err(VisitError::Malformed);
    }
    store.add_visits(report, milliseconds(clock.now())).await?;
    Ok(())
}

/// Forgets keys of reports that can no longer arrive a second time: their days are too old.
pub async fn forget_old_keys(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    let age = Duration::days(VISIT_AGE_MAX_DAYS + 2);
    store
        .forget_visit_keys(milliseconds(clock.now() - age))
        .await
}
