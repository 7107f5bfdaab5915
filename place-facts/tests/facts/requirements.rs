//! What is read from the notes of the starter directory, and the words it comes from.

use crate::row_of::row_of;
use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;
use serde_json::{Value, json};
use sync_protocol::places::requirements::Requirements;

fn read(list: &str, kind: &str, county: &str, notes: &str) -> Requirements {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("county", county),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    of_row(&PlaceRow { list, row: &row })
}

/// The values of some requirements, `null` where nothing is known.
fn values(requirements: &Requirements, fields: &[&str]) -> Vec<Value> {
    let all = serde_json::to_value(requirements).unwrap();
    fields
        .iter()
        .map(|field| all[field]["value"].clone())
        .collect()
}

#[test]
fn notes_of_pantries_say_what_to_bring() {
    let pantry = |notes: &str| read("food", "Food pantry", "Middlesex", notes);
    let id = |notes: &str| values(&pantry(notes), &["id"])[0].clone();
    assert_eq!(id("Walk in. Bring ID. Call first"), "any");
    assert_eq!(id("County residents. Bring ID"), "any");
    assert_eq!(
        id("Photo ID, birth certificates of the household, proof of address"),
        "photo"
    );
    assert_eq!(
        id("Government ID, Social Security card and proof of address needed; once a month"),
        "photo"
    );
    assert_eq!(id("No ID needed"), "none");
    assert_eq!(id("Fresh and dry food"), Value::Null);
    // It helps to get papers and asks for none.
    assert_eq!(
        id("Helps shelter guests get birth certificate and Social Security card"),
        Value::Null
    );
    assert_eq!(
        id("Ask what proof of income and address to bring. Call first"),
        Value::Null
    );
    let papers = pantry("Bring proof of name, address and income. Counseling too");
    let papers: Vec<Value> = papers
        .papers
        .iter()
        .map(|paper| json!(paper.value))
        .collect();
    assert_eq!(papers, ["id", "proof-of-address", "proof-of-income"]);
}

#[test]
fn every_value_keeps_the_words_it_came_from() {
    let found = read(
        "food",
        "Food pantry",
        "Middlesex",
        "Edison residents. Bring proof of address",
    );
    assert_eq!(found.residents.unwrap().words, "Edison residents");
    assert_eq!(found.papers[0].words, "Bring proof of address");
    assert_eq!(found.cost.unwrap().words, "Food pantry");
}

#[test]
fn shelters_say_whom_they_take() {
    let fields = ["sex", "household", "record"];
    let shelter = |notes: &str| {
        values(
            &read("housing", "Emergency shelter", "Essex", notes),
            &fields,
        )
    };
    let null = Value::Null;
    for (notes, expected) in [
        (
            "Single men. Close to transit. Supports re-entry. Call first",
            [json!("men"), json!("without-children"), json!("welcome")],
        ),
        (
            "Men. Meals and addiction recovery program. Call first",
            [json!("men"), null.clone(), null.clone()],
        ),
        (
            "Men and women 18+. 70 beds. Elevator, laundry",
            [json!("everybody"), null.clone(), null.clone()],
        ),
        (
            "12 women, also after prison or treatment",
            [json!("women"), null.clone(), json!("welcome")],
        ),
        (
            "Women and children; families. 42 beds, three meals",
            [null.clone(), json!("with-children"), null.clone()],
        ),
        (
            "Families only. Call first",
            [null.clone(), json!("with-children"), null.clone()],
        ),
        (
            "Single adults and families. Only large shelter in the county",
            [null.clone(), json!("both"), null.clone()],
        ),
        (
            "16 single women and 26 families. Call first",
            [json!("women"), json!("both"), null.clone()],
        ),
        (
            "Single men 18+; mothers referred by Social Services",
            [null.clone(), null.clone(), null.clone()],
        ),
        (
            "Emergency beds and daily meals. Thrift store",
            [null.clone(), null.clone(), null.clone()],
        ),
    ] {
        assert_eq!(shelter(notes), expected, "{notes}");
    }
}

#[test]
fn ages_and_groups_are_read_as_they_are_written() {
    let ages = |notes: &str| {
        let found = read("housing", "Youth shelter", "Essex", notes)
            .ages
            .map(|ages| ages.value);
        found.map(|ages| (ages.from, ages.to))
    };
    assert_eq!(
        ages("LGBTQ youth 18-26. Open 24/7, intake 7 am-4 pm"),
        Some((Some(18), Some(26)))
    );
    assert_eq!(
        ages("Single men and women 21+. Food, clothing, showers"),
        Some((Some(21), None))
    );
    assert_eq!(
        ages("Homeless men 18-65. 25 beds"),
        Some((Some(18), Some(65)))
    );
    assert_eq!(ages("Winter overflow, 11 pm-7 am"), None);
    assert_eq!(ages("Age 62+ or disability; ID card by application"), None);
    let groups = read(
        "housing",
        "Domestic violence shelter",
        "Essex",
        "Address kept private: call",
    )
    .groups;
    assert_eq!(json!(groups[0].value), "survivors");
}

