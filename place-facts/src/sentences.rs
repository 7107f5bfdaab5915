//! Where sentences of notes end. The point of an abbreviation ends none: "in the basement of St. Paul Church", "call Dr. Smith",
//! "at 9 a.m. on Mondays". What could be either ends one before words that say something new: "on Main St. Closed Fridays".

use crate::names_of_days::{DAYS_EN, MONTHS_EN};

/// Titles. A name stands behind them, and no sentence ends with them.
const TITLES: [&str; 13] = [
    "br", "fr", "hon", "mr", "mrs", "ms", "msgr", "mt", "mx", "pres", "prof", "rev", "sr",
];
/// Words before a number or a name, with nothing of a new sentence behind them.
const BEFORE_MORE: [&str; 20] = [
    "approx", "apt", "attn", "bet", "betw", "bldg", "exc", "excl", "ext", "fl", "hwy", "incl",
    "no", "nos", "rm", "rt", "rte", "ste", "tel", "vs",
];
/// Behind an abbreviation words that go on with what it names, also with a capital: "Photo I.D. Required".
const GO_ON: [&str; 21] = [
    "are",
    "card",
    "cards",
    "es",
    "is",
    "mandatory",
    "necessary",
    "needed",
    "never",
    "none",
    "optional",
    "or",
    "preferred",
    "recommended",
    "req",
    "reqd",
    "req'd",
    "required",
    "requerida",
    "was",
    "won't",
];
/// Words behind "not", "no" and "nunca" with which the same is denied: "I.D. no longer needed".
const DENIED: [&str; 20] = [
    "a",
    "accepted",
    "always",
    "asked",
    "es",
    "hace",
    "longer",
    "mandatory",
    "nec",
    "necessary",
    "needed",
    "obligatoria",
    "requerida",
    "req",
    "reqd",
    "req'd",
    "required",
    "se",
    "checked",
    "taken",
];
/// Titles that are also the ends of streets: "St. Paul" and "Main St", "Dr. Smith" and "Park Dr".
const TITLES_OR_STREETS: [&str; 2] = ["dr", "st"];
/// What an address, a time or a name ends with. A sentence may end with it too.
const AT_AN_END: [&str; 33] = [
    "am", "appt", "appts", "ids", "reg", "req", "reqd", "assn", "assoc", "ave", "blvd", "cir",
    "co", "corp", "ct", "ctr", "dept", "etc", "ft", "hr", "hrs", "inc", "jr", "llc", "ln", "min",
    "mins", "pkwy", "pl", "pm", "rd", "sq", "twp",
];
/// Words that begin a new sentence whatever stands before them, also in small letters: what limits must not be lost in
/// the sentence before.
const STARTS: [&str; 26] = [
    "abierto",
    "bring",
    "call",
    "cerrada",
    "cerrado",
    "cerramos",
    "closed",
    "closes",
    "llame",
    "must",
    "no",
    "not",
    "only",
    "open",
    "opens",
    "permanently",
    "please",
    "referral",
    "register",
    "registration",
    "seasonal",
    "solo",
    "suspended",
    "temporarily",
    "traiga",
    "until",
];

/// The sentences of a text as they are written, without the signs at their ends; none is empty.
pub(crate) fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let parts = std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest
            .char_indices()
            .find(|(at, sign)| ends(rest, *at, *sign));
        let (sentence, behind) = match end {
            Some((at, sign)) => (&rest[..at], &rest[at + sign.len_utf8()..]),
            None => (rest, ""),
        };
        rest = behind;
        Some(sentence.trim())
    });
    parts.filter(|sentence| !sentence.is_empty())
}

/// Whether a sign of a text, which begins where a sentence does, ends this sentence.
fn ends(text: &str, at: usize, sign: char) -> bool {
    match sign {
        '.' | ';' if lacks_its_subject(&text[at + 1..]) => false,
        ';' | '!' | '?' | '\n' | '\r' | '•' | '|' => true,
        '.' => point_ends(&text[..at], &text[at + 1..]),
        _ => false,
    }
}

/// Whether a whole sentence says only of the one before that it is not asked for: "ID preferred. Not required".
fn lacks_its_subject(behind: &str) -> bool {
    const SAID: [&str; 10] = [
        "but not necessary",
        "but not required",
        "no es necesaria",
        "no es necesario",
        "no es obligatoria",
        "no es obligatorio",
        "not mandatory",
        "not necessary",
        "not needed",
        "not required",
    ];
    let end = behind.find(['.', ';', '!', '?', '\n', '\r', '•', '|']);
    let said = behind[..end.unwrap_or(behind.len())].trim();
    said.len() <= 20 && SAID.contains(&said.to_lowercase().as_str())
}

