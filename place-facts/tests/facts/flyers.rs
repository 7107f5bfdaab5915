//! Sentences as flyers have them, with what a careful person says. They were written before the reader was
//! asked. The reader may say "ask" or nothing; it may never say more than the careful person.

use crate::row_of::row_of;
use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row as hours_of;
use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use sync_protocol::places::hours::OpenState;

#[derive(Deserialize)]
struct Hours {
    sentence: String,
    at: Vec<(String, OpenState)>,
}

#[derive(Deserialize)]
struct Notes {
    list: String,
    #[serde(rename = "type")]
    kind: String,
    notes: String,
    /// What may be stated of each requirement; `null`: nothing.
    careful: BTreeMap<String, Vec<Value>>,
}

#[test]
fn hours_of_flyers_are_read_right_or_asked_for() {
    let cases: Vec<Hours> =
        serde_json::from_str(include_str!("../../cases/hours-flyers.json")).unwrap();
    let (mut exact, mut wrong) = (0, Vec::new());
    for case in &cases {
        for (moment, careful) in &case.at {
            let hours = hours_of(Some(&case.sentence), None);
            let found = at(&hours, read_moment(moment).unwrap().0).state;
            if found == *careful {
                exact += 1;
            } else if found != OpenState::Ask {
                wrong.push(format!(
                    "{} at {moment}: {found:?}, not {careful:?}",
                    case.sentence
                ));
            } else if std::env::var_os("NB_SHOW").is_some() {
                println!("asks: {} at {moment}, {careful:?}", case.sentence);
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert!(exact >= 30, "only {exact} are read");
}

#[test]
fn notes_of_flyers_are_never_read_as_more_than_they_say() {
    let cases: Vec<Notes> =
        serde_json::from_str(include_str!("../../cases/requirements-flyers.json")).unwrap();
    let mut wrong = Vec::new();
    for case in &cases {
        let fields = [
            ("name", "x"),
            ("type", &case.kind),
            ("county", "Essex"),
            ("notes", &case.notes),
        ];
        let row = row_of(&fields);
        let found = of_row(&PlaceRow {
            list: &case.list,
            row: &row,
        });
        let found = serde_json::to_value(&found).unwrap();
        for (requirement, careful) in &case.careful {
            let value = match &found[requirement] {
                Value::Array(values) => values.iter().map(|it| it["value"].clone()).collect(),
                other => other["value"].clone(),
            };
            if !careful.contains(&value) {
                wrong.push(format!(
                    "{}: {requirement} {value}, not {careful:?}",
                    case.notes
                ));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
