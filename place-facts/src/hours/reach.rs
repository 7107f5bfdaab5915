//! How far a part of a sentence reaches: dates that bound what stands before or behind them, months taken away
//! from more than one clause, hours of a service beside hours of the house.

use super::dates::Bounds;
use super::labels;
use super::parse::Reader;
use super::remarks::{self, Remark};
use super::standing_alone::doubted_outside;
use super::words::Word;
use sync_protocol::places::hours::{Days, HoursRule, Reception, Season};

const DAY: u16 = 1440;
const WEEK: usize = 7;

impl Reader<'_> {
    /// Before a colon, or first of all, dates bound what follows; alone at the end they bound all before; else the
    /// clause that contains them.
    /// `start` is where they stand.
    pub(super) fn bound(&mut self, bounds: Bounds, start: usize) -> Option<()> {
        let is_blank = self.clause.is_blank();
        let is_first = is_blank && self.hours.rules.is_empty();
        let is_end = self.is_at_an_end();
        // "Monday-Friday 9 am-5 pm, summer 8 am-3 pm": of the times before it or behind it?
        let is_before_times = matches!(self.peek(), Some(Word::Number(..)));
        if is_before_times && !self.clause.times.is_empty()
            || self.is_between_days(start)
            || self.is_of_one_way(start)
        {
            return None;
        }
        // "Monday-Saturday 9-5, beginning January 4 Monday-Friday 9-5".
        let is_beside_days = !self.clause.times.is_empty() && !self.clause.days.is_empty();
        let is_before_days = self.peek() != Some(&Word::Colon) && self.comes_a_day();
        if bounds.begins() && is_beside_days && is_before_days {
            return None;
        }
        if self.peek() == Some(&Word::Colon) {
            self.flush()?;
            self.doubt_before(&bounds);
            self.end_older(&bounds);
            self.begin_season(bounds);
        } else if is_first && bounds.begins() {
            self.bounds.merge(bounds);
        } else if is_blank && is_end {
            self.season_alone(bounds)?;
        } else if is_blank && bounds.begins() {
            self.end_older(&bounds);
            self.begin_season(bounds);
        } else {
            self.lead(&bounds);
            if is_end && bounds.begins_somewhen() {
                // "Monday 9-11 am, Tuesday 1-3 pm, starting December 1": of both, perhaps.
                self.bound_rules(self.before_part, &bounds);
            } else if is_end {
                self.doubt_outside(&bounds);
            }
            self.clause.bounds.merge(bounds);
        }
        Some(())
    }

    /// "Monday 9-11 am, Tuesday 1-3 pm, by appointment": whether Monday is meant too has to be asked. `start` is where the remark
    /// begins.
    pub(super) fn doubt_beside(&mut self, start: usize, remark: &Remark) {
        let is_limit = match remark {
            Remark::Reception(reception) => {
                !matches!(reception, Reception::WalkIn | Reception::Phone)
            }
            _ => false,
        };
        let before = start.checked_sub(1).map(|at| &self.words[at]);
        let is_behind_comma = matches!(before, Some(Word::And(_)));
        if is_limit && is_behind_comma && !self.clause.times.is_empty() && self.is_at_an_end() {
            for rule in &mut self.hours.rules[self.before_part..] {
                rule.days.sure = false;
            }
        }
    }

    /// "Monday 9-11 am, Tuesday 1-3 pm, winter only": whether Monday is meant too has to be asked in other months.
    fn doubt_outside(&mut self, bounds: &Bounds) {
        let rules = self.hours.rules.split_off(self.before_part);
        let doubted = rules.into_iter().flat_map(|rule| {
            let days = doubted_outside(bounds, rule.days.clone()).into_iter();
            days.map(move |days| HoursRule {
                days,
                ..rule.clone()
            })
        });
        self.hours.rules.extend(doubted);
    }

    pub(super) fn bound_rules(&mut self, first: usize, bounds: &Bounds) {
        let rules = self.hours.rules.split_off(first);
        let bounded = rules.into_iter().flat_map(|rule| {
            let days = bounds.on(rule.days.clone()).into_iter();
            days.map(move |days| HoursRule {
                days,
                ..rule.clone()
            })
        });
        self.hours.rules.extend(bounded);
    }

    /// "Tuesday 10 am-12 pm, Wednesday 5-7 pm except July": whether it is said of Tuesday too has to be asked.
    pub(super) fn doubt_months(&mut self, out: &[u8]) {
        let rules = std::mem::take(&mut self.hours.rules);
        let within = |days: &Days, is_out: bool| {
            let named = |month: &u8| days.months.is_empty() || days.months.contains(month);
            let months = (1..=12).filter(|month| named(month) && out.contains(month) == is_out);
            months.collect::<Vec<u8>>()
        };
        for rule in rules {
            for is_out in [false, true] {
                let months = within(&rule.days, is_out);
                if !months.is_empty() {
                    let days = Days {
                        months,
                        sure: rule.days.sure && !is_out,
                        ..rule.days.clone()
                    };
                    self.hours.rules.push(HoursRule {
                        days,
                        ..rule.clone()
                    });
                }
            }
        }
    }

    /// "Monday-Friday 9 am-5 pm; December 1": a first day, a last one or a day without hours? A date without times
    /// is understood only where nothing else is said.
    pub(super) fn has_plain_dates(&self) -> bool {
        let bare = self
            .hours
            .rules
            .iter()
            .filter(|rule| is_bare_date(rule))
            .count();
        bare == 0 || bare == self.hours.rules.len()
    }

    /// "Monday-Friday 9 am-5 pm; pantry Wednesday 10 am-12 pm": the house is open longer than what people come for.
    /// What has no name is sure only where the named part is a further service at other times.
    pub(super) fn doubt_unnamed(&mut self) {
        let named: Vec<(HoursRule, bool)> = self
            .hours
            .rules
            .iter()
            .filter_map(|rule| service(rule).map(|is_main| (rule.clone(), is_main)))
            .collect();
        let is_food_named = self.hours.rules.iter().any(labels::is_food_of);
        for rule in &mut self.hours.rules {
            let is_unnamed = service(rule).is_none() && rule.reception == Reception::WalkIn;
            let is_of_the_house = self.is_main_elsewhere
                || is_food_named && !labels::is_food_of(rule)
                || named
                    .iter()
                    .any(|(other, is_main)| *is_main || overlap(rule, other));
            if is_unnamed && is_of_the_house {
                rule.days.sure = false;
            }
        }
    }
}

