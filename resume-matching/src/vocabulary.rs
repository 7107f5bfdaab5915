//! Public vocabularies of work, in the formats in which O*NET and ESCO publish them: titles of jobs,
//! tied to our kinds of work. They come from an operator; none is part of this program.

use crate::concepts::Finder;
use crate::titles::{Source, Title};
use crate::words::Words;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Of what the titles of an occupation speak for, the share that one kind of work has to reach.
const SURE: f32 = 0.5;
/// Longest title that is taken, in words.
const WORDS_MAX: usize = 5;
/// Shortest single word that is taken, in characters.
const WORD_MIN: usize = 4;

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

/// Titles of occupations, as the files name them.
#[derive(Debug, Default)]
pub struct Occupations {
    titles: BTreeMap<(Source, String), BTreeSet<String>>,
}

/// The columns of a file that hold titles: the occupation, then one or more of titles.
struct Format {
    source: Source,
    occupation: &'static str,
    titles: &'static [&'static str],
}

/// Columns as O*NET 29 and ESCO 1.2 write them.
const FORMATS: [Format; 4] = [
    Format {
        source: Source::Onet,
        occupation: "O*NET-SOC Code",
        titles: &["Alternate Title", "Short Title"],
    },
    Format {
        source: Source::Onet,
        occupation: "O*NET-SOC Code",
        titles: &["Reported Job Title"],
    },
    Format {
        source: Source::Onet,
        occupation: "O*NET-SOC Code",
        titles: &["Title", "Description"],
    },
    Format {
        source: Source::Esco,
        occupation: "conceptUri",
        titles: &["preferredLabel", "altLabels", "hiddenLabels"],
    },
];
/// A column of sentences, which tells the file of occupations from the others.
const NO_TITLE: &str = "Description";

impl Occupations {
    /// Adds the titles of one file; its columns tell what it is. Returns how many it has.
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
            let first = place(format.titles.first()?)?;
            let occupation = place(format.occupation)?;
            let others = format.titles.iter().skip(1);
            let others = others
                .filter(|name| **name != NO_TITLE)
                .filter_map(|name| place(name));
            let all: Vec<usize> = std::iter::once(first).chain(others).collect();
            Some((format.source, occupation, all))
        });
        let Some((source, occupation, titles)) = known else {
            return Err(VocabularyError::Unknown(head.chars().take(120).collect()));
        };
        let mut count = 0;
        for row in reader.records() {
            let row = row?;
            let Some(id) = row.get(occupation).filter(|id| !id.is_empty()) else {
                continue;
            };
            let all = self.titles.entry((source, id.to_owned())).or_default();
            // ESCO writes several labels into one cell, one a line.
            let cells = titles.iter().filter_map(|column| row.get(*column));
            for title in cells.flat_map(str::lines).flat_map(variants) {
                count += usize::from(all.insert(title));
            }
        }
        Ok(count)
    }

    /// The titles that speak for one kind of work: all titles of an occupation together say which.
    /// A title that several kinds of work have is left out, and so is one that the tables know.
    pub fn tied(&self, finder: &Finder) -> Vec<Title> {
        let mut of_title: HashMap<String, (BTreeSet<String>, Source, String)> = HashMap::new();
        for ((source, code), titles) in &self.titles {
            let Some(concept) = concept_of(finder, code, titles) else {
                continue;
            };
            for title in titles {
                let form = Words::of(title).text.trim().to_owned();
                let words = form.split(' ').count();
                let is_short = words == 1 && form.chars().count() < WORD_MIN;
                if form.is_empty() || words > WORDS_MAX || is_short {
                    continue;
                }
                let entry = of_title.entry(form);
                let entry = entry.or_insert_with(|| (BTreeSet::new(), *source, title.clone()));
                entry.0.insert(concept.clone());
            }
        }
        let single = of_title
            .into_values()
            .filter_map(|(concepts, source, title)| {
                let concept = concepts.first().filter(|_| concepts.len() == 1)?.clone();
                Some(Title {
                    title,
                    concept,
                    source,
                })
            });
        let mut all: Vec<Title> = single.collect();
        all.sort();
        all
    }
}

/// "Cook (short order)" and "camarero/camarera" are two titles each.
fn variants(cell: &str) -> Vec<String> {
    let whole = cell.trim();
    let parts = whole.split(['(', ')', '/']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty() && *part != "n" && *part != "a");
    parts.map(str::to_owned).collect()
}

/// The kind of work of an occupation: of those that have its code, or of all, the one that most of
/// its titles speak for.
fn concept_of(finder: &Finder, code: &str, titles: &BTreeSet<String>) -> Option<String> {
    let lexicon = finder.lexicon();
    let soc = code.get(..7).unwrap_or(code);
    let of_code: Vec<&str> = lexicon
        .concepts()
        .iter()
        .filter(|concept| concept.onet == soc)
        .map(|concept| concept.id.as_str())
        .collect();
    let mut votes: BTreeMap<String, f32> = BTreeMap::new();
    for title in titles {
        let kinds = finder.kinds_of_work(title);
        let total: f32 = kinds.iter().map(|(_, weight)| weight).sum();
        for (concept, weight) in kinds {
            *votes.entry(concept.to_owned()).or_default() += weight / total.max(f32::EPSILON);
        }
    }
    if !of_code.is_empty() {
        votes.retain(|id, _| of_code.contains(&id.as_str()));
    }
    let family = |id: &str| {
        let place = lexicon.place(id)?;
        Some(lexicon.concepts()[place].family.as_str())
    };
    let mut families: BTreeMap<&str, f32> = BTreeMap::new();
    for (id, vote) in &votes {
        *families.entry(family(id)?).or_default() += vote;
    }
    let voted: f32 = votes.values().sum();
    let (best, share) = families.into_iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    if of_code.is_empty() && share < SURE * voted {
        return None;
    }
    let of_family = votes.iter().filter(|(id, _)| family(id) == Some(best));
    let first = of_family.max_by(|a, b| a.1.total_cmp(b.1))?;
    Some(first.0.clone())
}
