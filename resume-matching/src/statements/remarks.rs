//! What somebody eats, drinks, needs or has at home: "I drink coffee", "mi casa necesita pintura". The same nouns
//! name work elsewhere, so each is known by the verb before it, at the beginning of what is said.

use super::household::is_about_work;
use super::services::parts;
use super::signs::{LIKING, ONESELF, TURNS};
use super::tastes::{FOOD, is_taste};
use crate::words::{Words, is};
use std::ops::Range;

const EATING: [&str; 14] = [
    "eat", "ate", "drink", "drank", "bebo", "bebia", "ceno", "cenaba", "comemo", "bebemo", "comi",
    "comimo", "almorce", "desayune",
];
/// Verbs in Spanish that are other words too: "como cocinero", "desayuno y cena para 300". Food follows them where they
/// are about eating.
const EATING_OR_NOT: [&str; 6] = ["como", "tomo", "comia", "tomaba", "desayuno", "almuerzo"];
/// What stands before food that one likes.
const BEFORE_FOOD: [&str; 9] = [
    "the", "el", "la", "lo", "los", "las", "mucho", "good", "hot",
];
const NEEDING: [&str; 9] = [
    "need",
    "needed",
    "necesito",
    "necesita",
    "necesitan",
    "ocupo",
    "necesitaba",
    "necesitamo",
    "want",
];
const HAVING: [&str; 4] = ["have", "own", "tengo", "got"];
/// What is needed for oneself …
const THINGS: [&str; 40] = [
    "shoe",
    "boot",
    "clothe",
    "clothing",
    "phone",
    "cellphone",
    "cell",
    "food",
    "coat",
    "jacket",
    "glasse",
    "furniture",
    "bed",
    "computer",
    "laptop",
    "bike",
    "bicycle",
    "tv",
    "television",
    "internet",
    "zapato",
    "bota",
    "ropa",
    "telefono",
    "celular",
    "comida",
    "abrigo",
    "chaqueta",
    "lente",
    "mueble",
    "cama",
    "computadora",
    "bicicleta",
    "television",
    "uniforme",
    "uniform",
    "haircut",
    "pan",
    "coffee",
    "cafe",
];
/// … and what one only has, where nothing follows.
const DEVICES: [&str; 13] = [
    "phone",
    "cellphone",
    "cell",
    "computer",
    "laptop",
    "tv",
    "television",
    "internet",
    "telefono",
    "celular",
    "computadora",
    "tele",
    "tablet",
];
/// Words between the verb and the thing.
const SMALL: [&str; 27] = [
    "a", "an", "the", "my", "new", "some", "more", "good", "own", "pair", "of", "better", "cell",
    "smart", "un", "una", "unos", "uno", "mi", "nuevo", "nueva", "otro", "otra", "mas", "work",
    "par", "de",
];
/// What belongs to a home, and needs something.
const HOME: [&str; 20] = [
    "house",
    "home",
    "apartment",
    "room",
    "kitchen",
    "bathroom",
    "roof",
    "car",
    "truck",
    "van",
    "yard",
    "porch",
    "basement",
    "casa",
    "apartamento",
    "cuarto",
    "cocina",
    "techo",
    "carro",
    "bano",
];
const MINE: [&str; 4] = ["my", "our", "mi", "nuestra"];
/// What is around a home or a part of it.
const AROUND: [&str; 34] = [
    "building",
    "block",
    "street",
    "neighborhood",
    "corner",
    "hood",
    "elevator",
    "hallway",
    "stair",
    "sink",
    "toilet",
    "shower",
    "window",
    "door",
    "wall",
    "ceiling",
    "lock",
    "heater",
    "boiler",
    "furnace",
    "landlord",
    "edificio",
    "cuadra",
    "calle",
    "barrio",
    "vecindario",
    "esquina",
    "pared",
    "ventana",
    "puerta",
    "ascensor",
    "elevador",
    "inodoro",
    "cerradura",
];
/// What moves, and so is worked with where something is told of it.
const VEHICLES: [&str; 4] = ["car", "truck", "van", "carro"];
/// Verbs that say what a home is or has …
const STATES: [&str; 20] = [
    "is", "are", "was", "were", "has", "had", "smell", "got", "get", "look", "es", "esta", "son",
    "estan", "era", "estaba", "tiene", "tienen", "tenia", "huele",
];
/// … and words before them.
const STILL: [&str; 8] = [
    "still", "always", "never", "no", "siempre", "todavia", "nunca", "ya",
];
/// What a home does that nobody works on.
const LEAKS: [&str; 18] = [
    "leak",
    "leaked",
    "leaking",
    "flooded",
    "gotea",
    "goteaba",
    "goteando",
    "gotean",
    "broken",
    "broke",
    "clogged",
    "roto",
    "rota",
    "rompio",
    "tapado",
    "tapada",
    "descompuesto",
    "descompuesta",
];
/// Who waits where a bus stops.
const WAITING: [&str; 16] = [
    "use", "used", "wait", "waited", "walk", "walked", "stand", "stood", "sit", "sat", "uso",
    "usaba", "espero", "esperaba", "camino", "caminaba",
];
const STOPS: [&str; 4] = [
    " bus stop ",
    " parada de bus ",
    " parada de autobus ",
    " parada de guagua ",
];
/// How far behind "need" the money stands: "laundry money", "dinero para la lavandería".
const MONEY_REACH: usize = 4;
const BUSES: [&str; 6] = ["bus", "train", "autobus", "guagua", "tren", "subway"];
/// What the bus of a passenger does.
const BUS_DOES: [&str; 17] = [
    "is", "was", "come", "came", "stop", "run", "leave", "get", "take", "took", "es", "pasa",
    "llega", "para", "sale", "era", "tarda",
];
const DRIVING: [&str; 9] = [
    "drove", "drive", "driver", "driving", "manejo", "manejaba", "maneje", "conducia", "chofer",
];
/// What one does for oneself …
const CHORES: [&str; 22] = [
    "wash", "washed", "do", "did", "cook", "cooked", "clean", "cleaned", "iron", "fold", "make",
    "cut", "lavo", "lavaba", "cocino", "cocinaba", "limpio", "limpiaba", "plancho", "hago",
    "corto", "washing",
];
/// … behind which stands "my own", and one of these.
const OWN: [&str; 3] = ["own", "propia", "propio"];
const OWN_THINGS: [&str; 18] = [
    "clothe", "laundry", "food", "meal", "dinner", "lunch", "room", "hair", "dishe", "bed", "ropa",
    "comida", "cuarto", "pelo", "plato", "cama", "cabello", "uniform",
];
/// What leads from a remark to something else.
const LEADS_ON: [&str; 16] = [
    "where", "when", "while", "before", "after", "then", "so", "because", "donde", "cuando",
    "mientra", "ante", "despue", "porque", "que", "or",
];

