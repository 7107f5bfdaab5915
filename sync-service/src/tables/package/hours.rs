//! Schedules of the specification as a sentence, in the words of the desk, which the service reads
//! again (`sync-protocol/cases/tapped_hours.json`).

use super::columns::Filled;
use super::model::{Entry, Sheet};
use crate::open_data::RULE;
use place_facts::hours::impossible::impossible;

const DAYS: [(&str, &str); 7] = [
    ("MO", "Monday"),
    ("TU", "Tuesday"),
    ("WE", "Wednesday"),
    ("TH", "Thursday"),
    ("FR", "Friday"),
    ("SA", "Saturday"),
    ("SU", "Sunday"),
];
const NTH: [(&str, &str); 5] = [
    ("1", "1st"),
    ("2", "2nd"),
    ("3", "3rd"),
    ("4", "4th"),
    ("-1", "Last"),
];

/// Columns that a rule without a sentence is shown by.
const SHOWN: [&str; 6] = [
    "freq",
    "interval",
    "byday",
    "weekday",
    "opens_at",
    "closes_at",
];
/// Columns that say more than any sentence of ours: a rule that has one may be over, or not have begun.
const UNSAID: [&str; 7] = [
    "valid_from",
    "valid_to",
    "until",
    "count",
    "bymonthday",
    "byyearday",
    "byweekno",
];
/// What clocks in New Jersey are behind universal time, in winter and in summer.
const OFFSETS: [&str; 2] = ["-05:00", "-04:00"];

/// Returns the cell of the hours of a place: the sentence, or the first time of its schedules that no clock shows,
/// because the sentence may not have it.
pub fn cell(sheet: &Sheet, schedules: &[&Entry], sentence: String) -> Filled {
    let times = schedules
        .iter()
        .flat_map(|entry| ["opens_at", "closes_at"].map(|column| (*entry, column)));
    let mut wrong = times.filter(|(entry, column)| impossible(sheet.text(entry, column)).is_some());
    match wrong.next() {
        Some((entry, column)) => Filled {
            text: sheet.text(entry, column).to_owned(),
            place: sheet.place(entry, column),
        },
        None => Filled {
            text: sentence,
            place: schedules
                .first()
                .map_or_else(String::new, |entry| sheet.place(entry, "description")),
        },
    }
}

/// Returns the hours of a place of ours. The sentences of the file are kept; a schedule without one is written
/// from its rule.
pub fn sentence(sheet: &Sheet, schedules: &[&Entry]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for entry in schedules {
        let part = part(|column| sheet.text(entry, column));
        if !part.is_empty() && !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts.join("; ")
}

/// What one schedule says. A rule that no sentence of ours can say is shown column by column: nobody takes the place
/// for open then, and who looks after the list sees a doubt instead of no hours.
fn part<'a>(text: impl Fn(&'static str) -> &'a str) -> String {
    if !text("description").is_empty() {
        return text("description").to_owned();
    }
    let rule = Rule::whole(&text);
    let written = rule.and_then(|rule| rule.written());
    written.unwrap_or_else(|| shown(text))
}

/// The rule of a schedule, column by column.
pub fn shown<'a>(text: impl Fn(&'static str) -> &'a str) -> String {
    let columns = SHOWN.iter().chain(&UNSAID);
    let columns = columns.filter(|column| !text(column).is_empty());
    let shown: Vec<String> = columns.map(|it| format!("{it} {}", text(it))).collect();
    shown.join(", ")
}

/// How people are received.
const ATTENDING: &str = "attending_type";

/// The rule of a schedule, as texts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rule([String; RULE.len()]);

