//! Places that are called as was typed: "hope house", "career closet livingston". Words of a name mean other things too, and
//! who types a name wants that place before all that answers its words.

use super::phrases::{is_filler, meaning_of};
use super::town::place;
use crate::catalog::index::{allowed_errors, split};
use crate::catalog::{Catalog, CatalogPlace};
use crate::ordinary_words::is_ordinary;
use crate::spelling::distance;
use std::collections::{HashMap, HashSet};

/// Words that names have and people leave out.
const SMALL: [&str; 12] = [
    "a", "an", "and", "at", "for", "in", "inc", "llc", "nj", "of", "the", "to",
];
/// Behind the name of a county.
const COUNTY: &str = "county";
/// A word in more names than this names none of them.
const RARE: usize = 10;
/// More places than these are a chain, or what their names have in common is a thing: "food pantry".
const MOST: usize = 12;
/// As many places may be called like a thing.
const FEW: usize = 2;
/// Words without one that only names have: at least so many, and of a name at least this part.
const SEVERAL: usize = 3;
const PART: f64 = 0.6;

/// How much of a name was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Called {
    Partly,
    Mostly,
    Wholly,
}

/// The places that are called as a text says, as it was typed or with its words written together ("home front"), or with what was
/// corrected in it. `of_town` are the words of the town that was said.
pub(super) fn called(
    catalog: &Catalog,
    text: &str,
    understood: Option<&str>,
    of_town: &[String],
) -> HashMap<usize, Called> {
    let typed = content(text);
    let joined = joined(catalog, &typed);
    let saints = ["st", "saint"].map(|it| as_in_names(catalog, &typed, it));
    let alike = alike(catalog, &typed);
    let corrected = understood.map(content);
    let [st, saint] = saints;
    let ways = [Some(typed), joined, st, saint, alike, corrected];
    let mut ways = ways.iter().flatten();
    let found = ways
        .find_map(|typed| Some(having_all(catalog, typed, of_town)).filter(|it| !it.is_empty()));
    found.unwrap_or_default()
}

/// The words with the first two of them written together that only together are a word of a name.
fn joined(catalog: &Catalog, typed: &[String]) -> Option<Vec<String>> {
    let is_named = |word: &str| catalog.index().named(word).next().is_some();
    let together = typed.windows(2).map(|two| two.concat());
    let (at, word) = together.enumerate().find(|(_, word)| is_named(word))?;
    let mut words = typed.to_vec();
    words.splice(at..at + 2, [word]);
    Some(words)
}

/// The words as names have them: "Lucy" is "Lucy's" in all of them, and a saint is written as `saint`. `None` where they are no others.
fn as_in_names(catalog: &Catalog, typed: &[String], saint: &str) -> Option<Vec<String>> {
    let is_named = |word: &str| catalog.index().named(word).next().is_some();
    let words = typed.iter().map(|word| {
        let plural = format!("{word}s");
        match word.as_str() {
            "st" | "saint" => saint.to_owned(),
            other if !is_named(other) && is_named(&plural) => plural,
            other => other.to_owned(),
        }
    });
    let words: Vec<String> = words.collect();
    (words != typed).then_some(words)
}

/// The words with the only one that no name has spelled as in a name that has the others: "rsource center somerset".
fn alike(catalog: &Catalog, typed: &[String]) -> Option<Vec<String>> {
    let index = catalog.index();
    let is_named = |word: &&String| index.named(word).next().is_some();
    let (others, unnamed): (Vec<&String>, Vec<&String>) = typed.iter().partition(is_named);
    let [wrong] = unnamed.as_slice() else {
        return None;
    };
    let most = allowed_errors(wrong);
    if most == 0 || is_ordinary(wrong) || !says_no_thing(wrong) {
        return None;
    }
    let rarest = others.iter().min_by_key(|word| index.named(word).count())?;
    let having = index
        .named(rarest)
        .filter(|number| others.iter().all(|word| index.has(word, *number)));
    let names = having.filter_map(|number| catalog.places().get(number).map(name_of));
    let (_, right) = names
        .flatten()
        .filter_map(|word| Some((distance(&word, wrong, most)?, word)))
        .min()?;
    let words = typed.iter().map(|word| match word == *wrong {
        true => right.clone(),
        false => word.clone(),
    });
    Some(words.collect())
}