/// The words of a sentence that are a remark of this sort.
pub(super) fn remarks(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let all = parts(words, sentence).into_iter();
    let said = all.filter_map(|part| {
        // "And" and "but" begin a part, and so may who speaks.
        let leads = ["and", "y", "but", "pero", "now", "ahora", "also"];
        let first = (part.start..part.end).find(|it| !is(words, &part, *it, &leads))?;
        let verb = first + usize::from(is(words, &part, first, &ONESELF));
        let is_remark = is_eating(words, &part, verb)
            || is_liked(words, &part, verb)
            || is_taste(words, sentence, &part, first, verb)
            || is_liked_too(words, sentence, &part)
            || is_needed(words, &part, verb)
            || is_had(words, &part, verb)
            || is_of_home(words, &part, first)
            || is_state_of_home(words, &part, first)
            || leaks_at_home(words, &part, first)
            || is_own_chore(words, &part, verb)
            || waits_for_bus(words, &part, verb)
            || (is_passenger(words, &part, first)
                && !sentence.clone().any(|it| is(words, sentence, it, &DRIVING)));
        is_remark.then(|| first..end(words, &part, verb + 1))
    });
    said.collect()
}

fn end(words: &Words, part: &Range<usize>, from: usize) -> usize {
    let ends = |word: &usize| {
        let form = words.form(*word);
        LEADS_ON.contains(&form) || ONESELF.contains(&form) || TURNS.contains(&form)
    };
    (from..part.end).find(ends).unwrap_or(part.end)
}

fn is_eating(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    is(words, part, verb, &EATING)
        || (is(words, part, verb, &EATING_OR_NOT) && is(words, part, verb + 1, &FOOD))
}

/// "I like pizza", "me gusta mucho el pan": food alone, and not "I like making pizza".
fn is_liked(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let mut behind = verb + 1..part.end;
    let food = behind.find(|it| !is(words, part, *it, &BEFORE_FOOD));
    is(words, part, verb, &LIKING)
        && food.is_some_and(|it| is(words, part, it, &FOOD) && is_last(words, part, it))
}

