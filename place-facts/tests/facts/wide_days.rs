//! A wide word for days and narrower days before one time: it is the time of the narrower days alone.

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use proptest::prelude::*;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

/// The days of a week without a holiday, from a Monday, which is the first of its month, at half past ten.
const WEEK: [&str; 7] = [
    "2027-02-01T10:30",
    "2027-02-02T10:30",
    "2027-02-03T10:30",
    "2027-02-04T10:30",
    "2027-02-05T10:30",
    "2027-02-06T10:30",
    "2027-02-07T10:30",
];
/// The second Monday of that month.
const SECOND_MONDAY: &str = "2027-02-08T10:30";

fn state(sentence: &str, moment: &str) -> OpenState {
    let hours = of_row(Some(sentence), None);
    at(&hours, read_moment(moment).unwrap().0).state
}

/// The states of a week, Monday first: "o" open, "a" ask, "c" closed.
fn week(sentence: &str) -> String {
    let letter = |moment| match state(sentence, moment) {
        Open => 'o',
        Ask => 'a',
        _ => 'c',
    };
    WEEK.map(letter).iter().collect()
}

#[test]
fn narrower_days_behind_a_wide_word_have_the_time_alone() {
    for (sentence, expected) in [
        ("7 days a week, Mon-Fri 9-5", "oooooaa"),
        ("Open daily, Mon-Fri 9-5", "oooooaa"),
        ("Open daily Mon-Fri 9-5", "oooooaa"),
        ("Every day, Mon-Fri, 9-5", "oooooaa"),
        ("Monday-Sunday, Mon-Fri 9-5", "oooooaa"),
        ("Todos los días, lunes a viernes 9-5", "oooooaa"),
        ("7 días a la semana, lunes a viernes 9-5", "oooooaa"),
        ("Diario, lunes a viernes 9-5", "oooooaa"),
        ("Seven days a week, Monday-Friday 9-5", "oooooaa"),
        ("Mon-Fri, 7 days a week, 9-5", "oooooaa"),
        ("9 am-5 pm daily, Monday-Friday", "oooooaa"),
        ("Daily 9-5, Mon-Fri", "aaaaaaa"),
        ("Open every day, Tuesday and Thursday 10-2", "aoaoaaa"),
        ("Weekdays, Monday and Wednesday 10-2", "oaoaacc"),
        ("Weekdays, 1st & 3rd Monday 10-2", "oaaaacc"),
        ("Entre semana, lunes y miércoles 9-5", "oaoaacc"),
        ("Weekends, Saturday 9-5", "cccccoa"),
        ("Fines de semana, sábado 9-5", "cccccoa"),
        ("Daily, weekdays, Monday 9-5", "oaaaaaa"),
    ] {
        assert_eq!(week(sentence), expected, "{sentence}");
    }
    for sentence in [
        "Weekdays, 1st & 3rd Monday 10-2",
        "Daily, 2nd Saturday 10-2",
    ] {
        assert_ne!(state(sentence, "2027-02-20T10:30"), Open, "{sentence}");
    }
    assert_eq!(state("Daily, 2nd Saturday 10-2", "2027-02-13T10:30"), Open);
    assert_eq!(state("Weekdays, 1st & 3rd Monday 10-2", SECOND_MONDAY), Ask);
}

#[test]
fn days_that_have_times_of_their_own_or_do_not_hold_one_another_are_as_before() {
    for (sentence, expected) in [
        ("Mondays, Wednesdays, Fridays 9-5", "ococoCC"),
        ("Monday-Wednesday, Friday 9-5", "ooocoCC"),
        ("Weekdays and Saturday 9-5", "ooooooC"),
        ("Weekdays, Saturday 9-5", "ooooooC"),
        ("Mon-Thu, Sat-Sun 9-5", "oooocoo"),
        ("Daily, Mon-Fri 9-5, Sat-Sun 10-2", "ooooooo"),
        ("7 days a week, Mon-Fri 9-5, Sat 10-2", "ooooooa"),
        (
            "Open daily, Mon-Fri 9-5; closed Saturday and Sunday",
            "oooooCC",
        ),
        ("Daily 9-5, Sat-Sun 10-2", "ooooooo"),
        ("Daily, Monday-Sunday 9-5", "ooooooo"),
        ("Mon-Fri, 9-5", "oooooCC"),
        ("Every Monday, Tuesday 9-5", "ooCCCCC"),
    ] {
        assert_eq!(week(sentence), expected.to_lowercase(), "{sentence}");
    }
    // On the narrower days the time is known.
    let evening = "2027-02-01T20:00";
    assert_eq!(state("7 days a week, Mon-Fri 9-5", evening), Closed);
}

proptest! {
    #[test]
    fn no_place_is_open_on_a_day_that_the_narrower_days_leave_out(
        wide in prop::sample::select(vec![
            "7 days a week", "Seven days a week", "Daily", "Open daily", "Every day", "Open every day", "Everyday",
            "Monday-Sunday", "Mon-Sun", "M-Su", "Open 7 days", "365 days a year", "Todos los días", "Cada día",
            "7 días a la semana", "Los 7 días de la semana", "Diario", "Diariamente", "Lunes a domingo",
        ]),
        narrow in prop::sample::select(vec![
            ("Mon-Fri", "oooooXX"), ("M-F", "oooooXX"), ("Monday through Friday", "oooooXX"), ("weekdays", "oooooXX"),
            ("Saturday", "XXXXXoX"), ("weekends", "XXXXXoo"), ("Tuesday and Thursday", "XoXoXXX"), ("Tue, Thu", "XoXoXXX"),
            ("Monday, Wednesday & Friday", "oXoXoXX"), ("1st & 3rd Monday", "oXXXXXX"), ("first Monday", "oXXXXXX"),
            ("lunes a viernes", "oooooXX"), ("martes y jueves", "XoXoXXX"), ("sábado", "XXXXXoX"), ("Tues-Sat", "XoooooX"),
        ]),
        sign in prop::sample::select(vec![", ", " ", ": ", "; ", ". ", " - ", " / ", ", open "]),
        time in prop::sample::select(vec![" 9-5", ", 9 am-5 pm", " 10-2", ": 9:00 am - 12:00 pm", " from 9am to 3pm", " (9-5)"]),
    ) {
        for sentence in [
            format!("{wide}{sign}{}{time}", narrow.0),
            format!("{}{sign}{wide}{time}", narrow.0),
            format!("{wide} ({}{time})", narrow.0),
            format!("{wide}{time}{sign}{}", narrow.0),
        ] {
            for (moment, day) in WEEK.iter().zip(narrow.1.chars()) {
                prop_assert!(day == 'o' || state(&sentence, moment) != Open, "{}: {}", sentence, moment);
            }
        }
    }
}
