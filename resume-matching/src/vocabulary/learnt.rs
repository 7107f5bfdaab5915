//! The words of titles, tasks and skills that speak for one family of work.

use super::Occupation;
use crate::concepts::Finder;
use crate::small_words::is_small;
use crate::stems::Language;
use crate::titles::{Form, Source, Title};
use crate::words::Words;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Texts that have to have a word.
const TEXTS_MIN: f32 = 3.0;
/// Of how often a word stands in a text of each family, the share that one family has to reach.
const SURE: f32 = 0.4;
/// Of all texts with a word, the share that are of this family.
const MOSTLY: f32 = 0.25;
/// Shortest word that is taken, in characters.
const WORD_MIN: usize = 3;

/// An occupation and its kind of work, where it is one of ours.
pub(super) struct Tied<'a> {
    pub source: Source,
    pub concept: Option<String>,
    pub occupation: &'a Occupation,
}

/// Where a word stands.
#[derive(Default)]
struct Seen<'a> {
    /// Texts by family; those of no kind of work of ours have an empty one.
    families: BTreeMap<&'a str, f32>,
    concepts: BTreeMap<&'a str, f32>,
    /// How it was written first, and by whom.
    written: Option<(String, Source)>,
}

/// Words that stand mostly in texts of one family.
pub(super) fn words(finder: &Finder, tied: &[Tied<'_>]) -> Vec<Title> {
    let lexicon = finder.lexicon();
    let family = |id: &str| lexicon.place(id).map(|at| &lexicon.concepts()[at].family);
    let mut texts: HashMap<(Language, &str), f32> = HashMap::new();
    let mut seen: BTreeMap<(Language, String), Seen<'_>> = BTreeMap::new();
    for one in tied {
        let concept = one.concept.as_deref().unwrap_or_default();
        let of_family = family(concept).map_or("", String::as_str);
        let all = one.occupation.titles.iter().chain(&one.occupation.tasks);
        for (language, text) in all {
            *texts.entry((*language, of_family)).or_default() += 1.0;
            let words = Words::of(text);
            let mut counted = BTreeSet::new();
            for (at, word) in words.words.iter().enumerate() {
                let stem = language.stem(&word.lower);
                if is_small(words.form(at)) || !counted.insert(stem.clone()) {
                    continue;
                }
                let seen = seen.entry((*language, stem)).or_default();
                *seen.families.entry(of_family).or_default() += 1.0;
                *seen.concepts.entry(concept).or_default() += 1.0;
                let written = || (word.lower.clone(), one.source);
                seen.written.get_or_insert_with(written);
            }
        }
    }
    let learnt = seen.into_iter().filter_map(|((language, _), seen)| {
        let of_family = speaks_for(&seen.families, |family| texts[&(language, family)])?;
        let of = |id: &str| family(id).is_some_and(|it| it == of_family);
        let concepts = seen.concepts.iter().filter(|(id, _)| of(id));
        let (concept, _) = concepts.max_by(|a, b| a.1.total_cmp(b.1))?;
        let (title, source) = seen.written?;
        let is_word = title.chars().count() >= WORD_MIN && !title.contains(char::is_numeric);
        is_word.then(|| Title {
            title,
            concept: (*concept).to_owned(),
            source,
            form: Form::word(language),
        })
    });
    learnt.collect()
}

/// The family that a word speaks for. Shares are of rates, so that the family with the most texts
/// does not win every word.
fn speaks_for<'a>(
    families: &BTreeMap<&'a str, f32>,
    texts: impl Fn(&'a str) -> f32,
) -> Option<&'a str> {
    let rate = |family: &'a str, count: f32| count / texts(family).max(1.0);
    let all: f32 = families
        .iter()
        .map(|(family, count)| rate(family, *count))
        .sum();
    let (family, count) = families
        .iter()
        .max_by(|a, b| rate(a.0, *a.1).total_cmp(&rate(b.0, *b.1)))?;
    let total: f32 = families.values().sum();
    let is_sure = rate(family, *count) >= SURE * all && *count >= MOSTLY * total;
    (!family.is_empty() && *count >= TEXTS_MIN && is_sure).then_some(*family)
}
