//! What the finder tells beside the places that fit: what opens soon, what fits less, and the office of the county.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{
    Difference, FindAnswer, FindQuestion, FoundPlace, Need, Span, Wish,
};

const MONDAY: DateTime = date(2026, 11, 23).at(10, 30, 0, 0);

fn place(name: &str, fields: &[(&str, &str)]) -> Row {
    let all = [("name", name), ("type", "Food pantry"), ("zip", "07102")];
    let all = all.iter().chain(fields);
    let mut row = row_of(all);
    let digits = |sum: u32, byte| (sum * 7 + u32::from(byte)) % 10_000;
    let number = name.bytes().fold(0, digits);
    row.insert("phone".into(), format!("609-555-{number:04}"));
    row
}

fn question(need: Need, near: Option<&str>, wishes: &[Wish]) -> FindQuestion {
    FindQuestion {
        need,
        near: near.map(str::to_owned),
        at: None,
        span: Span::Now,
        wishes: wishes.to_vec(),
        limit: None,
    }
}

fn ask(list: &str, rows: &[Row], question: &FindQuestion) -> FindAnswer {
    let (catalog, _) = Catalog::new([(list, rows)], &[]);
    find(&catalog, question, MONDAY).unwrap()
}

fn food(rows: &[Row], wishes: &[Wish]) -> FindAnswer {
    ask("food", rows, &question(Need::Food, Some("07102"), wishes))
}

fn names(places: &[sync_protocol::places::find::FoundPlace]) -> Vec<&str> {
    places.iter().map(|place| place.name.as_str()).collect()
}

#[test]
fn a_day_of_waiting_is_weighed_against_the_way() {
    let opens = |name: &str, zip: &str, day: &str| {
        place(
            name,
            &[("zip", zip), ("hours", &format!("{day} 9 am-3 pm"))],
        )
    };
    let rows = [
        // Some 13 miles away.
        opens("tomorrow and far", "07960", "Tuesday"),
        opens("in town in two days", "07102", "Wednesday"),
        opens("in town in a week", "07102", "Monday 7 am-8 am, Sunday"),
        opens("next town tomorrow", "07017", "Tuesday"),
    ];
    let answer = food(&rows, &[]);
    assert_eq!(
        names(&answer.others),
        [
            "next town tomorrow",
            "in town in two days",
            "tomorrow and far",
            "in town in a week"
        ]
    );
}

#[test]
fn what_fails_a_wish_is_told_where_few_places_fit() {
    let open = ("hours", "Open 24/7");
    let id = |name: &str, zip: &str| place(name, &[open, ("notes", "Bring ID"), ("zip", zip)]);
    let none = |name: &str| place(name, &[open, ("notes", "No ID needed")]);
    let one = food(&[id("asks", "07102")], &[Wish::NoId]);
    assert!(one.places.is_empty());
    assert_eq!(one.others[0].differs, [Difference::NeedsId]);
    let mut rows = vec![id("asks far", "07960"), id("asks", "07102"), none("1")];
    rows.push(place("inside", &[("notes", "For people still inside")]));
    rows.push(place("idle", &[("hours", "Tuesday 9 am-3 pm")]));
    let few = food(&rows, &[Wish::NoId]);
    assert_eq!(names(&few.places), ["1"]);
    assert_eq!(names(&few.others), ["idle", "asks", "asks far"]);
    rows.extend([none("2"), none("3")]);
    let many = food(&rows, &[Wish::NoId]);
    assert_eq!(many.total, 3);
    assert_eq!(names(&many.others), ["idle"]);
}

#[test]
fn closed_places_do_not_push_out_what_fits_less() {
    let closed =
        |number: usize| place(&format!("idle {number}"), &[("hours", "Tuesday 9 am-3 pm")]);
    let mut rows: Vec<Row> = (0..30).map(closed).collect();
    rows.push(place(
        "asks",
        &[("hours", "Open 24/7"), ("notes", "Bring ID")],
    ));
    let answer = food(&rows, &[Wish::NoId]);
    assert_eq!(answer.others.len(), 20);
    assert_eq!(answer.others[19].name, "asks");
}

#[test]
fn nobody_is_sent_to_ask_where_there_is_only_a_rule() {
    let row = |kind: &str, phone: &str| {
        let notes = "Counts for an ID. Agencies accept it";
        row_of(&[
            ("name", "x"),
            ("type", kind),
            ("county", "Essex"),
            ("phone", phone),
            ("notes", notes),
        ])
    };
    let question = question(Need::Id, Some("07102"), &[Wish::NoId]);
    for (kind, phone, asks) in [
        ("ID rule", "N/A", vec![]),
        ("ID rule", "609-555-0100", vec![Wish::NoId]),
        ("Help to get an ID", "N/A", vec![Wish::NoId]),
    ] {
        let answer = ask("id-documents", &[row(kind, phone)], &question);
        assert_eq!(answer.places[0].asks, asks, "{kind} {phone}");
    }
}

