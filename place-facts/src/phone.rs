//! Telephone numbers as lists write them.

/// What separates the digits of one number.
const SEPARATORS: [char; 7] = ['-', '.', ' ', '(', ')', '+', '\u{a0}'];

/// The short numbers under which people find help. Each other one is no number of a place: 911 is for
/// emergencies alone, 411 and 611 are for the telephone itself.
const SHORT: [&str; 6] = ["211", "311", "511", "711", "811", "988"];
/// The letters after the area code of a number such as 800-FLOWERS.
const WORD_LETTERS: usize = 7;

/// What a number of a fax is called.
const FAXES: [&str; 5] = ["fax", "faxes", "facsimile", "telefax", "efax"];
/// What a number is called at which somebody answers, or reads what is written.
const VOICES: [&str; 18] = [
    "phone",
    "phones",
    "tel",
    "telephone",
    "telefono",
    "teléfono",
    "voice",
    "call",
    "calls",
    "llame",
    "llamar",
    "text",
    "sms",
    "cell",
    "mobile",
    "ph",
    "hotline",
    "p",
];
/// Words before "fax" that say that there is none.
const DENIALS: [&str; 4] = ["no", "not", "without", "sin"];
/// What stands between two numbers.
const APART: [char; 5] = [',', ';', '/', '|', ')'];
/// Words before the digits of an extension.
const EXTENSIONS: [&str; 5] = ["ext", "extension", "extensión", "x", "#"];

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

/// Whether a text has a number for which people pay (area code 900, or 976 behind the area code).
pub fn has_paid_number(text: &str) -> bool {
    let digits = digits_of(text);
    let area = digits.strip_prefix('1').unwrap_or(&digits);
    let letters = text.chars().filter(char::is_ascii_alphabetic).count();
    let mut numbers = spans(text).into_iter();
    (area == "900" && letters >= WORD_LETTERS)
        || numbers.any(|it| it.digits.starts_with("900") || it.digits[3..].starts_with("976"))
}

/// Whether all numbers of a text are marked as those of a fax: nobody can be called there.
/// `src/places/phone.ts` does the same; `place-facts/cases/phones.json` binds the two.
pub fn is_fax_only(text: &str) -> bool {
    let numbers = spans(text);
    let is_fax = |at: usize| marks_fax(text, &numbers, at);
    !numbers.is_empty() && (0..numbers.len()).all(is_fax) && !has_short(text, &numbers)
}

/// Whether the words around a number say that it is one of a fax. Those before it count more.
fn marks_fax(text: &str, numbers: &[Span], at: usize) -> bool {
    let Span { from, to, .. } = numbers[at];
    let ahead = match at {
        0 => leading(&text[..from]),
        _ => between(&text[numbers[at - 1].to..from]).1,
    };
    let behind = match numbers.get(at + 1) {
        Some(next) => between(&text[to..next.from]).0,
        None => match between(&text[to..]) {
            ("", rest) => rest,
            (own, _) => own,
        },
    };
    says_fax(ahead)
        .or_else(|| says_fax(behind))
        .unwrap_or(false)
}

/// What a label says: a fax, a voice, or nothing of both.
fn says_fax(label: &str) -> Option<bool> {
    let lower = label.to_lowercase();
    let words = lower.split(|it: char| !it.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if words.iter().any(|word| VOICES.contains(word)) {
        return Some(false);
    }
    if words == ["f"] {
        return Some(true);
    }
    let fax = words.iter().position(|word| FAXES.contains(word))?;
    let is_denied = fax > 0 && DENIALS.contains(&words[fax - 1]);
    (!is_denied).then_some(true)
}

/// The words before the first number that are about it: a number that is no span ends with a separator.
fn leading(text: &str) -> &str {
    match text.rfind(|it: char| it.is_ascii_digit()) {
        Some(digit) => between(&text[digit + 1..]).1,
        None => text,
    }
}

/// The words between two numbers: those about the first one, and those about the second.
fn between(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = match text.starts_with('(') {
        true => text.find(')').map(|at| (at, 1)),
        false => None,
    };
    let end = end.or_else(|| text.find(APART).map(|at| (at, 1)));
    match end {
        Some((at, length)) => (&text[..at], &text[at + length..]),
        None => ("", text),
    }
}

/// Whether a text has a number of three digits, which no extension is: 211, or the beginning of 800-FLOWERS.
fn has_short(text: &str, numbers: &[Span]) -> bool {
    let mut rest = text.to_owned();
    for Span { from, to, .. } in numbers.iter().rev() {
        rest.replace_range(from..to, " ");
    }
    let lower = rest.to_lowercase();
    let mut before = "";
    let mut parts = lower
        .split(|it: char| !it.is_alphanumeric() && it != '#')
        .filter(|part| !part.is_empty());
    parts.any(|part| {
        let is_short = part.len() == 3 && part.chars().all(|it| it.is_ascii_digit());
        let is_extension = EXTENSIONS.contains(&before);
        before = part;
        is_short && !is_extension
    })
}

/// A number of ten digits in a text.
struct Span {
    from: usize,
    to: usize,
    digits: String,
}

/// The numbers of ten digits, with or without a 1 before them.
fn spans(text: &str) -> Vec<Span> {
    let mut found: Vec<Span> = Vec::new();
    for (from, it) in text.char_indices() {
        let is_past = found.last().is_none_or(|last| from >= last.to);
        if !is_past || !it.is_ascii_digit() {
            continue;
        }
        let rest = &text[from..];
        let after_one = rest.strip_prefix('1').and_then(ten_at);
        if let Some((left, digits)) = after_one.or_else(|| ten_at(rest)) {
            let to = text.len() - left;
            found.push(Span { from, to, digits });
        }
    }
    found
}

/// Ten digits at the beginning of a text, and how much is left behind them.
fn ten_at(text: &str) -> Option<(usize, String)> {
    let mut rest = text;
    let mut digits = String::new();
    for count in [3, 3, 4] {
        rest = rest.trim_start_matches(SEPARATORS);
        let group = rest.get(..count)?;
        if !group.chars().all(|it| it.is_ascii_digit()) {
            return None;
        }
        digits.push_str(group);
        rest = &rest[count..];
    }
    Some((rest.len(), digits))
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

    #[derive(serde::Deserialize)]
    struct Case {
        text: String,
        fax: bool,
        paid: bool,
    }

    #[test]
    fn numbers_of_a_fax_and_numbers_that_cost_money_are_told_from_others() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../cases/phones.json")).unwrap();
        for Case { text, fax, paid } in cases {
            assert_eq!(is_fax_only(&text), fax, "fax: {text}");
            assert_eq!(has_paid_number(&text), paid, "paid: {text}");
        }
    }

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
