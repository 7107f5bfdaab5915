//! Plain spellings of hours that people write on flyers: when they are open and when not. What stands beside them and may be
//! meant otherwise has to be asked about.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn state(sentence: &str, moment: &str) -> OpenState {
    at(&of_row(Some(sentence), None), moment.parse().unwrap()).state
}

/// Moments of a week of January 2027 at which a sentence comes out otherwise. "Tu 11:00" is a Tuesday.
fn wrong(cases: &[(&str, &[(&str, OpenState)])]) -> Vec<String> {
    const WEEK: [&str; 7] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
    let mut wrong = Vec::new();
    for (sentence, moments) in cases {
        for (moment, expected) in *moments {
            let (day, clock) = moment.split_once(' ').unwrap();
            // January 11, 2027 is a Monday, and the second one.
            let day = WEEK.iter().position(|it| *it == day).unwrap() + 11;
            let found = state(sentence, &format!("2027-01-{day}T{clock}"));
            if found != *expected {
                wrong.push(format!("{sentence} {moment}: {found:?}, not {expected:?}"));
            }
        }
    }
    wrong
}

#[test]
fn nights_and_midnights_are_read() {
    let found = wrong(&[
        // Of which days, no one says.
        (
            "Overnight 7pm-7am",
            &[("Tu 22:00", Ask), ("Tu 12:00", Closed)],
        ),
        (
            "Overnight daily 7 pm-7 am",
            &[("Tu 22:00", Open), ("Tu 12:00", Closed)],
        ),
        (
            "Daily 6am-midnight",
            &[("Tu 23:30", Open), ("Tu 05:00", Closed)],
        ),
        (
            "Daily 9 am - 12 midnight",
            &[("Tu 23:30", Open), ("Tu 08:00", Closed)],
        ),
        // Noon, or midnight?
        ("Daily 9 am-12 am", &[("Tu 11:00", Ask), ("Tu 23:00", Ask)]),
        ("Daily 8-midnight", &[("Tu 10:00", Ask)]),
        (
            "Friday 8 pm to Saturday 8 am",
            &[
                ("Fr 22:00", Open),
                ("Sa 07:00", Open),
                ("Sa 09:00", Closed),
                ("Sa 21:00", Closed),
            ],
        ),
        (
            "Fri 8 pm-Sat 8 am, Sat 8 pm-Sun 8 am",
            &[
                ("Sa 22:00", Open),
                ("Su 07:00", Open),
                ("Sa 12:00", Closed),
                ("Su 21:00", Closed),
            ],
        ),
        ("Friday 8 pm to Sunday 8 am", &[("Sa 12:00", Ask)]),
        ("Friday 8 am to Saturday 8 pm", &[("Sa 12:00", Ask)]),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn exceptions_are_read() {
    let holiday = "2026-11-26T11:00";
    for sentence in [
        "Mon-Fri 9-5 excluding holidays",
        "Mon-Fri 9 am-5 pm, excluding federal holidays",
        "Mon-Fri 9-5; closed on county holidays",
        "Mon-Fri 9-5, closed all county and state holidays",
    ] {
        assert_eq!(state(sentence, "2027-01-12T11:00"), Open, "{sentence}");
        assert_eq!(state(sentence, holiday), Closed, "{sentence}");
    }
    let found = wrong(&[
        (
            "Every day but Wednesday, 11 am-1 pm",
            &[("Tu 12:00", Open), ("Su 12:00", Open), ("We 12:00", Closed)],
        ),
        // Less on Wednesday, or nothing?
        (
            "Every day, but Wednesday 11 am-1 pm",
            &[("We 10:00", Ask), ("Tu 12:00", Ask)],
        ),
        (
            "Weekdays only, 10 AM to 3 PM. Weekends closed.",
            &[("Tu 12:00", Open), ("Sa 12:00", Closed)],
        ),
        (
            "Mondays only: 10 am-3 pm",
            &[("Mo 12:00", Open), ("Tu 12:00", Closed)],
        ),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_long_day_beside_a_day_is_no_night() {
    let found = wrong(&[
        (
            "Mon 9-5, Tue 9-5, Wed closed, Thu 9-7, Fri 9-3",
            &[
                ("Tu 11:00", Open),
                ("We 11:00", Closed),
                ("Th 18:30", Open),
                ("Th 21:00", Closed),
            ],
        ),
        (
            "M-Th 9-8, F 9-5, Sa 9-1",
            &[("Tu 19:30", Open), ("Fr 16:00", Open), ("Sa 14:00", Closed)],
        ),
        (
            "M-Th 9-8, F 10-5",
            &[("Tu 12:00", Open), ("Tu 22:00", Closed)],
        ),
        // Nothing beside it says that it is a day.
        ("Mon-Thu 9-7", &[("Tu 12:00", Ask)]),
        (
            "Nightly 9-7, Fri 9-5",
            &[("Tu 12:00", Ask), ("Tu 22:00", Ask)],
        ),
        (
            "Mon-Fri 9-5, Thu until 8",
            &[("Th 19:00", Open), ("We 19:00", Closed)],
        ),
        (
            "Mon-Fri 9-5, Fri until 3",
            &[("Fr 14:00", Open), ("Fr 16:00", Closed)],
        ),
        // In the morning, or at night?
        (
            "Mon-Fri 9-5, Fri until 11",
            &[("Fr 10:00", Ask), ("Fr 22:00", Ask)],
        ),
        ("Mon-Fri 7 pm-7 am, Fri until 8", &[("Fr 19:30", Ask)]),
        (
            "Wed. 3-6 drive-thru",
            &[("We 16:00", Open), ("We 04:00", Closed)],
        ),
        ("Tue 2-6", &[("Tu 15:00", Open), ("Tu 03:00", Closed)]),
        ("Tue 5-7", &[("Tu 18:00", Ask), ("Tu 06:00", Ask)]),
        (
            "Mon-Fri 8.30am - 4.30pm",
            &[
                ("Tu 08:45", Open),
                ("Tu 08:15", Closed),
                ("Tu 16:45", Closed),
            ],
        ),
    ]);
    assert_eq!(found, [""; 0]);
    let season = "May through October, Fridays 2-6";
    assert_eq!(state(season, "2027-07-16T15:00"), Open);
    assert_eq!(state(season, "2027-01-15T15:00"), Closed);
}

#[test]
fn days_that_stand_behind_are_of_all_meals() {
    let found = wrong(&[
        (
            "Breakfast 7:30-8:30am, Lunch 11:30am-1pm, Mon-Sat",
            &[
                ("Tu 08:00", Open),
                ("Tu 12:00", Open),
                ("Tu 10:00", Closed),
                ("Su 12:00", Closed),
            ],
        ),
        (
            "Breakfast 7-8 am, dinner 5-6 pm, Sunday",
            &[("Su 17:30", Open), ("Mo 17:30", Closed)],
        ),
        // Perhaps of the last meal alone.
        (
            "Breakfast 7-8 am, dinner 5-6 pm Sunday",
            &[("Mo 07:30", Ask)],
        ),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn weeks_and_days_of_the_month_are_read() {
    for sentence in [
        "Tuesday 10-12 (2nd & 4th only)",
        "Tuesdays 10 am-12 pm (2nd and 4th)",
        "Tuesday (2nd & 4th only) 10 am-12 pm",
    ] {
        assert_eq!(state(sentence, "2027-01-12T11:00"), Open, "{sentence}");
        assert_eq!(state(sentence, "2027-01-19T11:00"), Closed, "{sentence}");
    }
    let many = "Mon-Fri 10-12 (2nd & 4th)";
    assert_eq!(state(many, "2027-01-12T11:00"), Ask);
    for sentence in [
        "The 15th of every month 10-12",
        "15th of each month, 10 am-12 pm",
        "1st and 15th of the month, 10am-12pm",
        "On the 1st and the 15th day of each month 10-12",
    ] {
        for month in ["03", "06", "10"] {
            let on = |day: &str| state(sentence, &format!("2027-{month}-{day}T11:00"));
            assert_eq!(on("15"), Open, "{sentence} {month}");
            assert_eq!(on("16"), Closed, "{sentence} {month}");
            assert_eq!(on("05"), Closed, "{sentence} {month}");
        }
    }
    let first = "1st and 15th of the month, 10am-12pm";
    assert_eq!(state(first, "2027-03-01T11:00"), Open);
    // A month need not have it.
    let last = "The 31st of every month 10-12";
    assert_eq!(state(last, "2027-01-31T11:00"), Ask);
}
