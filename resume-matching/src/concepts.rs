//! Clean text → concepts: phrases of the lexicon, the longest first, and everyday words that add up
//! within a sentence. What is denied does not count; what is only hoped for is marked.

use crate::everyday::Everyday;
use crate::lexicon::{Kind, Lexicon, is_work};
use crate::papers::{is_held, is_item, is_title};
use crate::quote::{Around, quoted};
use crate::sentence::{Evidence, PLAIN, Sentence, is_place};
use crate::statements::{Meant, meant};
use crate::stems::{Language, is_small, languages};
use crate::tapped::{Tapped, is_line};
use crate::words::Words;
use aho_corasick::{AhoCorasick, BuildError};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;
use sync_protocol::matching::Quote;

/// How much a phrase of one word says, and what each further word adds. More than the everyday
/// words, because the author of the lexicon meant exactly this.
const PHRASE: f32 = 3.5;
const LONGER: f32 = 2.0;
/// Of what is said about another kind of work, what makes such words an aside; and where both are of
/// one family.
const ASIDE: f32 = 0.6;
const ASIDE_OF_FAMILY: f32 = 0.3;
/// How much has to be said about a concept to count half of all that could be said.
const HALF: f32 = 4.0;

/// The way of reading: to be raised when the same tables find something else.
const READING: u32 = 7;

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
    lexicon: Lexicon,
    everyday: Everyday,
    tapped: Tapped,
    /// Phrases of the lexicon, then lines of the builder.
    automaton: AhoCorasick,
}

