//! Kinds and names of homes that say by another word whose they are: "Maternity home", "Boys' home", "Hogar de madres". They
//! limit as "women's shelter" does, and the words are quoted, because not every woman or man is taken.

use super::{Facts, Sentence, whose_house};
use crate::row::PlaceRow;
use sync_protocol::places::requirements::{Household, Sex};

const WOMEN: [&str; 12] = [
    "girl",
    "girls",
    "madres",
    "mamás",
    "maternity",
    "mom",
    "moms",
    "mother",
    "mothers",
    "mujer",
    "mujeres",
    "women",
];
const MEN: [&str; 9] = [
    "boy", "boys", "father", "fathers", "hombre", "hombres", "men", "varones", "padres",
];
const CHILDREN: [&str; 10] = [
    "babies",
    "baby",
    "child",
    "children",
    "father",
    "fathers",
    "madres",
    "maternity",
    "mother",
    "mothers",
];
const HOUSES: [&str; 14] = [
    "albergue",
    "apartments",
    "casa",
    "division",
    "dorm",
    "hogar",
    "home",
    "homes",
    "house",
    "housing",
    "refugio",
    "residence",
    "residencia",
    "shelter",
];
/// What may stand beside them in a kind. In a name any other word may be a name.
const BESIDE: &str = "a and de del emergency for group halfway los las long-term of para program recovery s safe short-term single sober \
    solteras solteros supportive temporary the transitional with y";

/// Reads the kind of a house where nothing else says whom it takes.
pub(super) fn read_kind(kind: &Sentence<'_>, row: &PlaceRow<'_>, facts: &mut Facts) {
    let words: Vec<&str> = kind.plain.split(' ').collect();
    let is_known = |word: &&str| {
        WOMEN.contains(word)
            || MEN.contains(word)
            || CHILDREN.contains(word)
            || HOUSES.contains(word)
            || BESIDE.split_whitespace().any(|it| it == *word)
    };
    if words.iter().all(is_known) {
        read(kind, &words, row, facts);
    }
}

/// "Women's Shelter Thrift Shop" is a shop.
fn is_shop(words: &[&str]) -> bool {
    const SHOPS: [&str; 6] = ["boutique", "office", "shop", "store", "thrift", "tienda"];
    words.iter().any(|it| SHOPS.contains(it))
}

/// Reads a name in which a house is that of some people: "Casa de Mujeres Valientes", "Single Moms' House".
pub(super) fn read_name(name: &Sentence<'_>, row: &PlaceRow<'_>, facts: &mut Facts) {
    let words: Vec<&str> = name.plain.split(' ').collect();
    let is_of = |at: usize| {
        let behind = words.get(at + 2).is_some_and(|it| sex_of(it).is_some());
        let is_behind = HOUSES.contains(&words[at])
            && matches!(words.get(at + 1), Some(&("de" | "for" | "para")))
            && behind;
        let next = if words.get(at + 1) == Some(&"s") {
            at + 2
        } else {
            at + 1
        };
        let is_before =
            sex_of(words[at]).is_some() && words.get(next).is_some_and(|it| HOUSES.contains(it));
        is_behind || is_before
    };
    read_kind(name, row, facts);
    if (0..words.len()).any(is_of) && !is_shop(&words) {
        read(name, &words, row, facts);
    }
}

fn sex_of(word: &str) -> Option<Sex> {
    match () {
        () if WOMEN.contains(&word) => Some(Sex::Women),
        () if MEN.contains(&word) => Some(Sex::Men),
        () => None,
    }
}

fn read(said: &Sentence<'_>, words: &[&str], row: &PlaceRow<'_>, facts: &mut Facts) {
    let is_house = words.iter().any(|it| HOUSES.contains(it));
    let is_silent = facts.sex.is_empty() && facts.household.is_empty();
    let mut named = words.iter().filter_map(|it| sex_of(it));
    let Some(sex) = named.next() else { return };
    // "Father" and "mother" of a name may be those of a church.
    if !is_house || !is_silent || !whose_house::is_of_beds(row) || named.any(|it| it != sex) {
        return;
    }
    facts.sex.push(said.state(sex));
    if words.iter().any(|it| CHILDREN.contains(it)) {
        facts.household.push(said.state(Household::WithChildren));
    }
    said.quote(facts);
}
