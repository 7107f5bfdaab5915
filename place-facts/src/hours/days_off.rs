//! Days off in other words: "no Wednesday hours" and "Tuesday off" are "closed Wednesday" and "closed Tuesday", "besides Sunday" is
//! "except Sunday". And dates with an ordinal: "Dec. 1st" is "Dec. 1".

use crate::names_of_days::{DAYS_EN, MONTHS_EN};

/// What takes the day behind it away, and the word that the reader knows for it.
const BEFORE_DAYS: [(&[&str], &str); 24] = [
    (&["excepting"], "except"),
    (&["excluding"], "except"),
    (&["exclude"], "except"),
    (&["excludes"], "except"),
    (&["excl"], "except"),
    (&["exc"], "except"),
    (&["never"], "closed"),
    (&["with", "the", "exception", "of"], "except"),
    (&["not", "including"], "except"),
    (&["aside", "from"], "except"),
    (&["apart", "from"], "except"),
    (&["other", "than"], "except"),
    (&["save", "for"], "except"),
    (&["besides"], "except"),
    (&["minus"], "except"),
    (&["save"], "except"),
    (&["but", "we", "are", "closed"], "closed"),
    (&["but", "closed"], "closed"),
    (&["we", "are", "closed"], "closed"),
    (&["we", "don't", "open"], "closed"),
    (&["we", "do", "not", "open"], "closed"),
    (&["does", "not", "open"], "closed"),
    (&["never", "open"], "closed"),
    (&["not", "open"], "closed"),
];

/// A text in lower case with such days as the reader knows them.
pub(super) fn with_closed_days(text: String) -> String {
    const HINTS: [&str; 25] = [
        "but ",
        "exc",
        "never ",
        "no ",
        "other days",
        " hours",
        " off",
        "1st",
        "2nd",
        "3rd",
        "th",
        "closed)",
        "we are closed",
        "but closed",
        "not open",
        "t open",
        "never open",
        "exception of",
        "including",
        "minus ",
        "save ",
        "besides ",
        "other than",
        "apart from",
        "aside from",
    ];
    if !HINTS.iter().any(|hint| text.contains(hint)) {
        return text;
    }
    let words: Vec<&str> = text.split(' ').collect();
    let mut read: Vec<String> = Vec::with_capacity(words.len());
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let before = at.checked_sub(1).map(|at| words[at]);
        let read_here = day_off(&words[at..])
            .or_else(|| bare_day_off(before, &words[at..]))
            .or_else(|| in_brackets(&words[at..]));
        let (said, length) = read_here.unwrap_or_else(|| {
            let is_of_month = at > 0 && is_month(words[at - 1]);
            let is_week = words.get(at + 1).is_some_and(|next| is_day(next));
            match is_of_month && !is_week {
                true => (without_ordinal(word), 1),
                false => ((*word).to_owned(), 1),
            }
        });
        read.push(said);
        at += length;
    }
    read.join(" ")
}

/// What the first words say of a day that is off, in the words of the reader, and how many they are.
fn day_off(words: &[&str]) -> Option<(String, usize)> {
    let is = |at: usize, said: &str| words.get(at).is_some_and(|word| bare(word) == said);
    let day = |at: usize| words.get(at).copied().filter(|word| is_day(word));
    if let Some(off) = day(1).filter(|_| is(0, "no") && is(2, "hours")) {
        return Some((format!("closed {}", with_sign(off, words[2])), 3));
    }
    if let Some(off) = day(0).filter(|_| is(1, "off")) {
        return Some((format!("closed {}", with_sign(off, words[1])), 2));
    }
    if is_closed_behind(words) {
        let off = with_sign(&words[0][1..], words[1]);
        return Some((format!("(closed {off}"), 2));
    }
    BEFORE_DAYS.iter().find_map(|(said, known)| {
        let is_said = said.iter().enumerate().all(|(at, it)| is(at, it));
        let at = said.len() + usize::from(is(said.len(), "on"));
        (is_said && day(at).is_some()).then(|| ((*known).to_owned(), said.len()))
    })
}

/// "(exc. Thurs)", "(no Mondays)".
fn in_brackets(words: &[&str]) -> Option<(String, usize)> {
    let (first, rest) = words.split_first()?;
    let within = [&[first.strip_prefix('(')?], rest].concat();
    let (said, length) = day_off(&within).or_else(|| bare_day_off(None, &within))?;
    Some((format!("({said}"), length))
}

