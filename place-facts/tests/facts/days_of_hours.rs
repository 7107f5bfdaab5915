//! Days in hours as flyers have them, and days of which hours say two things.

use crate::all_say::all_say;
use crate::open_days::open_days;
use place_facts::hours::parse::contradicting_days;
use sync_protocol::places::hours::OpenState::{Ask, Closed, Open};
#[test]
fn months_behind_days_are_those_of_the_days() {
    all_say(
        &[
            "Every Tuesday in December 9-11 am",
            "Every Tuesday in December, 9-11",
            "Tuesdays in December and January 9-11",
            "Tuesdays during December: 9-11 am",
            "Tuesdays 9-11 in December",
            "Tuesday 9-11 am in December",
            "Cada martes en diciembre 9-11 am",
        ],
        &[
            ("2026-12-08T10:00", Open),
            ("2026-12-09T10:00", Closed),
            ("2026-11-24T10:00", Closed),
        ],
    );
    // Of the Tuesdays of the whole year, or of those of December alone?
    all_say(
        &["Tuesdays and Thursdays in December 9-11"],
        &[
            ("2026-12-08T10:00", Open),
            ("2026-12-10T10:00", Open),
            ("2026-11-24T10:00", Ask),
        ],
    );
    all_say(
        &["Mon-Fri 9-5, Mondays in July 9-12"],
        &[
            ("2026-12-07T15:00", Open),
            ("2027-07-12T15:00", Ask),
            ("2027-07-12T10:00", Open),
        ],
    );
    // Numbers behind a month are days where no weekday says otherwise.
    for hours in [
        "In December 9-11",
        "December 9-11",
        "Mon-Fri 9-5, Sat 9-12 in December and Sun 1-4",
        "Tuesdays 9-11 in the December hall",
        "Tuesdays in December 2026 9-11",
    ] {
        all_say(&[hours], &[("2026-12-10T10:00", Ask)]);
    }
}

#[test]
fn a_day_of_each_month_is_read_by_its_number() {
    all_say(
        &[
            "Day 15 of each month 9-11 am",
            "Day 15 of every month, 9-11",
            "Days 1 and 15 of the month 9-11 am",
            "the 15th of every month 9-11",
            "El día 15 de cada mes 9-11 am",
        ],
        &[
            ("2026-12-15T10:00", Open),
            ("2026-12-16T10:00", Closed),
            ("2027-01-15T10:00", Open),
        ],
    );
    // Not each month has it, and a number alone is no day.
    all_say(
        &[
            "Day 31 of each month 9-11 am",
            "Room 15 of each month 9-11 am",
        ],
        &[("2026-12-15T10:00", Ask)],
    );
}

#[test]
fn weekly_beside_a_day_says_nothing_more() {
    all_say(
        &[
            "Weekly, Tuesday 9-11",
            "Weekly on Tuesday 9-11",
            "Tuesday 9-11 weekly",
            "Tuesday 9-11 am, weekly",
            "Semanal, martes 9-11",
        ],
        &[("2026-12-08T10:00", Open), ("2026-12-09T10:00", Closed)],
    );
    all_say(
        &[
            "Twice weekly, Tuesday 9-11",
            "Tuesday 9-11 biweekly",
            "Tuesday 9-11 bi-weekly",
            "Tuesday 9-11, once weekly",
            "Weekly 9-11",
        ],
        &[("2026-12-08T10:00", Ask)],
    );
}

#[test]
fn weeks_of_the_month_before_two_days_are_sure_for_both() {
    all_say(
        &[
            "1st & 3rd Tues & Thurs 9-12",
            "First and third Tuesday and Thursday 9-12",
        ],
        &[
            ("2026-12-01T10:00", Open),
            ("2026-12-08T10:00", Closed),
            ("2026-12-03T10:00", Open),
            ("2026-12-17T10:00", Open),
            ("2026-12-10T10:00", Ask),
        ],
    );
    // The Tuesday behind the first Monday may be the second.
    all_say(
        &["First Monday and Tuesday 9-12"],
        &[("2026-12-01T10:00", Ask)],
    );
}

#[test]
fn eight_to_six_on_several_weekdays_is_a_day() {
    all_say(
        &["Open daily except Sunday 8-6", "Mon-Sat 8-6", "Mon-Fri 8-6"],
        &[("2026-12-08T12:00", Open), ("2026-12-08T20:00", Closed)],
    );
    all_say(
        &[
            "Daily 8-6",
            "Mon-Sun 8-6",
            "Wed 8-6",
            "Closed Mon-Fri 8-6",
            "Sat except Mon-Fri 8-6",
        ],
        &[("2026-12-09T12:00", Ask)],
    );
}

