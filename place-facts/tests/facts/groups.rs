//! A group that is named beside others is not the only one that may come.

use crate::row_of::row_of;
use place_facts::requirements;
use place_facts::row::PlaceRow;
use serde_json::{Value, json};

fn groups(notes: &str) -> Vec<Value> {
    let fields = [("name", "x"), ("type", "Job training"), ("notes", notes)];
    let row = row_of(&fields);
    let list = "employment";
    let found = requirements::of_row(&PlaceRow { list, row: &row }).groups;
    found.iter().map(|group| json!(group.value)).collect()
}

#[test]
fn whoever_names_others_beside_a_group_is_not_for_it_alone() {
    for notes in [
        "Youth and adults. Call first",
        "Youth and adults 18+",
        "Adults and teens",
        "Youth, adults, families",
        "Youth and adult programs",
        "Young people and all ages",
        "Youth of all ages",
        "Jobs for youth and everyone else",
        "Seniors and adults",
        "Adults and seniors",
        "Seniors, adults and children",
        "Personas mayores y adultos",
        "Veterans and their families and the public",
        "Veterans and the general public",
        "Veterans and non-veterans",
        "People with and without disabilities",
        "People with or without a disability",
        "Open to all, also for veterans and the community",
    ] {
        assert!(groups(notes).is_empty(), "{notes}");
    }
}

#[test]
fn some_adults_beside_a_group_leave_it_alone() {
    for (notes, expected) in [
        ("Youth and young adults 12-21", vec!["youth"]),
        ("Youth under 18, no adults", vec!["youth"]),
        ("Older adults and people over 65", vec!["older"]),
        (
            "Seniors and adults with disabilities",
            vec!["older", "disabled"],
        ),
        (
            "Age 60+, adults with disability, veterans",
            vec!["veterans", "older", "disabled"],
        ),
        (
            "Seniors and anyone with a disability",
            vec!["older", "disabled"],
        ),
        ("Veterans with or without insurance", vec!["veterans"]),
        ("Veterans and their families", vec!["veterans"]),
        ("Veterans, not open to the public", vec!["veterans"]),
        ("Youth who come with an adult", vec!["youth"]),
    ] {
        assert_eq!(groups(notes), expected, "{notes}");
    }
}