impl Rule {
    /// Reads a rule; `text` gives the columns of the schedule.
    pub fn of(text: impl Fn(&'static str) -> String) -> Self {
        Self(RULE.map(|column| match column {
            "opens_at" | "closes_at" => minute(&text(column)),
            _ => text(column),
        }))
    }

    /// Reads a rule that a sentence of ours can say.
    pub fn whole<'a>(text: impl Fn(&'static str) -> &'a str) -> Option<Self> {
        let is_whole = UNSAID.iter().all(|column| text(column).is_empty());
        let rule = Self::of(|column| text(column).to_owned());
        Some(rule).filter(|it| is_whole && it.written().is_some())
    }

    /// Takes the days of another rule, when both are of every week and have the same times.
    pub fn joins(&mut self, other: &Self) -> bool {
        let of = |rule: &Self, column: &str| rule.text(column).to_owned();
        let is_same = |column| of(self, column) == of(other, column);
        let is_weekly = of(self, "freq") == "WEEKLY";
        let is_one = is_weekly && ["freq", "opens_at", "closes_at"].into_iter().all(is_same);
        if let Some(at) = RULE.iter().position(|name| is_one && *name == "byday") {
            self.0[at] = format!("{},{}", self.0[at], other.0[at]);
        }
        is_one
    }

    fn text(&self, column: &str) -> &str {
        let at = RULE.iter().position(|name| *name == column);
        at.map_or("", |at| &self.0[at])
    }

    /// How people are received, as the file says it.
    pub fn attending(&self) -> &str {
        self.text(ATTENDING)
    }

    /// The same times without saying how people are received.
    pub fn without_attending(&self) -> Self {
        let mut rule = self.clone();
        for (text, _) in rule
            .0
            .iter_mut()
            .zip(RULE)
            .filter(|(_, name)| *name == ATTENDING)
        {
            text.clear();
        }
        rule
    }

    /// The rule as a sentence, when one of ours can say its days and times.
    pub fn written(&self) -> Option<String> {
        let hours = format!(
            "{}-{}",
            clock(self.text("opens_at"))?,
            clock(self.text("closes_at"))?
        );
        if !matches!(self.text("interval"), "" | "1") {
            return None;
        }
        let days = self.text("byday").split(',').map(str::trim);
        let days = days.filter(|day| !day.is_empty());
        match self.text("freq") {
            "DAILY" if self.text("byday").is_empty() => {
                let all = DAYS.iter().map(|(short, _)| *short);
                Some(format!("{} {hours}", week(all)?))
            }
            "WEEKLY" | "DAILY" => Some(format!("{} {hours}", week(days)?)),
            "MONTHLY" => {
                let days: Option<Vec<String>> = days.map(nth).collect();
                let days = days.filter(|days| !days.is_empty())?.into_iter();
                let days = days.map(|day| format!("{day} of the month {hours}"));
                Some(days.collect::<Vec<_>>().join("; "))
            }
            _ => None,
        }
    }

    /// Whether the sentence says everything that the rule does.
    fn is_said_whole(&self) -> bool {
        let more = ["dtstart", "valid_from", "valid_to", ATTENDING, "notes"];
        more.iter().all(|column| self.text(column).is_empty())
    }
}

/// Rules as one sentence that says everything that they do; `None` when no sentence of ours does.
pub fn sentence_of(rules: &[Rule]) -> Option<String> {
    let parts: Option<Vec<String>> = rules
        .iter()
        .map(|rule| rule.written().filter(|_| rule.is_said_whole()))
        .collect();
    let parts = parts.filter(|parts| !parts.is_empty())?;
    Some(parts.join("; "))
}

/// `9:00`, `09:00:00` and `09:00:00-05:00` are the same time. A time of another offset stays as it is: a rule of every
/// week in universal time has one hour in winter and another in summer.
fn minute(text: &str) -> String {
    let offset = OFFSETS.iter().find_map(|offset| text.strip_suffix(offset));
    let parts: Vec<&str> = offset.unwrap_or(text).split(':').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    match parts.as_slice() {
        [hour, minute] | [hour, minute, _] if parts.iter().all(is_number) => {
            format!("{hour:0>2}:{minute}")
        }
        _ => text.to_owned(),
    }
}

/// Days of every week: three and more in a row are a range.
fn week<'a>(days: impl Iterator<Item = &'a str>) -> Option<String> {
    let at = |day: &str| {
        let mut names = DAYS.iter();
        names.position(|(short, _)| short.eq_ignore_ascii_case(day))
    };
    let numbers: Option<Vec<usize>> = days.map(at).collect();
    let mut numbers = numbers?;
    numbers.sort_unstable();
    numbers.dedup();
    let name = |number: usize| DAYS[number].1;
    let (first, last) = (*numbers.first()?, *numbers.last()?);
    if numbers.len() > 2 && last - first + 1 == numbers.len() {
        return Some(format!("{}-{}", name(first), name(last)));
    }
    let mut names: Vec<&str> = numbers.iter().map(|&number| name(number)).collect();
    let end = names.pop()?;
    Some(match names.is_empty() {
        true => end.to_owned(),
        false => format!("{} and {end}", names.join(", ")),
    })
}

/// `2FR` is the second Friday.
fn nth(day: &str) -> Option<String> {
    let split = day
        .len()
        .checked_sub(2)
        .filter(|at| day.is_char_boundary(*at))?;
    let (number, short) = day.split_at(split);
    let (_, which) = NTH.iter().find(|it| it.0 == number)?;
    let (_, name) = DAYS.iter().find(|it| it.0.eq_ignore_ascii_case(short))?;
    Some(format!("{which} {name}"))
}

