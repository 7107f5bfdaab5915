//! The days of facts after somebody gave texts of a place with a date and without a call: its source, which says its
//! row again, and a table that staff brought. A fact that such a row changes was checked by nobody, unless the row
//! says a later day than all that was known: then somebody checked the row on that day.

use super::fact_days::{DATED, NOTHING, dated, day_fact, each, later, newest};
use super::place_record::{CHECKED, PlaceRecord, says, text_of};
use std::collections::BTreeSet;
use sync_protocol::listings::Row;

impl PlaceRecord {
    /// The place after its source gave a row again. A text of staff goes when the source says
    /// something new in its field. Of two dates of a check the later one stays.
    #[must_use]
    pub fn after_import(&self, source: Row) -> Self {
        let said = text_of(&source, CHECKED).to_owned();
        let mut next = Self {
            source,
            ..self.clone()
        };
        for (field, edit) in &self.edits {
            let (before, now) = (self.source.get(field), next.source.get(field));
            if now == Some(edit) {
                // An export that comes back. The source itself still says what it said.
                match before {
                    Some(before) => {
                        next.source.insert(field.clone(), before.clone());
                    }
                    None => {
                        next.source.remove(field);
                    }
                }
            } else if field != CHECKED && now != before {
                next.edits.remove(field);
            }
        }
        let changed = next.changed_since(self);
        let before = text_of(&self.source, CHECKED);
        if changed.is_empty() && before == text_of(&next.source, CHECKED) {
            return next;
        }
        let is_alone = !self.edits.contains_key(CHECKED) && self.days.is_empty();
        let is_later = later(&said, before) != before;
        let mut dates = match is_alone && (changed.is_empty() || is_later) {
            // Nobody else said a day, so all days are those of the source.
            true => Row::new(),
            false => self.days_said(&changed, &said),
        };
        if !dates.is_empty() {
            // What another table brought, nobody checked: the source says something else in its place.
            for field in next.edits.keys().filter_map(|field| dated(field)) {
                if self.day_of(field) == NOTHING && !changed.contains(field) {
                    dates.insert(day_fact(field), NOTHING.to_owned());
                }
            }
        }
        let date = match dates.is_empty() {
            true => said,
            false => later(&said, &self.checked()).to_owned(),
        };
        dates.insert(CHECKED.to_owned(), date);
        next.date_anew(self, &dates);
        next
    }

    /// The days of the facts after a table gave these ones with a date.
    pub fn days_by_table(&self, facts: &Row) -> Row {
        let changed = self.with(facts).changed_since(self);
        self.days_said(&changed, text_of(facts, CHECKED))
    }

    /// Whether the date with which a table gives facts says of one of them that it was checked later than is known.
    pub fn is_dated_by(&self, facts: &Row) -> bool {
        let said = text_of(facts, CHECKED);
        let row = self.with(facts).row();
        let mut fields = DATED.into_iter().filter(|field| says(&row, field));
        match fields.clone().next() {
            Some(_) => fields.any(|field| self.is_later(field, said)),
            None => {
                let date = self.checked();
                later(said, &date) != date
            }
        }
    }

    /// The day of each fact after a row with a date changed some.
    fn days_said(&self, changed: &BTreeSet<&'static str>, said: &str) -> Row {
        each(|field| match changed.contains(field) {
            _ if self.is_later(field, said) => said.to_owned(),
            true => NOTHING.to_owned(),
            false => self.day_of(field),
        })
    }

    /// Whether a date is later than all that is known of a fact. A fact without a day came after the others, so a date
    /// has to be later than all of theirs: the same row that comes again checks nothing.
    fn is_later(&self, field: &str, said: &str) -> bool {
        let day = match self.day_of(field) {
            day if day == NOTHING => newest(DATED.map(|it| self.day_of(it)).into_iter()),
            day => day,
        };
        let known = later(&day, text_of(&self.source, CHECKED));
        later(said, known) != known
    }
}

#[cfg(test)]
mod tests {
    use super::super::place_record::checked_facts;
    use super::super::place_record::tests::{edited, row};
    use super::*;

    #[test]
    fn a_text_of_staff_survives_the_same_import() {
        let again = edited().after_import(row("1", "9-5"));
        assert_eq!(again, edited());
        assert_eq!(again.row()["phone"], "2");
        assert_eq!(again.row()[CHECKED], "2026-11-22");
    }

    #[test]
    fn the_source_wins_in_the_field_in_which_it_says_something_new() {
        let hours = edited().after_import(row("1", "10-4"));
        assert_eq!(
            (&*hours.row()["phone"], &*hours.row()["hours"]),
            ("2", "10-4")
        );
        let phone = edited().after_import(row("3", "9-5"));
        assert_eq!(phone.row()["phone"], "3");
        assert_eq!(phone.day_of("phone"), NOTHING, "its row is no newer");
        assert_eq!(phone.day_of("hours"), "2026-11-22", "staff asked about it");
        assert_eq!(phone.row()[CHECKED], NOTHING, "not all was checked");
        assert_eq!(phone.after_import(row("3", "9-5")), phone);
    }

