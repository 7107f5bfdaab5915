//! Best first: what is open near by, then what is near, then what certainly fits and was checked recently.

use crate::catalog::{CatalogPlace, STATEWIDE};
use crate::needs::Directness;
use std::cmp::Ordering;
use sync_protocol::places::find::{Freshness, REACH_MILES};
use sync_protocol::places::hours::{OpenState, Reception};
use sync_protocol::places::requirements::{Cost, Entry, Group, Referral, Requirements};

/// What a place counts as that serves the whole state or whose way is not known, in miles.
const UNKNOWN_MILES: f64 = 18.0;
/// What it counts that a place only finds what is needed.
const FINDS_MILES: f64 = 4.0;
/// What it counts that a place sells what others give.
const SOLD_MILES: f64 = 6.0;
/// What it counts that a place tells neither a telephone number nor an address, only a website.
const WEBSITE_MILES: f64 = 6.0;
/// How far an open shop may be to come before what is free and has to be called, in miles.
const SHOP_MILES: f64 = 5.0;
/// Up to how many miles an open place comes before every place that one has to call first: at this moment, and of a day,
/// for which a way can be planned.
const OPEN_MILES: f64 = 8.0;
const OPEN_DAY_MILES: f64 = 15.0;
/// How many miles are taken off an open place that is farther, because it is surely open.
const OPEN_WORTH_MILES: f64 = 5.0;
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

/// What it counts without a town, where no miles do, that a place says nothing of how one gets in, wants a call first, or
/// takes only who has an appointment, was sent, or lives in its town. Who just comes gets in where that is said.
const SILENT_STEPS: f64 = 3.0;
const CALL_STEPS: f64 = 6.0;
const BOOKED_STEPS: f64 = 9.0;

/// What stands between a place and someone who just comes.
pub(crate) fn steps(place: &CatalogPlace) -> f64 {
    let data = &place.requirements;
    let entry = data.entry.as_ref().map(|it| it.value);
    let is_sent = data.referral.as_ref().map(|it| it.value) == Some(Referral::Needed);
    // "Monday 9 am-12 pm or by appointment" takes who just comes.
    let is_all = |reception| {
        let mut rules = place.hours.rules.iter();
        !place.hours.rules.is_empty() && rules.all(|rule| rule.reception == reception)
    };
    match entry {
        _ if place.field("county") == Some(STATEWIDE) => SILENT_STEPS,
        _ if is_sent || data.residents.is_some() => BOOKED_STEPS,
        Some(Entry::Appointment) => BOOKED_STEPS,
        Some(Entry::CallFirst) => CALL_STEPS,
        _ if is_all(Reception::Appointment) => BOOKED_STEPS,
        _ if is_all(Reception::Call) => CALL_STEPS,
        Some(Entry::WalkIn) => 0.0,
        None => SILENT_STEPS,
    }
}

/// Whether a place is for people of a group that most are not in.
pub(crate) fn is_narrow(place: &CatalogPlace) -> bool {
    let mut groups = place.requirements.groups.iter();
    groups.any(|group| NARROW.contains(&group.value))
}

/// Whether a place sells what is needed.
fn is_sold(requirements: &Requirements) -> bool {
    let cost = requirements.cost.as_ref();
    cost.is_some_and(|cost| cost.value == Cost::Paid)
}

/// Whether a place is a shop that is not near. Open or not, it is weighed against places that have to be called.
pub(super) fn is_shop_afar(requirements: &Requirements, miles: Option<f64>) -> bool {
    is_sold(requirements) && miles.is_some_and(|miles| miles > SHOP_MILES)
}

/// What decides where a place stands.
pub(super) struct Standing {
    pub(super) state: OpenState,
    pub(super) later: OpenState,
    pub(super) miles: Option<f64>,
    pub(super) asks: usize,
    pub(super) freshness: Freshness,
    pub(super) how: Directness,
    pub(super) is_near_known: bool,
    /// Whether a whole day was asked for.
    pub(super) is_day: bool,
}

