//! The order of the finder's answers: what gives the thing itself, what is free and near, and who can be reached.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{FindQuestion, Need, Span, Wish};

const MONDAY: DateTime = date(2026, 11, 23).at(10, 30, 0, 0);

fn place(name: &str, fields: &[(&str, &str)]) -> Row {
    of_kind(name, "Food pantry", fields)
}

fn of_kind(name: &str, kind: &str, fields: &[(&str, &str)]) -> Row {
    let all = [("name", name), ("type", kind), ("phone", "609-555-0100")];
    let all = all.iter().chain(fields);
    row_of(all)
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

fn names(rows: &[Row], list: &str, question: &FindQuestion) -> Vec<String> {
    let (catalog, _) = Catalog::new([(list, rows)], &[]);
    let answer = find(&catalog, question, MONDAY).unwrap();
    let mut found: Vec<_> = answer.places.into_iter().chain(answer.later).collect();
    found.sort_by_key(|place| place.rank);
    found.into_iter().map(|place| place.name).collect()
}

#[test]
fn an_office_where_one_applies_comes_after_what_gives_the_thing_itself() {
    const WEEK: (&str, &str) = ("hours", "Monday-Friday 8 am-5 pm");
    let offices = [
        of_kind(
            "SNAP office",
            "SNAP office (food benefits)",
            &[("zip", "07102"), WEEK],
        ),
        of_kind(
            "Essex Board of Social Services",
            "Government office",
            &[("zip", "07102"), WEEK],
        ),
        of_kind("WIC", "WIC office", &[("zip", "07102"), WEEK]),
        of_kind(
            "Helpers",
            "Community action",
            &[("zip", "07102"), ("notes", "Apply for SNAP here"), WEEK],
        ),
    ];
    let mut rows = offices.to_vec();
    rows.push(of_kind(
        "far pantry",
        "Food pantry",
        &[("zip", "08401"), WEEK],
    ));
    // Where nothing else is near, they come first.
    let found = names(&rows, "food", &question("07102"));
    assert_eq!(found.last().map(String::as_str), Some("far pantry"));
    assert_eq!(found.len(), 5);
    rows.push(of_kind("silent pantry", "Food pantry", &[("zip", "07030")]));
    rows.push(of_kind(
        "Essex County Board of Social Services pantry",
        "Food pantry",
        &[("zip", "07030"), WEEK],
    ));
    let found = names(&rows, "food", &question("07102"));
    assert_eq!(
        found[..2],
        [
            "Essex County Board of Social Services pantry",
            "silent pantry"
        ]
    );
}

#[test]
fn what_is_free_and_near_beats_an_open_shop_that_is_far() {
    let shop = |zip: &str| {
        let hours = ("hours", "Monday-Friday 8 am-5 pm");
        of_kind("shop", "Thrift shop", &[("zip", zip), hours])
    };
    let closet = of_kind(
        "closet",
        "Free clothing",
        &[("zip", "07102"), ("notes", "Call first")],
    );
    let clothes = FindQuestion {
        need: Need::Clothes,
        ..question("07102")
    };
    let found = |shop: Row| names(&[shop, closet.clone()], "clothing", &clothes);
    // Some 13 miles away.
    assert_eq!(found(shop("07960")), ["closet", "shop"]);
    // In the same town what is open now comes first, also where one pays.
    assert_eq!(found(shop("07102")), ["shop", "closet"]);
    // An open door in the next town is surer than what has to be called, one 13 miles away is not.
    for (zip, order) in [("07017", ["shop", "closet"]), ("07960", ["closet", "shop"])] {
        let mut free = shop(zip);
        free.insert("type".into(), "Free clothing".into());
        assert_eq!(found(free), order, "{zip}");
    }
}

#[test]
fn an_employer_that_nobody_can_reach_comes_last() {
    let employer = |name: &str, fields: &[(&str, &str)]| {
        let mut row = of_kind(name, "Employer", fields);
        row.insert("phone".into(), "N/A".into());
        row
    };
    let rows = [
        employer("nothing", &[("city", "Newark"), ("county", "Essex")]),
        employer(
            "page far away",
            &[("zip", "08401"), ("website", "https://jobs.test")],
        ),
        employer("door", &[("zip", "07960"), ("address", "1 Main St")]),
    ];
    let work = FindQuestion {
        need: Need::Work,
        ..question("07102")
    };
    assert_eq!(
        names(&rows, "employment", &work),
        ["door", "page far away", "nothing"]
    );
}

#[test]
fn an_id_or_something_else_is_no_demand_for_an_id() {
    let is_sure_to_ask = |notes: &str| {
        let rows = [place("x", &[("zip", "07102"), ("notes", notes)])];
        let no_id = FindQuestion {
            wishes: vec![Wish::NoId],
            ..question("07102")
        };
        find(&Catalog::new([("food", &rows[..])], &[]).0, &no_id, MONDAY)
            .unwrap()
            .total
            == 0
    };
    for notes in [
        "ID or two papers",
        "Bring ID or proof of address",
        "Photo ID or a letter from a shelter",
        "Driver's license or utility bill required",
        "Bring proof of address or ID",
        "Bring either an ID or mail",
        "Traiga identificación o comprobante de domicilio",
        "ID or Social Security card",
    ] {
        assert!(!is_sure_to_ask(notes), "{notes}");
    }
    for notes in [
        "Bring ID and proof of address",
        "Bring ID, proof of address or income",
        "Bring ID and a bill or lease",
        "Passport or birth certificate",
        "Driver's license or state ID",
        "Photo ID required",
        "Bring a bill or lease and ID",
    ] {
        assert!(is_sure_to_ask(notes), "{notes}");
    }
}

#[test]
fn on_a_holiday_who_says_to_be_closed_then_is_closed() {
    let rows = [
        place(
            "closed on holidays",
            &[
                ("zip", "08608"),
                (
                    "hours",
                    "Every Wednesday, 10 am - 11 am (Summer hours through Labor Day)",
                ),
                ("notes", "Closed on fifth Wednesdays and holidays"),
            ],
        ),
        place(
            "covers now",
            &[("zip", "08618"), ("hours", "Daily 9 am-8 pm")],
        ),
        place("silent", &[("zip", "08618")]),
    ];
    let (catalog, _) = Catalog::new([("food", &rows[..])], &[]);
    let thanksgiving = date(2026, 11, 26).at(14, 15, 0, 0);
    let answer = find(&catalog, &question("Trenton 08608"), thanksgiving).unwrap();
    let found: Vec<_> = answer.places.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(found, ["covers now", "silent"]);
}

#[test]
fn of_a_day_what_is_known_to_be_open_comes_before_those_to_call() {
    let mut rows: Vec<Row> = (0..19)
        .map(|number| place(&format!("silent {number}"), &[("zip", "07102")]))
        .collect();
    // 9 miles away.
    let sunday = [
        ("zip", "07009"),
        ("hours", "Sunday 10 am-noon; Monday 9-11 am"),
    ];
    rows.push(place("sunday", &sunday));
    let day = FindQuestion {
        at: Some("2026-11-29".into()),
        span: Span::Day,
        ..question("07102")
    };
    assert_eq!(names(&rows, "food", &day)[0], "sunday");
    let (catalog, _) = Catalog::new([("food", &rows[..])], &[]);
    let answer = find(&catalog, &day, MONDAY).unwrap();
    let miles = answer.places[0].miles.unwrap();
    assert!((8.0..=15.0).contains(&miles), "{miles}");
}

#[test]
fn what_surely_fits_comes_first_among_places_as_near() {
    let house = |name: &str, notes: &str, checked: &str| {
        let fields = [("zip", "07102"), ("notes", notes), ("checked", checked)];
        of_kind(name, "Emergency shelter", &fields)
    };
    let rows = [
        house("silent", "Hot meals", "2026-11-20"),
        house("men", "Single men 18+", "2021-11-19"),
        house("women", "Women only", "2026-11-20"),
    ];
    let men = FindQuestion {
        need: Need::Shelter,
        wishes: vec![Wish::Men],
        ..question("07102")
    };
    assert_eq!(names(&rows, "housing", &men)[..2], ["men", "silent"]);
    let anybody = FindQuestion {
        wishes: Vec::new(),
        ..men
    };
    assert_eq!(names(&rows, "housing", &anybody)[0], "silent");
}

#[test]
fn a_line_that_answers_now_comes_before_websites_that_nobody_can_call() {
    let website = row_of(&[
        ("name", "website"),
        ("type", "Low-cost clinics"),
        ("county", "Statewide"),
        ("website", "https://example.org"),
    ]);
    let statewide = [("county", "Statewide"), ("hours", "Open 24/7")];
    let line = of_kind("line", "Suicide prevention line", &statewide);
    let office = of_kind("office", "Low-cost clinics", &[("county", "Statewide")]);
    let health = FindQuestion {
        need: Need::Health,
        ..question("Atlantic City")
    };
    let silent = [website.clone(), line.clone()];
    assert_eq!(names(&silent, "healthcare", &health), ["line", "website"]);
    let called = [website, line, office];
    let found = names(&called, "healthcare", &health);
    assert_eq!(found, ["office", "website", "line"]);
}
