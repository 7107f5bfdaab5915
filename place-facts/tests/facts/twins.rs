//! Rows that are one place under two names are one answer.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use place_facts::search::search;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{FindQuestion, Need, Span};

const MONDAY: DateTime = date(2026, 11, 23).at(10, 30, 0, 0);

fn row(name: &str, fields: &[(&str, &str)]) -> Row {
    let all = [
        ("name", name),
        ("type", "Re-entry services"),
        ("phone", "609-555-0100"),
        ("address", "73 E High Street"),
        ("city", "Trenton"),
        ("county", "Mercer"),
    ];
    let all = all.iter().chain(fields);
    row_of(all)
}

fn question(need: Need) -> FindQuestion {
    FindQuestion {
        need,
        near: Some("Trenton".into()),
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    }
}

fn found(list: &str, need: Need, rows: &[Row]) -> Vec<String> {
    let (catalog, _) = Catalog::new([(list, rows)], &[]);
    let answer = find(&catalog, &question(need), MONDAY).unwrap();
    let all = answer.places.into_iter().chain(answer.others);
    let mut names: Vec<String> = all.map(|it| it.name).collect();
    names.sort();
    names
}

fn are_one(list: &str, need: Need, other: &[(&str, &str)]) -> bool {
    let rows = [row("One", &[]), row("Two", other)];
    found(list, need, &rows).len() == 1
}

#[test]
fn the_same_door_and_number_is_one_place_which_is_told_as_the_row_that_says_most() {
    let full = row(
        "Full name",
        &[
            ("website", "https://x.test"),
            ("address", "73 East High St."),
        ],
    );
    let hours = row("With hours", &[("hours", "Monday-Friday 9 am-5 pm")]);
    let short = row("SHORT", &[("phone", "(609) 555-0100"), ("zip", "08608")]);
    assert_eq!(
        found("support", Need::Health, &[short.clone(), full.clone()]).len(),
        1
    );
    for rows in [
        [short.clone(), hours.clone(), full.clone()],
        [hours, full, short],
    ] {
        assert_eq!(found("support", Need::Health, &rows), ["With hours"]);
    }
}

#[test]
fn the_row_of_the_list_that_is_about_the_need_is_told() {
    let jobs = [row("Kitchen", &[("type", "Job search help")])];
    let meals = [row(
        "Kitchen",
        &[
            ("type", "Soup kitchen"),
            ("notes", "Job help"),
            ("hours", "Open 24/7"),
        ],
    )];
    let (catalog, _) = Catalog::new([("food", &meals[..]), ("employment", &jobs[..])], &[]);
    let answer = find(&catalog, &question(Need::Work), MONDAY).unwrap();
    let kinds: Vec<_> = answer.places.iter().map(|it| it.kind.clone()).collect();
    assert_eq!(kinds, [Some("Job search help".to_owned())]);
}

#[test]
fn another_number_door_service_or_people_is_another_place() {
    let are_one_center = |other: &[(&str, &str)]| are_one("support", Need::Health, other);
    assert!(are_one_center(&[("type", "Jobs and housing")]));
    for other in [
        ("phone", "609-555-0100 ext. 12"),
        ("phone", "211"),
        ("phone", ""),
        ("address", "75 E High Street"),
        ("address", ""),
        ("city", "Ewing"),
        ("county", "Essex"),
        ("notes", "For veterans"),
        ("notes", "Women only"),
    ] {
        assert!(!are_one_center(&[other]), "{other:?}");
    }
    // Help inside says more, and hides nothing.
    let inside = row("Two", &[("notes", "For people still inside")]);
    assert_eq!(
        found("support", Need::Health, &[row("One", &[]), inside]),
        ["One"]
    );
    let times = |hours| row(hours, &[("hours", hours)]);
    let rows = [times("Monday 9 am-5 pm"), times("Monday-Friday 9 am-5 pm")];
    assert_eq!(found("support", Need::Health, &rows).len(), 2);
    // A meal and a pantry.
    assert!(!are_one("food", Need::Food, &[("type", "Soup kitchen")]));
    assert!(are_one("food", Need::Food, &[]));
}

#[test]
fn without_a_number_the_name_and_the_website_say_it() {
    let row = |name: &str, kind: &str, website: &str| {
        let nothing = [("phone", ""), ("address", ""), ("city", "")];
        let said = [
            ("type", kind),
            ("website", website),
            ("county", "Statewide"),
        ];
        row(name, &[&nothing[..], &said[..]].concat())
    };
    let full = "New Jersey Reentry Corporation";
    let rows = |name: &str, website: &str| {
        [
            row(full, "Re-entry services", "https://njreentry.org"),
            row(name, "Re-entry", website),
        ]
    };
    let count = |name, website| found("support", Need::Health, &rows(name, website)).len();
    assert_eq!(
        count(
            "New Jersey Reentry Corporation (NJRC)",
            "https://njreentry.org"
        ),
        1
    );
    assert_eq!(count(full, "https://other.test"), 2);
    assert_eq!(count("NJRC Newark", "https://njreentry.org"), 2);
}

