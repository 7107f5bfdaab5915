//! Which work a verb and its thing say together (`data/deeds.csv`): whoever "built houses" or "put in
//! windows" names no trade, and no word of it does either.

use crate::stems::Language;
use crate::words::{Words, is, is_number};
use serde::Deserialize;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::LazyLock;

const TABLE: &str = include_str!("../data/deeds.csv");
/// What stores sell, which a row of deeds means with one word.
const GOODS: &str = include_str!("../data/goods.csv");
const ALL_GOODS: &str = "@goods";
/// Words that end what a verb is done to.
const ENDS: [&str; 34] = [
    "in", "at", "for", "with", "to", "on", "from", "by", "and", "or", "of", "that", "because",
    "when", "while", "i", "we", "my", "myself", "who", "en", "de", "con", "por", "para", "y", "o",
    "que", "cuando", "mi", "mis", "al", "del", "desde",
];
/// Words that may follow a thing which is no part of another: "car parts" are none.
const BEHIND: [&str; 34] = [
    "as", "during", "until", "inside", "since", "last", "every", "all", "also", "out", "up",
    "down", "together", "over", "near", "after", "before", "there", "two", "three", "four", "five",
    "six", "seven", "eight", "ten", "twenty", "again", "back", "full", "part", "but", "was", "is",
];
/// Small words that belong to the verb before them.
const PHRASAL: [&str; 5] = ["in", "up", "down", "out", "together"];
/// Words for what was named before: "sold them", "to sell", "los vendía".
const PRONOUNS: [&str; 2] = ["them", "it"];
const PRONOUNS_ES: [&str; 3] = ["lo", "la", "las"];
/// The work of those who sell food …
const FOOD_SOLD: &str = "fast-food";
/// … which is what was cooked before.
const COOKING: [&str; 13] = [
    "cook", "cooked", "cooking", "bake", "baked", "baking", "cocino", "cocinaba", "cocine",
    "cocinar", "horneo", "horneaba", "hornee",
];
/// Words that join things.
const JOINS: [&str; 5] = ["and", "y", "e", "or", "o"];
/// Words of the name of a thing at most: "hot dogs".
const THING_MAX: usize = 2;
/// Words of an object at most, and how far from the verb its particle stands.
const REACH: usize = 6;

#[derive(Deserialize)]
struct Row {
    en: String,
    es: String,
    particles: String,
    things: String,
    except: String,
    work: String,
}

/// A sort of deed.
struct Deed {
    english: Vec<String>,
    spanish: Vec<String>,
    /// One of these has to stand behind the verb, where there are any.
    particles: Vec<String>,
    /// What it is done to; anything where there are none …
    things: HashSet<String>,
    /// … but these.
    except: HashSet<String>,
    work: String,
}

static DEEDS: LazyLock<Vec<Deed>> = LazyLock::new(|| {
    let mut table = csv::Reader::from_reader(TABLE.as_bytes());
    let rows = table.deserialize::<Row>().filter_map(Result::ok);
    let deed = |row: Row| Deed {
        english: stems(Language::English, &row.en),
        spanish: stems(Language::Spanish, &row.es),
        particles: cells(&row.particles).map(str::to_owned).collect(),
        things: match row.things.as_str() {
            ALL_GOODS => goods(),
            things => forms(things),
        },
        except: forms(&row.except),
        work: row.work,
    };
    rows.map(deed).collect()
});

fn cells(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('|').filter(|it| !it.is_empty())
}

fn stems(language: Language, cell: &str) -> Vec<String> {
    cells(cell).map(|verb| language.stem(verb)).collect()
}

/// Nouns as [`Words`] writes them, with their plurals.
fn forms(cell: &str) -> HashSet<String> {
    let all =
        cells(cell).flat_map(|noun| [noun.to_owned(), format!("{noun}s"), format!("{noun}es")]);
    all.map(|noun| Words::of(&noun).text.trim().to_owned())
        .collect()
}

/// All that stores sell.
fn goods() -> HashSet<String> {
    let kinds = GOODS
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(','));
    kinds.flat_map(|(_, things)| forms(things)).collect()
}

/// A verb with what it is done to.
pub(crate) struct Done {
    pub words: Range<usize>,
    /// The work that both say.
    pub work: &'static str,
    /// Whether it is said by the verb alone, so that it counts only where nothing else is read.
    pub is_open: bool,
}

/// The verbs of a sentence that say a kind of work with their things, or alone.
pub(crate) fn deeds(words: &Words, sentence: &Range<usize>) -> Vec<Done> {
    let all = sentence.clone().filter_map(|verb| {
        let lower = words.words[verb].lower.as_str();
        let [english, spanish] =
            [Language::English, Language::Spanish].map(|language| language.stem(lower));
        let says =
            |deed: &&Deed| deed.english.contains(&english) || deed.spanish.contains(&spanish);
        let mut those = DEEDS.iter().filter(says).peekable();
        those.peek()?;
        if is_adjective(words, sentence, verb) {
            return None;
        }
        those.find_map(|deed| {
            // "Gave baths to dogs": whom or what else it is done to says other work.
            let others = verb + 1..sentence.end.min(verb + 1 + REACH);
            let is_other = |at: usize| deed.except.contains(words.form(at));
            if !deed.things.is_empty() && others.into_iter().any(is_other) {
                return None;
            }
            let is_spanish = !deed.english.contains(&english);
            let words = done_to(words, sentence, verb, deed, is_spanish)?;
            Some(Done {
                words,
                work: &deed.work,
                is_open: deed.things.is_empty(),
            })
        })
    });
    all.collect()
}