/// How many tiers there are in reach, and as many behind them for what is far.
const TIERS: u8 = 4;
/// The last of them: one can only walk through the town and ask. That is still less of a way than to another county.
const UNREACHABLE_TIER: u8 = 3;
/// Nobody walks through a town to ask for an employer.
const END: u8 = 2 * TIERS;
const EMPLOYERS: &str = "employment";

/// A website alone is little.
pub(crate) fn has_door_or_phone(place: &CatalogPlace) -> bool {
    place.field("phone").is_some() || place.field("address").is_some()
}

/// Without a telephone number, an address or a website there is nothing one can do but look for these.
fn is_reachable(place: &CatalogPlace) -> bool {
    has_door_or_phone(place) || place.field("website").is_some()
}

/// An employer that no one can call, go to or write to.
pub(crate) fn is_employer_out_of_reach(place: &CatalogPlace) -> bool {
    place.place.list == EMPLOYERS && !is_reachable(place)
}

/// Where a place stands: the tier first, then miles and what counts as miles.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Rank {
    tier: u8,
    score: f64,
}

impl Rank {
    pub(super) fn new(place: &CatalogPlace, standing: &Standing) -> Self {
        let miles = standing.miles.unwrap_or(UNKNOWN_MILES);
        let is_far = standing.is_near_known && miles > f64::from(REACH_MILES);
        let how = standing.how;
        let is_narrow = is_narrow(place);
        // A person without a car reaches a place in town, after a call, more easily than an open one 16 miles away.
        let open_miles = if standing.is_day {
            OPEN_DAY_MILES
        } else {
            OPEN_MILES
        };
        let is_open_afar = standing.state == OpenState::Open
            && standing.is_near_known
            && standing.miles.is_some_and(|miles| miles > open_miles);
        let is_later =
            is_open_afar || is_narrow || is_shop_afar(&place.requirements, standing.miles);
        let tier = match (standing.state, how) {
            // What only helps to get it comes after all that gives it in reach, also after what has to be asked.
            (_, Directness::Finds | Directness::Line | Directness::Aside) => 2,
            // Most people can't stay at a shelter for survivors, open or not, and can't get to a place that is far.
            (OpenState::Open, Directness::Direct) if !is_later => 0,
            (OpenState::Open | OpenState::Ask, _) => 1,
            // It opens later that day.
            (OpenState::Closed, _) if standing.later != OpenState::Closed => 1,
            (OpenState::Closed, _) => 2,
        };
        let asks = f64::from(u8::try_from(standing.asks).unwrap_or(u8::MAX));
        let freshness = match standing.freshness {
            Freshness::Fresh => 0.0,
            Freshness::ThisYear => 0.5,
            Freshness::Old => 2.0,
            Freshness::Undated => 2.5,
        };
        let score = (if standing.is_near_known {
            miles
        } else {
            steps(place)
        }) + asks * 0.5
            + if matches!(how, Directness::Finds | Directness::Line) {
                FINDS_MILES
            } else {
                0.0
            }
            + freshness
            + if is_narrow { 12.0 } else { 0.0 }
            + if is_sold(&place.requirements) {
                SOLD_MILES
            } else {
                0.0
            }
            + if has_door_or_phone(place) {
                0.0
            } else {
                WEBSITE_MILES
            }
            - if is_open_afar { OPEN_WORTH_MILES } else { 0.0 };
        let far = if is_far { TIERS } else { 0 };
        let tier = match place.place.list.as_str() {
            _ if is_reachable(place) => tier + far,
            EMPLOYERS => END,
            _ => UNREACHABLE_TIER + far,
        };
        Self { tier, score }
    }

    /// How far it is out of the way: 0 in reach, 1 far, 2 an employer that no one can reach.
    pub(super) fn reach(&self) -> u8 {
        self.tier / TIERS
    }

    /// Its miles, and what counts as miles.
    pub(super) fn score(&self) -> f64 {
        self.score
    }

    pub(super) fn cmp(&self, other: &Self) -> Ordering {
        self.tier
            .cmp(&other.tier)
            .then_with(|| self.score.total_cmp(&other.score))
    }
}
