//! A place is plainly open only if every sentence of its notes was understood. One that was not stands on the card.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{describe, find};
use serde::Deserialize;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, FindQuestion, FoundPlace, Need, Span};
use sync_protocol::places::hours::OpenState;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Cases {
    held_back: Vec<String>,
    gone: Vec<String>,
    open: Vec<String>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../cases/understood.json")).unwrap()
}

fn row(hours: &str, notes: &str) -> Row {
    let fields = [
        ("name", "x"),
        ("type", "Food pantry"),
        ("city", "Newark"),
        ("county", "Essex"),
        ("hours", hours),
        ("notes", notes),
    ];
    row_of(&fields)
}

fn catalog(hours: &str, notes: &str) -> Catalog {
    Catalog::new([("food", &[row(hours, notes)][..])], &[]).0
}

/// A place whose hours alone say that it is open, on a Monday at 10 am.
fn place(hours: &str, notes: &str) -> FoundPlace {
    let catalog = catalog(hours, notes);
    describe(&catalog.places()[0], "2026-11-23T10:00".parse().unwrap())
}

const HOURS: [&str; 2] = ["Open 24/7", "Monday-Friday 9 am-5 pm"];

/// The sentences of which a check fails with one of the hours.
fn failing(sentences: &[String], check: impl Fn(&FoundPlace) -> bool) -> Vec<&str> {
    let fails = |notes: &&str| HOURS.iter().any(|hours| !check(&place(hours, notes)));
    sentences.iter().map(String::as_str).filter(fails).collect()
}

#[test]
fn what_was_not_understood_opens_no_door() {
    let cases = cases();
    let is_held = |it: &FoundPlace| it.open.state == OpenState::Ask;
    assert_eq!(failing(&cases.held_back, is_held), [""; 0]);
    // Beside sentences that are understood it is the same.
    let beside: Vec<String> = cases
        .held_back
        .iter()
        .map(|it| format!("Hot meals. {it}. Free"))
        .collect();
    assert_eq!(failing(&beside, is_held), [""; 0]);
}

#[test]
fn what_was_not_understood_stands_on_the_card() {
    for notes in [
        "Placed by Social Services",
        "$15 a night",
        "Intake 9 am-3 pm",
        "Every other week",
        "No longer in operation",
        "We have moved",
        "Guests accepted weekdays 8 to 4",
    ] {
        let found = place("Open 24/7", &format!("Hot meals. {notes}"));
        let conditions = found.requirements.conditions.iter();
        let quoted: Vec<&str> = conditions.map(|it| it.words.as_str()).collect();
        assert_eq!(quoted, [notes]);
    }
}

#[test]
fn what_is_gone_fits_nobody() {
    let is_closed = |it: &FoundPlace| it.open.state == OpenState::Closed && it.open.next.is_none();
    assert_eq!(failing(&cases().gone, is_closed), [""; 0]);
    let question = FindQuestion {
        need: Need::Food,
        near: None,
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    };
    let catalog = catalog("Open 24/7", "Building burned down in 2024");
    let now = "2026-11-23T10:00".parse().unwrap();
    let answer = find(&catalog, &question, now).unwrap();
    assert!(answer.places.is_empty() && answer.later.is_empty());
    let differs = answer.others.iter().flat_map(|it| it.differs.clone());
    assert!(differs.eq(std::iter::repeat_n(Difference::Closed, answer.others.len())));
}

#[test]
fn what_limits_nobody_leaves_a_place_open() {
    let cases = cases();
    let is_open = |it: &FoundPlace| it.open.state == OpenState::Open;
    assert_eq!(failing(&cases.open, is_open), [""; 0]);
    let together = cases.open.join(". ");
    assert_eq!(failing(&[together], is_open), [""; 0]);
}
