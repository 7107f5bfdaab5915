//! What the words of one sentence add up to. One word may speak for two trades ("tile", "server");
//! the words around it decide.

use crate::everyday::{Hint, SAYS, THING};
use crate::heads;
use crate::lexicon::{Lexicon, is_work};
use crate::words::Words;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// What has to speak for a kind of work before it counts: a name, a thing and a deed, or two things.
const ENOUGH: f32 = 3.0;
/// How much of what speaks for the rest of its family counts for a kind of work.
const FAMILY: f32 = 0.3;
/// Of the stronger kind of work, what another has to reach to keep a word that names it.
const HOLDS: f32 = 0.75;
/// Of what speaks for another kind of work, what has to speak for one not to be an aside.
const ASIDE: f32 = 0.5;
/// The same for a word that may only say where: "cabinets for kitchens".
const PLACE_ASIDE: f32 = 1.0;
/// What everyday words have to say about a kind of work before it cannot be an aside.
pub(crate) const PLAIN: f32 = 4.0;
/// Longest expression that may only say where something was done, in words.
const PLACE_MAX: usize = 2;
/// Words in front of a place, in both languages …
const BEFORE_PLACES: [&str; 10] = [
    "in", "at", "for", "of", "inside", "en", "de", "del", "para", "dentro",
];
/// … and those that may stand between.
const ARTICLES: [&str; 24] = [
    "the", "a", "an", "my", "his", "her", "their", "our", "some", "all", "lo", "los", "la", "las",
    "el", "un", "una", "uno", "unos", "unas", "mi", "mis", "su", "sus",
];
/// Words behind which "de" says as what somebody worked.
const WORKING_AS: [&str; 6] = [
    "trabajo",
    "trabaje",
    "trabajaba",
    "trabajar",
    "trabajando",
    "trabajado",
];
/// Words behind which "for" says who is looked for.
const LOOKING: [&str; 4] = ["looking", "hiring", "searching", "recruiting"];
/// Words of a sentence that are quoted at most.
const QUOTED: usize = 9;

/// One word or expression that speaks for a concept.
#[derive(Debug, Clone)]
struct Clue {
    words: Range<usize>,
    weight: f32,
    /// Whether it is a line of the builder, which means all of its concepts.
    is_line: bool,
}

/// What speaks for a concept in a sentence, and where.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Evidence {
    /// How much.
    pub weight: f32,
    /// How much the surest of its words says.
    pub surest: f32,
    /// The words that say it, from the first to the last.
    pub words: Range<usize>,
    /// Each of them.
    pub clues: Vec<Range<usize>>,
}

/// A sentence that is being read.
pub(crate) struct Sentence<'a> {
    lexicon: &'a Lexicon,
    /// Its first word, and whether each of its words stands where a place is named.
    start: usize,
    places: Vec<bool>,
    clues: HashMap<usize, Vec<Clue>>,
    seen: HashSet<String>,
}

/// Whether a word stands behind "at the" or the like, so that it may only say where.
pub(crate) fn is_place(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let mut before = (sentence.start..word).rev();
    let leads = before.find(|at| !ARTICLES.contains(&words.form(*at)));
    leads.is_some_and(|at| {
        // "Trabajé de cocinero" says as what, and "looking for cooks" whom.
        let leads_on = |form: &str, list: &[&str]| {
            words.form(at) == form && at > sentence.start && list.contains(&words.form(at - 1))
        };
        let is_as = leads_on("de", &WORKING_AS) || leads_on("for", &LOOKING);
        BEFORE_PLACES.contains(&words.form(at)) && !is_as
    })
}

impl<'a> Sentence<'a> {
    pub(crate) fn new(lexicon: &'a Lexicon, start: usize, places: Vec<bool>) -> Self {
        Self {
            lexicon,
            start,
            places,
            clues: HashMap::new(),
            seen: HashSet::new(),
        }
    }

    /// Adds a phrase of the lexicon.
    pub(crate) fn phrase(&mut self, words: Range<usize>, concept: usize, weight: f32) {
        self.add(words, concept, weight);
    }

    /// Adds a line of the builder: nothing beside it makes it an aside.
    pub(crate) fn line(&mut self, words: Range<usize>, concepts: &[usize], weight: f32) {
        for concept in concepts {
            self.clues.entry(*concept).or_default().push(Clue {
                words: words.clone(),
                weight,
                is_line: true,
            });
        }
    }

    /// Adds an everyday word; a repeated one says nothing more.
    pub(crate) fn word(&mut self, words: Range<usize>, stems: &str, lower: &str, hints: &[&Hint]) {
        if self.seen.insert(stems.to_owned()) {
            for hint in hints {
                self.add(words.clone(), hint.concept, hint.weight_of(lower));
            }
        }
    }

