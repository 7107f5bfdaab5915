//! Sentences that limit nobody and nothing: what is given, how many beds there are, in which towns. Every word has to be
//! known for it. A word that is not may say when, where or for whom a place is not open.

use super::{
    Sentence, asked_for, house_rules, how_many, kind_words, names, nothing_asked, on_site, run_by,
    ways_in,
};
use crate::geography::is_name;
use crate::spelling::unaccented;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Words and phrases, one a line, without accents. Phrases may hold words that alone are not harmless.
const WORDS: &str = include_str!("../../data/harmless.txt");
/// The most words that a phrase or the name of a town has.
const MOST: usize = 6;

static KNOWN: LazyLock<HashSet<&str>> =
    LazyLock::new(|| WORDS.lines().filter(|line| !line.is_empty()).collect());

/// Whether a sentence is made of nothing but harmless words, names of towns and plain numbers.
pub(super) fn is_harmless(sentence: &Sentence<'_>) -> bool {
    let text = sentence.text();
    if names_time_or_money(text) {
        return false;
    }
    let mut parts = text.split([',', ';', '(', ')', '–', '—']);
    is_known(text)
        || how_many::is_said(text)
        || is_known(&names::without_addresses(text))
        || parts.all(|part| is_known(part) || is_of_a_kind(part))
}

/// Whether a part of a sentence is one of those that only lead to the door, tell what is there, name a person or who runs it, or are
/// kind.
fn is_of_a_kind(part: &str) -> bool {
    let words = words_of(part);
    let plain: Vec<String> = words.iter().map(|word| unaccented(word)).collect();
    ways_in::is_said(&words, &plain)
        || asked_for::is_said(&words, &plain)
        || kind_words::is_said(&plain)
        || run_by::is_said(&words, &plain)
        || house_rules::is_said(&plain)
        || on_site::is_said(&words, &plain)
}

fn is_known(text: &str) -> bool {
    are_harmless_words(&words_of(text))
}

/// Whether words are harmless, one behind the other. Names of towns are, where they are written with a capital.
pub(super) fn are_harmless_words(words: &[&str]) -> bool {
    let plain: Vec<String> = words.iter().map(|word| unaccented(word)).collect();
    let mut at = 0;
    while at < words.len() {
        match length_known(words, &plain, at) {
            0 => return false,
            length => at += length,
        }
    }
    true
}

/// The words of a text as they are written, without the signs between them.
pub(super) fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(|char: char| !char.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect()
}

/// How many words from here on are known together; 0 where the first of them is not. `plain` are the words without
/// accents.
fn length_known(words: &[&str], plain: &[String], at: usize) -> usize {
    let longest = (words.len() - at).min(MOST);
    let may_be_town = words[at].starts_with(char::is_uppercase);
    let known = |length: &usize| {
        let end = at + length;
        KNOWN.contains(plain[at..end].join(" ").as_str())
            || may_be_town && is_name(&words[at..end].join(" "))
    };
    let of_words = (1..=longest).rev().find(known);
    let rest = &plain[at..];
    let told = nothing_asked::length(rest).max(length_of_beginning(rest));
    let named = names::length(words, at).max(told);
    match named.max(of_words.unwrap_or_default()) {
        0 => length_of_number(words, at),
        length => length,
    }
}

/// How many words a telephone number has, or a number that counts what stands behind it: "25 beds". A number at the end
/// may be a time.
fn length_of_number(words: &[&str], at: usize) -> usize {
    let digits = |at: usize| {
        let word = words.get(at)?;
        let are_digits = word.bytes().all(|byte| byte.is_ascii_digit());
        are_digits.then_some(word.len())
    };
    if is_count_of_things(words, at) {
        return 3;
    }
    match (digits(at), digits(at + 1), digits(at + 2)) {
        (Some(3), Some(3), Some(4)) => 3,
        (Some(1..=4), None, _) if at + 1 < words.len() => 1,
        (Some(3..=5), None, _) if at > 0 && is_of_a_number(words[at - 1]) => 1,
        _ => 0,
    }
}

