//! Public vocabularies that an operator downloaded, kept in the data folder as one table.

use anyhow::Context;
use resume_matching::score::Ranking;
use resume_matching::titles::{Form, Title};
use resume_matching::vocabulary::Occupations;
use std::path::{Path, PathBuf};

/// The table in the data folder; backups have it too.
pub const TABLE: &str = "vocabulary.csv";

/// The titles that were imported; none where nothing was.
pub fn imported(data: &Path) -> anyhow::Result<Vec<Title>> {
    let table = data.join(TABLE);
    if !table.exists() {
        return Ok(Vec::new());
    }
    let mut reader = csv::Reader::from_path(&table)?;
    let titles = reader.deserialize().collect::<Result<_, _>>();
    titles.with_context(|| format!("{} cannot be read", table.display()))
}

/// What came of an import.
#[derive(Debug, Clone, Copy)]
pub struct Imported {
    /// Titles, tasks and skills in the files.
    pub read: usize,
    /// Titles that were kept.
    pub titles: usize,
    /// Words of titles and tasks that were kept.
    pub words: usize,
}

/// Reads all files, then replaces the table.
pub fn import(data: &Path, files: &[PathBuf]) -> anyhow::Result<Imported> {
    let mut occupations = Occupations::default();
    let mut read = 0;
    for file in files {
        let text = std::fs::read_to_string(file);
        let text = text.with_context(|| format!("{} cannot be read", file.display()))?;
        let texts = occupations.read(&text);
        read += texts.with_context(|| file.display().to_string())?;
    }
    let titles = occupations.tied(&Ranking::new(None)?.finder);
    let mut table = csv::Writer::from_writer(Vec::new());
    for title in &titles {
        table.serialize(title)?;
    }
    // A cut in between leaves the old table whole.
    let new = data.join(format!("{TABLE}.new"));
    std::fs::write(&new, table.into_inner().context("the table")?)?;
    std::fs::rename(&new, data.join(TABLE))?;
    let whole = titles.iter().filter(|title| title.form == Form::Title);
    let whole = whole.count();
    Ok(Imported {
        read,
        titles: whole,
        words: titles.len() - whole,
    })
}
