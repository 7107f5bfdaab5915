//! Words with which a note says that it may not hold, or does not hold any more: "(old info)", "usually", "not verified", "in
//! 2019". Nobody may rely on what stands beside them.

use super::Sentence;

const UNSURE: [&str; 60] = [
    "allegedly",
    "apparently",
    "as far as we know",
    "at last check",
    "call to confirm",
    "call to verify",
    "confirm",
    "confirme",
    "confirmar",
    "double-check",
    "generalmente",
    "generally",
    "geralmente",
    "i think",
    "last we heard",
    "may change",
    "may have changed",
    "maybe",
    "mostly",
    "no verificado",
    "normally",
    "normalmente",
    "not checked",
    "not confirmed",
    "not sure",
    "not verified",
    "não verificado",
    "often",
    "old info",
    "old information",
    "old listing",
    "on the website",
    "out of date",
    "outdated",
    "per the website",
    "per their website",
    "per website",
    "perhaps",
    "please verify",
    "possibly",
    "probablemente",
    "probably",
    "quizás",
    "quizá",
    "reportedly",
    "says website",
    "says their website",
    "says the website",
    "según",
    "sin confirmar",
    "sin verificar",
    "subject to change",
    "supposedly",
    "tal vez",
    "talvez",
    "typically",
    "unconfirmed",
    "unverified",
    "usually",
    "verify",
];
const MORE: [&str; 25] = [
    "creemos",
    "creo que",
    "dicen",
    "i believe",
    "i guess",
    "in theory",
    "me dijeron",
    "rumored",
    "so they say",
    "someone said",
    "they claim",
    "they said",
    "they say",
    "they told us",
    "unsure",
    "we are told",
    "we assume",
    "we believe",
    "we heard",
    "we think",
    "we were told",
    "usualmente",
    "verifique",
    "website says",
    "years ago",
];
/// Words that may stand around them where they are all that is said.
const BESIDE: &str = "ahead and before call coming first info information llame old para please por favor says so the this to \
    website with you";

/// Whether a sentence says of what it tells that it may not hold.
pub(super) fn is_said(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&UNSURE) || sentence.has_any(&MORE) || is_of_a_year(sentence)
}

/// Whether a sentence says nothing else, so that it is about the one before: "No ID needed; confirm".
pub(super) fn is_all(sentence: &Sentence<'_>) -> bool {
    let rest = sentence.without(&UNSURE).without(&MORE);
    is_said(sentence) && (rest.plain.is_empty() || rest.has_only(BESIDE)) || is_a_year(&rest.plain)
}

/// "Free in 2019", "as of 2020". What began in a year may go on.
fn is_of_a_year(sentence: &Sentence<'_>) -> bool {
    const BEGAN: [&str; 12] = [
        "began",
        "begun",
        "built",
        "desde",
        "established",
        "founded",
        "fundada",
        "fundado",
        "opened",
        "renovated",
        "since",
        "started",
    ];
    const BEFORE: [&str; 9] = [
        "as of", "back in", "during", "en", "hasta", "in", "through", "until", "em",
    ];
    let mut words = sentence.plain.split(' ').filter(|word| is_a_year(word));
    !sentence.has_any(&BEGAN)
        && words.any(|year| BEFORE.iter().any(|it| sentence.has_words(&[it, year])))
        || sentence.words.split(['(', ')']).skip(1).any(is_a_year)
        || sentence.plain.split(' ').any(are_years)
}

/// "2016-2019".
fn are_years(word: &str) -> bool {
    word.split_once('-')
        .is_some_and(|(from, to)| is_a_year(from) && is_a_year(to))
}

fn is_a_year(word: &str) -> bool {
    word.len() == 4
        && (word.starts_with("19") || word.starts_with("20"))
        && word.bytes().all(|byte| byte.is_ascii_digit())
}
