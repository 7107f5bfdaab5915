//! What is found in a sentence.

use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// The concepts that a text names.
pub fn ids(text: &str) -> Vec<String> {
    let found = RANKING.finder.find(text).into_iter();
    found.map(|found| found.id).collect()
}
