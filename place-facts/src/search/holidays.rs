//! The holidays that a question names, in the languages of the screens.

use crate::calendar::easter;
use jiff::ToSpan;
use jiff::civil::{Date, Weekday};

/// When a holiday is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holiday {
    /// A day of a month.
    Fixed(i8, i8),
    /// The weekday of a month that falls on one of seven days, of which this is the first.
    Nth(i8, Weekday, i8),
    /// The weekday of any month that falls on one of seven days, of which this is the first.
    NthOfMonth(Weekday, i8),
    /// Days after Easter Sunday.
    Easter(i8),
}

/// How far ahead a holiday is looked for, in days: each comes again within a year, Easter a month later at most.
const AHEAD: i32 = 400;

/// Names without accents, divided by "|".
const NAMES: [(Holiday, &str); 17] = [
    (
        Holiday::Fixed(1, 1),
        "new years day|new year day|new years|dia de ano nuevo|ano nuevo|dia de ano novo|ano novo|premye janvye",
    ),
    (
        Holiday::Nth(1, Weekday::Monday, 15),
        "martin luther king day|mlk day|dia de martin luther king",
    ),
    (
        Holiday::Nth(2, Weekday::Monday, 15),
        "presidents day|dia de los presidentes|dia dos presidentes",
    ),
    (
        Holiday::Easter(-2),
        "good friday|viernes santo|sexta feira santa|vandredi sen",
    ),
    (
        Holiday::Easter(0),
        "easter sunday|easter|domingo de pascua|domingo de pascoa|dimanch pak",
    ),
    (
        Holiday::Nth(5, Weekday::Monday, 25),
        "memorial day|dia de los caidos",
    ),
    (Holiday::Fixed(6, 19), "juneteenth"),
    (
        Holiday::Fixed(7, 4),
        "independence day|4th of july|fourth of july|july 4th|july 4|4 de julio|cuatro de julio|4 de julho|\
         dia de la independencia|dia da independencia|4 jiye",
    ),
    (Holiday::Nth(9, Weekday::Monday, 1), "labor day|labour day"),
    (
        Holiday::Nth(10, Weekday::Monday, 8),
        "columbus day|indigenous peoples day|dia de la raza",
    ),
    (
        Holiday::Nth(11, Weekday::Tuesday, 2),
        "election day|dia de las elecciones|dia de elecciones",
    ),
    (Holiday::Fixed(11, 11), "veterans day|dia de los veteranos"),
    (
        Holiday::Nth(11, Weekday::Thursday, 22),
        "thanksgiving day|thanksgiving|dia de accion de gracias|accion de gracias|dia de acao de gracas|\
         acao de gracas|aksyon de gras",
    ),
    (
        Holiday::Nth(11, Weekday::Friday, 23),
        "day after thanksgiving|black friday",
    ),
    (
        Holiday::Fixed(12, 24),
        "christmas eve|xmas eve|nochebuena|vispera de navidad|vespera de natal",
    ),
    (
        Holiday::Fixed(12, 25),
        "christmas day|xmas day|dia de navidad|dia de natal|jou nwel|christmas|xmas|navidad|natal|nwel",
    ),
    (
        Holiday::Fixed(12, 31),
        "new years eve|new year eve|nochevieja|vispera de ano nuevo|vespera de ano novo",
    ),
];
/// Names that are a day only where that is said: what is given away "for Christmas" is given before it.
const GIVEN: [&str; 8] = [
    "thanksgiving",
    "easter",
    "christmas",
    "xmas",
    "navidad",
    "natal",
    "nwel",
    "veterans day",
];
/// What stands before such a name where it is a day.
const ON: [&str; 15] = [
    "on", "open", "opened", "this", "abierta", "abiertas", "abierto", "abiertos", "aberta",
    "aberto", "en", "el", "no", "nan", "louvri",
];
/// What stands behind it where it is a day.
const MEALS: [&str; 5] = ["breakfast", "brunch", "dinner", "lunch", "meal"];
/// The names that are usually a day, unless something stands beside them that is given before it or that is called so.
const USUAL: [&str; 3] = ["thanksgiving", "easter", "veterans day"];
const BEFOREHAND: [&str; 21] = [
    "assistance",
    "basket",
    "baskets",
    "box",
    "boxes",
    "center",
    "centre",
    "clinic",
    "drive",
    "food",
    "gift",
    "gifts",
    "giveaway",
    "help",
    "program",
    "seals",
    "shelter",
    "toys",
    "turkey",
    "turkeys",
    "meals",
];