/// The places whose name has all words, besides those that name their town or county.
fn having_all(catalog: &Catalog, typed: &[String], of_town: &[String]) -> HashMap<usize, Called> {
    // A word for a thing is no name of the many who are called so: "food pantry". One company is called "Uber".
    let is_thing = meaning_of(typed).is_some();
    let index = catalog.index();
    let mut found: HashMap<usize, Vec<&str>> = HashMap::new();
    for word in typed {
        for number in index.named(word) {
            found.entry(number).or_default().push(word);
        }
    }
    let mut called: HashMap<usize, Called> = HashMap::new();
    let are_many = found.values().filter(|it| it.len() == typed.len()).nth(FEW);
    if is_thing && are_many.is_some() {
        return called;
    }
    for (number, words) in found {
        let mut others = typed.iter().filter(|it| !words.contains(&it.as_str()));
        if !others.all(|word| index.has(word, number) || word == COUNTY) {
            continue;
        }
        let found = catalog.places().get(number);
        let how = found.and_then(|place| {
            let words = without_part_of_town(place, words, of_town);
            how(catalog, place, typed, &words)
        });
        if let Some(how) = how {
            called.insert(number, how);
        }
    }
    if called.is_empty() && !is_thing && place(&typed.join(" ")).is_none() {
        called = begun(catalog, typed);
    }
    let most = if is_thing { FEW } else { MOST };
    if is_thing || called.len() > most {
        // "Second chance" is a thing, and the beginning of one name.
        let begins = |number: &usize| {
            let place = catalog.places().get(*number);
            is_thing && place.is_some_and(|place| begins(&name_of(place), typed))
        };
        called.retain(|number, how| *how == Called::Wholly || begins(number));
    }
    if called.len() > most {
        called.clear();
    }
    called
}

/// The few places whose name begins with words that all mean something else: "coming home", "our lady".
fn begun(catalog: &Catalog, typed: &[String]) -> HashMap<usize, Called> {
    let first = typed.first().filter(|_| typed.len() > 1);
    let numbers = first.into_iter().flat_map(|it| catalog.index().named(it));
    let begun = numbers.filter(|number| {
        let place = catalog.places().get(*number);
        place.is_some_and(|place| name_of(place).starts_with(typed))
    });
    let begun: HashMap<usize, Called> = begun.map(|it| (it, Called::Partly)).collect();
    if begun.len() > FEW {
        return HashMap::new();
    }
    begun
}

/// The words of a name that were typed, without those of the town that was said: of "legal services jersey city" the third is no
/// word of South Jersey Legal Services. A name with all words of the town may be meant.
fn without_part_of_town<'a>(
    row: &CatalogPlace,
    words: Vec<&'a str>,
    of_town: &[String],
) -> Vec<&'a str> {
    let name = name_of(row);
    if of_town.iter().all(|word| name.contains(word)) {
        return words;
    }
    let is_own = |word: &&str| !of_town.iter().any(|it| it == word);
    words.into_iter().filter(is_own).collect()
}

/// How much of the name of a place was typed; `None` where the words are none of its name. `words` are those of what was
/// typed that its name has.
fn how(catalog: &Catalog, row: &CatalogPlace, typed: &[String], words: &[&str]) -> Option<Called> {
    if words.is_empty() {
        return None;
    }
    let is_typed = |word: &String| words.contains(&word.as_str());
    let of_town: HashSet<String> = ["city", "county"]
        .iter()
        .flat_map(|it| split(row.field(it).unwrap_or_default()))
        .chain([COUNTY.to_owned()])
        .collect();
    let mut others = typed.iter().filter(|it| !words.contains(&it.as_str()));
    if !others.all(|word| of_town.contains(word)) {
        return None;
    }
    let name = name_of(row);
    let count = name.iter().filter(|it| is_typed(it)).count();
    let part = portion(count, name.len());
    let is_whole = count == name.len();
    let is_own = words.iter().any(|word| says_no_thing(word));
    let names_it = words.iter().any(|word| {
        let is_rare = catalog.index().named(word).nth(RARE).is_none();
        is_rare && says_no_thing(word) && !is_ordinary(word) && place(word).is_none()
    });
    let is_called = names_it
        || is_whole && (name.len() > 1 || typed.len() == 1)
        || is_own && (begins(&name, typed) || words.len() >= SEVERAL && part >= PART);
    let how = if is_whole {
        Called::Wholly
    } else if part >= PART {
        Called::Mostly
    } else {
        Called::Partly
    };
    is_called.then_some(how)
}

/// Whether a word has no meaning of its own.
fn says_no_thing(word: &str) -> bool {
    meaning_of(&[word.to_owned()]).is_none() && !is_filler(word)
}

/// Whether a name begins with words, of which one has no meaning of its own.
fn begins(name: &[String], typed: &[String]) -> bool {
    typed.len() > 1 && name.starts_with(typed) && typed.iter().any(|word| says_no_thing(word))
}

/// The words of the name of a place.
fn name_of(row: &CatalogPlace) -> Vec<String> {
    content(main(row.field("name").unwrap_or_default()))
}

fn portion(count: usize, of: usize) -> f64 {
    let whole = |it: usize| f64::from(u32::try_from(it).unwrap_or(u32::MAX));
    whole(count) / whole(of.max(1))
}

/// A name without what stands in brackets behind it.
fn main(name: &str) -> &str {
    let before = name.split('(').next().unwrap_or(name);
    if before.is_empty() { name } else { before }
}

/// The words of a text without small ones, each once.
fn content(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in split(text) {
        if !SMALL.contains(&word.as_str()) && !words.contains(&word) {
            words.push(word);
        }
    }
    words
}
