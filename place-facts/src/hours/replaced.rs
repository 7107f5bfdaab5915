//! Hours of special days beside those of usual ones: "Wednesday 5-7 pm; November 25: 10 am-12 pm". Whether the usual hours
//! hold on the special days too, no one says. So they have to be asked about.

use super::dates::Bounds;
use super::parse::Reader;
use super::reach::{are_of_other_services, days_added, is_apart, overlap};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use sync_protocol::places::hours::{Days, HoursRule, Reception, Season};

/// A year with a February 29, in which every day of a season exists.
const LEAP_YEAR: i16 = 2028;

impl Reader<'_> {
    /// "Tuesday 5-7 pm; July-August: Wednesday 5-7 pm": in these months all that was said before is doubtful.
    pub(super) fn doubt_before(&mut self, bounds: &Bounds) {
        let months = bounds.months();
        if !months.is_empty() {
            self.doubt_months(&months);
        }
    }

    /// "Tuesday 10 am-12 pm. Beginning January 5: Wednesday 10 am-12 pm": from that day on all that was said before is doubtful.
    pub(super) fn end_older(&mut self, bounds: &Bounds) {
        let older = std::mem::take(&mut self.hours.rules);
        for rule in older {
            let parts = bounds.doubted_from(rule.days.clone());
            let parts = parts.into_iter().map(|days| HoursRule {
                days,
                ..rule.clone()
            });
            self.hours.rules.extend(parts);
        }
    }

    /// Makes the hours of usual days unsure on special days that have hours of their own.
    pub(super) fn doubt_replaced(&mut self) {
        let all = std::mem::take(&mut self.hours.rules);
        let added = days_added(self.words);
        for rule in &all {
            let mut parts = vec![rule.days.clone()];
            for special in all.iter().filter(|other| replaces(other, rule, &added)) {
                let split = parts.iter().flat_map(|days| split(days, &special.days));
                parts = split.collect();
            }
            self.hours
                .rules
                .extend(parts.into_iter().map(|days| HoursRule {
                    days,
                    ..rule.clone()
                }));
        }
    }
}

/// Whether a rule is for special days among those of a rule that is sure, and says something else of them.
fn replaces(special: &HoursRule, usual: &HoursRule, added: &[u8]) -> bool {
    let is_sure = usual.reception == Reception::WalkIn && usual.days.sure;
    let says_else = special.reception != usual.reception
        || (special.from, special.to) != (usual.from, usual.to);
    let is_other = are_of_other_services(special, usual);
    let (few, many) = (&special.days, &usual.days);
    let shares_day = few.weekdays.is_empty()
        || many.weekdays.is_empty()
        || few.weekdays.iter().any(|day| many.weekdays.contains(day));
    let is_moved = few.plus_days + many.plus_days > 0;
    let kind = Kind::of(few, many);
    let says_else = says_else || kind.is_some_and(|it| it.is_of_season() && names_fewer(few, many));
    // "Monday-Friday 9 am-5 pm, first Thursday 5-7 pm": longer on that day. "First Thursday 6-8 pm" may be instead.
    let is_added = few.weekdays.iter().all(|day| added.contains(day));
    let is_longer = kind == Some(Kind::Nth)
        && few.weekdays != many.weekdays
        && !overlap(special, usual)
        && (is_added || !is_apart(special, usual));
    is_sure && says_else && !is_other && shares_day && !is_moved && kind.is_some() && !is_longer
}

/// Whether days are some of others: "Monday-Friday 9-5, summer Monday-Thursday 9-5" leaves the Fridays of the summer in doubt.
fn names_fewer(few: &Days, many: &Days) -> bool {
    let every_day: Vec<u8> = (1..=7).collect();
    let of = |days: &Days| match days.weekdays.is_empty() {
        true => every_day.clone(),
        false => days.weekdays.clone(),
    };
    let (few_days, many_days) = (of(few), of(many));
    let is_within = few_days.iter().all(|day| many_days.contains(day));
    is_within && (few_days.len() < many_days.len() || !few.nth.is_empty() && few.nth != many.nth)
}

/// What makes days special beside usual ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Months,
    Season,
    Dates,
    Bounds,
    Nth,
}

impl Kind {
    /// Whether the days are special for a part of the year.
    fn is_of_season(self) -> bool {
        matches!(self, Self::Months | Self::Season | Self::Bounds)
    }

    fn of(special: &Days, usual: &Days) -> Option<Self> {
        let has_bound = |days: &Days| days.valid_from.is_some() || days.valid_to.is_some();
        if !special.months.is_empty() && special.months != usual.months {
            let is_within = |month: &u8| usual.months.is_empty() || usual.months.contains(month);
            let is_part = special.months.iter().any(is_within);
            let is_less = usual.months.is_empty() || special.months.len() < usual.months.len();
            (is_part && is_less).then_some(Self::Months)
        } else if special.season.is_some() && usual.season.is_none() && usual.dates.is_empty() {
            Some(Self::Season)
        } else if !special.dates.is_empty() && usual.dates.is_empty() {
            Some(Self::Dates)
        } else if has_bound(special) && !has_bound(usual) {
            Some(Self::Bounds)
        } else if !special.nth.is_empty() && (usual.nth.is_empty() || are_fewer(special, usual)) {
            Some(Self::Nth)
        } else {
            None
        }
    }
}

