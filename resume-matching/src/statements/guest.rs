//! What happens to a guest, a patient, a customer or a neighbor, what others do to the writer, and what
//! somebody needs done: none of it is the writer's work.

use super::signs::{ONESELF, TURNS};
use crate::words::{Words, is};
use std::ops::Range;

/// What somebody is who is served …
const SERVED: [&str; 15] = [
    "passenger",
    "pasajero",
    "pasajera",
    "patient",
    "customer",
    "guest",
    "visitor",
    "client",
    "shopper",
    "tenant",
    "paciente",
    "cliente",
    "huesped",
    "visitante",
    "inquilino",
];
/// … and what leads there.
const BEING: [&str; 9] = ["was", "am", "im", "as", "been", "fui", "soy", "era", "como"];
const ARTICLES: [&str; 17] = [
    "a", "an", "the", "my", "this", "that", "un", "una", "el", "la", "lo", "mi", "al", "su", "to",
    "de", "del",
];
/// Verbs of going to or buying in a place, before "to", "al" and the like …
const GOING: [&str; 27] = [
    "went", "go", "goe", "going", "shop", "shopped", "shopping", "buy", "bought", "ate", "eat",
    "fui", "fuimo", "voy", "vamo", "iba", "compro", "compre", "compraba", "comi", "visite",
    "visited", "quede", "quedamo", "stayed", "stay", "hospede",
];
/// … and these.
const TO: [&str; 6] = ["to", "at", "in", "a", "al", "en"];
/// Places where one is served.
const PLACES: [&str; 46] = [
    "hospital",
    "clinic",
    "store",
    "supermarket",
    "market",
    "restaurant",
    "diner",
    "bakery",
    "hotel",
    "motel",
    "mechanic",
    "barber",
    "barbershop",
    "salon",
    "gym",
    "pharmacy",
    "laundromat",
    "bank",
    "garage",
    "mall",
    "casino",
    "dentist",
    "vet",
    "dealer",
    "clinica",
    "tienda",
    "supermercado",
    "mercado",
    "restaurante",
    "panaderia",
    "mecanico",
    "taller",
    "barbero",
    "barberia",
    "peluqueria",
    "gimnasio",
    "farmacia",
    "lavanderia",
    "banco",
    "carniceria",
    "bodega",
    "dentista",
    "veterinario",
    "ferreteria",
    "casa",
    "cine",
];
/// Words behind such a place that stays one.
const BEHIND: [&str; 28] = [
    "every",
    "on",
    "for",
    "with",
    "yesterday",
    "today",
    "last",
    "when",
    "because",
    "and",
    "once",
    "twice",
    "in",
    "at",
    "a",
    "con",
    "ayer",
    "hoy",
    "para",
    "cada",
    "todo",
    "cuando",
    "porque",
    "y",
    "los",
    "lo",
    "en",
    "por",
];
/// Phrases that make the words behind them private.
const STARTS: [&str; 66] = [
    " went to the emergency ",
    " go to the emergency ",
    " in the emergency room with ",
    " live above ",
    " lived above ",
    " live over ",
    " lived over ",
    " live across ",
    " live behind ",
    " live beside ",
    " live around ",
    " vivo encima ",
    " vivia encima ",
    " vivo arriba ",
    " vivo frente ",
    " vivo al lado ",
    " vivo detra ",
    " locked up at ",
    " robbed at ",
    " arrestaron ",
    " detuvieron ",
    " care of me ",
    " cared for me ",
    " took care of us ",
    " me cuidaron ",
    " me cuidaba ",
    " me atendieron ",
    " me curaron ",
    " work out at ",
    " worked out at ",
    " working out at ",
    " work out every ",
    " got a flat ",
    " my hair cut ",
    " my hair done ",
    " my nail done ",
    " my car fixed ",
    " my teeth cleaned ",
    " had a flat ",
    " have a flat ",
    " robbed in ",
    " me robaron ",
    " me asaltaron ",
    " fell off ",
    " fell in ",
    " fell from ",
    " fell down ",
    " fell through ",
    " fell on ",
    " fell out ",
    " fell into ",
    " fell over ",
    " fell at ",
    " fell and ",
    " slipped on ",
    " slipped in ",
    " slipped at ",
    " slipped and ",
    " me cai ",
    " me caigo ",
    " me resbale ",
    " me tropece ",
    " was arrested ",
    " got arrested ",
    " arrested me ",
    " been arrested ",
];
/// Verbs for what others do for the writer: "me cortaron el pelo".
const DONE_TO_ME: [&str; 14] = [
    "cortaron",
    "pintaron",
    "arreglaron",
    "lavaron",
    "limpiaron",
    "operaron",
    "curaron",
    "repararon",
    "cortan",
    "arreglan",
    "vendieron",
    "atendio",
    "corto",
    "arreglo",
];
/// What of one's own body is cut or painted: "me corté el pelo" …
const BODY: [&str; 9] = [
    "pelo", "cabello", "una", "barba", "bigote", "ceja", "cabeza", "diente", "trenza",
];
/// … with these words between.
const THE_ES: [&str; 6] = ["el", "la", "las", "lo", "los", "mi"];
/// What one needs or gets, and does not do.
const NEEDING: [&str; 12] = [
    "need",
    "needed",
    "want",
    "got",
    "get",
    "getting",
    "had",
    "necesito",
    "ocupo",
    "quiero",
    "necesitaba",
    "tuve",
];
const NEEDED: [&str; 16] = [
    "haircut",
    "checkup",
    "shot",
    "mechanic",
    "plumber",
    "babysitter",
    "dentist",
    "cab",
    "taxi",
    "locksmith",
    "tattoo",
    "manicure",
    "mecanico",
    "plomero",
    "ninera",
    "corte",
];
/// Whose car or child is somewhere.
const MINE: [&str; 17] = [
    "car",
    "truck",
    "van",
    "baby",
    "kid",
    "son",
    "daughter",
    "child",
    "children",
    "carro",
    "coche",
    "camioneta",
    "bebe",
    "hijo",
    "hija",
    "nino",
    "nina",
];
/// Who serves the writer where a verb follows: "my barber does it", and not "my barber license" …
const TRADES: [&str; 11] = [
    "barber",
    "doctor",
    "nurse",
    "mechanic",
    "hairdresser",
    "aide",
    "barbero",
    "mecanico",
    "peluquera",
    "enfermera",
    "doctora",
];
/// … and that verb.
const DOES: [&str; 12] = [
    "doe", "did", "is", "was", "cut", "say", "said", "told", "hace", "dice", "come", "corta",
];
/// What somebody else did to the writer.
const TO_ME: [&str; 34] = [
    "beat",
    "hit",
    "hurt",
    "pushed",
    "kicked",
    "grabbed",
    "searched",
    "arrested",
    "yelled",
    "treated",
    "robbed",
    "stopped",
    "nice",
    "mean",
    "kind",
    "rude",
    "shot",
    "pill",
    "ticket",
    "medicine",
    "pego",
    "golpeo",
    "empujo",
    "grito",
    "trato",
    "robo",
    "arresto",
    "reviso",
    "curo",
    "amable",
    "bueno",
    "malo",
    "inyeccion",
    "medicina",
];
/// What begins the words for somebody else.
const THE: [&str; 12] = [
    "the", "a", "an", "one", "this", "that", "el", "la", "un", "una", "lo", "los",
];
/// Words of somebody else at most: "the correctional officer".
const PERSON_MAX: usize = 3;

