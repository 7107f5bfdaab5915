//! The finder and the search over places made up for it.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use place_facts::search::search;
use proptest::prelude::*;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, FindQuestion, Need, Span, Wish};
use sync_protocol::places::hours::{OpenState, Reception};

const MONDAY: DateTime = date(2026, 11, 23).at(10, 30, 0, 0);

fn place(name: &str, fields: &[(&str, &str)]) -> Row {
    let all = [
        ("name", name),
        ("type", "Food pantry"),
        ("phone", "609-555-0100"),
    ];
    let all = all.iter().chain(fields);
    row_of(all)
}

fn shelter(name: &str, kind: &str, fields: &[(&str, &str)]) -> Row {
    let mut row = place(name, fields);
    row.insert("type".into(), kind.into());
    row
}

/// The names of the places in an answer of someone who needs a bed in Trenton, best first.
fn beds_near_trenton(rows: &[Row]) -> Vec<String> {
    let (catalog, _) = Catalog::new([("housing", rows)], &[]);
    let bed = FindQuestion {
        need: Need::Shelter,
        ..question("Trenton")
    };
    let answer = find(&catalog, &bed, MONDAY).unwrap();
    answer.places.into_iter().map(|place| place.name).collect()
}

fn catalog(rows: &[Row]) -> Catalog {
    Catalog::new([("food", rows)], &[]).0
}

fn question(near: &str) -> FindQuestion {
    FindQuestion {
        need: Need::Food,
        near: Some(near.into()),
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    }
}

#[test]
fn open_comes_before_ask_and_near_before_far_across_the_county_line() {
    let rows = [
        place("far and open", &[("zip", "08401"), ("hours", "Open 24/7")]),
        place("near and silent", &[("zip", "07102")]),
        place(
            "over the county line and open",
            &[("zip", "07030"), ("hours", "Monday-Friday 9 am-3 pm")],
        ),
        place(
            "near and open later",
            &[("zip", "07102"), ("hours", "Monday 6 pm-8 pm")],
        ),
        place(
            "near and closed today",
            &[("zip", "07102"), ("hours", "Friday 9 am-3 pm")],
        ),
    ];
    let answer = find(&catalog(&rows), &question("07102"), MONDAY).unwrap();
    let names: Vec<&str> = answer
        .places
        .iter()
        .map(|place| place.name.as_str())
        .collect();
    assert_eq!(names[0], "over the county line and open");
    assert_eq!(names.last(), Some(&"far and open"));
    assert_eq!(answer.total, 4);
    assert_eq!(answer.others.len(), 1);
    assert_eq!(answer.others[0].differs, [Difference::Closed]);
    assert_eq!(
        answer.others[0].open.next.as_ref().unwrap().at,
        "2026-11-27T09:00"
    );
}

#[test]
fn a_bed_comes_before_a_telephone_line_and_ones_own_county_before_others() {
    let rows = [
        shelter(
            "line of another county",
            "Hotline",
            &[("county", "Cape May"), ("hours", "24-hour line")],
        ),
        shelter(
            "line",
            "Hotline",
            &[("county", "Statewide"), ("hours", "24-hour line")],
        ),
        shelter(
            "office",
            "County emergency housing office",
            &[("zip", "08608")],
        ),
        shelter("mission", "Emergency shelter", &[("zip", "08608")]),
        shelter(
            "women",
            "Emergency shelter",
            &[("zip", "08608"), ("notes", "Pregnant women")],
        ),
    ];
    assert_eq!(
        beds_near_trenton(&rows),
        [
            "mission",
            "women",
            "office",
            "line",
            "line of another county"
        ]
    );
}

#[test]
fn a_line_that_is_near_and_open_comes_after_a_bed_in_reach_that_has_to_be_asked() {
    let rows = [
        shelter(
            "line",
            "24-hour housing hotline",
            &[("zip", "08608"), ("hours", "Open 24/7")],
        ),
        shelter("mission", "Emergency shelter", &[("zip", "08901")]),
        shelter(
            "office",
            "County emergency housing office",
            &[("zip", "08608"), ("hours", "Monday-Friday 9 am-5 pm")],
        ),
    ];
    // New Brunswick is some 24 miles away. An office that is near is still shown first then.
    assert_eq!(beds_near_trenton(&rows), ["office", "line", "mission"]);
    let mut near = rows;
    near[1].insert("zip".into(), "08540".into());
    assert_eq!(beds_near_trenton(&near), ["mission", "office", "line"]);
    let (catalog, _) = Catalog::new([("housing", &near[..])], &[]);
    let reception = &catalog.places()[0].hours.rules[0].reception;
    assert_eq!(*reception, Reception::Phone);
}

#[test]
fn a_telephone_line_for_survivors_does_not_come_before_a_bed_for_everyone() {
    let rows = [
        shelter(
            "survivors",
            "Domestic violence shelter",
            &[("zip", "08608"), ("hours", "24-hour hotline")],
        ),
        shelter("mission", "Emergency shelter", &[("zip", "08618")]),
        shelter(
            "open to all",
            "Emergency shelter",
            &[("zip", "08901"), ("hours", "Open 24/7")],
        ),
    ];
    assert_eq!(
        beds_near_trenton(&rows),
        ["mission", "survivors", "open to all"]
    );
}

