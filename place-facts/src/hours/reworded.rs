//! Ways to write hours that say the same as words which the reader knows: "no distribution 12/23" is "closed December 23".

use crate::names_of_days::MONTHS_EN;

/// Phrases in lower case, the longest first, and what is read in their place. Who comes first is served first everywhere, so
/// that is nothing.
const PHRASES: [(&str, &str); 18] = [
    ("on a first come, first served basis", " "),
    ("on a first come first served basis", " "),
    ("first come, first served", " "),
    ("first come first served", " "),
    ("first-come, first-served", " "),
    ("first-come first-served", " "),
    ("(walk-up)", "(walkin)"),
    ("(walk up)", "(walkin)"),
    ("no distributions on ", "closed "),
    ("no distribution on ", "closed "),
    ("no distributions ", "closed "),
    ("no distribution ", "closed "),
    ("office is closed daily", "closed daily"),
    ("office closed daily", "closed daily"),
    ("office is closed for lunch", "closed for lunch"),
    ("office closed for lunch", "closed for lunch"),
    ("closed for the months of ", "closed in "),
    ("closed for the month of ", "closed in "),
];
const CLOSED: &str = "closed ";

/// A text in lower case, in the words that the reader knows.
pub(super) fn reworded(text: String) -> String {
    let mut said = text;
    for (written, read) in PHRASES {
        if said.contains(written) {
            said = said.replace(written, read);
        }
    }
    match said.contains(CLOSED) && said.contains('/') {
        true => with_months(&said),
        false => said,
    }
}

/// The text with the names of months in the dates right behind "closed": "closed 12/23 and 12/30".
fn with_months(text: &str) -> String {
    let mut parts = text.split_inclusive(CLOSED);
    let mut said: String = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut is_list = true;
        for word in part.split_inclusive(' ') {
            let (plain, sign) = split_sign(word);
            let named = is_list.then(|| month_and_day(plain)).flatten();
            is_list &= named.is_some() || ["and", "on", "&"].contains(&plain);
            said.push_str(named.as_deref().unwrap_or(plain));
            said.push_str(sign);
        }
    }
    said
}

/// A word and the signs behind it.
fn split_sign(word: &str) -> (&str, &str) {
    let plain = word.trim_end_matches([' ', ',', ';', ')', '.']);
    word.split_at(plain.len())
}

/// "12/23" as "december 23". "1/2" may be a half day, and "9/5" in small numbers times of a clock.
fn month_and_day(word: &str) -> Option<String> {
    let (month, day) = word.split_once('/')?;
    let (month, day): (usize, u8) = (month.parse().ok()?, day.parse().ok()?);
    let name = MONTHS_EN.get(month.checked_sub(1)?)?;
    (13..=31).contains(&day).then(|| format!("{name} {day}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_behind_closed_have_names_of_months() {
        for (written, read) in [
            (
                "wed 10-12, no distribution 12/23 and 12/30",
                "wed 10-12, closed december 23 and december 30",
            ),
            (
                "closed 11/26, 12/25; mon 9-5",
                "closed november 26, december 25; mon 9-5",
            ),
            ("closed 1/2 day", "closed 1/2 day"),
            ("closed mondays 12/1", "closed mondays 12/1"),
        ] {
            assert_eq!(reworded(written.to_owned()), read);
        }
    }
}