/// `17:30` is 5:30 pm. The last minute of the day is its end.
fn clock(text: &str) -> Option<String> {
    let (hour, minute) = text.split_once(':')?;
    let hour: u8 = hour.parse().ok().filter(|hour| *hour < 24)?;
    let minute: u8 = minute.parse().ok().filter(|it| *it < 60)?;
    if (hour, minute) == (23, 59) {
        return Some("12 am".to_owned());
    }
    let rest = match minute {
        0 => String::new(),
        _ => format!(":{minute:02}"),
    };
    let shown = match hour % 12 {
        0 => 12,
        other => other,
    };
    Some(format!(
        "{shown}{rest} {}",
        if hour < 12 { "am" } else { "pm" }
    ))
}

#[cfg(test)]
mod tests {
    use super::super::model::{At, Package};
    use super::*;
    use place_facts::hours::parse::parse;

    fn said(rows: &[[&str; 5]]) -> String {
        let names = ["freq", "byday", "opens_at", "closes_at", "description"];
        let mut package = Package::default();
        for row in rows {
            let cells = names.map(str::to_owned).into_iter();
            let cells = cells.zip(row.map(str::to_owned));
            package.push("schedules", At::Row(2), cells).unwrap();
        }
        let sheet = package.sheet("schedules");
        sentence(sheet, &sheet.entries.iter().collect::<Vec<_>>())
    }

    #[test]
    fn rules_are_written_as_the_desk_writes_hours() {
        for (row, expected) in [
            (
                ["WEEKLY", "MO,TU,WE,TH,FR", "09:00", "17:30", ""],
                "Monday-Friday 9 am-5:30 pm",
            ),
            (
                ["WEEKLY", "TH,TU", "10:00:00", "12:00:00", ""],
                "Tuesday and Thursday 10 am-12 pm",
            ),
            (
                ["MONTHLY", "2FR", "09:00", "23:59", ""],
                "2nd Friday of the month 9 am-12 am",
            ),
            (["WEEKLY", "MO", "09:00", "17:00", "By call"], "By call"),
            (
                ["WEEKLY", "mo,tu", "09:00-05:00", "17:00:00-04:00", ""],
                "Monday and Tuesday 9 am-5 pm",
            ),
            (
                ["DAILY", "", "09:00", "17:00", ""],
                "Monday-Sunday 9 am-5 pm",
            ),
            (["", "", "", "", ""], ""),
        ] {
            assert_eq!(said(&[row]), expected);
        }
        let two = [
            ["WEEKLY", "MO", "09:00", "17:00", "Mondays and Fridays"],
            ["WEEKLY", "FR", "09:00", "17:00", "Mondays and Fridays"],
        ];
        assert_eq!(said(&two), "Mondays and Fridays");
    }

    #[test]
    fn a_rule_that_no_sentence_says_is_shown_and_never_read_as_open() {
        for row in [
            ["YEARLY", "MO", "09:00", "17:00", ""],
            ["WEEKLY", "XX", "09:00", "17:00", ""],
            ["WEEKLY", "MO", "noon", "17:00", ""],
            ["WEEKLY", "MO", "9:00 AM", "5:00 PM", ""],
            ["WEEKLY", "MO", "0900", "1700", ""],
            ["WEEKLY", "MO", "09:00", "", ""],
            ["WEEKLY", "MO", "14:00:00Z", "22:00:00Z", ""],
            ["WEEKLY", "MO", "14:00+00:00", "22:00+00:00", ""],
            ["MONTHLY", "", "09:00", "17:00", ""],
            ["", "", "09:00", "17:00", ""],
        ] {
            let said = said(&[row]);
            assert!(said.contains(&format!("opens_at {}", row[2])), "{said}");
            assert!(parse(&said).is_err(), "{said}");
        }
        let over = [
            ("freq", "WEEKLY"),
            ("byday", "MO"),
            ("opens_at", "09:00"),
            ("closes_at", "17:00"),
            ("until", "2020-01-01"),
        ];
        let mut package = Package::default();
        let cells = over.map(|(name, cell)| (name.to_owned(), cell.to_owned()));
        package.push("schedules", At::Row(2), cells).unwrap();
        let sheet = package.sheet("schedules");
        let said = sentence(sheet, &sheet.entries.iter().collect::<Vec<_>>());
        assert!(said.ends_with("until 2020-01-01"), "{said}");
        assert!(parse(&said).is_err(), "{said}");
    }
}
