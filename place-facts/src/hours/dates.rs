//! Dates in a sentence: "December 12, 2026", "November 15 - March 31", "starting November 4, 2026".

use super::cursor::Cursor;
use super::days::months;
use super::from_a_day::{doubted_from, halves_of_a_year};
use super::seasons::{self, PartOfYear};
use super::words::Word;
use sync_protocol::places::hours::{Days, Season};

/// Words before the day on which something begins.
const STARTS: [&str; 12] = [
    "starting",
    "starts",
    "beginning",
    "begins",
    "from",
    "since",
    "opening",
    "opens",
    "reopening",
    "reopens",
    "resumes",
    "effective",
];

/// A date; without a year it is meant in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Date {
    month: u8,
    day: u16,
    year: Option<u16>,
}

impl Date {
    fn yearly(self) -> String {
        format!("{:02}-{:02}", self.month, self.day)
    }

    fn whole(self) -> Option<String> {
        self.year.map(|year| format!("{year}-{}", self.yearly()))
    }
}

/// What dates say of the days of a clause.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Bounds {
    season: Option<Season>,
    from: Option<String>,
    to: Option<String>,
    /// The first day (MM-DD) of a year that is not named.
    begins: Option<(u8, u16)>,
    /// A part of the year that has no first day.
    part: Option<PartOfYear>,
}

impl Bounds {
    /// Whether it says when something begins.
    pub(super) fn begins(&self) -> bool {
        self.begins.is_some() || self.from.is_some()
    }

    /// Whether the year of its beginning is not named.
    pub(super) fn begins_somewhen(&self) -> bool {
        self.begins.is_some()
    }

    /// The summer, of which no one says when it begins.
    pub(super) fn summer() -> Self {
        Self {
            part: Some(seasons::summer()),
            ..Self::default()
        }
    }

    /// The months in which it is cold, and all others perhaps.
    pub(super) fn cold_months() -> Self {
        Self {
            part: Some(PartOfYear {
                sure: vec![1, 2, 3, 11, 12],
                perhaps: (4..=10).collect(),
            }),
            ..Self::default()
        }
    }

    /// The months of each year in which they may lie, if they come back every year.
    pub(super) fn months(&self) -> Vec<u8> {
        let of_season = self.season.iter().flat_map(|season| {
            let month = |day: &str| {
                day.get(..2)
                    .and_then(|it| it.parse::<u8>().ok())
                    .unwrap_or(1)
            };
            let (first, last) = (month(&season.from), month(&season.to));
            let length = (last + 12 - first) % 12;
            (0..=length).map(move |step| (first - 1 + step) % 12 + 1)
        });
        let of_part = self.part.iter();
        let of_part = of_part.flat_map(|part| part.sure.iter().chain(&part.perhaps).copied());
        of_season.chain(of_part).collect()
    }

    /// Whole months of each year.
    pub(super) fn of_months(months: Vec<u8>) -> Self {
        Self {
            part: Some(PartOfYear {
                sure: months,
                perhaps: Vec::new(),
            }),
            ..Self::default()
        }
    }

    /// Whether they come back every year.
    pub(super) fn is_yearly(&self) -> bool {
        self.season.is_some() || self.part.is_some()
    }

    /// Days within these bounds.
    pub(super) fn on(&self, mut days: Days) -> Vec<Days> {
        self.apply(&mut days);
        let halves = self.halves(days).into_iter();
        halves
            .flat_map(|days| match &self.part {
                Some(part) => part.on(&days),
                None => vec![days],
            })
            .collect()
    }

    /// The same first and last day, in another part of the year.
    pub(super) fn in_another_season(mut self, other: Self) -> Self {
        self.season = None;
        self.part = None;
        self.merge(other);
        self
    }

    /// Takes over what another one says.
    pub(super) fn merge(&mut self, other: Self) {
        self.season = other.season.or(self.season.take());
        self.from = other.from.or(self.from.take());
        self.to = other.to.or(self.to.take());
        self.begins = other.begins.or(self.begins);
        self.part = other.part.or(self.part.take());
    }

    /// Days that begin in a year that is not named are sure for half a year from their first day. Before it no
    /// one knows whether the year has come.
    fn halves(&self, days: Days) -> Vec<Days> {
        let Some((month, day)) = self.begins else {
            return vec![days];
        };
        if days.season.is_some() || !days.dates.is_empty() {
            return vec![Days {
                sure: false,
                ..days
            }];
        }
        let [first, second] = halves_of_a_year(month, day);
        vec![
            Days {
                season: first,
                ..days.clone()
            },
            Days {
                season: second,
                sure: false,
                ..days
            },
        ]
    }

