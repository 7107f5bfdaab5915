//! What the words of one sentence say: phrases of the lexicon, lines of the builder, papers and
//! everyday words.

use crate::coffee_shops::{BARISTA, CAFETERIA, is_coffee_shop};
use crate::deeds::deeds;
use crate::everyday::{Everyday, Hint};
use crate::lexicon::{Kind, Lexicon, is_work};
use crate::objects::{DELIVERY, objects};
use crate::papers::{is_held, is_item, is_lesson, is_title};
use crate::sentence::{Sentence, is_place};
use crate::small_words::is_small;
use crate::standing::boss::{is_of_person, tells_of_mine};
use crate::standing::{Standing, is_permit, standing};
use crate::stems::{Language, is_article_but_for_its_tilde, languages};
use crate::tapped::{Tapped, is_line};
use crate::unnamed::{DRIVING, bare_word, is_plate, listed_driver, meant_paper};
use crate::words::Words;
use aho_corasick::{AhoCorasick, BuildError};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

/// How much a phrase of one word says, and what each further word adds. More than the everyday
/// words, because the author of the lexicon meant exactly this.
pub(crate) const PHRASE: f32 = 3.5;
pub(crate) const LONGER: f32 = 2.0;

/// What a phrase means that names work as well as its paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// The words around it decide.
    WorkOrPaper,
    /// The paper.
    Paper,
}

/// Reads sentences with the tables.
pub(crate) struct Reader {
    pub lexicon: Lexicon,
    pub everyday: Everyday,
    pub tapped: Tapped,
    /// Phrases of the lexicon, then lines of the builder.
    automaton: AhoCorasick,
}

/// What was found in a sentence, by its number in the automaton, and the papers of it that the person
/// does not hold.
#[derive(Clone, Copy)]
pub(crate) struct Phrases<'a> {
    pub all: &'a [(Range<usize>, usize)],
    pub gone: &'a [Range<usize>],
}

impl Reader {
    /// Builds the automaton; some milliseconds.
    pub(crate) fn new(
        lexicon: Lexicon,
        everyday: Everyday,
        tapped: Tapped,
    ) -> Result<Self, BuildError> {
        let phrases = lexicon.phrases().iter().map(|(phrase, _)| phrase);
        let lines = tapped.lines().iter().map(|(line, _)| line);
        Ok(Self {
            automaton: AhoCorasick::new(phrases.chain(lines))?,
            lexicon,
            everyday,
            tapped,
        })
    }

    /// The papers that a sentence names, each with where, and how the person stands to it. A license
    /// that is named no closer is the one to drive.
    pub(crate) fn standings(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        phrases: &[(Range<usize>, usize)],
        bare: Option<(usize, usize)>,
    ) -> Vec<(Range<usize>, usize, Standing)> {
        let named = phrases.iter().flat_map(|(range, pattern)| {
            let places = self.meanings(*pattern).iter().copied();
            let places = places.filter(|place| self.is_paper(*place));
            places.map(|place| (range.clone(), place))
        });
        let mut named: Vec<(Range<usize>, usize)> = named.collect();
        if let Some((word, paper)) = bare {
            named.push((word..word + 1, paper));
        } else if let Some(driving) = self.lexicon.place(DRIVING).filter(|_| named.is_empty()) {
            let own =
                (sentence.start + 1..sentence.end).find(|word| is_own(words, sentence, *word));
            named.extend(own.map(|word| (word..word + 1, driving)));
        }
        let papers: Vec<Range<usize>> = named.iter().map(|(range, _)| range.clone()).collect();
        let all = named.into_iter().map(|(range, paper)| {
            let is_commercial = self.lexicon.concepts()[paper].id.starts_with("cdl");
            let standing = match is_commercial && is_permit(words, sentence, &range) {
                true => Standing::Coming,
                false => standing(words, sentence, &range, &papers),
            };
            (range, paper, standing)
        });
        all.collect()
    }

