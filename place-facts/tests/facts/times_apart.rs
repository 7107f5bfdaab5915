//! Hours of one day apart from those of more days, which may be on top or instead, and two names of one day of the month.

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

/// A Tuesday.
const TUESDAY: &str = "2026-11-24T10:30";

fn state(sentence: &str, moment: &str) -> OpenState {
    let hours = of_row(Some(sentence), None);
    at(&hours, read_moment(moment).unwrap().0).state
}

#[test]
fn a_time_apart_on_one_day_may_be_instead_of_the_one_for_more_days() {
    for sentence in [
        "Monday-Friday 9 am-5 pm; Tuesday: 6-8 pm",
        "Monday-Friday 9 am-5 pm; Tuesday hours: 6-8 pm",
        "Monday-Friday 9 am-5 pm, Tuesday 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm, Tuesday evening only 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm; 4th Tuesday only 6 pm-8 pm",
        "Tuesday 6 pm-8 pm; Monday-Friday 9 am-5 pm",
        "Monday-Friday 9 am-12 pm and 1-5 pm; Tuesday 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm, Tues only 6-8 pm",
        "Tuesday and Thursday 9 am-5 pm; Tuesday only 6 pm-8 pm",
        "Lunes a viernes 9 am-5 pm; martes 6 pm-8 pm",
    ] {
        assert_eq!(state(sentence, TUESDAY), Ask, "{sentence}");
        let evening = "2026-11-24T18:30";
        assert_eq!(state(sentence, evening), Open, "{sentence}");
        let thursday = "2026-12-03T10:30";
        assert_eq!(state(sentence, thursday), Open, "{sentence}");
    }
    for sentence in [
        "Monday-Friday 9 am-5 pm and Tuesday 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm & Tuesday evenings 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm and 4th Tuesday 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm, Tuesday 5 pm-8 pm",
        "Monday-Friday 9 am-5 pm, Tuesday 9 am-5 pm and 6 pm-8 pm",
        "Monday-Friday 9 am-5 pm; 3rd Tuesday 6 pm-8 pm",
        "Monday-Friday 9 am-12 pm; Monday-Thursday 1 pm-5 pm",
        "Monday-Friday 9 am-5 pm; Select Tuesday evenings 6 pm-8 pm",
        "Breakfast daily 10 am-11 am; dinner Tuesday 6 pm-8 pm",
    ] {
        assert_eq!(state(sentence, TUESDAY), Open, "{sentence}");
    }
}

#[test]
fn two_names_of_one_late_day_are_asked_where_they_are_two_days() {
    let fifth = "2026-10-30T10:30";
    for sentence in [
        "4th/last Friday 10 am-12 pm",
        "Last/4th Friday 10 am-12 pm",
        "2nd and 4th/last Friday 10 am-12 pm",
    ] {
        assert_eq!(state(sentence, fifth), Ask, "{sentence}");
        let third = state(sentence, "2026-10-16T10:30");
        assert_eq!(third, Closed, "{sentence}");
    }
    for sentence in [
        "4th and last Friday 10 am-12 pm",
        "4th & last Friday 10 am-12 pm",
        "2nd/last Friday 10 am-12 pm",
        "Last Friday 10 am-12 pm",
    ] {
        assert_eq!(state(sentence, fifth), Open, "{sentence}");
    }
}
