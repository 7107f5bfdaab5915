//! The word that a word was meant to be that nothing knows.

use super::ordinary::is_ordinary;
use super::phrases::{Meaning, phrases_beginning_like, singular, words_inside_like};
use crate::catalog::index::{Index, allowed_errors, fold, split};
use crate::geography::near;
use crate::spelling::distance;

/// Shortest word that may be a misspelled town, in letters.
const TOWN_MIN: usize = 6;

/// How people write "Newark" as they hear it, with more letters wrong than a slip of the hand. `src/placefacts/correct.ts` has the
/// same.
const NEWARK: &str = "newark";
const HEARD_AS_NEWARK: [&str; 8] = [
    "neuark", "neuwark", "nevark", "niuark", "niuwark", "nuark", "nuevark", "nuwark",
];

/// A word of a question that is in no list and that people often misspell. `src/placefacts/correct.ts` has the same.
const TOMORROW: &str = "tomorrow";

/// Tries a misspelled phrase, then a town, then a word of a list or inside of a phrase. An ordinary word is spelled right, whether a
/// place has it or not: "carcel" is no town.
pub(super) fn correct(word: &str, index: &Index, is_town_known: bool) -> Option<String> {
    let most = allowed_errors(word);
    if most == 0 || is_ordinary(word) {
        return None;
    }
    if !is_town_known && HEARD_AS_NEWARK.contains(&word) {
        return Some(NEWARK.to_owned());
    }
    if distance(TOMORROW, word, most).is_some() {
        return Some(TOMORROW.to_owned());
    }
    let listed = index.respelled(word);
    let listed_apart = listed.and_then(|other| distance(other, word, most));
    if let Some((apart, meaning)) = phrase_like(word, most)
        && listed_apart.is_none_or(|listed| apart <= listed)
    {
        return Some(meaning.written.clone());
    }
    if words_inside_like(word).any(|inside| inside == word) {
        return None;
    }
    let town = (!is_town_known).then(|| town_like(word)).flatten();
    if town.is_some() {
        return town;
    }
    let inside = inside_like(word, most);
    let inside = inside.filter(|(apart, _)| listed_apart.is_none_or(|listed| *apart < listed));
    inside.map(|it| it.1).or(listed).map(str::to_owned)
}

/// The phrase of one word that begins alike and is spelled most alike; of several the first of the alphabet.
fn phrase_like(word: &str, most: usize) -> Option<(usize, &'static Meaning)> {
    let word = singular(word);
    let known = phrases_beginning_like(word).iter();
    let alike = known
        .filter_map(|(phrase, meaning)| Some((distance(phrase, word, most)?, phrase, meaning)));
    let best = alike.min_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)))?;
    Some((best.0, best.2))
}

/// The word inside of a phrase that begins alike and is spelled most alike.
fn inside_like(word: &str, most: usize) -> Option<(usize, &'static str)> {
    let known = words_inside_like(word);
    let long = known.filter(|inside| allowed_errors(inside) > 0);
    long.filter_map(|inside| Some((distance(inside, word, most)?, inside)))
        .min()
}

/// The name in one word of a town that begins with the same letter and has one letter wrong: that of "Tabernacle
/// Township".
fn town_like(word: &str) -> Option<String> {
    if word.chars().count() < TOWN_MIN {
        return None;
    }
    let town = near(word)?;
    let name = split(&fold(&town.name)).into_iter().next()?;
    let begins_alike = name.chars().next() == word.chars().next();
    begins_alike.then_some(name)
}
