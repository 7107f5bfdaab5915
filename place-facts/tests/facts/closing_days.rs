//! Days that a sentence closes or lets end later, and doors that are always open or never again.

use place_facts::hours::evaluate::at;
use place_facts::hours::{of_kind, of_row};
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

const WEEK: &str = "Mon-Fri 9 am-5 pm";

fn state(hours: &str, moment: &str) -> OpenState {
    at(&of_row(Some(hours), None), moment.parse().unwrap()).state
}

#[test]
fn days_that_are_named_behind_closed_are_closed_and_the_others_open() {
    for (end, closed) in [
        ("closed federal holidays", "2026-11-26T10:00"),
        ("closed on all legal holidays", "2026-11-26T10:00"),
        ("closed December 25", "2026-12-25T10:00"),
        ("closed July 4", "2028-07-04T10:00"),
        ("closed December 24 and 31", "2026-12-31T10:00"),
    ] {
        for sign in [",", ";"] {
            let hours = format!("{WEEK}{sign} {end}");
            assert_eq!(state(&hours, closed), Closed, "{hours}");
            assert_eq!(state(&hours, "2026-11-23T10:00"), Open, "{hours}");
        }
    }
    for hours in [
        "Mon-Fri 9-5; holidays 10-2",
        "Daily 9-5, weekends and holidays 10-2",
    ] {
        assert_eq!(state(hours, "2026-11-26T11:00"), Ask, "{hours}");
    }
    assert_eq!(
        state("Mon-Fri 9-5; holidays closed", "2026-11-26T11:00"),
        Closed
    );
    let major = format!("{WEEK}, closed major holidays");
    assert_eq!(state(&major, "2026-11-26T10:00"), Ask);
}

#[test]
fn a_day_ends_later_that_has_other_hours_already() {
    for hours in [
        "Mon-Fri 9 am-5 pm, Thu until 7 pm",
        "Monday-Friday 9 am-5 pm; Thursday till 7 pm",
        "Mon-Fri 9 am-5 pm, Thu until 7 pm, Sat 9 am-1 pm",
    ] {
        assert_eq!(state(hours, "2026-12-03T18:00"), Open, "{hours}");
        assert_eq!(state(hours, "2026-12-03T08:00"), Closed, "{hours}");
        assert_eq!(state(hours, "2026-12-02T18:00"), Closed, "{hours}");
    }
    for hours in [
        "Mon-Fri 9 am-5 pm, Sunday until 7 pm",
        "Thursday until 7 pm",
        "Mon-Fri 9-11 am, 1-3 pm, Thu until 7 pm",
        "Mon-Fri 9 am-5 pm, Thu - 7 pm",
    ] {
        assert_eq!(state(hours, "2026-12-03T18:00"), Ask, "{hours}");
    }
}

#[test]
fn a_door_is_always_open_only_where_nothing_else_is_said() {
    for hours in [
        "Always open",
        "24/7",
        "24 hrs",
        "Siempre abierto",
        "24 horas",
    ] {
        assert_eq!(state(hours, "2026-12-03T03:00"), Open, "{hours}");
    }
    assert_eq!(state("Always open Mondays", "2026-12-07T03:00"), Ask);
}

#[test]
fn a_lunch_within_the_hours_of_a_day_is_perhaps_a_pause() {
    let at_noon = |hours: &str| state(hours, "2026-11-30T12:30");
    assert_eq!(at_noon("Mon-Fri 9am-5pm, lunch 12-1"), Ask);
    assert_eq!(at_noon("Mon-Fri 9am-5pm, lunch Mon-Fri 12-1 pm"), Open);
    let meals = "Breakfast Mon-Fri 8-9 am, lunch 12-1 pm";
    assert_eq!(at_noon(meals), Open);
}

