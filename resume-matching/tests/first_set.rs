//! How well employers are matched, on graded resumes, beside three baselines.

#![allow(clippy::unwrap_used)]

use place_facts::geography::{miles, point};
use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use resume_matching::words::Words;
use rusqlite::Connection;
use serde::Deserialize;
use std::collections::BTreeMap;
use sync_protocol::listings::Row;

const ZIP: &str = "07102";

#[derive(Deserialize)]
struct Resume {
    half: String,
    group: String,
    text: String,
    grades: BTreeMap<String, u32>,
}

/// Employers by name, best first.
type Order = Vec<String>;

/// Means over some resumes.
#[derive(Debug, Default)]
struct Figures {
    count: usize,
    ndcg: f64,
    /// Share of places among the first three with an employer graded 0.
    wrong: f64,
}

fn gain(grade: u32) -> f64 {
    f64::from((1_u32 << grade) - 1)
}

fn dcg(grades: impl Iterator<Item = u32>) -> f64 {
    let places = grades.take(5).enumerate();
    places
        .map(|(place, grade)| gain(grade) / ((place + 2) as f64).log2())
        .sum()
}

fn measure(resumes: &[&Resume], rank: impl Fn(&Resume) -> Order) -> Figures {
    let mut figures = Figures {
        count: resumes.len(),
        ..Figures::default()
    };
    let (mut places, mut wrong) = (0, 0);
    for resume in resumes {
        let grade = |name: &String| resume.grades.get(name).copied().unwrap_or(0);
        let ranking = rank(resume);
        let mut ideal: Vec<u32> = resume.grades.values().copied().collect();
        ideal.sort_unstable_by(|a, b| b.cmp(a));
        figures.ndcg += dcg(ranking.iter().map(grade)) / dcg(ideal.into_iter());
        places += ranking.len().min(3);
        wrong += ranking
            .iter()
            .take(3)
            .filter(|name| grade(name) == 0)
            .count();
    }
    figures.ndcg /= figures.count as f64;
    figures.wrong = f64::from(wrong as u32) / f64::from(places.max(1) as u32);
    figures
}

fn names(rows: &[Row]) -> Order {
    rows.iter().map(|row| row["name"].clone()).collect()
}

/// A fixed shuffle for each resume.
fn by_chance(resume: &Resume, rows: &[Row]) -> Order {
    let mut ranking = names(rows);
    let seed = resume
        .text
        .bytes()
        .fold(7_u64, |seed, byte| seed.wrapping_mul(31) + u64::from(byte));
    ranking.sort_by_key(|name| {
        name.bytes().fold(seed, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        })
    });
    ranking
}

fn by_distance(rows: &[Row]) -> Order {
    let from = point(ZIP).unwrap();
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by(|a, b| {
        let far = |row: &Row| miles(from, point(&row["zip"]).unwrap());
        far(a).total_cmp(&far(b))
    });
    rows.into_iter().map(|row| row["name"].clone()).collect()
}

fn by_words(resume: &Resume, db: &Connection) -> Order {
    let words = Words::of(&resume.text).text;
    let question: Vec<String> = words
        .split_whitespace()
        .map(|word| format!("\"{word}\""))
        .collect();
    let mut select = db
        .prepare("select name from words where words match ?1 order by bm25(words)")
        .unwrap();
    let found = select
        .query_map([question.join(" OR ")], |row| row.get(0))
        .unwrap();
    found.map(Result::unwrap).collect()
}

#[test]
fn res_7_matching_is_good_and_clearly_better_than_simpler_ways() {
    let all: Vec<Resume> =
        serde_json::from_str(include_str!("../evaluation/resumes.json")).unwrap();
    assert!(all.len() >= 60);
    let table = include_str!("../evaluation/employers.csv");
    let rows: Vec<Row> = csv::Reader::from_reader(table.as_bytes())
        .deserialize::<BTreeMap<String, String>>()
        .map(|row| row.unwrap().into_iter().collect())
        .collect();
    let ranking = Ranking::new(None).unwrap();
    let employers = Employers::new(&rows, &ranking.finder);
    let db = Connection::open_in_memory().unwrap();
    db.execute_batch("create virtual table words using fts5 (name, text, tokenize='porter unicode61 remove_diacritics 2')").unwrap();
    for row in &rows {
        let text = format!("{} {} {}", row["type"], row["work"], row["requires"]);
        db.execute("insert into words values (?1, ?2)", [&row["name"], &text])
            .unwrap();
    }
    let ours = |resume: &Resume| -> Order {
        let found = ranking.finder.find(&resume.text);
        let person = Person {
            found: &found,
            from: point(ZIP),
        };
        let matches = ranking.matches(&person, &employers);
        let whole = resume.text.split_whitespace().collect::<Vec<_>>().join(" ");
        for found in &matches {
            assert!(!found.reasons.is_empty(), "{}", found.name);
            for reason in &found.reasons {
                assert!(
                    whole.contains(reason.as_str()),
                    "{reason} is not in the resume"
                );
            }
        }
        matches.into_iter().map(|found| found.name).collect()
    };
    let half = |name: &str| {
        all.iter()
            .filter(|resume| resume.half == name)
            .collect::<Vec<_>>()
    };
    let locked = half("locked");
    let of_group = |group: &str| {
        locked
            .iter()
            .copied()
            .filter(|resume| resume.group == group)
            .collect::<Vec<_>>()
    };
    println!("open half:      {:?}", measure(&half("open"), ours));
    let ours_locked = measure(&locked, ours);
    println!("locked half:    {ours_locked:?}");
    for group in ["en", "es", "thin"] {
        println!(
            "  {group:<4}          {:?}",
            measure(&of_group(group), ours)
        );
    }
    let baselines = [
        (
            "chance",
            measure(&locked, |resume| by_chance(resume, &rows)),
        ),
        ("distance", measure(&locked, |_| by_distance(&rows))),
        ("BM25", measure(&locked, |resume| by_words(resume, &db))),
    ];
    for (name, figures) in &baselines {
        println!("  {name:<10}    {figures:?}");
        assert!(ours_locked.ndcg > figures.ndcg + 0.1, "{name}");
    }
    assert!(ours_locked.ndcg >= 0.85);
    assert!(ours_locked.wrong < 0.10);
}
