//! What staff said of a place, as a value without input or output.
//!
//! The row of the source and the texts of staff are kept side by side. What is published is the row
//! with the texts of staff over it. A text of staff wins until the source itself says something new in
//! that field; then the source wins.

use super::fact_days::{NOTHING, by_field, dated, day_fact, each, is_day, oldest};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sync_protocol::desk::PlaceStatus;
use sync_protocol::listings::Row;

/// The field with the date of the last check.
pub const CHECKED: &str = "checked";
/// Names of facts that are not fields of a list, in [`facts`](PlaceRecord::facts).
const STATUS: &str = ":status";
const NO_ANSWERS: &str = ":no-answers";
const DUE: &str = ":due";
const CHECKED_BY: &str = ":checked-by";
const NO_ANSWER_ON: &str = ":no-answer-on";

/// What staff said of a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceRecord {
    /// The list that contains it.
    pub list: String,
    /// The row as its source gave it last.
    pub source: Row,
    /// The texts of staff, by field.
    pub edits: Row,
    /// Whether it is published.
    #[serde(default)]
    pub status: PlaceStatus,
    /// How often in a row it did not answer.
    #[serde(default)]
    pub no_answers: u32,
    /// The day in New Jersey on which it did not answer last; empty when it was reached since. A day
    /// counts once, however often it was called.
    #[serde(default)]
    pub no_answer_on: String,
    /// When it comes back to the queue, in milliseconds since 1970.
    #[serde(default)]
    pub due: Option<i64>,
    /// Where the row stood in its list when it was removed.
    #[serde(default)]
    pub position: usize,
    /// The initials of the staff member who checked it on the date of the row; empty when the date is
    /// one of the source. They stand here and not in the row, because the row is public.
    #[serde(default)]
    pub checked_by: String,
    /// The days of facts that were checked on a later day than the date of the row says, by field.
    #[serde(default, skip_serializing_if = "Row::is_empty")]
    pub days: Row,
}

impl PlaceRecord {
    /// A place of which staff said nothing yet.
    pub fn new(list: &str, source: Row) -> Self {
        Self {
            list: list.to_owned(),
            source,
            edits: Row::new(),
            status: PlaceStatus::Listed,
            no_answers: 0,
            no_answer_on: String::new(),
            due: None,
            position: 0,
            checked_by: String::new(),
            days: Row::new(),
        }
    }

    /// The row with the texts of staff over it.
    pub fn row(&self) -> Row {
        let mut row = self.source.clone();
        row.extend(self.edits.clone());
        row
    }

    /// The row of the public list.
    pub fn published(&self) -> Option<Row> {
        (self.status == PlaceStatus::Listed).then(|| self.row())
    }

    /// Everything that an act can change, flat: fields by name, the rest under names with a colon.
    pub fn facts(&self) -> Row {
        let mut facts = self.row();
        facts.insert(STATUS.into(), status_name(self.status).into());
        facts.insert(NO_ANSWERS.into(), self.no_answers.to_string());
        facts.insert(NO_ANSWER_ON.into(), self.no_answer_on.clone());
        let due = self.due.map(|due| due.to_string());
        facts.insert(DUE.into(), due.unwrap_or_default());
        facts.insert(CHECKED_BY.into(), self.checked_by.clone());
        facts.extend(each(|field| self.day_of(field)));
        facts
    }

    /// The same place with other facts. A fact that cannot be read stays as it is.
    #[must_use]
    pub fn with(&self, facts: &Row) -> Self {
        let mut next = self.clone();
        for (name, text) in facts {
            match name.as_str() {
                STATUS => next.status = status_named(text).unwrap_or(self.status),
                NO_ANSWERS => next.no_answers = text.parse().unwrap_or(self.no_answers),
                NO_ANSWER_ON => next.no_answer_on.clone_from(text),
                DUE => next.due = text.parse().ok(),
                CHECKED | CHECKED_BY => {}
                _ if is_day(name) => {}
                _ => next.set(name, text),
            }
        }
        next.date_anew(self, facts);
        next
    }

    /// Dates the facts anew, with what an act says of their days. Where it says one date, that is the day of each
    /// fact. Where it says nothing of a fact that has another text now, nobody asked the place, so the fact has
    /// no day. The date of the row is the oldest day of its facts.
    pub(super) fn date_anew(&mut self, before: &Self, said: &Row) {
        let told = said.get(CHECKED);
        let says_days = said.keys().any(|name| is_day(name));
        let changed = self.changed_since(before);
        if told.is_some() || says_days || !changed.is_empty() {
            let days = by_field(|field| match said.get(&day_fact(field)) {
                Some(day) => day.clone(),
                None => match told.filter(|_| !says_days) {
                    Some(day) => day.clone(),
                    None if changed.contains(field) => NOTHING.to_owned(),
                    None => before.day_of(field),
                },
            });
            let date = self.date_of(&days).or_else(|| told.cloned());
            let date = date.unwrap_or_else(|| before.checked());
            self.set(CHECKED, &date);
            self.days = days;
            self.days.retain(|_, day| *day != date);
        }
        let date = self.checked();
        match said.get(CHECKED_BY) {
            // Initials belong to one date.
            Some(initials) if told.is_none_or(|told| *told == date) => {
                self.checked_by.clone_from(initials);
            }
            _ if date != before.checked() => self.checked_by.clear(),
            _ => {}
        }
    }

