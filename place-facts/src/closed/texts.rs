//! Cells beside the notes that say that a place is closed: a name, a kind, an address.

use super::notes::is_closed;
use super::phrases::{has_phrase, is_given_no_more, is_in_address};
use super::words::{
    CLOSED, FORMER, KINDS_OF_CLOSED, NOUNS_OF_CLOSED, PLACES, is_all_gone, is_beside, is_gone,
    is_month, is_of_people, words,
};
use crate::names_of_days::{DAYS_EN, DAYS_ES};
use crate::spelling::unaccented;
use jiff::civil::Date;

/// Whether a name, a kind or an address says that the place is closed, at its beginning or its end: "CLOSED - Twelve
/// Pantry", "Twelve Pantry (closed permanently)". "Closed Mondays" leaves the other days.
pub fn in_text(text: &str, today: Date) -> bool {
    let text = without_sorting(text);
    let all = words(text);
    if leaves_times(&all) {
        return false;
    }
    let is_shouted = text.trim_start().starts_with("CLOSED");
    let last = last(&all);
    is_shouted && first_closed(&all)
        || last.is_some_and(|at| is_closed_word(&all, at) || is_gone(&all[at]))
        || has_phrase(&all)
        || parts(text).enumerate().any(|(at, part)| {
            let words = words(part);
            first_closed(&words) && is_closed(part, today) || is_gone_part(&words, at > 0)
        })
}

/// A text without the letters that put a row at the end of a list: "zzClosed", "ZZ - closed".
fn without_sorting(text: &str) -> &str {
    let rest = text.trim_start_matches(['x', 'X', 'z', 'Z']);
    let is_sorted = text.len() > rest.len() + 1;
    let rest = rest.trim_start_matches(|it: char| !it.is_alphanumeric());
    let is_closed = |word: &String| CLOSED.contains(&word.as_str());
    match is_sorted && words(rest).first().is_some_and(is_closed) {
        true => rest,
        false => text,
    }
}

/// Whether a kind of place begins with it: "Closed food pantry", "Former food pantry".
pub fn in_kind(text: &str, today: Date) -> bool {
    let all = words(text);
    let is_former = all
        .first()
        .is_some_and(|word| FORMER.contains(&word.as_str()))
        && all[1..].iter().any(|word| PLACES.contains(&word.as_str()));
    let is_ex = |word: &String| {
        word.strip_prefix("ex-")
            .is_some_and(|it| PLACES.contains(&it))
    };
    is_former || all.iter().any(is_ex) || first_closed(&all) || in_text(text, today)
}

/// Whether an address says it, wherever it says so: "Moved to 99 Main St".
pub fn in_address(text: &str, today: Date) -> bool {
    is_in_address(&words(text)) || in_text(text, today)
}

/// Whether a text says that and nothing else: "Closed", "Permanently closed 2024".
pub fn is_all(text: &str) -> bool {
    let all = words(text);
    let says = |word: &String| CLOSED.contains(&word.as_str()) || is_gone(word);
    is_all_gone(&all)
        || all.iter().any(says) && all.iter().all(|word| says(word) || is_beside(word))
}

/// Whether the word at a place of a text says that something is closed, and not what kind of thing it is.
fn is_closed_word(all: &[String], at: usize) -> bool {
    let is = |at: Option<usize>, words: &[&str]| {
        let word = at.and_then(|at| all.get(at));
        word.is_some_and(|word| words.contains(&word.as_str()))
    };
    is(Some(at), &CLOSED)
        && !is(Some(at + 1), &KINDS_OF_CLOSED)
        && !is(at.checked_sub(1), &NOUNS_OF_CLOSED)
        && !is_of_people(all, at)
}

/// Whether a part of a text says that a place is gone: "(moved to 5 Elm St)". A name may begin so: "Moved by Grace".
fn is_gone_part(words: &[String], is_behind: bool) -> bool {
    let rest = || words.iter().all(|word| is_gone(word) || is_beside(word));
    let closes = |word: &String| word == "closing";
    words
        .first()
        .is_some_and(|word| is_gone(word) && (rest() || is_behind && !closes(word)))
        || is_behind && (is_all_gone(words) || is_given_no_more(words))
}

/// Whether the first word of a text that says something says that it is closed.
fn first_closed(all: &[String]) -> bool {
    let at = all
        .iter()
        .position(|word| !is_beside(word) && word != "esta");
    at.is_some_and(|at| is_closed_word(all, at))
}

