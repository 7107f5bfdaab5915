//! What a place or a thing is that something is done to: in "cleaned the operating rooms" and "tore out
//! kitchens" the verb says which work it is, and the noun behind it does not.

use crate::deeds::is_adjective;
use crate::stems::Language;
use crate::words::{Words, is};
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
        work: CLEANING,
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
        work: DELIVERY,
        families: &["delivery", "driving"],
    },
];
/// Places and fittings that name work where somebody works in or with them.
const OBJECTS: [&str; 69] = [
    "churche",
    "rehab",
    "detox",
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
/// What people who are locked up clean: the blocks of a mason are laid. Beside a trade that is named they stay
/// what they are.
const OF_PRISONS: [&str; 13] = [
    "cell",
    "cellblock",
    "block",
    "tier",
    "pod",
    "dorm",
    "wing",
    "dayroom",
    "celda",
    "bloque",
    "galera",
    "pabellon",
    "pabellone",
];
/// What makes a room one of these.
const ROOMS: [&str; 15] = [
    "hotel",
    "motel",
    "guest",
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
/// The work of those who clean places.
const CLEANING: &str = "janitor";
/// The work of those who bring things to others.
pub(crate) const DELIVERY: &str = "delivery-work";
/// Words behind what is delivered …
const DELIVERED_ENDS: [&str; 8] = ["and", "y", "by", "in", "while", "but", "pero", "en"];
/// … and what is brought inside a place of work, or is no thing.
const NOT_DELIVERED: [&str; 30] = [
    "baby",
    "babie",
    "bebe",
    "speech",
    "speeche",
    "message",
    "mensaje",
    "sermon",
    "presentation",
    "result",
    "resultado",
    "service",
    "servicio",
    "training",
    "quality",
    "patient",
    "paciente",
    "resident",
    "inmate",
    "tray",
    "bandeja",
    "room",
    "table",
    "mesa",
    "unit",
    "cell",
    "program",
    "care",
    "drug",
    "droga",
];

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
    let all = sentence.clone().filter_map(|verb| {
        let deed = deed(words, sentence, verb)?;
        let object = match deed.work {
            // What is delivered says as little as to whom.
            DELIVERY => delivered(words, sentence, verb)?,
            work => verb + 1..object(words, sentence, verb + 1, work == CLEANING)?.end,
        };
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
    let is_noun = lower.ends_with("ing") && {
        let next = word + 1;
        let leads = ["the", "a", "all", "out", "up"];
        !is(words, sentence, next, &leads) && !is(words, sentence, next, &OF_PRISONS)
    };
    if is_adjective(words, sentence, word) || is_noun {
        return None;
    }
    let stems = [Language::English, Language::Spanish].map(|language| language.stem(lower));
    let says = |deed: &&Deed| {
        let mut both = deed.verbs.iter().zip(&stems);
        both.any(|(verbs, stem)| verbs.contains(&stem.as_str()))
    };
    DEEDS.iter().find(says)
}

/// What is delivered and to whom, up to the end of its clause.
fn delivered(words: &Words, sentence: &Range<usize>, verb: usize) -> Option<Range<usize>> {
    let ends =
        |at: &usize| words.words[*at].begins_clause || DELIVERED_ENDS.contains(&words.form(*at));
    let end = (verb + 1..sentence.end).find(ends);
    let object = verb + 1..end.unwrap_or(sentence.end);
    let is_other = |at: usize| NOT_DELIVERED.contains(&words.form(at));
    let is_name = object.is_empty() || words.form(object.start) == "de";
    (!is_name && !object.clone().any(is_other)).then_some(object)
}

/// The words from a place on that name places or fittings: "the kitchens and bathrooms".
fn object(
    words: &Words,
    sentence: &Range<usize>,
    from: usize,
    is_cleaned: bool,
) -> Option<Range<usize>> {
    let skip = |word: usize| {
        let mut behind = word..sentence.end;
        let next = behind.find(|it| !BETWEEN.contains(&words.form(*it)));
        next.unwrap_or(sentence.end)
    };
    let crosses = |first: usize, last: usize| {
        (first..=last).any(|it| it < sentence.end && words.words[it].begins_clause)
    };
    let start = skip(from);
    let one = |word: usize| {
        let is_of_prison = is_cleaned && is(words, sentence, word, &OF_PRISONS);
        one(words, sentence, word).or(is_of_prison.then_some(word + 1))
    };
    let mut end = one(start).filter(|_| !crosses(from, start))?;
    loop {
        let is_join = end < sentence.end && JOINS.contains(&words.form(end));
        let next = skip(end + usize::from(is_join));
        match one(next) {
            Some(further) => end = further,
            None => return Some(start..end),
        }
    }
}

/// The end of a place or a fitting that begins at a word.
fn one(words: &Words, sentence: &Range<usize>, word: usize) -> Option<usize> {
    let is = |at: usize, list: &[&str]| is(words, sentence, at, list);
    let is_room = is(word, &ROOMS) && is(word + 1, &["room", "area"]);
    match (is_room, is(word, &OBJECTS)) {
        (true, _) => Some(word + 2),
        (_, true) => Some(word + 1),
        _ => None,
    }
}