    fn is_paper(&self, place: usize) -> bool {
        self.lexicon.concepts()[place].kind == Kind::Licence
    }

    /// A word for a paper that a sentence names no closer, and the paper of the work in it or in the sentence
    /// before.
    pub(crate) fn bare(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        phrases: &[(Range<usize>, usize)],
        before: &[usize],
    ) -> Option<(usize, usize)> {
        if let Some(item) = listed_driver(words, sentence) {
            return Some((item, self.lexicon.place(DRIVING)?));
        }
        let word = bare_word(words, sentence)?;
        let mut places = phrases.iter().flat_map(|(_, it)| self.meanings(*it));
        if places.any(|place| self.is_paper(*place)) {
            return None;
        }
        let phrases = Phrases {
            all: phrases,
            gone: &[],
        };
        let read = self.sentence(words, sentence, Names::WorkOrPaper, phrases, |_| true);
        let mut said: Vec<usize> = read.evidence().into_iter().map(|(it, _)| it).collect();
        said.extend(before);
        Some((word, meant_paper(&self.lexicon, words.form(word), &said)?))
    }

    /// The concepts of a phrase or of a line of the builder.
    fn meanings(&self, pattern: usize) -> &[usize] {
        let phrases = self.lexicon.phrases();
        match phrases.get(pattern) {
            Some((_, concept)) => std::slice::from_ref(concept),
            None => &self.tapped.lines()[pattern - phrases.len()].1,
        }
    }

