//! What a sentence says of private life: family, health, housing, the way to work, free time, faith. The
//! same words name work elsewhere ("hospital", "bus", "dog"), so each is known by the verb before it.

use super::is_about_family;
use super::signs::{ONESELF, OTHERS, TURNS};
use crate::words::{Words, is, is_number};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::LazyLock;

const TABLE: &str = include_str!("../../data/private_life.csv");

/// What makes a verb one of private life: "take" and "bus".
struct Cue {
    things: HashSet<&'static str>,
    /// Whether another noun behind it makes it something else: "in the hospital kitchen".
    ends: bool,
    /// Whether it has to be one's own: "take my kids".
    is_own: bool,
}

/// Words that may stand between the two, and those that begin what comes behind a thing.
const BETWEEN: [&str; 67] = [
    "a", "an", "the", "my", "our", "some", "in", "at", "to", "on", "of", "by", "from", "with",
    "very", "really", "two", "three", "four", "one", "still", "also", "now", "up", "bad", "back",
    "little", "public", "go", "see", "el", "la", "lo", "los", "las", "un", "una", "uno", "unos",
    "mi", "mis", "su", "al", "del", "de", "en", "con", "dos", "tre", "cuatro", "muy", "bien",
    "todavia", "get", "heart", "close", "high", "severe", "year", "old", "playing", "trabajo",
    "work", "home", "dental", "medical", "eye",
];
/// What may follow a thing that stays one.
const BEHIND: [&str; 81] = [
    "a",
    "about",
    "almost",
    "casi",
    "durante",
    "hasta",
    "unos",
    "uno",
    "vario",
    "varia",
    "several",
    "many",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "dos",
    "tre",
    "cuatro",
    "cinco",
    "sei",
    "during",
    "until",
    "again",
    "for",
    "with",
    "when",
    "because",
    "every",
    "everyday",
    "on",
    "to",
    "in",
    "at",
    "and",
    "or",
    "last",
    "this",
    "by",
    "after",
    "before",
    "from",
    "since",
    "there",
    "home",
    "daily",
    "if",
    "por",
    "con",
    "cuando",
    "porque",
    "todo",
    "toda",
    "en",
    "al",
    "y",
    "o",
    "para",
    "desde",
    "mucho",
    "hace",
    "cada",
    "un",
    "una",
    "hoy",
    "manana",
    "los",
    "lo",
    "las",
    "la",
    "once",
    "twice",
    "today",
    "tomorrow",
    "while",
    "so",
    "que",
    "sometimes",
    "together",
];
/// Words behind which private life ends and work may begin: "… and painted houses".
const JOINS: [&str; 4] = ["and", "y", "as", "como"];
/// Who may be meant by a verb that is also a part of a title: "live-in aide".
const SUBJECTS: [&str; 12] = [
    "i",
    "we",
    "still",
    "currently",
    "now",
    "also",
    "ive",
    "im",
    "am",
    "been",
    "was",
    "to",
];
/// Verbs of which that holds.
const NEED_SUBJECT: [&str; 2] = ["live", "living"];

/// The table, by verb.
static CUES: LazyLock<HashMap<&str, Vec<Cue>>> = LazyLock::new(|| {
    let mut cues: HashMap<&str, Vec<Cue>> = HashMap::new();
    for row in TABLE.lines().skip(1) {
        let [_, verbs, things, ends, own] = cells(row);
        for verb in verbs.split('|') {
            cues.entry(verb).or_default().push(Cue {
                things: things.split('|').collect(),
                ends: ends == "yes",
                is_own: own == "yes",
            });
        }
    }
    cues
});

fn cells(row: &'static str) -> [&'static str; 5] {
    let mut cells = row.split(',');
    std::array::from_fn(|_| cells.next().unwrap_or_default())
}

/// What makes a whole clause one about free time or family.
const FREE_TIME: [&str; 13] = [
    " free time ",
    " spare time ",
    " my hobby ",
    " hobby ",
    " hobbie ",
    " day off ",
    " tiempo libre ",
    " rato libre ",
    " pasatiempo ",
    " raised me ",
    " me crio ",
    " taking care of my health ",
    " for fun ",
];

/// Those of them that may head a list.
const HEADINGS: [&str; 3] = [" hobby ", " hobbie ", " pasatiempo "];
/// Verbs of care that was work.
const CARED: [&str; 21] = [
    "care",
    "cared",
    "caring",
    "looked",
    "helped",
    "bathed",
    "fed",
    "watched",
    "assisted",
    "washed",
    "worked",
    "cuidaba",
    "cuide",
    "cuidado",
    "cuidar",
    "cuidando",
    "atendia",
    "atendi",
    "banaba",
    "trabaje",
    "trabajaba",
];
/// Words for care of somebody.
const CARE: [&str; 20] = [
    "care",
    "cared",
    "caring",
    "look",
    "looked",
    "looking",
    "help",
    "helped",
    "helping",
    "bathed",
    "fed",
    "feed",
    "watched",
    "assisted",
    "wash",
    "washed",
    "aide",
    "with",
    "for",
    "companion",
];

