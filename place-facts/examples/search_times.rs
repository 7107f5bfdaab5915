//! How long a search takes on 10,000 places: `cargo run --release -p place-facts --example search_times`.

#![allow(clippy::print_stdout, reason = "a tool of developers")]

use jiff::civil::date;
use place_facts::catalog::Catalog;
use place_facts::search::search;
use std::time::Instant;
use sync_protocol::listings::Row;

const PLACES: usize = 10_000;
const ROUNDS: usize = 20;
const QUESTIONS: [&str; 10] = [
    "hungry",
    "bed tonight trenton",
    "albergue newark",
    "food pantry 07102",
    "drivers license",
    "sheltr in nework",
    "salvation army",
    "st john",
    "ropa para entrevista",
    "unfindable wordless thing",
];
const LISTS: [(&str, &str); 3] = [
    ("food", include_str!("../../sync-service/data/nj/food.csv")),
    (
        "housing",
        include_str!("../../sync-service/data/nj/housing.csv"),
    ),
    (
        "clothing",
        include_str!("../../sync-service/data/nj/clothing.csv"),
    ),
];

fn main() {
    let lists = LISTS.map(|(name, text)| (name, many(text)));
    let rows = lists.iter().map(|(name, rows)| (*name, rows.as_slice()));
    let begun = Instant::now();
    let (catalog, _) = Catalog::new(rows, &[]);
    println!(
        "{} places read in {:?}",
        catalog.places().len(),
        begun.elapsed()
    );
    let now = date(2026, 11, 23).at(10, 30, 0, 0);
    let mut times = Vec::new();
    for question in QUESTIONS.iter().cycle().take(QUESTIONS.len() * ROUNDS) {
        let begun = Instant::now();
        std::hint::black_box(search(&catalog, question, now));
        times.push(begun.elapsed());
    }
    times.sort();
    let part = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    println!(
        "p50 {:?}, p95 {:?}, longest {:?}",
        part(50),
        part(95),
        part(100)
    );
}

/// The rows of a list again and again, each time with a name, a town and a word of its own.
fn many(text: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows: Vec<Row> = reader.deserialize().filter_map(Result::ok).collect();
    let numbered = (0..PLACES / LISTS.len())
        .zip(rows.iter().cycle())
        .map(|(number, row)| {
            let mut row = row.clone();
            let name = row.get("name").cloned().unwrap_or_default();
            row.insert("name".into(), format!("{name} branch{number}"));
            row
        });
    numbered.collect()
}
