//! Numbers that count people or things, and are no word of a place: "food for 4 kids", "shoes size 12".

/// Most digits of such a number. More are a ZIP code, a telephone number or "211".
const DIGITS_MAX: usize = 2;
/// Words of a street, behind its name.
const STREETS: [&str; 20] = [
    "ave",
    "avenida",
    "avenue",
    "blvd",
    "boulevard",
    "calle",
    "dr",
    "drive",
    "highway",
    "hwy",
    "lane",
    "ln",
    "parkway",
    "pike",
    "pkwy",
    "rd",
    "road",
    "st",
    "street",
    "turnpike",
];
/// Words before the number of a road, an office or a box.
const NUMBERED: [&str; 11] = [
    "apt", "box", "exit", "ext", "highway", "hwy", "route", "rt", "rte", "ruta", "suite",
];
/// What stands between a house number and the name of a street.
const SIDES: [&str; 8] = ["e", "east", "n", "north", "s", "south", "w", "west"];

/// Words between an age and "old".
const YEARS: [&str; 6] = ["year", "years", "yr", "yrs", "month", "months"];

/// Whether the first of some words is a number that counts, and no part of an address. `before` is the word before them;
/// `begins` tells whether words begin something that is understood.
pub(super) fn is_count(
    words: &[String],
    before: Option<&str>,
    begins: impl Fn(&[String]) -> bool,
) -> bool {
    let Some(number) = words.first() else {
        return false;
    };
    let is_short = number.len() <= DIGITS_MAX && number.bytes().all(|byte| byte.is_ascii_digit());
    let is_numbered = before.is_some_and(|word| NUMBERED.contains(&word));
    is_short && !is_numbered && !names_house(&words[1..], begins)
}

/// How many of some words, of which the first counts, say how old someone is: "17 year old". Else it is the number alone.
/// "Old Bridge" behind it is a town.
pub(super) fn length_of_age(words: &[String]) -> usize {
    let is =
        |at: usize, known: &[&str]| words.get(at).is_some_and(|it| known.contains(&it.as_str()));
    let years = usize::from(is(1, &YEARS));
    let is_town = is(years + 2, &["bridge", "tappan"]);
    match is(years + 1, &["old", "olds"]) && !is_town {
        true => years + 2,
        false => 1,
    }
}

/// Whether the name of a street follows, and nothing else stands before its end: "14 gates ave", "73 E High Street".
fn names_house(words: &[String], begins: impl Fn(&[String]) -> bool) -> bool {
    let is = |word: &String, known: &[&str]| known.contains(&word.as_str());
    let mut streets = (0..words.len()).filter(|at| is(&words[*at], &STREETS));
    let Some(end) = streets.find(|at| *at > 0) else {
        return false;
    };
    (0..end).all(|at| is(&words[at], &SIDES) || is(&words[at], &STREETS) || !begins(&words[at..]))
}
