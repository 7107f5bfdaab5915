//! Sentences that give each day, month or date hours of its own. What is said of one of them is never said of another.

use crate::states_at::wrong;
use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

const MONDAY: &str = "2026-11-23";

#[test]
fn times_before_their_days_are_of_these_days_alone() {
    let cases: [(&str, &[(&str, OpenState)]); 8] = [
        (
            "9 am-11 am Monday, 1 pm-3 pm Tuesday",
            &[
                ("2026-11-23T10:00", Open),
                ("2026-11-23T14:00", Closed),
                ("2026-11-24T10:00", Closed),
                ("2026-11-24T14:00", Open),
            ],
        ),
        (
            "8:30 am-4:30 pm Monday-Thursday, 9 am-6 pm Friday",
            &[("2026-11-23T17:00", Closed), ("2026-12-04T17:00", Open)],
        ),
        (
            "9 am-4 pm weekdays, 10 am-6 pm weekends",
            &[("2026-11-23T17:00", Closed), ("2026-11-21T17:00", Open)],
        ),
        (
            "9 am-4 pm Monday-Friday, 5 pm-7 pm first Thursday",
            &[
                ("2026-11-23T18:00", Closed),
                ("2026-12-03T18:00", Open),
                ("2026-12-10T18:00", Closed),
            ],
        ),
        (
            "9a.m.-1p.m. Tues. & Thurs., 5p.m.-7p.m. Wed.",
            &[("2026-11-24T18:00", Closed), ("2026-11-25T18:00", Open)],
        ),
        (
            "Tuesday and Thursday, 10 am to 1 pm and 5 pm to 7 pm Wednesday",
            &[("2026-11-24T18:00", Ask)],
        ),
        (
            "Monday 9 am-11 am, 1 pm-3 pm Tuesday",
            &[("2026-11-23T14:00", Ask)],
        ),
        (
            "Monday 9 am-11 am; 1 pm-3 pm, Tuesday 4 pm-5 pm",
            &[("2026-11-24T14:00", Ask)],
        ),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn a_day_with_a_time_behind_it_leaves_the_time_before_it_in_doubt() {
    for (sentence, moment) in [
        ("8 am-4 pm Mon-Fri, Sat 9 am-1 pm", "2026-11-21T15:00"),
        ("9-11 am weekdays, Saturday 1-3 pm", "2026-11-23T14:00"),
        (
            "8 am-4 pm weekdays and weekends 9 am-1 pm",
            "2026-11-21T15:00",
        ),
        ("1-3 pm Monday, Tuesday 9-11 am", "2026-11-23T10:00"),
        ("6 pm-8 am daily, weekends 24 hours", "2026-11-25T12:00"),
        (
            "9-11 am 1st Saturday, 3rd Saturday 1-3 pm",
            "2026-11-21T10:00",
        ),
        (
            "De 9 a 11 am los lunes y los jueves de 1 a 3 pm",
            "2026-11-23T14:00",
        ),
    ] {
        assert_eq!(wrong(&[(sentence, &[(moment, Ask)])]), [""; 0]);
    }
}

#[test]
fn months_in_brackets_are_of_the_times_before_them() {
    let cases: [(&str, &[(&str, OpenState)]); 2] = [
        (
            "Tuesday 10 am-12 pm (April-October), 11 am-1 pm (November-March)",
            &[
                ("2026-11-24T10:30", Closed),
                ("2026-11-24T12:30", Open),
                ("2026-07-14T10:30", Open),
                ("2026-07-14T12:30", Closed),
            ],
        ),
        (
            "Tuesday 10 am-12 pm (April-October), 5 pm-7 pm",
            &[("2026-11-24T10:30", Closed), ("2026-11-24T18:00", Ask)],
        ),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn special_days_leave_the_usual_hours_in_doubt() {
    let cases: [(&str, &[(&str, OpenState)]); 13] = [
        (
            "Monday-Friday 9 am-5 pm, summer 8 am-3 pm",
            &[("2026-07-15T16:00", Ask)],
        ),
        (
            "Wednesday 5 pm-7 pm; November 25: 10 am-12 pm",
            &[
                ("2026-11-18T18:00", Open),
                ("2026-11-25T18:00", Ask),
                ("2026-11-25T11:00", Open),
                ("2026-12-02T18:00", Open),
            ],
        ),
        (
            "Monday-Friday 9 am-5 pm; summer: 8 am-3 pm",
            &[
                ("2026-07-15T16:00", Ask),
                ("2026-07-15T08:30", Open),
                ("2026-10-14T16:00", Open),
            ],
        ),
        (
            "Tuesday 5 pm-7 pm; winter: Tuesday 4 pm-6 pm",
            &[("2026-12-15T18:30", Ask), ("2026-06-16T18:30", Open)],
        ),
        (
            "Tuesday 5 pm-7 pm; December: 4 pm-6 pm",
            &[("2026-12-15T18:30", Ask)],
        ),
        (
            "Tuesday 5 pm-7 pm; July-August: Wednesday 5 pm-7 pm",
            &[("2026-07-14T18:30", Ask), ("2026-09-15T18:30", Open)],
        ),
        (
            "Tuesday 5 pm-7 pm; summer by appointment",
            &[("2026-07-14T18:30", Ask), ("2026-10-13T18:30", Open)],
        ),
        (
            "Wednesday 5 pm-7 pm; last Wednesday by appointment",
            &[("2026-11-25T18:00", Ask), ("2026-11-18T18:00", Open)],
        ),
        (
            "Wednesday 5 pm-7 pm; 4th Wednesday 10 am-12 pm",
            &[
                ("2026-11-25T18:00", Ask),
                ("2026-11-18T18:00", Open),
                ("2026-10-28T11:00", Open),
            ],
        ),
        (
            "Third Thursday 4 pm-6 pm; November: second Thursday",
            &[("2026-11-19T17:00", Ask), ("2026-10-15T17:00", Open)],
        ),
        (
            "Monday 9 am-5 pm; starting December 1, 2026: Monday 10 am-2 pm",
            &[
                ("2026-11-23T16:00", Open),
                ("2026-12-07T16:00", Ask),
                ("2026-12-07T11:00", Open),
            ],
        ),
        (
            "Monday-Friday 9 am-5 pm, first Thursday 5 pm-7 pm",
            &[("2026-12-03T16:00", Open), ("2026-12-03T18:00", Open)],
        ),
        (
            "Monday-Friday 9 am-5 pm; closed every other Friday",
            &[("2026-12-04T11:00", Ask), ("2026-12-03T11:00", Open)],
        ),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn a_morning_that_ends_without_am_or_pm_ends_in_the_afternoon() {
    let at = |hour: &str| format!("{MONDAY}T{hour}");
    let (noon, evening) = (at("13:00"), at("22:00"));
    for sentence in [
        "Monday-Friday 10 am-2",
        "Monday 9 am to 5",
        "Mondays 11am-1:30",
    ] {
        let moments = [(noon.as_str(), Open), (evening.as_str(), Closed)];
        assert_eq!(wrong(&[(sentence, &moments)]), [""; 0]);
    }
    let cases: [(&str, &[(&str, OpenState)]); 2] = [
        ("Saturday 9 am-12 am", &[("2026-11-21T20:00", Ask)]),
        (
            "First Monday through Friday 9 am-12 pm",
            &[("2026-12-01T10:00", Ask)],
        ),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn days_that_a_season_leaves_out_are_in_doubt_within_it() {
    let state = |sentence: &str, moment: &str| {
        let hours = of_row(Some(sentence), None);
        at(&hours, read_moment(moment).unwrap().0).state
    };
    let (summer, winter) = ("2026-07-17T11:00", "2026-11-20T10:00");
    for season in [
        "July-August",
        "summer hours",
        "summer",
        "June 22 - August 28",
    ] {
        for sentence in [
            format!("Mon-Fri 9 am-5 pm. {season} Mon-Thu 9 am-4 pm"),
            format!("Mon-Fri 9 am-5 pm; {season}: Mon-Thu 9 am-4 pm"),
            format!("Mon-Fri 9 am-5 pm; Mon-Thu 9 am-4 pm ({season})"),
        ] {
            assert_eq!(state(&sentence, summer), Ask, "{sentence}");
            assert_ne!(state(&sentence, winter), Closed, "{sentence}");
        }
    }
    let named = "Mon-Fri 9 am-5 pm; July-August: Mon-Thu 9 am-4 pm";
    assert_eq!(state(named, winter), Open);
    assert_eq!(state(named, "2026-11-16T10:00"), Open);
}
