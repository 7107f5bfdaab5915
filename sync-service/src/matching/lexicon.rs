//! Loads the tables that matching works with.

use anyhow::Context;
use resume_matching::score::Ranking;
use std::path::Path;

/// Returns the ranking over the tables inside this program, or over an operator's lexicon.
pub fn ranking(lexicon: Option<&Path>) -> anyhow::Result<Ranking> {
    let Some(file) = lexicon else {
        return Ok(Ranking::new(None)?);
    };
    let table = std::fs::read_to_string(file).context("the lexicon cannot be read")?;
    Ranking::new(Some(&table)).with_context(|| format!("{}", file.display()))
}