    /// The oldest day of the facts that the row has; `None` when it has none that becomes wrong with time.
    fn date_of(&self, days: &Row) -> Option<String> {
        let row = self.row();
        let days = days.iter().filter(|(field, _)| says(&row, field));
        oldest(days.map(|(_, day)| day.clone()))
    }

    /// The facts with a day that have another text than before.
    pub(super) fn changed_since(&self, before: &Self) -> BTreeSet<&'static str> {
        let (was, is) = (before.row(), self.row());
        let fields = was.keys().chain(is.keys());
        let changed = fields.filter(|field| text_of(&was, field) != text_of(&is, field));
        changed.filter_map(|field| dated(field)).collect()
    }

    /// The day on which a fact was checked or set.
    pub fn day_of(&self, field: &str) -> String {
        let own = self.days.get(field).cloned();
        own.unwrap_or_else(|| self.checked())
    }

    /// The date of the row: no fact was checked before it.
    pub(super) fn checked(&self) -> String {
        let date = self.edits.get(CHECKED).or(self.source.get(CHECKED));
        date.map_or(NOTHING, String::as_str).to_owned()
    }

    fn set(&mut self, field: &str, text: &str) {
        let source = self.source.get(field).map_or(NOTHING, String::as_str);
        if source == text {
            self.edits.remove(field);
        } else {
            self.edits.insert(field.to_owned(), text.to_owned());
        }
    }
}

/// The text of a field; an absent one says nothing.
pub(super) fn text_of<'a>(row: &'a Row, field: &str) -> &'a str {
    row.get(field).map_or(NOTHING, String::as_str)
}

/// Whether a row says something in a field.
pub(super) fn says(row: &Row, field: &str) -> bool {
    ![NOTHING, ""].contains(&text_of(row, field))
}

/// What facts that somebody wrote change of a place, before and after, without what follows from them for its
/// days.
pub fn difference_by(place: &PlaceRecord, facts: &Row) -> (Row, Row) {
    let (mut before, mut after) = difference(&place.facts(), &place.with(facts).facts());
    for facts in [&mut before, &mut after] {
        facts.retain(|name, _| !is_of_check(name));
    }
    (before, after)
}

/// What differs between two sets of facts: the texts before and after.
pub fn difference(before: &Row, after: &Row) -> (Row, Row) {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let mut changed = (Row::new(), Row::new());
    for name in names {
        let text = |facts: &Row| facts.get(name).map_or(NOTHING, String::as_str).to_owned();
        if before.get(name) != after.get(name) {
            changed.0.insert(name.clone(), text(before));
            changed.1.insert(name.clone(), text(after));
        }
    }
    changed
}

/// The facts of the same names as they are now.
pub fn as_now(names: &Row, now: &Row) -> Row {
    let text = |name: &String| now.get(name).map_or(NOTHING, String::as_str).to_owned();
    let facts = names.keys().map(|name| (name.clone(), text(name)));
    facts.collect()
}

/// Whether a fact is still as an act left it.
pub fn stands(name: &str, now: &Row, after: &Row) -> bool {
    let is = now.get(name).map_or(NOTHING, String::as_str);
    after.get(name).is_some_and(|text| text == is)
}

/// Whether a place is published, as its facts say it.
pub fn status_of(facts: &Row) -> Option<PlaceStatus> {
    status_named(facts.get(STATUS)?)
}

/// The fact that a place is published or not.
pub fn status_fact(status: PlaceStatus) -> (String, String) {
    (STATUS.into(), status_name(status).into())
}

/// The facts of a place that did not answer the telephone on a day.
pub fn no_answer_facts(count: u32, day: String, due: i64) -> Row {
    Row::from([
        (NO_ANSWERS.into(), count.to_string()),
        (NO_ANSWER_ON.into(), day),
        (DUE.into(), due.to_string()),
    ])
}

/// The facts of a place that was checked on a date, by the person with these initials.
pub fn checked_facts(date: String, initials: String) -> Row {
    Row::from([(CHECKED.into(), date), (CHECKED_BY.into(), initials)])
}

/// Whether a fact says when and by whom a place was checked.
pub fn is_of_check(name: &str) -> bool {
    [CHECKED, CHECKED_BY].contains(&name) || is_day(name)
}