fn point_ends(before: &str, behind: &str) -> bool {
    let (word, next) = (last_word(before).to_lowercase(), first_word(behind));
    let is_start = STARTS.contains(&next.to_lowercase().as_str());
    let is_capital = next.starts_with(char::is_uppercase);
    let is_letter = word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
    if behind.starts_with(char::is_alphanumeric) {
        // "$5.00", "www.nj.gov" and "U.S." are one word; "Hot meals.Free" has a slip.
        return !is_letter && (is_start || is_capital && !next.contains('.'));
    }
    let is_shortened =
        AT_AN_END.contains(&word.as_str()) || is_initials(before) || is_shortened_date(&word);
    // "ID. Not required" is a slip for "I.D.".
    let is_slip = ["id", "ids"].contains(&word.as_str())
        && ["no", "not"].contains(&next.to_lowercase().as_str());
    if (is_shortened || is_slip) && goes_on(behind) {
        return false;
    }
    if is_start || behind.trim().is_empty() {
        return true;
    }
    // "N.J. I.D.", but "5 p.m. I.D.".
    let names_more = is_initials(before) && !word.ends_with('m') && is_initials(next);
    let is_end = is_capital && !is_date(next) && !names_more;
    match word.as_str() {
        "no" | "nos" => !next.starts_with(|it: char| it.is_ascii_digit() || it == '#'),
        word if TITLES_OR_STREETS.contains(&word) => is_capital && is_street(before),
        word if TITLES.contains(&word) || BEFORE_MORE.contains(&word) => false,
        _ if is_shortened => is_end,
        // "John F. Kennedy".
        _ => !is_letter,
    }
}

/// Whether a text behind an abbreviation goes on with it: "I.D. not required", "by appt. only", "from 9 a.m. until noon".
fn goes_on(behind: &str) -> bool {
    let end = behind.find(ends_clause).unwrap_or(behind.len());
    let said = behind[..end].to_lowercase().replace('’', "'");
    let mut words = said.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    let is_small = !behind.trim_start().starts_with(char::is_uppercase);
    match first {
        "only" => second.is_none() || is_small,
        "until" => is_small,
        "no" | "not" | "nunca" => second.is_none_or(|second| DENIED.contains(&second)),
        first => GO_ON.contains(&first),
    }
}

/// Whether a sign ends what stands behind an abbreviation.
fn ends_clause(sign: char) -> bool {
    ".,:;!?()\n\r•|".contains(sign)
}

/// Whether the title at the end of a text is the end of a street: a name or a number stands before it that does not
/// begin the sentence, as in "on Main St" and "at 12 5th St", and not in "Call Dr".
fn is_street(text: &str) -> bool {
    let mut words = text.split_whitespace().rev().skip(1);
    let Some(name) = words.next() else {
        return false;
    };
    let is_name = name.starts_with(|it: char| it.is_uppercase() || it.is_ascii_digit());
    let is_first = words.next().is_none();
    is_name && !name.ends_with([',', ':', '(']) && !is_first
}

/// Whether a text ends like "U.S", "p.m" or "I. D".
fn is_initials(text: &str) -> bool {
    let mut letters = text.chars().rev().filter(|it| *it != ' ');
    let (last, point, first) = (letters.next(), letters.next(), letters.next());
    let is_letter = |it: Option<char>| it.is_some_and(char::is_alphabetic);
    is_letter(last) && point == Some('.') && is_letter(first)
}

/// "Mon", "Sept", "Tues": short forms of days and months, which no sentence is.
fn is_shortened_date(word: &str) -> bool {
    let mut names = DAYS_EN.iter().chain(&MONTHS_EN);
    (3..=5).contains(&word.len()) && names.any(|name| *name != word && name.starts_with(word))
}

/// Whether a word is a number or names a day or a month.
fn is_date(word: &str) -> bool {
    let word = word.to_lowercase();
    let name = word.trim_end_matches('s');
    let mut names = DAYS_EN.iter().chain(&MONTHS_EN);
    word.starts_with(|it: char| it.is_ascii_digit())
        || name.len() >= 3 && names.any(|it| it.starts_with(name))
}

fn last_word(text: &str) -> &str {
    let word = text.trim_end_matches(char::is_alphanumeric);
    &text[word.len()..]
}