impl Reader<'_> {
    /// "Daily 9 am-5 pm, Tuesday 9 am-12 pm": is the second one instead of the first? Where a rule for fewer
    /// days is shorter, or asks for an appointment, the rule for more days holds on these days only perhaps.
    pub(super) fn doubt_narrowed(&mut self) {
        let all = std::mem::take(&mut self.hours.rules);
        let added = days_added(self.words);
        let words = self.words;
        let is_against = |other: &HoursRule, rule: &HoursRule, is_behind: bool| {
            narrows(other, rule)
                || is_perhaps_instead(other, rule, &added, is_behind)
                || is_said_again(other, rule, words)
        };
        for (at, rule) in all.iter().enumerate() {
            let others = all.iter().enumerate();
            let narrower =
                others.filter(|(other_at, other)| is_against(other, rule, *other_at > at));
            let doubted: Vec<u8> = narrower.flat_map(|(_, it)| weekdays(it)).collect();
            self.hours.rules.extend(doubted_on(rule, &doubted));
        }
    }
}

/// A rule that is in doubt on some days of the week.
pub(super) fn doubted_on(rule: &HoursRule, doubted: &[u8]) -> Vec<HoursRule> {
    let (unsure, sure): (Vec<u8>, Vec<u8>) = weekdays(rule)
        .into_iter()
        .partition(|day| doubted.contains(day));
    if unsure.is_empty() {
        return vec![rule.clone()];
    }
    let parts = [(sure, rule.days.sure), (unsure, false)].into_iter();
    let parts = parts.filter(|(weekdays, _)| !weekdays.is_empty());
    let parts = parts.map(|(weekdays, sure)| HoursRule {
        days: Days {
            weekdays,
            sure,
            ..rule.days.clone()
        },
        ..rule.clone()
    });
    parts.collect()
}