#[test]
fn an_age_of_those_who_come_alone_is_no_age_of_the_children() {
    let place = |notes: &str| read("housing", "Emergency shelter", "Cumberland", notes);
    for notes in [
        "Single adults and families. Only large shelter in the county. Call first",
        "Adults and families",
        "Single adults 21+ and families",
        "Adults 18+ and children",
        "Families and individuals 18 and older",
        "Single adults. Families",
        "Single adults 18+; families with children",
        "Adults 18+ y familias",
    ] {
        let place = place(notes);
        assert_eq!(values(&place, &["ages"]), [Value::Null], "{notes}");
        let is_told = place
            .conditions
            .iter()
            .any(|it| notes.contains(&it.words) && it.words.contains("1"));
        assert_eq!(is_told, notes.contains(['1', '8']), "{notes}");
    }
    let both = place("Single adults and families");
    assert_eq!(values(&both, &["household"]), ["both"]);
    for notes in [
        "Single adults",
        "Single adults 18+, no children",
        "Single adults. No families",
        "Women 18+ with children",
        "Men and women 18 and older",
        "Adults 18+. No children",
    ] {
        let ages = values(&place(notes), &["ages"]);
        assert_eq!(ages, [json!({"from": 18, "to": null})], "{notes}");
    }
}

#[test]
fn entry_referral_cost_and_languages() {
    let fields = ["entry", "referral", "cost", "languages"];
    let found =
        |list: &str, kind: &str, notes: &str| values(&read(list, kind, "Essex", notes), &fields);
    let null = Value::Null;
    assert_eq!(
        found("food", "Food pantry", "Book first. Curbside pickup"),
        [
            json!("appointment"),
            null.clone(),
            json!("free"),
            null.clone()
        ]
    );
    assert_eq!(
        found("food", "Food pantry", "Do not call, just come"),
        [json!("walk-in"), null.clone(), json!("free"), null.clone()]
    );
    assert_eq!(
        found("clothing", "Thrift shop", "Women. Referral only"),
        [null.clone(), json!("needed"), json!("paid"), null.clone()]
    );
    assert_eq!(
        found("healthcare", "Mental health", "Medicaid or sliding fee"),
        [null.clone(), null.clone(), json!("sliding"), null.clone()]
    );
    assert_eq!(found("support", "Referral", "Spanish")[3], json!(["es"]));
    // Every old row says "Call first": whether one may walk in has to be asked.
    assert_eq!(found("food", "Food pantry", "Call first")[0], null);
}

#[test]
fn residence_is_a_place_or_nothing() {
    let residents = |notes: &str| {
        read("food", "Food pantry", "Middlesex", notes)
            .residents
            .map(|it| it.value.join("|"))
    };
    assert_eq!(
        residents("County residents. Phone left out").as_deref(),
        Some("Middlesex County")
    );
    assert_eq!(
        residents("Drive-up. Edison and Metuchen residents. Once a month").as_deref(),
        Some("Edison|Metuchen")
    );
    assert_eq!(
        residents("Sussex and Warren residents. Call first").as_deref(),
        Some("Sussex|Warren")
    );
    assert_eq!(
        residents("Whippany residents, by appointment. Call first").as_deref(),
        Some("Whippany")
    );
    assert_eq!(
        residents("Delivery for older and ill residents. Call first"),
        None
    );
    assert_eq!(residents("Open to everyone. Call first"), None);
}

#[test]
fn what_is_asked_for_is_neither_free_nor_said_as_more() {
    let read = |kind: &str, notes: &str| read("healthcare", kind, "Essex", notes).cost;
    for (kind, notes, cost, words) in [
        ("Clinic", "Low-cost visits", "low", "Low-cost visits"),
        ("Clinic", "Walk in. Low cost", "low", "Low cost"),
        ("Low-cost shop", "", "low", "Low-cost shop"),
        ("Free clinic", "Sliding scale", "sliding", "Sliding scale"),
        (
            "Sliding scale clinic",
            "",
            "sliding",
            "Sliding scale clinic",
        ),
        (
            "Soup kitchen",
            "$2 donation asked",
            "donation",
            "$2 donation asked",
        ),
        (
            "Clinic",
            "Free. Suggested donation $5",
            "donation",
            "Suggested donation $5",
        ),
        ("Clinic", "No cost", "free", "No cost"),
        (
            "Food pantry",
            "Takes donations of food",
            "free",
            "Food pantry",
        ),
        (
            "Clothes closet",
            "Donations on Mondays",
            "free",
            "Clothes closet",
        ),
    ] {
        let found = read(kind, notes).unwrap();
        assert_eq!(
            (json!(found.value), found.words.as_str()),
            (json!(cost), words),
            "{kind}: {notes}"
        );
    }
    assert_eq!(read("Donation center", "Free. Low-cost"), None);
}

#[test]
fn who_may_just_come_is_said_in_notes_and_in_hours() {
    let entry = |list: &str, field: &str, text: &str| {
        let fields = [("name", "x"), ("type", "Meals"), (field, text)];
        let row = row_of(&fields);
        let entry = of_row(&PlaceRow { list, row: &row }).entry;
        entry.map(|entry| json!(entry.value))
    };
    for (field, text, expected) in [
        // At dinner; of other times it says nothing.
        ("notes", "Dinner 5-6 pm, walk-ins welcome", None),
        ("notes", "Walk in or by appointment", Some("walk-in")),
        (
            "hours",
            "Dinner Monday-Friday 5-6 pm, walk-ins welcome",
            Some("walk-in"),
        ),
        ("hours", "Lunch daily 12-1 pm. Walk in", Some("walk-in")),
        ("notes", "No walk-ins", Some("appointment")),
        ("hours", "Soup kitchen Monday 12-1 pm, no walk-ins", None),
        ("hours", "Soup kitchen Monday 12-1 pm", None),
    ] {
        assert_eq!(
            entry("food", field, text),
            expected.map(|it| json!(it)),
            "{text}"
        );
    }
    assert_eq!(
        entry("housing", "notes", "Families. Dinner for walk-ins"),
        None
    );
    assert_eq!(entry("housing", "notes", "Walk in"), Some(json!("walk-in")));
}