/// The names of the places that a search tells, of a list for housing and one for support.
fn searched(text: &str, housing: &[Row], support: &[Row]) -> Vec<String> {
    let (catalog, _) = Catalog::new([("support", support), ("housing", housing)], &[]);
    let answer = search(&catalog, text, MONDAY);
    assert_eq!(answer.total as usize, answer.hits.len(), "{text}");
    let mut names: Vec<String> = answer.hits.into_iter().map(|it| it.name).collect();
    names.sort();
    names
}

#[test]
fn the_search_tells_a_place_of_two_lists_once_as_the_row_that_the_finder_tells() {
    let short = row(
        "Harbor Community Help",
        &[
            ("type", "Community services"),
            ("notes", "Housing help, advice"),
        ],
    );
    let full = row("Harbor House", &[("type", "Housing help")]);
    let both = |other: &[(&str, &str)], text: &str| {
        let full = row(
            "Harbor House",
            &[&[("type", "Housing help")], other].concat(),
        );
        searched(text, &[full], std::slice::from_ref(&short))
    };
    for text in [
        "harbor",
        "housing trenton",
        "housing help",
        "harbor trenton",
    ] {
        assert_eq!(both(&[], text), ["Harbor House"], "{text}");
        let door = [("address", "5 Oak Street")];
        assert_eq!(both(&door, text).len(), 2, "{text}");
    }
    // What is found by the words of one row alone is told as that row or as its twin, and not twice.
    assert_eq!(both(&[], "advice trenton").len(), 1);
    // A shelter with meals is no pantry.
    let pantry = row("Harbor Pantry", &[("type", "Food pantry")]);
    let shelter = row(
        "Harbor Shelter",
        &[("type", "Emergency shelter"), ("notes", "Food, clothing")],
    );
    let lists: [(&str, &[Row]); 2] = [("food", &[pantry]), ("housing", &[shelter, full])];
    let (catalog, _) = Catalog::new(lists, &[]);
    let hits = search(&catalog, "harbor", MONDAY).hits;
    assert!(hits.iter().any(|it| it.name == "Harbor Pantry"));
    assert!(hits.iter().any(|it| it.name == "Harbor Shelter"));
}

/// The lists of the places that the finder tells for a need, of a list for food, one for clothes and one for housing.
fn lists_of(need: Need, food: &[Row], clothing: &[Row], housing: &[Row]) -> Vec<String> {
    let lists = [("clothing", clothing), ("housing", housing), ("food", food)];
    let (catalog, _) = Catalog::new(lists, &[]);
    let answer = find(&catalog, &question(need), MONDAY).unwrap();
    let all = answer.places.into_iter().chain(answer.later);
    let mut lists: Vec<String> = all.chain(answer.others).map(|it| it.list).collect();
    lists.sort();
    lists
}

#[test]
fn what_a_place_gives_beside_its_list_is_told_as_the_row_whose_list_it_is() {
    let kitchen = |fields: &[(&str, &str)]| {
        let own = [
            ("type", "Soup kitchen and pantry"),
            ("phone", "609-555-0100 ext. 117"),
            ("hours", "Monday-Friday 9 am-5 pm"),
        ];
        [row("Promise", &[&own[..], fields].concat())]
    };
    let closet = |fields: &[(&str, &str)]| {
        let own = [("type", "Free clothing"), ("notes", "Meals. Call first")];
        [row("Promise", &[&own[..], fields].concat())]
    };
    let told = |food: &[(&str, &str)], clothing: &[(&str, &str)]| {
        lists_of(Need::Food, &kitchen(food), &closet(clothing), &[])
    };
    assert_eq!(told(&[], &[]), ["food"]);
    let elsewhere = ("address", "5 Oak Street");
    // The same organization with the same number, or another at the same address.
    assert_eq!(told(&[], &[elsewhere]), ["food"]);
    assert_eq!(told(&[("name", "Parish")], &[]), ["food"]);
    for (food, clothing) in [
        (("name", "Parish"), elsewhere),
        (("notes", "Women only"), ("website", "https://x.test")),
        (("notes", "For veterans"), ("website", "https://x.test")),
    ] {
        assert_eq!(told(&[food], &[clothing]), ["clothing", "food"], "{food:?}");
    }
    let clothes = [row(
        "St. Lucy",
        &[("type", "Clothing for guests"), ("notes", "Adults 21+")],
    )];
    let shelter = [row(
        "St. Lucy",
        &[
            ("type", "Emergency shelter"),
            ("notes", "Single men and women 21+. Food, clothing, showers"),
        ],
    )];
    assert_eq!(
        lists_of(Need::Clothes, &[], &clothes, &shelter),
        ["clothing"]
    );
    // It is told for what its own list is about.
    assert_eq!(
        lists_of(Need::Shelter, &[], &clothes, &shelter),
        ["housing"]
    );
}
