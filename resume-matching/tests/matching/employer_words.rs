//! RES-7: what an employer itself says of the work that suits, whole and with what stands beside it.

use proptest::prelude::*;
use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use std::sync::LazyLock;
use sync_protocol::listings::Row;
use sync_protocol::matching::{EmployerMatch, MatchRequest, Quote, ResumeState};

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// Words that name work, words beside them and what stands between words in lists.
const PARTS: &str = "(cook|forklift|warehouse jobs|driver|Line Cooks|limpieza|no|night shift|973-555-0100|\
    jobs@example.org|St\\.|, |; |\\. |: |/|\n|  | )";

fn row(cells: &[(&str, &str)]) -> Row {
    let cells = cells.iter();
    cells
        .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
        .collect()
}

fn shown(cells: &[(&str, &str)], skills: &[&str]) -> EmployerMatch {
    let employers = Employers::new(&[row(cells)], &RANKING.finder);
    let request = MatchRequest {
        zip: None,
        skills: skills.iter().map(|skill| (*skill).to_owned()).collect(),
        ..MatchRequest::default()
    };
    let answer = RANKING.answer(ResumeState::None, Vec::new(), &request, &employers);
    answer.matches.into_iter().next().unwrap()
}

fn lines(named: &[Quote]) -> Vec<String> {
    let marked = named.iter();
    marked
        .map(|it| format!("{}[{}]{}", it.before, it.words, it.after))
        .collect()
}

fn named(cells: &[(&str, &str)], skills: &[&str]) -> Vec<String> {
    lines(&shown(cells, skills).named)
}

/// Whether a quote is a part of one cell of a row, but for white space and the signs of a cut.
fn is_written(quote: &Quote, row: &Row) -> bool {
    let whole = format!("{}{}{}", quote.before, quote.words, quote.after);
    let whole = whole.strip_prefix("… ").unwrap_or(&whole);
    let whole = whole.strip_suffix(" …").unwrap_or(whole);
    row.values().any(|cell| {
        let cell = cell.split_whitespace().collect::<Vec<_>>().join(" ");
        cell.match_indices(whole).any(|(at, _)| {
            let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
            !is_word(cell[..at].chars().next_back())
                && !is_word(cell[at + whole.len()..].chars().next())
        })
    })
}

#[test]
fn res_7_the_words_come_from_the_column_that_names_the_work() {
    let employer = ("name", "Acme");
    assert_eq!(
        named(
            &[employer, ("work", "Warehouse jobs, forklift, packing")],
            &["forklift"]
        ),
        ["Warehouse jobs, [forklift], packing"]
    );
    assert_eq!(
        named(&[employer, ("type", "Employer: driver")], &["van-driving"]),
        ["Employer: [driver]"]
    );
    assert_eq!(
        named(
            &[employer, ("notes", "Felony friendly. Hires line cooks")],
            &["line-cook"]
        ),
        ["Hires [line cooks]"]
    );
    assert_eq!(
        named(&[("name", "Ace Forklift Company")], &["forklift"]),
        ["Ace [Forklift] Company"]
    );
    assert_eq!(
        named(
            &[employer, ("Jobs", "forklift"), ("Titles", "baker")],
            &["forklift"]
        ),
        ["[forklift]"],
        "another column is no part of it"
    );
}

