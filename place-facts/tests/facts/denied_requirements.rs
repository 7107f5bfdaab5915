//! What a note denies is a "no" or has to be asked. It is never read as what it names.

use crate::row_of::row_of;
use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Case {
    /// The requirement, by its name.
    about: String,
    /// The only value that may be read; `null`: it has to be asked.
    value: Value,
    notes: Vec<String>,
}

fn read(kind: &str, notes: &str) -> Value {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    let list = "support";
    serde_json::to_value(of_row(&PlaceRow { list, row: &row })).unwrap()
}

#[test]
fn what_is_denied_is_not_read_as_what_it_names() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../../cases/requirements-denied.json")).unwrap();
    let mut wrong = Vec::new();
    for case in &cases {
        for notes in &case.notes {
            let found = read("Day center", notes)[&case.about]["value"].clone();
            if found != case.value {
                wrong.push(format!(
                    "{notes}: {} {found}, not {}",
                    case.about, case.value
                ));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// A doubt in one sentence holds against a promise in another, and in the kind of the place.
#[test]
fn a_doubt_outweighs_a_promise() {
    for (about, kind, notes) in [
        ("record", "Reentry housing", "People with a record: ask"),
        (
            "record",
            "Day center",
            "Supports re-entry. People with a record: ask",
        ),
        (
            "entry",
            "Day center",
            "Walk in. Appointment needed for first visit",
        ),
        (
            "entry",
            "Day center",
            "Walk in. First-time clients need an appointment",
        ),
        ("entry", "Day center", "Walk in. Walk-ins only on Friday"),
        (
            "wheelchair",
            "Day center",
            "Wheelchair accessible. Ask about wheelchair access upstairs",
        ),
        (
            "languages",
            "Day center",
            "Many languages spoken. Spanish sometimes",
        ),
        ("cost", "Free clinic", "Free for Medicaid"),
        (
            "sex",
            "Day center",
            "Men and women. Men not accepted on weekends",
        ),
        (
            "household",
            "Family shelter",
            "Children not allowed upstairs",
        ),
        (
            "id",
            "Food pantry",
            "No ID needed. ID not needed for bread, ID for pantry",
        ),
    ] {
        assert_eq!(read(kind, notes)[about], Value::Null, "{notes}");
    }
}

#[test]
fn who_needs_an_id_reads_it_among_the_papers() {
    for notes in [
        "No ID, no food",
        "Without ID you will be turned away",
        "Sin identificación no se atiende",
    ] {
        let found = read("Food pantry", notes);
        assert_eq!(found["id"]["value"], "any", "{notes}");
        assert_eq!(
            found["papers"],
            json!([{ "value": "id", "words": notes }]),
            "{notes}"
        );
    }
}

#[test]
fn an_id_that_is_asked_for_at_a_later_visit_is_not_asked_for_now() {
    for notes in [
        "ID required after first visit",
        "Photo ID on your second visit",
        "No ID needed the first time. ID required after that",
    ] {
        let found = read("Food pantry", notes);
        assert_eq!(found["id"], Value::Null, "{notes}");
        assert_eq!(found["papers"], json!([]), "{notes}");
        // People read it.
        let quoted = found["conditions"].as_array().unwrap();
        assert!(
            quoted
                .iter()
                .any(|it| notes.ends_with(it["words"].as_str().unwrap())),
            "{notes}"
        );
    }
    assert_eq!(read("Food pantry", "ID required")["id"]["value"], "any");
}

#[test]
fn an_age_is_no_limit_for_older_people() {
    let groups = |notes: &str| read("Day center", notes)["groups"].clone();
    assert_eq!(groups("21 and older"), json!([]));
    assert_eq!(groups("Adults 18 years or older"), json!([]));
    assert_eq!(groups("60 and older")[0]["value"], "older");
    assert_eq!(groups("Older people")[0]["value"], "older");
}

#[test]
fn a_group_that_is_left_out_is_not_whom_a_place_is_for() {
    let groups = |notes: &str| read("Day center", notes)["groups"].clone();
    assert_eq!(groups("Not for youth"), json!([]));
    assert_eq!(groups("Veterans not accepted"), json!([]));
    assert_eq!(groups("No income limit"), json!([]));
    assert_eq!(groups("No referral needed for seniors"), json!([]));
    assert_eq!(groups("Not only veterans"), json!([]));
    assert_eq!(
        groups("Youth with no place to stay")[0]["value"],
        json!("youth")
    );
}
