//! Dates with a sign between month and day: "closed 12/23, 12/30 and 1/6". A number beside such a sign may be a day of the
//! month before ("December 12/19") or half a day, so only those are read that stand in a list with a certain date.

use crate::names_of_days::MONTHS_EN;
use std::ops::Range;

/// Words before days on which it is not open.
const CLOSED: [&str; 3] = ["closed", "except", "excluding"];
/// Words right before the day on which something begins.
const STARTS: [&str; 5] = ["beginning", "begins", "effective", "starting", "starts"];

/// What may stand between the dates of a list.
const JOINS: [&str; 9] = ["&", "+", ",", "and", "on", "or", "through", "thru", "to"];

/// A piece of a text that may belong to a list of dates.
enum Piece {
    /// "12/23", "1/4/27", as a date whose month has a name.
    Slash(String, Certainty),
    Number,
    Word,
}

/// How sure it is that numbers with a sign between them are a date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Certainty {
    /// "1/2" may be a half.
    Perhaps,
    /// "12/23" is no time of a clock.
    IsDay,
    /// "12/23/26" is nothing else, wherever it stands.
    NamesYear,
}

/// A list of dates that is being read.
#[derive(Default)]
struct List {
    is_behind_closed: bool,
    /// Whether it stands behind "starting".
    is_a_start: bool,
    names_a_month: bool,
    dates: Vec<(Range<usize>, String, Certainty)>,
}

impl List {
    /// Whether what stands in it between signs can only be dates.
    fn is_certain(&self) -> bool {
        let surest = self.dates.iter().map(|(_, _, certainty)| *certainty).max();
        self.names_a_month
            || self.is_a_start
            || surest == Some(Certainty::NamesYear)
            || self.is_behind_closed && surest == Some(Certainty::IsDay)
    }
}

/// The text, in lower case, with the names of months in its lists of dates.
pub(super) fn with_months(text: &str) -> String {
    let mut lists = vec![List::default()];
    let mut before = "";
    for (at, piece) in pieces(text) {
        let said = &text[at.clone()];
        let is_month = is_month(before);
        let Some(list) = lists.last_mut() else {
            continue;
        };
        match piece {
            // "December 12/19" are two days.
            Piece::Slash(..) if is_month => {}
            Piece::Slash(date, certainty) => list.dates.push((at, date, certainty)),
            Piece::Number => list.names_a_month |= is_month,
            Piece::Word if CLOSED.contains(&said) || STARTS.contains(&said) => lists.push(List {
                is_behind_closed: CLOSED.contains(&said),
                is_a_start: STARTS.contains(&said),
                ..List::default()
            }),
            Piece::Word if self::is_month(said) || is_join(said) => {}
            Piece::Word if said == "." && is_month => continue,
            Piece::Word => lists.push(List::default()),
        }
        before = said;
    }
    let mut dated = text.to_owned();
    // The last one first, so that the places of the others stay right.
    for list in lists.iter().rev().filter(|list| list.is_certain()) {
        for (at, date, _) in list.dates.iter().rev() {
            dated.replace_range(at.clone(), date);
        }
    }
    dated
}

/// The words, numbers and signs of a text, and where they are.
fn pieces(text: &str) -> Vec<(Range<usize>, Piece)> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let run = |wanted: fn(char) -> bool| {
            let rest = &text[at..];
            rest.find(|char| !wanted(char)).unwrap_or(rest.len())
        };
        let length = if first.is_ascii_digit() {
            run(|char| char.is_ascii_digit() || char == '/')
        } else if first.is_alphabetic() {
            run(char::is_alphabetic)
        } else {
            first.len_utf8()
        };
        let said = &text[at..at + length];
        let piece = match first.is_ascii_digit() {
            // "12/12:30" has a time.
            true if text[at + length..].starts_with(':') => Piece::Number,
            true => date(said).unwrap_or(Piece::Number),
            false => Piece::Word,
        };
        if !first.is_whitespace() {
            pieces.push((at..at + length, piece));
        }
        at += length;
    }
    pieces
}

fn date(text: &str) -> Option<Piece> {
    let parts: Vec<&str> = text.split('/').collect();
    let (month, day, year) = match parts[..] {
        [month, day] => (month, day, None),
        [month, day, year] => (month, day, Some(year)),
        _ => return None,
    };
    let (month, day): (usize, u8) = (month.parse().ok()?, day.parse().ok()?);
    let name = MONTHS_EN.get(month.checked_sub(1)?)?;
    let is_day = (1..=31).contains(&day);
    let date = match year {
        None => format!("{name} {day}"),
        Some(year) if year.len() == 2 => format!("{name} {day}, 20{year}"),
        Some(year) if year.len() == 4 => format!("{name} {day}, {year}"),
        Some(_) => return None,
    };
    // "1/2" may be a half day, and "9/5" in small numbers times of a clock.
    let certainty = match (year, day > 12) {
        (Some(_), _) => Certainty::NamesYear,
        (None, true) => Certainty::IsDay,
        (None, false) => Certainty::Perhaps,
    };
    is_day.then_some(Piece::Slash(date, certainty))
}

fn is_month(word: &str) -> bool {
    MONTHS_EN
        .iter()
        .any(|month| word == *month || word == "sept" || word == &month[..3])
}

fn is_join(said: &str) -> bool {
    JOINS.contains(&said) || ["-", "–", "—"].contains(&said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_in_lists_have_names_of_months() {
        for (written, read) in [
            (
                "closed 12/23, 12/30 and 1/6",
                "closed december 23, december 30 and january 6",
            ),
            ("closed 12/24 & 1/4", "closed december 24 & january 4"),
            ("closed 1/4 & 12/24", "closed january 4 & december 24"),
            (
                "closed 12/24, 1/4/27",
                "closed december 24, january 4, 2027",
            ),
            ("closed dec. 24 and 1/4", "closed dec. 24 and january 4"),
            ("dec 24, 1/4", "dec 24, january 4"),
            ("closed nov 27 and 12/24", "closed nov 27 and december 24"),
            ("closed 12/24-1/4", "closed december 24-january 4"),
            (
                "closed 11/26, 12/25; mon 9-5",
                "closed november 26, december 25; mon 9-5",
            ),
            ("closed 1/2 day", "closed 1/2 day"),
            ("closed mondays 12/1", "closed mondays 12/1"),
            ("december 12/19", "december 12/19"),
            ("open 24/7, tue 9/5", "open 24/7, tue 9/5"),
            ("12/12/26 9-11", "december 12, 2026 9-11"),
            ("starting 12/2, 10-12", "starting december 2, 10-12"),
            ("open 24/7/365", "open 24/7/365"),
            ("starting 12/12:30", "starting 12/12:30"),
            ("1/3/5 saturdays", "1/3/5 saturdays"),
        ] {
            assert_eq!(with_months(written), read);
        }
    }
}