/// "1st & 3rd Monday 5-7 pm; 3rd Monday 5-6 pm": whether days are some of the numbered days of a month that others are.
fn are_fewer(special: &Days, usual: &Days) -> bool {
    special.nth.len() < usual.nth.len()
        && usual.nth.iter().all(|nth| *nth > 0)
        && special.nth.iter().all(|nth| usual.nth.contains(nth))
}

/// Days in two parts: those that are not special, as they are, and those that are, unsure. Where they cannot be told
/// apart, all are unsure.
fn split(days: &Days, special: &Days) -> Vec<Days> {
    let parts = match Kind::of(special, days) {
        Some(Kind::Months) => by_months(days, &special.months),
        Some(Kind::Season) => special.season.as_ref().map(|it| by_season(days, it)),
        Some(Kind::Dates) => match special.dates.as_slice() {
            [one] if days.months.is_empty() => one.get(5..).map(|day| {
                let season = Season {
                    from: day.to_owned(),
                    to: day.to_owned(),
                };
                by_season(days, &season)
            }),
            many => by_months(days, &months_of(many)),
        },
        Some(Kind::Bounds) => by_bounds(days, special),
        Some(Kind::Nth) => Some(by_nth(days, &special.nth)),
        None => Some(vec![days.clone()]),
    };
    parts.unwrap_or_else(|| vec![unsure(days.clone())])
}

fn unsure(days: Days) -> Days {
    Days {
        sure: false,
        ..days
    }
}

fn by_months(days: &Days, special: &[u8]) -> Option<Vec<Days>> {
    let named = |month: &u8| days.months.is_empty() || days.months.contains(month);
    let of = |is_special: bool| -> Vec<u8> {
        let months = (1..=12).filter(|month| named(month) && special.contains(month) == is_special);
        months.collect()
    };
    let with = |months: Vec<u8>| {
        (!months.is_empty()).then(|| Days {
            months,
            ..days.clone()
        })
    };
    let parts = with(of(false))
        .into_iter()
        .chain(with(of(true)).map(unsure));
    Some(parts.collect())
}

/// Days of a year outside of a season, and within.
fn by_season(days: &Days, season: &Season) -> Vec<Days> {
    let with = |season: Season| Days {
        season: Some(season),
        ..days.clone()
    };
    let within = unsure(with(season.clone()));
    match (step(&season.to, 1), step(&season.from, -1)) {
        (Some(from), Some(to)) => vec![with(Season { from, to }), within],
        _ => vec![unsure(days.clone())],
    }
}

/// The day (MM-DD) that lies this many days after another one.
fn step(day: &str, days: i64) -> Option<String> {
    let (month, number) = day.split_once('-')?;
    let day = date(LEAP_YEAR, 1, 1)
        .with()
        .month(month.parse().ok()?)
        .day(number.parse().ok()?)
        .build()
        .ok()?;
    let later = day.checked_add(days.days()).ok()?;
    Some(later.strftime("%m-%d").to_string())
}

fn by_bounds(days: &Days, special: &Days) -> Option<Vec<Days>> {
    let near = |day: &str, days: i64| {
        let day = day.parse::<Date>().ok()?;
        Some(day.checked_add(days.days()).ok()?.to_string())
    };
    let within = unsure(Days {
        valid_from: special.valid_from.clone(),
        valid_to: special.valid_to.clone(),
        ..days.clone()
    });
    let mut parts = vec![within];
    if let Some(from) = &special.valid_from {
        parts.push(Days {
            valid_to: Some(near(from, -1)?),
            ..days.clone()
        });
    }
    if let Some(to) = &special.valid_to {
        parts.push(Days {
            valid_from: Some(near(to, 1)?),
            ..days.clone()
        });
    }
    Some(parts)
}

/// "Wednesday; last Wednesday by appointment". The last one is the fourth or the fifth.
fn by_nth(days: &Days, special: &[i8]) -> Vec<Days> {
    let is_special = |nth: &i8| {
        special.contains(nth)
            || *nth >= 4 && special.contains(&-1)
            || (3..=4).contains(nth) && special.contains(&-2)
    };
    let named = |nth: &i8| days.nth.is_empty() || days.nth.contains(nth);
    let (within, outside): (Vec<i8>, Vec<i8>) = (1..=5).filter(named).partition(is_special);
    let with = |nth: Vec<i8>| Days {
        nth,
        ..days.clone()
    };
    let outside = (!outside.is_empty()).then(|| with(outside));
    outside.into_iter().chain([unsure(with(within))]).collect()
}

fn months_of(dates: &[String]) -> Vec<u8> {
    let months = dates.iter().filter_map(|date| date.get(5..7)?.parse().ok());
    months.collect()
}
