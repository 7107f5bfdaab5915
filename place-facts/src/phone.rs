//! Telephone numbers as lists write them.

/// What separates the digits of one number.
const SEPARATORS: [char; 7] = ['-', '.', ' ', '(', ')', '+', '\u{a0}'];

/// The short numbers under which people find help. Each other one is no number of a place: 911 is for
/// emergencies alone, 411 and 611 are for the telephone itself.
const SHORT: [&str; 6] = ["211", "311", "511", "711", "811", "988"];
/// The letters after the area code of a number such as 800-FLOWERS.
const WORD_LETTERS: usize = 7;

/// Whether a text has a number that no place can have (North American Numbering Plan): the area code
/// and the three digits after it begin with 2 to 9, and an area code is no code such as 911. A text with three digits
/// is a short number, and only those of `SHORT` pass. Letters and extensions beside a number are passed over.
pub fn has_impossible_number(text: &str) -> bool {
    let digits = digits_of(text);
    if digits.len() == 3 {
        return !SHORT.contains(&digits.as_str()) && !is_word_number(text, &digits);
    }
    let mut numbers = text.split(|it: char| !it.is_ascii_digit() && !SEPARATORS.contains(&it));
    numbers.any(|number| {
        let digits = digits_of(number);
        let ten = match digits.len() {
            10 => digits.as_str(),
            11 => digits.strip_prefix('1').unwrap_or_default(),
            _ => "",
        };
        !ten.is_empty() && !is_possible(ten)
    })
}

/// Whether ten digits can be a number.
fn is_possible(ten: &str) -> bool {
    let (area, rest) = ten.split_at(3);
    begins_well(area) && begins_well(rest) && !area.ends_with("11")
}

/// Whether letters stand for the rest of a number, such as 800-FLOWERS.
fn is_word_number(text: &str, area: &str) -> bool {
    let letters = text.chars().filter(char::is_ascii_alphabetic).count();
    let is_first = text.trim_start_matches(SEPARATORS).starts_with(area);
    is_first && letters >= WORD_LETTERS && begins_well(area) && !area.ends_with("11")
}

fn begins_well(digits: &str) -> bool {
    !digits.starts_with(['0', '1'])
}

fn digits_of(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_no_telephone_has_are_found() {
        for text in [
            "000-000-0000",
            "123-456-7890",
            "(973) 123-4567",
            "9730550100",
            "1-073-555-0100",
            "+1 911 555 0100",
            "000-000-0000 ext. 4",
            "Office: 111-111-1111",
            "973-555-0100, 123-456-7890",
            "973-555-0100 / 123-456-7890",
            "000",
            "123",
            "200",
            "411",
            "611",
            "911",
            "9-1-1",
            "911 (emergency)",
            "Call 911 now",
            "Emergency: 911",
        ] {
            assert!(has_impossible_number(text), "{text}");
        }
    }

    #[test]
    fn numbers_codes_letters_and_extensions_pass() {
        for text in [
            "973-555-0100",
            "(973) 555-0100",
            "1-800-555-0100",
            "973-911-0100",
            "211",
            "311",
            "511",
            "711",
            "811",
            "988",
            "Call or text 988",
            "800-FLOWERS",
            "(800) FLOWERS",
            "Text 741741",
            "1-800-FLOWERS",
            "1-800-GET-HELP",
            "973-555-0100 ext. 012",
            "973-555-0100 x000",
            "973-555-0100 or 211",
            "973-555-0100; 201-555-0199",
            "",
        ] {
            assert!(!has_impossible_number(text), "{text}");
        }
    }
}