    /// Days in place of which others come with these bounds: before the first day they are as they were, from it on not sure.
    pub(super) fn doubted_from(&self, days: Days) -> Vec<Days> {
        doubted_from(self.from.as_deref(), self.begins, days)
    }

    /// Whether the first day is one of these weekdays, or of the week before them. Of "every other Wednesday starting Friday" nobody can
    /// tell which Wednesday is the first.
    fn begins_on_one_of(&self, days: &Days) -> bool {
        let first = self
            .from
            .as_ref()
            .and_then(|it| it.parse::<jiff::civil::Date>().ok());
        first.is_some_and(|first| {
            let weekday = u8::try_from(first.weekday().to_monday_one_offset());
            weekday.is_ok_and(|it| {
                days.weekdays.contains(&it) || days.weekdays.iter().all(|day| *day > it)
            })
        })
    }

    /// Bounds days that have no such bound yet. The first day of "every other Wednesday" says which
    /// weeks are meant.
    fn apply(&self, days: &mut Days) {
        if days.every_weeks > 1 && days.anchor.is_none() && self.begins_on_one_of(days) {
            days.anchor.clone_from(&self.from);
        }
        for (bound, own) in [
            (&self.from, &mut days.valid_from),
            (&self.to, &mut days.valid_to),
        ] {
            if own.is_none() {
                own.clone_from(bound);
            }
        }
        if days.season.is_none() {
            days.season.clone_from(&self.season);
        }
    }
}

/// "November 15 - March 31", "starting November 4, 2026", "until December 20, 2026".
pub(super) fn bounds(cursor: &mut Cursor<'_>) -> Option<Bounds> {
    let start = cursor.at;
    if let Some(part) = seasons::part(cursor) {
        return Some(Bounds {
            part: Some(part),
            ..Bounds::default()
        });
    }
    let bounds = range(cursor).or_else(|| {
        cursor.at = start;
        one_side(cursor)
    });
    if bounds.is_none() {
        cursor.at = start;
    }
    bounds
}

/// "December-March" and "winter" as well as "November 15 - March 31".
pub(super) fn season(cursor: &mut Cursor<'_>) -> Option<Bounds> {
    let start = cursor.at;
    if let Some(bounds) = bounds(cursor).filter(Bounds::is_yearly) {
        return Some(bounds);
    }
    cursor.at = start;
    cursor.skip(&["from"]);
    let first = cursor.at;
    let months = months(cursor)?;
    let is_range = cursor.words.get(first + 1) == Some(&Word::Dash);
    let is_alone = cursor.skip(&["only"]) || is_range;
    if !is_alone {
        // "Open July and August" may mean that it is open then too.
        cursor.at = start;
        return None;
    }
    Some(Bounds::of_months(months))
}

/// "December 15 - January 15", and nothing that ends or begins somewhen.
pub(super) fn date_range(cursor: &mut Cursor<'_>) -> Option<Bounds> {
    let start = cursor.at;
    let bounds = range(cursor);
    if bounds.is_none() {
        cursor.at = start;
    }
    bounds
}

fn range(cursor: &mut Cursor<'_>) -> Option<Bounds> {
    let from = date(cursor)?;
    dash(cursor)?;
    let to = date(cursor)?;
    Some(match (from.whole(), to.whole()) {
        (Some(from), Some(to)) => Bounds {
            from: Some(from),
            to: Some(to),
            ..Bounds::default()
        },
        (None, None) => Bounds {
            season: Some(Season {
                from: from.yearly(),
                to: to.yearly(),
            }),
            ..Bounds::default()
        },
        _ => return None,
    })
}

fn one_side(cursor: &mut Cursor<'_>) -> Option<Bounds> {
    if STARTS.iter().any(|word| cursor.skip(&[word])) {
        let first = first_day(cursor)?;
        let begins = match first.year {
            // "from November 15 - March 31" is a season.
            None if cursor.peek() == Some(&Word::Dash) => return None,
            None => Some((first.month, first.day)),
            Some(_) => None,
        };
        // "from November 15, 2026 to March 15, 2027"
        let to = match (first.year, dash(cursor)) {
            (Some(_), Some(())) => Some(date(cursor)?.whole()?),
            _ => None,
        };
        return Some(Bounds {
            from: first.whole(),
            to,
            begins,
            ..Bounds::default()
        });
    }
    if let Some(part) = until_no_year(cursor) {
        return Some(Bounds {
            part: Some(part),
            ..Bounds::default()
        });
    }
    dash(cursor)?;
    let to = date(cursor)?.whole()?;
    // "9-4 - January 5, 2027 to May 28, 2027" begins with the first.
    let is_range = cursor.peek() == Some(&Word::Dash);
    (!is_range).then(|| Bounds {
        to: Some(to),
        ..Bounds::default()
    })
}

