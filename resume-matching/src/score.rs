//! Who suits how well, and why. Kinds of work decide; papers and miles come after. Never a feature:
//! a record, age, sex, a name, a year.

use crate::columns::Columns;
use crate::concepts::{Finder, Found};
use crate::employers::{Employer, Employers};
use crate::everyday::Everyday;
use crate::lexicon::{Lexicon, LexiconError};
use crate::named_first::lower_the_unnamed;
use crate::neighbors::Neighbors;
use crate::places::{for_staff, kinds_meant};
use crate::profile::Profile;
use crate::reasons::explain;
use crate::tapped::Tapped;
use crate::titles::{Source, Title};
use place_facts::geography::{Point, miles};
use std::collections::BTreeSet;
use sync_protocol::matching::EmployerMatch;

/// Matches that are shown at most.
pub const MATCHES_MAX: usize = 20;
/// Employers, or helpers, that are shown as near at most.
pub const NEAR_MAX: usize = 5;
/// What the best of an employer's kinds of work counts, beside all of them.
const BEST: f64 = 0.85;
/// What a place of the kind that a person names counts beside others with the same work: who was a teller sees a
/// bank before a gas station.
const SAME_KIND: f64 = 0.06;
/// How much miles count beside the work.
const DISTANCE: f64 = 0.15;
/// Miles at which the weight of distance has fallen to a third.
const MILES: f64 = 15.0;
/// What an employer somewhere in the state counts for distance.
const SOMEWHERE: f64 = 0.35;
/// The fit of an employer that demands a paper which the person holds, where nothing else is known of the
/// person, and beside work that is known.
const PAPER_ALONE: f64 = 0.6;
const PAPER_BESIDE: f64 = 0.35;
/// What is left of a score without the paper that the work needs.
const WITHOUT_PAPER: f64 = 0.6;
/// Papers that take weeks of training, and what a score without one has to reach: who comes from other
/// work cannot begin there.
const TRAINED: [&str; 15] = [
    "cdl",
    "cdl-a",
    "cdl-b",
    "passenger",
    "hazmat",
    "home-health-aide",
    "cna",
    "barber-licence",
    "asbestos",
    "cosmetology",
    "rn",
    "lpn",
    "electrician-licence",
    "plumber-licence",
    "journeyman",
];
const LEAST_UNTRAINED: f64 = 0.4;
/// The least fit that can be explained: a kind of work that one could begin with.
const LEAST: f64 = 0.29;
/// Of the best fit, what another has to reach to be shown.
const WORTH_SHOWING: f64 = 0.3;

/// What a person can do, and where from.
pub struct Person<'a> {
    /// Concepts of the resume and of the screen.
    pub found: &'a [Found],
    /// Where miles are counted from.
    pub from: Option<Point>,
}

/// What decides who suits.
pub struct Ranking {
    /// Finds concepts.
    pub finder: Finder,
    /// Who is ready for what.
    pub neighbors: Neighbors,
    /// Sentences that the licences of imported vocabularies ask for.
    pub credits: Vec<&'static str>,
}

impl Ranking {
    /// The tables inside this program, with an operator's lexicon where there is one.
    pub fn new(lexicon: Option<&str>) -> Result<Self, LexiconError> {
        Self::with_titles(lexicon, &[])
    }

    /// The same, and titles and words of public vocabularies that an operator imported.
    pub fn with_titles(lexicon: Option<&str>, titles: &[Title]) -> Result<Self, LexiconError> {
        let mut lexicon = lexicon.map_or_else(Lexicon::built_in, Lexicon::parse)?;
        lexicon.add_titles(titles);
        let sources: BTreeSet<Source> = titles.iter().map(|title| title.source).collect();
        let mut everyday = Everyday::built_in(&lexicon)?;
        everyday.add_words(titles, &lexicon);
        let tapped = Tapped::built_in(&lexicon)?;
        Ok(Self {
            neighbors: Neighbors::built_in(&lexicon)?,
            credits: sources.into_iter().map(Source::credit).collect(),
            finder: Finder::new(lexicon, everyday, tapped)?,
        })
    }

    pub(crate) fn needs_training(&self, paper: usize) -> bool {
        TRAINED.contains(&self.finder.lexicon().concepts()[paper].id.as_str())
    }

