//! Places that fit less: those that are closed then, and where few fit, the nearest that differ in a wish.

use super::Candidate;
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
pub(super) fn nearest<'a>(
    mut others: Vec<Candidate<'a>>,
    fitting: usize,
    limit: usize,
    moment: DateTime,
) -> (Vec<Candidate<'a>>, usize) {
    others.retain(|it| may_follow(&it.differs, fitting));
    let mut weighed: Vec<(Weight, Candidate<'a>)> = others
        .into_iter()
        .map(|it| (Weight::of(&it, moment), it))
        .collect();
    weighed.sort_by(|(a, _), (b, _)| a.cmp(b));
    let room = limit.saturating_sub(fitting).max(OTHERS_MIN);
    let closed = weighed.partition_point(|(weight, _)| weight.unlike == 0);
    let mut others: Vec<Candidate<'a>> = weighed.into_iter().map(|(_, it)| it).collect();
    if fitting < FEW {
        // Not all of what is told is closed: who can't wait may be able to do without a wish.
        let unlike = (others.len() - closed)
            .min(OTHERS_MIN)
            .min(room.div_ceil(2));
        others.drain(closed.min(room - unlike)..closed);
    }
    (others, room)
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

impl Weight {
    fn of(candidate: &Candidate<'_>, moment: DateTime) -> Self {
        let is_closed = candidate.differs.contains(&Difference::Closed);
        let days = is_closed.then(|| days_until_open(candidate, moment));
        let waiting = days.flatten().unwrap_or_default();
        Self {
            unlike: candidate.differs.len() - usize::from(is_closed),
            reach: candidate.rank.reach(),
            // An office that opens first is no answer before the thing itself.
            only_helps: candidate.only_helps(),
            is_never: days.is_some_and(|days| days.is_none()),
            score: candidate.rank.score() + f64::from(waiting) * DAY_MILES,
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
    let next = evaluate::at(&candidate.place.hours, moment).next?;
    let day: Date = next.at.get(..10)?.parse().ok()?;
    let span = moment.date().until((Unit::Day, day)).ok()?;
    Some(span.get_days())
}
