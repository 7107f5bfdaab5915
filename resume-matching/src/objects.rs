//! What a place or a thing is that something is done to: in "cleaned the operating rooms" and "tore out
//! kitchens" the verb says which work it is, and the noun behind it does not.

use crate::stems::Language;
use crate::words::Words;
use std::ops::Range;

/// Verbs of one sort.
struct Deed {
    /// Stems of its English and Spanish verbs.
    verbs: [&'static [&'static str]; 2],
    /// The work that it is, whatever it is done to.
    work: &'static str,
    /// Families of work for which its object still speaks.
    families: &'static [&'static str],
}

const BUILDING: [&str; 5] = ["construction", "trades", "maintenance", "metal", "factory"];
const DEEDS: [Deed; 5] = [
    Deed {
        verbs: [
            &[
                "clean",
                "mop",
                "sweep",
                "scrub",
                "vacuum",
                "disinfect",
                "sanit",
            ],
            &["limpi", "barr", "trap", "freg", "desinfect"],
        ],
        work: "janitor",
        families: &["cleaning"],
    },
    Deed {
        verbs: [
            &["tear", "gut", "demolish", "knock", "rip"],
            &["demol", "tumb", "derrib"],
        ],
        work: "demolition",
        families: &BUILDING,
    },
    Deed {
        verbs: [
            &["build", "remodel", "renov", "instal", "construct"],
            &["constru", "remodel", "renov", "instal"],
        ],
        work: "construction-work",
        families: &BUILDING,
    },
    Deed {
        verbs: [&["paint", "repaint"], &["pint"]],
        work: "painting",
        families: &BUILDING,
    },
    Deed {
        verbs: [&["deliv"], &["entreg", "repart"]],
        work: "delivery-work",
        families: &["delivery", "driving"],
    },
];
/// Places and fittings that name work where somebody works in or with them.
const OBJECTS: [&str; 66] = [
    "kitchen",
    "bathroom",
    "hospital",
    "clinic",
    "school",
    "classroom",
    "college",
    "church",
    "bank",
    "bar",
    "restaurant",
    "cafeteria",
    "store",
    "supermarket",
    "office",
    "warehouse",
    "factory",
    "hotel",
    "motel",
    "theater",
    "gym",
    "library",
    "salon",
    "barbershop",
    "garage",
    "courthouse",
    "cabinet",
    "countertop",
    "laundromat",
    "bakery",
    "daycare",
    "lobby",
    "stairwell",
    "hallway",
    "nursery",
    "shelter",
    "cocina",
    "bano",
    "quirofano",
    "hospitale",
    "clinica",
    "escuela",
    "salone",
    "iglesia",
    "banco",
    "bare",
    "restaurante",
    "tienda",
    "supermercado",
    "oficina",
    "bodega",
    "almacen",
    "almacene",
    "fabrica",
    "hotele",
    "teatro",
    "cine",
    "gimnasio",
    "biblioteca",
    "peluqueria",
    "taller",
    "gabinete",
    "panaderia",
    "guarderia",
    "pasillo",
    "aula",
];
/// What makes a room one of these.
const ROOMS: [&str; 12] = [
    "operating",
    "emergency",
    "exam",
    "dining",
    "waiting",
    "patient",
    "delivery",
    "dialysi",
    "break",
    "locker",
    "recovery",
    "treatment",
];
/// Words between a verb and its object.
const BETWEEN: [&str; 43] = [
    "the", "a", "an", "all", "our", "their", "his", "her", "many", "some", "several", "every",
    "each", "old", "new", "big", "small", "large", "whole", "entire", "out", "up", "down", "two",
    "three", "custom", "public", "inside", "el", "la", "lo", "los", "las", "un", "una", "uno",
    "unos", "todo", "toda", "mucho", "mucha", "nuevo", "viejo",
];
/// Words that stand between two objects.
const JOINS: [&str; 7] = ["and", "y", "or", "o", "e", "of", "de"];
/// Words that lead to whom something is delivered.
const TO: [&str; 3] = ["to", "a", "al"];
/// How far from the verb they may be.
const TO_REACH: usize = 5;

