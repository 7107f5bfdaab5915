//! The sentences that the staff desk writes when hours are tapped are read as they were meant.

use place_facts::hours::parse::parse;
use serde::Deserialize;
use std::collections::BTreeSet;
use sync_protocol::places::hours::OpenState;

#[derive(Deserialize)]
struct Case {
    name: String,
    stretches: Vec<Stretch>,
    sentence: String,
}

#[derive(Deserialize)]
struct Stretch {
    days: Vec<u8>,
    nth: Vec<i8>,
    from: u16,
    to: u16,
}

/// Day, which one of the month (0: each), from, to.
type Time = (u8, i8, u16, u16);

fn times(days: &[u8], nth: &[i8], from: u16, to: u16) -> Vec<Time> {
    let all: Vec<u8> = (1..=7).collect();
    let days = if days.is_empty() { &all } else { days };
    let nth = if nth.is_empty() { &[0] } else { nth };
    let each = |day: &u8| {
        nth.iter()
            .map(|&nth| (*day, nth, from, to))
            .collect::<Vec<_>>()
    };
    days.iter().flat_map(each).collect()
}

#[test]
fn every_tapped_sentence_is_read_as_it_was_tapped() {
    let cases = include_str!("../../../sync-protocol/cases/tapped_hours.json");
    let cases: Vec<Case> = serde_json::from_str(cases).unwrap();
    assert!(cases.len() >= 8);
    for case in cases {
        let hours = parse(&case.sentence).unwrap();
        let told: BTreeSet<Time> = hours
            .rules
            .iter()
            .flat_map(|rule| {
                let (from, to) = (rule.from.unwrap(), rule.to.unwrap());
                times(&rule.days.weekdays, &rule.days.nth, from, to)
            })
            .collect();
        let meant: BTreeSet<Time> = case
            .stretches
            .iter()
            .flat_map(|it| times(&it.days, &it.nth, it.from, it.to))
            .collect();
        assert_eq!(told, meant, "{}", case.name);
        assert!(
            hours.rules.iter().all(|rule| rule.days.sure),
            "{}",
            case.name
        );
        assert_eq!(hours.otherwise, OpenState::Closed, "{}", case.name);
    }
}