#[test]
fn res_7_of_what_suits_each_words_are_said_once_and_three_at_most() {
    let cells = [
        ("name", "Acme"),
        (
            "work",
            "baking; forklift; packing; janitor; welding; call 973-555-0100; order picking",
        ),
    ];
    let one = shown(&cells, &["packing"]);
    let words: Vec<&str> = one.named.iter().map(|it| it.words.as_str()).collect();
    assert_eq!(words, ["packing"], "not the forklift that is near it");
    assert_eq!(one.jobs.len(), 3);
    assert_eq!(
        named(&[("name", "Acme"), ("work", "warehouse")], &["packing"]),
        ["[warehouse]"],
        "what is near it where nothing else is"
    );
    let all = shown(&cells, &["forklift", "packing", "janitor", "welding"]);
    assert_eq!(all.jobs.len(), 3);
    let words: Vec<&str> = all.named.iter().map(|it| it.words.as_str()).collect();
    let jobs: Vec<&str> = all.jobs.iter().map(|job| job.en.as_str()).collect();
    assert_eq!(words, ["forklift", "packing", "janitor"]);
    assert_eq!(jobs[..2], words[..2]);
    assert!(!lines(&all.named).concat().contains("973"));
    // Two kinds of work read from the same words.
    let employers = Employers::new(&[row(&cells)], &RANKING.finder);
    let mut twice = employers.all.into_iter().next().unwrap();
    let first = twice.work[0].named.clone();
    for work in &mut twice.work {
        work.named = first.clone();
    }
    let twice = Employers {
        all: vec![twice],
        helpers: Vec::new(),
        rarity: employers.rarity,
    };
    let request = MatchRequest {
        zip: None,
        skills: vec!["forklift".to_owned(), "packing".to_owned()],
        ..MatchRequest::default()
    };
    let answer = RANKING.answer(ResumeState::None, Vec::new(), &request, &twice);
    assert_eq!(answer.matches[0].named, [first]);
}

#[test]
fn res_7_an_employer_that_said_no_is_no_match() {
    let told = |answer: &str| {
        let cells = [
            ("name", "Acme"),
            ("work", "forklift"),
            ("hires people with a record", answer),
        ];
        let employers = Employers::new(&[row(&cells)], &RANKING.finder);
        employers.all.len()
    };
    assert_eq!(told("Asked on 2026-11-22 by OC"), 1);
    assert_eq!(told("N/A"), 1);
    assert_eq!(told("No, asked on 2026-11-22 by OC"), 0);
}

#[test]
fn res_7_every_quote_is_a_part_of_its_row_as_written() {
    let mut count = 0;
    for file in [
        "../sync-service/data/nj/employment.csv",
        "evaluation/employers.csv",
        "evaluation/practice/employers.csv",
        "evaluation/days/employers.csv",
    ] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let mut reader = csv::Reader::from_path(path).unwrap();
        let rows: Vec<Row> = reader.deserialize().map(Result::unwrap).collect();
        for employer in Employers::new(&rows, &RANKING.finder).all {
            for work in &employer.work {
                assert!(is_written(&work.named, &employer.row), "{:?}", work.named);
                count += 1;
            }
        }
    }
    assert!(count > 300, "{count}");
}

#[test]
fn res_7_a_quote_of_notes_does_not_reach_over_what_is_left_out() {
    let row = row(&[
        ("name", "x"),
        ("notes", "limpiezanight shift, . Line Cookslimpieza"),
    ]);
    let employers = Employers::new(std::slice::from_ref(&row), &RANKING.finder);
    for work in &employers.all[0].work {
        assert!(is_written(&work.named, &row), "{:?}", work.named);
    }
}

proptest! {
    #[test]
    fn res_7_any_row_is_quoted_as_it_is_written(
        work in prop::collection::vec(PARTS, 0..20),
        notes in prop::collection::vec(PARTS, 0..20),
        jobs in prop::collection::vec(PARTS, 0..6),
    ) {
        let (work, notes, jobs) = (work.join(" "), notes.concat(), jobs.concat());
        let row = row(&[("name", "x"), ("work", &work), ("notes", &notes), ("jobs", &jobs)]);
        let employers = Employers::new(std::slice::from_ref(&row), &RANKING.finder);
        for work in employers.all.iter().flat_map(|employer| &employer.work) {
            prop_assert!(is_written(&work.named, &row), "{:?}", work.named);
            let around = format!("{}{}", work.named.before, work.named.after);
            prop_assert!(!around.contains("0100") && !around.contains('@'), "{around}");
        }
    }
}
