//! How long it takes to read 10,000 places, to read them again after a change, and to search all lists: `cargo run --release -p place-facts --example search_times`.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool of developers"
)]

mod many_places;

use jiff::civil::date;
use many_places::{many, shown};
use place_facts::catalog::Catalog;
use place_facts::search::search;
use std::time::{Duration, Instant};

const ROUNDS: usize = 50;
/// The goal for the 95th percentile, in milliseconds.
const GOAL_MS: u32 = 50;
/// What people type, by what makes it hard.
const QUESTIONS: [(&str, &[&str]); 5] = [
    (
        "whole words and beginnings",
        &[
            "salvation army",
            "st john",
            "food pan",
            "branch77",
            "reentr",
        ],
    ),
    (
        "synonyms, both languages",
        &[
            "hungry",
            "bed tonight trenton",
            "albergue newark",
            "ropa para entrevista",
            "licencia de conducir",
            "drivers license",
        ],
    ),
    (
        "typing errors",
        &[
            "sheltr in nework",
            "salvaton armi",
            "pantrey",
            "comdia camdem",
            "bnrach4711",
            "emplyoment",
        ],
    ),
    (
        "towns and ZIP codes",
        &["food pantry 07102", "jersey city", "hope", "07102", "essex"],
    ),
    (
        "nothing that is there",
        &["unfindable wordless thing", "zzzzzzzz", "x"],
    ),
];

fn main() {
    let mut lists = many();
    let rows = lists.iter().map(|(name, rows)| (*name, rows.as_slice()));
    let begun = Instant::now();
    let (catalog, known) = Catalog::new(rows, &[]);
    println!(
        "{} places of {} lists read in {:?}",
        catalog.places().len(),
        lists.len(),
        begun.elapsed()
    );
    lists[0].1[0].insert("notes".to_owned(), "Call first".to_owned());
    let rows = lists.iter().map(|(name, rows)| (*name, rows.as_slice()));
    let begun = Instant::now();
    let (catalog, _) = catalog.followed_by(rows, &known);
    println!("read again after one change in {:?}", begun.elapsed());
    let mut all = Vec::new();
    for (kind, questions) in QUESTIONS {
        let times = times(&catalog, questions);
        println!("{kind}: {}", shown(&times));
        all.extend(times);
    }
    println!("all: {} (goal for p95: {GOAL_MS} ms)", shown(&all));
}

/// How long each search took, each question as often as any other.
fn times(catalog: &Catalog, questions: &[&str]) -> Vec<Duration> {
    let now = date(2026, 11, 23).at(10, 30, 0, 0);
    let asked = questions.iter().cycle().take(questions.len() * ROUNDS);
    let times = asked.map(|question| {
        let begun = Instant::now();
        std::hint::black_box(search(catalog, question, now));
        begun.elapsed()
    });
    times.collect()
}
