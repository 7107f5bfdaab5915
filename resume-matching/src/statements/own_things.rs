//! What somebody owns and sells once: "I sold my guitar". What is made or kept to be sold is work: "I sold my
//! tamales", "my paintings", "my honey at the market".

use super::services::parts;
use super::tastes::FOOD;
use crate::places::general_jobs;
use crate::small_words::is_small;
use crate::words::{Words, is};
use std::ops::Range;

const SELLING: [&str; 14] = [
    "sold", "sell", "selling", "vendi", "vender", "vendo", "vendimo", "pawn", "pawned", "pawning",
    "empene", "empeno", "empenar", "empenaba",
];
const MINE: [&str; 7] = ["my", "our", "mi", "mis", "nuestro", "nuestra", "own"];
/// Words for how much of it, before "my".
const SOME: [&str; 8] = ["all", "some", "most", "half", "of", "even", "toda", "todo"];
/// Everything somebody owned.
const ALL: [&str; 4] = ["everything", "all", "todo", "stuff"];
const HAD: [&str; 6] = ["owned", "own", "had", "have", "tenia", "tengo"];
/// Of what one has many at home. Many of another thing are made or kept to be sold.
const MANY: [&str; 24] = [
    "thing",
    "cosa",
    "stuff",
    "mueble",
    "furniture",
    "jewelry",
    "joya",
    "tool",
    "herramienta",
    "shoe",
    "sneaker",
    "zapato",
    "teni",
    "boot",
    "clothe",
    "glasse",
    "drum",
    "rim",
    "belonging",
    "possession",
    "pertenencia",
    "stamp",
    "ticket",
    "ski",
];
/// What one makes or does that has no plural, or is a business.
const MADE: [&str; 29] = [
    "art",
    "artwork",
    "craft",
    "work",
    "music",
    "jewellery",
    "cooking",
    "produce",
    "product",
    "merchandise",
    "honey",
    "line",
    "service",
    "business",
    "company",
    "firm",
    "labor",
    "time",
    "boss",
    "arte",
    "artesania",
    "trabajo",
    "musica",
    "producto",
    "mercancia",
    "miel",
    "negocio",
    "empresa",
    "puesto",
];
/// Where or to whom one sells for a living.
const TRADING: [&str; 22] = [
    "market",
    "fair",
    "stand",
    "cart",
    "street",
    "corner",
    "booth",
    "customer",
    "client",
    "wholesale",
    "living",
    "etsy",
    "ebay",
    "mercado",
    "feria",
    "tianguis",
    "calle",
    "carrito",
    "cliente",
    "mayoreo",
    "pulga",
    "tienda",
];
/// Words of what is owned at most.
const NAME_MAX: usize = 4;

/// The words of a sentence that tell of something of one's own that was sold.
pub(super) fn own_things(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let parts = parts(words, sentence).into_iter();
    let sold = parts.filter_map(|part| {
        let verb = part
            .clone()
            .find(|word| is(words, &part, *word, &SELLING))?;
        let is_sold = sells_own(words, &part, verb) || sells_all(words, &part, verb);
        is_sold.then_some(verb..part.end)
    });
    sold.collect()
}

/// "I sold my guitar", "vendí mis herramientas", and not "I sold my paintings" or "my car parts".
fn sells_own(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let mut behind = verb + 1..part.end;
    let Some(mine) = behind.find(|it| !is(words, part, *it, &SOME)) else {
        return false;
    };
    let first = mine + 1 + usize::from(is(words, part, mine + 1, &["own"]));
    let last = part.end.min(first + NAME_MAX);
    let thing = first
        ..(first..last)
            .find(|it| is_small(words.form(*it)))
            .unwrap_or(last);
    let is_made = |word: usize| {
        let form = words.form(word);
        let is_many = words.words[word].lower.ends_with('s') && !MANY.contains(&form);
        is_many || MADE.contains(&form) || FOOD.contains(&form) || general_jobs(form).is_some()
    };
    is(words, part, mine, &MINE)
        && !thing.is_empty()
        && !thing.clone().any(is_made)
        && !part.clone().any(|it| is(words, part, it, &TRADING))
}

/// "I sold everything I owned".
fn sells_all(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let mut behind = verb + 1..part.end;
    behind.next().is_some_and(|it| is(words, part, it, &ALL))
        && behind.any(|it| is(words, part, it, &HAD))
}
