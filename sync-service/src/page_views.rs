//! Page views and uses of places: which are believed, and how long their keys are kept.

use crate::clock::{Clock, milliseconds, parse_day};
use crate::counted_desk::{Desk, KeyedDesk};
use crate::places::Places;
use crate::store::page_views::PlaceTaker;
use crate::store::{Store, StoreError};
use std::collections::{BTreeSet, HashMap};
use std::num::NonZeroU32;
use sync_protocol::limits::PAGE_VIEW_AGE_MAX_DAYS;
use sync_protocol::page_views::{PageViewCount, PageViewReport};
use sync_protocol::places::uses::{PlaceUse, PlaceUseCount};
use time::Duration;

/// How long counts are kept: three years and a day.
pub const KEPT_DAYS: i64 = 3 * 365 + 1;
/// How long desks are kept at which a place was saved or printed: a little longer than staff look back.
pub const TAKERS_KEPT_DAYS: i64 = 12 * 7 + 7;
/// The site of the website, and that of kiosks that show no key: the only names that a stranger can
/// count under, so that invented ones cannot fill the table.
pub const WEB: &str = "web";
/// See [`WEB`].
pub const NOT_ENROLLED: &str = "not enrolled";
/// Most views of one page on one day in one report.
pub const COUNT_MAX: u32 = 20_000;

/// Most views that a report without the key of a kiosk adds. A tab of the website reports a handful.
pub const STRANGER_VIEWS_MAX: u32 = 1_000;
/// Most uses of one kind that a report without the key of a kiosk adds to one place, and to all places: a list of
/// a visit has 20 places, and nobody needs one of them more often in a tab.
pub const STRANGER_USES_MAX: [u32; 2] = [5, 40];

