//! Sentences that tell how many people come: "We serve about 200 people every week", "Servimos a más de 100 familias al mes". A small
//! number alone may be the most whom they take, and is not read as one.

use super::limiting::set;
use crate::spelling::unaccented;
use std::collections::HashSet;
use std::sync::LazyLock;

/// What a place does for people, without accents.
const SERVES: [&str; 27] = [
    "receive",
    "reciben",
    "distribute",
    "distributed",
    "distributes",
    "fed",
    "feed",
    "feeding",
    "feeds",
    "help",
    "helped",
    "helps",
    "serve",
    "served",
    "serves",
    "serving",
    "alimentamos",
    "atendemos",
    "atendidas",
    "atendidos",
    "atienden",
    "sirven",
    "ayudamos",
    "damos",
    "repartimos",
    "servimos",
    "sirve",
];
/// Who and what is counted.
const COUNTED: [&str; 20] = [
    "bags",
    "boxes",
    "families",
    "guests",
    "households",
    "individuals",
    "meals",
    "neighbors",
    "people",
    "persons",
    "bolsas",
    "cajas",
    "comidas",
    "familias",
    "hogares",
    "individuos",
    "personas",
    "platos",
    "vecinos",
    "visitors",
];
/// Words with which a number is no limit.
const ABOUT: [&str; 14] = [
    "about",
    "almost",
    "approximately",
    "around",
    "more",
    "nearly",
    "over",
    "roughly",
    "alrededor",
    "casi",
    "cerca",
    "mas",
    "unas",
    "unos",
];
/// Who serves, and in which time.
static BESIDE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    a an and are church currently day each every food have here it kitchen last local month of on our pantry per place program proudly than that the \
    they this to volunteers we week which with year average \
    ano cada cocina de del despensa dia el en esta iglesia la las los mes nuestra nuestros por promedio que se semana son voluntarios y al")
});
/// From here on nobody means the most whom they take.
const MANY: u32 = 100;

/// Whether a text says nothing else.
pub(super) fn is_said(text: &str) -> bool {
    let plain = unaccented(&text.replace(',', ""));
    let words = plain.split(|char: char| !char.is_alphanumeric());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    let has = |known: &[&str]| words.iter().any(|it| known.contains(it));
    let mut numbers = words.iter().filter_map(|it| it.parse::<u32>().ok());
    let (Some(number), None) = (numbers.next(), numbers.next()) else {
        return false;
    };
    let is_known = |word: &&str| {
        SERVES.contains(word)
            || COUNTED.contains(word)
            || ABOUT.contains(word)
            || BESIDE.contains(word)
            || word.parse::<u32>().is_ok()
    };
    let is_right_before = |pair: &[&str]| {
        pair[0].parse::<u32>().is_ok() && (COUNTED.contains(&pair[1]) || BESIDE.contains(&pair[1]))
    };
    has(&SERVES)
        && has(&COUNTED)
        && (has(&ABOUT) || number >= MANY)
        && words.windows(2).any(is_right_before)
        && words.iter().all(is_known)
}
