//! Notes that are not for everyone: people read them on the card, and the place is never plainly open.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::describe;
use place_facts::needs::needs_of;
use place_facts::row::PlaceRow;
use serde::Deserialize;
use serde_json::{Value, json};
use sync_protocol::listings::Row;
use sync_protocol::places::find::{FoundPlace, Need};
use sync_protocol::places::hours::OpenState;

#[derive(Deserialize)]
struct Case {
    notes: String,
    conditions: Vec<Value>,
    is_open: bool,
}

fn row(kind: &str, notes: &str) -> Row {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("city", "Newark"),
        ("county", "Essex"),
        ("hours", "Monday-Friday 9 am-5 pm"),
        ("notes", notes),
    ];
    row_of(&fields)
}

/// A place on a Monday at 10 am.
fn place(kind: &str, notes: &str) -> FoundPlace {
    let rows = [row(kind, notes)];
    let catalog = Catalog::new([("support", &rows[..])], &[]).0;
    describe(&catalog.places()[0], "2026-11-23T10:00".parse().unwrap())
}

#[test]
fn a_condition_stands_on_the_card_and_is_asked_about() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../../cases/conditions.json")).unwrap();
    let mut wrong = Vec::new();
    for case in &cases {
        let found = place("Day center", &case.notes);
        let conditions = found.requirements.conditions.iter();
        let conditions: Vec<Value> = conditions.map(|it| json!(it.value)).collect();
        let is_open = found.open.state == OpenState::Open;
        if conditions != case.conditions || is_open != case.is_open {
            wrong.push(format!("{}: {conditions:?}, open: {is_open}", case.notes));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn ages_and_zip_codes_are_read_as_such() {
    let read = |notes: &str| json!(place("Day center", notes).requirements);
    for (notes, from, to) in [
        ("Over 65", json!(65), Value::Null),
        ("For people over 60 only", json!(60), Value::Null),
        ("65+", json!(65), Value::Null),
        ("Mayores de 60 años", json!(60), Value::Null),
        ("Under 25", Value::Null, json!(24)),
        ("Only under 18 years old", Value::Null, json!(17)),
    ] {
        let ages = &read(notes)["ages"]["value"];
        assert_eq!(ages, &json!({"from": from, "to": to}), "{notes}");
    }
    for notes in [
        "Over 65 beds",
        "Children under 12 eat free",
        "Over 65 not accepted",
    ] {
        assert_eq!(read(notes)["ages"], Value::Null, "{notes}");
    }
    let residents = |notes: &str| read(notes)["residents"]["value"].clone();
    assert_eq!(residents("Zip codes 07102 only"), json!(["07102"]));
    assert_eq!(
        residents("ZIP codes 07102 and 07103"),
        json!(["07102", "07103"])
    );
    assert_eq!(residents("Text 07102 only"), Value::Null);
}

#[test]
fn who_is_welcome_is_not_the_only_one() {
    let read = |notes: &str| json!(place("Day center", notes).requirements);
    for notes in ["Men welcome", "Ladies welcome", "Bienvenidos hombres"] {
        assert_eq!(read(notes)["sex"], Value::Null, "{notes}");
    }
    assert_eq!(read("Families welcome")["household"]["value"], "both");
    assert_eq!(read("Veterans welcome")["groups"], json!([]));
    for notes in ["Ladies", "Single mothers", "Ladies only", "Solo damas"] {
        assert_eq!(read(notes)["sex"]["value"], "women", "{notes}");
    }
    assert_eq!(read("Gentlemen only")["sex"]["value"], "men");
    assert_eq!(
        read("Single mothers")["household"]["value"],
        "with-children"
    );
}

#[test]
fn papers_and_prices_are_read_without_a_verb_and_in_words() {
    let read = |kind: &str, notes: &str| json!(place(kind, notes).requirements);
    for notes in [
        "Proof of identity",
        "Driver's license",
        "Driver’s license or state ID",
        "Passport or birth certificate",
        "ID",
    ] {
        assert_eq!(read("Day center", notes)["id"]["value"], "any", "{notes}");
    }
    for notes in ["IDs", "Helps people get a driver's license"] {
        assert_eq!(read("Day center", notes)["id"], Value::Null, "{notes}");
    }
    for (notes, cost) in [
        ("5 dollars", Value::Null),
        ("Five dollars", Value::Null),
        ("A fee of five dollars", json!("paid")),
        ("Small fee", json!("paid")),
        ("No fee", json!("free")),
    ] {
        let found = read("Food pantry", notes)["cost"]["value"].clone();
        assert_eq!(found, cost, "{notes}");
    }
}

#[test]
fn a_place_that_only_takes_things_is_no_place_to_get_them() {
    let needs = |kind: &str, notes: &str| {
        let row = row(kind, notes);
        needs_of(&PlaceRow {
            list: "clothing",
            row: &row,
        })
    };
    assert_eq!(needs("Clothing help", "Donation drop-off site"), []);
    assert_eq!(
        needs("Thrift shop", "Donation drop-off site"),
        [Need::Clothes]
    );
    assert_eq!(needs("Clothing help", "Work clothes"), [Need::Clothes]);
}

#[test]
fn a_private_address_has_no_distance_and_no_open_door() {
    let found = |address: &str| {
        let mut row = row("Day center", "Address kept private: call");
        row.insert("address".into(), address.into());
        let rows = [row];
        let catalog = Catalog::new([("support", &rows[..])], &[]).0;
        catalog.places()[0].point.is_some()
    };
    assert!(!found("N/A"));
    assert!(found("1 Main St"));
}
