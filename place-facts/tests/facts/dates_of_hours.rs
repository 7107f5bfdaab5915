//! Dates and holidays in hours as flyers have them.

use crate::all_say::all_say;
use crate::open_days::{YEAR_START, open_days};
use jiff::ToSpan;
use jiff::civil::Date;
use sync_protocol::places::hours::OpenState::{Ask, Closed, Open};
#[test]
fn the_day_after_thanksgiving_is_an_exception_like_others() {
    all_say(
        &[
            "Mon-Fri 9-5 except Thanksgiving and the day after",
            "Mon-Fri 9-5, except Thanksgiving and the Friday after",
            "Mon-Fri 9-5, closed Thanksgiving and the day after Thanksgiving",
            "Mon-Fri 9-5; closed Thanksgiving, Black Friday",
        ],
        &[
            ("2026-11-26T10:00", Closed),
            ("2026-11-27T10:00", Closed),
            ("2026-11-25T10:00", Open),
            ("2026-12-04T10:00", Open),
        ],
    );
    all_say(
        &["Mon-Fri 9-5, except Christmas and the day after"],
        &[("2026-12-28T10:00", Ask)],
    );
}

#[test]
fn a_date_in_numbers_is_one_where_it_names_its_year() {
    all_say(
        &[
            "12/12/26 from 9 to 11 AM",
            "12/12/2026, 9-11 am",
            "Saturday 12/12/26 9-11 am",
            "Saturday, December 12, 2026, 9-11 am",
            "12/5 and 12/12/26 9-11 am",
        ],
        &[
            ("2026-12-12T10:00", Open),
            ("2026-12-19T10:00", Closed),
            ("2027-12-12T10:00", Closed),
        ],
    );
    // A weekday that is not that of the date, and numbers that are no date.
    all_say(
        &[
            "Friday 12/12/26 9-11 am",
            "12/12 9-11 am",
            "13/12/26 9-11 am",
        ],
        &[("2026-12-11T10:00", Ask)],
    );
    all_say(
        &["Mon-Sat, December 12, 2026, 9-11 am"],
        &[("2026-12-14T10:00", Ask)],
    );
}

#[test]
fn weeks_are_counted_from_a_day_that_is_given() {
    all_say(
        &[
            "Every other Wednesday 10-12 starting 12/2/2026",
            "Every other Wednesday 10-12, starting 12/2/26",
            "Every other Wednesday 10-12 beginning December 2, 2026",
            "Every other Wednesday 10-12 starting November 30, 2026",
        ],
        &[
            ("2026-12-02T11:00", Open),
            ("2026-12-09T11:00", Closed),
            ("2026-12-16T11:00", Open),
            ("2026-11-18T11:00", Closed),
        ],
    );
    // The Wednesday after that Friday, or the one in two weeks?
    all_say(
        &["Every other Wednesday 10-12 starting 12/4/2026"],
        &[("2026-12-09T11:00", Ask), ("2026-12-16T11:00", Ask)],
    );
}

#[test]
fn holidays_are_named_in_any_common_way() {
    for (closed, day) in [
        ("Labor Day", "2027-09-06"),
        ("Memorial Day", "2027-05-31"),
        ("MLK Day", "2027-01-18"),
        ("Presidents' Day", "2027-02-15"),
        ("Columbus Day", "2027-10-11"),
        ("Veterans Day", "2027-11-11"),
        ("Christmas Eve", "2026-12-24"),
        ("New Year's Eve", "2026-12-31"),
        ("Independence Day", "2028-07-04"),
        ("Thanksgiving, Labor Day and Memorial Day", "2027-05-31"),
        ("the Friday after Thanksgiving", "2026-11-27"),
    ] {
        for hours in [
            format!("Mon-Fri 9-5; closed {closed}"),
            format!("Mon-Fri 9-5, except {closed}"),
        ] {
            let at = format!("{day}T10:00");
            all_say(&[&hours], &[(&at, Closed), ("2026-12-09T10:00", Open)]);
        }
    }
    all_say(
        &["Lunes a viernes 9-5, cerrado el Día de Acción de Gracias"],
        &[("2026-11-26T10:00", Closed), ("2026-12-09T10:00", Open)],
    );
    all_say(
        &[
            "Mon-Fri 9-5; closed Memorial Day weekend",
            "Veterans 9-11 Wednesday",
            "Labor 9-11 Wednesday",
            "Wednesdays 9-11 through Labor Day",
        ],
        &[("2026-12-09T10:00", Ask)],
    );
    // The summer is no single day.
    all_say(
        &["Tuesdays 9-11, Memorial Day through Labor Day"],
        &[("2027-07-06T10:00", Open), ("2026-12-08T10:00", Closed)],
    );
}

