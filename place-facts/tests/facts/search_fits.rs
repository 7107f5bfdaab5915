//! What the search tells of places that do not fit, and of what time its states are: the same as the finder.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use place_facts::search::search;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, FindQuestion, Need, Span};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::search::SearchAnswer;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);

fn place(name: &str, fields: &[(&str, &str)]) -> Row {
    let all = [
        ("name", name),
        ("type", "Emergency shelter"),
        ("city", "Trenton"),
        ("zip", "08608"),
        ("county", "Mercer"),
        ("phone", "609-555-0100"),
    ];
    row_of(all.iter().chain(fields))
}

fn catalog(list: &str, rows: &[Row]) -> Catalog {
    Catalog::new([(list, rows)], &[]).0
}

fn names(hits: &[sync_protocol::places::search::SearchHit]) -> Vec<&str> {
    let mut names: Vec<_> = hits.iter().map(|hit| hit.name.as_str()).collect();
    names.sort_unstable();
    names
}

fn shelters(more: &[Row]) -> Catalog {
    let men = [
        place("Amani", &[("notes", "Men only")]),
        place("Rescue", &[("notes", "Single adults only")]),
    ];
    catalog("housing", &[&men, more].concat())
}

#[test]
fn who_asked_for_women_or_children_finds_no_place_that_excludes_them() {
    let others = [("A", "1 A St"), ("B", "2 B St"), ("C", "3 C St")];
    let others = others.map(|(name, address)| {
        place(
            name,
            &[("notes", "Women and children"), ("address", address)],
        )
    });
    let catalog = shelters(&others);
    for (text, found) in [
        ("women shelter trenton", vec!["A", "B", "C", "Rescue"]),
        (
            "albergue para mujeres trenton",
            vec!["A", "B", "C", "Rescue"],
        ),
        ("shelter for my kids trenton", vec!["A", "B", "C"]),
    ] {
        let answer = search(&catalog, text, MONDAY);
        assert_eq!(names(&answer.hits), found, "{text}");
        assert!(answer.others.is_empty(), "{text}");
        assert_eq!(answer.total as usize, found.len(), "{text}");
    }
    let all = search(&catalog, "shelter trenton", MONDAY);
    assert_eq!(all.total, 5);
}

#[test]
fn where_hardly_any_place_fits_those_that_do_not_are_told_apart() {
    let women = [place("A", &[("notes", "Women and children")])];
    let answer = search(&shelters(&women), "shelter for my kids trenton", MONDAY);
    assert_eq!(names(&answer.hits), ["A"]);
    assert_eq!(names(&answer.others), ["Amani", "Rescue"]);
    for hit in &answer.others {
        assert_eq!(hit.differs, [Difference::NoFamilies], "{}", hit.name);
    }
}

/// The state that the finder says of the only place, and that of the search.
fn states(catalog: &Catalog, text: &str, need: Need, at: Option<&str>, span: Span) {
    let question = FindQuestion {
        need,
        near: None,
        at: at.map(str::to_owned),
        span,
        wishes: Vec::new(),
        limit: None,
    };
    let answer = find(catalog, &question, MONDAY).unwrap();
    let all = [answer.places, answer.later, answer.others].concat();
    let searched = search(catalog, text, MONDAY);
    assert_eq!(
        (&searched.at, searched.span),
        (&answer.at, answer.span),
        "{text}"
    );
    let hits = [searched.hits, searched.others].concat();
    assert!(!hits.is_empty(), "{text}");
    for hit in hits {
        let found = all.iter().find(|place| place.id == hit.id);
        assert_eq!(
            Some(&hit.open),
            found.map(|it| &it.open),
            "{text}: {}",
            hit.name
        );
    }
}

#[test]
fn the_search_says_the_state_that_the_finder_says() {
    let lucy = place(
        "Lucy",
        &[("hours", "24/7"), ("notes", "Food, clothing, showers")],
    );
    let beds = catalog("housing", &[lucy]);
    states(&beds, "hungry", Need::Food, None, Span::Now);
    states(&beds, "bed", Need::Shelter, None, Span::Now);
    let hungry = search(&beds, "hungry", MONDAY).hits;
    assert_eq!(hungry[0].open.state, OpenState::Ask);
    assert_eq!(
        search(&beds, "bed", MONDAY).hits[0].open.state,
        OpenState::Open
    );

    let kitchens = [
        place("Noon", &[("hours", "Monday-Friday 11 am-1 pm")]),
        place("Sunday", &[("hours", "Sunday 10 am-noon")]),
        place("Always", &[("hours", "24/7")]),
        place("Unsure", &[("hours", "Call for hours")]),
    ];
    let food = catalog("food", &kitchens);
    for (text, at, span) in [
        ("hungry", None, Span::Now),
        ("pantry open sunday", Some("2026-11-29"), Span::Day),
        ("comida el domingo", Some("2026-11-29"), Span::Day),
        ("food tomorrow", Some("2026-11-24"), Span::Day),
        ("comida para mañana", Some("2026-11-24"), Span::Day),
        ("manje demen", Some("2026-11-24"), Span::Day),
        ("comida amanhã", Some("2026-11-24"), Span::Day),
        ("dinner tonight", None, Span::Day),
        ("comida esta noche", None, Span::Day),
        ("food monday", None, Span::Day),
        ("comida por la mañana", None, Span::Now),
    ] {
        states(&food, text, Need::Food, at, span);
    }
}

#[test]
fn a_day_within_a_phrase_counts_and_a_quoted_one_does_not() {
    let beds = catalog("housing", &[place("Bed", &[("hours", "24/7")])]);
    let span = |text: &str| -> (String, Span) {
        let SearchAnswer { at, span, .. } = search(&beds, text, MONDAY);
        (at, span)
    };
    let now = "2026-11-23T14:20".to_owned();
    assert_eq!(span("bed tonight"), (now.clone(), Span::Day));
    assert_eq!(span("bed"), (now.clone(), Span::Now));
    assert_eq!(span("bed \"tonight\""), (now, Span::Now));
    let after = "2026-11-25T00:00".to_owned();
    assert_eq!(span("bed the day after tomorrow"), (after, Span::Day));
}

#[test]
fn words_for_a_record_are_spelled_right_and_a_couple_needs_a_bed() {
    let catalog = shelters(&[]);
    for text in [
        "vivienda con antecedentes penales",
        "empleo con antecedentes penales",
        "antecedentes penales",
    ] {
        let answer = search(&catalog, text, MONDAY);
        assert_eq!(answer.understood, None, "{text}");
        assert_eq!(answer.unknown, [""; 0], "{text}");
    }
    for text in [
        "place for me and my girlfriend",
        "couples shelter",
        "lugar para mi y mi novia",
    ] {
        let answer = search(&catalog, text, MONDAY);
        assert_eq!(answer.needs, [Need::Shelter], "{text}");
        assert_eq!(answer.total, 2, "{text}");
    }
}
