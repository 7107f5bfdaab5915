//! Names in a note that only say where something is or whose it is: a church of a saint, a street, an address on the web.
//! Any name may stand there, so none is listed.

/// Words before the name of a saint or a mountain: "St. Paul", "Mt. Zion".
const BEFORE: [&str; 5] = ["mount", "mt", "saint", "st", "sts"];
/// Words that begin a sentence before such a name.
const PREPOSITIONS: [&str; 8] = [
    "at", "behind", "beside", "from", "in", "inside", "near", "of",
];
/// Kinds of streets. "Place", "way" and "court" are words of sentences too.
const STREETS: [&str; 13] = [
    "ave",
    "avenida",
    "avenue",
    "blvd",
    "boulevard",
    "highway",
    "hwy",
    "lane",
    "parkway",
    "pkwy",
    "road",
    "st",
    "street",
];
/// How the addresses of websites end.
const DOMAINS: [&str; 5] = [".com", ".edu", ".gov", ".net", ".org"];

/// Whether a word of letters begins with a capital and goes on with small ones: "Maria", and not "ID".
pub(super) fn is_written_as_name(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
        && word.chars().all(char::is_alphabetic)
        && word.chars().any(char::is_lowercase)
}

/// How many words from here on are the name of a saint or of a street; 0 where there is none.
pub(super) fn length(words: &[&str], at: usize) -> usize {
    let is_name = |at: usize| {
        let word = words.get(at).copied().unwrap_or_default();
        word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphabetic)
    };
    let is = |at: usize, known: &[&str]| {
        let word = words.get(at).map(|word| word.to_lowercase());
        word.is_some_and(|word| known.contains(&word.as_str()))
    };
    // "Main St Seniors" is a street and people, "basement of St Paul" a saint.
    let is_behind_name = at > 0 && is_name(at - 1) && !is(at - 1, &PREPOSITIONS);
    // "Calle Elm".
    if is(at, &["avenida", "calle"]) && is_name(at + 1) {
        return 2;
    }
    if is(at, &BEFORE) && is_name(at + 1) && !is_behind_name {
        return 2;
    }
    let is_numbered = words[at].starts_with(|it: char| it.is_ascii_digit())
        && ["st", "nd", "rd", "th"]
            .iter()
            .any(|end| words[at].ends_with(end));
    if (is_name(at) && at > 0 || is_numbered) && is(at + 1, &STREETS) {
        return 2;
    }
    0
}

/// A text without its addresses of websites and of mail.
pub(super) fn without_addresses(text: &str) -> String {
    let is_address = |word: &&str| {
        let word = word.trim_end_matches(['.', ',', ')', ':']).to_lowercase();
        let host = word
            .split('/')
            .find(|part| part.contains('.'))
            .unwrap_or_default();
        host.starts_with("www.") || DOMAINS.iter().any(|end| host.ends_with(end))
    };
    let words = text.split_whitespace().filter(|word| !is_address(word));
    words.collect::<Vec<_>>().join(" ")
}
