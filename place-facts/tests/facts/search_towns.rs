//! A town in a search is where something is looked for, and not what is looked for, in the starter lists.

use crate::starter_catalog::CATALOG;
use jiff::civil::{DateTime, date};
use place_facts::search::search;
use sync_protocol::places::search::SearchAnswer;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);
/// How many hits a first screen has.
const SCREEN: usize = 5;

fn answer(text: &str) -> SearchAnswer {
    search(&CATALOG, text, MONDAY)
}

fn near(text: &str) -> String {
    answer(text).near.unwrap().name
}

#[test]
fn a_place_elsewhere_is_no_nearer_for_a_name_that_holds_the_town() {
    let hits = answer("food in newark").hits;
    let at = |part: &str| hits.iter().position(|hit| hit.name.contains(part)).unwrap();
    assert!(at("Sacred Heart Emergency Food Pantry") < at("Archdiocese of Newark, Cranford"));
    // Who types more of the name means it.
    let named = &answer("catholic charities newark cranford").hits[0].name;
    assert_eq!(named, "Catholic Charities Archdiocese of Newark, Cranford");
}

#[test]
fn a_county_comes_before_a_town_of_another_that_is_called_like_it() {
    let answer = answer("Union soup kitchen");
    assert_eq!(answer.near.unwrap().name, "Union County");
    let first = CATALOG.get(&answer.hits[0].id).unwrap();
    assert_eq!(first.text("county").unwrap(), "Union");
    let cities = answer.hits.iter().take(SCREEN).map(|hit| &hit.name);
    assert!(cities.into_iter().all(|name| !name.contains("Union City")));
}

#[test]
fn a_street_with_the_name_of_a_town_is_in_the_town_behind_it() {
    for text in ["camden street newark", "food camden ave, newark"] {
        assert_eq!(near(text), "Newark", "{text}");
    }
    assert_eq!(answer("camden street newark").unknown, ["camden street"]);
    for (text, town) in [
        ("food newark st johns", "Newark"),
        ("food camden", "Camden"),
        ("food newark ave", "Newark"),
    ] {
        assert_eq!(near(text), town, "{text}");
    }
}

#[test]
fn a_village_that_people_name_is_known() {
    assert_eq!(near("Lawrenceville"), "Lawrenceville");
    assert_eq!(near("Asbury"), "Asbury Park");
}

#[test]
fn a_place_elsewhere_is_no_nearer_for_a_word_that_means_the_need() {
    for text in ["bus hudson", "bus to work hudson", "bus newark"] {
        let first = &answer(text).hits[0];
        assert_ne!(first.county.as_deref(), Some("Monmouth"), "{text}");
    }
    for text in [
        "food bank morristown",
        "banco de comida morristown",
        "foodbank morristown",
    ] {
        let miles = answer(text).hits[0].miles.unwrap();
        assert!(miles < 10.0, "{text}: {miles}");
    }
    let named = &answer("community foodbank of new jersey").hits[0].name;
    assert_eq!(named, "Community FoodBank of New Jersey");
}
