//! "2nd Saturday 9-11 am and Monday 5-7 pm": the Monday may be each one, or the second too. It has to be asked about.

use super::words::Word;
use sync_protocol::places::hours::{Hours, Reception};

/// Asks about days of every week that are joined by "and" to the times of days of the month.
pub(super) fn ask(words: &[Word], hours: &mut Hours) {
    let is_ordinal = |word: &Word| matches!(word, Word::Ordinal(_));
    let Some(first) = words.iter().position(is_ordinal) else {
        return;
    };
    let joined = words[first..].windows(3).filter_map(|three| match three {
        [Word::Number(..), Word::And(true), Word::Day(day)] => Some(*day),
        _ => None,
    });
    let joined: Vec<u8> = joined.collect();
    for rule in &mut hours.rules {
        let is_joined = rule.days.weekdays.iter().any(|day| joined.contains(day));
        if is_joined && rule.days.nth.is_empty() && rule.reception == Reception::WalkIn {
            rule.reception = Reception::Call;
        }
    }
}
