//! Best first: open before ask, near before far, then what certainly fits and was checked recently.

use crate::catalog::CatalogPlace;
use crate::needs::{Directness, directness};
use crate::row::PlaceRow;
use std::cmp::Ordering;
use sync_protocol::places::find::{Difference, FoundPlace, Freshness, Need, REACH_MILES};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::requirements::Group;

/// What a place counts as that serves the whole state or whose way is not known, in miles.
const UNKNOWN_MILES: f64 = 18.0;
/// What it counts that a place only finds what is needed.
const FINDS_MILES: f64 = 4.0;
/// Groups that most people are not in: a place for them comes later.
const NARROW: [Group; 8] = [
    Group::Survivors,
    Group::Pregnant,
    Group::Veterans,
    Group::Disabled,
    Group::MentalIllness,
    Group::Youth,
    Group::Hiv,
    Group::Lgbtq,
];

/// Whether a place is for people of a group that most are not in.
pub(crate) fn is_narrow(place: &CatalogPlace) -> bool {
    let mut groups = place.requirements.groups.iter();
    groups.any(|group| NARROW.contains(&group.value))
}

/// What decides where a place stands.
pub(super) struct Standing {
    pub(super) state: OpenState,
    pub(super) later: OpenState,
    pub(super) miles: Option<f64>,
    pub(super) asks: usize,
    pub(super) freshness: Freshness,
    pub(super) need: Need,
    pub(super) is_near_known: bool,
}

/// Where a place stands: the tier first, then miles and what counts as miles.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Rank {
    tier: u8,
    score: f64,
}

impl Rank {
    pub(super) fn new(place: &CatalogPlace, standing: &Standing) -> Self {
        let row = PlaceRow {
            list: &place.place.list,
            row: &place.row,
        };
        let miles = standing.miles.unwrap_or(UNKNOWN_MILES);
        let is_far = standing.is_near_known && miles > f64::from(REACH_MILES);
        let directness = directness(&row, standing.need);
        let is_narrow = is_narrow(place);
        let tier = match (standing.state, directness) {
            // A line comes after every bed in reach, also after one that has to be asked.
            (_, Directness::Aside | Directness::Line) => 2,
            // Most people can't stay at a shelter for survivors, open or not.
            (OpenState::Open, Directness::Direct) if !is_narrow => 0,
            (OpenState::Open | OpenState::Ask, _) => 1,
            // It opens later that day.
            (OpenState::Closed, _) if standing.later != OpenState::Closed => 1,
            (OpenState::Closed, _) => 2,
        } + if is_far { 3 } else { 0 };
        let asks = f64::from(u8::try_from(standing.asks).unwrap_or(u8::MAX));
        let freshness = match standing.freshness {
            Freshness::Fresh => 0.0,
            Freshness::ThisYear => 0.5,
            Freshness::Old => 2.0,
            Freshness::Undated => 2.5,
        };
        // Without a telephone number or an address there is little one can do.
        let is_reachable = place.field("phone").is_some() || place.field("address").is_some();
        let score = (if standing.is_near_known { miles } else { 0.0 })
            + asks * 0.5
            + if matches!(directness, Directness::Finds | Directness::Line) {
                FINDS_MILES
            } else {
                0.0
            }
            + freshness
            + if is_narrow { 12.0 } else { 0.0 }
            + if is_reachable { 0.0 } else { 15.0 };
        Self { tier, score }
    }

    pub(super) fn cmp(&self, other: &Self) -> Ordering {
        self.tier
            .cmp(&other.tier)
            .then_with(|| self.score.total_cmp(&other.score))
    }
}

/// Of places that fit less: those that differ least, then those that open soonest. The order so far
/// decides between the rest.
pub(super) fn soonest_first(others: &mut [FoundPlace]) {
    others.sort_by_key(|place| {
        let unlike = place
            .differs
            .iter()
            .filter(|differs| **differs != Difference::Closed)
            .count();
        let opens = place
            .open
            .next
            .as_ref()
            .filter(|_| place.differs.contains(&Difference::Closed));
        let opens = opens.map_or_else(String::new, |next| {
            next.at.get(..10).unwrap_or_default().to_owned()
        });
        let never = place.differs.contains(&Difference::Closed) && place.open.next.is_none();
        (unlike, never, opens)
    });
}