/// The weekdays of a rule, 1 Monday to 7 Sunday.
pub(super) fn weekdays(rule: &HoursRule) -> Vec<u8> {
    if rule.days.weekdays.is_empty() {
        (1..=7).collect()
    } else {
        rule.days.weekdays.clone()
    }
}

/// Whether a rule for fewer days speaks against one for more days that is sure.
fn narrows(rule: &HoursRule, wide: &HoursRule) -> bool {
    let (few, many) = (weekdays(rule), weekdays(wide));
    let is_within = few.len() < many.len() && few.iter().all(|day| many.contains(day));
    let is_other = are_of_other_services(rule, wide);
    let is_sure = |rule: &HoursRule| rule.reception == Reception::WalkIn && rule.days.sure;
    let is_shorter = rule.from.unwrap_or(0) > wide.from.unwrap_or(0)
        || rule.to.unwrap_or(DAY) < wide.to.unwrap_or(DAY);
    let speaks_against = !is_sure(rule) || is_shorter && rule.service == wide.service;
    let months = [&rule.days.months, &wide.days.months];
    let are_in_other_months = months.iter().all(|it| !it.is_empty())
        && !months[0].iter().any(|month| months[1].contains(month));
    let is_plain = wide.days.dates.is_empty() && rule.days.plus_days + wide.days.plus_days == 0;
    is_sure(wide)
        && is_plain
        && is_within
        && !is_other
        && !are_in_other_months
        && speaks_against
        && overlap(rule, wide)
}

/// "Monday-Friday 9 am-5 pm; Wednesday 6-8 pm", "dinner daily 5-6 pm; Sunday 4-5 pm": on top, or instead? Whether a rule is for one day
/// among those of a rule that is sure, or for any of a whole week, at a time beside its own. A time that begins where the other one ends makes
/// that day longer, and what "and" adds is on top.
fn is_perhaps_instead(rule: &HoursRule, wide: &HoursRule, added: &[u8], is_behind: bool) -> bool {
    // "Dinner daily 5-6 pm; Sunday 4-5 pm": the second is the dinner too.
    let is_same = is_behind && rule.service.is_none() && wide.service.is_some();
    let (few, many) = (weekdays(rule), weekdays(wide));
    let is_walk_in = |rule: &HoursRule| rule.reception == Reception::WalkIn;
    let is_part = few.len() == 1 || many.len() == WEEK;
    let is_within = is_part && few.len() < many.len() && few.iter().all(|day| many.contains(day));
    let is_beside = is_apart(rule, wide) || !overlap(rule, wide) && !makes_longer(rule, wide);
    let as_wide = Days {
        weekdays: wide.days.weekdays.clone(),
        every_weeks: wide.days.every_weeks,
        anchor: wide.days.anchor.clone(),
        sure: is_same || rule.days.sure,
        ..rule.days.clone()
    };
    is_within
        && is_walk_in(rule)
        && is_walk_in(wide)
        // "Select Wednesday evenings" are on top.
        && wide.days.sure
        && (is_same || rule.service == wide.service)
        && as_wide == wide.days
        && is_beside
        && !few.iter().all(|day| added.contains(day))
}

/// "Monday-Friday 9 am-5 pm, Thursday 5-7 pm": whether the second time begins where the first ends, or ends where it begins, so that the
/// day is longer. Beside times of a whole week it may replace them.
fn makes_longer(rule: &HoursRule, wide: &HoursRule) -> bool {
    let ((from, to), (wide_from, wide_to)) = (span(rule), span(wide));
    weekdays(wide).len() < WEEK && (from == wide_to || to == wide_from)
}

