//! Sentences of hours that say when, and besides for whom, until when one gets in, or on which single day.

#![allow(clippy::unwrap_used)]

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::{at, state};
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

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
