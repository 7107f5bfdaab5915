//! Why an employer is shown: the person's own words, the kinds of work they speak for, what else
//! there is, and what is demanded.

use crate::concepts::{Finder, Found};
use crate::employers::Employer;
use crate::lexicon::Kind;
use crate::profile::Profile;
use std::collections::HashSet;
use sync_protocol::matching::{EmployerMatch, Label, Quote};

/// Reasons and labels that are shown of each kind.
const SHOWN: usize = 3;
/// Of the best reason, what another one has to reach.
const WORTH_SAYING: f64 = 0.5;

/// Fills in why an employer is shown to a person: the work, then the papers that speak for it.
pub(crate) fn explain(
    shown: &mut EmployerMatch,
    employer: &Employer,
    profile: &Profile<'_>,
    papers: &[&Found],
    finder: &Finder,
) {
    let mut met: Vec<(f64, usize, usize)> = employer
        .work
        .iter()
        .filter_map(|work| {
            let (readiness, done) = profile.ready[work.place]?;
            Some((readiness, work.place, done))
        })
        .collect();
    met.sort_by(|(a, first, _), (b, second, _)| b.total_cmp(a).then(first.cmp(second)));
    let best = met.first().map_or(0.0, |(readiness, ..)| *readiness);
    met.retain(|(readiness, ..)| *readiness >= WORTH_SAYING * best);
    let mut said = HashSet::new();
    // Each reason with the work that it speaks for most.
    let found = met
        .iter()
        .map(|(_, place, done)| (profile.done[*done].2, *place));
    let found = found.filter(|(found, _)| said.insert(found.phrase.to_lowercase()));
    let found: Vec<(&Found, usize)> = found.take(SHOWN).collect();
    shown.named = named(employer, found.iter().map(|(_, place)| *place));
    let papers = papers.iter().copied();
    let papers = papers.filter(|found| said.insert(found.phrase.to_lowercase()));
    let reasons: Vec<&Found> = found.iter().map(|(found, _)| *found).collect();
    let reasons: Vec<&Found> = reasons.into_iter().chain(papers).take(SHOWN).collect();
    shown.reasons = reasons.iter().map(|found| found.phrase.clone()).collect();
    let quotes = reasons.iter().filter_map(|found| found.quote.clone());
    shown.quotes = quotes.collect();
    let jobs: Vec<usize> = met.iter().map(|(_, place, _)| *place).collect();
    let others = employer.work.iter().map(|work| work.place);
    let others = others.filter(|place| {
        !jobs.contains(place) && finder.lexicon().concepts()[*place].kind == Kind::Job
    });
    shown.other_jobs = labels(finder, others);
    shown.jobs = labels(finder, jobs.iter().copied());
    let lacks = |place: &usize| !profile.has.contains_key(place);
    shown.licences = labels(finder, employer.licences.iter().copied().filter(lacks));
    shown.missing = labels(finder, employer.asked.iter().copied().filter(lacks));
}

/// The words of an employer's row for some kinds of work, each once.
fn named(employer: &Employer, places: impl Iterator<Item = usize>) -> Vec<Quote> {
    let mut said: Vec<Quote> = Vec::new();
    for place in places {
        let work = employer.work.iter().find(|work| work.place == place);
        let words = work.map(|work| &work.named);
        said.extend(words.filter(|words| !said.contains(words)).cloned());
    }
    said
}

/// The names of the first of some concepts.
fn labels(finder: &Finder, places: impl Iterator<Item = usize>) -> Vec<Label> {
    let concepts = finder.lexicon().concepts();
    places
        .take(SHOWN)
        .map(|place| concepts[place].label.clone())
        .collect()
}