#[test]
fn an_office_that_makes_ids_is_there_for_who_has_none() {
    let office =
        |name: &str, notes: &str| place(name, &[("type", "Non-driver ID"), ("notes", notes)]);
    let rows = [
        office("points", "Six points of ID, proof of address. Call first"),
        office("papers", "Passport or birth certificate required"),
        office("photo", "Photo ID required"),
    ];
    let question = question(Need::Id, Some("07102"), &[Wish::NoId]);
    let answer = ask("id-documents", &rows, &question);
    assert_eq!(names(&answer.places), ["papers"]);
    assert!(answer.places.iter().all(|it| it.asks == [Wish::NoId]));
    assert_eq!(names(&answer.others), ["points", "photo"]);
    let differ = |it: &FoundPlace| it.differs == [Difference::NeedsId];
    assert!(answer.others.iter().all(differ));
    // Where many fit, the office that makes it is still told.
    let help = |name: &str| office(name, "Helps to get an ID");
    let rows = [&rows[..], &[help("1"), help("2"), help("3")]].concat();
    let answer = ask("id-documents", &rows, &question);
    assert!(answer.places.len() > 3);
    assert_eq!(names(&answer.others), ["points"]);
    let points = food(
        &[place("x", &[("notes", "Six points of ID")])],
        &[Wish::NoId],
    );
    assert_eq!(points.total, 0);
    // A pantry that wants papers still excludes who has none.
    let pantry = food(
        &[place(
            "x",
            &[("notes", "Passport or birth certificate required")],
        )],
        &[Wish::NoId],
    );
    assert_eq!(pantry.total, 0);
}

#[test]
fn without_a_town_who_just_comes_gets_in_first() {
    let rows = [
        place(
            "appointment",
            &[("hours", "By appointment only"), ("checked", "2026-11-01")],
        ),
        place(
            "call",
            &[
                ("hours", "Monday-Friday 9 am-5 pm"),
                ("notes", "Call first"),
                ("checked", "2026-11-01"),
            ],
        ),
        place(
            "sent",
            &[("notes", "Referral needed"), ("checked", "2026-11-01")],
        ),
        place("silent", &[]),
        place("walk in", &[("notes", "Walk in")]),
        place("open", &[("hours", "Monday 9 am-5 pm")]),
        place("statewide", &[("county", "Statewide")]),
    ];
    let answer = ask("food", &rows, &question(Need::Food, None, &[]));
    assert_eq!(
        names(&answer.places)[..5],
        ["open", "walk in", "silent", "statewide", "call"]
    );
}

#[test]
fn the_office_of_ones_county_is_always_told_behind_the_places_that_help_at_once() {
    let bed = |number: usize| {
        let name = format!("bed {number}");
        place(&name, &[("type", "Emergency shelter")])
    };
    let office = |county: &str, hours: &str| {
        let name = format!("{county} County Board of Social Services");
        let kind = ("type", "County emergency housing office");
        place(&name, &[kind, ("county", county), ("hours", hours)])
    };
    let ask = |hours: &str, near: &str| {
        let mut rows: Vec<Row> = (0..30).map(bed).collect();
        rows.push(office("Union", hours));
        rows.push(office("Essex", hours));
        let question = question(Need::Shelter, Some(near), &[]);
        self::ask("housing", &rows, &question)
    };
    let open = ask("Monday-Friday 9 am-5 pm", "07102");
    // The office of Union County does not serve Newark.
    assert_eq!((open.places.len(), open.total), (20, 31));
    assert_eq!(open.places[19].county.as_deref(), Some("Essex"));
    let union = ask("Monday-Friday 9 am-5 pm", "Elizabeth");
    assert_eq!(union.places[19].county.as_deref(), Some("Union"));
    let closed = ask("Tuesday-Friday 9 am-5 pm", "07102");
    assert_eq!(closed.places.len(), 20);
    assert!(
        closed
            .places
            .iter()
            .all(|place| place.name.starts_with("bed"))
    );
    assert!(
        closed
            .others
            .iter()
            .any(|it| it.county.as_deref() == Some("Essex"))
    );
}

#[test]
fn who_only_helps_with_the_rent_has_no_bed() {
    let rows = [
        place(
            "Salvation Army Emergency Assistance",
            &[("type", "Emergency shelter")],
        ),
        place(
            "Helpers",
            &[
                ("type", "Emergency shelter"),
                ("notes", "Rent and utility help"),
            ],
        ),
        place(
            "Family Promise",
            &[
                ("type", "Family shelter"),
                ("notes", "Families. Food and rent help"),
                ("zip", "07030"),
            ],
        ),
    ];
    let answer = ask(
        "housing",
        &rows,
        &question(Need::Shelter, Some("07102"), &[]),
    );
    assert_eq!(answer.places[0].name, "Family Promise");
}

#[test]
fn a_telephone_is_no_door_to_a_doctor() {
    let rows = [
        place(
            "line",
            &[
                ("type", "Suicide prevention line"),
                ("county", "Statewide"),
                ("hours", "Open 24/7"),
            ],
        ),
        place(
            "clinic",
            &[("type", "Community health center"), ("zip", "07030")],
        ),
        place(
            "far clinic",
            &[("type", "Community health center"), ("zip", "08401")],
        ),
    ];
    let found = |near| {
        let answer = ask("healthcare", &rows, &question(Need::Health, near, &[]));
        names(&answer.places).join(", ")
    };
    assert_eq!(found(Some("07102")), "clinic, line, far clinic");
    // Where no town is known no door is near.
    assert!(found(None).starts_with("line, "));
}

#[test]
fn the_closed_office_of_the_county_keeps_its_place_before_many_closed_pantries() {
    let hours = ("hours", "Tuesday 9 am-3 pm");
    let mut rows: Vec<Row> = (0..40)
        .map(|number| place(&format!("Pantry {number}"), &[hours]))
        .collect();
    let office = [
        ("type", "County social services"),
        ("county", "Essex"),
        ("hours", "Monday 1 am-2 am"),
    ];
    rows.push(place("Essex County Division of Family Assistance", &office));
    let answer = food(&rows, &[]);
    assert_eq!(answer.places.len(), 0);
    assert_eq!(answer.others.len(), 20);
    assert_eq!(
        names(&answer.others).last(),
        Some(&"Essex County Division of Family Assistance")
    );
}
