//! Loads the lexicon of concepts.

use anyhow::Context;
use resume_reader::concepts::Finder;
use resume_reader::lexicon::Lexicon;
use std::path::Path;

/// Returns a finder over the table inside this program, or over an operator's file.
pub fn finder(lexicon: Option<&Path>) -> anyhow::Result<Finder> {
    let lexicon = match lexicon {
        None => Lexicon::built_in()?,
        Some(file) => {
            let table = std::fs::read_to_string(file).context("the lexicon cannot be read")?;
            Lexicon::parse(&table).with_context(|| format!("{}", file.display()))?
        }
    };
    Ok(Finder::new(lexicon)?)
}
