//! Whether a place takes men, women or both, by those whom its words name.

use super::super::denial::clauses;
use super::super::grown_people::years_and_older;
use super::super::named_plainly::is_plain;
use super::{Facts, Sentence, WOMEN_WITH_CHILDREN};
use sync_protocol::places::requirements::{Condition, Sex, Stated};

/// Women or men of one kind, or in one state. Others may not be taken, so the words are quoted and asked about. Who looks
/// for a bed is homeless, so that is no such kind.
fn are_some_of_them(sentence: &Sentence<'_>) -> bool {
    const KINDS: [&str; 24] = [
        "disabilities",
        "disabled",
        "domestic violence",
        "embarazadas",
        "enrolled",
        "ex-offenders",
        "experiencing",
        "foster",
        "hiv",
        "jóvenes",
        "lgbtq",
        "older",
        "pregnant",
        "recovery",
        "seniors",
        "students",
        "survivors",
        "training",
        "veteranas",
        "veteranos",
        "veterans",
        "working",
        "young",
        "youth",
    ];
    /// From this age on those are older people.
    const OLD: u8 = 50;
    // Of "women, mothers with children" some are no mothers.
    let are_mothers = sentence.has("mothers") && !sentence.has("women");
    // Who comes alone is no father with his children.
    let are_fathers = sentence.begins("men with children");
    // "18 and older" is an age of all who are grown.
    let rest = match years_and_older(sentence) {
        Some(age) if age < OLD => sentence.without(&["older"]),
        _ => Sentence::said(sentence.words, sentence.plain.clone()),
    };
    rest.has_any(&KINDS) || sentence.has("veteran") || are_mothers || are_fathers
}

/// Words before those whom a sentence is about.
const INTRODUCTIONS: [&str; 12] = [
    "this one is for ",
    "this one is ",
    "this house is for ",
    "this shelter is for ",
    "this site is for ",
    "this location is for ",
    "this is for ",
    "this place is for ",
    "only ",
    "solo ",
    "sólo ",
    "for ",
];

pub(super) fn sex(sentence: &Sentence<'_>, facts: &mut Facts) {
    let known = facts.sex.len();
    read_sex(sentence, facts);
    let says_one = |it: &Stated<Sex>| it.value != Sex::Everybody;
    if facts.sex[known..].iter().any(says_one) && are_some_of_them(sentence) {
        facts.conditions.push(sentence.state(Condition::Note));
    }
}

fn read_sex(sentence: &Sentence<'_>, facts: &mut Facts) {
    let (men, women) = (sentence.has("men"), sentence.has_any(&["women", "mothers"]));
    if men && women {
        facts.sex.push(sentence.state(Sex::Everybody));
        return;
    }
    // "Men and couples": a couple has a woman too.
    if takes_couples(sentence) {
        return;
    }
    let opening = |words: &[&str]| {
        let plain = INTRODUCTIONS
            .into_iter()
            .chain(["para "])
            .find_map(|before| sentence.plain.strip_prefix(before))
            .unwrap_or(&sentence.plain);
        let rest = plain.trim_start_matches(|char: char| char.is_ascii_digit());
        let rest = Sentence::said(sentence.words, rest.trim().to_owned());
        words.iter().any(|word| rest.begins(word))
    };
    // Of "single men and families" women with children may be some.
    if men
        && !sentence.has("families")
        && (opening(&["men", "single men", "adult men", "homeless men"])
            || sentence.has_any(&["housing for men", "dozen men"]))
    {
        facts.sex.push(sentence.state(Sex::Men));
    }
    if men != women && names_alone(sentence) {
        let sex = if men { Sex::Men } else { Sex::Women };
        facts.sex.push(sentence.state(sex));
        return;
    }
    let is_for_women = opening(&[
        "women",
        "homeless women",
        "adult women",
        "single adult women",
        "veteran women",
        "homeless pregnant women",
        "pregnant women",
        "pregnant and young mothers",
        "working or training mothers",
        "single mothers",
        "young mothers",
        "homeless mothers",
        "mothers",
        "single women",
    ]) || takes_women_beside_families(sentence);
    // Fathers may come with "pregnant women and families".
    let are_beside_families =
        sentence.has("families") && sentence.has_any(&["pregnant", "embarazadas"]);
    if women && is_for_women && !are_beside_families {
        facts.sex.push(sentence.state(Sex::Women));
    }
}

/// Whether couples are among those whom a sentence names. "No couples" and "couples counseling" are none.
fn takes_couples(sentence: &Sentence<'_>) -> bool {
    const BEHIND: [&str; 8] = ["and", "are", "o", "only", "or", "too", "welcome", "y"];
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    let at = words
        .iter()
        .position(|it| ["couples", "parejas"].contains(it));
    at.is_some_and(|at| {
        let before = words[..at].last();
        let is_people = words.get(at + 1).is_none_or(|next| BEHIND.contains(next));
        is_people && !before.is_some_and(|it| ["no", "not", "sin"].contains(it))
    })
}

/// "Serves men only", "beds for women only": one clause of plain words that says that the others are not taken.
fn names_alone(sentence: &Sentence<'_>) -> bool {
    const HOUSES: [&str; 6] = ["beds", "home", "house", "housing", "residence", "shelter"];
    let is_house = HOUSES.iter().any(|house| {
        sentence.has_words(&[house, "for men"]) || sentence.has_words(&[house, "for women"])
    });
    const ALONE: [&str; 8] = [
        "men only",
        "women only",
        "only men",
        "only women",
        "only for men",
        "only for women",
        "exclusively for men",
        "exclusively for women",
    ];
    let is_one_clause = clauses(sentence.words).count() == 1;
    is_one_clause && (is_house || sentence.has_any(&ALONE)) && is_plain(sentence)
}

/// "26 families and 16 single women": of those who come alone it takes women. Where all are families, fathers may come.
pub(super) fn takes_women_beside_families(sentence: &Sentence<'_>) -> bool {
    const PEOPLE: &str = "families women single homeless only for up to adult pregnant and or with y e o u con \
        para solteras solas embarazadas children kids their sus";
    let is_known = |word: &str| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        is_number || PEOPLE.split_whitespace().any(|known| known == word)
    };
    sentence.has("families")
        && sentence.without(&WOMEN_WITH_CHILDREN).has("women")
        && sentence.plain.split(' ').all(is_known)
}
