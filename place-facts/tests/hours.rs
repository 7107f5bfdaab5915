//! The starter directory's sentences of hours against pairs of sentence and moment checked by hand.

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::parse::parse;
use serde::Deserialize;
use sync_protocol::places::hours::OpenState;

#[derive(Deserialize)]
struct Case {
    sentence: String,
    at: Vec<(String, OpenState)>,
}

/// How many pairs a file has, and those that come out otherwise.
fn wrong(file: &str) -> (usize, Vec<String>) {
    let cases: Vec<Case> = serde_json::from_str(file).unwrap();
    let pairs = cases
        .iter()
        .flat_map(|case| case.at.iter().map(move |pair| (case, pair)));
    let mut count = 0;
    let wrong = pairs.filter_map(|(case, (moment, expected))| {
        count += 1;
        let hours = match parse(&case.sentence) {
            Ok(hours) => hours,
            Err(error) => return Some(format!("{}: {error}", case.sentence)),
        };
        let found = at(&hours, read_moment(moment).unwrap().0).state;
        (found != *expected).then(|| {
            format!(
                "{} at {moment}: {found:?}, should be {expected:?}",
                case.sentence
            )
        })
    });
    let wrong = wrong.collect();
    (count, wrong)
}

#[test]
fn every_pair_that_the_parser_was_made_with_is_right() {
    let (count, wrong) = wrong(include_str!("../cases/hours.json"));
    assert!(count >= 200);
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_pair_that_was_kept_out_of_the_making_is_right() {
    let (count, wrong) = wrong(include_str!("../cases/hours-held-back.json"));
    assert!(count >= 200);
    assert_eq!(wrong, [""; 0]);
}
