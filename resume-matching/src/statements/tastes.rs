//! What somebody likes to eat, buys for the own table or calls a favorite: "I like to eat pizza", "my favorite food is
//! bread". The same nouns name work where something is done to them.

use super::signs::LIKING;
use crate::words::{Words, is};
use std::ops::Range;

/// What people eat and drink, and words for how much of it.
pub(super) const FOOD: [&str; 61] = [
    "chicken",
    "fried",
    "french",
    "frie",
    "fry",
    "frito",
    "frita",
    "papa",
    "hamburger",
    "bread",
    "coffee",
    "cake",
    "burger",
    "candy",
    "pan",
    "arroz",
    "pizza",
    "carne",
    "pollo",
    "comida",
    "fruta",
    "verdura",
    "huevo",
    "ensalada",
    "sopa",
    "frijole",
    "tortilla",
    "taco",
    "hamburguesa",
    "dulce",
    "pastel",
    "galleta",
    "queso",
    "pescado",
    "cafe",
    "te",
    "agua",
    "jugo",
    "leche",
    "refresco",
    "soda",
    "cerveza",
    "siempre",
    "mucho",
    "mucha",
    "poco",
    "todo",
    "sandwich",
    "sandwiche",
    "cereal",
    "soup",
    "salad",
    "burrito",
    "food",
    "meal",
    "breakfast",
    "lunch",
    "dinner",
    "almuerzo",
    "cena",
    "desayuno",
];
const EATING: [&str; 14] = [
    "eat",
    "eating",
    "drink",
    "drinking",
    "try",
    "trying",
    "order",
    "ordering",
    "comer",
    "beber",
    "tomar",
    "cenar",
    "desayunar",
    "probar",
];
const FAVORITE: [&str; 6] = [
    "favorite",
    "favourite",
    "favorita",
    "favorito",
    "preferida",
    "preferido",
];
/// What is a favorite beside food itself.
const TASTES: [&str; 18] = [
    "dish",
    "dishe",
    "snack",
    "dessert",
    "drink",
    "restaurant",
    "store",
    "bakery",
    "place",
    "plato",
    "platillo",
    "postre",
    "bebida",
    "restaurante",
    "tienda",
    "panaderia",
    "lugar",
    "cafe",
];
/// What says that a favorite is one to work at.
const WORKING: [&str; 9] = [
    "work",
    "worked",
    "working",
    "job",
    "trabajar",
    "trabajo",
    "trabaje",
    "trabajaba",
    "cooked",
];
const BUYING: [&str; 8] = [
    "buy", "bought", "buying", "compro", "compraba", "compre", "compramo", "comprar",
];
/// What says that something is bought for others.
const FOR_OTHERS: [&str; 20] = [
    "for",
    "para",
    "sell",
    "sold",
    "selling",
    "resell",
    "resold",
    "sale",
    "vender",
    "vendia",
    "vendo",
    "vendi",
    "customer",
    "cliente",
    "wholesale",
    "mayoreo",
    "job",
    "work",
    "worked",
    "trabajo",
];
const HAVING: [&str; 3] = ["have", "got", "tengo"];
/// What one has and likes that is no matter of taste.
const OWN_WORK: [&str; 12] = [
    "job",
    "work",
    "trade",
    "skill",
    "career",
    "business",
    "experience",
    "trabajo",
    "oficio",
    "empleo",
    "negocio",
    "experiencia",
];
/// How far from "my" the favorite stands.
const REACH: usize = 4;

/// Whether a part of a sentence, with its first word and its verb, tells of such a taste.
pub(super) fn is_taste(
    words: &Words,
    sentence: &Range<usize>,
    part: &Range<usize>,
    first: usize,
    verb: usize,
) -> bool {
    is_eaten(words, part, verb)
        || is_favorite(words, part, first)
        || is_bought(words, sentence, part, verb)
        || is_known(words, part, verb)
}

/// "I like to eat pizza", "me gusta comer tacos".
fn is_eaten(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let leads = ["to", "mucho", "really", "also", "always", "tambien"];
    let mut all = (verb..part.end).filter(|it| !is(words, part, *it, &leads));
    let liking = all.next();
    let deed = all.next();
    liking.is_some_and(|it| is(words, part, it, &LIKING))
        && deed.is_some_and(|it| is(words, part, it, &EATING))
}

/// "My favorite food is pizza", and not "my favorite job was the bakery".
fn is_favorite(words: &Words, part: &Range<usize>, first: usize) -> bool {
    let mut near = first + 1..part.end.min(first + 1 + REACH);
    let favorite = near.find(|it| is(words, part, *it, &FAVORITE));
    // "My favorite place to work was a warehouse".
    let is_of_work = part.clone().any(|it| is(words, part, it, &WORKING));
    !is_of_work
        && is(words, part, first, &["my", "mi", "our"])
        && favorite.is_some_and(|at| {
            [at - 1, at + 1]
                .iter()
                .any(|it| is(words, part, *it, &FOOD) || is(words, part, *it, &TASTES))
        })
}

/// "I buy bread at the bakery", and not "I bought bread for the restaurant".
fn is_bought(words: &Words, sentence: &Range<usize>, part: &Range<usize>, verb: usize) -> bool {
    let is_food = |it: usize| is(words, part, it, &FOOD);
    is(words, part, verb, &BUYING)
        && (verb + 1..part.end.min(verb + 4)).any(is_food)
        && !sentence
            .clone()
            .any(|it| is(words, sentence, it, &FOR_OTHERS))
}

/// "I have a restaurant I like".
fn is_known(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let likes = |it: usize| {
        is(words, part, it, &["i", "me"]) && is(words, part, it + 1, &LIKING)
            || is(words, part, it, &["i"]) && is(words, part, it + 1, &["go", "visit", "eat"])
    };
    is(words, part, verb, &HAVING)
        && (verb + 1..part.end).any(likes)
        && !part.clone().any(|it| is(words, part, it, &OWN_WORK))
}