    /// Whether enough speaks for some kind of work.
    pub(crate) fn says_work(&self) -> bool {
        let mut found = self.evidence().into_iter();
        found.any(|(concept, _)| is_work(self.lexicon, concept))
    }

    /// Whether a word names work of the family of a concept.
    pub(crate) fn names_family(&self, concept: usize) -> bool {
        let family = self.family(concept);
        let mut same = self
            .clues
            .iter()
            .filter(|(other, _)| self.family(**other) == family);
        same.any(|(_, clues)| clues.iter().any(|clue| clue.weight >= SAYS))
    }

    /// Adds a verb with its object, which say together what the verb alone leaves open, unless a word for
    /// that work is known there.
    pub(crate) fn deed(&mut self, words: Range<usize>, concept: usize) {
        let family = self.family(concept);
        let is_named = self.clues.iter().any(|(other, clues)| {
            let at_verb = clues.iter().filter(|it| it.words.contains(&words.start));
            let is_own = *other == concept && clues.iter().map(|it| it.weight).sum::<f32>() >= SAYS;
            is_own
                || (self.family(*other) == family
                    && at_verb.map(|it| it.weight).any(|it| it >= SAYS))
        });
        if is_named {
            return;
        }
        let clues = self.clues.entry(concept).or_default();
        clues.retain(|clue| clue.words.end <= words.start || words.end <= clue.words.start);
        clues.push(Clue {
            words,
            weight: SAYS,
            is_line: false,
        });
    }

    /// Adds a verb with a thing that name work together, whatever other work their words speak for.
    pub(crate) fn done_to(&mut self, words: &Range<usize>, concept: usize) {
        let family = self.family(concept);
        let lexicon = self.lexicon;
        let verb = words.start..words.start + 1;
        for (other, clues) in &mut self.clues {
            if *other != concept {
                // "Sold" says sales, and "sold fruit" other work of a store.
                clues.retain(|clue| clue.is_line || clue.words != verb);
            }
            if is_work(lexicon, *other) && lexicon.concepts()[*other].family != family {
                let is_apart =
                    |clue: &Range<usize>| clue.end <= words.start || words.end <= clue.start;
                // A line of the builder that begins with the verb says more.
                clues.retain(|clue| {
                    (clue.is_line && clue.words.start <= words.start) || is_apart(&clue.words)
                });
            }
        }
        self.deed(words.clone(), concept);
    }

    fn add(&mut self, words: Range<usize>, concept: usize, weight: f32) {
        let clues = self.clues.entry(concept).or_default();
        let same = clues
            .iter_mut()
            .find(|clue| clue.words.start < words.end && words.start < clue.words.end);
        match same {
            Some(clue) if clue.weight >= weight => {}
            Some(clue) => {
                clue.words = words;
                clue.weight = weight;
            }
            None => clues.push(Clue {
                words,
                weight,
                is_line: false,
            }),
        }
    }

    /// Weighs the words of a title by where they stand; see [`heads`].
    pub(crate) fn weigh_title(&mut self, words: &Words, sentence: &Range<usize>, is_spanish: bool) {
        let longest = if is_spanish {
            heads::TITLE_MAX_ES
        } else {
            heads::TITLE_MAX
        };
        if sentence.len() < 2 || sentence.len() > longest {
            return;
        }
        let at = if is_spanish {
            sentence.start
        } else {
            sentence.end - 1
        };
        let form = words.form(at);
        let (is_role, is_trade, trade) = match is_spanish {
            true => (
                heads::is_role_es(form),
                heads::is_noun_es(form) && !heads::is_role_es(form),
                heads::TRADE_ES,
            ),
            false => (heads::is_role(form), heads::is_trade(form), heads::TRADE),
        };
        let clues = self.clues.values().flatten();
        let mut beside = clues.filter(|clue| !clue.words.contains(&at));
        let is_named_beside =
            beside.any(|clue| clue.weight >= if is_spanish { THING } else { SAYS });
        for clue in self.clues.values_mut().flatten() {
            let is_head = clue.words.contains(&at) && !clue.is_line;
            if is_head && is_role && is_named_beside && (is_spanish || clue.words.len() > 1) {
                clue.weight *= heads::ROLE;
            } else if is_head
                && is_trade
                && clue.weight >= SAYS
                && (is_spanish || clue.words.len() == 1)
            {
                clue.weight *= trade;
            }
        }
    }

