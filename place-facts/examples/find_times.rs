//! How long the finder takes for an answer out of 10,000 places: `cargo run --release -p place-facts --example find_times`.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool of developers"
)]

mod many_places;

use jiff::civil::date;
use many_places::{many, shown};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use std::time::{Duration, Instant};
use sync_protocol::places::find::{FindQuestion, Need, Span, Wish};

const ROUNDS: usize = 50;
/// What people ask, by what makes it hard.
const QUESTIONS: [(&str, Option<&str>, Span, &[Wish]); 4] = [
    ("now", Some("07102"), Span::Now, &[]),
    ("no town", None, Span::Day, &[]),
    (
        "wishes",
        Some("Trenton"),
        Span::Now,
        &[Wish::NoId, Wish::Women],
    ),
    ("a day", Some("Camden"), Span::Day, &[]),
];

fn main() {
    let lists = many();
    let rows = lists.iter().map(|(name, rows)| (*name, rows.as_slice()));
    let (catalog, _) = Catalog::new(rows, &[]);
    for need in [Need::Food, Need::Shelter, Need::Work, Need::Health] {
        for (what, near, span, wishes) in QUESTIONS {
            let question = FindQuestion {
                need,
                near: near.map(str::to_owned),
                at: None,
                span,
                wishes: wishes.to_vec(),
                limit: None,
            };
            println!("{need:?}, {what}: {}", shown(&times(&catalog, &question)));
        }
    }
}

fn times(catalog: &Catalog, question: &FindQuestion) -> Vec<Duration> {
    // A Monday night, when most places are closed.
    let now = date(2026, 11, 23).at(21, 30, 0, 0);
    let times = (0..ROUNDS).map(|_| {
        let begun = Instant::now();
        std::hint::black_box(find(catalog, question, now)).unwrap();
        begun.elapsed()
    });
    times.collect()
}
