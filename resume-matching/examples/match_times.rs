//! How long matches against 10,000 employers take:
//! `cargo run --release -p resume-matching --example match_times`.
//!
//! It times what happens once for each list, what happens once for each resume, and what happens at each
//! question.

#![allow(clippy::print_stdout, reason = "a tool of developers")]

use place_facts::geography::point;
use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};
use sync_protocol::listings::Row;

const EMPLOYERS: usize = 10_000;
const ROUNDS: usize = 10;
const ZIP: &str = "07102";
const LIST: &str = include_str!("../evaluation/practice/employers.csv");
const RESUMES: &str = include_str!("../evaluation/practice/resumes.csv");

fn main() -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let ranking = Ranking::new(None)?;
    println!("tables read in {:?}", began.elapsed());
    let rows = many(&rows_of(LIST)?);
    let began = Instant::now();
    let employers = Employers::new(&rows, &ranking.finder);
    println!("{} employers read in {:?}", rows.len(), began.elapsed());
    let from = ZIP.parse().ok().and_then(point);
    let resumes: Vec<String> = rows_of(RESUMES)?
        .into_iter()
        .filter_map(|mut row| row.remove("text"))
        .collect();
    let (mut reading, mut matching) = (Vec::new(), Vec::new());
    for text in resumes.iter().cycle().take(resumes.len() * ROUNDS) {
        let began = Instant::now();
        let found = black_box(ranking.finder.find(text));
        reading.push(began.elapsed());
        let person = Person {
            found: &found,
            from,
        };
        let began = Instant::now();
        black_box(ranking.matches(&person, &employers));
        matching.push(began.elapsed());
    }
    print("concepts of a resume", reading);
    print("one match", matching);
    Ok(())
}

/// Prints the 50th and 95th percentile and the longest.
fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let part = |part: usize| {
        let time = times[(times.len() * part / 100).min(times.len() - 1)];
        time.as_secs_f64() * 1000.0
    };
    println!(
        "{what}: p50 {:.2} ms, p95 {:.2} ms, longest {:.2} ms",
        part(50),
        part(95),
        part(100)
    );
}

fn rows_of(table: &str) -> Result<Vec<Row>, csv::Error> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    reader.deserialize().collect()
}

/// The rows again and again, each time with a name of its own.
fn many(rows: &[Row]) -> Vec<Row> {
    let numbered = (0..EMPLOYERS).zip(rows.iter().cycle());
    let renamed = numbered.map(|(number, row)| {
        let mut row = row.clone();
        let name = row.get("name").cloned().unwrap_or_default();
        row.insert("name".into(), format!("{name} {number}"));
        row
    });
    renamed.collect()
}
