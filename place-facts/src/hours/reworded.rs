//! Ways to write hours that say the same as words which the reader knows: "no distribution 12/23" is "closed December 23".

use super::days_off::with_closed_days;
use super::slash_dates::with_months;
use crate::beginnings::Letters;

/// Phrases in lower case, the longest first, and what is read in their place. Who comes first is served first everywhere, so
/// that is nothing.
const PHRASES: [(&str, &str); 77] = [
    ("around-the-clock", "24 hours"),
    ("around the clock", "24 hours"),
    ("overnight shelter, ", ""),
    ("overnight shelter: ", ""),
    ("overnight shelter ", ""),
    ("not open: ", "not open "),
    ("closed: ", "closed "),
    ("open: ", ""),
    ("every night", "nightly"),
    ("or until supplies last", "while supplies last"),
    ("or while supplies last", "while supplies last"),
    ("extended hours on ", ""),
    ("extended hours ", ""),
    (" evenings until ", " until "),
    (" evening until ", " until "),
    ("weekdays only", "weekdays"),
    ("every weekday ", "weekdays "),
    ("7 days/week", "7 days a week"),
    ("monthly on the ", "the "),
    ("on a first come, first served basis", " "),
    ("on a first come first served basis", " "),
    ("first come, first served", " "),
    ("first come first served", " "),
    ("first-come, first-served", " "),
    ("first-come first-served", " "),
    ("(walk-up)", "(walkin)"),
    ("(walk up)", "(walkin)"),
    ("no distributions on ", "closed "),
    ("no distribution on ", "closed "),
    ("no distributions ", "closed "),
    ("no distribution ", "closed "),
    ("office is closed daily", "closed daily"),
    ("office closed daily", "closed daily"),
    ("office is closed for lunch", "closed for lunch"),
    ("office closed for lunch", "closed for lunch"),
    ("closed for the months of ", "closed in "),
    ("closed for the month of ", "closed in "),
    ("christmas eve through new year", "december 24 - new year"),
    ("christmas eve to new year", "december 24 - new year"),
    ("christmas eve until new year", "december 24 - new year"),
    ("christmas through new year", "december 25 - new year"),
    ("christmas to new year", "december 25 - new year"),
    (
        "the week between christmas and new year",
        "december 25 - new year",
    ),
    (
        "week between christmas and new year",
        "december 25 - new year",
    ),
    ("between christmas and new year", "december 25 - new year"),
    ("- new year's day", "- january 1"),
    ("- new years day", "- january 1"),
    ("- new year's", "- january 1"),
    ("- new years", "- january 1"),
    ("- new year", "- january 1"),
    (
        "thanksgiving and the friday after",
        "thanksgiving and the day after",
    ),
    (
        "thanksgiving & the friday after",
        "thanksgiving and the day after",
    ),
    (
        "thanksgiving and friday after",
        "thanksgiving and the day after",
    ),
    ("closed christmas eve", "closed december 24"),
    // Holidays of which no day of a month is known. On them it is asked about.
    ("closed election day", "closed some holidays"),
    ("closed good friday", "closed some holidays"),
    ("closed on election day", "closed some holidays"),
    ("closed on good friday", "closed some holidays"),
    ("closed juneteenth", "closed june 19"),
    ("closed veteran's day", "closed november 11"),
    ("closed veterans' day", "closed november 11"),
    ("closed veterans day", "closed november 11"),
    ("seven nights a week", "nightly"),
    ("7 nights a week", "nightly"),
    ("all days but ", "daily except "),
    ("all days except ", "daily except "),
    (" but not on ", ", closed "),
    (" but not ", ", closed "),
    (", not open ", ", closed "),
    ("every day but ", "daily except "),
    ("everyday but ", "daily except "),
    ("every day with the exception of ", "daily except "),
    ("lunch closed ", "closed "),
    ("no services on ", "closed "),
    ("no service on ", "closed "),
    ("no services ", "closed "),
    ("no service ", "closed "),
];
const LETTERS: [Letters; PHRASES.len()] = letters_of(&PHRASES);
/// Before a day they say that it is closed: "(not Wednesday)", "Mon-Fri 10-2, not Thursday".
const NOT_ON: [(&str, &str); 6] = [
    ("(not on ", "(closed "),
    ("(not ", "(closed "),
    ("(off on ", "(closed "),
    ("(off ", "(closed "),
    (", not on ", ", closed "),
    (", not ", ", closed "),
];
/// All that is said by a place that never closes.
const ALWAYS: [&str; 3] = ["24 hr", "24 hr.", "24 hrs."];
const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/// The characters of each phrase that is read as another.
pub(super) const fn letters_of<const N: usize>(phrases: &[(&str, &str); N]) -> [Letters; N] {
    let mut all = [Letters::of(""); N];
    let mut at = 0;
    while at < N {
        all[at] = Letters::of(phrases[at].0);
        at += 1;
    }
    all
}

