//! Sentences in any order are read to the end, whatever one of them takes back from another.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use proptest::prelude::*;

const SENTENCES: [&str; 26] = [
    "No ID needed",
    "ID required",
    "Free",
    "Fee $5",
    "Walk-ins welcome",
    "By appointment",
    "Spanish spoken",
    "Wheelchair accessible",
    "Wheelchair lift broken",
    "Ex-offenders welcome",
    "Families welcome",
    "Women only",
    "Men and women",
    "Men may visit",
    "Veterans",
    "Confirm",
    "Not verified",
    "Not at night",
    "Suspended",
    "Not required",
    "In 2019",
    "If you have none, come anyway",
    "Walk-ins also accepted",
    "Photo ID is no longer required",
    "Ask for Maria",
    "Closed Fridays",
];

/// Reads a place with these notes.
fn read(notes: &str) -> usize {
    let fields = [("name", "x"), ("type", "Shelter"), ("notes", notes)];
    let catalog = Catalog::new([("housing", &[row_of(&fields)][..])], &[]).0;
    catalog.places().len()
}

#[test]
fn what_was_taken_back_is_not_taken_back_again() {
    assert_eq!(read("No ID needed. Confirm. Not at night"), 1);
}

proptest! {
    #[test]
    fn any_sentences_are_read(
        said in proptest::collection::vec((0..SENTENCES.len(), "[.;!?]"), 1..8)
    ) {
        let notes: String = said
            .iter()
            .map(|(at, sign)| format!("{}{sign} ", SENTENCES[*at]))
            .collect();
        prop_assert_eq!(read(&notes), 1, "{}", notes);
    }
}
