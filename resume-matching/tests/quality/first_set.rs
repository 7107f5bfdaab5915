//! The first set of graded resumes, beside three baselines.

use crate::days::table;
use crate::figures::{Figures, Grades, figures};
use crate::{matches, names};
use place_facts::geography::{miles, point};
use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use resume_matching::words::Words;
use rusqlite::Connection;
use serde::Deserialize;
use std::collections::BTreeMap;
use sync_protocol::listings::Row;

const ZIP: &str = "07102";

/// A graded resume of this set.
#[derive(Deserialize)]
pub struct Resume {
    pub half: String,
    pub group: String,
    pub text: String,
    pub grades: Grades,
}

/// Employers by name, best first.
type Order = Vec<String>;

/// All resumes of this set.
pub fn resumes() -> Vec<Resume> {
    serde_json::from_str(include_str!("../../evaluation/resumes.json")).unwrap()
}

/// Its employers.
pub fn employers() -> Vec<Row> {
    let rows = table::<BTreeMap<String, String>>(include_str!("../../evaluation/employers.csv"));
    rows.into_iter()
        .map(|row| row.into_iter().collect())
        .collect()
}

fn measure(resumes: &[&Resume], rank: impl Fn(&Resume) -> Order) -> Figures {
    figures(resumes.iter().map(|resume| (rank(resume), &resume.grades)))
}

/// A fixed shuffle for each resume.
fn by_chance(resume: &Resume, rows: &[Row]) -> Order {
    let mut ranking: Order = rows.iter().map(|row| row["name"].clone()).collect();
    let hash = |seed: u64, text: &str| {
        text.bytes().fold(seed, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        })
    };
    let seed = hash(7, &resume.text);
    ranking.sort_by_key(|name| hash(seed, name));
    ranking
}

fn by_distance(rows: &[Row]) -> Order {
    let from = point(ZIP.parse().unwrap()).unwrap();
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by(|a, b| {
        let far = |row: &Row| miles(from, point(row["zip"].parse().unwrap()).unwrap());
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

fn word_index(rows: &[Row]) -> Connection {
    let db = Connection::open_in_memory().unwrap();
    db.execute_batch("create virtual table words using fts5 (name, text, tokenize='porter unicode61 remove_diacritics 2')").unwrap();
    for row in rows {
        let text = format!("{} {} {}", row["type"], row["work"], row["requires"]);
        db.execute("insert into words values (?1, ?2)", [&row["name"], &text])
            .unwrap();
    }
    db
}

#[test]
fn res_7_matching_is_good_and_clearly_better_than_simpler_ways() {
    let all = resumes();
    assert!(all.len() >= 60);
    let rows = employers();
    let ranking = Ranking::new(None).unwrap();
    let employers = Employers::new(&rows, &ranking.finder);
    let db = word_index(&rows);
    let ours = |resume: &Resume| -> Order {
        let matches = matches(
            &ranking,
            &employers,
            &resume.text,
            point(ZIP.parse().unwrap()),
        );
        let whole = resume.text.split_whitespace().collect::<Vec<_>>().join(" ");
        for found in &matches {
            assert!(!found.reasons.is_empty(), "{}", found.name);
            for reason in &found.reasons {
                assert!(whole.contains(reason.as_str()), "{reason} is not there");
            }
        }
        names(&matches)
    };
    let half = |name: &str| -> Vec<&Resume> {
        let of_half = all.iter().filter(|resume| resume.half == name);
        of_half.collect()
    };
    println!("open half:      {:?}", measure(&half("open"), ours));
    let locked = half("locked");
    let ours_locked = measure(&locked, ours);
    println!("locked half:    {ours_locked:?}");
    for group in ["en", "es", "thin"] {
        let of_group = locked.iter().filter(|resume| resume.group == group);
        let of_group: Vec<&Resume> = of_group.copied().collect();
        println!("  {group:<4}          {:?}", measure(&of_group, ours));
    }
    for (name, figures) in [
        (
            "chance",
            measure(&locked, |resume| by_chance(resume, &rows)),
        ),
        ("distance", measure(&locked, |_| by_distance(&rows))),
        ("BM25", measure(&locked, |resume| by_words(resume, &db))),
    ] {
        println!("  {name:<10}    {figures:?}");
        assert!(ours_locked.ndcg > figures.ndcg + 0.1, "{name}");
    }
    assert!(ours_locked.ndcg >= 0.90);
    assert!(ours_locked.wrong <= 0.03 && ours_locked.misled <= 0.07);
}