#[test]
fn a_day_that_is_named_open_and_closed_is_asked_about_and_named() {
    for hours in [
        "Tuesday-Saturday 9-4. Closed Sunday, Monday and Tuesday",
        "Tue-Sat 9-4; closed Sun-Tue",
        "Martes a sábado 9-4. Cerrado domingo, lunes y martes",
        "Tuesday, Wednesday, Saturday 9-4. Closed Tuesday",
    ] {
        assert_eq!(contradicting_days(hours), [2], "{hours}");
        all_say(
            &[hours],
            &[
                ("2026-12-08T10:00", Ask),
                ("2026-12-08T20:00", Closed),
                ("2026-12-09T10:00", Open),
            ],
        );
    }
    // Exceptions, and days of one month or one week, contradict nothing.
    for hours in [
        "Mon-Fri 9-5, closed Tuesday",
        "Weekdays 9-5, closed Tuesdays",
        "Daily 9-5, closed Tuesdays",
        "Tuesday closed, Mon, Wed-Fri 9-5",
    ] {
        assert_eq!(contradicting_days(hours), [0_u8; 0], "{hours}");
        all_say(&[hours], &[("2026-12-08T10:00", Closed)]);
    }
    for hours in [
        "Tue-Fri 9-5, closed Tuesdays in July",
        "Tue-Fri 9-5, closed 2nd Tuesday",
    ] {
        assert_eq!(contradicting_days(hours), [0_u8; 0], "{hours}");
        all_say(&[hours], &[("2026-12-15T10:00", Open)]);
    }
    // A shorter time of one day in a range is an exception: what both say is sure.
    assert_eq!(contradicting_days("Mon-Fri 9-5, Wed 9-12"), [0_u8; 0]);
    all_say(
        &["Mon-Fri 9-5, Wed 9-12"],
        &[("2026-12-09T10:00", Open), ("2026-12-09T15:00", Ask)],
    );
}

#[test]
fn what_is_said_again_of_a_day_without_an_end_leaves_its_other_times_in_doubt() {
    for hours in [
        "Mondays 9-11, Monday by appointment",
        "Mon-Fri 9-12, Monday opens at noon",
        "Mon-Fri 9-12, Mon. from noon",
        "Mondays 9-11, Monday opens at noon",
        "Mon-Fri 9-11; Monday from 1 pm",
        "Lunes a viernes 9-11, lunes con cita",
    ] {
        all_say(&[hours], &[("2026-12-07T10:00", Ask)]);
    }
    all_say(
        &[
            "Mon-Fri 9-12, Monday opens at noon",
            "Mon-Fri 9-12; Tue 1-3",
        ],
        &[("2026-12-09T10:00", Open)],
    );
    all_say(
        &["Mondays 9-11, Mondays 1-3"],
        &[("2026-12-07T10:00", Open)],
    );
}

#[test]
fn a_meal_between_days_and_times_is_that_of_the_days() {
    all_say(
        &[
            "Daily lunch 11:30-1; closed Labor Day",
            "Mon-Fri lunch 11:30-1",
        ],
        &[("2026-12-09T12:00", Open), ("2026-12-09T14:00", Closed)],
    );
    // At lunch, or is lunch served?
    all_say(&["Mon-Fri 9-5, lunch 12-1"], &[("2026-12-09T10:00", Ask)]);
}

#[test]
fn what_stands_behind_its_times_is_read_as_before_them() {
    all_say(
        &["Mon-Fri 9-5, 12-1 closed"],
        &[("2026-12-09T12:30", Closed), ("2026-12-09T14:00", Open)],
    );
    all_say(
        &["Saturdays 9-12, 2nd & 4th only"],
        &[("2026-12-12T10:00", Open), ("2026-12-05T10:00", Closed)],
    );
    all_say(
        &["Wed 9-11, no service 12/23"],
        &[("2026-12-23T10:00", Closed), ("2026-12-16T10:00", Open)],
    );
    all_say(
        &[
            "Mon-Fri 9-5, Sat 12-1 closed",
            "Mon-Fri 9-12, 2nd & 4th only",
            "Saturdays 9-12, 2nd & 4th",
            "Wed 9-11, no service animals",
        ],
        &[("2026-12-09T10:00", Ask)],
    );
}

#[test]
fn a_day_of_a_month_is_open_on_no_other_day_of_the_year() {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    const DAYS: [&str; 3] = ["Monday", "Thursday", "Sunday"];
    for (month, name) in MONTHS.iter().enumerate() {
        for day in DAYS {
            for hours in [
                format!("Every {day} in {name} 9-11 am"),
                format!("{day}s 9-11 in {name}"),
            ] {
                let open = open_days(&hours);
                assert!(open.len() >= 2, "{hours}: {open:?}");
                for it in open {
                    let named = it.strftime("%A").to_string();
                    let place = usize::try_from(it.month()).unwrap() - 1;
                    assert_eq!((named.as_str(), place), (day, month), "{hours}: {it}");
                }
            }
        }
    }
}
