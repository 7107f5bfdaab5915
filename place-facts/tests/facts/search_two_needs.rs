//! A search with two needs: a place does both also where its rows stand in two lists, and behind it places near by that do one of
//! them are told. In the starter lists, and where a list has to be made for it.

use crate::row_of::row_of;
use crate::starter_catalog::CATALOG;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::search::search;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, REACH_MILES};
use sync_protocol::places::search::{SearchAnswer, SearchHit};

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);

fn answer(text: &str) -> SearchAnswer {
    search(&CATALOG, text, MONDAY)
}

fn names(hits: &[SearchHit]) -> Vec<&str> {
    hits.iter().map(|it| it.name.as_str()).collect()
}

#[test]
fn rows_of_one_place_in_two_lists_do_both() {
    for (text, name) in [
        ("food and a bed in Union City", "Palisades Emergency"),
        ("comida y una cama en Union City", "Palisades Emergency"),
        ("food and a bed in Trenton", "Rescue Mission of Trenton"),
        ("a bed and food in Trenton", "Rescue Mission of Trenton"),
        ("food and clothes in Newark", "Food and Clothing Pantry"),
        ("ropa y comida en Newark", "Food and Clothing Pantry"),
        (
            "clothes and a bed in Asbury Park",
            "Jersey Shore Rescue Mission",
        ),
    ] {
        let hits = answer(text).hits;
        let names = names(&hits);
        // The one that has neither a number nor an address comes behind those that have one.
        let at = names.iter().position(|it| it.contains(name));
        assert!(at.is_some_and(|at| at < 10), "{text}: {names:?}");
    }
    for text in ["food and a bed in Union City", "food and a bed in Trenton"] {
        let first = &answer(text).hits[0];
        let town = text.rsplit(" in ").next().unwrap();
        assert_eq!(first.city.as_deref(), Some(town), "{text}: {}", first.name);
    }
}

#[test]
fn places_near_by_that_do_one_of_both_are_told_behind_with_what_differs() {
    for text in [
        "food and a bed in Union City",
        "food and a bed in Trenton",
        "clothes and work in Maple Shade",
    ] {
        let others = answer(text).others;
        assert!(others.len() > 1, "{text}");
        let lists: Vec<&str> = others.iter().map(|it| it.list.as_str()).collect();
        let first = lists[0];
        assert!(lists.iter().any(|it| *it != first), "{text}: {lists:?}");
        for other in others {
            assert_eq!(other.differs, [Difference::OnlyPart], "{text}");
            let miles = other.miles.unwrap();
            assert!(miles <= f64::from(REACH_MILES), "{text}: {miles}");
        }
    }
    for text in ["food in Trenton", "a bed in Trenton", "food and a bed"] {
        let others = answer(text).others;
        let is_part = |it: &SearchHit| it.differs.contains(&Difference::OnlyPart);
        assert!(!others.iter().any(is_part), "{text}");
    }
}

/// What is told for "food and a bed in Trenton" of a kitchen and a shelter.
fn told(kitchen: &[(&str, &str)], shelter: &[(&str, &str)]) -> usize {
    let row = |kind: &str, fields: &[(&str, &str)]| -> Row {
        let known = [("type", kind), ("city", "Trenton"), ("county", "Mercer")];
        row_of(&[&known[..], fields].concat())
    };
    let food = [row("Soup kitchen", kitchen)];
    let housing = [
        row("Emergency shelter", shelter),
        row(
            "Emergency shelter",
            &[("name", "Both"), ("notes", "Meals for all")],
        ),
    ];
    let lists = [("food", &food[..]), ("housing", &housing[..])];
    let catalog = Catalog::new(lists, &[]).0;
    let hits = search(&catalog, "food and a bed in Trenton", MONDAY).hits;
    hits.iter().filter(|it| it.name != "Both").count()
}

#[test]
fn rows_are_one_place_with_one_name_and_address_or_one_number() {
    let (name, address) = (("name", "Hope"), ("address", "12 Main Street"));
    let short = ("address", "12 Main St");
    let phone = ("phone", "609-555-0101");
    assert_eq!(told(&[name, address], &[name, short]), 2);
    assert_eq!(told(&[("name", "Hope Kitchen"), phone], &[name, phone]), 2);
    // Counter examples: a neighbor, a namesake, and a number for all.
    assert_eq!(told(&[("name", "Grace"), address], &[name, short]), 0);
    assert_eq!(told(&[name, address], &[name, ("address", "9 Oak Ave")]), 0);
    let line = ("phone", "211");
    assert_eq!(told(&[("name", "Grace"), line], &[name, line]), 0);
}