/// "A clean car" is one that is clean.
pub(crate) fn is_adjective(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let begins = word == sentence.start || words.words[word].begins_clause;
    let leads = ["i", "we", "to", "and", "would", "help", "helped", "they"];
    words.words[word].lower == "clean" && !begins && !leads.contains(&words.form(word - 1))
}

/// The verb and its thing.
fn done_to(
    words: &Words,
    sentence: &Range<usize>,
    verb: usize,
    deed: &Deed,
    is_spanish: bool,
) -> Option<Range<usize>> {
    let last = sentence.end.min(verb + 1 + REACH);
    let ends = |at: &usize| words.words[*at].begins_clause || ENDS.contains(&words.form(*at));
    // "Put in windows".
    let is_phrase = verb + 1 < last && PHRASAL.contains(&words.form(verb + 1));
    let first = verb + 1 + usize::from(is_phrase);
    let end = (first..last).find(ends).unwrap_or(last);
    let mut object = verb + 1..end;
    let has_particle = |at: usize| deed.particles.iter().any(|it| it == words.form(at));
    if !deed.particles.is_empty() && !object.clone().any(has_particle) {
        return None;
    }
    // "Building" and "cleaning" are names too, but for what many are made of.
    let is_name = |thing: usize| {
        words.words[verb].lower.ends_with("ing") && !words.words[thing].lower.ends_with('s')
    };
    if deed.things.is_empty() {
        let is_other = |at: usize| deed.except.contains(words.form(at));
        let is_done = first < end && !object.clone().any(is_other) && !is_name(end - 1);
        return is_done.then_some(verb..end);
    }
    let thing = object.find_map(|at| {
        let behind = thing_end(words, end, at, deed)?;
        let is_alone = is_spanish || stands_alone(words, end, behind);
        let whole = verb..with_others(words, sentence, behind, deed);
        (is_alone && !is_name(behind - 1)).then_some(whole)
    });
    thing.or_else(|| done_to_named(words, sentence, verb, deed))
}

/// Where a thing ends that begins at a word.
fn thing_end(words: &Words, end: usize, at: usize, deed: &Deed) -> Option<usize> {
    let ends = (1..=THING_MAX).map(|count| at + count);
    let mut ends = ends.rev().filter(|it| *it <= end);
    ends.find(|it| deed.things.contains(words.text_of(&(at..*it)).trim()))
}

/// Where the things end that are joined to one: "hot dogs and ice cream".
fn with_others(words: &Words, sentence: &Range<usize>, behind: usize, deed: &Deed) -> usize {
    let mut end = behind;
    while end < sentence.end {
        let next = end + usize::from(JOINS.contains(&words.form(end)));
        let is_joined = next > end || words.words[next].begins_clause;
        match thing_end(words, sentence.end, next, deed).filter(|_| is_joined) {
            Some(further) => end = further,
            None => break,
        }
    }
    end
}

/// The verb where its thing was named before it: "cooked meals and sold them", "hacía comida para vender".
fn done_to_named(
    words: &Words,
    sentence: &Range<usize>,
    verb: usize,
    deed: &Deed,
) -> Option<Range<usize>> {
    let before = |list: &[&str]| verb > sentence.start && is(words, sentence, verb - 1, list);
    let is_end = verb + 1 >= sentence.end
        || words.words[verb + 1].begins_clause
        || ENDS.contains(&words.form(verb + 1));
    let is_aim = before(&["to", "para"]);
    let is_told =
        is(words, sentence, verb + 1, &PRONOUNS) || (is_end && (before(&PRONOUNS_ES) || is_aim));
    let mut named = sentence.start..verb;
    let mut cooked = named.clone();
    // "Baked at home and sold to neighbors".
    let is_cooked =
        is_end && deed.work == FOOD_SOLD && cooked.any(|at| COOKING.contains(&words.form(at)));
    let is_named =
        is_cooked || (is_told && named.any(|at| thing_end(words, verb, at, deed).is_some()));
    (is_named && deed.particles.is_empty()).then_some(verb - usize::from(is_aim)..verb + 1)
}

fn stands_alone(words: &Words, end: usize, behind: usize) -> bool {
    behind >= end
        || BEHIND.contains(&words.form(behind))
        || words.words[behind].lower.ends_with("ing")
        || is_number(words.form(behind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::{Lexicon, is_work};

    #[test]
    fn the_table_names_work_of_the_lexicon_and_is_read_whole() {
        let lexicon = Lexicon::built_in().unwrap();
        assert_eq!(DEEDS.len(), TABLE.lines().count() - 1);
        for deed in DEEDS.iter() {
            let known = lexicon
                .place(&deed.work)
                .filter(|it| is_work(&lexicon, *it));
            assert!(known.is_some(), "{}", deed.work);
        }
    }
}
