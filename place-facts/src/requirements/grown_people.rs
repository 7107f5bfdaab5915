//! Ages that no child has: "18+", "Ages 55 and over". Beside a welcome of families they leave a question.

use super::Sentence;

/// Words beside a number that make it an age.
const OF_AGES: [&str; 17] = [
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
    "yrs",
];
/// Words beside which a number counts something else: "over 25 years in Newark", "open for adults until 20 h".
const OF_OTHERS: [&str; 14] = [
    "beds", "camas", "days", "for over", "guests", "hours", "in", "items", "meals", "months",
    "open", "people", "pounds", "weeks",
];
/// A family has people below this age.
const GROWN: u32 = 18;

/// Whether it says only of whom an age is asked that no child has: "18+", "Ages 55 and over".
pub(super) fn is_of_grown_people(sentence: &Sentence<'_>) -> bool {
    const WORDS_MAX: usize = 6;
    let is_number = |character: char| character.is_ascii_digit();
    let numbers = sentence.words.split(|it| !is_number(it));
    let lowest = numbers.filter_map(|it| it.parse::<u32>().ok()).min();
    let is_short = sentence.plain.split(' ').count() <= WORDS_MAX;
    let is_of_ages = sentence.words.contains('+') || sentence.has_any(&OF_AGES);
    is_short
        && is_of_ages
        && !sentence.has_any(&OF_OTHERS)
        && lowest.is_some_and(|age| (GROWN..100).contains(&age))
}