#[test]
fn a_lunch_that_stands_alone_is_a_pause_where_no_meals_are_given() {
    let state = |hours: &str, kind: &str, time: &str| {
        let moment = format!("2026-11-30T{time}").parse().unwrap();
        at(&of_kind(Some(hours), None, kind), moment).state
    };
    for lunch in [
        ". Lunch 12-1",
        ". Lunch noon-1 pm",
        "; Lunch from 12 to 1",
        "; lunch: 12-1 pm",
        " | Lunch break 12 pm-1 pm",
        "; Sat 9 am-12 pm. Lunch 12-1",
    ] {
        for kind in ["", "Food pantry", "Legal aid"] {
            let hours = format!("Mon-Fri 9am-5pm{lunch}");
            for (time, expected) in [("11:30", Open), ("12:30", Closed), ("13:30", Open)] {
                assert_eq!(
                    state(&hours, kind, time),
                    expected,
                    "{hours}, {kind}, {time}"
                );
            }
        }
    }
    for (hours, kind) in [
        ("Mon-Fri 9am-5pm. Lunch 12-1", "Soup kitchen"),
        ("Mon-Fri 9am-5pm. Lunch 12-1", "Senior nutrition site"),
        ("Mon-Fri 11 am-1 pm. Lunch 12-1", "Church"),
        ("Mon-Fri 9am-5pm. Breakfast 8-9 am, lunch 12-1 pm", ""),
        ("Mon-Fri 9am-5pm. Lunch Monday 12-1 pm", ""),
        ("Lunch Mon-Fri 12-1 pm", ""),
    ] {
        assert_eq!(state(hours, kind, "12:30"), Open, "{hours}, {kind}");
    }
}

#[test]
fn who_comes_late_asks_whether_there_is_any_left() {
    for said in [
        "while supplies last",
        "(while supplies last)",
        ". While supplies last",
        "until food runs out",
        "until gone",
    ] {
        let hours = format!("Mon & Wed 9am-1pm {said}");
        assert_eq!(state(&hours, "2026-11-30T09:30"), Open, "{hours}");
        assert_eq!(state(&hours, "2026-11-30T12:50"), Ask, "{hours}");
        assert_eq!(state(&hours, "2026-11-30T13:10"), Closed, "{hours}");
    }
    let other_day = "Mon 9am-1pm while supplies last, Wed 9am-1pm";
    assert_eq!(state(other_day, "2026-12-02T12:50"), Open);
    let no_end = "Mon 9am until food runs out";
    assert_eq!(state(no_end, "2026-11-30T09:30"), Ask);
}

#[test]
fn each_night_of_some_months_and_the_whole_year_are_read() {
    for cold in [
        "Nov-Mar: nightly 6 pm-7 am",
        "Nov-Mar nightly 6 pm-7 am",
        "November to March Monday-Sunday 6 pm-7 am",
    ] {
        assert_eq!(state(cold, "2026-11-30T23:00"), Open, "{cold}");
        assert_eq!(state(cold, "2026-07-06T23:00"), Closed, "{cold}");
    }
    assert_eq!(
        state("Mon 9-5, Nov-Mar nightly 6 pm-7 am", "2026-11-30T23:00"),
        Ask
    );
    let always = "Open year round, Mon-Sat 11:30am-1pm";
    assert_eq!(state(always, "2026-11-30T12:00"), Open);
}

#[test]
fn a_weekday_beside_a_date_closes_no_other_week() {
    for (end, date, other) in [
        ("closed Friday, Nov 27", "2026-11-27", "2026-11-20"),
        (
            "closed Thursday and Friday, November 26 and 27",
            "2026-11-26",
            "2026-11-19",
        ),
        (
            "closed Tuesday, November 3, 2026",
            "2026-11-03",
            "2026-11-10",
        ),
        ("closed Thursday, Thanksgiving", "2026-11-26", "2026-11-19"),
        ("closed Fridays, July and August", "", "2026-10-23"),
    ] {
        let hours = format!("{WEEK}; {end}");
        let at = |day: &str| state(&hours, &format!("{day}T10:00"));
        if !date.is_empty() {
            assert_ne!(at(date), Open, "{hours}");
        }
        assert_ne!(at(other), Closed, "{hours}");
        assert_eq!(at("2026-11-18"), Open, "{hours}");
    }
    let sundays = "Mon-Sun 9 am-5 pm, closed Sundays and December 25";
    assert_eq!(state(sundays, "2026-11-22T10:00"), Closed);
}