    #[test]
    fn an_export_that_is_imported_again_changes_nothing() {
        let exported = edited().after_import(edited().row());
        assert_eq!(exported.row(), edited().row());
        assert_eq!(exported.after_import(row("1", "9-5")).row()["phone"], "2");
        assert_eq!(exported.after_import(row("3", "9-5")).row()["phone"], "3");
    }

    #[test]
    fn of_two_dates_of_a_check_the_later_one_stays() {
        for (one, other, expected) in [
            ("2021", "2021-03", "2021-03"),
            ("N/A", "2020", "2020"),
            ("2026-11-22", "2026-11-21", "2026-11-22"),
        ] {
            assert_eq!(later(one, other), expected);
            assert_eq!(later(other, one), expected);
        }
    }

    /// The row of a source that was checked on a day.
    fn dated_row(phone: &str, hours: &str, day: &str) -> Row {
        let mut row = row(phone, hours);
        row.insert(CHECKED.into(), day.into());
        row
    }

    /// The days of the telephone number and of the hours.
    fn days(place: &PlaceRecord) -> [String; 2] {
        ["phone", "hours"].map(|field| place.day_of(field))
    }

    #[test]
    fn a_changed_fact_has_a_day_only_when_its_row_was_checked_later() {
        let known = PlaceRecord::new("food", dated_row("1", "9-5", "2026-10-05"));
        let called = known.with(&checked_facts("2026-11-27".into(), "OL".into()));
        for (place, day, expected) in [
            (&known, "2026-10-05", [NOTHING, "2026-10-05"]),
            (&known, "2025", [NOTHING, "2026-10-05"]),
            (&known, NOTHING, [NOTHING, "2026-10-05"]),
            (&known, "2026-10-06", ["2026-10-06", "2026-10-06"]),
            (&called, "2026-10-05", [NOTHING, "2026-11-27"]),
            (&called, "2026-11-20", [NOTHING, "2026-11-27"]),
            (&called, "2026-11-28", ["2026-11-28", "2026-11-28"]),
        ] {
            let source = dated_row("2", "9-5", day);
            let next = place.after_import(source.clone());
            assert_eq!(days(&next), expected, "{day}");
            assert_eq!(next.after_import(source), next, "the same row again: {day}");
            let facts = Row::from([("phone".into(), "2".into()), (CHECKED.into(), day.into())]);
            let mut facts_with_days = place.days_by_table(&facts);
            facts_with_days.extend(facts);
            assert_eq!(
                days(&place.with(&facts_with_days)),
                expected,
                "a table: {day}"
            );
        }
    }

    #[test]
    fn a_number_that_changes_twice_with_one_date_has_no_day() {
        let known = PlaceRecord::new("food", dated_row("1", "9-5", "2026-10-05"));
        let twice = known
            .after_import(dated_row("2", "9-5", "2026-11-01"))
            .after_import(dated_row("3", "9-5", "2026-11-01"))
            .after_import(dated_row("4", "9-5", "2026-11-01"));
        assert_eq!(days(&twice), [NOTHING, "2026-11-01"]);
        assert_eq!(twice.row()[CHECKED], NOTHING);
        let later = twice.after_import(dated_row("4", "9-5", "2026-11-02"));
        assert_eq!(days(&later), ["2026-11-02"; 2]);
    }

    #[test]
    fn a_date_alone_says_something_when_it_is_later_than_one_fact() {
        let known = PlaceRecord::new("food", dated_row("1", "9-5", "2026-10-05"));
        let brought = known.with(&Row::from([("phone".into(), "2".into())]));
        let date = |day: &str| Row::from([(CHECKED.into(), day.to_owned())]);
        assert!(!known.is_dated_by(&date("2026-10-05")));
        assert!(known.is_dated_by(&date("2026-10-06")));
        assert!(
            !brought.is_dated_by(&date("2026-10-05")),
            "known before the number"
        );
        assert!(brought.is_dated_by(&date("2026-10-06")));
    }

    #[test]
    fn no_day_of_a_fact_goes_back_when_a_table_says_another_date_of_the_same_texts() {
        for said in [
            "N/A",
            "2025",
            "2026-11",
            "2026-11-21",
            "2026-11-22",
            "2026-11-23",
        ] {
            let before = edited();
            let mut again = row("1", "9-5");
            again.insert(CHECKED.to_owned(), said.to_owned());
            let after = before.after_import(again.clone());
            let facts = Row::from([(CHECKED.to_owned(), said.to_owned())]);
            let by_table = before.days_by_table(&facts);
            for field in DATED {
                let day = before.day_of(field);
                let is_back = |now: &str| later(now, &day) != now;
                assert!(!is_back(&after.day_of(field)), "{field} after {said}");
                let now = &by_table[&day_fact(field)];
                assert!(!is_back(now), "{field} by a table of {said}");
            }
        }
    }
}