/// The words of a sentence that are about private life.
pub(super) fn private(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let told = sentence.clone().filter_map(|verb| {
        if is_of_patient(words, sentence, verb) {
            return None;
        }
        let cues = CUES.get(words.form(verb))?;
        let cue = cues
            .iter()
            .find_map(|cue| thing(words, sentence, verb, cue));
        Some(verb..private_end(words, sentence, cue?))
    });
    let mut all: Vec<Range<usize>> = told.collect();
    let start = words.span(sentence).start;
    let text = words.text_of(sentence);
    all.extend(old_man(words, sentence));
    for sign in &FREE_TIME {
        for (at, _) in text.match_indices(*sign) {
            let named = words.at(start + at + 1);
            let whole = clause(words, sentence, named);
            // "Hobbies: fishing, cooking".
            let is_heading = HEADINGS.contains(sign) && whole.start == sentence.start;
            let end = match is_heading {
                true => heading_end(words, sentence, whole.end),
                false => whole.end,
            };
            all.push(whole.start..end);
        }
    }
    all
}

/// Whether a verb tells what those have whom somebody cared for: "people who had Alzheimer's". One's own family is
/// private.
fn is_of_patient(words: &Words, sentence: &Range<usize>, verb: usize) -> bool {
    let has = [
        "had", "have", "has", "suffered", "tenia", "tenian", "tiene", "tienen",
    ];
    let leads = verb > sentence.start && is(words, sentence, verb - 1, &["who", "that", "que"]);
    is(words, sentence, verb, &has)
        && leads
        && (sentence.start..verb).any(|word| is(words, sentence, word, &CARED))
        && !is_about_family(words, sentence)
}

/// The thing that makes a verb one of private life, where it follows.
fn thing(words: &Words, sentence: &Range<usize>, verb: usize, cue: &Cue) -> Option<usize> {
    let form = words.form(verb);
    let mut behind = verb + 1..sentence.end;
    let thing = behind.find(|word| {
        !BETWEEN.contains(&words.form(*word)) || cue.things.contains(words.form(*word))
    })?;
    let crosses = (verb + 1..=thing).any(|word| words.words[word].begins_clause);
    let is_title = NEED_SUBJECT.contains(&form)
        && words.form(thing) != "with"
        && !(verb > sentence.start && SUBJECTS.contains(&words.form(verb - 1)));
    let own = ["my", "mi", "mis", "our"];
    let is_theirs = cue.is_own && !own.contains(&words.form(thing - 1));
    let is_other = cue.ends
        && thing + 1 < sentence.end
        && !words.words[thing + 1].begins_clause
        && !BEHIND.contains(&words.form(thing + 1))
        && !is_number(words.form(thing + 1));
    (cue.things.contains(words.form(thing)) && !crosses && !is_title && !is_theirs && !is_other)
        .then_some(thing)
}

/// Where what is private ends: at the next clause, a turn, or an "and" that leads to something else than one
/// more person.
fn private_end(words: &Words, sentence: &Range<usize>, thing: usize) -> usize {
    let leads_on = |word: usize| {
        let next = (word + 1..sentence.end).find(|next| {
            let small = [
                "my", "our", "a", "an", "the", "mi", "mis", "un", "una", "el", "la", "two",
                "three", "dos", "tre",
            ];
            !small.contains(&words.form(*next))
        });
        next.is_some_and(|next| {
            let form = words.form(next);
            OTHERS.contains(&form) || ["dog", "cat", "pet", "perro", "gato"].contains(&form)
        })
    };
    let ends = |word: &usize| {
        let form = words.form(*word);
        words.words[*word].begins_clause
            || TURNS.contains(&form)
            || (ONESELF.contains(&form) && form != "me")
            || (JOINS.contains(&form) && !leads_on(*word))
    };
    (thing + 1..sentence.end).find(ends).unwrap_or(sentence.end)
}

/// Where a list of hobbies ends: at what one did.
fn heading_end(words: &Words, sentence: &Range<usize>, from: usize) -> usize {
    let ends = |word: &usize| {
        let form = words.form(*word);
        TURNS.contains(&form) || ONESELF.contains(&form)
    };
    (from..sentence.end).find(ends).unwrap_or(sentence.end)
}

/// "My old man", "I am an old man now": nobody who is cared for, where no word speaks of care.
fn old_man(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let is_care = |word: usize| CARE.contains(&words.form(word));
    let is_man = |word: &usize| {
        words.form(*word) == "old"
            && word + 1 < sentence.end
            && ["man", "lady", "woman"].contains(&words.form(word + 1))
    };
    let men = sentence.clone().filter(is_man).map(|word| word..word + 2);
    match sentence.clone().any(is_care) {
        true => Vec::new(),
        false => men.collect(),
    }
}

/// The clause around a word.
fn clause(words: &Words, sentence: &Range<usize>, word: usize) -> Range<usize> {
    let begins = |word: &usize| words.words[*word].begins_clause;
    let start = (sentence.start..=word).rev().find(begins);
    let end = (word + 1..sentence.end).find(begins);
    start.unwrap_or(sentence.start)..end.unwrap_or(sentence.end)
}
