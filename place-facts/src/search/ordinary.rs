//! Ordinary words of English, Spanish, Portuguese and Haitian Creole. What is one of them is spelled right.

use super::forms::is_beginning;
use super::phrases::{phrases_beginning_like, singular, words_inside_like};
use crate::catalog::index::{Index, allowed_errors};
use crate::geography::names;
use crate::ordinary_words::WORDS;
use crate::spelling::distance;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The names of towns and counties, by their first letter.
static TOWNS: LazyLock<HashMap<char, Vec<&str>>> = LazyLock::new(|| {
    let mut towns: HashMap<char, Vec<&str>> = HashMap::new();
    for name in names() {
        let first = name.chars().next().unwrap_or_default();
        towns.entry(first).or_default().push(name);
    }
    towns
});

/// The ordinary words that matter beside a catalog, with spaces between: those that it knows, and those that
/// would be taken for a misspelling of another word.
pub(crate) fn ordinary_beside(index: &Index) -> String {
    let matter = WORDS.lines().filter(|word| {
        index.knows(word)
            || is_beginning(word)
            || is_like_phrase(word)
            || is_like_town(word)
            || index.respelled(word).is_some()
    });
    matter.collect::<Vec<_>>().join(" ")
}

fn is_like_phrase(word: &str) -> bool {
    let most = allowed_errors(word);
    let known = phrases_beginning_like(word).iter();
    let mut apart = known.filter_map(|(phrase, _)| distance(phrase, singular(word), most));
    let mut inside = words_inside_like(word).filter(|inside| *inside != word);
    apart.any(|apart| apart > 0) || inside.any(|inside| distance(inside, word, most).is_some())
}

fn is_like_town(word: &str) -> bool {
    let known = word.chars().next().and_then(|first| TOWNS.get(&first));
    let mut known = known.into_iter().flatten();
    known.any(|name| distance(name, word, 1).is_some())
}
