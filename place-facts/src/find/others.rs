//! Places that fit less: those that are closed then, and where few fit, the nearest that differ in a wish.

use super::{Candidate, fit};
use crate::hours::evaluate;
use jiff::Unit;
use jiff::civil::{Date, DateTime};
use std::cmp::Ordering;
use sync_protocol::places::find::Difference;

/// What a day of waiting counts, in miles. A pantry in town that opens in two days is worth more to someone who walks than
/// one 20 miles away that opens tomorrow, and less than one in the next town. A bus ride of 5 miles takes a good part of an
/// hour each way, and a day without food or a bed is worse than that.
const DAY_MILES: f64 = 5.0;
/// Where fewer places fit than this, what fails a wish is told too.
const FEW: usize = 3;
/// Fewest places that fit less, when there are any.
const OTHERS_MIN: usize = 3;

/// How much a place is like what was asked for, the least first.
#[derive(Clone, Copy)]
struct Weight {
    unlike: usize,
    reach: u8,
    only_helps: bool,
    is_never: bool,
    score: f64,
}

/// The places to tell beside `fitting` others, of which `limit` at most are told; the nearest and the first to open first.
/// Those behind the ones that are told are in the order of their way alone.
pub(super) fn nearest<'a>(
    mut others: Vec<Candidate<'a>>,
    fitting: usize,
    limit: usize,
    moment: DateTime,
) -> (Vec<Candidate<'a>>, usize) {
    others.retain(|it| may_follow(&it.differs, fitting) || makes_what_it_asks_for(it));
    let room = limit.saturating_sub(fitting).max(OTHERS_MIN);
    let (unlike, closed): (Vec<_>, Vec<_>) = others.into_iter().partition(|it| unlike(it) > 0);
    let mut others = first(closed, room, moment);
    let mut unlike = first(unlike, room, moment);
    // Not all of what is told is closed: who can't wait may be able to do without a wish.
    let kept = if fitting < FEW {
        unlike.len().min(OTHERS_MIN).min(room.div_ceil(2))
    } else {
        0
    };
    let behind = others.split_off(others.len().min(room - kept));
    others.append(&mut unlike);
    others.extend(behind);
    (others, room)
}

/// Puts the first `count` of some places first. To look up when a place opens takes long, and waiting only puts it back:
/// it is looked up only for those that would be among the first without it.
fn first(mut places: Vec<Candidate<'_>>, count: usize, moment: DateTime) -> Vec<Candidate<'_>> {
    places.sort_by(|a, b| Weight::of(a).cmp(&Weight::of(b)));
    let mut weighed: Vec<(Weight, Candidate<'_>)> = Vec::new();
    let mut places = places.into_iter().peekable();
    while let Some(place) = places.next_if(|it| {
        let last = weighed.get(count.saturating_sub(1));
        last.is_none_or(|(last, _)| Weight::of(it).cmp(last) == Ordering::Less)
    }) {
        let weight = Weight::of(&place).after_waiting(&place, moment);
        let at = weighed.partition_point(|(it, _)| it.cmp(&weight) != Ordering::Greater);
        weighed.insert(at, (weight, place));
    }
    let first = weighed.into_iter().map(|(_, place)| place);
    first.chain(places).collect()
}

/// Whether what differs is worth telling. What fails a wish is told only where few places fit, and what helps only
/// people who are still inside only where none does.
fn may_follow(differs: &[Difference], fitting: usize) -> bool {
    differs.iter().all(|it| match it {
        Difference::Closed | Difference::Elsewhere => true,
        Difference::StillInside => fitting == 0,
        _ => fitting < FEW,
    })
}

/// Whether it makes IDs, and asks for papers that count as one. Nobody gets an ID elsewhere.
fn makes_what_it_asks_for(candidate: &Candidate<'_>) -> bool {
    let needs_id = |it: &Difference| matches!(it, Difference::NeedsId | Difference::Closed);
    let makes = fit::makes_ids(candidate.place);
    makes
        && fit::asks_for_points(&candidate.place.requirements)
        && candidate.differs.iter().all(needs_id)
}

/// In how many things, besides being closed, a place differs from what was asked for.
fn unlike(candidate: &Candidate<'_>) -> usize {
    let differs = candidate.differs.iter();
    differs.filter(|it| **it != Difference::Closed).count()
}

impl Weight {
    /// Without the days until it opens.
    fn of(candidate: &Candidate<'_>) -> Self {
        Self {
            unlike: unlike(candidate),
            reach: candidate.rank.reach(),
            // An office that opens first is no answer before the thing itself.
            only_helps: candidate.only_helps(),
            is_never: false,
            score: candidate.rank.score(),
        }
    }

    fn after_waiting(self, candidate: &Candidate<'_>, moment: DateTime) -> Self {
        if !candidate.differs.contains(&Difference::Closed) {
            return self;
        }
        match days_until_open(candidate, moment) {
            Some(days) => Self {
                score: self.score + f64::from(days) * DAY_MILES,
                ..self
            },
            None => Self {
                is_never: true,
                ..self
            },
        }
    }

    fn cmp(&self, other: &Self) -> Ordering {
        let key = |it: &Self| (it.unlike, it.reach, it.only_helps, it.is_never);
        key(self)
            .cmp(&key(other))
            .then_with(|| self.score.total_cmp(&other.score))
    }
}

/// In how many days a closed place opens or may open; `None` where nobody knows.
fn days_until_open(candidate: &Candidate<'_>, moment: DateTime) -> Option<i32> {
    let next = evaluate::at(super::hours_of(candidate.place, candidate.beside), moment).next?;
    let day: Date = next.at.get(..10)?.parse().ok()?;
    let span = moment.date().until((Unit::Day, day)).ok()?;
    Some(span.get_days())
}
