//! Whether a place is open at a moment, and when that changes.
//!
//! `src/placefacts/openAt.ts` does the same; the files in `cases/` bind the two.

use crate::calendar::{HALF_DAY, is_half_holiday, is_holiday, write_moment};
use jiff::civil::{Date, DateTime};
use jiff::{SpanRound, ToSpan, Unit};
use sync_protocol::places::hours::{
    Days, Hours, HoursRule, OpenChange, OpenNow, OpenState, Reception,
};

/// How far a next change is looked for, in days.
pub const HORIZON_DAYS: i32 = 120;
/// How far the beginning of a season is looked for, in days.
const YEAR_DAYS: i32 = 370;
/// Minutes of a day.
const DAY: u16 = 1440;

/// The state at a moment, and what follows.
pub fn at(hours: &Hours, moment: DateTime) -> OpenNow {
    let (state, rule) = state(hours, moment);
    let has_services = hours.rules.iter().any(|rule| rule.service.is_some());
    OpenNow {
        state,
        next: next_change(hours, moment, state),
        service: rule
            .filter(|_| has_services)
            .and_then(|rule| rule.service.clone()),
        reception: rule.map(|rule| rule.reception),
    }
}

/// The state at a moment, and the rule it comes from.
pub fn state(hours: &Hours, moment: DateTime) -> (OpenState, Option<&HoursRule>) {
    let minute = minute_of(moment);
    let mut best: (OpenState, Option<&HoursRule>) = (otherwise(hours, moment.date()), None);
    let yesterday = moment.date().yesterday().ok();
    for rule in &hours.rules {
        let from = rule.from.unwrap_or(0);
        let to = end(rule);
        let today = (from..to)
            .contains(&minute)
            .then_some((moment.date(), minute));
        let late = yesterday
            .filter(|_| minute + DAY < to)
            .map(|day| (day, minute + DAY));
        for (day, minute) in today.into_iter().chain(late) {
            let state = on_day(hours, rule, day, minute);
            if state.is_some_and(|state| state < best.0 || (state == best.0 && best.1.is_none())) {
                best = (state.unwrap_or(best.0), Some(rule));
            }
        }
    }
    best
}

/// The state at times that no rule names. A day that is known to be closed is not "ask", nor is a holiday on which it is closed.
fn otherwise(hours: &Hours, day: Date) -> OpenState {
    let is_closed = |days: &Days| is_sure(days) && falls_on(days, day);
    let is_closed_today = hours.closed.iter().any(is_closed)
        || hours.holidays == OpenState::Closed && is_holiday(day);
    if hours.otherwise == OpenState::Ask && is_closed_today {
        OpenState::Closed
    } else {
        hours.otherwise
    }
}

/// The best state between a moment and the midnight after it, when that begins, and its rule.
pub fn rest_of_day(hours: &Hours, moment: DateTime) -> (OpenState, DateTime) {
    let mut best = (state(hours, moment).0, moment);
    for minute in boundaries(hours) {
        if minute <= minute_of(moment) || minute >= DAY {
            continue;
        }
        if let Some(later) = moment_of(moment.date(), minute) {
            let state = state(hours, later).0;
            if state < best.0 {
                best = (state, later);
            }
        }
    }
    best
}

/// The state of a rule at a minute of the day on which it begins (over 1440: after midnight).
fn on_day(hours: &Hours, rule: &HoursRule, day: Date, minute: u16) -> Option<OpenState> {
    let closed = || hours.closed.iter().filter(|days| falls_on(days, day));
    if !falls_on(&rule.days, day) || closed().any(is_sure) {
        return None;
    }
    // "Closed some Fridays".
    if closed().next().is_some() {
        return Some(OpenState::Ask);
    }
    let walks_in = matches!(rule.reception, Reception::WalkIn | Reception::Phone);
    let is_timed = rule.from.is_some() && rule.to.is_some();
    let is_late = rule.last_entry.is_some_and(|last| minute >= last);
    if !(walks_in && is_timed && is_sure(&rule.days)) || is_late {
        return Some(OpenState::Ask);
    }
    if is_holiday(day) {
        return (hours.holidays != OpenState::Closed).then_some(hours.holidays);
    }
    if is_half_holiday(day, minute) && hours.holidays != OpenState::Open {
        return Some(OpenState::Ask);
    }
    Some(OpenState::Open)
}

/// Whether it is known of each of these days that it holds.
fn is_sure(days: &Days) -> bool {
    days.sure && (days.every_weeks <= 1 || days.anchor.is_some())
}

