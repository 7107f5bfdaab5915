//! Hours as flyers and doors often have them, read as a careful person reads them.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::hours::evaluate::at;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn state_of(kind: &str, hours: &str, moment: &str) -> OpenState {
    let row = row_of(&[("name", "x"), ("type", kind), ("hours", hours)]);
    let catalog = Catalog::new([("food", &[row][..])], &[]).0;
    at(&catalog.places()[0].hours, moment.parse().unwrap()).state
}

#[track_caller]
fn says(hours: &str, moments: &[(&str, OpenState)]) {
    for (moment, state) in moments {
        assert_eq!(
            state_of("Food pantry", hours, moment),
            *state,
            "{hours}: {moment}"
        );
    }
}

#[test]
fn days_behind_several_meals_are_of_each_of_them() {
    for hours in [
        "Breakfast 7:30-8:30, lunch 11:30-12:30 Monday through Friday",
        "Breakfast 7:30-8:30, lunch 11:30-12:30, Monday-Friday",
    ] {
        says(
            hours,
            &[
                ("2026-11-23T08:00", Open),
                ("2026-11-23T12:00", Open),
                ("2026-11-23T10:00", Closed),
                ("2026-11-21T08:00", Closed),
            ],
        );
    }
    // Perhaps only the lunch is on Monday.
    says(
        "Breakfast 8-9, lunch 12-1 Monday",
        &[("2026-11-24T08:30", Ask)],
    );
}

#[test]
fn closed_dates_and_months_are_read_in_any_common_way() {
    for (hours, closed, open) in [
        (
            "Mon-Fri 9-5, closed Dec 15 - Jan 15",
            "2027-01-14T10:00",
            "2026-12-14T10:00",
        ),
        (
            "Mon-Fri 9-5, closed December 24, 2026 - January 3, 2027",
            "2026-12-28T10:00",
            "2027-12-28T10:00",
        ),
        (
            "Mon-Fri 9-5, closed Thanksgiving and day after",
            "2026-11-27T10:00",
            "2026-11-30T10:00",
        ),
        (
            "Mon-Fri 9-5, closed Thanksgiving and the day after, Christmas",
            "2026-12-25T10:00",
            "2026-12-24T10:00",
        ),
        (
            "Wed 10-12, no distribution 12/23 and 12/30",
            "2026-12-30T11:00",
            "2026-12-16T11:00",
        ),
        (
            "Thurs 10-12 (closed 4th Thurs in Nov)",
            "2026-11-26T11:00",
            "2026-11-19T11:00",
        ),
        (
            "Mon-Fri 9-5; closed Fridays in July",
            "2027-07-09T10:00",
            "2027-08-06T10:00",
        ),
        (
            "Tue 10-12, closed during July & August",
            "2027-07-06T11:00",
            "2026-12-01T11:00",
        ),
        (
            "Tue 10-12, closed month of August",
            "2027-08-03T11:00",
            "2027-07-06T11:00",
        ),
        (
            "Tue 10-12, closed Thanksgiving, Christmas, July & August",
            "2027-07-06T11:00",
            "2026-12-01T11:00",
        ),
        (
            "Mon 9-11 beginning Jan. 4, 2027",
            "2026-12-07T10:00",
            "2027-01-11T10:00",
        ),
        (
            "Closed Mondays, open 9-5 other days",
            "2026-12-07T11:00",
            "2026-12-08T11:00",
        ),
        (
            "Todos los días 12-1 pm menos domingo",
            "2026-12-06T12:30",
            "2026-12-07T12:30",
        ),
    ] {
        says(hours, &[(closed, Closed), (open, Open)]);
    }
    for hours in [
        "Mon-Fri 9-5, closed holidays, Dec 15 - Jan 15",
        "Mon-Fri 9-5, closed holidays, July & August",
        "Mon-Fri 9-5, closed on holidays, snow days, and in August",
        "Mon-Fri 9-5; closed Mondays and Fridays in July",
        "Lunes a viernes 9-12 al menos",
        "Mon-Fri 9-5 (temporarily closed)",
        "Pantry suspended. Mon-Fri 9-5",
    ] {
        says(hours, &[("2026-12-04T10:00", Ask)]);
    }
}

#[test]
fn words_beside_the_times_that_change_nothing_are_passed() {
    for hours in [
        "First come first served, Fri 10 am-noon",
        "Fri 10-12, first come, first served",
        "Fri 10-12 (doors open at 9:30)",
        "Fri 10-12 (drive-thru)",
        "Fri 10-12 (walk up)",
    ] {
        says(
            hours,
            &[
                ("2026-12-04T11:00", Open),
                ("2026-12-04T09:45", Closed),
                ("2026-12-03T11:00", Closed),
            ],
        );
    }
}

#[test]
fn appointments_are_of_the_times_that_they_stand_by() {
    says(
        "Wed 10-12, other times by appointment only",
        &[("2026-12-02T11:00", Open), ("2026-12-01T11:00", Ask)],
    );
    says(
        "Tuesday and Thursday by appointment 10-2, Wednesday walk-in 10-2",
        &[
            ("2026-12-01T11:00", Ask),
            ("2026-12-02T11:00", Open),
            ("2026-12-04T11:00", Closed),
        ],
    );
    says(
        "Wed 10-12 by appointment, no walk-ins",
        &[("2026-12-02T11:00", Ask)],
    );
}

#[test]
fn a_lunch_break_of_those_who_work_there_is_a_pause() {
    for hours in [
        "Mon-Fri 9-5, office closed daily noon to 1 pm",
        "Mon-Fri 9-5 lunch break 12:00-1:00",
        "Mon-Fri 9-5; lunch noon-1 pm",
    ] {
        assert_eq!(
            state_of("Office", hours, "2026-12-01T12:30"),
            Closed,
            "{hours}"
        );
        assert_eq!(
            state_of("Office", hours, "2026-12-01T13:30"),
            Open,
            "{hours}"
        );
    }
}

#[test]
fn short_ways_to_write_a_week_are_read() {
    for (hours, thursday, friday) in [
        ("MTWR 10-2", Open, Closed),
        ("Mon-Fri 10-2, not Thursday", Closed, Open),
        ("Mon-Fri 10-2, not on Thursdays", Closed, Open),
        ("Every weekday 9-5", Open, Open),
        ("7 days/week 9-5", Open, Open),
        ("24 hr.", Open, Open),
    ] {
        says(
            hours,
            &[
                ("2026-11-19T11:00", thursday),
                ("2026-11-20T11:00", friday),
                ("2026-11-18T11:00", Open),
            ],
        );
    }
    says("Every weekday 9-5", &[("2026-11-21T11:00", Closed)]);
    says("MTWR 10-2", &[("2026-11-19T15:00", Closed)]);
}
