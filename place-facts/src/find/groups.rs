//! The groups in which places are shown, by how sure it is that they help.

use super::order::is_shop_afar;
use sync_protocol::places::find::{Directness, FoundPlace, Need, REACH_MILES, Span};
use sync_protocol::places::hours::{OpenState, Reception};

/// What the places of a group have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Group {
    /// Open, or open some time of the day.
    Open,
    /// Open, and what they have is sold a way off.
    Shop,
    /// Open later that day.
    Soon,
    /// The data does not say whether it is open.
    Ask,
    /// An office that helps to get it.
    Office,
    /// A telephone line that finds what is needed.
    Line,
    /// The telephone of a place for some people.
    Phone,
    /// Something else that helps in the end.
    Aside,
    /// Near, and the list has no way to reach them.
    Unreachable,
    /// Out of reach of someone who walks or takes a bus.
    Far,
}

/// Puts fitting places into the order in which they are shown: group by group, and within a group in the
/// order so far. `src/placefacts/groups.ts` does the same; its headings stand above these groups.
pub(super) fn in_groups(places: Vec<FoundPlace>, span: Span, need: Need) -> Vec<FoundPlace> {
    let mut is_far = false;
    let mut grouped: Vec<(Group, FoundPlace)> = Vec::with_capacity(places.len());
    for place in places {
        // The answer ends with what is far. A place of another county may have no miles.
        is_far |= place
            .miles
            .is_some_and(|miles| miles > f64::from(REACH_MILES));
        let group = match () {
            () if is_far => Group::Far,
            () if !place.is_reachable() => Group::Unreachable,
            () => group_of(&place, span, need),
        };
        grouped.push((group, place));
    }
    // Whether it is surely open, or whether one pays, matters less than how near it is: of these, the one whose
    // first place comes first leads.
    let mut weighed: Vec<Group> = Vec::new();
    for (group, _) in &grouped {
        if matches!(group, Group::Open | Group::Shop | Group::Soon | Group::Ask)
            && !weighed.contains(group)
        {
            weighed.push(*group);
        }
    }
    // If no place has a telephone or a door, a line that answers now helps sooner.
    let mut asked = grouped.iter().filter(|(group, _)| *group == Group::Ask);
    let asks_no_one = asked.all(|(_, place)| place.phone.is_none() && place.address.is_none());
    if let Some(ask) = weighed.iter().position(|it| *it == Group::Ask)
        && asks_no_one
    {
        weighed.insert(ask, Group::Line);
    }
    let before = |group: &Group| weighed.iter().position(|it| it == group).unwrap_or(0);
    grouped.sort_by_key(|(group, _)| match group {
        Group::Line if weighed.contains(group) => (0, before(group)),
        Group::Open | Group::Shop | Group::Soon | Group::Ask => (0, before(group)),
        Group::Office => (1, 0),
        Group::Line => (2, 0),
        Group::Phone => (3, 0),
        Group::Aside => (4, 0),
        Group::Unreachable => (5, 0),
        Group::Far => (6, 0),
    });
    for alike in grouped.chunk_by_mut(|a, b| a.0 == b.0 && is_as_near(&a.1, &b.1)) {
        alike.sort_by_key(|(_, place)| place.asks.len());
    }
    grouped.into_iter().map(|(_, place)| place).collect()
}

/// Whether two places are told with the same miles, so that a way to one is as good as to the other. What surely fits comes
/// first then, whichever was checked last.
fn is_as_near(a: &FoundPlace, b: &FoundPlace) -> bool {
    let told = |place: &FoundPlace| place.miles.map(f64::round);
    told(a).is_some() && told(a) == told(b)
}

/// The group of a place that is in reach and fits.
fn group_of(place: &FoundPlace, span: Span, need: Need) -> Group {
    match place.how {
        Some(Directness::Finds) => return Group::Office,
        Some(Directness::Aside) => return Group::Aside,
        _ => {}
    }
    // Of a day, each time of it counts; of this moment, only what is open.
    let is_closed_now = span == Span::Now && place.open.state == OpenState::Closed;
    let state = match span {
        Span::Now if !is_closed_now => place.open.state,
        _ => place.rest_of_day,
    };
    match state {
        // On a holiday the usual hours are no promise.
        OpenState::Ask => Group::Ask,
        _ if is_closed_now => Group::Soon,
        _ if place.open.reception != Some(Reception::Phone) => match () {
            () if is_shop_afar(&place.requirements, place.miles) => Group::Shop,
            () => Group::Open,
        },
        // The telephone of a place for some people is no open door for everyone, and no telephone is a bed.
        _ if !place.requirements.groups.is_empty() => Group::Phone,
        _ if need == Need::Shelter || place.how == Some(Directness::Line) => Group::Line,
        _ => Group::Open,
    }
}
