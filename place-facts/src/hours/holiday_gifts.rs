//! Kinds of places that give something only around a feast: "Thanksgiving baskets", "Food boxes (Christmas only)". On other
//! days, and on which of those, has to be asked.

use super::no_walk_in;
use super::plain::words_of;
use crate::spelling::unaccented;
use sync_protocol::places::hours::{Hours, Reception};

const FEASTS: [&str; 11] = [
    "christmas",
    "easter",
    "gracias",
    "hanukkah",
    "holiday",
    "holidays",
    "navidad",
    "navidena",
    "navidenas",
    "thanksgiving",
    "xmas",
];
/// What is given for a feast.
const GIFTS: &str = "bag bags basket baskets box boxes canasta canastas cena cenas cesta cestas comida comidas dinner dinners drive \
    food foods gift gifts giveaway giveaways groceries meal meals program programs toy toys turkey turkeys";
/// What may stand around gifts and feasts. "Food pantry and Christmas baskets" is open on other days too.
const BESIDE: &str = "a accion and annual at community de del during el en family for free hot in la or para seasonal the y";
const ONLY: [&str; 4] = ["only", "solo", "solamente", "unicamente"];
/// What takes feasts away from the days of a place.
const AWAY: [&str; 5] = ["closed", "cerrado", "except", "no", "not"];

/// Asks about hours of a kind of place that gives something only around a feast.
pub(super) fn apply(hours: &mut Hours, kind: &str) {
    let plain = unaccented(kind);
    let mut parts = plain.split([',', ';', '(', ')', '[', ']', '|']);
    let first = parts.next().map(words_of).unwrap_or_default();
    let is_only = |part: &str| {
        let words = words_of(part);
        let has = |known: &[&str]| words.iter().any(|word| known.contains(word));
        has(&FEASTS) && has(&ONLY) && !has(&AWAY)
    };
    if are_gifts(&first) || parts.any(is_only) {
        no_walk_in(hours, Reception::Call);
    }
}

/// Whether words name a feast and what is given for it, and nothing else.
fn are_gifts(words: &[&str]) -> bool {
    let is_in = |word: &str, known: &str| known.split_whitespace().any(|it| it == word);
    let is_gift = |word: &&str| is_in(word, GIFTS);
    let is_known = |word: &&str| {
        is_gift(word) || FEASTS.contains(word) || ONLY.contains(word) || is_in(word, BESIDE)
    };
    words.iter().any(|word| FEASTS.contains(word))
        && words.iter().any(is_gift)
        && words.iter().all(is_known)
}
