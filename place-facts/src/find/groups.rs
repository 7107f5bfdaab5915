//! The groups in which places are shown, by how sure it is that they help.

use sync_protocol::places::find::{FoundPlace, Need, REACH_MILES, Span};
use sync_protocol::places::hours::{OpenState, Reception};

/// What the places of a group have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Group {
    Open,
    Soon,
    Ask,
    Line,
    Phone,
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
        let group = if is_far {
            Group::Far
        } else {
            group_of(&place, span, need)
        };
        grouped.push((group, place));
    }
    // Whether the times are known or not matters less than how near it is: of these two, the one whose
    // first place comes first leads.
    let is_ask_first = grouped
        .iter()
        .find(|(group, _)| matches!(group, Group::Soon | Group::Ask))
        .is_some_and(|(group, _)| *group == Group::Ask);
    grouped.sort_by_key(|(group, _)| match group {
        Group::Open => 0,
        Group::Ask if is_ask_first => 1,
        Group::Soon => 2,
        Group::Ask => 3,
        Group::Line => 4,
        Group::Phone => 5,
        Group::Far => 6,
    });
    grouped.into_iter().map(|(_, place)| place).collect()
}

fn group_of(place: &FoundPlace, span: Span, need: Need) -> Group {
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
        _ if place.open.reception != Some(Reception::Phone) => Group::Open,
        // The telephone of a place for some people is no open door for everyone, and no telephone is a bed.
        _ if !place.requirements.groups.is_empty() => Group::Phone,
        _ if need == Need::Shelter => Group::Line,
        _ => Group::Open,
    }
}
