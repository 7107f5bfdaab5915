//! The word that a word was meant to be that nothing knows.

use super::forms::{form_of, goes_on};
use super::phrases::{Meaning, phrases_beginning_like, singular, words_inside_like};
use crate::catalog::index::{Index, allowed_errors, fold, split};
use crate::geography::near;
use crate::ordinary_words::is_ordinary;
use crate::spelling::distance;

/// Shortest word that may be a misspelled town, in letters.
const TOWN_MIN: usize = 6;

/// A word of so many letters is as easily another word as a slip.
const SHORT: usize = 4;

/// How people write "Newark" as they hear it, with more letters wrong than a slip of the hand. `src/placefacts/correct.ts` has the
/// same.
const NEWARK: &str = "newark";
const HEARD_AS_NEWARK: [&str; 8] = [
    "neuark", "neuwark", "nevark", "niuark", "niuwark", "nuark", "nuevark", "nuwark",
];

/// A word of a question that is in no list and that people often misspell. `src/placefacts/correct.ts` has the same.
const TOMORROW: &str = "tomorrow";

/// So many places hide no typing error by a word that begins as was typed, and neither does a part of those that have what was
/// meant.
const FEW: usize = 3;
const PART: usize = 4;

/// What a word was meant to be that is no word of a place and only begins one of few places: "pantri" is "pantry", whether a
/// place has "pantries" or not.
pub(super) fn complete(word: &str, index: &Index) -> Option<String> {
    let begun = index.begun(word);
    if begun == 0 || index.has_word(word) || is_ordinary(word) {
        return None;
    }
    if let Some(meaning) = form_of(word) {
        return Some(meaning.written.clone());
    }
    // Most places that have a word which begins so have the one that is meant: "shelt" is "shelter".
    if let Some(meaning) = goes_on(word)
        && index.begun(&meaning.written) * 2 >= begun
    {
        return Some(meaning.written.clone());
    }
    let like = || Some(phrase_like(word, allowed_errors(word))?.1);
    let meaning = goes_on(word).or_else(like)?;
    let is_likely = || begun <= FEW || index.begun(&meaning.written) >= begun * PART;
    (!meaning.needs.is_empty() && is_likely()).then(|| meaning.written.clone())
}

/// Tries a misspelled phrase, then a town, then a word of a list or inside of a phrase. An ordinary word is spelled right, whether a
/// place has it or not: "carcel" is no town.
pub(super) fn correct(word: &str, index: &Index, is_town_known: bool) -> Option<String> {
    let most = allowed_errors(word);
    if is_ordinary(word) {
        return None;
    }
    if let Some(meaning) = form_of(word) {
        return Some(meaning.written.clone());
    }
    if let Some(meaning) = goes_on(word) {
        return Some(meaning.written.clone());
    }
    if most == 0 {
        return short_need_like(word).map(|meaning| meaning.written.clone());
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

/// The phrase of one word that begins alike and is spelled most alike; of several one that goes on with what was typed
/// ("dentis" is "dentist", not "dantis"), then the first of the alphabet.
fn phrase_like(word: &str, most: usize) -> Option<(usize, &'static Meaning)> {
    if most == 0 {
        return None;
    }
    let one = singular(word);
    let known = phrases_beginning_like(one).iter();
    let alike = known.filter_map(|(phrase, meaning)| {
        let goes_on = phrase.starts_with(word);
        let apart = if goes_on {
            distance(phrase, word, most)
        } else {
            distance(phrase, one, most)
        };
        Some((apart?, !goes_on, phrase, meaning))
    });
    let best = alike.min_by(|a, b| (a.0, a.1, a.2).cmp(&(b.0, b.1, b.2)))?;
    Some((best.0, best.3))
}

/// The only word of a need that one slip of the hand makes of a word of four letters: "fpod" is "food". Two swapped letters are the
/// likelier slip: "fodo" is no "foto". Two words that are as near leave it unknown.
fn short_need_like(word: &str) -> Option<&'static Meaning> {
    if word.chars().count() != SHORT {
        return None;
    }
    let known = phrases_beginning_like(word).iter();
    let known = known.filter(|(_, meaning)| !meaning.needs.is_empty());
    // "Jobs" is in the table as "job".
    let known = known.filter_map(|(phrase, meaning)| match phrase.chars().count() {
        length if length >= SHORT => Some(((*phrase).to_owned(), *meaning)),
        length if length + 1 == SHORT => Some((format!("{phrase}s"), *meaning)),
        _ => None,
    });
    let alike = known.filter(|(phrase, _)| distance(phrase, word, 1).is_some());
    let (swapped, others): (Vec<_>, Vec<_>) =
        alike.partition(|(phrase, _)| sorted(phrase) == sorted(word));
    let meant = if swapped.is_empty() { others } else { swapped };
    let (_, first) = meant.first()?;
    let are_one = meant.iter().all(|(_, it)| it.needs == first.needs);
    are_one.then_some(*first)
}

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
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
