//! A list of one employer.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// How many papers an employer says are missing; none where it is not listed.
pub fn missing(cells: &[(&str, &str)], text: &str) -> Option<usize> {
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
    all.first().map(|one| one.licences.len())
}