/// The words of a sentence in which the writer is served, needs something or is told of.
pub(super) fn guest(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    let text_start = words.span(sentence).start;
    let text = words.text_of(sentence);
    for sign in STARTS {
        for (at, _) in text.match_indices(sign) {
            let first = words.at(text_start + at + 1);
            all.push(first..part_end(words, sentence, first + 1));
        }
    }
    let starts = sentence.clone().filter(|word| {
        is_served(words, sentence, *word)
            || goes_to(words, sentence, *word)
            || is_needed(words, sentence, *word)
            || is_done_to_me(words, sentence, *word)
            || is_mine_somewhere(words, sentence, *word)
            || is_own_body(words, sentence, *word)
            || is_served_by(words, sentence, *word)
    });
    all.extend(starts.map(|word| word..part_end(words, sentence, word + 1)));
    all.extend(by_another(words, sentence));
    all
}

/// The word behind some articles.
pub(super) fn behind(words: &Words, sentence: &Range<usize>, word: usize) -> usize {
    let mut all = word + 1..sentence.end;
    let next = all.find(|at| !ARTICLES.contains(&words.form(*at)));
    next.unwrap_or(sentence.end)
}

/// "I was a patient in the hospital".
fn is_served(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let next = behind(words, sentence, word);
    // "Patient transporter" is work.
    let is_title = next + 1 < sentence.end
        && !words.words[next + 1].begins_clause
        && !["in", "at", "of", "for", "there", "en", "de", "del"].contains(&words.form(next + 1));
    is(words, sentence, word, &BEING) && is(words, sentence, next, &SERVED) && !is_title
}