#[test]
fn a_date_in_numbers_is_open_on_that_day_alone() {
    for step in (0..365).step_by(3) {
        let day = YEAR_START.checked_add(i64::from(step).days()).unwrap();
        let (month, number) = (day.month(), day.day());
        let weekday = day.strftime("%A");
        for hours in [
            format!("{month}/{number}/27 from 9 to 11 AM"),
            format!("{weekday}, {month}/{number}/2027, 9-11 am"),
        ] {
            // On a holiday it has to be asked.
            let open = open_days(&hours);
            assert!(open.is_empty() || open == [day], "{hours}: {open:?}");
        }
    }
}

#[test]
fn weeks_that_are_counted_from_a_date_are_two_weeks_apart() {
    for first in (1..=14).filter_map(|day| Date::new(2027, 3, day).ok()) {
        let day = first.day();
        let hours = format!("Every other Wednesday 9-11 starting 3/{day}/2027");
        let open = open_days(&hours);
        for pair in open.windows(2) {
            let apart = (pair[1] - pair[0]).get_days();
            assert_eq!(apart % 14, 0, "{hours}: {pair:?}");
        }
        assert!(open.iter().all(|it| *it >= first), "{hours}");
    }
}

#[test]
fn a_date_behind_except_is_closed_and_no_other_day() {
    all_say(
        &[
            "Wednesdays 9-11 except December 23",
            "Wednesdays 9-11, except December 23 and 30",
            "Wednesdays 9-11 except 12/23",
            "Miércoles 9-11 am excepto 23 de diciembre",
            "Wednesdays 9-11 am (except December 23)",
        ],
        &[("2026-12-23T10:00", Closed), ("2026-12-16T10:00", Open)],
    );
    // The other hours of that month stay as they are.
    all_say(
        &["Tue 9-11; Wednesdays 9-11 except December 23"],
        &[("2026-12-15T10:00", Open), ("2026-12-23T10:00", Closed)],
    );
    all_say(
        &["Wednesdays 9-11 except December"],
        &[("2026-12-16T10:00", Closed), ("2026-11-18T10:00", Open)],
    );
}

#[test]
fn spanish_dates_and_the_last_day_of_hours_are_read() {
    all_say(
        &[
            "12 de diciembre de 2026, 9-11 am",
            "Sábado 12 de diciembre del 2026 9-11 am",
        ],
        &[("2026-12-12T10:00", Open), ("2026-12-19T10:00", Closed)],
    );
    all_say(
        &["Martes 9-11 am del 15 de noviembre al 31 de marzo"],
        &[("2026-12-15T10:00", Open), ("2027-04-13T10:00", Closed)],
    );
    all_say(
        &[
            "Mon-Fri 9-5 thru June 30, 2026",
            "Mon-Fri 9-5 until 6/30/2026",
        ],
        &[("2026-06-29T10:00", Open), ("2026-12-09T10:00", Closed)],
    );
    // Hours, days or months?
    all_say(
        &[
            "Martes 9 a 12 de diciembre a marzo",
            "Martes 9-11 de diciembre",
            "Mon-Fri 9-5 through December 5",
        ],
        &[("2026-12-08T10:00", Ask)],
    );
}

#[test]
fn a_date_is_open_in_the_years_of_its_weekday_alone() {
    for (hours, moment) in [
        ("Sat Dec 6 9-11 am", "2026-12-06T10:00"),
        ("Saturday, December 6, 9-11 am", "2026-12-06T10:00"),
        ("sábado 6 de diciembre, 9-11 am", "2026-12-06T10:00"),
        ("Sábado, 13 de diciembre de 9 a 11 am", "2026-12-13T10:00"),
        ("Tuesday, January 6, 10 am-noon", "2027-01-06T11:00"),
        ("Saturday January 3 from 10 am to 1 pm", "2027-01-03T11:00"),
        ("Friday, December 12, 2026 9-11 am", "2026-12-12T10:00"),
        ("Saturday, December 6, 2026 9-11 am", "2026-12-06T10:00"),
    ] {
        all_say(&[hours], &[(moment, Ask)]);
    }
    all_say(
        &["Sat Dec 5 9-11 am", "Saturday, December 5, 9-11 am"],
        &[("2026-12-05T10:00", Open)],
    );
}
