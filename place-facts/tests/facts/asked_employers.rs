//! What an employer answered whether it hires people with a record.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::find;
use sync_protocol::employer_fact::{HIRES_FIELD, asked_on, refused_on};
use sync_protocol::places::find::{FindQuestion, FoundPlace, Need, Span, Wish};
use sync_protocol::places::requirements::RecordPolicy;

const PROMISE: &str = "Public fair-chance hiring promise";

fn told(notes: &str, answer: &str) -> Option<FoundPlace> {
    let fields = [
        ("name", "Cola Works"),
        ("type", "Employer"),
        ("work", "Warehouse"),
        ("city", "Newark"),
        ("county", "Essex"),
        ("phone", "973-555-0100"),
        ("notes", notes),
        (HIRES_FIELD, answer),
    ];
    let rows = [row_of(&fields)];
    let catalog = Catalog::new([("employment", &rows[..])], &[]).0;
    let question = FindQuestion {
        need: Need::Work,
        near: None,
        at: None,
        span: Span::Now,
        wishes: vec![Wish::WithRecord],
        limit: None,
    };
    let now = "2026-11-30T10:00".parse().unwrap();
    let answer = find(&catalog, &question, now).unwrap();
    answer.places.into_iter().next()
}

#[test]
fn a_no_counts_more_than_an_older_promise() {
    let no = refused_on("2026-11-27", "Olga Carter");
    assert!(told(PROMISE, "N/A").unwrap().asks.is_empty());
    assert_eq!(told(PROMISE, &no), None);
    assert_eq!(told("N/A", &no), None);
}

#[test]
fn a_yes_is_a_promise_where_the_notes_say_nothing_else() {
    let yes = asked_on("2026-11-27", "Olga Carter");
    let policy = |notes: &str| told(notes, &yes).map(|it| it.requirements.record.unwrap().value);
    assert_eq!(policy("N/A"), Some(RecordPolicy::Welcome));
    assert_eq!(policy(PROMISE), Some(RecordPolicy::Welcome));
    // Then it has to be asked whom they mean.
    assert_ne!(policy("No felonies"), Some(RecordPolicy::Welcome));
}
