//! Sentences of hours, and what they say at some moments.

use place_facts::calendar::read_moment;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState;

/// What sentences say otherwise than they should.
pub fn wrong(cases: &[(&str, &[(&str, OpenState)])]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (sentence, moments) in cases {
        for (moment, expected) in *moments {
            let hours = of_row(Some(sentence), None);
            let found = at(&hours, read_moment(moment).unwrap().0).state;
            if found != *expected {
                wrong.push(format!(
                    "{sentence} at {moment}: {found:?}, should be {expected:?}"
                ));
            }
        }
    }
    wrong
}
