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

/// Returns the cell of the hours of a place: the sentence, or the first time of its schedules that no clock shows,
/// because the sentence may not have it.
pub fn cell(sheet: &Sheet, schedules: &[&Entry]) -> Filled {
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
            text: sentence(sheet, schedules),
            place: schedules
                .first()
                .map_or_else(String::new, |entry| sheet.place(entry, "description")),
        },
    }
}

/// Returns the hours of a place. The sentences of the file are kept; a schedule without one is written
/// from its rule, when it has a rule that a sentence of ours can say.
fn sentence(sheet: &Sheet, schedules: &[&Entry]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for entry in schedules {
        let told = sheet.text(entry, "description");
        let part = if told.is_empty() {
            let rule = Rule::of(|column| sheet.text(entry, column).to_owned());
            rule.written().unwrap_or_default()
        } else {
            told.to_owned()
        };
        if !part.is_empty() && !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts.join("; ")
}

/// The rule of a schedule, as texts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rule([String; RULE.len()]);

impl Rule {
    /// Reads a rule; `text` gives the columns of the schedule.
    pub fn of(text: impl Fn(&str) -> String) -> Self {
        Self(RULE.map(|column| match column {
            "opens_at" | "closes_at" => minute(&text(column)),
            _ => text(column),
        }))
    }

    fn text(&self, column: &str) -> &str {
        let at = RULE.iter().position(|name| *name == column);
        at.map_or("", |at| &self.0[at])
    }

    /// The rule as a sentence, when one of ours can say its days and times.
    fn written(&self) -> Option<String> {
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
            "WEEKLY" => Some(format!("{} {hours}", week(days)?)),
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
        let more = [
            "dtstart",
            "valid_from",
            "valid_to",
            "attending_type",
            "notes",
        ];
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

/// `9:00`, `09:00` and `09:00:00` are the same time.
fn minute(text: &str) -> String {
    let mut parts = text.trim_end_matches('Z').split(':');
    match (parts.next(), parts.next()) {
        (Some(hour), Some(minute)) => format!("{hour:0>2}:{minute}"),
        _ => text.to_owned(),
    }
}

/// Days of every week: three and more in a row are a range.
fn week<'a>(days: impl Iterator<Item = &'a str>) -> Option<String> {
    let at = |day: &str| DAYS.iter().position(|(short, _)| *short == day);
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
    let (_, name) = DAYS.iter().find(|it| it.0 == short)?;
    Some(format!("{which} {name}"))
}

/// `17:30` and `17:30:00` are 5:30 pm. The last minute of the day is its end.
fn clock(text: &str) -> Option<String> {
    let mut parts = text.trim_end_matches('Z').split(':');
    let hour: u8 = parts.next()?.parse().ok().filter(|hour| *hour < 24)?;
    let minute: u8 = parts.next()?.parse().ok().filter(|it| *it < 60)?;
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
            (["YEARLY", "MO", "09:00", "17:00", ""], ""),
            (["WEEKLY", "XX", "09:00", "17:00", ""], ""),
            (["WEEKLY", "MO", "noon", "17:00", ""], ""),
        ] {
            assert_eq!(said(&[row]), expected);
        }
        let two = [
            ["WEEKLY", "MO", "09:00", "17:00", "Mondays and Fridays"],
            ["WEEKLY", "FR", "09:00", "17:00", "Mondays and Fridays"],
        ];
        assert_eq!(said(&two), "Mondays and Fridays");
    }
}
