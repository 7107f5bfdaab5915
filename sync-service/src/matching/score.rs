//! Who suits how well, and why. Concepts decide, words and miles break ties. Never a feature: a
//! record, age, sex, a name, a year.

use super::employers::{Employer, Employers, is_licence, labels};
use super::places::{Point, miles};
use resume_reader::concepts::{Finder, Found};
use resume_reader::lexicon::Kind;
use std::collections::{HashMap, HashSet};
use sync_protocol::matching::EmployerMatch;

/// Matches that are shown at most.
pub const MATCHES_MAX: usize = 20;
/// Employers that are shown as near at most.
pub const NEAR_MAX: usize = 5;
/// Employers whose words are looked at: the best by concepts and miles.
const CANDIDATES_MAX: usize = 50;
/// How the parts of a score are weighed.
const COVER: f64 = 0.65;
const WORDS: f64 = 0.15;
const DISTANCE: f64 = 0.20;
/// What doing other work of the same family counts, of doing the very work.
const FAMILY: f64 = 0.35;
/// Miles at which the weight of distance has fallen to a third.
const MILES: f64 = 15.0;
/// What an employer somewhere in the state counts for distance.
const SOMEWHERE: f64 = 0.35;
/// What is left of a score without the paper that the work needs.
const WITHOUT_PAPER: f64 = 0.5;
/// Of the best cover, what another match must reach to be one.
const WORTH_SHOWING: f64 = 0.15;
/// Concepts of one family that count: naming every word of a trade gains nothing.
const FAMILY_MAX: usize = 6;
/// Reasons and further wishes that are shown.
const SHOWN: usize = 5;

/// What a person can do, and where from.
pub struct Person<'a> {
    /// Concepts of the resume and of the screen.
    pub found: &'a [Found],
    /// Where miles are counted from.
    pub from: Option<Point>,
}

/// A concept that a person has.
struct Has<'a> {
    weight: f64,
    phrase: &'a str,
}

/// Matches, best first.
pub fn matches(
    person: &Person<'_>,
    employers: &Employers,
    finder: &Finder,
) -> rusqlite::Result<Vec<EmployerMatch>> {
    let concepts = finder.lexicon().concepts();
    let has = known(person.found, finder);
    let families: HashMap<&str, (f64, &str)> = families(&has, finder);
    let mut scored: Vec<(f64, usize)> = candidates(&families, employers)
        .into_iter()
        .map(|index| {
            (
                cover(&employers.all[index], &has, &families, employers, finder),
                index,
            )
        })
        .filter(|(cover, _)| *cover > 0.0)
        .collect();
    best_first(&mut scored);
    let worth = WORTH_SHOWING * scored.first().map_or(0.0, |(cover, _)| *cover);
    scored.retain(|(cover, _)| *cover >= worth);
    let most = scored.first().map_or(1.0, |(cover, _)| *cover);
    for (score, index) in &mut scored {
        let near = person
            .from
            .map_or(0.0, |from| nearness(&employers.all[*index], from));
        *score = COVER * *score / most + DISTANCE * near;
    }
    best_first(&mut scored);
    scored.truncate(CANDIDATES_MAX);
    let phrases: Vec<&str> = has.values().map(|has| has.phrase).collect();
    let indices: Vec<usize> = scored.iter().map(|(_, index)| *index).collect();
    let words = employers.relevance.of(&phrases, &indices)?;
    for (score, index) in &mut scored {
        let employer = &employers.all[*index];
        *score += WORDS * words.get(index).copied().unwrap_or_default();
        let lacks = |place: &usize| is_licence(finder, *place) && !has.contains_key(place);
        if employer.required.iter().any(lacks) {
            *score *= WITHOUT_PAPER;
        }
    }
    best_first(&mut scored);
    let shown = scored.into_iter().take(MATCHES_MAX).map(|(_, index)| {
        let employer = &employers.all[index];
        let mut shown = described(employer, person.from);
        shown.reasons = reasons(employer, &has, &families, concepts, finder);
        let lacking: Vec<usize> = employer
            .concepts
            .iter()
            .copied()
            .filter(|place| !has.contains_key(place))
            .collect();
        let (papers, others): (Vec<usize>, Vec<usize>) = lacking
            .into_iter()
            .partition(|place| is_licence(finder, *place) && employer.required.contains(place));
        shown.licences = labels(finder, papers);
        shown.missing = labels(finder, others.into_iter().take(SHOWN));
        shown
    });
    Ok(shown.collect())
}

/// Employers that are near, by miles; nothing says that they suit.
pub fn near(from: Option<Point>, employers: &Employers) -> Vec<EmployerMatch> {
    let mut all: Vec<(f64, &Employer)> = employers
        .all
        .iter()
        .filter_map(|employer| Some((miles(from?, employer.point?), employer)))
        .collect();
    all.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let nearest = all.into_iter().take(NEAR_MAX);
    nearest
        .map(|(_, employer)| described(employer, from))
        .collect()
}

