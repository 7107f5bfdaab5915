//! Telephone numbers in cells.

use super::read_cell::{Read, is_rounded};
use place_facts::phone::has_impossible_number;
use sync_protocol::desk_import::{ImportProblem, ImportRepair};

/// Ways of writing an extension behind a telephone number.
const EXTENSIONS: [&str; 6] = ["extension", "ext.", "ext", "x.", "x", "#"];

/// Words that mark a number for texts.
const TEXTS: [&str; 6] = ["text", "texts", "texto", "textos", "sms", "textee"];
/// Words that say that somebody answers there too.
const VOICES: [&str; 10] = [
    "call", "calls", "llame", "llamar", "llamadas", "tel", "voice", "or", "and", "o",
];

/// A telephone number that can exist. What is written of it is said by [`phone_as_written`].
pub(super) fn phone(text: String) -> Read {
    let read = phone_as_written(text);
    match read.problem.is_none() && has_impossible_number(&read.text) {
        true => Read::wrong(read.text, ImportProblem::PhoneImpossible),
        false => read,
    }
}

/// Whether the only number of a text is marked as one for texts: "Text: 609-555-0100".
pub(super) fn is_text_only(text: &str) -> bool {
    let small = text.to_lowercase();
    let mut words = small.split(|it: char| !it.is_alphabetic());
    let has = |of: &[&str]| words.clone().any(|word| of.contains(&word));
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let is_one = (10..=11).contains(&digits);
    is_one && has(&TEXTS) && !has(&VOICES) && words.all(|word| !word.ends_with("phone"))
}

/// A number of ten digits is written 000-000-0000. Words beside it stay.
fn phone_as_written(text: String) -> Read {
    if is_rounded(&text) {
        return Read::wrong(text, ImportProblem::RoundedNumber);
    }
    if let Some((number, extension)) = with_extension(&text) {
        let read = phone_as_written(number.to_owned());
        let whole = format!("{} ext. {extension}", read.text);
        return match read.problem {
            Some(problem) => Read::wrong(text, problem),
            None if whole == text => Read::right(text),
            None => Read::repaired(whole, ImportRepair::Phone),
        };
    }
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let keys = text.chars().filter(|it| it.is_ascii_alphanumeric()).count();
    if text
        .split(|it: char| !it.is_ascii_alphanumeric())
        .any(is_mistyped)
    {
        return Read::wrong(text, ImportProblem::Phone);
    }
    if text.chars().any(char::is_alphabetic) {
        // An extension, two numbers, or letters for digits.
        let is_good = digits.len() >= 10 || digits.len() == 3 || (keys >= 10 && digits.len() >= 3);
        return match is_good {
            true => Read::right(text),
            false => Read::wrong(text, ImportProblem::Phone),
        };
    }
    let ten = match (digits.len(), digits.strip_prefix('1')) {
        (3, _) => return Read::right(text),
        (10, _) => digits.as_str(),
        (11, Some(rest)) => rest,
        // Two numbers in one cell.
        (20.., _) if text.contains([',', '/', ';']) => return Read::right(text),
        _ => return Read::wrong(text, ImportProblem::Phone),
    };
    let whole = format!("{}-{}-{}", &ten[..3], &ten[3..6], &ten[6..]);
    match whole == text {
        true => Read::right(text),
        false => Read::repaired(whole, ImportRepair::Phone),
    }
}

/// Whether a part of a number has a letter that looks like a digit among its digits: `O312`.
fn is_mistyped(part: &str) -> bool {
    let is_like = |it: char| "OoIl".contains(it);
    let is_part = part.chars().all(|it| it.is_ascii_digit() || is_like(it));
    is_part && part.contains(is_like) && part.contains(|it: char| it.is_ascii_digit())
}

/// A number of ten digits and the extension behind it.
fn with_extension(text: &str) -> Option<(&str, &str)> {
    let before = text.trim_end_matches(|it: char| it.is_ascii_digit());
    let extension = &text[before.len()..];
    let before = before.trim_end();
    let lower = before.to_ascii_lowercase();
    let word = EXTENSIONS.iter().find(|word| lower.ends_with(**word))?;
    let number = before[..before.len() - word.len()].trim_end_matches([' ', ',']);
    let is_plain = |it: char| it.is_ascii_digit() || " ()+-.".contains(it);
    let digits = number.chars().filter(char::is_ascii_digit).count();
    let is_whole = (10..=11).contains(&digits) && number.chars().all(is_plain);
    (is_whole && (1..=6).contains(&extension.len())).then_some((number, extension))
}