/// "Through Labor Day", "until October", "through May 28": from when on, and in which year, no one says.
fn until_no_year(cursor: &mut Cursor<'_>) -> Option<PartOfYear> {
    let start = cursor.at;
    let has_no_year = dash(cursor).is_some()
        && match date(cursor) {
            Some(date) => date.year.is_none(),
            None => seasons::is_an_end(cursor),
        };
    if has_no_year && cursor.peek() != Some(&Word::Dash) {
        return Some(PartOfYear::of_no_day());
    }
    cursor.at = start;
    None
}

/// "Monday, November 30", "on December 1", "December".
fn first_day(cursor: &mut Cursor<'_>) -> Option<Date> {
    while cursor.skip(&["on"]) || cursor.skip(&["in"]) || cursor.skip(&["again"]) {}
    if matches!(cursor.peek(), Some(Word::Day(_))) {
        cursor.at += 1;
        cursor.skip_and();
    }
    if let Some(date) = date(cursor) {
        return Some(date);
    }
    let Some(&Word::Month(month)) = cursor.peek() else {
        return None;
    };
    cursor.at += 1;
    let is_alone = matches!(
        cursor.peek(),
        None | Some(Word::Stop | Word::Colon | Word::Close | Word::And(false))
    );
    is_alone.then_some(Date {
        month,
        day: 1,
        year: None,
    })
}

/// "December 12 and 19, 2026"; without a year the same days of each year.
pub(super) fn listed(cursor: &mut Cursor<'_>) -> Option<Vec<Days>> {
    let start = cursor.at;
    let Some(dates) = enumerated(cursor) else {
        cursor.at = start;
        return None;
    };
    if dates.iter().any(|date| date.year.is_some()) {
        let dates = with_years(dates);
        let dates = dates.into_iter().filter_map(Date::whole).collect();
        return Some(vec![Days {
            dates,
            ..Days::default()
        }]);
    }
    let yearly = dates.into_iter().map(|date| Days {
        season: Some(Season {
            from: date.yearly(),
            to: date.yearly(),
        }),
        ..Days::default()
    });
    Some(yearly.collect())
}

/// Dates with the year of the next one that names it, else of the one before: "December 24, January 4, 2027" begins in 2026.
fn with_years(mut dates: Vec<Date>) -> Vec<Date> {
    let is_later = |one: Date, other: Date| (one.month, one.day) > (other.month, other.day);
    for at in (1..dates.len()).rev() {
        let (date, next) = (dates[at - 1], dates[at]);
        let year = next.year.map(|year| year - u16::from(is_later(date, next)));
        dates[at - 1].year = date.year.or(year);
    }
    for at in 1..dates.len() {
        let (before, date) = (dates[at - 1], dates[at]);
        let year = before
            .year
            .map(|year| year + u16::from(is_later(before, date)));
        dates[at].year = date.year.or(year);
    }
    dates
}

fn enumerated(cursor: &mut Cursor<'_>) -> Option<Vec<Date>> {
    let mut dates = vec![date(cursor)?];
    loop {
        let end = cursor.at;
        if !cursor.skip_and() {
            break;
        }
        if let Some(next) = date(cursor) {
            dates.push(next);
        } else if let (Some(&Word::Number(day, 0, None)), Some(last)) =
            (cursor.peek(), dates.last().copied())
            && is_day(day)
            && !matches!(cursor.words.get(cursor.at + 1), Some(Word::Dash))
        {
            cursor.at += 1;
            let year = year(cursor);
            dates.push(Date { day, year, ..last });
        } else {
            cursor.at = end;
            break;
        }
    }
    // "November 15 - March 31" is a season.
    (cursor.peek() != Some(&Word::Dash)).then_some(dates)
}

fn date(cursor: &mut Cursor<'_>) -> Option<Date> {
    let (Some(&Word::Month(month)), Some(&Word::Number(day, 0, None))) =
        (cursor.peek(), cursor.words.get(cursor.at + 1))
    else {
        return None;
    };
    if !is_day(day) {
        return None;
    }
    cursor.at += 2;
    Some(Date {
        month,
        day,
        year: year(cursor),
    })
}

fn year(cursor: &mut Cursor<'_>) -> Option<u16> {
    let start = cursor.at;
    if cursor.peek() == Some(&Word::And(false)) {
        cursor.at += 1;
    }
    if let Some(&Word::Number(year @ 2000..=2199, 0, None)) = cursor.peek() {
        cursor.at += 1;
        return Some(year);
    }
    cursor.at = start;
    None
}

fn is_day(number: u16) -> bool {
    (1..=31).contains(&number)
}

fn dash(cursor: &mut Cursor<'_>) -> Option<()> {
    (cursor.peek() == Some(&Word::Dash)).then(|| cursor.at += 1)
}