fn known<'a>(found: &'a [Found], finder: &Finder) -> HashMap<usize, Has<'a>> {
    let concepts = finder.lexicon().concepts();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    let mut has: HashMap<usize, Has<'a>> = HashMap::new();
    for found in found {
        let Some(place) = finder.lexicon().place(&found.id) else {
            continue;
        };
        let count = counts.entry(&concepts[place].family).or_default();
        *count += 1;
        let weight = f64::from(found.weight);
        let weight = if *count > FAMILY_MAX { 0.0 } else { weight };
        has.entry(place).or_insert(Has {
            weight,
            phrase: &found.phrase,
        });
    }
    has
}

/// Families of work a person knows, with the strongest phrase for each.
fn families<'a, 'b>(
    has: &HashMap<usize, Has<'a>>,
    finder: &'b Finder,
) -> HashMap<&'b str, (f64, &'a str)> {
    let concepts = finder.lexicon().concepts();
    let mut families: HashMap<&str, (f64, &str)> = HashMap::new();
    let mut places: Vec<&usize> = has.keys().collect();
    places.sort_unstable();
    for place in places {
        let (concept, has) = (&concepts[*place], &has[place]);
        let is_work = matches!(concept.kind, Kind::Job | Kind::Skill);
        if !is_work || concept.family == "general" {
            continue;
        }
        let best = families.entry(&concept.family).or_insert((0.0, has.phrase));
        if has.weight > best.0 {
            *best = (has.weight, has.phrase);
        }
    }
    families
}

fn candidates(families: &HashMap<&str, (f64, &str)>, employers: &Employers) -> HashSet<usize> {
    let lists = families
        .keys()
        .filter_map(|family| employers.by_family.get(*family));
    lists.flatten().copied().collect()
}

/// How much of what an employer looks for a person has, weighed by how much each concept says, and
/// how much of what the person can do is looked for here.
fn cover(
    employer: &Employer,
    has: &HashMap<usize, Has<'_>>,
    families: &HashMap<&str, (f64, &str)>,
    employers: &Employers,
    finder: &Finder,
) -> f64 {
    let concepts = finder.lexicon().concepts();
    let (mut all, mut met, mut exact) = (0.0, 0.0, 0.0);
    for place in &employer.concepts {
        let rarity = employers.rarity[*place];
        all += rarity;
        met += match has.get(place) {
            Some(has) => {
                exact += rarity * has.weight;
                rarity * has.weight
            }
            None => {
                let family = families.get(concepts[*place].family.as_str());
                rarity * family.map_or(0.0, |(weight, _)| FAMILY * weight)
            }
        };
    }
    let known: f64 = has
        .iter()
        .filter(|(place, _)| concepts[**place].family != "general")
        .map(|(place, has)| employers.rarity[*place] * has.weight)
        .sum();
    if all <= 0.0 || known <= 0.0 {
        return 0.0;
    }
    0.5 * met / all + 0.5 * exact / known
}

fn nearness(employer: &Employer, from: Point) -> f64 {
    employer
        .point
        .map_or(SOMEWHERE, |at| (-miles(from, at) / MILES).exp())
}

/// The person's own words for what this employer looks for; for a family, its strongest word.
fn reasons(
    employer: &Employer,
    has: &HashMap<usize, Has<'_>>,
    families: &HashMap<&str, (f64, &str)>,
    concepts: &[resume_reader::lexicon::Concept],
    finder: &Finder,
) -> Vec<String> {
    let is_work =
        |place: &usize| concepts[*place].family != "general" || is_licence(finder, *place);
    let mut reasons: Vec<String> = employer
        .concepts
        .iter()
        .filter(|place| is_work(place))
        .filter_map(|place| has.get(place))
        .map(|has| has.phrase.to_owned())
        .collect();
    if reasons.is_empty() {
        let others = employer.concepts.iter().filter_map(|place| {
            families
                .get(concepts[*place].family.as_str())
                .map(|(_, phrase)| (*phrase).to_owned())
        });
        reasons.extend(others);
    }
    let mut seen = HashSet::new();
    reasons.retain(|reason| seen.insert(reason.clone()));
    reasons.truncate(SHOWN);
    reasons
}

fn described(employer: &Employer, from: Option<Point>) -> EmployerMatch {
    let distance = from.and_then(|from| Some(miles(from, employer.point?)));
    EmployerMatch {
        name: employer.field("name").unwrap_or_default(),
        reasons: Vec::new(),
        missing: Vec::new(),
        licences: Vec::new(),
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        miles: distance.map(|miles| miles.round() as u32),
        phone: employer.field("phone"),
        address: employer.address(),
        website: employer.field("website"),
        notes: employer.field("notes"),
    }
}

/// By score, then in the order of the list, so that the same question has the same answer.
fn best_first(scored: &mut [(f64, usize)]) {
    scored.sort_by(|(a, first), (b, second)| b.total_cmp(a).then(first.cmp(second)));
}