/// "Fui a la panadería", and not "fui mecánico".
fn goes_to(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let to = word + 1;
    let place = behind(words, sentence, to);
    let ends = place + 1 >= sentence.end
        || words.words[place + 1].begins_clause
        || BEHIND.contains(&words.form(place + 1));
    is(words, sentence, word, &GOING)
        && is(words, sentence, to, &TO)
        && is(words, sentence, place, &PLACES)
        && ends
}

/// "I need a haircut".
fn is_needed(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is_article = is(words, sentence, word + 1, &["a", "an", "my", "un", "una"]);
    let needed = behind(words, sentence, word);
    let is_end = needed + 1 >= sentence.end
        || words.words[needed + 1].begins_clause
        || BEHIND.contains(&words.form(needed + 1));
    is(words, sentence, word, &NEEDING)
        && is_article
        && is(words, sentence, needed, &NEEDED)
        && is_end
}

/// "Me cortaron el pelo".
fn is_done_to_me(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    is(words, sentence, word, &["me", "nos"]) && is(words, sentence, word + 1, &DONE_TO_ME)
}

/// "Me corté el pelo", and not "me enseñaron a cortar pelo".
fn is_own_body(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    is(words, sentence, word, &["me", "nos"])
        && is(words, sentence, word + 2, &THE_ES)
        && is(words, sentence, word + 3, &BODY)
}

/// "My barber does it".
fn is_served_by(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    is(words, sentence, word, &["my", "mi", "our"])
        && is(words, sentence, word + 1, &TRADES)
        && is(words, sentence, word + 2, &DOES)
}

/// "My baby is in daycare", "mi carro está en el taller".
fn is_mine_somewhere(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let verbs = [
        "is", "was", "goe", "went", "stay", "esta", "estaba", "va", "iba",
    ];
    is(words, sentence, word, &["my", "mi", "our"])
        && is(words, sentence, word + 1, &MINE)
        && is(words, sentence, word + 2, &verbs)
        && is(words, sentence, word + 3, &TO)
}

/// What "the guard" or "la enfermera" did to the writer, from a clause that begins with them.
fn by_another(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let begins = |word: &usize| *word == sentence.start || words.words[*word].begins_clause;
    let clauses = sentence.clone().filter(begins).filter_map(|start| {
        let end = part_end(words, sentence, start + 1);
        let is_theirs = THE.contains(&words.form(start));
        let me = (start + 2..end).find(|word| ["me", "us", "nos"].contains(&words.form(*word)))?;
        let deed = (start + 2..end).find(|word| {
            let form = words.form(*word);
            TO_ME.contains(&form) || DONE_TO_ME.contains(&form)
        })?;
        (is_theirs && me.min(deed) <= start + PERSON_MAX + 1).then_some(start..end)
    });
    clauses.collect()
}

/// Where what is told ends: at a clause, a turn or one's own deed.
pub(super) fn part_end(words: &Words, sentence: &Range<usize>, from: usize) -> usize {
    let ends = |word: &usize| {
        let form = words.form(*word);
        words.words[*word].begins_clause
            || TURNS.contains(&form)
            || (ONESELF.contains(&form) && form != "me")
            || ["and", "y", "as", "while", "mientra"].contains(&form)
    };
    let mut behind = from..sentence.end;
    behind.find(ends).unwrap_or(sentence.end)
}