/// What a phrase means that names work as well as its paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Names {
    /// The words around it decide.
    WorkOrPaper,
    /// The paper.
    Paper,
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
        let phrases = lexicon.phrases().iter().map(|(phrase, _)| phrase);
        let lines = tapped.lines().iter().map(|(line, _)| line);
        Ok(Self {
            automaton: AhoCorasick::new(phrases.chain(lines))?,
            lexicon,
            everyday,
            tapped,
        })
    }

    /// Names the tables and the way of reading. What was read with another one is read again.
    pub fn fingerprint(&self) -> String {
        let tables =
            self.lexicon.fingerprint() ^ self.everyday.fingerprint() ^ self.tapped.fingerprint();
        format!("{READING}-{tables:016x}")
    }

    /// What is looked for.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
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
        let words = Words::of(text);
        let mut order: Vec<(usize, bool)> = Vec::new();
        let mut said: HashMap<(usize, bool), Said> = HashMap::new();
        for (concept, wished, evidence) in self.read(&words, names) {
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
                entry.quote = quoted(text, &words, &evidence.words, around);
            }
        }
        order.retain(|(concept, wished)| !wished || !said.contains_key(&(*concept, false)));
        order.retain(|key| !self.is_aside(*key, &said));
        let found = order.iter().filter_map(|key| {
            let said = said.remove(key)?;
            Some(Found {
                id: self.lexicon.concepts()[key.0].id.clone(),
                phrase: said.quote.words.clone(),
                weight: said.total / (said.total + HALF),
                wished: key.1,
                quote: Some(said.quote),
            })
        });
        found.collect()
    }

    /// Whether only a few everyday words speak for a kind of work, in a text that says much more about
    /// another one.
    fn is_aside(&self, key: (usize, bool), said: &HashMap<(usize, bool), Said>) -> bool {
        let own = &said[&key];
        let family = |concept: usize| &self.lexicon.concepts()[concept].family;
        let is_plain = own.surest < PHRASE && own.total <= PLAIN;
        is_plain
            && is_work(&self.lexicon, key.0)
            && said.iter().any(|((other, _), said)| {
                let share = match family(*other) == family(key.0) {
                    true => ASIDE_OF_FAMILY,
                    false => ASIDE,
                };
                is_work(&self.lexicon, *other) && own.total <= share * said.total
            })
    }

    /// Kinds of work of a text by how much speaks for each, the strongest first, whether or not it
    /// is enough.
    pub fn kinds_of_work(&self, text: &str) -> Vec<(&str, f32)> {
        let words = Words::of(text);
        let mut totals: HashMap<usize, f32> = HashMap::new();
        for sentence in &words.sentences {
            let read = self.sentence(&words, sentence, Names::WorkOrPaper, |_| true);
            for (concept, total) in read.totals() {
                *totals.entry(concept).or_default() += total;
            }
        }
        let mut totals: Vec<(usize, f32)> = totals.into_iter().collect();
        totals.sort_by(|(a, first), (b, second)| second.total_cmp(first).then(a.cmp(b)));
        let id = |concept: usize| self.lexicon.concepts()[concept].id.as_str();
        totals
            .into_iter()
            .map(|(concept, total)| (id(concept), total))
            .collect()
    }

    fn read(&self, words: &Words, names: Names) -> Vec<(usize, bool, Evidence)> {
        let mut all = Vec::new();
        for sentence in &words.sentences {
            let meant = meant(words, sentence);
            for (mark, wished) in [(Meant::Done, false), (Meant::Wished, true)] {
                if !meant.contains(&mark) {
                    continue;
                }
                let is_meant = |word: usize| meant[word - sentence.start] == mark;
                let read = self.sentence(words, sentence, names, is_meant);
                let evidence = read.evidence().into_iter();
                all.extend(evidence.map(|(concept, evidence)| (concept, wished, evidence)));
            }
        }
        all
    }

    /// The concepts of the words of a sentence that are meant in one way.
    fn sentence(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        names: Names,
        is_meant: impl Fn(usize) -> bool,
    ) -> Sentence<'_> {
        let places = sentence.clone().map(|word| is_place(words, sentence, word));
        let mut read = Sentence::new(&self.lexicon, sentence.start, places.collect());
        let mut taken = vec![false; sentence.len()];
        let mut papers: HashMap<usize, usize> = HashMap::new();
        let lexicon = self.lexicon.phrases();
        let phrases = self.phrases(words, sentence, names);
        for (range, pattern) in phrases.iter().cloned() {
            let Some((phrase, concept)) = lexicon.get(pattern) else {
                // A line says what it says, "so nothing broke" included.
                if is_meant(range.start) {
                    taken[range.start - sentence.start..range.end - sentence.start].fill(true);
                    let (_, concepts) = &self.tapped.lines()[pattern - lexicon.len()];
                    read.line(range, concepts, PHRASE + LONGER);
                }
                continue;
            };
            // A public vocabulary is so large that any sentence contains some title by chance.
            let is_by_chance =
                self.lexicon.is_imported(phrase) && !is_title(words, sentence, &range);
            if is_by_chance || !range.clone().all(&is_meant) {
                continue;
            }
            let concept = *concept;
            if names == Names::WorkOrPaper
                && self.names_work(words, sentence, (&range, pattern), &phrases, &is_meant)
            {
                continue;
            }
            if range.len() > 1 {
                taken[range.start - sentence.start..range.end - sentence.start].fill(true);
                if !is_work(&self.lexicon, concept) {
                    papers.insert(range.start - sentence.start, range.len());
                }
            }
            #[allow(clippy::cast_precision_loss)]
            let weight = PHRASE + LONGER * (range.len() - 1) as f32;
            read.phrase(range, concept, weight);
        }
        let languages = languages(words, sentence);
        for language in languages {
            let stems: Vec<String> = sentence
                .clone()
                .map(|word| language.stem(&words.words[word].lower))
                .collect();
            let mut at = 0;
            while at < stems.len() {
                let word = &words.words[sentence.start + at];
                let is_small =
                    is_small(words.form(sentence.start + at)) || !language.may_have(&word.lower);
                let hints = self.everyday.longest(*language, &stems[at..]);
                let hints = hints.filter(|(_, count)| *count > 1 || !is_small);
                let Some((hints, count)) = hints else {
                    at += 1;
                    continue;
                };
                let range = sentence.start + at..sentence.start + at + count;
                // A paper may be named like the work it is for: "certified nursing assistant". And "drill
                // press operator" says more than the "press operator" that is part of it.
                let is_free =
                    taken[at..at + count].contains(&false) || papers.get(&at) == Some(&count);
                if is_free && range.clone().all(&is_meant) {
                    let lower = &words.words[range.start].lower;
                    read.word(range, &stems[at..at + count].join(" "), lower, hints);
                }
                at += count;
            }
        }
        read.weigh_title(words, sentence, *languages == [Language::Spanish]);
        read
    }

    /// Whether a phrase that names work as well as a paper means the work: nothing around it speaks of a
    /// paper, and it is no item of a list of papers.
    fn names_work(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        (range, pattern): (&Range<usize>, usize),
        phrases: &[(Range<usize>, usize)],
        is_meant: &impl Fn(usize) -> bool,
    ) -> bool {
        let known = self.lexicon.phrases();
        let is_shared = |pattern: usize| self.lexicon.is_shared(&known[pattern].0);
        if !is_shared(pattern) || is_held(words, sentence, range, is_meant) {
            return false;
        }
        let concept = |pattern: usize| known.get(pattern).map(|(_, concept)| *concept);
        let is_paper = |pattern: usize| {
            let concept = concept(pattern).map(|place| &self.lexicon.concepts()[place]);
            concept.is_some_and(|concept| concept.kind == Kind::Licence) && !is_shared(pattern)
        };
        let is_listed = |(other, pattern): &(Range<usize>, usize)| {
            is_paper(*pattern) && is_item(words, sentence, other) && is_meant(other.start)
        };
        !(is_item(words, sentence, range) && phrases.iter().any(is_listed))
    }

    /// Phrases of the lexicon and lines of the builder in a sentence, with their numbers in the
    /// automaton: the longest at each place, none inside another.
    fn phrases(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        names: Names,
    ) -> Vec<(Range<usize>, usize)> {
        let start = words.words[sentence.start].form.start - 1;
        let end = words.words[sentence.end - 1].form.end + 1;
        let text = &words.text[start..end];
        let bytes = text.as_bytes();
        let mut hits: Vec<(usize, usize, usize)> = self
            .automaton
            .find_overlapping_iter(text)
            .map(|hit| (hit.start(), hit.end(), hit.pattern().as_usize()))
            .filter(|(start, end, _)| bytes[start - 1] == b' ' && bytes[*end] == b' ')
            .filter(|(from, to, pattern)| {
                let range = words.at(start + from)..words.at(start + to);
                let may_be_line = names == Names::WorkOrPaper && is_line(words, sentence, &range);
                *pattern < self.lexicon.phrases().len() || may_be_line
            })
            .collect();
        // What was tapped stays what it is, whatever the next line goes on with: "Forklift" above
        // "Licensed driver" is no "forklift license".
        let is_own_line = |pattern: usize| pattern >= self.lexicon.phrases().len();
        let goes_on = |from: usize, to: usize| {
            (words.at(start + from) + 1..words.at(start + to)).any(|it| words.words[it].begins_line)
        };
        hits.sort_by_cached_key(|(start, end, pattern)| {
            let crosses = !is_own_line(*pattern) && goes_on(*start, *end);
            (*start, crosses, Reverse((*end, *pattern)))
        });
        let mut reached = 0;
        hits.retain(|(start, end, _)| {
            let is_free = *start >= reached;
            if is_free {
                reached = *end;
            }
            is_free
        });
        let found = hits.into_iter().map(|(from, to, pattern)| {
            let range = words.at(start + from)..words.at(start + to);
            (range, pattern)
        });
        found.collect()
    }
}

#[cfg(test)]
#[path = "concepts_tests.rs"]
mod tests;