    /// The papers of a person that an employer demands and that speak for it: those that take weeks of
    /// training, and where no work is known all.
    fn speaking<'a>(
        &self,
        employer: &Employer,
        profile: &Profile<'a>,
    ) -> impl Iterator<Item = &'a Found> {
        let papers = employer.licences.iter();
        papers.filter_map(|paper| {
            let held = profile.has.get(paper)?;
            let speaks = self.needs_training(*paper) || (held.is_own && profile.done.is_empty());
            speaks.then_some(held.found)
        })
    }

    fn paper_fit(&self, employer: &Employer, profile: &Profile<'_>) -> f64 {
        match self.speaking(employer, profile).next() {
            None => 0.0,
            Some(_) if profile.done.is_empty() => PAPER_ALONE,
            Some(_) => PAPER_BESIDE,
        }
    }

    /// Matches, best first. Empty where nothing can be explained.
    pub fn matches(&self, person: &Person<'_>, employers: &Employers) -> Vec<EmployerMatch> {
        let profile = Profile::new(person.found, &self.finder, &self.neighbors);
        // What was tapped has a label and no words of the person.
        let written = profile.done.iter().filter(|it| it.2.quote.is_some());
        let named: BTreeSet<usize> = written
            .flat_map(|(_, _, found)| kinds_meant(&found.phrase, &found.id))
            .collect();
        let mut scored: Vec<(f64, usize)> = Vec::new();
        for (index, employer) in employers.all.iter().enumerate() {
            let is_staff_only = |place: usize| {
                let only = for_staff(&employer.kinds);
                only.contains(&self.finder.lexicon().concepts()[place].id.as_str())
            };
            let is_for_staff = !for_staff(&employer.kinds).is_empty()
                && employer.kinds.is_disjoint(&named)
                && profile.done.iter().any(|it| it.2.quote.is_some());
            let fit = fit(employer, &profile, employers, |place, done| {
                !is_for_staff || (profile.done[done].0 == place && !is_staff_only(place))
            });
            let fit = fit.max(self.paper_fit(employer, &profile));
            let is_named = !employer.kinds.is_disjoint(&named);
            if fit >= LEAST {
                scored.push((if is_named { fit + SAME_KIND } else { fit }, index));
            }
        }
        let most = scored.iter().map(|(fit, _)| *fit).fold(0.0, f64::max);
        scored.retain(|(fit, _)| *fit >= WORTH_SHOWING * most);
        scored.retain_mut(|(score, index)| {
            let papers = &employers.all[*index].licences;
            let lacks = |place: &&usize| !profile.has.contains_key(place);
            let lacking: Vec<usize> = papers.iter().filter(lacks).copied().collect();
            if lacking.is_empty() {
                return true;
            }
            *score *= WITHOUT_PAPER;
            *score >= LEAST_UNTRAINED || !lacking.iter().any(|paper| self.needs_training(*paper))
        });
        let is_of_named_kind = |employer: &Employer| !employer.kinds.is_disjoint(&named);
        lower_the_unnamed(&mut scored, &employers.all, &profile, is_of_named_kind);
        for (score, index) in &mut scored {
            let employer = &employers.all[*index];
            if let Some(from) = person.from {
                *score = (1.0 - DISTANCE) * *score + DISTANCE * most * nearness(employer, from);
            }
        }
        let better = |(a, first): &(f64, usize), (b, second): &(f64, usize)| {
            let is_reachable = |index: &usize| employers.all[*index].is_reachable;
            let by_contact = is_reachable(second).cmp(&is_reachable(first));
            // Where a list has no way to reach anybody, who hires now still comes first.
            let asks = |index: &usize| {
                let employer = &employers.all[*index];
                !employer.is_reachable && employer.asks_first
            };
            let by_hiring = asks(first).cmp(&asks(second));
            let by_contact = by_contact.then(by_hiring);
            by_contact.then(b.total_cmp(a)).then(first.cmp(second))
        };
        // Of thousands only the first few are shown, so only those are put in order.
        if scored.len() > MATCHES_MAX {
            scored.select_nth_unstable_by(MATCHES_MAX, better);
            scored.truncate(MATCHES_MAX);
        }
        scored.sort_unstable_by(better);
        let shown = scored.into_iter().map(|(_, index)| {
            let employer = &employers.all[index];
            let mut shown = described(employer, person.from);
            let papers: Vec<&Found> = self.speaking(employer, &profile).collect();
            explain(&mut shown, employer, &profile, &papers, &self.finder);
            shown
        });
        shown.collect()
    }
}

/// Employers or helpers that are near, by miles; nothing says that they suit. Those at no single
/// place come last.
pub fn near(from: Option<Point>, all: &[Employer]) -> Vec<EmployerMatch> {
    let mut all: Vec<(f64, &Employer)> = all
        .iter()
        .filter(|employer| employer.is_reachable)
        .map(|employer| {
            let distance = from.and_then(|from| Some(miles(from, employer.point?)));
            (distance.unwrap_or(f64::MAX), employer)
        })
        .collect();
    all.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let nearest = all.into_iter().take(NEAR_MAX);
    nearest
        .map(|(_, employer)| described(employer, from))
        .collect()
}

/// How ready a person is for the work of an employer. One kind of work is enough to be hired for, so
/// the best one decides; what is rare among employers counts more in the rest. `counts` says which work makes ready for
/// which other here.
fn fit(
    employer: &Employer,
    profile: &Profile<'_>,
    employers: &Employers,
    counts: impl Fn(usize, usize) -> bool,
) -> f64 {
    let (mut best, mut met, mut all) = (0.0_f64, 0.0, 0.0);
    for work in &employer.work {
        let rarity = employers.rarity[work.place];
        all += rarity;
        if let Some((readiness, done)) = profile.ready[work.place]
            && counts(work.place, done)
        {
            best = best.max(readiness * work.sure);
            met += rarity * readiness;
        }
    }
    if all <= 0.0 {
        return 0.0;
    }
    BEST * best + (1.0 - BEST) * met / all
}

fn nearness(employer: &Employer, from: Point) -> f64 {
    employer
        .point
        .map_or(SOMEWHERE, |at| (-miles(from, at) / MILES).exp())
}

/// What its card says, without reasons.
pub(crate) fn described(employer: &Employer, from: Option<Point>) -> EmployerMatch {
    let distance = from.and_then(|from| Some(miles(from, employer.point?)));
    let columns = Columns(&employer.row);
    let owned = |text: Option<&str>| text.map(str::to_owned);
    EmployerMatch {
        name: columns.name().unwrap_or_default().to_owned(),
        reasons: Vec::new(),
        quotes: Vec::new(),
        named: Vec::new(),
        jobs: Vec::new(),
        other_jobs: Vec::new(),
        missing: Vec::new(),
        licences: Vec::new(),
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        miles: distance.map(|miles| miles.round() as u32),
        phone: owned(columns.phone()),
        address: columns.address(),
        website: owned(columns.website()),
        ask_first: employer.asks_first,
        notes: columns.notes(),
        hires: owned(columns.hires()),
        checked: owned(columns.checked()),
    }
}