/// A verb with what it is done to.
pub(crate) struct Object {
    /// The verb.
    pub verb: usize,
    /// The words that say what it is done to.
    pub words: Range<usize>,
    /// The work that the verb says.
    pub work: &'static str,
    families: &'static [&'static str],
}

impl Object {
    /// Whether words are a part of the object.
    pub(crate) fn holds(&self, words: &Range<usize>) -> bool {
        self.words.start <= words.start && words.end <= self.words.end
    }

    /// Whether words of the object say nothing about a family of work.
    pub(crate) fn silences(&self, words: &Range<usize>, family: &str) -> bool {
        self.holds(words) && !self.families.contains(&family)
    }
}

/// The verbs of a sentence that say which work was done, whatever it was done to.
pub(crate) fn objects(words: &Words, sentence: &Range<usize>) -> Vec<Object> {
    if !sentence
        .clone()
        .any(|word| one(words, sentence, word).is_some())
    {
        return Vec::new();
    }
    let all = sentence.clone().filter_map(|verb| {
        let deed = deed(words, sentence, verb)?;
        let from = match deed.work {
            "delivery-work" => delivered_to(words, sentence, verb)?,
            _ => verb + 1,
        };
        let object = object(words, sentence, from)?;
        // What is delivered says as little as to whom.
        let object = verb + 1..object.end;
        Some(Object {
            verb,
            words: object,
            work: deed.work,
            families: deed.families,
        })
    });
    all.collect()
}

/// What a verb says. "Cleaning" and "building" name things too, and "a clean kitchen" is one that is clean.
fn deed(words: &Words, sentence: &Range<usize>, word: usize) -> Option<&'static Deed> {
    let lower = words.words[word].lower.as_str();
    let begins = word == sentence.start || words.words[word].begins_clause;
    let is_adjective = lower == "clean" && !begins && {
        let before = words.form(word - 1);
        !["i", "we", "to", "and", "would", "help", "helped", "they"].contains(&before)
    };
    let is_noun = lower.ends_with("ing") && {
        let next = word + 1;
        next >= sentence.end || !["the", "a", "all", "out", "up"].contains(&words.form(next))
    };
    if is_adjective || is_noun {
        return None;
    }
    let stems = [Language::English, Language::Spanish].map(|language| language.stem(lower));
    let says = |deed: &&Deed| {
        let mut both = deed.verbs.iter().zip(&stems);
        both.any(|(verbs, stem)| verbs.contains(&stem.as_str()))
    };
    DEEDS.iter().find(says)
}

/// The word behind "to" in "delivered food to hospitals".
fn delivered_to(words: &Words, sentence: &Range<usize>, verb: usize) -> Option<usize> {
    let mut behind = verb + 1..sentence.end.min(verb + TO_REACH + 1);
    let to = behind.find(|word| TO.contains(&words.form(*word)))?;
    Some(to + 1)
}

/// The words from a place on that name places or fittings: "the kitchens and bathrooms".
fn object(words: &Words, sentence: &Range<usize>, from: usize) -> Option<Range<usize>> {
    let skip = |word: usize| {
        let mut behind = word..sentence.end;
        let next = behind.find(|it| !BETWEEN.contains(&words.form(*it)));
        next.unwrap_or(sentence.end)
    };
    let crosses = |first: usize, last: usize| {
        (first..=last).any(|it| it < sentence.end && words.words[it].begins_clause)
    };
    let start = skip(from);
    let mut end = one(words, sentence, start).filter(|_| !crosses(from, start))?;
    loop {
        let is_join = end < sentence.end && JOINS.contains(&words.form(end));
        let next = skip(end + usize::from(is_join));
        match one(words, sentence, next) {
            Some(further) => end = further,
            None => return Some(start..end),
        }
    }
}

/// The end of a place or a fitting that begins at a word.
fn one(words: &Words, sentence: &Range<usize>, word: usize) -> Option<usize> {
    let is = |at: usize, list: &[&str]| at < sentence.end && list.contains(&words.form(at));
    let is_room = is(word, &ROOMS) && is(word + 1, &["room", "area"]);
    match (is_room, is(word, &OBJECTS)) {
        (true, _) => Some(word + 2),
        (_, true) => Some(word + 1),
        _ => None,
    }
}
