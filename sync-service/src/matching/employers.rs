//! The employment list as concepts. What an employer looks for stands in the columns `type`,
//! `work` and `notes`; what it cannot do without in `requires`.

use super::places::{Point, point};
use super::relevance::Relevance;
use resume_reader::concepts::Finder;
use resume_reader::lexicon::Kind;
use std::collections::HashMap;
use sync_protocol::listings::Row;
use sync_protocol::matching::Label;

/// What a list writes for "nothing".
const NOTHING: &str = "N/A";

/// One employer.
#[derive(Debug, Clone)]
pub struct Employer {
    /// Its row.
    pub row: Row,
    /// Places of its concepts in the lexicon.
    pub concepts: Vec<usize>,
    /// Those it cannot do without.
    pub required: Vec<usize>,
    /// Where it is, if it is at one place.
    pub point: Option<Point>,
}

/// All employers, and what is rare among them.
pub struct Employers {
    /// In the order of the list.
    pub all: Vec<Employer>,
    /// How much each concept says: the rarer, the more.
    pub rarity: Vec<f64>,
    /// Which employers look for a concept or its family.
    pub by_family: HashMap<String, Vec<usize>>,
    /// Their words.
    pub relevance: Relevance,
}

impl Employer {
    /// The words that an employer is described by, a field on a line.
    fn words(&self) -> String {
        let fields = ["name", "type", "work", "requires", "notes"];
        let lines = fields.map(|name| self.field(name).unwrap_or_default());
        lines.join("\n")
    }

    fn new(row: &Row, finder: &Finder) -> Option<Self> {
        let field = |name: &str| {
            row.get(name)
                .map(String::as_str)
                .filter(|text| *text != NOTHING)
        };
        let kind = field("type").unwrap_or_default().to_lowercase();
        let work = field("work").is_some() || field("requires").is_some();
        if !work && !kind.contains("employer") && !kind.contains("staffing") {
            // Job centers and courses are on the list too; they help, but they do not hire.
            return None;
        }
        let text = ["type", "work", "notes"].map(|name| field(name).unwrap_or_default());
        let places = |text: &str| {
            let found = finder.find(text).into_iter();
            found
                .filter_map(|found| finder.lexicon().place(&found.id))
                .collect::<Vec<_>>()
        };
        let required = places(field("requires").unwrap_or_default());
        let mut concepts = places(&text.join("\n"));
        concepts.extend(&required);
        concepts.sort_unstable();
        concepts.dedup();
        Some(Self {
            row: row.clone(),
            concepts,
            required,
            point: field("zip").and_then(point),
        })
    }

    /// A field of its row that says something.
    pub fn field(&self, name: &str) -> Option<String> {
        self.row
            .get(name)
            .filter(|text| !text.is_empty() && *text != NOTHING)
            .cloned()
    }

    /// Street, town and ZIP in one line.
    pub fn address(&self) -> Option<String> {
        let parts: Vec<String> = ["address", "city", "zip"]
            .into_iter()
            .filter_map(|name| self.field(name))
            .collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

impl Employers {
    /// Prepares a list.
    pub fn new(rows: &[Row], finder: &Finder) -> rusqlite::Result<Self> {
        let all: Vec<Employer> = rows
            .iter()
            .filter_map(|row| Employer::new(row, finder))
            .collect();
        let concepts = finder.lexicon().concepts();
        let mut counts = vec![0_u32; concepts.len()];
        let mut by_family: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, employer) in all.iter().enumerate() {
            for place in &employer.concepts {
                counts[*place] += 1;
                let family = by_family
                    .entry(concepts[*place].family.clone())
                    .or_default();
                if family.last() != Some(&index) {
                    family.push(index);
                }
            }
        }
        let total = f64::from(u32::try_from(all.len()).unwrap_or(u32::MAX));
        let rarity = counts
            .into_iter()
            .map(|count| (1.0 + total / f64::from(count.max(1))).ln())
            .collect();
        Ok(Self {
            relevance: Relevance::new(all.iter().map(Employer::words))?,
            all,
            rarity,
            by_family,
        })
    }
}

/// The names of concepts.
pub fn labels(finder: &Finder, places: impl IntoIterator<Item = usize>) -> Vec<Label> {
    let concepts = finder.lexicon().concepts();
    places
        .into_iter()
        .map(|place| concepts[place].label.clone())
        .collect()
}

/// Whether a concept is a paper.
pub fn is_licence(finder: &Finder, place: usize) -> bool {
    finder.lexicon().concepts()[place].kind == Kind::Licence
}