/// Whether a day is one of these.
pub fn falls_on(days: &Days, day: Date) -> bool {
    let text = || day.strftime("%Y-%m-%d").to_string();
    if !days.dates.is_empty() {
        if days.dates.contains(&text()) {
            return true;
        }
        if days.weekdays.is_empty() {
            return false;
        }
    }
    if days.valid_from.as_ref().is_some_and(|from| text() < *from)
        || days.valid_to.as_ref().is_some_and(|to| text() > *to)
    {
        return false;
    }
    if let Some(season) = &days.season {
        let day = day.strftime("%m-%d").to_string();
        let (after, before) = (day >= season.from, day <= season.to);
        let is_in = if season.from <= season.to {
            after && before
        } else {
            after || before
        };
        if !is_in {
            return false;
        }
    }
    // "The Saturday after the second Thursday" is looked up by its Thursday.
    let Ok(named) = day.checked_sub(i64::from(days.plus_days).days()) else {
        return false;
    };
    (days.months.is_empty()
        || days
            .months
            .iter()
            .any(|month| i8::try_from(*month) == Ok(named.month())))
        && (days.weekdays.is_empty() || days.weekdays.contains(&weekday(named)))
        && (days.nth.is_empty() || days.nth.iter().any(|nth| is_nth(named, *nth)))
        && in_a_week_that_counts(days, named)
}

fn is_nth(day: Date, nth: i8) -> bool {
    if nth > 0 {
        (day.day() + 6) / 7 == nth
    } else {
        (day.days_in_month() - day.day()) / 7 + 1 == -nth
    }
}

/// Weeks begin on Monday (ISO 8601).
fn in_a_week_that_counts(days: &Days, day: Date) -> bool {
    let Some(anchor) = days.anchor.as_ref().filter(|_| days.every_weeks > 1) else {
        return true;
    };
    let Ok(anchor) = anchor.parse::<Date>() else {
        return false;
    };
    let monday = |day: Date| day.checked_sub((i64::from(weekday(day)) - 1).days());
    let (Ok(from), Ok(to)) = (monday(anchor), monday(day)) else {
        return false;
    };
    let apart = from
        .until(to)
        .and_then(|span| span.round(SpanRound::new().largest(Unit::Day).relative(from)));
    apart.is_ok_and(|span| span.get_days() / 7 % i32::from(days.every_weeks) == 0)
}

/// The first moment after this one with another state.
fn next_change(hours: &Hours, moment: DateTime, now: OpenState) -> Option<OpenChange> {
    if hours.rules.is_empty() && hours.closed.is_empty() {
        return None;
    }
    let has_season = |rule: &HoursRule| rule.days.season.is_some() || !rule.days.months.is_empty();
    let is_out = now == OpenState::Closed && hours.rules.iter().any(has_season);
    let horizon = if is_out { YEAR_DAYS } else { HORIZON_DAYS };
    let mut day = moment.date();
    for _ in 0..=horizon {
        for minute in boundaries(hours) {
            let Some(later) = moment_of(day, minute).filter(|later| *later > moment) else {
                continue;
            };
            let state = state(hours, later).0;
            if state != now {
                return Some(OpenChange {
                    at: write_moment(later),
                    state,
                });
            }
        }
        day = day.tomorrow().ok()?;
    }
    None
}

/// Minutes of a day at which a state may change, in order.
fn boundaries(hours: &Hours) -> Vec<u16> {
    let mut minutes = vec![0, HALF_DAY];
    for rule in &hours.rules {
        minutes.extend([rule.from.unwrap_or(0), end(rule) % DAY]);
        minutes.extend(rule.last_entry);
    }
    minutes.sort_unstable();
    minutes.dedup();
    minutes
}

/// The end of a rule in minutes since the midnight it begins after; over 1440: the next day.
fn end(rule: &HoursRule) -> u16 {
    let from = rule.from.unwrap_or(0);
    match rule.to {
        Some(to) if to <= from => to + DAY,
        Some(to) => to,
        None => DAY,
    }
}

fn weekday(day: Date) -> u8 {
    u8::try_from(day.weekday().to_monday_one_offset()).unwrap_or(1)
}

fn minute_of(moment: DateTime) -> u16 {
    let (hour, minute) = (moment.hour().unsigned_abs(), moment.minute().unsigned_abs());
    u16::from(hour) * 60 + u16::from(minute)
}

fn moment_of(day: Date, minute: u16) -> Option<DateTime> {
    let (hour, minute) = (
        i8::try_from(minute / 60).ok()?,
        i8::try_from(minute % 60).ok()?,
    );
    Some(day.to_datetime(jiff::civil::Time::new(hour, minute, 0, 0).ok()?))
}