    /// The concepts of the words of a sentence that are meant in one way.
    pub(crate) fn sentence(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        names: Names,
        phrases: Phrases<'_>,
        is_meant: impl Fn(usize) -> bool,
    ) -> Sentence<'_> {
        let places = sentence.clone().map(|word| is_place(words, sentence, word));
        let mut read = Sentence::new(&self.lexicon, sentence.start, places.collect());
        let mut taken = vec![false; sentence.len()];
        let mut papers: HashMap<usize, usize> = HashMap::new();
        let lexicon = self.lexicon.phrases();
        let objects = objects(words, sentence);
        let is_silent = |range: &Range<usize>, concept: usize| {
            let family = self.lexicon.concepts()[concept].family.as_str();
            is_work(&self.lexicon, concept) && objects.iter().any(|it| it.silences(range, family))
        };
        let mut silent: Vec<(Range<usize>, usize, f32)> = Vec::new();
        for (range, pattern) in phrases.all.iter().cloned() {
            let Some((phrase, concept)) = lexicon.get(pattern) else {
                // A line says what it says, "so nothing broke" included.
                let is_object = objects.iter().any(|it| it.holds(&range));
                if is_meant(range.start) && !is_object {
                    taken[range.start - sentence.start..range.end - sentence.start].fill(true);
                    // The work of a title that is a paper too stays done: "Home health aide until 2010".
                    let is_gone = phrases.gone.contains(&range);
                    let meanings = self.meanings(pattern).iter().copied();
                    let meanings = meanings.filter(|it| !(is_gone && self.is_paper(*it)));
                    let meanings: Vec<usize> = meanings.collect();
                    read.line(range, &meanings, PHRASE + LONGER);
                }
                continue;
            };
            // A public vocabulary is so large that any sentence contains some title by chance.
            let is_by_chance =
                self.lexicon.is_imported(phrase) && !is_title(words, sentence, &range);
            if is_by_chance || !range.clone().all(&is_meant) {
                continue;
            }
            let is_shop = phrase == CAFETERIA && is_coffee_shop(words, sentence, range.start);
            let shop = self.lexicon.place(BARISTA).filter(|_| is_shop);
            let concept = shop.unwrap_or(*concept);
            if names == Names::WorkOrPaper
                && self.names_work(words, sentence, (&range, pattern), phrases.all, &is_meant)
            {
                continue;
            }
            if range.len() > 1 {
                // "Licensed plumber" says what the person does too.
                let is_person = is_of_person(words.form(range.start));
                // "Barber, license expired" is work, and a paper that is gone.
                // "The forklift class" names the work too.
                let is_apart = (self.lexicon.is_shared(phrase) && is_lesson(words, &range))
                    || phrases.gone.contains(&range)
                        && (range.start + 1..range.end).any(|it| words.words[it].begins_clause);
                let end = match (is_person, is_apart) {
                    (_, true) => range.start,
                    (true, _) => range.start + 1,
                    _ => range.end,
                };
                taken[range.start - sentence.start..end - sentence.start].fill(true);
                if !is_work(&self.lexicon, concept) {
                    papers.insert(range.start - sentence.start, range.len());
                }
            }
            #[allow(clippy::cast_precision_loss)]
            let weight = PHRASE + LONGER * (range.len() - 1) as f32;
            if is_silent(&range, concept) {
                silent.push((range, concept, weight));
            } else if !phrases.gone.contains(&range) {
                read.phrase(range, concept, weight);
            }
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
                let form = words.form(sentence.start + at);
                let is_small = is_small(form) && !is_article_but_for_its_tilde(&word.lower, form);
                let is_small = is_small || !language.may_have(&word.lower);
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
                    let is_heard = |hint: &&Hint| !is_silent(&range, hint.concept);
                    let (heard, unheard): (Vec<&Hint>, Vec<&Hint>) =
                        hints.iter().partition(is_heard);
                    let unheard = unheard.into_iter();
                    silent
                        .extend(unheard.map(|it| (range.clone(), it.concept, it.weight_of(lower))));
                    let stems = stems[at..at + count].join(" ");
                    read.word(range.clone(), &stems, lower, &heard);
                }
                at += count;
            }
        }
        for object in &objects {
            let of_object = silent.iter().filter(|(range, ..)| object.holds(range));
            let all = object.verb..object.words.end;
            // A cook who cleaned the kitchen is a cook; one who delivered food did that too.
            let is_at_work = of_object
                .clone()
                .any(|(_, concept, _)| read.names_family(*concept));
            if is_at_work {
                of_object.for_each(|(range, concept, weight)| {
                    read.phrase(range.clone(), *concept, *weight);
                });
            }
            if (!is_at_work || object.work == DELIVERY)
                && let Some(work) = self.lexicon.place(object.work)
                && all.clone().all(&is_meant)
            {
                read.deed(all, work);
            }
        }
        for done in deeds(words, sentence) {
            if let Some(work) = self.lexicon.place(done.work)
                && done.words.clone().all(&is_meant)
            {
                match done.is_open {
                    false => read.done_to(&done.words, work),
                    true if !read.says_work() => read.deed(done.words, work),
                    true => {}
                }
            }
        }
        // A doubtful word is better than none.
        if !silent.is_empty() && !read.says_work() {
            for (range, concept, weight) in silent {
                read.phrase(range, concept, weight);
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
        // "A CDL with hazmat" names two papers.
        let is_joined = |(other, pattern): &(Range<usize>, usize)| {
            let joins = ["with", "w", "and", "plus", "con", "y"];
            is_paper(*pattern)
                && other.end + 1 == range.start
                && joins.contains(&words.form(other.end))
        };
        !(phrases.iter().any(is_joined)
            || (is_item(words, sentence, range) && phrases.iter().any(is_listed)))
    }

    /// Phrases of the lexicon and lines of the builder in a sentence, with their numbers in the
    /// automaton: the longest at each place, none inside another.
    pub(crate) fn phrases(
        &self,
        words: &Words,
        sentence: &Range<usize>,
        names: Names,
    ) -> Vec<(Range<usize>, usize)> {
        let start = words.span(sentence).start;
        let text = words.text_of(sentence);
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

/// Whether a word is a license of one's own, without a word that says for what.
fn is_own(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    ["license", "licence", "licencia"].contains(&words.form(word))
        && (["my", "mi", "la"].contains(&words.form(word - 1))
            || tells_of_mine(words, sentence, word))
        && !is_plate(words, word)
}
