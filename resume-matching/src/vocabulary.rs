//! Public vocabularies of work, in the formats in which O*NET and ESCO publish them: titles of jobs,
//! tasks and skills, tied to our kinds of work. They come from an operator; none is part of this
//! program.

mod formats;
mod learnt;

pub use formats::VocabularyError;

use crate::concepts::Finder;
use crate::stems::Language;
use crate::titles::{Form, Source, Title};
use crate::words::Words;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Of what the titles of an occupation speak for, the share that one kind of work has to reach.
const SURE: f32 = 0.5;
/// Longest title that is taken, in words.
const WORDS_MAX: usize = 5;
/// Shortest single word that is taken, in characters.
const WORD_MIN: usize = 4;

/// What the files say about one occupation.
#[derive(Debug, Default)]
struct Occupation {
    titles: BTreeSet<(Language, String)>,
    tasks: BTreeSet<(Language, String)>,
}

/// Titles, tasks and skills of occupations, as the files name them.
#[derive(Debug, Default)]
pub struct Occupations {
    all: BTreeMap<(Source, String), Occupation>,
    /// Skills by their address, in all languages that were read.
    skills: HashMap<String, BTreeSet<(Language, String)>>,
    /// The address of an occupation, and that of a skill it needs.
    needs: Vec<(String, String)>,
}

impl Occupations {
    /// The titles that speak for one kind of work, and the words that do: all titles of an occupation
    /// together say which. A title that several kinds of work have is left out, and so is one that the
    /// tables know.
    pub fn tied(mut self, finder: &Finder) -> Vec<Title> {
        for (occupation, skill) in std::mem::take(&mut self.needs) {
            let known = self.all.get_mut(&(Source::Esco, occupation));
            if let (Some(known), Some(labels)) = (known, self.skills.get(&skill)) {
                known.tasks.extend(labels.iter().cloned());
            }
        }
        let tied: Vec<learnt::Tied<'_>> = self
            .all
            .iter()
            .map(|((source, code), occupation)| learnt::Tied {
                source: *source,
                concept: concept_of(finder, code, occupation),
                occupation,
            })
            .collect();
        let mut all = titles(&tied);
        all.extend(learnt::words(finder, &tied));
        all.sort();
        all
    }
}

/// The titles that one kind of work has.
fn titles(tied: &[learnt::Tied<'_>]) -> Vec<Title> {
    let mut of_title: HashMap<String, (BTreeSet<&str>, Source, &str)> = HashMap::new();
    for one in tied {
        let Some(concept) = &one.concept else {
            continue;
        };
        for (_, title) in &one.occupation.titles {
            let form = Words::of(title).text.trim().to_owned();
            let words = form.split(' ').count();
            let is_short = words == 1 && form.chars().count() < WORD_MIN;
            if form.is_empty() || words > WORDS_MAX || is_short {
                continue;
            }
            let entry = of_title.entry(form);
            let entry = entry.or_insert_with(|| (BTreeSet::new(), one.source, title.as_str()));
            entry.0.insert(concept);
        }
    }
    let single = of_title
        .into_values()
        .filter_map(|(concepts, source, title)| {
            let concept = concepts.first().filter(|_| concepts.len() == 1)?;
            Some(Title {
                title: title.to_owned(),
                concept: (*concept).to_owned(),
                source,
                form: Form::Title,
            })
        });
    single.collect()
}

/// The kind of work of an occupation: of those that have its code, or of all, the one that most of
/// its titles speak for; of its tasks, where no title was read.
fn concept_of(finder: &Finder, code: &str, occupation: &Occupation) -> Option<String> {
    let lexicon = finder.lexicon();
    let soc = code.get(..7).unwrap_or(code);
    let of_code: Vec<&str> = lexicon
        .concepts()
        .iter()
        .filter(|concept| concept.onet == soc)
        .map(|concept| concept.id.as_str())
        .collect();
    let texts = match occupation.titles.is_empty() {
        true => &occupation.tasks,
        false => &occupation.titles,
    };
    let mut votes: BTreeMap<String, f32> = BTreeMap::new();
    for (_, text) in texts {
        let kinds = finder.kinds_of_work(text);
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
