//! Hours of other directories. A schedule has a description beside its times, and neither is lost: "Pantry" stands before
//! them, and a sentence that says other times itself is kept and asked about.

use super::columns::Filled;
use super::hours::{Rule, cell, shown};
use super::model::{Entry, Sheet};
use place_facts::hours::parse::parse;
use sync_protocol::places::hours::{Days, Reception};

/// The hours of a place. Answers also whether its schedules say other times than a sentence that is kept.
pub fn told(sheet: &Sheet, schedules: &[&Entry]) -> (Filled, bool) {
    let (mut parts, mut is_other) = (Vec::new(), false);
    for (description, entries) in by_description(sheet, schedules) {
        let times = times(sheet, &entries);
        let (part, differs) = match (description, times.as_str()) {
            ("", times) => (times.to_owned(), false),
            (description, "") => (description.to_owned(), false),
            (description, times) => beside(description, times),
        };
        is_other |= differs;
        if !part.is_empty() && !parts.contains(&part) {
            parts.push(part);
        }
    }
    (cell(sheet, schedules, parts.join("; ")), is_other)
}

/// What the schedules say of themselves beside their times.
pub fn notes<'a>(sheet: &'a Sheet, schedules: &[&'a Entry]) -> Vec<&'a str> {
    let notes = schedules.iter().map(|entry| sheet.text(entry, "notes"));
    notes.collect()
}

/// Schedules with the same description, in the order of the file. Some programs write a schedule for each day.
fn by_description<'a>(sheet: &'a Sheet, schedules: &[&'a Entry]) -> Vec<(&'a str, Vec<&'a Entry>)> {
    let mut groups: Vec<(&str, Vec<&Entry>)> = Vec::new();
    for entry in schedules {
        let description = sheet.text(entry, "description");
        match groups.iter_mut().find(|(of, _)| *of == description) {
            Some((_, entries)) => entries.push(entry),
            None => groups.push((description, vec![entry])),
        }
    }
    groups
}

/// The times of schedules in words, each once.
fn times(sheet: &Sheet, entries: &[&Entry]) -> String {
    let mut said: Vec<String> = Vec::new();
    let mut rules: Vec<Rule> = Vec::new();
    for entry in entries {
        let text = |column: &'static str| sheet.text(entry, column);
        match Rule::whole(text) {
            Some(rule) if rules.iter_mut().any(|it| it.joins(&rule)) => {}
            Some(rule) => rules.push(rule),
            None => said.push(shown(text)),
        }
    }
    let mut all: Vec<String> = rules.iter().filter_map(Rule::written).collect();
    for text in said {
        if !text.is_empty() && !all.contains(&text) {
            all.push(text);
        }
    }
    all.join("; ")
}

/// A description and times as one text, and whether the description says other times. The text is one from which the
/// service reads just these times, or nothing.
fn beside(description: &str, times: &str) -> (String, bool) {
    let by_rules = slots(times);
    if let Some(own) = slots(description) {
        let is_same = by_rules.is_some_and(|it| are_same(&own, &it));
        return (description.to_owned(), !is_same);
    }
    let label = description.trim_end_matches([':', '.', ';', ' ']);
    let texts = [format!("{label}: {times}"), format!("{times}, {label}")];
    let is_read = |text: &&String| match (slots(text), &by_rules) {
        (Some(read), Some(rules)) => are_same(&read, rules) && asks(text) == asks(description),
        _ => false,
    };
    let [first, _] = &texts;
    match texts.iter().find(is_read) {
        Some(text) => (text.clone(), false),
        None if slots(first).is_none() => (first.clone(), false),
        None => (description.to_owned(), true),
    }
}

/// A day with its times.
type Slot = (Days, Option<u16>, Option<u16>);

/// The days and times that the service reads from a text; `None` when it reads no time.
fn slots(text: &str) -> Option<Vec<Slot>> {
    let hours = parse(text).ok()?;
    let timed = hours.rules.iter().filter(|rule| rule.from.is_some());
    let mut found = Vec::new();
    for rule in timed {
        let days = match rule.days.weekdays.as_slice() {
            [] => (1..=7).collect(),
            days => days.to_vec(),
        };
        let nth: Vec<Vec<i8>> = match rule.days.nth.as_slice() {
            [] => vec![Vec::new()],
            nth => nth.iter().map(|it| vec![*it]).collect(),
        };
        for (day, nth) in days
            .iter()
            .flat_map(|day| nth.iter().map(move |it| (*day, it)))
        {
            let days = Days {
                weekdays: vec![day],
                nth: nth.clone(),
                ..rule.days.clone()
            };
            found.push((days, rule.from, rule.to));
        }
    }
    (!found.is_empty()).then_some(found)
}

fn are_same(one: &[Slot], other: &[Slot]) -> bool {
    one.iter().all(|it| other.contains(it)) && other.iter().all(|it| one.contains(it))
}

/// Whether people have to call or to make an appointment at all times.
fn asks(text: &str) -> bool {
    let Ok(hours) = parse(text) else {
        return false;
    };
    let mut rules = hours.rules.iter();
    !hours.rules.is_empty() && rules.all(|rule| rule.reception != Reception::WalkIn)
}

#[cfg(test)]
mod tests {
    use super::super::model::{At, Package};
    use super::*;

    fn said(rows: &[[&str; 4]]) -> (String, bool) {
        let names = ["byday", "opens_at", "closes_at", "description"];
        let mut package = Package::default();
        for row in rows {
            let cells = names.map(str::to_owned).into_iter();
            let cells = cells.zip(row.map(str::to_owned));
            let cells = cells.chain([("freq".to_owned(), "WEEKLY".to_owned())]);
            package.push("schedules", At::Row(2), cells).unwrap();
        }
        let sheet = package.sheet("schedules");
        let (cell, is_other) = told(sheet, &sheet.entries.iter().collect::<Vec<_>>());
        (cell.text, is_other)
    }

    #[test]
    fn times_stay_beside_a_description_and_are_read() {
        for (rows, text) in [
            (
                &[
                    ["TU", "09:00", "12:00", "Pantry"],
                    ["TU", "13:00", "15:00", "Clothing closet only"],
                ][..],
                "Pantry: Tuesday 9 am-12 pm; Clothing closet only: Tuesday 1 pm-3 pm",
            ),
            (
                &[
                    ["MO", "09:00", "17:00", "Mondays and Fridays"],
                    ["FR", "09:00", "17:00", "Mondays and Fridays"],
                ],
                "Mondays and Fridays: Monday and Friday 9 am-5 pm",
            ),
            (
                &[["MO", "09:00", "17:00", "By appointment"]],
                "By appointment: Monday 9 am-5 pm",
            ),
            (
                &[["MO", "09:00", "17:00", "Mondays, 9 to 5"]],
                "Mondays, 9 to 5",
            ),
            (
                &[
                    ["MO", "09:00", "17:00", "Monday and Friday 9 am-5 pm"],
                    ["FR", "09:00", "17:00", "Monday and Friday 9 am-5 pm"],
                ],
                "Monday and Friday 9 am-5 pm",
            ),
        ] {
            assert_eq!(said(rows), (text.to_owned(), false));
        }
    }

    #[test]
    fn a_sentence_with_other_times_is_kept_and_asked_about() {
        let sentence = "Mon-Fri 1 pm-5 pm";
        let rows = [["TU", "09:00", "12:00", sentence]];
        assert_eq!(said(&rows), (sentence.to_owned(), true));
    }
}
