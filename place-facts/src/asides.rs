//! What stands in brackets, behind a dash or before one in a name or a type: "Food pantry (closed)", "CLOSED - Grace Church". It
//! is said of the place as its notes are.

use crate::row::PlaceRow;
use crate::spelling::unaccented;

/// Words that say by themselves that people cannot just come.
const STATES: [&str; 12] = [
    "appointment",
    "appointments",
    "canceled",
    "cancelled",
    "cerrada",
    "cerrado",
    "cita",
    "closed",
    "discontinued",
    "moved",
    "relocated",
    "suspended",
];
/// All that may stand beside them, where no brackets say that they are no part of a name.
const BESIDE: &str = "by con currently for further good has have indefinitely is moved notice now only \
    permanently permanentemente previa required season solo temporalmente temporarily until";
/// Words that say that the doors are shut.
const SHUT: [&str; 3] = ["closed", "cerrado", "cerrada"];
/// Behind "closed" these belong to a name.
const OF_NAMES: [&str; 7] = [
    "captioned",
    "captioning",
    "circle",
    "circuit",
    "door",
    "doors",
    "loop",
];
/// Signs of brackets, and of what is written to be seen.
const BRACKETS: [(char, char); 4] = [('(', ')'), ('[', ']'), ('*', '*'), ('{', '}')];

/// The asides of a type or a name, as they are written.
pub(crate) fn of(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    found.extend(at_the_start(text));
    let rest = without_brackets(text, &mut found);
    for part in &rest {
        let dashed = part
            .split([':', ',', '–', '—', '|', ';'])
            .flat_map(|it| it.split(" - "))
            .flat_map(|it| it.split(" -- "));
        found.extend(dashed.filter(|it| *it != text && is_state(it)));
        let behind_dash = part.split_once(" - ").or_else(|| part.split_once(" – "));
        found.extend(behind_dash.map(|(_, behind)| behind));
        found.extend(at_the_end(part));
    }
    let found = found.into_iter().map(|it| it.trim_matches(is_no_letter));
    let mut found: Vec<&str> = found.filter(|it| !it.is_empty()).collect();
    found.dedup();
    found
}

/// The notes of a row, and the asides of its name and its type behind them, each a sentence.
pub(crate) fn with_notes(row: &PlaceRow<'_>) -> Option<String> {
    let asides: Vec<String> = row
        .fields(&["type", "name"])
        .flat_map(of)
        .map(in_words_of_notes)
        .collect();
    let notes = row.field("notes").map(str::to_owned);
    let all: Vec<String> = notes.into_iter().chain(asides).collect();
    (!all.is_empty()).then(|| all.join("\n"))
}

/// "Moved" alone is what notes say as "has moved".
fn in_words_of_notes(aside: &str) -> String {
    let plain = aside.to_lowercase();
    let begins = |word: &str| plain.split_whitespace().next() == Some(word);
    match ["moved", "moving", "relocated", "relocating"]
        .into_iter()
        .any(begins)
    {
        true => format!("{plain}; has moved"),
        false => aside.to_owned(),
    }
}

/// Puts what stands in brackets apart, and returns the parts around it. Brackets that are not closed go to the end.
fn without_brackets<'a>(text: &'a str, inside: &mut Vec<&'a str>) -> Vec<&'a str> {
    let mut around = Vec::new();
    let mut rest = text;
    loop {
        let open = rest
            .char_indices()
            .find_map(|(at, sign)| BRACKETS.iter().find(|it| it.0 == sign).map(|it| (at, it.1)));
        let Some((at, close)) = open else {
            around.push(rest);
            return around;
        };
        around.push(&rest[..at]);
        let behind = &rest[at + 1..];
        let (within, next) = behind.split_once(close).unwrap_or((behind, ""));
        inside.push(within);
        rest = next;
    }
}

/// Whether words say nothing but that people cannot just come. "Closed Loop Farm" is a name.
fn is_state(text: &str) -> bool {
    let plain = unaccented(text);
    let mut words = plain.split(is_no_letter).filter(|it| !it.is_empty());
    let is_said = words.clone().any(|word| STATES.contains(&word));
    is_said && words.all(|word| STATES.contains(&word) || BESIDE.split(' ').any(|it| it == word))
}

/// The state at the end of a name without any sign: "Grace Church CLOSED", "Grace Church temporarily closed".
fn at_the_end(text: &str) -> Option<&str> {
    let (_, last) = text.trim().rsplit_once(' ')?;
    SHUT.contains(&unaccented(last).as_str()).then_some(last)
}

/// The state with which a name or a type begins, without any sign: "PERMANENTLY CLOSED St. Ann Pantry", "Closed food pantry".
fn at_the_start(text: &str) -> Option<&str> {
    let mut end = None;
    for word in text.split_whitespace() {
        let plain = unaccented(word);
        let plain = plain.trim_matches(is_no_letter);
        if end.is_some() && OF_NAMES.contains(&plain) {
            return None;
        }
        if end.is_some() || !BESIDE.split(' ').any(|it| it == plain) && !SHUT.contains(&plain) {
            break;
        }
        if SHUT.contains(&plain) {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            end = Some(start + word.len());
        }
    }
    end.map(|end| &text[..end])
}

fn is_no_letter(char: char) -> bool {
    !char.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asides_stand_in_brackets_and_beside_dashes() {
        for (text, expected) in [
            ("Grace (CLOSED)", &["CLOSED"][..]),
            ("Grace [closed", &["closed"]),
            ("CLOSED - Grace", &["CLOSED", "Grace"]),
            ("Grace, closed", &["closed"]),
            ("CLOSED: Grace", &["CLOSED"]),
            ("CLOSED Grace", &["CLOSED"]),
            ("PERMANENTLY CLOSED St. Ann", &["PERMANENTLY CLOSED"]),
            ("Closed food pantry", &["Closed"]),
            ("CLOSED", &["CLOSED"]),
            ("Closet of Grace", &[]),
            ("Closed Loop Farm", &[]),
            ("Closed Loop Farm, Newark", &[]),
            ("Food pantry (delivery only)", &["delivery only"]),
            ("Soup kitchen, pantry", &[]),
        ] {
            assert_eq!(of(text), expected, "{text}");
        }
    }
}
