//! Words that name work elsewhere and something else here: "soldado" beside "soldar", oil paintings, the paint detail
//! of a prison, the yard.

use super::services::parts;
use crate::words::{Words, is};
use std::ops::Range;

/// Phrases of which nothing around them is work.
const NO_WORK: [&str; 22] = [
    " bus rider ",
    " bus passenger ",
    " rode the bus ",
    " paint picture ",
    " paint portrait ",
    " pintar cuadro ",
    " pinto cuadro ",
    " pasajero de bus ",
    " painted picture ",
    " painted a picture ",
    " painting picture ",
    " painted portrait ",
    " painted a portrait ",
    " oil painting ",
    " pintaba cuadro ",
    " pinte cuadro ",
    " sewed up wound ",
    " sewed a wound ",
    " stitched wound ",
    " levantando pesa ",
    " lifting weight ",
    " lifted weight ",
];

/// Whose hair a barber does not cut …
const ANIMALS: [&str; 9] = [
    "dog", "cat", "pet", "puppy", "poodle", "horse", "perro", "gato", "mascota",
];
/// … what it is called …
const HAIR: [&str; 4] = ["hair", "haircut", "pelo", "cabello"];
/// … words that say it of whom was named before …
const THEIRS: [&str; 5] = ["their", "its", "les", "le", "them"];
/// … and who else may be meant.
const PEOPLE: [&str; 11] = [
    "people", "men", "man", "women", "kid", "barber", "hombre", "gente", "nino", "mujere",
    "barbero",
];
/// Words between an animal and its hair at most.
const HAIR_REACH: usize = 4;
/// What is taken to a yard where nothing grows.
const HAULED: [&str; 8] = [
    "car",
    "vehicle",
    "trailer",
    "tow",
    "towed",
    "hooked",
    "wreck",
    "container",
];

/// What hands something over in Spanish, which is delivery work too …
const HANDING: [&str; 6] = [
    "entregue",
    "entregar",
    "entrego",
    "entregamo",
    "entregaron",
    "entregando",
];
/// … and papers that are handed in.
const PAPERS: [&str; 9] = [
    "licencia",
    "tarjeta",
    "certificado",
    "cdl",
    "carnet",
    "permiso",
    "credencial",
    "clase",
    "diploma",
];
/// What money is paid for …
const BOUGHT: [&str; 15] = [
    "car",
    "auto",
    "truck",
    "vehicle",
    "home",
    "house",
    "boat",
    "motorcycle",
    "carro",
    "coche",
    "camion",
    "camioneta",
    "casa",
    "moto",
    "vehiculo",
];
/// … and words for that money, which say that nobody works on the thing itself.
const MONEY: [&str; 15] = [
    "loan",
    "insurance",
    "payment",
    "note",
    "lease",
    "registration",
    "mortgage",
    "title",
    "prestamo",
    "seguro",
    "pago",
    "hipoteca",
    "mensualidad",
    "financiamiento",
    "matricula",
];
/// The words of a sentence that mean something else than work.
pub(super) fn senses(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = sentence
        .clone()
        .filter_map(|word| hair_of_animals(words, sentence, word))
        .collect();
    let handed = sentence.clone();
    let handed = handed.filter(|word| is_handed_in(words, sentence, *word));
    all.extend(handed.map(|word| word..word + 1));
    let yards = sentence.clone();
    let yards = yards.filter(|word| is_yard_of_cars(words, sentence, *word));
    all.extend(yards.map(|word| word..word + 1));
    let paid = sentence.clone();
    let paid = paid.filter(|word| is_paid_for(words, sentence, *word));
    all.extend(paid.map(|word| word..word + 1));
    for part in parts(words, sentence) {
        let text = words.text_of(&part);
        let mut own = part.clone().filter(|word| is_other(words, &part, *word));
        all.extend(own.by_ref().map(|word| word..word + 1));
        if NO_WORK.iter().any(|sign| text.contains(sign)) {
            all.push(part);
        }
    }
    all
}