/// "Mondays 9-11, Monday by appointment", "Monday-Friday 9-12, Monday opens at noon": whether a rule names no end for a day that the
/// sentence names once more, or for one of many days. Then the other times of that day may not hold.
fn is_said_again(rule: &HoursRule, other: &HoursRule, words: &[Word]) -> bool {
    let (few, many) = (weekdays(rule), weekdays(other));
    let is_named_twice = |day: &u8| {
        let named = words.iter().filter(|word| **word == Word::Day(*day));
        named.count() > 1
    };
    let is_within = few.iter().all(|day| many.contains(day));
    let is_again = few.len() < many.len() || few.iter().all(is_named_twice);
    let is_walk_in = |rule: &HoursRule| rule.reception == Reception::WalkIn;
    // Without any time only another way in says something else of that day.
    let says_else = match rule.from {
        Some(from) => is_walk_in(rule) && other.to.is_some_and(|to| from >= to),
        None => matches!(rule.reception, Reception::Appointment | Reception::Call),
    };
    let is_plain = |rule: &HoursRule| {
        rule.days.months.is_empty() && rule.days.nth.is_empty() && rule.days.season.is_none()
    };
    rule.to.is_none()
        && is_within
        && is_again
        && says_else
        && is_plain(rule)
        && is_plain(other)
        && is_walk_in(other)
        && other.days.sure
        && rule.service == other.service
}

/// Whether there is time between two rules that name both of theirs.
pub(super) fn is_apart(one: &HoursRule, other: &HoursRule) -> bool {
    let ((from, to), (other_from, other_to)) = (span(one), span(other));
    let is_timed = [one, other]
        .iter()
        .all(|it| it.from.is_some() && it.to.is_some());
    is_timed && (to < other_from || other_to < from)
}

/// Days that "and" adds to times: "Monday-Friday 9 am-5 pm and Wednesday 6-8 pm".
pub(super) fn days_added(words: &[Word]) -> Vec<u8> {
    let day = |words: &[Word]| match words {
        [Word::Number(..), Word::And(true), Word::Day(day), ..]
        | [
            Word::Number(..),
            Word::And(true),
            Word::Ordinal(_),
            Word::Day(day),
            ..,
        ] => Some(*day),
        _ => None,
    };
    (0..words.len())
        .filter_map(|at| day(&words[at..]))
        .collect()
}

/// Whether a rule is about single dates and names no time.
fn is_bare_date(rule: &HoursRule) -> bool {
    let is_one_day = |season: &Season| season.from == season.to;
    let is_dated = !rule.days.dates.is_empty() || rule.days.season.as_ref().is_some_and(is_one_day);
    is_dated && rule.from.is_none()
}

/// Whether two rules name services that are known, and not the same one.
pub(super) fn are_of_other_services(one: &HoursRule, other: &HoursRule) -> bool {
    service(one).is_some() && service(other).is_some() && one.service != other.service
}

/// What is known of the service of a rule: whether people come for it.
fn service(rule: &HoursRule) -> Option<bool> {
    rule.service.as_deref().and_then(remarks::service)
}

/// Whether two rules share a weekday and a time.
pub(super) fn overlap(one: &HoursRule, other: &HoursRule) -> bool {
    let (ours, theirs) = (&one.days.weekdays, &other.days.weekdays);
    let shares_day =
        ours.is_empty() || theirs.is_empty() || ours.iter().any(|day| theirs.contains(day));
    let ((from, to), (other_from, other_to)) = (span(one), span(other));
    shares_day && from < other_to && other_from < to
}

/// From when to when a rule holds. What ends after midnight ends behind all that begins that day.
fn span(rule: &HoursRule) -> (u16, u16) {
    let from = rule.from.unwrap_or(0);
    let to = rule.to.unwrap_or(DAY);
    (from, if to <= from { to + DAY } else { to })
}