/// Why a report was not counted.
#[derive(Debug, thiserror::Error)]
pub enum PageViewError {
    /// Key, site, a count or a day is out of bounds.
    #[error("the report is not as it should be")]
    Malformed,
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Adds a report once per key: views under the site of the enrolled kiosk, whatever the report
/// says, or without an enrolled kiosk under [`WEB`] or [`NOT_ENROLLED`]. A day may be as old as a kiosk may be without a link, and one day
/// ahead of the clock here (UTC) because of time zones. Uses of places are kept by week and without a site;
/// those of an unknown place are left out. Answers whether the key was new.
pub async fn count(
    store: &dyn Store,
    clock: &dyn Clock,
    places: &Places,
    kiosk_site: Option<&str>,
    report: &PageViewReport,
) -> Result<bool, PageViewError> {
    let today = clock.now().date();
    let believed = |day: &str| {
        parse_day(day)
            .is_some_and(|day| (-1..=PAGE_VIEW_AGE_MAX_DAYS).contains(&(today - day).whole_days()))
    };
    let views = report.counts.iter().map(|it| (it.count, &it.day));
    let uses = report.places.iter().map(|it| (it.count, &it.day));
    let counts_are_sane = views
        .chain(uses)
        .all(|(count, day)| count <= COUNT_MAX && believed(day));
    if !report.is_well_formed() || !counts_are_sane {
        return Err(PageViewError::Malformed);
    }
    let site = match (kiosk_site, report.site.as_str()) {
        (Some(site), _) => site,
        (None, WEB) => WEB,
        (None, _) => NOT_ENROLLED,
    };
    let uses = by_week(&report.places, places);
    let (counts, places) = match kiosk_site {
        Some(_) => (report.counts.clone(), uses),
        None => (bounded_views(&report.counts), bounded(uses)),
    };
    let counted = PageViewReport {
        site: site.into(),
        counts,
        places,
        ..report.clone()
    };
    let at = milliseconds(clock.now());
    Ok(store.add_page_views(&counted, at).await?)
}

/// Notes the desk at which places were saved or printed, on the day of the service: what a report says of its
/// days could be invented.
pub async fn note_takers(
    store: &dyn Store,
    clock: &dyn Clock,
    places: &Places,
    from: KeyedDesk<'_>,
    uses: &[PlaceUseCount],
) -> Result<(), StoreError> {
    let day = clock.now().date().to_string();
    let taken = uses.iter().filter(|used| used.kind != PlaceUse::Opened);
    let ids: BTreeSet<String> = places.with_catalog(|catalog| {
        let known = taken.filter_map(|used| catalog.get(&used.place));
        known.map(|found| found.place.id.clone()).collect()
    });
    let takers = ids.into_iter().map(|place| PlaceTaker {
        desk: from.at_place("place taker", &place),
        is_kiosk: matches!(from.desk, Desk::Kiosk(_)),
        day: day.clone(),
        place,
    });
    let takers: Vec<PlaceTaker> = takers.collect();
    match takers.is_empty() {
        true => Ok(()),
        false => store.add_place_takers(&takers).await,
    }
}

/// Names the places by their ids and the days by their Mondays.
fn by_week(uses: &[PlaceUseCount], places: &Places) -> Vec<PlaceUseCount> {
    places.with_catalog(|catalog| {
        let known = uses.iter().filter_map(|used| {
            let day = parse_day(&used.day)?;
            let since = i64::from(day.weekday().number_days_from_monday());
            Some(PlaceUseCount {
                place: catalog.get(&used.place)?.place.id.clone(),
                day: (day - Duration::days(since)).to_string(),
                ..used.clone()
            })
        });
        known.collect()
    })
}

/// What a stranger's report takes of the allowance of its network: what it adds, and the report itself.
pub fn weight(report: &PageViewReport) -> NonZeroU32 {
    let [of_place, _] = STRANGER_USES_MAX;
    let views = report.counts.iter().map(|it| it.count);
    let uses = report.places.iter().map(|it| it.count.min(of_place));
    let added = views.chain(uses).fold(0, u32::saturating_add);
    NonZeroU32::MIN.saturating_add(added.min(STRANGER_VIEWS_MAX))
}

/// Bounds the views that a stranger adds. What is beyond is left out; the rest counts.
fn bounded_views(counts: &[PageViewCount]) -> Vec<PageViewCount> {
    let mut left = STRANGER_VIEWS_MAX;
    let bounded = counts.iter().map(|it| {
        let count = it.count.min(left);
        left -= count;
        PageViewCount {
            count,
            ..it.clone()
        }
    });
    bounded.filter(|it| it.count > 0).collect()
}

/// Bounds the uses that a stranger adds. What is beyond is left out; the rest counts.
fn bounded(uses: Vec<PlaceUseCount>) -> Vec<PlaceUseCount> {
    let [of_place, of_all] = STRANGER_USES_MAX;
    let mut places: HashMap<(String, PlaceUse), u32> = HashMap::new();
    let mut all: HashMap<PlaceUse, u32> = HashMap::new();
    let bounded = uses.into_iter().map(|used| {
        let place = places.entry((used.place.clone(), used.kind)).or_default();
        let all = all.entry(used.kind).or_default();
        let count = used.count.min(of_place - *place).min(of_all - *all);
        *place += count;
        *all += count;
        PlaceUseCount { count, ..used }
    });
    bounded.filter(|used| used.count > 0).collect()
}

/// Forgets keys of reports that can no longer arrive a second time, because their days are too old,
/// and counts after [`KEPT_DAYS`].
pub async fn forget_old(store: &dyn Store, clock: &dyn Clock) -> Result<usize, StoreError> {
    let age = Duration::days(PAGE_VIEW_AGE_MAX_DAYS + 2);
    let oldest = (clock.now() - Duration::days(KEPT_DAYS)).date().to_string();
    let taken = clock.now() - Duration::days(TAKERS_KEPT_DAYS);
    let takers = store.forget_place_takers(&taken.date().to_string()).await?;
    let counts = store.forget_page_views(milliseconds(clock.now() - age), &oldest);
    Ok(takers + counts.await?)
}