/// "Cut the dogs' hair", "a los perros les cortaba el pelo".
fn hair_of_animals(words: &Words, sentence: &Range<usize>, hair: usize) -> Option<Range<usize>> {
    if !is(words, sentence, hair, &HAIR) {
        return None;
    }
    let is_animal = |word: usize| is(words, sentence, word, &ANIMALS);
    let names_people = sentence
        .clone()
        .any(|word| is(words, sentence, word, &PEOPLE));
    let begins = |word: &usize| {
        let lead = ["and", "y", "have", "walk"];
        words.words[*word].begins_clause || is(words, sentence, *word, &lead)
    };
    let last = sentence.end.min(hair + 1 + HAIR_REACH);
    let end = (hair + 1..last).find(begins).unwrap_or(last);
    let before = sentence.start.max(hair.saturating_sub(HAIR_REACH))..hair;
    let is_theirs = before
        .clone()
        .any(|word| is(words, sentence, word, &THEIRS))
        && (sentence.start..hair).any(is_animal)
        && !names_people;
    let is_of_animal = (hair > sentence.start && is_animal(hair - 1))
        || (hair + 1..end).any(is_animal)
        || is_theirs;
    // The animal itself still names the work.
    let first = before.start.max(hair.saturating_sub(3));
    let animal = (first..hair).rev().find(|word| is_animal(*word));
    is_of_animal.then_some(animal.map_or(first, |word| word + 1)..hair + 1)
}

/// "Entregué mi licencia", and not "entregaba tarjetas".
fn is_handed_in(words: &Words, sentence: &Range<usize>, verb: usize) -> bool {
    is(words, sentence, verb, &HANDING)
        && is(words, sentence, verb + 1, &["mi", "la", "el", "su"])
        && is(words, sentence, verb + 2, &PAPERS)
}

/// "Worked on car loans", "préstamos de carros".
fn is_paid_for(words: &Words, sentence: &Range<usize>, thing: usize) -> bool {
    let mut before = (sentence.start..thing).rev();
    let leads = ["de", "del", "mi", "el", "la", "un", "una"];
    let owner = before.find(|it| !is(words, sentence, *it, &leads));
    let is_of = thing > sentence.start && is(words, sentence, thing - 1, &leads);
    is(words, sentence, thing, &BOUGHT)
        && (is(words, sentence, thing + 1, &MONEY)
            || (is_of && owner.is_some_and(|it| is(words, sentence, it, &MONEY))))
}

/// "Hauled cars to the yard".
fn is_yard_of_cars(words: &Words, sentence: &Range<usize>, yard: usize) -> bool {
    let leads = yard >= sentence.start + 2
        && is(words, sentence, yard - 1, &["the", "a", "our"])
        && is(words, sentence, yard - 2, &["to", "in", "into"]);
    let grows = [
        "grass", "lawn", "leave", "leaf", "mowed", "mow", "tree", "plant", "rake",
    ];
    leads
        && is(words, sentence, yard, &["yard"])
        && sentence
            .clone()
            .any(|word| is(words, sentence, word, &HAULED))
        && !sentence
            .clone()
            .any(|word| is(words, sentence, word, &grows))
}

/// "Fui soldado", and not "tubo soldado"; "on the paint detail", which is a crew.
fn is_other(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let is_soldier = is(words, part, word, &["soldado"])
        && word > part.start
        && is(
            words,
            part,
            word - 1,
            &["fui", "era", "soy", "un", "como", "de"],
        );
    let mut before = word.saturating_sub(3)..word;
    let is_crew = is(words, part, word, &["detail"])
        && before.any(|at| is(words, part, at, &["on"]) && is(words, part, at + 1, &["the", "a"]));
    // "Till 2019" is a time, "counted the till" a drawer of money.
    let money = ["the", "a", "cash", "my", "our", "their", "store"];
    let is_until = words.words[word].lower == "till"
        && !(word > part.start && is(words, part, word - 1, &money));
    // Who cuts hair "on the block" lays none.
    let is_neighborhood = is(words, part, word, &["block"])
        && word >= part.start + 2
        && is(words, part, word - 1, &["the", "my", "our"])
        && is(words, part, word - 2, &["on", "around", "off"])
        && !part
            .clone()
            .any(|at| is(words, part, at, &["porter", "brick", "mortar", "laid"]));
    is_soldier || is_crew || is_until || is_neighborhood
}
