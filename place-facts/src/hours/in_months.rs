//! Months behind days that are open: "every Tuesday in December 9-11 am", "Saturdays 9 am-noon in July and August".

use super::days::months;
use super::months_of_days::is_in_month;
use super::parse::Reader;
use super::reach::{doubted_on, weekdays};
use super::words::Word;
use sync_protocol::places::hours::{Days, HoursRule};

impl Reader<'_> {
    /// Days that were just read, in the months that stand behind them. Of "Tuesdays and Thursdays in December" the Tuesdays of
    /// other months may be meant too, so one has to ask about all but those of December.
    pub(super) fn within_months(&mut self, days: Vec<Days>) -> Vec<Days> {
        let start = self.at;
        let can_have_months = days
            .iter()
            .all(|it| it.months.is_empty() && it.season.is_none() && it.dates.is_empty());
        let named = (can_have_months && is_in_month(self.words, start)).then(|| {
            self.at += 1;
            months(self)
        });
        let Some(named) = named.flatten() else {
            self.at = start;
            return days;
        };
        let are_several = are_several_days(&self.words[..start]);
        let others: Vec<u8> = (1..=12).filter(|month| !named.contains(month)).collect();
        let with = |days: &Days, months: &[u8], sure: bool| Days {
            months: months.to_vec(),
            sure: days.sure && sure,
            ..days.clone()
        };
        let mut found: Vec<Days> = days.iter().map(|it| with(it, &named, true)).collect();
        if are_several {
            found.extend(days.iter().map(|it| with(it, &others, false)));
        }
        found
    }

    /// Goes past the word between times and their months: "Saturdays 9 am-noon in December".
    pub(super) fn skip_before_months(&mut self) -> bool {
        let is_here = !self.clause.times.is_empty()
            && !self.clause.days.is_empty()
            && is_in_month(self.words, self.at);
        self.at += usize::from(is_here);
        is_here
    }

    /// "Tuesday-Saturday 10-4. Saturdays only in spring": days of a part of the year that have no times of their own are perhaps
    /// closed in the others, whatever the times before say.
    pub(super) fn doubt_beside_seasons(&mut self) {
        let is_season = |rule: &HoursRule| {
            let has_times = rule.from.is_some() || rule.to.is_some();
            let days = &rule.days;
            let is_each_week = !days.weekdays.is_empty() && days.nth.is_empty();
            !has_times && !days.months.is_empty() && is_each_week
        };
        let rules = std::mem::take(&mut self.hours.rules);
        let (seasons, others): (Vec<_>, Vec<_>) = rules.into_iter().partition(is_season);
        let named: Vec<u8> = seasons.iter().flat_map(weekdays).collect();
        let doubted = others.iter().flat_map(|it| doubted_on(it, &named));
        self.hours.rules = doubted.collect();
        self.hours.rules.extend(seasons);
    }
}

/// Whether words end with several days, not with a single one or a range behind a comma.
fn are_several_days(words: &[Word]) -> bool {
    let is_and = |word: &&Word| matches!(word, Word::And(_));
    let is_of_days = |word: &&Word| {
        matches!(
            word,
            Word::Day(_) | Word::Dash | Word::And(_) | Word::Ordinal(_)
        )
    };
    let all: Vec<&Word> = words.iter().rev().take_while(is_of_days).collect();
    let signs_before = all.iter().rev().take_while(|it| is_and(it)).count();
    all[..all.len() - signs_before].iter().any(is_and)
}
