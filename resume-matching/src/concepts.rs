//! Clean text → concepts: phrases of the lexicon, the longest first, and everyday words that add up
//! within a sentence. What is denied does not count; what is only hoped for is marked.

use crate::everyday::Everyday;
use crate::language_marks::without_marks;
use crate::lexicon::{Lexicon, is_work};
use crate::private_words::without;
use crate::quote::{Around, quoted};
use crate::reading::{Names, PHRASE, Phrases, Reader};
use crate::sentence::{Evidence, PLAIN};
use crate::standing::Standing;
use crate::statements::{Meant, is_about_family, meant, meant_by_person};
use crate::stems::{Language, languages};
use crate::tapped::Tapped;
use crate::words::Words;
use crate::worked_in::worked_in;
use aho_corasick::BuildError;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use sync_protocol::matching::Quote;

/// Of what is said about another kind of work, what makes such words an aside; and where both are of
/// one family.
const ASIDE: f32 = 0.6;
const ASIDE_OF_FAMILY: f32 = 0.3;
/// How much has to be said about a concept to count half of all that could be said.
const HALF: f32 = 4.0;

/// Families and kinds of work that are done in places of every kind, where the place says more …
const NO_TRADE: [&str; 5] = ["office", "phone", "store", "general", "hotel-work"];
/// … and how much more, or how much a place says beside a trade.
const BESIDE: f32 = 1.0;

/// The family of work that is care, and how much care of one's own people says at most.
const CARE: &str = "care";
const FAMILY_CARE: f32 = 3.0;

/// What a paper that was lost or replaced is called too.
const COPIES: [&str; 4] = ["paper", "copy", "papel", "copia"];

/// The way of reading: to be raised when the same tables find something else.
const READING: u32 = 27;

/// A concept found in a text.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// Identifier of the concept.
    pub id: String,
    /// The words of the text that mean it, as they were written.
    pub phrase: String,
    /// How much was said about it, from 0 to 1.
    pub weight: f32,
    /// Whether it is only wished for.
    #[serde(default)]
    pub wished: bool,
    /// The same words with those around them; none for what was tapped.
    #[serde(default)]
    pub quote: Option<Quote>,
}

/// Finds the concepts of a lexicon.
pub struct Finder {
    reader: Reader,
}

/// What was said about one concept in all sentences.
struct Said {
    total: f32,
    strongest: f32,
    /// What its surest word says.
    surest: f32,
    quote: Quote,
}

impl Finder {
    /// Builds the automaton; some milliseconds.
    pub fn new(lexicon: Lexicon, everyday: Everyday, tapped: Tapped) -> Result<Self, BuildError> {
        let reader = Reader::new(lexicon, everyday, tapped)?;
        Ok(Self { reader })
    }

    /// Names the tables and the way of reading. What was read with another one is read again.
    pub fn fingerprint(&self) -> String {
        let tables = self.reader.lexicon.fingerprint()
            ^ self.reader.everyday.fingerprint()
            ^ self.reader.tapped.fingerprint();
        format!("{READING}-{tables:016x}")
    }

    /// What is looked for.
    pub fn lexicon(&self) -> &Lexicon {
        &self.reader.lexicon
    }

    /// The concepts of a text, each once as done and once as wished at most, in the order of the
    /// text.
    pub fn find(&self, text: &str) -> Vec<Found> {
        self.found(text, Names::WorkOrPaper, Around::Clause)
    }

    /// The same for what an employer demands: what names work as well as a paper means the paper.
    pub fn demanded(&self, text: &str) -> Vec<Found> {
        self.found(text, Names::Paper, Around::Clause)
    }

    /// The same as [`Self::find`] for what a list says of an employer. A quote reaches over the items of
    /// the list beside the words that were found.
    pub fn find_in_row(&self, text: &str) -> Vec<Found> {
        self.found(text, Names::WorkOrPaper, Around::Items)
    }

    fn found(&self, text: &str, names: Names, around: Around) -> Vec<Found> {
        let text = &*without_marks(text);
        let words = Words::of(text);
        let mut order: Vec<(usize, bool)> = Vec::new();
        let mut said: HashMap<(usize, bool), Said> = HashMap::new();
        let (read, lost) = self.read(&words, names, around);
        for (concept, wished, evidence) in read {
            let entry = said.entry((concept, wished)).or_insert_with(|| {
                order.push((concept, wished));
                Said {
                    total: 0.0,
                    strongest: 0.0,
                    surest: 0.0,
                    quote: Quote::default(),
                }
            });
            entry.total += evidence.weight;
            entry.surest = entry.surest.max(evidence.surest);
            if evidence.weight > entry.strongest {
                entry.strongest = evidence.weight;
                entry.quote = match around {
                    Around::Clause => self.shown(text, &words, concept, &evidence),
                    Around::Items => quoted(text, &words, &evidence.words, around),
                };
            }
        }
        order.retain(|(concept, wished)| !wished || !said.contains_key(&(*concept, false)));
        order.retain(|key| !self.is_aside(*key, &said));
        order.retain(|(concept, _)| !self.is_lost(*concept, &lost));
        let found = order.iter().filter_map(|key| {
            let said = said.remove(key)?;
            Some(Found {
                id: self.reader.lexicon.concepts()[key.0].id.clone(),
                phrase: said.quote.words.clone(),
                weight: said.total / (said.total + HALF),
                wished: key.1,
                quote: Some(said.quote),
            })
        });
        found.collect()
    }