/// A text with each phrase in the words in which it is read, one after the other. A search for one takes far longer than to see
/// that the text has not all of its characters.
pub(super) fn replaced(mut text: String, phrases: &[(&str, &str)], letters: &[Letters]) -> String {
    let mut of_text = Letters::of(&text);
    for ((written, read), needed) in phrases.iter().zip(letters) {
        if of_text.may_have(*needed) && text.contains(written) {
            text = text.replace(written, read);
            of_text = Letters::of(&text);
        }
    }
    text
}

/// A text in lower case, in the words that the reader knows.
pub(super) fn reworded(text: String) -> String {
    if ALWAYS.contains(&text.trim()) {
        return "24 hours".to_owned();
    }
    let said = replaced(text, &PHRASES, &LETTERS);
    let said = with_letter_until(&said).unwrap_or(said);
    let said = of_other_days(&said).unwrap_or(said);
    let mut said = between(&of_each_month(&said).unwrap_or(said));
    for (before, closed) in NOT_ON {
        if let Some((hours, rest)) = said.split_once(before)
            && DAYS.iter().any(|day| rest.starts_with(day))
        {
            said = [hours, closed, rest].concat();
        }
    }
    said = with_closed_days(said);
    match said.contains('/') {
        true => with_months(&said),
        false => said,
    }
}

/// "M-F 8:30-4:30, W until 7": a letter that is a day behind a sign, where it has a later end.
fn with_letter_until(said: &str) -> Option<String> {
    const LETTERS: [(&str, &str); 5] = [
        (" m until ", " mon until "),
        (" w until ", " wed until "),
        (" th until ", " thu until "),
        (" f until ", " fri until "),
        (" tu until ", " tue until "),
    ];
    let (at, (written, read)) = LETTERS.iter().find_map(|it| Some((said.find(it.0)?, it)))?;
    let is_behind_sign = said[..at].ends_with([',', ';']);
    let rest = &said[at + written.len()..];
    let is_time = rest.starts_with(|char: char| char.is_ascii_digit());
    (is_behind_sign && is_time).then(|| [&said[..at], read, rest].concat())
}

/// "Closed Mondays; other days 10-4" as "daily except Mondays 10-4". "Every other day" is each second one.
fn of_other_days(said: &str) -> Option<String> {
    const OTHERS: [&str; 8] = [
        "open all other days ",
        "open the other days ",
        "open other days ",
        "all other days ",
        "the other days ",
        "other days ",
        "other days: ",
        "the rest of the week ",
    ];
    let (closed, rest) = said.strip_prefix("closed ")?.split_once([';', ',', '.'])?;
    let closed = closed.strip_prefix("on ").unwrap_or(closed);
    let is_day = |word: &str| DAYS.iter().any(|day| word.starts_with(day));
    let are_days = closed
        .split(' ')
        .all(|word| is_day(word) || ["and", "&"].contains(&word));
    let times = OTHERS
        .iter()
        .find_map(|it| rest.trim_start().strip_prefix(it))?;
    let begins = times.starts_with(|char: char| char.is_ascii_digit());
    let names_day = times.split(' ').any(is_day);
    (are_days && begins && !names_day).then(|| format!("daily except {closed} {times}"))
}

/// "3rd Saturday each month" and "second Saturday monthly", as "of each month". "Monday each month" may be any of them.
fn of_each_month(said: &str) -> Option<String> {
    const NTH: [&str; 11] = [
        "1st", "2nd", "3rd", "4th", "first", "fourth", "last", "second", "third", "5th", "fifth",
    ];
    const OF_THE_MONTH: [&str; 3] = [" each month", " every month", " monthly"];
    let (at, phrase) = OF_THE_MONTH
        .iter()
        .find_map(|it| Some((said.find(it)?, it)))?;
    let mut before = said[..at].split_whitespace().rev();
    let is_day = before
        .next()
        .is_some_and(|word| DAYS.iter().any(|day| word.starts_with(day)));
    let is_nth = before.next().is_some_and(|word| NTH.contains(&word));
    let rest = &said[at + phrase.len()..];
    (is_day && is_nth).then(|| [&said[..at], " of each month", rest].concat())
}

/// "Between 9 am and 11 am", as "9 am to 11 am". "Between Main and High Street" stays as it is.
fn between(said: &str) -> String {
    const LONGEST: usize = 10;
    let read = || {
        let (before, rest) = said.split_once("between ")?;
        let (from, behind) = rest.split_once(" and ")?;
        let is_time = |text: &str| text.starts_with(|char: char| char.is_ascii_digit());
        let are_times = is_time(from) && from.len() <= LONGEST && is_time(behind);
        are_times.then(|| [before, from, " to ", behind].concat())
    };
    read().unwrap_or_else(|| said.to_owned())
}
