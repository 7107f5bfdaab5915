//! A season behind a comma, "and" or "/" and before days is said of these days, and of nothing before it.

use crate::states_at::wrong;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

type States = [(&'static str, OpenState)];

/// The hours before it, and those of the Saturdays.
const MONDAY: &str = "2026-12-07T10:00";
const SATURDAY: &str = "2026-12-12T10:00";
const SUMMER_SATURDAY: &str = "2027-07-10T10:00";
const SUMMER_MONDAY: &str = "2027-07-12T10:00";

const OF_SUMMER: &States = &[
    (MONDAY, Open),
    (SATURDAY, Closed),
    (SUMMER_SATURDAY, Open),
    (SUMMER_MONDAY, Open),
];
const OF_WINTER: &States = &[
    (MONDAY, Open),
    (SATURDAY, Open),
    (SUMMER_SATURDAY, Closed),
    (SUMMER_MONDAY, Open),
];

#[test]
fn a_season_of_one_way_to_be_served_leaves_the_rest_of_the_year() {
    let asks: &States = &[("2026-12-11T10:00", Ask), ("2026-07-16T10:00", Ask)];
    let cases: [(&str, &States); 5] = [
        ("Mon-Fri 9-5, walk-ins only in summer", asks),
        ("Mon-Fri 9am-5pm; walk-in only June-August", asks),
        ("Mon-Fri 9-5, pickup in winter", asks),
        (
            "Mon-Fri 9 am-5 pm in summer, walk-in",
            &[("2026-12-11T10:00", Closed), ("2026-07-16T10:00", Open)],
        ),
        (
            "Walk-in Mon-Fri 9-5, June-August",
            &[("2026-12-11T10:00", Closed), ("2026-07-16T10:00", Open)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn other_days_in_a_season_leave_the_days_before_as_they_are() {
    let asked: &States = &[(MONDAY, Open), (SATURDAY, Ask), (SUMMER_MONDAY, Open)];
    let cases: [(&str, &States); 21] = [
        ("Mon-Fri 9-5, summer Sat 9-12", OF_SUMMER),
        ("Mon-Fri 9-5 and summer Sat 9-12", OF_SUMMER),
        ("Mon-Fri 9-5 / in the summer Sat 9-12", OF_SUMMER),
        ("Mon-Fri 9-5, and during summer Sat 9-12", OF_SUMMER),
        ("Mon-Fri 9-5, summer only Sat 9-12", OF_SUMMER),
        ("Mon-Fri 9-5, summer (June-Aug) open Sat 9-12", OF_SUMMER),
        ("Mon-Fri 9-5, Easter to Thanksgiving Sat 9-12", OF_SUMMER),
        (
            "Lunes a viernes de 9 am a 5 pm y en verano sábados de 9 am a 12 pm",
            OF_SUMMER,
        ),
        ("Mon-Fri 9-5, winter only Sat 9-12", OF_WINTER),
        ("Mon-Fri 9-5, cold months Sat 9-12", OF_WINTER),
        ("Mon-Fri 9-5, fall and winter Sat 9-12", OF_WINTER),
        ("Mon-Fri 9-5, fall/winter Sat 9-12", OF_WINTER),
        ("Mon-Fri 9-5, Labor Day to Memorial Day Sat 9-12", OF_WINTER),
        ("Mon-Fri 9-5, Nov 15 to April 15 Sat 9-12", OF_WINTER),
        (
            "Lunes a viernes de 9 am a 5 pm, invierno sábados de 9 am a 12 pm",
            OF_WINTER,
        ),
        (
            "Mon-Fri 9-5, spring Sat 9-12",
            &[(MONDAY, Open), (SATURDAY, Closed)],
        ),
        ("Mon-Fri 9-5, fall Sat 9-12", asked),
        ("Mon-Fri 9-5, school year Sat 9-12", asked),
        ("Mon-Fri 9-5, seasonal Sat 9-12", asked),
        ("Mon-Fri 9-5, until Dec 18 Sat 9-12", asked),
        (
            "Tue 10-12, winter Thu 1-3",
            &[
                ("2027-07-13T11:00", Open),
                ("2027-07-15T14:00", Closed),
                ("2026-12-10T14:00", Open),
            ],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn the_same_days_have_other_times_in_a_season_only() {
    let shorter: &States = &[
        ("2026-12-11T10:00", Open),
        ("2026-12-07T08:30", Closed),
        ("2027-07-12T08:30", Open),
        ("2027-07-16T10:00", Ask),
    ];
    let each: &States = &[
        ("2026-12-11T10:00", Open),
        ("2026-12-07T08:30", Closed),
        ("2027-07-12T08:30", Open),
        ("2027-07-16T10:00", Closed),
    ];
    let cases: [(&str, &States); 16] = [
        ("Mon-Fri 9-5, summer Mon-Thu 8-4", shorter),
        ("Mon-Fri 9-5, in summer Mon-Thu 8-4", shorter),
        ("Mon-Fri 9-5, during summer Mon-Thu 8-4", shorter),
        ("Mon-Fri 9-5, summer (June-Aug) Mon-Thu 8-4", shorter),
        ("Mon-Fri 9-5 / summer Mon-Thu 8-4", shorter),
        (
            "Mon-Fri 9-5, Memorial Day to Labor Day Mon-Thu 8-4",
            shorter,
        ),
        ("Lunes a viernes 9-5, verano lunes a jueves 8-4", shorter),
        ("Winter Mon-Fri 9-5, summer Mon-Thu 8-4", each),
        ("Fall/winter Mon-Fri 9-5, spring/summer Mon-Thu 8-4", each),
        (
            "Mon-Fri 9-5, winter Mon-Fri 10-4",
            &[("2026-12-07T09:30", Ask), ("2027-07-12T09:30", Open)],
        ),
        (
            "Mon-Fri 9-5, summer Fridays 9-1",
            &[
                ("2026-12-11T14:00", Open),
                ("2027-07-16T10:00", Open),
                ("2027-07-16T14:00", Ask),
            ],
        ),
        (
            "Sat 9-12, winter Sat 10-1",
            &[(SATURDAY, Open), (SUMMER_SATURDAY, Open)],
        ),
        (
            "Winter Sat 10-12, summer Sat 9-11",
            &[
                ("2026-12-12T09:30", Closed),
                ("2027-07-10T09:30", Open),
                ("2027-07-10T11:30", Closed),
            ],
        ),
        (
            "June-August Mon-Fri 8-2, rest of the year Mon-Fri 9-5",
            &[
                ("2026-12-07T08:30", Closed),
                ("2026-12-07T16:00", Open),
                ("2027-07-12T08:30", Open),
            ],
        ),
        (
            "Mon-Fri 9-5, winter daily 7 am-9 pm",
            &[
                ("2027-07-16T10:00", Open),
                ("2027-07-12T08:30", Closed),
                ("2026-12-13T20:00", Open),
            ],
        ),
        (
            "Soup kitchen Mon-Fri 12-1, winter dinner Mon-Fri 5-6",
            &[
                ("2027-07-12T12:30", Open),
                ("2027-07-12T17:30", Closed),
                ("2026-12-07T17:30", Open),
            ],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn days_are_closed_in_their_season_only() {
    let winter: &States = &[
        ("2026-12-11T10:00", Closed),
        ("2027-07-16T10:00", Open),
        (MONDAY, Open),
    ];
    let cases: [(&str, &States); 6] = [
        ("Mon-Fri 9-5, winter closed Fri", winter),
        ("Mon-Fri 9-5; winter: closed Fridays", &winter[..2]),
        ("Mon-Fri 9-5, Dec 1 - Dec 20 closed Fri", winter),
        (
            "Lunes a viernes de 9 am a 5 pm, invierno cerrado los viernes",
            winter,
        ),
        (
            "Mon-Fri 9-5, summer closed Fridays",
            &[
                ("2026-12-11T10:00", Open),
                ("2027-07-16T10:00", Closed),
                ("2027-06-11T10:00", Ask),
            ],
        ),
        // A season among closed days begins no hours.
        (
            "Mon-Fri 9-5, closed holidays and summer Fridays",
            &[("2026-12-11T10:00", Ask)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn where_a_season_may_be_said_of_both_one_has_to_ask() {
    let sunday: &States = &[
        ("2026-12-13T14:00", Ask),
        ("2027-07-11T14:00", Open),
        (MONDAY, Open),
    ];
    let cases: [(&str, &States); 7] = [
        // Of the Sundays too, perhaps.
        ("Mon-Fri 9-5, summer Sat 9-12, Sun 1-3", sunday),
        ("Mon-Fri 9-5; summer Sat 9-12 and Sun 1-3", sunday),
        (
            "Mon, Tue, Thu, summer Wed 9-12",
            &[(MONDAY, Ask), ("2026-12-09T10:00", Closed)],
        ),
        (
            "Mon-Fri 9-5 summer Sat 9-12",
            &[(MONDAY, Ask), (SATURDAY, Ask)],
        ),
        (
            "Mon-Fri 9-5, summer, Sat 9-12",
            &[(MONDAY, Ask), (SATURDAY, Ask)],
        ),
        ("Mon-Fri 9-5 summer, winter Mon-Fri 10-4", &[(MONDAY, Ask)]),
        // At the end it is said of what stands before it.
        (
            "Mon-Fri 9-5, summer",
            &[(MONDAY, Closed), (SUMMER_MONDAY, Open)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}

#[test]
fn fewer_days_in_a_season_leave_the_others_of_it_in_doubt() {
    // A Friday and a Thursday in July; a Friday in December.
    let summer: &States = &[
        ("2026-07-17T10:00", Ask),
        ("2026-07-16T10:00", Open),
        ("2026-12-11T10:00", Open),
    ];
    let cases: [(&str, &States); 10] = [
        ("Mon-Fri 9-5, summer Mon-Thu 9-5", summer),
        ("Mon-Fri 9-5; in the summer Mon-Thu 9-5", summer),
        ("Mon-Fri 9-5; Mon-Thu 9-5 (summer)", summer),
        ("lunes a viernes 9-5, verano lunes a jueves 9-5", summer),
        ("Mon-Fri 9-5, July 1 to Aug 31 Mon-Thu 9-5", summer),
        ("Mon-Fri 9-5, Memorial Day to Labor Day Mon-Thu 9-5", summer),
        (
            "Daily 9-5, winter weekdays 9-5",
            &[("2027-02-06T10:00", Ask), ("2027-02-05T10:00", Open)],
        ),
        (
            "Every Tue 10-12, summer 2nd Tue 10-12",
            &[("2026-07-28T11:00", Ask), ("2026-07-14T11:00", Open)],
        ),
        // Other days are on top, and the same days change nothing.
        (
            "Mon-Fri 9-5, summer Sat 9-5",
            &[("2026-07-17T10:00", Open), ("2026-07-18T10:00", Open)],
        ),
        (
            "Mon-Fri 9-5, winter Mon-Fri 9-5",
            &[("2026-12-11T10:00", Open), ("2026-07-17T10:00", Open)],
        ),
    ];
    assert_eq!(wrong(&cases), Vec::<String>::new());
}