#[test]
fn who_says_only_when_it_is_closed_is_asked_about_the_other_days() {
    for hours in [
        "Closed Mondays",
        "Mondays closed",
        "Cerrado los lunes",
        "Closed holidays",
    ] {
        assert_eq!(state(hours, "2026-12-02T10:30"), Ask, "{hours}");
    }
    assert_eq!(state("Closed Mondays", "2026-12-07T10:30"), Closed);
}

#[test]
fn months_behind_other_closed_days_may_be_those_in_which_it_is_open() {
    let months = [
        "Sept-June",
        "September through June",
        "October to April",
        "Nov thru Apr",
    ];
    for closed in [
        "holidays",
        "weekends",
        "Sunday",
        "Sun.",
        "July 4",
        "Thanksgiving and Christmas",
    ] {
        for (hours, months) in months
            .iter()
            .flat_map(|it| [(",", it), (";", it), (".", it)])
        {
            let hours = format!("{WEEK}{hours} closed {closed}, {months}");
            assert_ne!(state(&hours, "2027-07-20T10:00"), Open, "{hours}");
            assert_eq!(state(&hours, "2027-01-19T10:00"), Ask, "{hours}");
        }
    }
    let months = "Mon-Fri 9 am-5 pm, closed Sunday, July and August";
    for sentence in [
        months,
        "Lunes a viernes 9 am-5 pm, cerrado domingos, julio y agosto",
        "Lunes a viernes 9 am-5 pm, cerrado los feriados, de noviembre a abril",
    ] {
        assert_eq!(state(sentence, "2027-06-15T10:00"), Ask, "{sentence}");
    }
    for sentence in [
        "Mon-Fri 9 am-5 pm, closed holidays and July and August",
        "Mon-Fri 9 am-5 pm, closed July and August, holidays",
        "Mon-Fri 9 am-5 pm, closed holidays, July",
    ] {
        assert_eq!(state(sentence, "2027-06-15T10:00"), Open, "{sentence}");
        assert_eq!(state(sentence, "2027-07-20T10:00"), Closed, "{sentence}");
    }
    let note = of_row(Some(WEEK), Some("Closed holidays, Sept-June"));
    assert_eq!(at(&note, "2027-07-20T10:00".parse().unwrap()).state, Ask);
}

#[test]
fn days_and_holidays_that_are_named_in_other_words_are_closed_too() {
    let usual = "2026-11-23T10:00";
    for (hours, closed) in [
        ("Mon-Fri 9-5 (not Wed)", "2026-11-25T10:00"),
        ("Mon-Fri 9-5 (off Wednesday)", "2026-11-25T10:00"),
        ("Everyday but Tuesday 9 am-5 pm", "2026-11-24T10:00"),
        (
            "Every day with the exception of Tuesday, 9 am-5 pm",
            "2026-11-24T10:00",
        ),
        ("Mon-Fri 9-5, no service on Thursday", "2026-12-03T10:00"),
        ("Mon-Fri 9-5 lunch closed 12-1", "2026-11-24T12:30"),
        ("Mon-Fri 9-5, closed Christmas Eve", "2026-12-24T10:00"),
        ("Mon-Fri 9-5, closed Juneteenth", "2026-06-19T10:00"),
        ("Mon-Fri 9-5, closed Veteran's Day", "2026-11-11T10:00"),
    ] {
        assert_eq!(state(hours, closed), Closed, "{hours}");
        assert_eq!(state(hours, usual), Open, "{hours}");
    }
    for hours in [
        "Mon-Fri 9-5 (off season)",
        "Mon-Fri 9-5 (off Main Street)",
        "Mon-Fri 9-5 (not Monday morning)",
        "Every day but Sunday by appointment",
        "Mon-Fri 9-5, no service on some days",
    ] {
        assert_eq!(state(hours, usual), Ask, "{hours}");
    }
}
