//! What an editor is warned of: sentences of one place that exclude each other.

use crate::row_of::row_of;
use place_facts::requirements::contradictions::of_row;
use place_facts::row::PlaceRow;
use serde_json::Value;

fn found(fields: &[(&str, &str)]) -> Vec<(&'static str, Vec<String>)> {
    let row = row_of(fields);
    let row = PlaceRow {
        list: "food",
        row: &row,
    };
    let found = of_row(&row).into_iter();
    found.map(|it| (it.about, it.words)).collect()
}

#[test]
fn walk_in_beside_a_call_or_an_appointment_is_told_with_both_sentences() {
    for (notes, other) in [
        ("Call first. Walk in.", "Call first"),
        ("Walk in. Bring ID. Call ahead", "Call ahead"),
        ("Appointment needed. Walk in", "Appointment needed"),
        ("By appointment. Walk in", "By appointment"),
    ] {
        let all = found(&[("notes", notes)]);
        let entry = all.iter().find(|(about, _)| *about == "entry");
        let words = entry.map(|(_, words)| words.clone()).unwrap_or_default();
        assert!(words.contains(&"Walk in".to_owned()), "{notes}: {words:?}");
        assert!(words.contains(&other.to_owned()), "{notes}: {words:?}");
    }
}

#[test]
fn other_pairs_are_told_as_well_and_across_fields() {
    for (about, fields) in [
        (
            "id",
            [("notes", "No ID needed"), ("other", "Bring a photo ID")],
        ),
        ("cost", [("notes", "Free"), ("other", "$5 for a bag")]),
        (
            "referral",
            [("notes", "Referral needed"), ("requires", "No referral")],
        ),
        (
            "wheelchair",
            [
                ("notes", "Wheelchair accessible"),
                ("other", "Not wheelchair accessible"),
            ],
        ),
        (
            "record",
            [
                ("notes", "Background check"),
                ("other", "People with a record are welcome"),
            ],
        ),
        ("entry", [("notes", "Walk in"), ("hours", "By appointment")]),
    ] {
        let all = found(&fields);
        assert!(
            all.iter().any(|it| it.0 == about && it.1.len() == 2),
            "{about}: {all:?}"
        );
    }
}

#[test]
fn what_goes_together_is_not_told() {
    for notes in [
        "Walk in. Bring ID",
        "Walk in or call first",
        "No appointment needed. Walk in",
        "Free. No fee",
        "Spanish spoken. Many languages spoken",
        "",
    ] {
        let all = found(&[("notes", notes)]);
        assert!(all.is_empty(), "{notes}: {all:?}");
    }
}

/// Every pair of choices of one field, as the form of the desk writes them.
#[test]
fn two_choices_of_one_field_are_always_told() {
    let cases = include_str!("../../../sync-protocol/cases/tapped_requirements.json");
    let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
    let text = |case: &Value, name: &str| case[name].as_str().unwrap().to_owned();
    let mut pairs = 0;
    for one in &cases {
        for other in &cases {
            let about = text(one, "field");
            // A place may speak many languages.
            if about != text(other, "field") || one == other || about == "languages" {
                continue;
            }
            let notes = format!("{}. {}.", text(one, "sentence"), text(other, "sentence"));
            let all = found(&[("notes", &notes)]);
            assert!(all.iter().any(|it| it.0 == about), "{notes}: {all:?}");
            pairs += 1;
        }
    }
    assert!(pairs > 10, "{pairs}");
}
