//! Days behind the last of several meals while another meal has a day of its own: "Breakfast 8-9 am Saturday, lunch 12-1 pm,
//! dinner 5-6 pm, Monday-Friday". Of lunch no one says on which days it is.

use super::clause::Clause;
use super::days::is_days;
use super::parse::Reader;
use super::words::Word;

/// Words that name what is given.
const GIVEN: [&str; 8] = [
    "bank",
    "breakfast",
    "dinner",
    "kitchen",
    "lunch",
    "meals",
    "pantry",
    "supper",
];
/// Behind these, days are those on which nothing is given.
const TAKEN_AWAY: [&str; 2] = ["closed", "except"];

impl Reader<'_> {
    /// Whether a clause without days is a meal that may have the days of a meal before it or of one behind it.
    pub(super) fn is_of_no_surely_named_days(&self, clause: &Clause) -> bool {
        clause.service.is_some() && !self.last.is_empty() && are_days_apart(self.words)
    }
}

/// Whether days stand behind the times of the last meal and others before it.
fn are_days_apart(words: &[Word]) -> bool {
    let is = |word: &Word, known: &[&str]| matches!(word, Word::Other(text) if known.contains(&text.as_str()));
    let last_meal = words.iter().rposition(|word| is(word, &GIVEN));
    let last_time = words
        .iter()
        .rposition(|word| matches!(word, Word::Number(..)));
    let (Some(meal), Some(time)) = (last_meal, last_time) else {
        return false;
    };
    let (before, behind) = (&words[..meal], &words[time..]);
    meal < time
        && before.iter().any(is_day)
        && behind.iter().any(is_day)
        && !behind.iter().any(|word| is(word, &TAKEN_AWAY))
}

fn is_day(word: &Word) -> bool {
    match word {
        Word::Day(_) => true,
        Word::Other(text) => is_days(text),
        _ => false,
    }
}
