//! Sentences of hours that say when, and besides for whom, until when one gets in, or on which single day.

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::{at, state};
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};
use sync_protocol::places::hours::Reception;

/// The sentences with their moments that come out otherwise.
fn wrong(cases: &[(&str, &str, OpenState)]) -> Vec<String> {
    let found = cases.iter().filter_map(|(sentence, moment, expected)| {
        let hours = of_row(Some(sentence), None);
        let found = state(&hours, read_moment(moment).unwrap().0).0;
        (found != *expected)
            .then(|| format!("{sentence} at {moment}: {found:?}, should be {expected:?}"))
    });
    found.collect()
}

/// A Monday.
const MONDAY: &str = "2026-11-23T10:30";

#[test]
fn the_monday_of_a_holiday_is_not_each_monday() {
    let cases = [
        ("Thanksgiving Monday 9 am-12 pm", MONDAY, Ask),
        ("Christmas Monday 9 am-12 pm", MONDAY, Ask),
        ("Pantry: Thanksgiving Monday 9 am-12 pm", MONDAY, Ask),
        ("Pantry: Labor Day Monday 9 am-12 pm", MONDAY, Ask),
        ("Dinner: holiday Mondays 9 am-12 pm", MONDAY, Ask),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

/// Sources write "every third Monday" for the third of the month; none of them begins to count anywhere.
#[test]
fn every_third_monday_is_the_third_of_the_month() {
    let cases = [
        ("Every third Monday 9 am-12 pm", "2026-11-16T10:30", Open),
        ("Every third Monday 9 am-12 pm", MONDAY, Closed),
        ("Every 4th Tuesday 9 am-12 pm", "2026-11-24T10:30", Open),
        ("Every 4th Tuesday 9 am-12 pm", "2026-11-17T10:30", Closed),
        ("Every 3 weeks on Monday 9 am-12 pm", MONDAY, Ask),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

/// "Every second" is also said of every other week; a list of ordinals and "of the month" are not.
#[test]
fn every_second_thursday_has_to_be_asked_about() {
    // The second Thursday of November, the third, and the Wednesday before it.
    let (second, third, wednesday) = ("2026-11-12T10:30", "2026-11-19T10:30", "2026-11-18T10:30");
    let cases = [
        ("Every second Thursday 10 am-12 pm", second, Ask),
        ("Every second Thursday 10 am-12 pm", third, Ask),
        ("Every second Thursday 10 am-12 pm", wednesday, Closed),
        ("Each 2nd Thursday, 10 am - 12 pm", second, Ask),
        ("Cada segundo jueves 10 am a 12 pm", second, Ask),
        (
            "Every second Thursday of the month 10 am-12 pm",
            second,
            Open,
        ),
        (
            "Every 2nd Thursday of each month 10 am-12 pm",
            third,
            Closed,
        ),
        ("Second Thursday 10 am-12 pm", second, Open),
        ("2nd Thursday 10 am-12 pm", third, Closed),
        ("Every second and fourth Thursday 10 am-12 pm", second, Open),
        (
            "Every second and fourth Thursday 10 am-12 pm",
            third,
            Closed,
        ),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn nobody_surely_gets_in_after_the_doors_close() {
    let cases = [
        (
            "Monday 9 am-12 pm (doors open 9-10 am)",
            "2026-11-23T09:30",
            Open,
        ),
        ("Monday 9 am-12 pm (doors open 9-10 am)", MONDAY, Ask),
        ("Monday 9 am-12 pm, doors open 8:30-9:30 am", MONDAY, Ask),
        ("Monday 9 am-12 pm (doors open 8:30 am)", MONDAY, Open),
        ("Monday 9 am-12 pm, doors open at 8:30 am", MONDAY, Open),
        ("Doors open Monday 9 am-12 pm", MONDAY, Open),
    ];
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn a_service_for_some_is_never_surely_open() {
    for some in [
        "serves residents of Bound Brook",
        "for members",
        "families in need",
        "registered clients",
        "seniors and veterans",
    ] {
        let sentence = format!("Food Pantry: {some} on Mondays 9 am-12 pm");
        assert_eq!(wrong(&[(&sentence, MONDAY, Ask)]), [""; 0]);
    }
    let free = "Soup kitchen: church provides dinner on Mondays 9 am-12 pm";
    assert_eq!(wrong(&[(free, MONDAY, Open)]), [""; 0]);
}

#[test]
fn hours_for_seniors_do_not_name_the_hours_for_everyone() {
    let hours = of_row(
        Some("Every third Thursday, 9:30 am (seniors) / 11 am - 1 pm"),
        None,
    );
    let service = |moment: &str| at(&hours, read_moment(moment).unwrap().0).service;
    assert_eq!(service("2026-11-19T10:00").as_deref(), Some("seniors"));
    assert_eq!(service("2026-11-19T12:00"), None);
    let hours = of_row(Some("Monday 9-11 am (seniors), pantry 11 am-1 pm"), None);
    let named: Vec<_> = hours
        .rules
        .iter()
        .map(|rule| rule.service.as_deref())
        .collect();
    assert!(!named.contains(&None), "{named:?}");
}

/// On Saturday, November 28, and on the Sunday after it.
fn with_note(hours: &str, note: &str) -> [OpenState; 2] {
    let hours = of_row(Some(hours), Some(note));
    ["2026-11-28T18:30", "2026-11-29T18:30"]
        .map(|moment| state(&hours, read_moment(moment).unwrap().0).0)
}

#[test]
fn hours_of_each_week_are_unsure_beside_a_note_that_it_is_not_each() {
    for note in [
        "Twice a month. Home delivery on Wednesdays. Also clothing",
        "Once a month",
        "Once per month",
        "Every other week",
        "Every other Saturday",
        "Alternate Saturdays",
        "Two Saturdays a month",
        "Open monthly",
        "Biweekly",
        "Bi-weekly",
        "Twice monthly; call first",
        "Every second Saturday",
        "Distribution every two weeks",
        "Dos veces al mes",
        "Una vez al mes",
        "Cada dos semanas",
        "Quincenal",
    ] {
        let found = with_note("Saturday, 6 pm - 7 pm", note);
        assert_eq!(found, [Ask, Closed], "{note}");
    }
}

#[test]
fn how_often_one_may_come_does_not_change_the_hours() {
    for note in [
        "One visit a month",
        "Once per month per family",
        "Once a month per household",
        "Come once a month",
        "You may come twice a month",
        "30 days between visits",
        "Families may shop once a month",
        "Limit: once a month",
        "Una vez al mes por familia",
        "Register once a year",
        "Bring proof of monthly income",
        "Home delivery twice a month",
        "Also clothing once a month",
        "Closed the last Friday of each month",
        "Alternate phone 732-555-0100",
    ] {
        let found = with_note("Saturday, 6 pm - 7 pm", note);
        assert_eq!(found[0], Open, "{note}");
    }
    // On five days of each week nothing happens twice a month but visits, and a day of the month is one already.
    assert_eq!(
        with_note("Monday-Saturday 9 am-7 pm", "Twice a month")[0],
        Open
    );
    assert_eq!(with_note("Last Saturday 6-7 pm", "Once a month")[0], Open);
}

/// A July night: cold nights are over.
const JULY: &str = "2026-07-08T03:00";
const SATURDAY: &str = "2026-11-28T10:30";

#[test]
fn all_day_on_cold_nights_is_not_all_day() {
    for sentence in [
        "Code Blue 24/7",
        "Code Blue 24 hours",
        "Code Blue: open 24 hours",
        "Code Blue nights 24 hours",
        "24 hours Code Blue",
        "24/7 during Code Blue",
        "Código azul 24 horas",
    ] {
        let cases = [JULY, MONDAY, SATURDAY].map(|moment| (sentence, moment, Ask));
        assert_eq!(wrong(&cases), [""; 0]);
    }
    for sentence in [
        "Mon-Fri 9 am-5 pm, Code Blue 24/7",
        "Mon-Fri 9 am-5 pm; Code Blue 24 hours",
        "Monday-Friday 9 am-5 pm, Code Blue nights open 24 hours",
    ] {
        let cases = [
            (sentence, MONDAY, Open),
            (sentence, JULY, Ask),
            (sentence, SATURDAY, Ask),
        ];
        assert_eq!(wrong(&cases), [""; 0]);
    }
}

#[test]
fn a_line_that_answers_all_day_has_no_office_hours() {
    for sentence in [
        "Mon-Fri 9 am-5 pm, 24/7 hotline",
        "Mon-Fri 9 am-5 pm; 24/7 hotline",
        "Monday-Friday 9 am-5 pm, crisis line 24 hours",
        "Monday-Friday 9 am-5 pm, 24-hour line",
    ] {
        let cases = [(sentence, JULY, Open), (sentence, SATURDAY, Open)];
        assert_eq!(wrong(&cases), [""; 0]);
        let reception = |moment| {
            let hours = of_row(Some(sentence), None);
            at(&hours, read_moment(moment).unwrap().0).reception
        };
        assert_eq!(reception(MONDAY), Some(Reception::WalkIn), "{sentence}");
        assert_eq!(reception(SATURDAY), Some(Reception::Phone), "{sentence}");
    }
}
