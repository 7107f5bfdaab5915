//! Warming centers: they are for the cold, and most do not say so. Outside of the cold months they have to be asked, unless the months
//! are named.

use super::dates::Bounds;
use super::parse::Reader;
use super::plain::words_of;
use crate::sentences::sentences;
use sync_protocol::places::hours::{Hours, HoursRule, Reception};

const SERVICE: &str = "warming center";
const WARMING: &str = "warming";
/// With one of these before it, or with "cooling" anywhere, a warming center is one of the things a place is.
const BESIDE: [&str; 6] = [",", "/", "&", "+", " and ", "shelter"];
const COOLING: &str = "cool";

impl Reader<'_> {
    /// "Warming center, daily 7 pm-7 am".
    pub(super) fn doubt_warming(&mut self) {
        doubt(&mut self.hours, |rule| {
            rule.service.as_deref() == Some(SERVICE)
        });
    }
}

/// Doubts the hours of a place whose kind or name says that it is a warming center and nothing else.
pub(super) fn apply(hours: &mut Hours, called: &str) {
    if is_one(called) {
        doubt(hours, |_| true);
    }
}

/// The same where a sentence of the notes says no more than that it is one.
pub(super) fn apply_notes(hours: &mut Hours, notes: &str) {
    const ONE: &str = "a an also centre center city county daytime designated is it location of official only open overnight place public \
        shelter site station the this town warming";
    let is_said = sentences(notes).any(|sentence| {
        let plain = sentence.to_lowercase();
        let words = words_of(&plain);
        words.contains(&WARMING)
            && words
                .iter()
                .all(|it| ONE.split_whitespace().any(|one| one == *it))
    });
    if is_said {
        doubt(hours, |_| true);
    }
}

fn is_one(called: &str) -> bool {
    let plain = called.to_lowercase();
    let before = plain.split_once(WARMING).map(|(before, _)| before);
    let is_alone = |before: &str| !BESIDE.iter().any(|it| before.contains(it));
    !plain.contains(COOLING) && before.is_some_and(is_alone)
}

fn doubt(hours: &mut Hours, is_meant: fn(&HoursRule) -> bool) {
    let rules = std::mem::take(&mut hours.rules).into_iter();
    hours.rules = rules
        .flat_map(|rule| match is_meant(&rule) && may_be_sure(&rule) {
            true => within(rule),
            false => vec![rule],
        })
        .collect();
}

/// Whether people may walk in then in any month.
fn may_be_sure(
    HoursRule {
        days, reception, ..
    }: &HoursRule,
) -> bool {
    let is_bound = days.valid_from.is_some() || days.valid_to.is_some() || days.season.is_some();
    let is_of_any_month = days.months.is_empty() && days.dates.is_empty() && !is_bound;
    is_of_any_month && *reception == Reception::WalkIn
}

fn within(rule: HoursRule) -> Vec<HoursRule> {
    let days = Bounds::cold_months().on(rule.days.clone()).into_iter();
    days.map(|days| HoursRule {
        days,
        ..rule.clone()
    })
    .collect()
}
