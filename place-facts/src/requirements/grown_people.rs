//! Ages that no child has: "18+", "Ages 55 and over". Beside a welcome of families they leave a question.

use super::Sentence;

/// Words beside a number that make it an age …
const OF_AGES: [&str; 16] = [
    "adult",
    "adults",
    "adultos",
    "age",
    "aged",
    "ages",
    "and up",
    "años",
    "jóvenes",
    "mayores",
    "older",
    "over",
    "seniors",
    "years of age",
    "years old",
    "youth",
];
/// … and words that may stand beside both. "Single men 18+" is said of single men alone.
const BESIDE: &str = "a above al and anyone at be de desde es for hasta least must no of old only or para people se solo \
    sólo than the to under up welcome welcomed y years yrs";
/// A family has people below this age.
const GROWN: u32 = 18;
const OLDEST: u32 = 99;

/// Whether it says an age that no child has, and nothing else.
pub(super) fn is_of_grown_people(sentence: &Sentence<'_>) -> bool {
    let numbers_of = |text: &str| {
        let digits = text.split(|it: char| !it.is_ascii_digit());
        digits.filter_map(|it| it.parse::<u32>().ok()).min()
    };
    let is_known = |word: &str| {
        numbers_of(word).is_some()
            || OF_AGES.contains(&word)
            || BESIDE.split_whitespace().any(|it| it == word)
    };
    let is_of_ages = sentence.words.contains('+') || sentence.has_any(&OF_AGES);
    is_of_ages
        && sentence.plain.split_whitespace().all(is_known)
        && numbers_of(sentence.words).is_some_and(|lowest| (GROWN..=OLDEST).contains(&lowest))
}

/// The age in "21 and older", "18 years or over".
pub(super) fn years_and_older(sentence: &Sentence<'_>) -> Option<u8> {
    const OLDER: [&str; 3] = ["older", "over", "up"];
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    words.iter().enumerate().find_map(|(at, word)| {
        let age = (word.len() == 2).then(|| word.parse().ok()).flatten()?;
        let rest = words.get(at + 1..)?;
        let rest = match rest {
            ["years", "of", "age", rest @ ..] | ["years", rest @ ..] => rest,
            rest => rest,
        };
        matches!(rest, ["and" | "or", older, ..] if OLDER.contains(older)).then_some(age)
    })
}
