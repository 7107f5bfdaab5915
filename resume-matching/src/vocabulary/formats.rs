//! The files of O*NET and ESCO: what one is, its columns tell.

use super::Occupations;
use crate::stems::{Language, lead};
use crate::titles::Source;
use crate::words::Words;
use std::collections::BTreeSet;

/// Why a file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum VocabularyError {
    /// Its columns are none that we know.
    #[error("no file of O*NET or ESCO has these columns: {0}")]
    Unknown(String),
    /// A row cannot be read.
    #[error("the table cannot be read: {0}")]
    Table(#[from] csv::Error),
}

/// What the rows of a file are.
#[derive(Clone, Copy, PartialEq)]
enum Holds {
    /// Titles of occupations.
    Titles,
    /// What is done in an occupation.
    Tasks,
    /// Skills by their address.
    Skills,
    /// Which occupation needs which skill.
    Needs,
}

/// The columns of a file: what its rows are about, then one or more of texts.
struct Format {
    source: Source,
    holds: Holds,
    about: &'static str,
    texts: &'static [&'static str],
    /// A column that tells it from a file with the same ones.
    mark: Option<&'static str>,
}

const CODE: &str = "O*NET-SOC Code";

/// Columns as O*NET 29 and ESCO 1.2 write them.
static FORMATS: [Format; 7] = [
    Format {
        source: Source::Onet,
        holds: Holds::Titles,
        about: CODE,
        texts: &["Alternate Title", "Short Title"],
        mark: None,
    },
    Format {
        source: Source::Onet,
        holds: Holds::Titles,
        about: CODE,
        texts: &["Reported Job Title"],
        mark: None,
    },
    Format {
        source: Source::Onet,
        holds: Holds::Tasks,
        about: CODE,
        texts: &["Task"],
        mark: None,
    },
    Format {
        source: Source::Onet,
        holds: Holds::Titles,
        about: CODE,
        texts: &["Title"],
        mark: Some("Description"),
    },
    Format {
        source: Source::Esco,
        holds: Holds::Needs,
        about: "occupationUri",
        texts: &["skillUri"],
        mark: Some("relationType"),
    },
    Format {
        source: Source::Esco,
        holds: Holds::Skills,
        about: "conceptUri",
        texts: &["preferredLabel", "altLabels"],
        mark: Some("skillType"),
    },
    Format {
        source: Source::Esco,
        holds: Holds::Titles,
        about: "conceptUri",
        texts: &["preferredLabel", "altLabels", "hiddenLabels"],
        mark: None,
    },
];
/// The only kind of need that is taken.
const ESSENTIAL: &str = "essential";

impl Occupations {
    /// Adds what one file says; its columns tell what it is. Returns how many texts it has.
    pub fn read(&mut self, text: &str) -> Result<usize, VocabularyError> {
        let text = text.trim_start_matches('\u{feff}');
        let head = text.lines().next().unwrap_or_default();
        let delimiter = if head.contains('\t') { b'\t' } else { b',' };
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .quoting(delimiter == b',')
            .flexible(true)
            .from_reader(text.as_bytes());
        let columns = reader.headers()?.clone();
        let place = |name: &str| columns.iter().position(|column| column == name);
        let known = FORMATS.iter().find_map(|format| {
            let mark = format.mark.map_or(Some(0), place)?;
            place(format.texts.first()?)?;
            Some((format, place(format.about)?, mark))
        });
        let Some((format, about, mark)) = known else {
            return Err(VocabularyError::Unknown(head.chars().take(120).collect()));
        };
        let texts: Vec<usize> = format.texts.iter().filter_map(|name| place(name)).collect();
        let mut rows: Vec<(String, String)> = Vec::new();
        for row in reader.records() {
            let row = row?;
            let Some(id) = row.get(about).filter(|id| !id.is_empty()) else {
                continue;
            };
            if format.holds == Holds::Needs && row.get(mark) != Some(ESSENTIAL) {
                continue;
            }
            // ESCO writes several labels into one cell, one a line.
            let cells = texts.iter().filter_map(|column| row.get(*column));
            for cell in cells.flat_map(str::lines).filter(|cell| !cell.is_empty()) {
                rows.push((id.to_owned(), cell.to_owned()));
            }
        }
        Ok(self.add(format, rows))
    }

    fn add(&mut self, format: &Format, rows: Vec<(String, String)>) -> usize {
        let language = language_of(&rows);
        let mut count = 0;
        let mut insert = |all: &mut BTreeSet<(Language, String)>, text: String| {
            count += usize::from(all.insert((language, text)));
        };
        for (id, text) in rows {
            match format.holds {
                Holds::Needs => self.needs.push((id, text)),
                Holds::Skills => insert(self.skills.entry(id).or_default(), text),
                Holds::Tasks => {
                    let known = self.all.entry((format.source, id)).or_default();
                    insert(&mut known.tasks, text);
                }
                Holds::Titles => {
                    let known = self.all.entry((format.source, id)).or_default();
                    for title in variants(&text) {
                        insert(&mut known.titles, title);
                    }
                }
            }
        }
        count
    }
}

/// The language of a file: the one whose small words it has more of.
fn language_of(rows: &[(String, String)]) -> Language {
    let leads = rows.iter().map(|(_, text)| {
        let words = Words::of(text);
        lead(&words, 0..words.words.len())
    });
    match leads.sum::<i32>() < 0 {
        true => Language::Spanish,
        false => Language::English,
    }
}

/// "Cook (short order)" and "camarero/camarera" are two titles each.
fn variants(cell: &str) -> Vec<String> {
    let whole = cell.trim();
    let parts = whole.split(['(', ')', '/']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty() && *part != "n" && *part != "a");
    parts.map(str::to_owned).collect()
}
