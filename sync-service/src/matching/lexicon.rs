//! Loads the tables that matching works with.

use super::vocabulary::imported;
use anyhow::Context;
use resume_matching::score::Ranking;
use std::path::Path;

/// Returns the ranking over the tables inside this program, or over an operator's lexicon, with the
/// vocabularies that were imported into the data folder.
pub fn ranking(lexicon: Option<&Path>, data: &Path) -> anyhow::Result<Ranking> {
    let titles = imported(data)?;
    let Some(file) = lexicon else {
        return Ok(Ranking::with_titles(None, &titles)?);
    };
    let table = std::fs::read_to_string(file)
        .with_context(|| format!("{} cannot be read", file.display()))?;
    Ranking::with_titles(Some(&table), &titles).with_context(|| format!("{}", file.display()))
}