/// "Over 600 beds", not "over 60 years".
fn is_count_of_things(words: &[&str], at: usize) -> bool {
    const ABOUT: [&str; 5] = ["over", "about", "almost", "nearly", "around"];
    const THINGS: [&str; 8] = [
        "apartments",
        "beds",
        "cots",
        "families",
        "meals",
        "pantries",
        "rooms",
        "sites",
    ];
    let is = |at: usize, known: &[&str]| {
        let word = words.get(at).map(|word| word.to_lowercase());
        word.is_some_and(|word| known.contains(&word.as_str()))
    };
    let number = words.get(at + 1).copied().unwrap_or_default();
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is(at, &ABOUT) && is_number && is(at + 2, &THINGS)
}

/// Words behind which a number is the name of something.
fn is_of_a_number(word: &str) -> bool {
    const BEFORE: [&str; 6] = ["extension", "ext", "room", "suite", "building", "route"];
    BEFORE.contains(&word.to_lowercase().as_str())
}

/// How many words tell since when there is a place, at the end of a sentence: "since 1985", "founded in 1972". What
/// follows a year may be new since then, and a year behind other words may be still to come.
fn length_of_beginning(words: &[String]) -> usize {
    let year = match words {
        [word, year] if ["established", "since"].contains(&word.as_str()) => year,
        [word, within, year]
            if ["established", "founded"].contains(&word.as_str()) && within == "in" =>
        {
            year
        }
        _ => return 0,
    };
    let is_year = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
    if is_year { words.len() } else { 0 }
}

/// "8:30", "12/24", "$5". "24/7" limits nothing.
fn names_time_or_money(text: &str) -> bool {
    let text = text.replace("24/7", "");
    let is_between = |sign: char| {
        text.match_indices(sign).any(|(at, _)| {
            let is_digit = |char: Option<char>| char.is_some_and(|char| char.is_ascii_digit());
            is_digit(text[..at].chars().next_back()) && is_digit(text[at + 1..].chars().next())
        })
    };
    text.contains('$') || is_between(':') || is_between('/')
}

#[cfg(test)]
mod tests {
    use super::super::limiting::LIMITING;
    use super::*;

    #[test]
    fn no_harmless_word_limits_anything() {
        let limiting = LIMITING.split_whitespace();
        let found: Vec<&str> = limiting.filter(|word| KNOWN.contains(word)).collect();
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn each_line_stands_once_in_small_letters_without_accents() {
        let lines: Vec<&str> = WORDS.lines().collect();
        let plain = |line: &&str| unaccented(line) == **line && line.split(' ').count() <= MOST;
        assert!(lines.iter().all(plain));
        assert!(lines.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn numbers_count_things_and_towns_are_named() {
        let harmless = |text: &str| is_harmless(&Sentence::new(text));
        for text in [
            "25 beds",
            "Meals in Newark and Cape May Court House",
            "Also 973-366-0875",
            "Comida caliente y duchas",
            "In St. Paul Church on Broad Street",
            "Basement of Mt. Zion Church, 5th Ave. entrance",
            "Serving Newark since 1985",
            "Established in 1990",
            "Meals at www.example.org, mail@example.org",
            "No referral is necessary, papers not required",
            "No se necesita referido",
            "Open 24/7",
        ] {
            assert!(harmless(text), "{text}");
        }
        for text in [
            "Lunch 12",
            "Lunch 12:30 meals",
            "$15 beds",
            "Meals 12/24",
            "Blah",
            "18 24",
            "Main St Seniors",
            "A new building in 2027",
            "Since 2026 at Grace Church",
            "Referral needed",
            "No referral",
            "Se necesita referido",
            "No referral needed before",
        ] {
            assert!(!harmless(text), "{text}");
        }
    }
}
