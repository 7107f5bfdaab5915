//! The sentences that the staff desk writes when requirements are chosen are read as they were meant.

use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;
use serde_json::{Value, json};
use sync_protocol::listings::Row;

#[test]
fn every_chosen_requirement_is_read_as_it_was_chosen() {
    let cases = include_str!("../../../sync-protocol/cases/tapped_requirements.json");
    let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
    assert!(cases.len() >= 19);
    for case in cases {
        let sentence = case["sentence"].as_str().unwrap();
        let field = case["field"].as_str().unwrap();
        let row = Row::from([("notes".to_owned(), format!("Ring twice. {sentence}."))]);
        let read = of_row(&PlaceRow {
            list: "legal",
            row: &row,
        });
        let read = serde_json::to_value(read).unwrap();
        assert_eq!(
            read[field],
            json!({ "value": case["value"], "words": sentence }),
            "{sentence}"
        );
    }
}