/// Days that end a part of the text and are off: "no Thursdays", "Thursdays excluded", "thursday not open". And a day with other times behind
/// those of the others: "Mon-Fri 9-5, but Wed 12-8".
fn bare_day_off(before: Option<&str>, words: &[&str]) -> Option<(String, usize)> {
    const BEHIND: [&[&str]; 5] = [
        &["excepted"],
        &["excluded"],
        &["not", "open"],
        &["is", "not", "open"],
        &["is", "off"],
    ];
    let is = |at: usize, said: &str| words.get(at).is_some_and(|word| bare(word) == said);
    let day = |at: usize| words.get(at).copied().filter(|word| is_day(word));
    let ends = |at: usize| {
        words
            .get(at)
            .is_none_or(|word| bare(word).len() < word.len())
    };
    let ends_at = |at: usize| ends(at) || words.len() == at + 1;
    if is(0, "no") && day(1).is_some() {
        if ends_at(1) {
            return Some((format!("closed {}", words[1]), 2));
        }
        let is_joined = ["and", "or", "nor", "&"].iter().any(|it| is(2, it));
        return (is_joined && day(3).is_some() && ends_at(3))
            .then(|| (format!("closed {} and {}", words[1], words[3]), 4));
    }
    if let Some(off) = day(0).filter(|_| !ends(0)) {
        return BEHIND.iter().find_map(|behind| {
            let is_said = behind.iter().enumerate().all(|(at, it)| is(at + 1, it));
            let last = behind.len();
            (is_said && ends_at(last))
                .then(|| (format!("closed {}", with_sign(off, words[last])), last + 1))
        });
    }
    let is_behind_times = before.is_some_and(|it| {
        it.contains(|char: char| char.is_ascii_digit()) || ["am", "pm", "noon"].contains(&bare(it))
    });
    let has_times = words
        .get(2)
        .is_some_and(|it| it.starts_with(|char: char| char.is_ascii_digit()));
    let other = day(1).filter(|_| is(0, "but") && is_behind_times && has_times)?;
    Some((format!("except {}; {other}", bare(other)), 2))
}

/// "(Wed closed)", "(Wed excluded)": one day, and that alone stands in the brackets.
fn is_closed_behind(words: &[&str]) -> bool {
    const CLOSED: [&str; 4] = ["closed)", "excepted)", "excluded)", "off)"];
    let [day, closed, ..] = words else {
        return false;
    };
    let day = day.strip_prefix('(');
    day.is_some_and(is_day) && CLOSED.iter().any(|it| closed.starts_with(it))
}

/// A word without the signs behind it.
fn bare(word: &str) -> &str {
    word.trim_end_matches([',', ';', '.', ')'])
}

/// A word with the sign that stands behind another.
fn with_sign(word: &str, behind: &str) -> String {
    [word, &behind[bare(behind).len()..]].concat()
}

fn is_one_of(word: &str, names: &[&str]) -> bool {
    let word = bare(word);
    let name = word.strip_suffix('s').unwrap_or(word);
    name.len() >= 3
        && names
            .iter()
            .any(|known| known.starts_with(name) || known.starts_with(word))
}

fn is_day(word: &str) -> bool {
    is_one_of(word, &DAYS_EN)
}

fn is_month(word: &str) -> bool {
    is_one_of(word, &MONTHS_EN)
}

/// "1st," as "1,".
fn without_ordinal(word: &str) -> String {
    let digits = word.len()
        - word
            .trim_start_matches(|it: char| it.is_ascii_digit())
            .len();
    let (number, end) = word.split_at(digits);
    let rest = ["st", "nd", "rd", "th"]
        .iter()
        .find_map(|it| end.strip_prefix(it));
    match rest {
        Some(rest) if !number.is_empty() && !rest.starts_with(char::is_alphanumeric) => {
            [number, rest].concat()
        }
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::with_closed_days;

    #[test]
    fn days_off_are_closed_days() {
        for (said, read) in [
            (
                "mon-fri 9-5, no wednesday hours",
                "mon-fri 9-5, closed wednesday",
            ),
            ("mon-fri 9-5, tuesday off", "mon-fri 9-5, closed tuesday"),
            (
                "daily 9-5 with the exception of sunday",
                "daily 9-5 except sunday",
            ),
            (
                "daily 9-5, but we are closed on sundays",
                "daily 9-5, closed on sundays",
            ),
            (
                "besides groceries we have clothes",
                "besides groceries we have clothes",
            ),
            ("closed dec. 1st, 2026", "closed dec. 1, 2026"),
            ("1st tuesday 9-5", "1st tuesday 9-5"),
            ("march 1st tuesday", "march 1st tuesday"),
            ("summer hours off site", "summer hours off site"),
        ] {
            assert_eq!(with_closed_days(said.to_owned()), read);
        }
    }
}