#[test]
fn a_day_asks_whether_it_opens_some_time_of_that_day() {
    let rows = [
        place("evening", &[("hours", "Friday 6 pm-8 pm")]),
        place("monday", &[("hours", "Monday 9 am-3 pm")]),
    ];
    let friday = FindQuestion {
        at: Some("2026-11-27".into()),
        ..question("07102")
    };
    let answer = find(&catalog(&rows), &friday, MONDAY).unwrap();
    assert_eq!(answer.places.len(), 1);
    assert_eq!(answer.places[0].name, "evening");
    assert_eq!(
        answer.places[0].open.next.as_ref().unwrap().at,
        "2026-11-27T18:00"
    );
    assert_eq!(
        (answer.at.as_str(), answer.span),
        ("2026-11-27T00:00", Span::Day)
    );
}

#[test]
fn residents_of_elsewhere_are_sent_on() {
    let rows = [place(
        "Edison only",
        &[
            ("hours", "Open 24/7"),
            ("zip", "08817"),
            ("notes", "Edison residents"),
        ],
    )];
    let at = |near: &str| find(&catalog(&rows), &question(near), MONDAY).unwrap();
    assert_eq!(at("Edison").places.len(), 1);
    assert_eq!(at("08817").places.len(), 1);
    assert_eq!(at("Middlesex County").places.len(), 1);
    assert_eq!(at("Newark").others[0].differs, [Difference::Elsewhere]);
}

#[test]
fn who_lives_in_a_part_of_a_town_is_taken_where_the_town_is() {
    let taken = |residents: &str, county: &str, near: &str| {
        let notes = format!("{residents} residents");
        let fields = [
            ("hours", "Open 24/7"),
            ("zip", "07001"),
            ("county", county),
            ("notes", notes.as_str()),
        ];
        let answer = find(
            &catalog(&[place("Pantry", &fields)]),
            &question(near),
            MONDAY,
        );
        answer.unwrap().places.len() == 1
    };
    assert!(taken("Woodbridge", "Middlesex", "07001"));
    assert!(taken("Woodbridge", "Middlesex", "Avenel"));
    assert!(taken("Avenel", "Middlesex", "Woodbridge"));
    assert!(!taken("Avenel", "Middlesex", "Iselin"));
    assert!(!taken("Carteret", "Middlesex", "07001"));
    assert!(taken("Jersey City", "Hudson", "07306"));
    // The county of the place says which town of the name it means.
    assert!(taken("Franklin", "Gloucester", "Franklin, Gloucester"));
    assert!(!taken("Franklin", "Gloucester", "Franklin, Somerset"));
}

#[test]
fn what_the_source_does_not_say_is_to_be_asked() {
    let rows = [place("silent", &[("hours", "Open 24/7")])];
    let asked = FindQuestion {
        wishes: vec![Wish::NoId, Wish::WithRecord],
        ..question("07102")
    };
    let answer = find(&catalog(&rows), &asked, MONDAY).unwrap();
    assert_eq!(answer.places[0].asks, [Wish::NoId, Wish::WithRecord]);
}

#[test]
fn words_beginnings_and_misspelled_words_are_found() {
    let rows = [
        place(
            "Tabernacle of Hope",
            &[("city", "Camden"), ("zip", "08102")],
        ),
        place(
            "Saint John",
            &[("city", "Newark"), ("zip", "07102"), ("notes", "Diapers")],
        ),
    ];
    let names = |text: &str| -> Vec<String> {
        search(&catalog(&rows), text, MONDAY)
            .hits
            .into_iter()
            .map(|hit| hit.name)
            .collect()
    };
    assert_eq!(names("tabernacle"), ["Tabernacle of Hope"]);
    assert_eq!(names("tabern"), ["Tabernacle of Hope"]);
    assert_eq!(names("tabrenacle"), ["Tabernacle of Hope"]);
    assert_eq!(names("diapers"), ["Saint John"]);
    // When it is open is asked in the finder, not of the words of a list.
    assert_eq!(names("diapers open tomorrow"), ["Saint John"]);
    assert_eq!(names("diapers abierto mañana"), ["Saint John"]);
    // "no ID" is not found inside "diapers".
    assert_eq!(names("apers"), [""; 0]);
    assert_eq!(names("hungry newark")[0], "Saint John");
    assert_eq!(names("08102")[0], "Tabernacle of Hope");
    let understood = search(&catalog(&rows), "tabrenacle", MONDAY).understood;
    assert_eq!(understood.as_deref(), Some("tabernacle"));
    assert!(names("").is_empty());
}