/// "Food pantry (summer: closed)", "Hope Pantry - Fridays closed": other times are left.
fn leaves_times(all: &[String]) -> bool {
    const IN: [&str; 6] = ["during", "en", "for", "from", "in", "the"];
    const TIMES: [&str; 10] = [
        "fall",
        "holidays",
        "spring",
        "summer",
        "summers",
        "winter",
        "invierno",
        "otono",
        "primavera",
        "verano",
    ];
    let is_day = |word: &str| {
        let mut days = DAYS_EN.iter().chain(&DAYS_ES);
        days.any(|day| unaccented(day).trim_end_matches('s') == word.trim_end_matches('s'))
    };
    let is_year = |word: &String| word.len() == 4 && word.bytes().all(|it| it.is_ascii_digit());
    // "Closed in July", and not "closed since July" or "closed July 2025".
    let is_month_behind = |at: usize| {
        let mut behind = all[at + 1..].iter();
        let mut behind = behind.by_ref().skip_while(|it| IN.contains(&it.as_str()));
        let next = behind.next();
        next.is_some_and(|it| is_month(it)) && !all[at + 1..].iter().any(is_year)
    };
    let is_closed = |at: &usize| CLOSED.contains(&all[*at].as_str());
    (0..all.len()).filter(is_closed).any(is_month_behind)
        || all.windows(2).any(|two| {
            let before = two[0].as_str();
            CLOSED.contains(&two[1].as_str()) && (TIMES.contains(&before) || is_day(before))
        })
}

/// Where the last word of a text stands that says something.
fn last(all: &[String]) -> Option<usize> {
    all.iter().rposition(|word| !is_beside(word))
}

/// What stands between brackets, colons, commas and dashes that have room around them.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let sides = text.split(['(', ')', '[', ']', ':', ',', ';', '*', '–', '—']);
    sides.flat_map(|side| side.split(" - ")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 11, 23);

    #[test]
    fn a_name_that_begins_or_ends_with_closed_is_named() {
        for (name, is_named) in [
            ("CLOSED - Twelve Pantry", true),
            ("Closed: Twelve Pantry", true),
            ("CLOSED Twelve Pantry", true),
            ("Temporarily closed - Twelve Pantry", true),
            ("Twelve Pantry (closed permanently)", true),
            ("Twelve Pantry - CLOSED", true),
            ("Twelve Pantry closed", true),
            ("Despensa Doce (cerrada)", true),
            ("Twelve Pantry (Inactive)", true),
            ("Closed", true),
            ("St. Lou closed 2024", true),
            ("Twelve Pantry - closed as of March 2025", true),
            ("Twelve Pantry (no longer open)", true),
            ("Twelve Pantry (ceased)", true),
            ("Twelve Pantry - ceased operations", true),
            ("Twelve Pantry DO NOT USE", true),
            ("Twelve Pantry (moved)", true),
            ("Twelve Pantry (moved to 5 Elm St)", true),
            ("Twelve Pantry (clsd)", true),
            ("Twelve Pantry (closing 12/31)", true),
            ("Twelve Pantry shut down", true),
            ("Twelve Pantry, out of business", true),
            ("MOVED - Twelve Pantry", true),
            ("12 Elm St - MOVED", true),
            ("DUPLICATE - Twelve Pantry", true),
            ("Twelve Pantry (dup)", true),
            ("zzClosed Twelve Pantry", true),
            ("zz_closed Twelve Pantry", true),
            ("Twelve Pantry (shut)", true),
            ("Meals for shut-ins", false),
            ("Duplicate Key Shop", false),
            ("XXL Clothing Closet", false),
            ("No longer at 12 Elm St", true),
            ("Twelve Pantry (closing early on Friday)", false),
            ("Suspended License Help", false),
            ("Moved by Grace Ministries", false),
            ("No Longer Bound", false),
            ("Closed Door Ministries", false),
            ("CLOSED DOOR MINISTRIES", false),
            ("A Puerta Cerrada", false),
            ("Twelve Pantry", false),
            ("Twelve Pantry (closed Mondays)", false),
            ("Closed-toe Shoes for Work", false),
            ("Clothes Closet", false),
            ("Open Door", false),
        ] {
            assert_eq!(in_text(name, TODAY), is_named, "{name}");
        }
        assert!(in_kind("Closed food pantry", TODAY));
        assert!(in_kind("Former food pantry", TODAY));
        assert!(in_kind("Ex-pantry", TODAY));
        for kind in [
            "Food pantry",
            "Closed campus school",
            "Formerly incarcerated people",
            "Former prisoners",
            "Ex-offenders",
        ] {
            assert!(!in_kind(kind, TODAY), "{kind}");
        }
        for (text, is_closed) in [
            ("Closed", true),
            ("Permanently closed 2024", true),
            ("Moved", true),
            ("2024", false),
            ("Closed Mondays", false),
            ("", false),
        ] {
            assert_eq!(is_all(text), is_closed, "{text}");
        }
    }

    #[test]
    fn an_address_of_before_is_named_and_streets_are_not() {
        for text in [
            "formerly 12 Main St",
            "12 Main St (old address)",
            "old location 14 Main St",
            "14 Main St (prior location)",
            "14 Main St (until 2023)",
            "14 Main St, now 55 Broad St",
            "was 14 Main St",
            "14 Main St - do not send",
            "Evicted",
            "moving to 14 Main St",
            "previously at 14 Main St",
            "formerly Newark",
            "now Irvington",
        ] {
            assert!(in_address(text, TODAY), "{text}");
        }
        for text in [
            "12 Old Mill Rd",
            "Old Bridge",
            "5 Prior Ave",
            "1 Merger Road",
            "30 Moving Way",
            "Wasserman Plaza",
            "14 Main St, Suite 2",
            "Snow Hill",
        ] {
            assert!(!in_address(text, TODAY), "{text}");
        }
    }
}