/// The first word of a text, with the points and dashes in it.
fn first_word(text: &str) -> &str {
    let text = text.trim_start().trim_start_matches(['(', '"', '“', '\'']);
    let is_part = |it: char| it.is_alphanumeric() || ".-#".contains(it);
    let end = text.find(|it| !is_part(it)).unwrap_or(text.len());
    text[..end].trim_end_matches(['.', '-'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn split(text: &str) -> Vec<&str> {
        sentences(text).collect()
    }

    #[test]
    fn the_point_of_an_abbreviation_ends_no_sentence() {
        for text in [
            "Located in the basement of St. Paul Church",
            "St. Vincent de Paul Society",
            "basement of st. paul church",
            "Call Dr. Smith",
            "Ask for Rev. Jones or Fr. Brown",
            "Mt. Zion Baptist Church",
            "Next to the Mt. Zion hall",
            "No. 12 on the door",
            "Approx. 40 beds",
            "Ext. 12",
            "At 9 a.m. on weekdays",
            "From 9 a.m. to 5 p.m. Monday to Friday",
            "9 am. - 5 pm. weekdays",
            "U.S. citizens",
            "John F. Kennedy Center",
            "5th Ave. entrance",
            "Entrance on Main St. near the park",
            "Nov. 15 to Mar. 31",
            "Mon. and Wed. mornings",
            "Bags cost $5.00 each",
            "See www.example.org for a menu",
            "Jan. Tuesdays",
            "I.D. not required",
            "i.d. not necessary",
            "I. D. not needed",
            "Photo I.D. Not Required",
            "Photo I.D. Required",
            "No I.D. Required",
            "S.S. card and N.J. I.D. no longer needed",
            "I.D. is never asked for",
            "I.D. not req'd",
            "I.D. Cards Not Required",
            "I.D. won't be asked for",
            "ID. Not required",
            "I.D. no es necesaria",
            "Appt. not necessary",
            "By Appt. Only",
            "I.D. req. for adults",
            "From 9 a.m. until noon",
            "Mon. only",
            "Bell Co. required",
        ] {
            assert_eq!(split(text), [text]);
        }
    }

    #[test]
    fn a_sentence_ends_where_something_new_begins() {
        for (text, expected) in [
            ("Hot meals. Free", &["Hot meals", "Free"][..]),
            (
                "Hot meals.Free; bring ID.",
                &["Hot meals", "Free", "bring ID"],
            ),
            ("Welcome! Closed Fridays", &["Welcome", "Closed Fridays"]),
            (
                "Hot meals\nClosed Fridays",
                &["Hot meals", "Closed Fridays"],
            ),
            (
                "On Main St. Closed Fridays",
                &["On Main St", "Closed Fridays"],
            ),
            (
                "on main st. closed fridays",
                &["on main st", "closed fridays"],
            ),
            ("At 12 Park Dr. Showers", &["At 12 Park Dr", "Showers"]),
            ("On 5th St. Showers", &["On 5th St", "Showers"]),
            (
                "Entrance on Broad Ave. Showers",
                &["Entrance on Broad Ave", "Showers"],
            ),
            (
                "Until 5 p.m. Closed Fridays",
                &["Until 5 p.m", "Closed Fridays"],
            ),
            ("Until 5 p.m. Bring ID", &["Until 5 p.m", "Bring ID"]),
            (
                "Since Sept. Closed Fridays",
                &["Since Sept", "Closed Fridays"],
            ),
            (
                "For the U.S. Closed Fridays",
                &["For the U.S", "Closed Fridays"],
            ),
            ("Pets? No. Call first", &["Pets", "No", "Call first"]),
            (
                "Ask for Dr. Closed Fridays",
                &["Ask for Dr", "Closed Fridays"],
            ),
            (
                "See www.example.org. Closed Fridays",
                &["See www.example.org", "Closed Fridays"],
            ),
            ("Bring I.D. No walk-ins", &["Bring I.D", "No walk-ins"]),
            ("bring i.d. no walk-ins", &["bring i.d", "no walk-ins"]),
            ("Bring I.D. Only adults", &["Bring I.D", "Only adults"]),
            (
                "Until 5 p.m. Not open Fridays",
                &["Until 5 p.m", "Not open Fridays"],
            ),
            ("...", &[]),
        ] {
            assert_eq!(split(text), expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn nothing_but_signs_is_lost(text in "[A-Za-z0-9 .;!?é-]{0,40}|\\PC{0,30}") {
            let letters = |text: &str| text.chars().filter(|it| it.is_alphanumeric()).collect::<String>();
            let found: String = sentences(&text).map(letters).collect();
            prop_assert_eq!(found, letters(&text));
        }
    }
}