/// The holiday that the next words name, and how many words name it. `before` is the word before them.
pub(super) fn holiday(words: &[String], before: Option<&str>) -> Option<(Holiday, usize)> {
    let names = NAMES
        .iter()
        .flat_map(|(day, names)| names.split('|').map(move |name| (*day, name)));
    let begun = names.filter_map(|(day, name)| {
        let length = begins_with(words, name)?;
        Some((day, name, length))
    });
    let (day, name, length) = begun.max_by_key(|(_, _, length)| *length)?;
    let next = words.get(length).map(String::as_str);
    is_day(name, before, next).then_some((day, length))
}

fn begins_with(words: &[String], name: &str) -> Option<usize> {
    let mut length = 0;
    for part in name.split(' ') {
        if words.get(length)? != part {
            return None;
        }
        length += 1;
    }
    Some(length)
}

fn is_day(name: &str, before: Option<&str>, next: Option<&str>) -> bool {
    if !GIVEN.contains(&name) {
        return true;
    }
    let is_on = before.is_some_and(|before| ON.contains(&before));
    let is_usual = USUAL.contains(&name)
        && before != Some("for")
        && next.is_none_or(|next| !BEFOREHAND.contains(&next));
    is_on || is_usual || next.is_some_and(|next| MEALS.contains(&next))
}

impl Holiday {
    /// The next day on which it is, this one included.
    pub(super) fn next(self, today: Date) -> Option<Date> {
        let mut days = (0..AHEAD).map_while(|ahead| today.checked_add(ahead.days()).ok());
        days.find(|day| self.is(*day))
    }

    fn is(self, day: Date) -> bool {
        match self {
            Self::Fixed(month, date) => (day.month(), day.day()) == (month, date),
            Self::Nth(month, weekday, first) => {
                (day.month(), day.weekday()) == (month, weekday)
                    && (first..first + 7).contains(&day.day())
            }
            Self::NthOfMonth(weekday, first) => {
                day.weekday() == weekday && (first..first + 7).contains(&day.day())
            }
            Self::Easter(after) => easter(day.year())
                .and_then(|easter| easter.checked_add(i64::from(after).days()).ok())
                .is_some_and(|named| named == day),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::{is_half_holiday, is_holiday};
    use jiff::civil::date;

    fn named(text: &str) -> Option<String> {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let found = (0..words.len()).find_map(|at| {
            let before = at.checked_sub(1).map(|at| words[at].as_str());
            holiday(&words[at..], before)
        });
        let day = found?.0.next(date(2026, 11, 23))?;
        Some(day.to_string())
    }

    #[test]
    fn a_holiday_is_its_next_day() {
        for (text, day) in [
            ("food christmas day", "2026-12-25"),
            ("pantry open christmas", "2026-12-25"),
            ("christmas dinner newark", "2026-12-25"),
            ("comida en navidad", "2026-12-25"),
            ("shelter thanksgiving", "2026-11-26"),
            ("food new years eve", "2026-12-31"),
            ("new years", "2027-01-01"),
            ("food mlk day", "2027-01-18"),
            ("easter", "2027-03-28"),
            ("good friday", "2027-03-26"),
            ("memorial day", "2027-05-31"),
            ("labor day", "2027-09-06"),
            ("election day", "2027-11-02"),
            ("veterans day", "2027-11-11"),
        ] {
            assert_eq!(named(text).as_deref(), Some(day), "{text}");
        }
        for text in [
            "toys for christmas",
            "christmas gifts",
            "thanksgiving turkey",
            "easter seals",
            "day labor",
        ] {
            assert_eq!(named(text), None, "{text}");
        }
    }

    #[test]
    fn each_is_a_holiday_of_the_calendar_or_half_of_one() {
        for (day, names) in &NAMES {
            let day = day.next(date(2026, 11, 23)).unwrap();
            assert!(
                is_holiday(day) || is_half_holiday(day, 24 * 60 - 1),
                "{names}"
            );
        }
    }
}
