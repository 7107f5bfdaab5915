//! Telephone numbers in cells.

use super::read_cell::Read;
use place_facts::phone::has_impossible_number;
use place_facts::spelling::unaccented;
use sync_protocol::desk_import::{ImportProblem, ImportRepair};

/// Ways of writing an extension behind a telephone number.
const EXTENSIONS: [&str; 6] = ["extension", "ext.", "ext", "x.", "x", "#"];

/// Words that mark a number for texts.
const TEXTS: [&str; 6] = ["text", "texts", "texto", "textos", "sms", "textee"];
/// Words that say that somebody answers there too.
const VOICES: [&str; 10] = [
    "call", "calls", "llame", "llamar", "llamadas", "tel", "voice", "or", "and", "o",
];

/// Words that say that a number does not work.
const OUT_OF_SERVICE: [&str; 13] = [
    "bad number",
    "desconectado",
    "disconnected",
    "does not work",
    "fuera de servicio",
    "no funciona",
    "no longer in service",
    "not a working number",
    "not in service",
    "not working",
    "numero equivocado",
    "out of service",
    "wrong number",
];

/// The largest number that many databases keep in a column of numbers. It stands in place of each larger one.
const LARGEST: &str = "214-748-3647";

/// A telephone number that can exist. What is written of it is said by [`phone_as_written`].
pub(super) fn phone(text: String) -> Read {
    let read = phone_as_written(text);
    let is_impossible = read.text == LARGEST || has_impossible_number(&read.text);
    match read.problem.is_none() && is_impossible {
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
    match scientific(&text) {
        Some(digits) if digits.is_empty() => {
            return Read::wrong(text, ImportProblem::RoundedNumber);
        }
        Some(digits) => {
            let read = phone_as_written(digits);
            return match read.problem {
                Some(problem) => Read::wrong(text, problem),
                None => Read::repaired(read.text, ImportRepair::Phone),
            };
        }
        None => {}
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

/// The digits of a number that a spreadsheet wrote with a power of ten, `9.735551706E9`; empty where it rounded some away.
fn scientific(text: &str) -> Option<String> {
    let upper = text.trim().to_ascii_uppercase();
    let (number, power) = upper.split_once('E')?;
    let power: usize = power.trim_start_matches('+').parse().ok()?;
    let (whole, rest) = number.split_once(['.', ',']).unwrap_or((number, ""));
    let is_number = |it: &str| it.bytes().all(|it| it.is_ascii_digit());
    if whole.len() != 1 || !is_number(whole) || !is_number(rest) {
        return None;
    }
    let is_whole = rest.len() == power && (9..=10).contains(&power);
    Some(if is_whole {
        format!("{whole}{rest}")
    } else {
        String::new()
    })
}

/// Whether all that is known of a number is that nobody answers there: "973-555-0100 (disconnected)".
pub(super) fn is_out_of_service(text: &str) -> bool {
    let plain = unaccented(text);
    let words: Vec<&str> = plain
        .split(|it: char| !it.is_alphanumeric())
        .filter(|it| !it.is_empty())
        .collect();
    let line = format!(" {} ", words.join(" "));
    OUT_OF_SERVICE
        .iter()
        .any(|it| line.contains(&format!(" {it} ")))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_of_ten_is_written_out_only_where_no_digit_was_lost() {
        for (text, whole) in [
            ("9.735551706E9", "973-555-1706"),
            ("9.735551706E+09", "973-555-1706"),
            ("9.735551706e9", "973-555-1706"),
            ("1.9735551706E+10", "973-555-1706"),
        ] {
            let read = phone(text.to_owned());
            assert_eq!(
                (read.text.as_str(), read.repair),
                (whole, Some(ImportRepair::Phone))
            );
        }
        for text in ["9.73555E+09", "9.73E9", "9.73555E9", "9.7355517E9"] {
            let read = phone(text.to_owned());
            assert_eq!(read.problem, Some(ImportProblem::RoundedNumber), "{text}");
        }
        for text in ["973-555-1706 E9", "973-555-0100 ext. 4"] {
            assert_ne!(
                phone(text.to_owned()).problem,
                Some(ImportProblem::RoundedNumber),
                "{text}"
            );
        }
    }

    #[test]
    fn a_number_that_does_not_work_is_told_from_one_that_does() {
        for text in [
            "973-555-1801 (disconnected)",
            "973-555-1801 - no longer in service",
            "973-555-1801 not working",
            "973-555-1801 (número equivocado)",
        ] {
            assert!(is_out_of_service(text), "{text}");
        }
        for text in [
            "973-555-1801",
            "973-555-1801 (service desk)",
            "973-555-1801 (working hours)",
        ] {
            assert!(!is_out_of_service(text), "{text}");
        }
    }
}
