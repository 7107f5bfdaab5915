//! Whether a group is named beside others who may come too: "youth and adults", "veterans and the public", "people with
//! and without a disability". Then the place is for all of them.

use super::Sentence;
use super::audience::leaves_out;
use super::denial::clauses;
use sync_protocol::places::requirements::Group;

/// All people. What follows may leave some of them out again: "everyone with a disability".
const EVERYONE: [&str; 32] = [
    "all ages",
    "any age",
    "every age",
    "todas las edades",
    "cualquier edad",
    "and the public",
    "and general public",
    "and the general public",
    "or the public",
    "or the general public",
    "open to the public",
    "open to all",
    "and everyone",
    "and everybody",
    "and everyone else",
    "and anyone",
    "and anyone else",
    "and others",
    "and all others",
    "and other people",
    "and other residents",
    "and all residents",
    "and the community",
    "and the whole community",
    "and the wider community",
    "and non-members",
    "the public and",
    "everyone and",
    "y todos",
    "y el público",
    "y público en general",
    "y el público en general",
];
/// Words behind these that say who is meant by them.
const OF_SOME: [&str; 22] = [
    "with", "who", "whose", "over", "under", "age", "aged", "ages", "living", "in need", "from",
    "leaving", "60", "62", "65", "60+", "62+", "65+", "con", "que", "de", "mayores",
];
/// Words before "adults" with which some adults are meant, or none: "young adults", "without adults".
const SOME_ADULTS: [&str; 18] = [
    "young",
    "older",
    "senior",
    "elderly",
    "aging",
    "disabled",
    "homebound",
    "frail",
    "vulnerable",
    "lgbtq",
    "no",
    "not",
    "without",
    "with",
    "by",
    "of",
    "from",
    "jóvenes",
];
/// With and without what makes a group.
const BOTH: [&str; 8] = [
    "with and without",
    "with or without",
    "with or without a",
    "with and without a",
    "con y sin",
    "con o sin",
    "con y sin una",
    "con o sin una",
];

/// Whether a sentence names a group, with these words, and others beside it.
pub(super) fn is_among_others(sentence: &Sentence<'_>, group: Group, words: &[&str]) -> bool {
    names_everyone(sentence)
        || [Group::Youth, Group::Older].contains(&group) && names_adults(sentence, group)
        || words.iter().any(|word| {
            let both = BOTH.iter().any(|both| sentence.has_words(&[both, word]));
            both || sentence.has(&format!("non-{word}")) || sentence.has(&format!("non {word}"))
        })
}

fn names_everyone(sentence: &Sentence<'_>) -> bool {
    let of_some = |everyone: &str| {
        let mut some = OF_SOME.iter();
        some.any(|some| sentence.has_words(&[everyone, some]))
    };
    EVERYONE
        .iter()
        .any(|everyone| sentence.has(everyone) && !of_some(everyone))
        && !clauses(sentence.words).any(|clause| leaves_out(&clause))
}

/// Whether adults of any age are named: not "young adults", and beside older people not "adults with a disability".
fn names_adults(sentence: &Sentence<'_>, group: Group) -> bool {
    clauses(sentence.words)
        .filter(|clause| !leaves_out(clause))
        .any(|clause| {
            let words: Vec<&str> = clause.plain.split(' ').collect();
            (0..words.len()).any(|at| {
                let before = at.checked_sub(1).and_then(|before| words.get(before));
                let next = words.get(at + 1);
                let is_some = before.is_some_and(|word| SOME_ADULTS.contains(word))
                    || group == Group::Older && next.is_some_and(|word| OF_SOME.contains(word));
                let is_named = match words[at] {
                    "adults" | "adultos" => next != Some(&"mayores"),
                    // "Youth and adult programs".
                    "adult" => before == Some(&"and") || next == Some(&"and"),
                    _ => false,
                };
                is_named && !is_some
            })
        })
}