    /// The words of a person that are shown for some work. Where all of them are private, the name of the work.
    fn shown(&self, text: &str, words: &Words, concept: usize, evidence: &Evidence) -> Quote {
        let mut sentences = words.sentences.iter();
        let sentence = sentences.find(|it| it.contains(&evidence.words.start));
        let sentence = sentence.unwrap_or(&evidence.words);
        match without(words, sentence, evidence) {
            Some(shown) => quoted(text, words, &shown, Around::Clause),
            None => {
                let label = &self.reader.lexicon.concepts()[concept].label;
                let is_spanish = *languages(words, sentence) == [Language::Spanish];
                Quote {
                    words: if is_spanish { &label.es } else { &label.en }.clone(),
                    ..Quote::default()
                }
            }
        }
    }

    /// Whether only a few everyday words speak for a kind of work, in a text that says much more about
    /// another one.
    fn is_aside(&self, key: (usize, bool), said: &HashMap<(usize, bool), Said>) -> bool {
        let own = &said[&key];
        let family = |concept: usize| &self.reader.lexicon.concepts()[concept].family;
        let is_plain = own.surest < PHRASE && own.total <= PLAIN;
        is_plain
            && is_work(&self.reader.lexicon, key.0)
            && said.iter().any(|((other, wished), said)| {
                let share = match family(*other) == family(key.0) {
                    true => ASIDE_OF_FAMILY,
                    false => ASIDE,
                };
                // A wish puts nothing aside that was done.
                let counts = *wished == key.1 || !*wished;
                counts && is_work(&self.reader.lexicon, *other) && own.total <= share * said.total
            })
    }

    /// Kinds of work of a text by how much speaks for each, the strongest first, whether or not it
    /// is enough.
    pub fn kinds_of_work(&self, text: &str) -> Vec<(&str, f32)> {
        let words = Words::of(text);
        let mut totals: HashMap<usize, f32> = HashMap::new();
        for sentence in &words.sentences {
            let phrases = self.reader.phrases(&words, sentence, Names::WorkOrPaper);
            let phrases = Phrases {
                all: &phrases,
                gone: &[],
            };
            let read = self
                .reader
                .sentence(&words, sentence, Names::WorkOrPaper, phrases, |_| true);
            for (concept, total) in read.totals() {
                *totals.entry(concept).or_default() += total;
            }
        }
        let mut totals: Vec<(usize, f32)> = totals.into_iter().collect();
        totals.sort_by(|(a, first), (b, second)| second.total_cmp(first).then(a.cmp(b)));
        let id = |concept: usize| self.reader.lexicon.concepts()[concept].id.as_str();
        totals
            .into_iter()
            .map(|(concept, total)| (id(concept), total))
            .collect()
    }