proptest! {
    #[test]
    fn no_words_make_it_panic(text in "\\PC{0,120}", hours in "\\PC{0,60}", notes in "\\PC{0,60}") {
        let rows = [place("x", &[("hours", &hours), ("notes", &notes), ("zip", &text)])];
        let catalog = catalog(&rows);
        search(&catalog, &text, MONDAY);
        let mut asked = question(&text);
        asked.wishes = Wish::ALL.to_vec();
        let answer = find(&catalog, &asked, MONDAY).unwrap();
        prop_assert!(answer.places.len() + answer.others.len() <= 1);
    }

    #[test]
    fn no_numbers_make_the_parser_of_hours_fail(
        hours in "(Mon )?[0-9]{1,5}(:[0-9]{1,5})? ?(am)?-[0-9]{1,5}(:[0-9]{1,5})? ?(pm)?( and [0-9]{1,5}-[0-9]{1,5})?"
    ) {
        let _ = place_facts::hours::parse::parse(&hours);
    }

    #[test]
    fn a_sentence_that_is_not_understood_is_never_open(hours in "[a-z0-9 ,;:&()-]{1,40}", hour in 0_i8..24) {
        let rows = [place("x", &[("hours", &hours)])];
        let catalog = catalog(&rows);
        if place_facts::hours::parse::parse(&hours).is_err() {
            let at = date(2026, 11, 23).at(hour, 0, 0, 0);
            let answer = find(&catalog, &question("07102"), at).unwrap();
            prop_assert_eq!(answer.places[0].open.state, OpenState::Ask);
        }
    }
}

#[test]
fn what_is_about_a_word_comes_before_what_only_answers_its_need() {
    let legal: Vec<Row> = (0..40)
        .map(|number| shelter(&format!("Lawyers {number}"), "Legal help", &[]))
        .chain([
            shelter("Mentions", "Legal help", &[("notes", "Debt, expungement")]),
            shelter("Expungement Project", "Legal help", &[]),
        ])
        .collect();
    let health: Vec<Row> = (0..40)
        .map(|number| shelter(&format!("Clinic {number}"), "Clinic", &[]))
        .chain([shelter("Zahn", "Dentist", &[])])
        .collect();
    let rows = [("legal", &legal[..]), ("healthcare", &health[..])];
    let (catalog, _) = Catalog::new(rows, &[]);
    let names = |text: &str| -> Vec<String> {
        let hits = search(&catalog, text, MONDAY).hits;
        hits.into_iter().map(|hit| hit.name).collect()
    };
    for text in [
        "expungement",
        "expunjement",
        "help with expungement",
        "abogado para borrar antecedentes",
        "apagar antecedentes",
        "efase kazye jidisyè",
    ] {
        assert_eq!(
            names(text)[..2],
            ["Expungement Project", "Mentions"],
            "{text}"
        );
    }
    assert_eq!(names("dentist")[0], "Zahn");
    assert_eq!(names("dentist").len(), 41);
}

#[test]
fn a_line_for_survivors_comes_after_help_for_everyone_whatever_is_needed() {
    let line = ("hours", "Open 24/7");
    let rows = [
        shelter("Domestic Violence Hotline", "Hotline", &[line]),
        shelter("Lawyers", "Free legal help", &[]),
    ];
    let rides = [
        shelter("Access", "Rides for people with disabilities", &[line]),
        shelter("Buses", "Bus vouchers", &[]),
    ];
    let lists = [("legal", &rows[..]), ("transportation", &rides[..])];
    let (catalog, _) = Catalog::new(lists, &[]);
    let names = |text: &str| -> Vec<String> {
        let hits = search(&catalog, text, MONDAY).hits;
        hits.into_iter().map(|hit| hit.name).collect()
    };
    assert_eq!(names("lawyer")[0], "Lawyers");
    assert_eq!(names("ride")[0], "Buses");
    assert_eq!(names("domestic violence")[0], "Domestic Violence Hotline");
    let question = FindQuestion {
        need: Need::Legal,
        ..question("07102")
    };
    let answer = find(&catalog, &question, MONDAY).unwrap();
    assert_eq!(answer.places[0].name, "Lawyers");
}

#[test]
fn what_no_need_stands_for_is_looked_for_as_the_lists_write_it() {
    let rows = [
        shelter("Wash", "Day center", &[("notes", "Showers, laundry")]),
        shelter("Plain", "Day center", &[]),
        shelter("Baby", "Diaper bank", &[]),
    ];
    let names = |text: &str| -> Vec<String> {
        let hits = search(&catalog(&rows), text, MONDAY).hits;
        hits.into_iter().map(|hit| hit.name).collect()
    };
    for text in [
        "ducha",
        "Regadera",
        "baño",
        "where can I shower",
        "chuveiro",
    ] {
        assert_eq!(names(text), ["Wash"], "{text}");
    }
    for text in ["pañales", "fraldas", "diapers"] {
        assert_eq!(names(text), ["Baby"], "{text}");
    }
    for text in ["methadone", "suboxone", "narcan", "naloxona"] {
        let needs = search(&catalog(&rows), text, MONDAY).needs;
        assert_eq!(needs, [Need::Health], "{text}");
    }
}