/// "… and bread", behind other food that one likes.
fn is_liked_too(words: &Words, sentence: &Range<usize>, part: &Range<usize>) -> bool {
    let is_food = |it: usize| is(words, part, it, &FOOD);
    let is_small =
        |it: usize| is(words, part, it, &BEFORE_FOOD) || is(words, part, it, &["and", "y"]);
    let tastes = |it: usize| is(words, sentence, it, &LIKING) || is(words, sentence, it, &EATING);
    (sentence.start..part.start).any(tastes)
        && part.clone().any(is_food)
        && part.clone().all(|it| is_food(it) || is_small(it))
}

/// The thing behind a verb and small words.
fn thing(words: &Words, part: &Range<usize>, verb: usize, list: &[&str]) -> Option<usize> {
    let mut behind = verb + 1..part.end;
    let first = behind.find(|it| is(words, part, *it, list) || !is(words, part, *it, &SMALL))?;
    is(words, part, first, list).then_some(first)
}

/// Whether it is the last of what is said, so that no "phone sales" follow.
fn is_last(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let next = word + 1 + usize::from(is(words, part, word + 1, &["phone"]));
    next >= part.end || is(words, part, next, &LEADS_ON) || is(words, part, next, &["for", "para"])
}

fn is_needed(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let is_thing = || thing(words, part, verb, &THINGS).is_some_and(|it| is_last(words, part, it));
    let is_home = is(words, part, verb + 1, &MINE) && is(words, part, verb + 2, &HOME);
    let mut behind = verb + 1..verb + 1 + MONEY_REACH;
    let mut is_money = || behind.any(|it| is(words, part, it, &["money", "dinero", "quarter"]));
    is(words, part, verb, &NEEDING) && (is_thing() || is_home || is_money())
}

fn is_had(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    is(words, part, verb, &HAVING)
        && thing(words, part, verb, &DEVICES).is_some_and(|it| is_last(words, part, it))
}

/// "I use the school bus stop".
fn waits_for_bus(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let text = words.text_of(part);
    is(words, part, verb, &WAITING) && STOPS.iter().any(|stop| text.contains(stop))
}

/// "My house needs a new roof", "my roof leaks".
fn is_of_home(words: &Words, part: &Range<usize>, first: usize) -> bool {
    is(words, part, first, &MINE)
        && is_home(words, part, first + 1)
        && (is(words, part, first + 2, &NEEDING)
            || (first + 2..first + 4).any(|it| is(words, part, it, &LEAKS)))
}

fn is_home(words: &Words, part: &Range<usize>, word: usize) -> bool {
    is(words, part, word, &HOME) || is(words, part, word, &AROUND)
}

/// "My block is noisy", "there are roaches in my building": what a home is or has is nobody's work.
fn is_state_of_home(words: &Words, part: &Range<usize>, first: usize) -> bool {
    let is = |at: usize, list: &[&str]| is(words, part, at, list);
    let in_my_home = |at: usize| {
        is(at, &["in", "on", "en"]) && is(at + 1, &MINE) && is_home(words, part, at + 2)
    };
    let verb = (first + 2..part.end).find(|it| !is(*it, &STILL));
    let is_state = is(first, &MINE)
        && is_home(words, part, first + 1)
        && !is(first + 1, &VEHICLES)
        && verb.is_some_and(|it| is(it, &STATES));
    let is_there = is(first, &["there", "hay"]) && part.clone().any(in_my_home);
    (is_state || is_there)
        && !part.clone().any(|it| is(it, &ONESELF))
        && !is_about_work(words, part)
}

/// "The toilet in my apartment is broken".
fn leaks_at_home(words: &Words, part: &Range<usize>, first: usize) -> bool {
    let is = |at: usize, list: &[&str]| is(words, part, at, list);
    let is_of_home = |at: usize| {
        is(at, &["in", "at", "of", "de", "en"]) && is(at + 1, &MINE) && is_home(words, part, at + 2)
    };
    let is_thing = is(first, &["the", "a", "el", "la", "los", "las", "lo"]) || is(first, &MINE);
    is_thing
        && part.clone().any(is_of_home)
        && part.clone().any(|at| is(at, &LEAKS))
        && !part.clone().any(|at| is(at, &ONESELF))
}

/// "I wash my own clothes".
fn is_own_chore(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    is(words, part, verb, &CHORES)
        && is(words, part, verb + 1, &MINE)
        && is(words, part, verb + 2, &OWN)
        && is(words, part, verb + 3, &OWN_THINGS)
}

/// "My bus is the 25".
fn is_passenger(words: &Words, part: &Range<usize>, first: usize) -> bool {
    let owned = ["my", "the", "mi", "el", "la"];
    is(words, part, first, &owned)
        && is(words, part, first + 1, &BUSES)
        && is(words, part, first + 2, &BUS_DOES)
}