    /// What is said in all sentences, and the papers that a text says are lost.
    fn read(
        &self,
        words: &Words,
        names: Names,
        around: Around,
    ) -> (Vec<(usize, bool, Evidence)>, HashSet<usize>) {
        let mut all = Vec::new();
        let mut lost = HashSet::new();
        let mut before: Vec<usize> = Vec::new();
        for sentence in &words.sentences {
            let phrases = self.reader.phrases(words, sentence, names);
            let mut gone = Vec::new();
            let mut meant = match (names, around) {
                (Names::WorkOrPaper, Around::Clause) => meant_by_person(words, sentence),
                _ => meant(words, sentence),
            };
            let mut said_here = Vec::new();
            let first = all.len();
            if names == Names::WorkOrPaper {
                let bare = self.reader.bare(words, sentence, &phrases, &before);
                let standings = self.reader.standings(words, sentence, &phrases, bare);
                for (range, paper, standing) in standings {
                    let is_bare = bare.is_some_and(|(word, _)| word == range.start);
                    let standing = match meant[range.start - sentence.start] {
                        _ if standing == Standing::Theirs => standing,
                        Meant::Denied if is_bare && standing != Standing::Restored => {
                            Standing::Lost
                        }
                        Meant::Wished if is_bare => Standing::Coming,
                        _ => standing,
                    };
                    let is_restored = standing == Standing::Restored;
                    if is_restored {
                        // "They gave back my CDL" tells of others, and the paper is the writer's.
                        let told = range.start - sentence.start..range.end - sentence.start;
                        meant[told].fill(Meant::Done);
                    }
                    // "I just got my license back" names no work.
                    let is_unnamed = !phrases.iter().any(|(named, _)| *named == range);
                    if (is_bare && standing == Standing::Held) || (is_restored && is_unnamed) {
                        let evidence = Evidence {
                            weight: PHRASE,
                            surest: PHRASE,
                            words: range.clone(),
                            clues: vec![range.clone()],
                        };
                        all.push((paper, false, evidence));
                    }
                    said_here.push(paper);
                    match standing {
                        Standing::Lost => lost.insert(paper),
                        Standing::Restored => lost.remove(&paper),
                        _ => false,
                    };
                    if matches!(standing, Standing::Lost | Standing::Restored) {
                        // "Lost my CNA paper but got a new copy" is no printing.
                        let copies = (range.end..sentence.end)
                            .filter(|word| COPIES.contains(&words.form(*word)));
                        copies.for_each(|word| meant[word - sentence.start] = Meant::Denied);
                    }
                    if !matches!(standing, Standing::Held | Standing::Restored) {
                        gone.push(range);
                    }
                }
            }
            for (mark, wished) in [(Meant::Done, false), (Meant::Wished, true)] {
                if !meant.contains(&mark) {
                    continue;
                }
                let is_meant = |word: usize| meant[word - sentence.start] == mark;
                let phrases = Phrases {
                    all: &phrases,
                    gone: &gone,
                };
                let read = self
                    .reader
                    .sentence(words, sentence, names, phrases, is_meant);
                let mut evidence = read.evidence();
                if is_about_family(words, sentence) {
                    // Care of one's own people is work, and puts none aside that was done for pay.
                    let of_care = evidence.iter_mut().filter(|(concept, _)| {
                        self.reader.lexicon.concepts()[*concept].family == CARE
                    });
                    of_care.for_each(|(_, it)| it.weight = it.weight.min(FAMILY_CARE));
                }
                said_here.extend(evidence.iter().map(|(concept, _)| *concept));
                let evidence = evidence.into_iter();
                all.extend(evidence.map(|(concept, evidence)| (concept, wished, evidence)));
            }
            if names == Names::WorkOrPaper && around == Around::Clause {
                let is_done = |word: usize| meant[word - sentence.start] == Meant::Done;
                let place = self.place(words, sentence, &all[first..], is_done);
                all.extend(place);
            }
            before = said_here;
        }
        (all, lost)
    }

    /// The kind of place that a sentence names as a place of work, beside what it says was done there. It
    /// comes first where what was done says little of a trade.
    fn place(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        said: &[(usize, bool, Evidence)],
        is_done: impl Fn(usize) -> bool,
    ) -> Option<(usize, bool, Evidence)> {
        let lexicon = &self.reader.lexicon;
        let done = said
            .iter()
            .filter(|(concept, wished, _)| !wished && is_work(lexicon, *concept));
        let works: Vec<usize> = done.clone().map(|(concept, _, _)| *concept).collect();
        let place = worked_in(words, sentence, !works.is_empty(), is_done)?;
        let work = place.work(lexicon)?;
        let concept = |work: &usize| &lexicon.concepts()[*work];
        let is_open = |work: &usize| {
            let concept = concept(work);
            NO_TRADE.contains(&concept.family.as_str()) || NO_TRADE.contains(&concept.id.as_str())
        };
        let most = done.map(|(_, _, evidence)| evidence.weight);
        let most = most.fold(PHRASE, f32::max);
        let weight = match (works.iter().all(is_open), place.has(&works, lexicon)) {
            (true, false) => most + BESIDE,
            (true, true) if place.is_title => most,
            (true, true) | (false, false) => BESIDE,
            (false, true) => return None,
        };
        if works.contains(&work) {
            return None;
        }
        let evidence = Evidence {
            weight,
            surest: PHRASE,
            clues: vec![place.words.clone()],
            words: place.words,
        };
        Some((work, false, evidence))
    }

    /// Whether a paper is lost, or is worth nothing without one that is: a CDL without a license.
    fn is_lost(&self, concept: usize, lost: &HashSet<usize>) -> bool {
        let covers = self.reader.lexicon.covers(concept);
        lost.contains(&concept) || covers.iter().any(|covered| lost.contains(covered))
    }
}

#[cfg(test)]
#[path = "concepts_tests.rs"]
mod tests;
