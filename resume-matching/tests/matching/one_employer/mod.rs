//! A list of one employer.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;
use sync_protocol::matching::{EmployerMatch, Label};

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// How many papers an employer says are missing; none where it is not listed.
#[allow(dead_code)]
pub fn missing(cells: &[(&str, &str)], text: &str) -> Option<usize> {
    shown(cells, text).map(|one| one.licences.len())
}

/// What the first missing paper of an employer is called.
#[allow(dead_code)]
pub fn first_missing(cells: &[(&str, &str)], text: &str) -> Option<Label> {
    shown(cells, text)?.licences.into_iter().next()
}

fn shown(cells: &[(&str, &str)], text: &str) -> Option<EmployerMatch> {
    let cells = cells
        .iter()
        .chain(&[("Name", "Joe"), ("Phone", "973-555-0100")]);
    let row: Row = cells
        .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
        .collect();
    let employers = Employers::new(&[row], &RANKING.finder);
    let found = RANKING.finder.find(text);
    let person = Person {
        found: &found,
        from: None,
    };
    let all = RANKING.matches(&person, &employers);
    all.into_iter().next()
}
