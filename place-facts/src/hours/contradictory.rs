//! Sentences that say two things of one day: "Monday-Friday 9 am-5 pm, Monday 8 am-4 pm". Only the times that both say are sure.

use super::later_end::is_weekly;
use super::parse::Reader;
use super::reach::{overlap, weekdays};
use super::words::Word;
use sync_protocol::places::hours::{Days, HoursRule, Reception};

/// Minutes of a day, from and to.
type Time = (u16, u16);

impl Reader<'_> {
    /// Leaves sure what all rules of a day say that speak against each other, and keeps the days on which they do.
    pub(super) fn doubt_contradictory(&mut self) {
        let all = std::mem::take(&mut self.hours.rules);
        for rule in &all {
            let against: Vec<&HoursRule> = all.iter().filter(|it| contradict(it, rule)).collect();
            let Some(time) = time(rule).filter(|_| !against.is_empty()) else {
                self.hours.rules.push(rule.clone());
                continue;
            };
            for (days, both) in on_days(rule, time, &against) {
                if both != time {
                    self.contradicting.extend(&days);
                }
                self.hours.rules.extend(parts(rule, &days, time, both));
            }
            let days = against.iter().flat_map(|it| weekdays(it));
            let own = weekdays(rule);
            self.contradicting
                .extend(days.filter(|day| own.contains(day)));
        }
        self.contradicting.sort_unstable();
        self.contradicting.dedup();
    }

    /// "Tuesday-Saturday 9-4. Closed Sunday, Monday and Tuesday": a day that is named twice, open and closed, may be either. A day
    /// within a range ("Monday-Friday 9-5, closed Wednesday") is an exception, and so is any day of a whole week.
    pub(super) fn doubt_closed_and_open(&mut self) {
        let words = self.words;
        let named_twice = |day: u8| {
            let named = words.iter().filter(|word| **word == Word::Day(day));
            named.count() > 1
        };
        let open: Vec<u8> = self
            .hours
            .rules
            .iter()
            .filter(|it| is_weekly(&it.days) && weekdays(it).len() < 7)
            .flat_map(weekdays)
            .collect();
        let is_both = |day: &u8| open.contains(day) && named_twice(*day);
        let mut closed = Vec::with_capacity(self.hours.closed.len());
        for days in std::mem::take(&mut self.hours.closed) {
            let both: Vec<u8> = match is_weekly(&days) {
                true => days.weekdays.iter().copied().filter(is_both).collect(),
                false => Vec::new(),
            };
            let (unsure, sure): (Vec<u8>, Vec<u8>) =
                days.weekdays.iter().partition(|day| both.contains(day));
            let with = |weekdays, sure| Days {
                weekdays,
                sure,
                ..days.clone()
            };
            if both.is_empty() {
                closed.push(days);
                continue;
            }
            closed.extend((!sure.is_empty()).then(|| with(sure, true)));
            closed.push(with(unsure, false));
            self.contradicting.extend(both);
        }
        self.hours.closed = closed;
        self.contradicting.sort_unstable();
        self.contradicting.dedup();
    }
}

/// The days of a rule with the time on them that all others say too. Days with the same time stand together.
fn on_days(rule: &HoursRule, time: Time, against: &[&HoursRule]) -> Vec<(Vec<u8>, Time)> {
    let mut found: Vec<(Vec<u8>, Time)> = Vec::new();
    for day in weekdays(rule) {
        let of_day = against.iter().filter(|it| weekdays(it).contains(&day));
        let others = of_day.filter_map(|it| self::time(it));
        let both = others.fold(time, |both, it| (both.0.max(it.0), both.1.min(it.1)));
        match found.iter_mut().find(|(_, known)| *known == both) {
            Some((days, _)) => days.push(day),
            None => found.push((vec![day], both)),
        }
    }
    found
}

/// A rule on some of its days: what comes before the sure time, the sure time, and what comes behind it.
fn parts(rule: &HoursRule, days: &[u8], time: Time, both: Time) -> Vec<HoursRule> {
    let middle = both.0.min(both.1).max(time.0);
    let cuts = [
        (time.0, middle, false),
        (both.0, both.1, rule.days.sure),
        (both.1.max(middle), time.1, false),
    ];
    let parts = cuts.into_iter().filter(|(from, to, _)| from < to);
    let parts = parts.map(|(from, to, sure)| HoursRule {
        days: Days {
            weekdays: days.to_vec(),
            sure,
            ..rule.days.clone()
        },
        from: Some(from),
        to: Some(to),
        last_entry: rule.last_entry.filter(|last| (from..to).contains(last)),
        ..rule.clone()
    });
    parts.collect()
}

/// Whether two rules cannot both be all that is said of a day: their times cross, or both are of the same days and differ. A time
/// of fewer days that lies within the other, or goes on behind it, is an exception (`reach.rs`).
fn contradict(one: &HoursRule, other: &HoursRule) -> bool {
    let (Some(first), Some(second)) = (time(one), time(other)) else {
        return false;
    };
    let are_alike = Days {
        weekdays: Vec::new(),
        ..one.days.clone()
    } == Days {
        weekdays: Vec::new(),
        ..other.days.clone()
    };
    let is_plain = |rule: &HoursRule| {
        rule.days.sure && rule.days.dates.is_empty() && rule.reception == Reception::WalkIn
    };
    let days = weekdays(one);
    let shares_day = weekdays(other).iter().any(|day| days.contains(day));
    let crosses =
        (first.0 < second.0) == (first.1 < second.1) && first.0 != second.0 && first.1 != second.1;
    let same_days = days == weekdays(other) && first != second;
    are_alike
        && is_plain(one)
        && is_plain(other)
        && one.service == other.service
        && shares_day
        && overlap(one, other)
        && (crosses || same_days)
}

/// The time of a rule that begins and ends on one day.
fn time(rule: &HoursRule) -> Option<Time> {
    rule.from.zip(rule.to).filter(|(from, to)| from < to)
}
