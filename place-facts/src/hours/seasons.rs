//! Parts of the year that have a name, or begin and end with months: "winter", "school year", "October to
//! mid-April", "Labor Day to Memorial Day". The day on which such a part begins is not known, so the months around
//! it are to be asked.

use super::cursor::Cursor;
use super::words::Word;
use sync_protocol::places::hours::Days;

/// Months, 1 to 12: those that surely belong to a part of the year, and those that may.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct PartOfYear {
    pub(super) sure: Vec<u8>,
    pub(super) perhaps: Vec<u8>,
}

/// Names, the longest first. Schools have days off that only they know, so no day of a school year is sure.
const NAMES: [(&[&str], &[u8], &[u8]); 20] = [
    (&["school", "year"], &[], SCHOOL_MONTHS),
    (&["academic", "year"], &[], SCHOOL_MONTHS),
    (
        &["when", "school", "is", "in", "session"],
        &[],
        SCHOOL_MONTHS,
    ),
    (
        &["while", "school", "is", "in", "session"],
        &[],
        SCHOOL_MONTHS,
    ),
    (
        &["when", "school", "is", "out"],
        &[7],
        &[1, 2, 3, 4, 6, 8, 12],
    ),
    (&["school", "days"], &[], SCHOOL_MONTHS),
    (&["summer", "vacation"], &[7], &[6, 8]),
    (&["summer", "break"], &[7], &[6, 8]),
    (&["winter", "months"], &[1, 2, 12], &[3, 4, 10, 11]),
    (&["colder", "months"], &[1, 2, 12], &[3, 4, 10, 11]),
    (&["cold", "months"], &[1, 2, 12], &[3, 4, 10, 11]),
    (&["warm", "months"], &[7, 8], &[4, 5, 6, 9, 10]),
    (&["warmer", "months"], &[7, 8], &[4, 5, 6, 9, 10]),
    (&["winter"], &[1, 2, 12], &[3, 4, 10, 11]),
    (&["winters"], &[1, 2, 12], &[3, 4, 10, 11]),
    (&["summer"], &[7, 8], &[5, 6, 9]),
    (&["summers"], &[7, 8], &[5, 6, 9]),
    (&["spring"], &[4, 5], &[3, 6]),
    (&["fall"], &[10], &[8, 9, 11, 12]),
    (&["autumn"], &[10], &[8, 9, 11, 12]),
];
const SCHOOL_MONTHS: &[u8] = &[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
/// Days between which a part of the year may lie, with the months in which they fall.
const FEASTS: [(&[&str], &[u8]); 6] = [
    (&["labor", "day"], &[9]),
    (&["memorial", "day"], &[5]),
    (&["thanksgiving"], &[11]),
    (&["christmas"], &[12]),
    (&["new", "year's"], &[1]),
    (&["easter"], &[3, 4]),
];
/// Behind these no part of the year is meant: "winter coats", "spring water", "summer hours".
const THINGS: [&str; 17] = [
    "break", "camp", "cleaning", "clothes", "clothing", "coat", "coats", "festival", "gear",
    "hats", "hours", "jackets", "semester", "solstice", "squash", "street", "water",
];

impl PartOfYear {
    /// The days that lie in it. Those that only may are not sure.
    pub(super) fn on(&self, days: &Days) -> Vec<Days> {
        let parts = [(&self.sure, true), (&self.perhaps, false)];
        let parts = parts.into_iter().filter_map(|(of, is_sure)| {
            let named = |month: &&u8| days.months.is_empty() || days.months.contains(month);
            let months: Vec<u8> = of.iter().filter(named).copied().collect();
            (!months.is_empty()).then(|| Days {
                months,
                sure: days.sure && is_sure,
                ..days.clone()
            })
        });
        parts.collect()
    }

    /// One of which only those know the days who wrote it.
    pub(super) fn of_no_day() -> Self {
        Self {
            sure: Vec::new(),
            perhaps: (1..=12).collect(),
        }
    }

    /// Adds another one: "fall and winter".
    fn join(&mut self, other: &Self) {
        self.sure.extend(&other.sure);
        self.perhaps.extend(&other.perhaps);
        self.sort();
    }

    fn sort(&mut self) {
        for months in [&mut self.sure, &mut self.perhaps] {
            months.sort_unstable();
            months.dedup();
        }
        let sure = &self.sure;
        self.perhaps.retain(|month| !sure.contains(month));
    }
}

/// A part of the year, with the words around it: "in the winter", "during the school year only".
pub(super) fn part(cursor: &mut Cursor<'_>) -> Option<PartOfYear> {
    const BEFORE: [&str; 6] = ["in", "during", "throughout", "for", "the", "only"];
    const BEHIND: [&str; 4] = ["months", "season", "only", "time"];
    let start = cursor.at;
    while BEFORE.iter().any(|word| cursor.skip(&[word])) {}
    let is_said_when = start == 0 || cursor.at > start;
    let Some(mut found) = named(cursor).or_else(|| between(cursor)) else {
        cursor.at = start;
        return None;
    };
    // "Summer break" may be one of the place.
    let last = &cursor.words[cursor.at - 1];
    let is_break = matches!(last, Word::Other(text) if text == "break" || text == "vacation");
    if is_break && !is_said_when {
        cursor.at = start;
        return None;
    }
    loop {
        let end = cursor.at;
        if !cursor.skip_and() && !cursor.skip(&["or"]) {
            break;
        }
        cursor.skip(&["the"]);
        match named(cursor) {
            Some(next) => found.join(&next),
            None => {
                cursor.at = end;
                break;
            }
        }
    }
    while BEHIND.iter().any(|word| cursor.skip(&[word])) {}
    Some(found)
}

/// One with a name; "seasonal" has one that is not said.
fn named(cursor: &mut Cursor<'_>) -> Option<PartOfYear> {
    let start = cursor.at;
    if cursor.skip(&["seasonal"]) || cursor.skip(&["seasonally"]) {
        return Some(PartOfYear::of_no_day());
    }
    let (_, sure, perhaps) = NAMES.iter().find(|(words, ..)| cursor.skip(words))?;
    if THINGS.iter().any(|thing| cursor.is(thing)) {
        cursor.at = start;
        return None;
    }
    Some(PartOfYear {
        sure: sure.to_vec(),
        perhaps: perhaps.to_vec(),
    })
}

/// "Mid-October to April", "Labor Day to Memorial Day", "November to Easter", "December 2026 to March 2027". Plain
/// months are read elsewhere.
fn between(cursor: &mut Cursor<'_>) -> Option<PartOfYear> {
    let start = cursor.at;
    let found = ends(cursor);
    if found.is_none() {
        cursor.at = start;
    }
    found
}

fn ends(cursor: &mut Cursor<'_>) -> Option<PartOfYear> {
    cursor.skip(&["from"]);
    let from = end(cursor)?;
    if cursor.peek() != Some(&Word::Dash) {
        return None;
    }
    cursor.at += 1;
    let to = end(cursor)?;
    let (first, last) = (*from.months.first()?, *to.months.last()?);
    let is_plain = from.is_plain && to.is_plain;
    if is_plain {
        return None;
    }
    let length = (last + 12 - first) % 12;
    let all = (0..=length).map(|step| (first - 1 + step) % 12 + 1);
    let is_of_years = from.has_year || to.has_year;
    let unsure = |month: &u8| {
        is_of_years
            || !from.is_plain && from.months.contains(month)
            || !to.is_plain && to.months.contains(month)
    };
    let (perhaps, sure): (Vec<u8>, Vec<u8>) = all.partition(unsure);
    Some(PartOfYear { sure, perhaps })
}

/// One end of a part of the year.
struct End {
    months: Vec<u8>,
    is_plain: bool,
    has_year: bool,
}

/// Goes past the end of a part of the year without a year: "Labor Day", "mid-October", "October".
pub(super) fn is_an_end(cursor: &mut Cursor<'_>) -> bool {
    end(cursor).is_some_and(|end| !end.has_year)
}

fn end(cursor: &mut Cursor<'_>) -> Option<End> {
    if let Some((_, months)) = FEASTS.iter().find(|(words, _)| cursor.skip(words)) {
        cursor.skip(&["day"]);
        return Some(End {
            months: months.to_vec(),
            is_plain: false,
            has_year: false,
        });
    }
    let is_vague = ["mid", "early", "late"]
        .iter()
        .any(|word| cursor.skip(&[word]))
        || cursor.skip(&["end", "of"])
        || cursor.skip(&["the", "end", "of"])
        || cursor.skip(&["middle", "of"]);
    if is_vague && cursor.peek() == Some(&Word::Dash) {
        cursor.at += 1;
    }
    let Some(&Word::Month(month)) = cursor.peek() else {
        return None;
    };
    cursor.at += 1;
    let has_year = matches!(cursor.peek(), Some(&Word::Number(2000..=2199, 0, None)));
    cursor.at += usize::from(has_year);
    Some(End {
        months: vec![month],
        is_plain: !is_vague && !has_year,
        has_year,
    })
}

/// The summer.
pub(super) fn summer() -> PartOfYear {
    PartOfYear {
        sure: vec![7, 8],
        perhaps: vec![5, 6, 9],
    }
}