/// The facts of a place that was reached.
pub fn reached_facts() -> Row {
    Row::from([
        (NO_ANSWERS.into(), "0".into()),
        (NO_ANSWER_ON.into(), String::new()),
        (DUE.into(), String::new()),
    ])
}

fn status_name(status: PlaceStatus) -> &'static str {
    match status {
        PlaceStatus::Listed => "listed",
        PlaceStatus::Closed => "closed",
        PlaceStatus::NotListed => "not-listed",
    }
}

fn status_named(name: &str) -> Option<PlaceStatus> {
    let all = [
        PlaceStatus::Listed,
        PlaceStatus::Closed,
        PlaceStatus::NotListed,
    ];
    all.into_iter().find(|status| status_name(*status) == name)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::listings::fact_days::asked_on;
    use proptest::prelude::*;

    pub(in crate::listings) fn row(phone: &str, hours: &str) -> Row {
        Row::from([
            ("name".into(), "Hope Pantry".into()),
            ("phone".into(), phone.into()),
            ("hours".into(), hours.into()),
            (CHECKED.into(), "2021-03".into()),
        ])
    }

    pub(in crate::listings) fn edited() -> PlaceRecord {
        let record = PlaceRecord::new("food", row("1", "9-5"));
        record.with(&Row::from([
            ("phone".into(), "2".into()),
            (CHECKED.into(), "2026-11-22".into()),
        ]))
    }

    #[test]
    fn a_fact_that_nobody_asked_about_has_no_day_until_somebody_does() {
        let checked = edited().with(&checked_facts("2026-11-23".into(), "OMC".into()));
        let brought = checked.with(&Row::from([("phone".into(), "4".into())]));
        assert_eq!(brought.day_of("phone"), NOTHING);
        assert_eq!(brought.day_of("hours"), "2026-11-23");
        assert_eq!(
            (&*brought.row()[CHECKED], &*brought.checked_by),
            (NOTHING, "")
        );
        assert_eq!(brought.after_import(row("1", "9-5")), brought);
        let mut newer = row("1", "9-5");
        newer.insert(CHECKED.into(), "2026-12-01".into());
        let newer = brought.after_import(newer);
        assert_eq!(
            newer.day_of("phone"),
            NOTHING,
            "the source says another one"
        );
        assert_eq!(newer.day_of("hours"), "2026-12-01");
        let asked = brought.with(&asked_on(
            "2026-11-25",
            &Row::from([("phone".into(), "4".into())]),
        ));
        assert_eq!(
            asked.row()[CHECKED],
            "2026-11-23",
            "the oldest of its facts"
        );
        let dated = [
            ("phone".into(), "5".into()),
            (CHECKED.into(), "2026-11-26".into()),
        ];
        let dated = checked.with(&Row::from(dated));
        assert_eq!(dated.day_of("phone"), "2026-11-26", "the table says a day");
    }

    #[test]
    fn initials_stand_beside_their_date_and_never_in_the_public_row() {
        let checked = edited().with(&checked_facts("2026-11-23".into(), "OMC".into()));
        assert_eq!(checked.checked_by, "OMC");
        assert!(checked.row().values().all(|text| text != "OMC"));
        let same = checked.after_import(row("1", "9-5"));
        assert_eq!(same.checked_by, "OMC", "the date is still that of staff");
        let other = checked.after_import(row("3", "9-5"));
        assert_eq!(other.checked_by, "", "nobody heard the new number");
        let mut newer = row("1", "9-5");
        newer.insert(CHECKED.into(), "2026-12-01".into());
        assert_eq!(checked.after_import(newer).checked_by, "");
        let again = checked.with(&checked_facts("2026-11-23".into(), "AB".into()));
        let back = again.with(&Row::from([(CHECKED.into(), "2021-03".into())]));
        assert_eq!(
            back.checked_by, "",
            "an older date has other initials or none"
        );
    }

    proptest! {
        #[test]
        fn every_change_can_be_taken_back(
            fields in prop::collection::btree_map("name|phone|hours|notes", "[a-zN/ ]{0,6}", 0..4),
            status in 0_usize..3, count in 0_u32..4,
        ) {
            let before = edited();
            let mut facts: Row = fields;
            let name = ["listed", "closed", "not-listed"][status];
            facts.insert(STATUS.into(), name.into());
            facts.extend(no_answer_facts(count, "2026-11-23".into(), 7));
            let after = before.with(&facts);
            let (was, is) = difference(&before.facts(), &after.facts());
            let said = is.iter().filter(|(name, _)| !is_of_check(name));
            prop_assert!(said.into_iter().all(|(name, text)| facts.get(name) == Some(text)));
            prop_assert_eq!(after.with(&was).facts(), before.facts());
        }
    }
}