    /// How much speaks for each kind of work, its family included.
    pub(crate) fn totals(&self) -> HashMap<usize, f32> {
        let mut families: HashMap<&str, HashMap<usize, f32>> = HashMap::new();
        let work = |concept: &usize| is_work(self.lexicon, *concept);
        for (concept, clues) in self.clues.iter().filter(|(concept, _)| work(concept)) {
            let family = families.entry(self.family(*concept)).or_default();
            for clue in clues {
                let best = family.entry(clue.words.start).or_default();
                *best = best.max(clue.weight);
            }
        }
        let own = |clues: &[Clue]| clues.iter().map(|clue| clue.weight).sum::<f32>();
        let all = self.clues.iter().filter(|(concept, _)| work(concept));
        all.map(|(concept, clues)| {
            let family: f32 = families[self.family(*concept)].values().sum();
            let own = own(clues);
            (*concept, own + FAMILY * (family - own))
        })
        .collect()
    }

    /// The concepts that enough speaks for, in the order of the text. A word that a stronger kind of
    /// work uses does not speak for one of another family, unless it names that work and not the
    /// stronger one.
    pub(crate) fn evidence(&self) -> Vec<(usize, Evidence)> {
        let totals = self.totals();
        let mut order: Vec<usize> = totals.keys().copied().collect();
        order.sort_by(|a, b| totals[b].total_cmp(&totals[a]).then(a.cmp(b)));
        let mut found: Vec<(usize, Evidence)> = Vec::new();
        let mut used: HashMap<usize, (usize, f32)> = HashMap::new();
        // A few plain words, or the name of a place, do not speak for other work beside one that more
        // is said about.
        let aside_share = |clues: &[&Clue], evidence: &Evidence| {
            let is_place =
                matches!(clues, [clue] if clue.words.len() <= PLACE_MAX && self.is_place(clue));
            let is_plain = evidence.surest <= SAYS && evidence.weight <= PLAIN;
            match (is_place, is_plain) {
                (true, _) => PLACE_ASIDE,
                (_, true) => ASIDE,
                _ => 0.0,
            }
        };
        for concept in order {
            let is_free = |clue: &&Clue| {
                clue.is_line
                    || match used.get(&clue.words.start) {
                        None => true,
                        Some((by, weight)) => {
                            self.family(*by) == self.family(concept)
                                || (clue.weight >= SAYS
                                    && *weight < SAYS
                                    && totals[&concept] >= HOLDS * totals[by])
                        }
                    }
            };
            let clues: Vec<&Clue> = self.clues[&concept].iter().filter(is_free).collect();
            let Some(evidence) = evidence(&clues) else {
                continue;
            };
            let share = aside_share(&clues, &evidence);
            let is_aside = |other: &(usize, Evidence)| {
                self.family(other.0) != self.family(concept)
                    && evidence.weight <= share * other.1.weight
            };
            let is_line = clues.iter().any(|clue| clue.is_line);
            if !is_line && found.iter().any(is_aside) {
                continue;
            }
            for clue in clues {
                used.entry(clue.words.start)
                    .or_insert((concept, clue.weight));
            }
            found.push((concept, evidence));
        }
        let others = self.clues.iter();
        let others = others.filter(|(concept, _)| !totals.contains_key(concept));
        found.extend(others.filter_map(|(concept, clues)| {
            let clues: Vec<&Clue> = clues.iter().collect();
            Some((*concept, evidence(&clues)?))
        }));
        found.sort_by_key(|(concept, evidence)| (evidence.words.start, *concept));
        found
    }

    fn is_place(&self, clue: &Clue) -> bool {
        self.places[clue.words.start - self.start]
    }

    fn family(&self, concept: usize) -> &'a str {
        &self.lexicon.concepts()[concept].family
    }
}

/// What some clues add up to, if it is enough; quoted is where most of them stand together.
fn evidence(clues: &[&Clue]) -> Option<Evidence> {
    let weight: f32 = clues.iter().map(|clue| clue.weight).sum();
    if weight < ENOUGH {
        return None;
    }
    let within = |first: usize| {
        let fits =
            move |clue: &&&Clue| clue.words.start >= first && clue.words.end <= first + QUOTED;
        let clues = clues.iter().filter(fits);
        clues.fold((0.0, first + 1), |(weight, end), clue| {
            (weight + clue.weight, clue.words.end.max(end))
        })
    };
    let windows = clues
        .iter()
        .map(|clue| (clue.words.start, within(clue.words.start)));
    let (start, (_, end)) = windows.reduce(|best, next| {
        let is_better = next.1.0 > best.1.0 || (next.1.0 == best.1.0 && next.0 < best.0);
        if is_better { next } else { best }
    })?;
    let surest = clues.iter().map(|clue| clue.weight).fold(0.0, f32::max);
    Some(Evidence {
        weight,
        surest,
        words: start..end,
        clues: clues.iter().map(|clue| clue.words.clone()).collect(),
    })
}
